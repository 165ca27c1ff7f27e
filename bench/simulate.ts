/**
 * How many hands per second of one processor random players play with every check of `simulate` on: six-handed no-limit
 * hold'em, and panguingue with its eighty decisions a hand, from the seating to the settled pots. All threads of the
 * process are counted, so other work on the machine changes little. Then the same hold'em by the command, on all
 * processors and by elapsed time, from its start: that figure is valid only on an otherwise idle machine.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { GAMES } from '../games/registry.ts';
import { type SimulationSettings, simulate, USUAL } from '../lab/simulation/simulation.ts';

const HANDS = 20_000;
const PAN_HANDS = 400;
const ROUNDS = 7;
/** Enough for the command to be warm for nearly all of them. */
const COMMAND_HANDS = 500_000;

/** Hands per second of processor time. Throws when a check failed: such hands are not worth counting. */
function perSecond(settings: SimulationSettings): number {
  const before = process.cpuUsage();
  const { hands, violations } = simulate(settings);
  const { user, system } = process.cpuUsage(before);
  const [violation] = violations;
  if (violation) throw new Error(`bench: seed ${violation.seed}: ${violation.message}`);
  return (1e6 * hands) / (user + system);
}

/** The median of several rounds, each at tables of its own, after one to warm up. */
function median(id: 'holdem' | 'panguingue', options: object, hands: number): number {
  const game = GAMES.get(id);
  if (!game) throw new Error(`bench: there is no ${id}`);
  const rules = game.rules.parse(options);
  const buyIn = { min: 20_000, max: 20_000 };
  const round = (n: number): number =>
    perSecond({ game, rules, seats: 6, hands, seed: 1_000 * (n + 1), buyIn, ...USUAL });
  const rates = Array.from({ length: ROUNDS + 1 }, (_, n) => round(n)).slice(1);
  return rates.sort((a, b) => a - b)[ROUNDS >> 1] as number;
}

const report = z.object({ handsPerSecond: z.number(), violations: z.array(z.unknown()).length(0) });

/** The figure that the command itself prints. */
function byCommand(): number {
  const program = join(import.meta.dirname, '..', 'lab', 'cli', 'main.ts');
  const asked = ['--game', 'holdem', '--rules', '{"betting":"no-limit"}', '--hands', String(COMMAND_HANDS), '--json'];
  const said = execFileSync(process.execPath, [program, 'simulate', ...asked], { encoding: 'utf8' });
  return report.parse(JSON.parse(said)).handsPerSecond;
}

export async function measure(): Promise<Record<string, number>> {
  return {
    handsPerSec: median('holdem', { betting: 'no-limit' }, HANDS),
    panHandsPerSec: median('panguingue', {}, PAN_HANDS),
    allProcessorsHandsPerSec: byCommand(),
  };
}

if (import.meta.main) console.log(await measure());
