/** Every pot game as every house spreads it, and those that none spreads by their defaults, for random play: by the house's own options, and at each of its limits. */
import { type AnyGame, type AnyRules, GAMES } from '../../../games/registry.ts';
import type { House, PotGame } from '../../../houses/house.ts';
import { type Posting, postedRules } from '../../../houses/posting.ts';
import { simulate, USUAL } from '../../../lab/simulation/simulation.ts';
import { EVERY_HOUSE } from '../../houses/every-house.ts';

export interface PotSpread {
  readonly name: string;
  readonly house: House;
  readonly game: AnyGame;
  readonly spread: PotGame<Record<string, unknown>>;
}

/** `games` of the command line, house by house: each pair that `simulate --game GAME --house HOUSE` takes. */
export function potSpreads(): readonly PotSpread[] {
  return [...EVERY_HOUSE.values()].flatMap((house) =>
    Object.entries(house.games).flatMap(([id, spread]): PotSpread[] => {
      const game = GAMES.get(id);
      if (spread.kind !== 'pot' || !game) return [];
      return [{ name: `${id} in ${house.id}`, house, game, spread: spread as PotSpread['spread'] }];
    }),
  );
}

/** As many hands of `simulate --game GAME --house HOUSE`: how many, and what did not hold. */
export const playedAsHouseHasIt = (pair: PotSpread, hands: number) =>
  played(pair, {}, { seats: 6, hands, seed: 1, buyIn: 20_000 });

/** So many hands at each limit of the house, with each of its collections in turn and from two players to a full table. */
export function playedAtLimits(pair: PotSpread, hands: number) {
  const results = pair.spread.limits.map((limit, nth) => {
    const fees = pair.spread.collections.filter(({ option }) => isPosted(pair, limit.id, option));
    const fee = fees[nth % Math.max(1, fees.length)];
    const posting = { limit: limit.id, ...(fee ? { rules: { collection: [fee.option] } } : {}) };
    return played(pair, posting, { seats: 2 + (nth % 9), hands, seed: 1_000 * nth + 1, buyIn: limit.buyIn.fullBuy });
  });
  return {
    hands: results.reduce((total, each) => total + each.hands, 0),
    wrong: results.flatMap(({ wrong }) => wrong),
  };
}

const isPosted = ({ house, game }: PotSpread, limit: string, option: number): boolean =>
  postedRules(house, game.id, { limit, rules: { collection: [option] } }).ok;

interface Play {
  readonly seats: number;
  readonly hands: number;
  readonly seed: number;
  readonly buyIn: number;
}

function played({ house, game }: PotSpread, posting: Posting, { seats, hands, seed, buyIn }: Play) {
  const posted = postedRules(house, game.id, posting);
  if (!posted.ok) throw new Error(posted.error.message);
  const rules: AnyRules = game.rules.parse(posted.value.rules);
  const { min, max } = game.seats(rules);
  const table = { seats: Math.min(max, Math.max(min, seats)), buyIn: { min: buyIn, max: buyIn } };
  const result = simulate({ game, rules, ...table, hands, seed, ...USUAL });
  const where = posting.limit ?? 'no limit posted';
  return {
    hands: result.hands,
    wrong: result.violations.map((each) => `${where}, seed ${each.seed}, hand ${each.hands}: ${each.message}`),
  };
}
