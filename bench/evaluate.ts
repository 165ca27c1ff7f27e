/**
 * How fast hands are ranked, compared with npm `phe` on the same random hands in the same process, each already decoded
 * into the form its engine takes.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { rankHigh7 } from '../games/ranking/high.ts';
import { rankOmahaHigh } from '../games/ranking/omaha.ts';
import { dealer } from './deal/dealer.ts';

const phe = createRequire(import.meta.url)('phe') as { evaluateCardCodes(codes: readonly number[]): number };

const HANDS = 100_000;
const ROUNDS = 15;

// Each returns the sum of the values, so that nothing can be optimized away as unused.

function rankAllHigh(cards: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i += 7) {
    sum += rankHigh7(
      cards[i] as number,
      cards[i + 1] as number,
      cards[i + 2] as number,
      cards[i + 3] as number,
      cards[i + 4] as number,
      cards[i + 5] as number,
      cards[i + 6] as number,
    );
  }
  return sum;
}

function rankAllByPhe(hands: readonly (readonly number[])[]): number {
  let sum = 0;
  for (const hand of hands) sum += 7_463 - phe.evaluateCardCodes(hand);
  return sum;
}

function rankAllOmaha(holes: readonly (readonly number[])[], boards: readonly (readonly number[])[]): number {
  let sum = 0;
  for (let i = 0; i < holes.length; i++) sum += rankOmahaHigh(holes[i] as number[], boards[i] as number[]);
  return sum;
}

/** Hands per second over a number of runs. */
function perSecond(hands: number, runs: number, run: () => number): number {
  const start = performance.now();
  for (let i = 0; i < runs; i++) run();
  return (1_000 * hands * runs) / (performance.now() - start);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

/** Loads the rankings in a process of its own: how long until they can rank, and the bytes of the tables they built. */
function loadAfresh(): { ms: number; bytes: number } {
  const script = `
    await import('${new URL('../games/card.ts', import.meta.url).href}');
    gc();
    const bytes = process.memoryUsage().arrayBuffers;
    const start = performance.now();
    await import('${new URL('../games/ranking/ranking.ts', import.meta.url).href}');
    const { rankHigh7 } = await import('${new URL('../games/ranking/high.ts', import.meta.url).href}');
    rankHigh7(0, 5, 10, 15, 20, 28, 41);
    const ms = performance.now() - start;
    gc();
    console.log(JSON.stringify({ ms, bytes: process.memoryUsage().arrayBuffers - bytes }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

/** Rounds of all engines in turn, the first ones to warm up; the ratio is computed round by round. */
export async function measure(): Promise<Record<string, number>> {
  const deal = dealer(7);
  const hands = Array.from({ length: HANDS }, () => deal(7));
  const cards = Uint8Array.from(hands.flat());
  const omaha = Array.from({ length: HANDS / 10 }, () => deal(9));
  const holes = omaha.map((hand) => hand.slice(0, 4));
  const boards = omaha.map((hand) => hand.slice(4));
  if (rankAllHigh(cards) !== rankAllByPhe(hands)) throw new Error('bench: phe ranks these hands differently');

  const rounds = Array.from({ length: ROUNDS + 3 }, () => ({
    ours: perSecond(HANDS, 20, () => rankAllHigh(cards)),
    phe: perSecond(HANDS, 2, () => rankAllByPhe(hands)),
    omaha: perSecond(omaha.length, 5, () => rankAllOmaha(holes, boards)),
  })).slice(3);
  const loads = Array.from({ length: 5 }, loadAfresh);
  return {
    evalPerSec: median(rounds.map(({ ours }) => ours)),
    phePerSec: median(rounds.map(({ phe: theirs }) => theirs)),
    evalRatio: median(rounds.map(({ ours, phe: theirs }) => ours / theirs)),
    omahaPerSec: median(rounds.map((round) => round.omaha)),
    rankTablesBytes: median(loads.map(({ bytes }) => bytes)),
    // The smallest of several loads: other work on the machine can only add to it.
    rankReadyMs: Math.min(...loads.map(({ ms }) => ms)),
  };
}

if (import.meta.main) console.log(await measure());
