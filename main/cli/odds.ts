import type { BetOdds, OutcomeOdds } from '../../games/odds.ts';
import { GAMES } from '../../games/registry.ts';
import { gameNamed, houseNamed, type OptionTable, oneOperand, readArguments, wholeNumber } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { gamesWithOdds, oddsFor } from '../odds/index.ts';
import { readRules, writeRules } from '../rules-file.ts';
import { usageOf } from '../usage.ts';

const HANDS = { default: 200_000, min: 1_000, max: 100_000_000 };
const SEED = { default: 1, min: 0, max: 2 ** 32 - 1 };

const OPTIONS = {
  house: { value: 'HOUSE', help: 'with the rules of that house' },
  rules: { value: 'JSON', help: 'options that differ, as `dealerless rules GAME` lists them: \'{"decks": 6}\'' },
  hands: { value: 'N', help: `hands played for bets that cannot be counted exactly (default: ${HANDS.default})` },
  seed: { value: 'N', help: 'the seed of those hands (default: 1)' },
  json: { help: 'one object: game, rules, bets' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'odds',
    operands: 'GAME',
    options: OPTIONS,
    about:
      'Wagers are assumed to be covered in full, and fees are left out. The edge is the average loss of a unit bet.',
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const id = oneOperand(positionals, 'expected one game id');
    if (!GAMES.has(id)) throw new UsageError(`no such game: ${id}; there are odds for ${gamesWithOdds.join(', ')}`);
    const game = gameNamed(id);
    const read = readRules(game, houseNamed(values.house, game), readJson(values.rules), '--rules');
    if (!read.ok) throw new UsageError(read.error.map(({ path, message }) => `${path}: ${message}`).join('; '));
    const hands = wholeNumber('hands', values.hands, HANDS);
    const bets = oddsFor(id, read.value, { hands, seed: wholeNumber('seed', values.seed, SEED) });
    if (!bets) throw new UsageError(`${id} has no odds: it is played for a pot; there are ${gamesWithOdds.join(', ')}`);
    const text = values.json
      ? JSON.stringify({ game: id, rules: writeRules(game, read.value), bets }, null, 2)
      : bets.flatMap(paragraph).join('\n');
    process.stdout.write(`${text}\n`);
    return 0;
  },
};

function readJson(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`--rules expects JSON, such as '{"decks": 6}', not ${text}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new UsageError(`--rules expects a JSON object, not ${text}`);
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(4)} %`;

/** A bet with its outcomes under it. */
function paragraph({ id, edge, outcomes, strategy, best, ...how }: BetOdds): readonly string[] {
  const by = strategy === undefined ? '' : ` by the ${strategy}`;
  const also = best ? [`  best play: edge ${percent(best.edge)} (${foundHow(best)}); ${best.strategy}`] : [];
  return [`${id}: edge ${percent(edge)}${by} (${foundHow(how)})`, ...also, ...outcomes.map(line)];
}

const foundHow = ({ exact, stderr }: Pick<BetOdds, 'exact' | 'stderr'>): string =>
  exact || stderr === null ? 'counted in full' : `played out, standard error ${percent(stderr)}`;

function line({ name, pays, probability }: OutcomeOdds): string {
  const sign = pays > 0 ? '+' : '';
  return `  ${name.padEnd(28)}${`${sign}${pays}`.padStart(6)}${probability.toFixed(6).padStart(12)}`;
}
