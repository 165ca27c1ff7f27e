/** Hands of our own to be written down: random tables, random rules, random players who are sometimes away. */
import type { Occupant } from '../../../games/hand-start.ts';
import { GAMES } from '../../../games/registry.ts';
import { invariant } from '../../../games/result.ts';
import { randomDecision } from '../../../lab/simulation/random-player.ts';
import { Hand } from '../../../main/hand/hand.ts';
import { Seeded } from '../../../main/odds/seeded.ts';

/** Games and bettings that the format has a code for. */
export const WRITTEN = [
  ['holdem', 'split-limit'],
  ['holdem', 'no-limit'],
  ['short-deck-holdem', 'no-limit'],
  ['omaha', 'pot-limit'],
  ['omaha-hi-lo-8', 'split-limit'],
  ['razz', 'split-limit'],
  ['seven-card-stud', 'split-limit'],
  ['seven-card-stud-hi-lo-8', 'split-limit'],
  ['kansas-city-lowball', 'no-limit'],
  ['deuce-to-seven-triple-draw', 'split-limit'],
  ['badugi', 'split-limit'],
] as const;

export interface RandomHand {
  readonly hand: Hand;
  readonly voided: boolean;
}

/** So many hands in a row at one table, as they were when they ended or were voided. */
export function randomHands([id, betting]: readonly [string, string], seed: number, count: number): RandomHand[] {
  const game = GAMES.get(id);
  invariant(game !== undefined, `no game ${id}`);
  const seeded = new Seeded(seed);
  const rules = game.rules.parse({ betting, ...optionsFor(id, seeded) });
  const seats = 2 + seeded.below(game.seats(rules).max === 7 ? 6 : 8);
  let people = Array.from({ length: seats }, (_, i): Occupant => occupant(i + 1, seeded));
  let memory = game.newMemory();
  const hands: RandomHand[] = [];
  for (let number = 1; hands.length < count; number++) {
    invariant(number < 50 * count, 'hardly a hand is dealt');
    const seating = game.seatHand(rules, memory, people, (n) => seeded.below(n));
    memory = seating.memory;
    if (seating.start) {
      const deck = seeded.shuffle(game.deck(rules));
      const facts = { number, rules, start: seating.start, memory, deck, seal: '', at: Date.UTC(2026, 0, 1) + number };
      const played = playOut(Hand.begin(game, facts), seeded);
      hands.push(played);
      memory = played.voided ? played.hand.memoryIfVoided() : played.hand.memoryAfter();
      const after = new Map(played.voided ? [] : played.hand.outcome().stacks.map((one) => [one.seat, one.after]));
      people = people.map((one) => ({ ...one, stack: after.get(one.seat) ?? one.stack }));
    }
    people = people.map((one) => change(one, seeded));
  }
  return hands;
}

const ENTRY = ['post', 'post', 'wait'] as const;

const occupant = (seat: number, seeded: Seeded): Occupant => ({
  seat,
  player: `player-${seeded.below(1e9)}`,
  stack: stackFor(seeded),
  sittingOut: false,
  entry: ENTRY[seeded.below(3)] ?? 'post',
});

/** Some have hardly a blind. */
const stackFor = (seeded: Seeded): number => 100 * (1 + seeded.below(seeded.onceIn(3) ? 8 : 120));

/** Goes and is followed by another, sits out, comes back, buys chips. */
function change(one: Occupant, seeded: Seeded): Occupant {
  if (seeded.onceIn(12)) return occupant(one.seat, seeded);
  const sittingOut = seeded.onceIn(one.sittingOut ? 2 : 6) ? !one.sittingOut : one.sittingOut;
  return { ...one, sittingOut, stack: one.stack < 100 ? stackFor(seeded) : one.stack };
}

function playOut(begun: Hand, seeded: Seeded): RandomHand {
  let hand = begun;
  while (!hand.over) {
    if (seeded.onceIn(300)) return { hand, voided: true };
    const asks = hand.asks();
    const ask = asks[seeded.below(asks.length)];
    invariant(ask !== undefined, 'a hand that is not over asks');
    const foul = hand.take({ kind: 'ruling', ruling: { kind: 'foul', seat: 1 + seeded.below(9) } });
    const next = foul.ok && seeded.onceIn(60) ? foul : hand.take(stepFor(ask, seeded));
    invariant(next.ok, () => (next.ok ? '' : next.error.message));
    hand = next.value;
  }
  return { hand, voided: false };
}

function stepFor(ask: ReturnType<Hand['asks']>[number], seeded: Seeded) {
  if (seeded.onceIn(40)) return { kind: 'absent', seat: ask.seat } as const;
  return { kind: 'decision', seat: ask.seat, decision: randomDecision(ask, seeded) } as const;
}

/** A draw game is one of the format's own, where an opening all-in under half a bet must be called. */
function optionsFor(id: string, seeded: Seeded) {
  if (isStud(id)) return studRules(id, seeded);
  return { ...randomRules(seeded), ...(DRAWS.includes(id) ? { shortOpeningAllIn: 'must-call' } : {}) };
}

const DRAWS: readonly string[] = ['kansas-city-lowball', 'deuce-to-seven-triple-draw', 'badugi'];

const isStud = (id: string): boolean => id === 'razz' || id.startsWith('seven-card-stud');

/** What the format does not tell is as its own variants have it. */
function studRules(id: string, seeded: Seeded) {
  const { smallBlind: _small, bigBlind: _big, jackpotDrop: _drop, ...rules } = randomRules(seeded);
  const pick = <T>(...values: readonly T[]): T | undefined => values[seeded.below(values.length)];
  return {
    ...rules,
    ...(id === 'seven-card-stud' ? { openPair: 'lower-limit' } : {}),
    shortOpeningAllIn: 'must-call',
    bringIn: pick(null, 50, 200),
  };
}

function randomRules(seeded: Seeded) {
  const pick = <T>(...values: readonly T[]): T | undefined => values[seeded.below(values.length)];
  const fees = { playerFee: 100, modifiedFee: 50, turnFee: 100, riverFee: 150, splitFee: 100 };
  return {
    smallBlind: pick(100, 200, 50),
    bigBlind: 200,
    lowerLimit: 200,
    ante: pick(0, 0, 50, 100),
    chip: pick(1, 25, 100),
    maxRaises: pick(4, 3, null),
    headsUpCap: pick('lifted-when-two-left', 'lifted-when-began-with-two', 'kept'),
    shortAllInCounts: pick(true, false),
    shortOpeningAllIn: pick('must-call', 'may-check'),
    raiseOverAllIn: pick('bet-plus-limit', 'complete'),
    absent: pick('dead-hand', 'check-or-fold'),
    showOrder: pick('aggressor', 'button'),
    muck: pick('automatic', 'ask', 'all-show'),
    allInTabled: pick(true, false),
    feePots: pick('main-first', 'main-only'),
    jackpotDrop: pick(0, 100),
    collection: pick([], [{ minPlayers: 2, maxPlayers: 10, ...fees }]),
  };
}
