import { GAMES } from '../../games/registry.ts';
import type { House, SpreadGame } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { noOperands, type OptionTable, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { usageOf } from '../usage.ts';

const OPTIONS = {
  house: { value: 'HOUSE', help: 'the games in that house’s text, dealt here or not' },
  json: { help: 'one JSON object' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'games',
    options: OPTIONS,
    about:
      'Without --house: every game that is dealt here, then those in the houses’ texts that are not, with the reason.',
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    noOperands(positionals);
    if (values.house !== undefined) return print(ofHouse(values.house), values.json);
    const dealt = [...GAMES.values()].map((game) => ({
      id: game.id,
      name: game.name,
      ...seatsOf(game.id),
      houses: [...HOUSES.values()].filter((house) => game.id in house.games).map(({ id }) => id),
    }));
    if (values.json) return print(dealt, true);
    const missing = notDealt();
    const width = Math.max(...[...dealt, ...missing].map(({ id }) => id.length));
    for (const { id, name, minSeats, maxSeats, houses } of dealt) {
      const where = houses.length > 0 ? ` (${houses.join(', ')})` : '';
      process.stdout.write(`${id.padEnd(width)}  ${name}, ${minSeats} to ${maxSeats} players${where}\n`);
    }
    for (const { id, name, status, houses } of missing) {
      process.stdout.write(`${id.padEnd(width)}  ${name}: ${status} (${houses.join(', ')})\n`);
    }
    return 0;
  },
};

function seatsOf(id: string): { readonly minSeats: number; readonly maxSeats: number } {
  const game = GAMES.get(id);
  const { min, max } = game?.seats(game.rules.parse({})) ?? { min: 0, max: 0 };
  return { minSeats: min, maxSeats: max };
}

type Status = 'dealt' | 'not dealt yet' | 'no rules are printed';

const statusOf = (house: House, { id, noRules }: SpreadGame): Status =>
  id in house.games ? 'dealt' : noRules ? 'no rules are printed' : 'not dealt yet';

interface Listed extends SpreadGame {
  readonly status: Status;
}

/** What the text of a house spreads, in its order, and whether each game can be played here. */
function ofHouse(id: string): readonly Listed[] {
  const house = HOUSES.get(id);
  if (!house) throw new UsageError(`no such house: ${id}; there are ${[...HOUSES.keys()].join(', ')}`);
  return house.text.map((game) => ({ ...game, status: statusOf(house, game) }));
}

/** Games that some text spreads but its house does not deal here: once for every reason, with the houses concerned. */
function notDealt(): readonly (Listed & { readonly houses: string[] })[] {
  const missing = new Map<string, Listed & { readonly houses: string[] }>();
  for (const house of HOUSES.keys()) {
    for (const game of ofHouse(house).filter(({ status }) => status !== 'dealt')) {
      const seen = missing.get(game.id);
      if (seen) seen.houses.push(house);
      else missing.set(game.id, { ...game, houses: [house] });
    }
  }
  return [...missing.values()];
}

function print(games: readonly object[], json: boolean): number {
  const text = json ? JSON.stringify(games, null, 2) : games.map((game) => line(game as Listed)).join('\n');
  process.stdout.write(`${text}\n`);
  return 0;
}

const line = ({ id, name, source, status }: Listed): string => `${id.padEnd(26)}  ${name}, ${source}: ${status}`;
