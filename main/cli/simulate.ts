import { parseDollars } from '../../games/money.ts';
import type { AnyGame, AnyRules } from '../../games/registry.ts';
import type { House } from '../../houses/house.ts';
import { readRules } from '../rules-file.ts';
import { gameNamed, houseNamed, readArguments, wholeNumber } from './arguments.ts';
import { type Command, UsageError } from './command.ts';
import { simulate, type Violation } from './simulation.ts';

export const command: Command = {
  name: 'simulate',
  summary: 'let random players play many hands and check that everything holds',
  usage: [
    'dealerless simulate --game GAME [--house HOUSE] [--rules JSON] [--seats N] [--hands N] [--seed N] [--buy-in DOLLARS] [--json]',
    '',
    '  --rules JSON       options of the game, as a scenario file has them',
    '  --seats N          players at the table (default: 6, or as many as the game takes)',
    '  --hands N          hands to play (default: 10000)',
    '  --seed N           where the cards and the players come from (default: 1)',
    '  --buy-in DOLLARS   what a player buys chips for (default: 200)',
    '  --json             the result as one JSON object',
    '',
    'Exit code: 0 everything held, 1 something did not; the command that plays it again is printed.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArguments(args, {
      game: { type: 'string' },
      house: { type: 'string' },
      rules: { type: 'string', default: '{}' },
      seats: { type: 'string' },
      hands: { type: 'string' },
      seed: { type: 'string' },
      'buy-in': { type: 'string', default: '200' },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length > 0) throw new UsageError(`nothing is expected beside the options, not ${positionals[0]}`);
    if (values.game === undefined) throw new UsageError('--game is missing');
    const game = gameNamed(values.game);
    const rules = rulesFrom(values.rules, game, houseNamed(values.house, game));
    const { min, max } = game.seats(rules);
    const buyIn = parseDollars(values['buy-in']);
    if (buyIn === null || buyIn === 0) throw new UsageError(`--buy-in expects dollars, not "${values['buy-in']}"`);
    const settings = {
      game,
      rules,
      seats: wholeNumber('seats', values.seats, { default: Math.min(6, max), min, max }),
      hands: wholeNumber('hands', values.hands, { default: 10_000, min: 1, max: 1e12 }),
      seed: wholeNumber('seed', values.seed, { default: 1, min: 0, max: 1e15 }),
      buyIn,
    };
    const began = performance.now();
    const result = simulate(settings);
    const seconds = (performance.now() - began) / 1000;
    const violations = result.violations.map((violation) => ({
      message: violation.message,
      replay: replayCommand(values, settings.seats, violation),
    }));
    const report = {
      game: game.id,
      seats: settings.seats,
      hands: result.hands,
      decisions: result.decisions,
      seconds: Math.round(seconds * 1000) / 1000,
      handsPerSecond: Math.round(result.hands / seconds),
      violations,
    };
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : inWords(report));
    return violations.length > 0 ? 1 : 0;
  },
};

interface Report {
  readonly game: string;
  readonly seats: number;
  readonly hands: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly handsPerSecond: number;
  readonly violations: readonly { readonly message: string; readonly replay: string }[];
}

function inWords({ game, seats, hands, decisions, seconds, handsPerSecond, violations }: Report): string {
  const lines = violations.flatMap(({ message, replay }) => [`violated: ${message}`, `  again: ${replay}`]);
  lines.push(
    `${game}, ${seats} seats: ${hands} hands, ${decisions} decisions in ${seconds} s, ${handsPerSecond} hands a second`,
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
    // Told below, like any other text that is not an object.
  }
  throw new UsageError(`--rules expects a JSON object, not "${text}"`);
}

function replayCommand(
  values: { game?: string | undefined; house?: string | undefined; rules: string; 'buy-in': string },
  seats: number,
  { seed, hands }: Violation,
): string {
  const house = values.house === undefined ? '' : ` --house ${values.house}`;
  const rules = values.rules === '{}' ? '' : ` --rules '${values.rules.replaceAll("'", String.raw`'\''`)}'`;
  const buyIn = values['buy-in'] === '200' ? '' : ` --buy-in ${values['buy-in']}`;
  return `bin/dealerless simulate --game ${values.game}${house}${rules} --seats ${seats} --hands ${hands} --seed ${seed}${buyIn}`;
}
