/** Every player-dealer game as every house spreads it, and those that none spreads by their defaults, with each posted option of its schedule, for random play. */
import { GAMES } from '../../../games/registry.ts';
import { gameIn } from '../../../houses/house.ts';
import { HOUSES } from '../../../houses/houses.ts';
import { postedRules } from '../../../houses/posting.ts';
import { simulate } from '../../../lab/simulation/simulation.ts';
import { EVERY_HOUSE } from '../../houses/every-house.ts';

export interface Spread {
  readonly name: string;
  readonly house: string;
  readonly game: string;
  /** Options that may be posted; null where the house's amounts are not known. */
  readonly options: readonly (string | number | null)[];
}

export function spreads(): readonly Spread[] {
  return [...EVERY_HOUSE.values()].flatMap((house) =>
    Object.entries(house.games).flatMap(([game, spread]): Spread[] => {
      if (spread.kind !== 'banked') return [];
      const options = spread.collections.map(({ option }) => option);
      return [
        { name: `${game} in ${house.name}`, house: house.id, game, options: options.length > 0 ? options : [null] },
      ];
    }),
  );
}

/** Every player-dealer game that a house spreads, at the first of them, as `table.json` has it. */
export const tablesOfEach = (): readonly BankedTable[] =>
  oneOfEach()
    .filter(({ house }) => HOUSES.has(house))
    .map(tableOf);

interface BankedTable {
  readonly game: string;
  readonly house: string;
  readonly limit: string;
  readonly collection: (string | number)[];
}

/** A table of the game as `table.json` has it: the first size of the house, and the first collection that may be posted there. */
function tableOf({ house: id, game }: Spread): BankedTable {
  const house = HOUSES.get(id);
  const spread = house && gameIn(house, game);
  const limit = spread?.limits[0];
  if (spread?.kind !== 'banked' || !limit) throw new Error(`no ${game} in ${id}`);
  const posted = spread.collections.find(({ source }) => source === limit.source);
  return { game, house: id, limit: limit.id, collection: posted ? [posted.option] : [] };
}

/** Every player-dealer game there is, each with the first house that spreads it: one that is made up where none does. */
export function oneOfEach(): readonly Spread[] {
  const all = spreads();
  return [...GAMES.values()].flatMap((game): Spread[] => {
    if (!game.odds) return [];
    const found = all.find((spread) => spread.game === game.id);
    if (!found) throw new Error(`no house spreads ${game.id}`);
    return [found];
  });
}

/** Plays so many hands, shared out among the options of the schedule; what did not hold. */
export function played(
  { house: id, game: gameId, options }: Spread,
  hands: number,
): { hands: number; wrong: string[] } {
  const house = EVERY_HOUSE.get(id);
  const game = GAMES.get(gameId);
  if (!house || !game) throw new Error(`no ${gameId} in ${id}`);
  const each = Math.ceil(hands / options.length);
  const result = { hands: 0, wrong: [] as string[] };
  for (const [i, option] of options.entries()) {
    const resolved = postedRules(house, gameId, option === null ? {} : { rules: { collection: option } });
    if (!resolved.ok) throw new Error(resolved.error.message);
    const rules = game.rules.parse(resolved.value.rules);
    const min = Number((rules as unknown as { minBet: number }).minBet);
    const { hands: some, violations } = simulate({
      game,
      rules,
      seats: 3 + (i % 8),
      buyIn: { min: min * 2, max: min * 200 },
      absent: 100,
      inspect: 100,
      hands: each,
      seed: 1000 * i + 1,
    });
    result.hands += some;
    result.wrong.push(...violations.map(({ message, seed }) => `option ${option}, seed ${seed}: ${message}`));
  }
  return result;
}
