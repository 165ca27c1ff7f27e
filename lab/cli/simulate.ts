import { type Cents, parseDollars } from '../../games/money.ts';
import { type AnyGame, type AnyRules, GAMES } from '../../games/registry.ts';
import type { House } from '../../houses/house.ts';
import {
  gameNamed,
  houseNamed,
  noOperands,
  type OptionTable,
  readArguments,
  type Values,
  wholeNumber,
} from '../../main/arguments.ts';
import { type Command, UsageError } from '../../main/command.ts';
import { readRules } from '../../main/rules-file.ts';
import { usageOf } from '../../main/usage.ts';
import type { BuyInRange } from '../simulation/random-table.ts';
import { type SimulationSettings, USUAL } from '../simulation/simulation.ts';
import type { Violation } from '../simulation/tables.ts';
import { fuzzOnThreads, simulateOnThreads } from '../simulation/threads.ts';

const OPTIONS = {
  game: { value: 'GAME', help: 'one of "dealerless games"' },
  house: { value: 'HOUSE', help: 'with the rules of that house' },
  rules: { value: 'JSON', help: 'options of the game, as a scenario file has them', default: '{}' },
  seats: { value: 'N', help: 'players at the table (default: 6, or as many as the game takes)' },
  hands: { value: 'N', help: 'hands to play (default: 10000)' },
  seed: { value: 'N', help: 'seed of the cards and the players (default: 1)' },
  'buy-in': { value: 'DOLLARS', help: 'each player’s buy-in in dollars, or a range such as 1-200', default: '200' },
  absent: { value: 'N', help: `one decision in N is not answered (default: ${USUAL.absent})` },
  inspect: {
    value: 'N',
    help: `one hand in N is viewed from every seat and replayed (default: ${USUAL.inspect})`,
  },
  fuzz: { help: 'random tables: any game, any rules, any number of players, any stacks' },
  json: { help: 'the result as one JSON object' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'simulate',
    forms: [
      '--game GAME [--house HOUSE] [--rules JSON] [--seats N] [--hands N] [--seed N] [--buy-in DOLLARS] [--absent N] [--inspect N] [--json]',
      '--fuzz [--game GAME] [--hands N] [--seed N] [--json]',
    ],
    options: OPTIONS,
    about: 'Exit code: 0 if every check held, 1 if one did not; the command that replays the failure is printed.',
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    noOperands(positionals);
    const began = performance.now();
    const played = values.fuzz ? await runFuzz(values) : await runOne(values);
    const seconds = (performance.now() - began) / 1000;
    const report = {
      ...played,
      seconds: Math.round(seconds * 1000) / 1000,
      handsPerSecond: Math.round(played.hands / seconds),
    };
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : inWords(report));
    return report.violations.length > 0 ? 1 : 0;
  },
};

type Given = Values<typeof OPTIONS>;

interface Played {
  readonly game: string;
  /** Null where it differs from table to table. */
  readonly seats: number | null;
  readonly hands: number;
  readonly decisions: number;
  readonly violations: readonly { readonly message: string; readonly replay: string }[];
}

interface Report extends Played {
  readonly seconds: number;
  readonly handsPerSecond: number;
}

async function runOne(values: Given): Promise<Played> {
  if (values.game === undefined) throw new UsageError('--game is missing');
  const game = gameNamed(values.game);
  const rules = rulesFrom(values.rules, game, houseNamed(values.house, game));
  const { min, max } = game.seats(rules);
  const settings: SimulationSettings = {
    game,
    rules,
    seats: wholeNumber('seats', values.seats, { default: Math.min(6, max), min, max }),
    hands: handsOf(values),
    seed: seedOf(values),
    buyIn: buyInFrom(values['buy-in']),
    absent: wholeNumber('absent', values.absent, { default: USUAL.absent, min: 1, max: 1e12 }),
    inspect: wholeNumber('inspect', values.inspect, { default: USUAL.inspect, min: 1, max: 1e12 }),
  };
  const { hands, decisions, violations } = await simulateOnThreads(settings);
  const where = { rules: values.rules, house: values.house };
  return {
    game: game.id,
    seats: settings.seats,
    hands,
    decisions,
    violations: violations.map((violation) => reported(violation, settings, where)),
  };
}

async function runFuzz(values: Given): Promise<Played> {
  const one = ['house', 'seats', 'absent', 'inspect'] as const;
  const misplaced = one.find((option) => values[option] !== undefined);
  if (misplaced) throw new UsageError(`--${misplaced} cannot be used with --fuzz: every table has its own`);
  const games = values.game === undefined ? [...GAMES.values()] : [gameNamed(values.game)];
  const { hands, decisions, violations } = await fuzzOnThreads(handsOf(values), seedOf(values), games);
  return {
    game: values.game ?? 'every game',
    seats: null,
    hands,
    decisions,
    violations: violations.map(({ settings, ...violation }) =>
      reported(violation, settings, { rules: JSON.stringify(settings.written) }),
    ),
  };
}

const handsOf = ({ hands }: Given): number => wholeNumber('hands', hands, { default: 10_000, min: 1, max: 1e12 });
const seedOf = ({ seed }: Given): number => wholeNumber('seed', seed, { default: 1, min: 0, max: 1e15 });

function inWords({ game, seats, hands, decisions, seconds, handsPerSecond, violations }: Report): string {
  const lines = violations.flatMap(({ message, replay }) => [`violated: ${message}`, `  again: ${replay}`]);
  const where = seats === null ? game : `${game}, ${seats} seats`;
  lines.push(
    `${where}: ${hands} hands, ${decisions} decisions in ${seconds} s, ${handsPerSecond} hands a second`,
    `${violations.length} violations`,
  );
  return `${lines.join('\n')}\n`;
}

function rulesFrom(text: string, game: AnyGame, house: House | null): AnyRules {
  const rules = readRules(game, house, objectFrom(text), '--rules');
  if (rules.ok) return rules.value;
  const [problem] = rules.error;
  throw new UsageError(`${problem?.path ?? '--rules'}: ${problem?.message ?? 'not rules'}`);
}

function objectFrom(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, like any other text that is not an object.
  }
  throw new UsageError(`--rules expects a JSON object, not "${text}"`);
}

/** `200`, or `1-200`. */
function buyInFrom(text: string): BuyInRange {
  const [min, max, ...more] = text.split('-').map(parseDollars);
  if (min && max === undefined) return { min, max: min };
  if (min && max && min <= max && more.length === 0) return { min, max };
  throw new UsageError(`--buy-in expects dollars, or the minimum and the maximum, such as 1-200, not "${text}"`);
}

/** What failed, with the command that replays it. */
export function reported(
  { message, seed, hands }: Violation,
  { game, seats, buyIn, absent, inspect }: SimulationSettings,
  { rules, house }: { readonly rules: string; readonly house?: string | undefined },
): { readonly message: string; readonly replay: string } {
  const replay = [
    `bin/dealerless simulate --game ${game.id}`,
    ...(house === undefined ? [] : [`--house ${house}`]),
    ...(rules === '{}' ? [] : [`--rules '${rules.replaceAll("'", String.raw`'\''`)}'`]),
    `--seats ${seats} --hands ${hands} --seed ${seed}`,
    ...(buyIn.min === 20_000 && buyIn.max === 20_000 ? [] : [`--buy-in ${written(buyIn)}`]),
    ...(absent === USUAL.absent ? [] : [`--absent ${absent}`]),
    ...(inspect === USUAL.inspect ? [] : [`--inspect ${inspect}`]),
  ];
  return { message, replay: replay.join(' ') };
}

function written({ min, max }: BuyInRange): string {
  const plain = (amount: Cents): string => String(amount / 100);
  return min === max ? plain(min) : `${plain(min)}-${plain(max)}`;
}
