import { GAMES } from '../../games/registry.ts';
import { HOUSES } from '../../houses/houses.ts';
import { noOperands, type OptionTable, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { usageOf } from '../usage.ts';

const OPTIONS = {
  json: { help: 'one JSON object' },
} as const satisfies OptionTable;

export const command: Command = {
  name: 'games',
  summary: 'list the games and the houses that spread them',
  usage: usageOf({ name: 'games', options: OPTIONS }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    noOperands(positionals);
    const games = [...GAMES.values()].map((game) => ({
      id: game.id,
      name: game.name,
      ...seatsOf(game.id),
      houses: [...HOUSES.values()].filter((house) => game.id in house.games).map(({ id }) => id),
    }));
    if (values.json) {
      process.stdout.write(`${JSON.stringify(games, null, 2)}\n`);
      return 0;
    }
    const width = Math.max(...games.map(({ id }) => id.length));
    for (const { id, name, minSeats, maxSeats, houses } of games) {
      const where = houses.length > 0 ? ` (${houses.join(', ')})` : '';
      process.stdout.write(`${id.padEnd(width)}  ${name}, ${minSeats} to ${maxSeats} players${where}\n`);
    }
    return 0;
  },
};

function seatsOf(id: string): { readonly minSeats: number; readonly maxSeats: number } {
  const game = GAMES.get(id);
  const { min, max } = game?.seats(game.rules.parse({})) ?? { min: 0, max: 0 };
  return { minSeats: min, maxSeats: max };
}
