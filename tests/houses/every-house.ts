import { GAMES } from '../../games/registry.ts';
import { tableLimit } from '../../houses/banked-fees.ts';
import type { House, HouseGame, HouseGames } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';

const source = 'made up';

/** A game by its own defaults, without a fee. */
function byDefault(banked: boolean): HouseGame {
  const game = { source, rules: {}, collections: [] };
  if (banked) return { kind: 'banked', ...game, limits: [tableLimit(500, 20_000, source)] };
  const buyIn = { fullBuy: 20_000, shortBuy: null, maximum: null, step: 100 };
  const limits = [{ id: 'made-up', label: 'Made up', rules: {}, buyIn, source }];
  return { kind: 'pot', ...game, limits, timeCollections: [], jackpot: null };
}

/** A house that is made up for the games that no other spreads yet, so that the tests of every game play them too. */
function unspread(): House {
  const left = [...GAMES.values()].filter(({ id }) => ![...HOUSES.values()].some(({ games }) => id in games));
  const games = Object.fromEntries(left.map(({ id, odds }) => [id, byDefault(odds !== undefined)])) as HouseGames;
  return { id: 'unspread', name: 'Unspread', source, text: left.map(({ id, name }) => ({ id, name, source })), games };
}

/** Every house by id, and one more that spreads what none of them does. */
export const EVERY_HOUSE: ReadonlyMap<string, House> = new Map([...HOUSES, ['unspread', unspread()]]);
