/**
 * Hold'em, Omaha and the pineapples at Artichoke Joe's: split limits, with and without kill, and no limit. A spread
 * limit is mentioned (000:30-36), but not its amounts.
 */
import type { PokerRules } from '../games/poker/rules.ts';
import { FLOP_GAME_FEES, HALF_HOUR_FEES } from './flop-game-fees.ts';
import type { Limit, PotGame } from './house.ts';
import { SPLIT_LIMITS } from './split-limits.ts';

const TEN_DOLLARS = 1_000;

/**
 * Below a minimum bet of $10, a new player is dealt in without a post; from there on they wait for the big blind or
 * post, except players from a broken or a forced-move game (000:1584-1620).
 */
const SPLITS = SPLIT_LIMITS.map(
  (limit): Limit<PokerRules> => ({
    ...limit,
    rules: {
      ...limit.rules,
      newcomers: (limit.rules.lowerLimit ?? TEN_DOLLARS) < TEN_DOLLARS ? 'dealt-in' : 'post',
      transfers: 'dealt-in',
    },
    source: `${limit.source}, 000:1584-1620`,
  }),
);

/** The kill pot that is printed: a 3-6 game whose next hand is 6-12 (000:1716-1720). */
const KILL: readonly Limit<PokerRules>[] = SPLITS.filter(({ id }) => id === '3-6').map(
  (limit): Limit<PokerRules> => ({
    ...limit,
    id: '3-6-kill',
    label: 'Limit $3-$6, $6 kill',
    rules: { ...limit.rules, killBlind: 600 },
    source: '000:1716-1720, 000:4036-4054',
  }),
);

/**
 * No limit, with a blind on the button (000:1790-1792), an opening bet of twice the largest blind (000:1795-1796) and
 * the overs (000:1811-1828), which together with the big blind are the only ways in. Sizes and buy-ins are not printed
 * for these games: they are the house's three blinds for draw poker and lo-ball (000:4118-4134), whose "to go" is twice
 * the big blind.
 */
const NO_LIMITS: readonly Limit<PokerRules>[] = (
  [
    [1, 2, 2, 300],
    [2, 3, 5, 500],
    [5, 5, 10, 1_000],
    [10, 10, 20, 2_000],
    [20, 20, 40, 4_000],
    [40, 40, 80, 8_000],
    [100, 100, 200, 20_000],
  ] as const
).map(
  ([third, small, big, buyIn]): Limit<PokerRules> => ({
    id: `no-limit-${big}`,
    label: `No limit ${third}-${small}-${big}`,
    rules: {
      betting: 'no-limit',
      thirdBlind: third * 100,
      smallBlind: small * 100,
      bigBlind: big * 100,
      minimumBet: 'twice-the-blind',
      overs: 4,
      transfers: 'dealt-in', // 000:387-388: these games may be forced-move
      straddles: 0,
      buyButton: false,
    },
    buyIn: { fullBuy: buyIn * 100, shortBuy: buyIn * 50, maximum: null, step: 100 },
    source: '000:1790-1841, 000:4118-4134',
  }),
);

/**
 * Live straddles (000:1644-1653) and buying the button (000:1639-1643) in the limit games. A player who is away when
 * the button goes by has missed the blinds (000:1621); a player who has gone broke has not (000:1622-1624).
 */
export const flopGame = (source: string): PotGame<PokerRules> => ({
  kind: 'pot',
  source,
  rules: { betting: 'split-limit', straddles: 4, buyButton: true, missedButton: true, brokeMisses: false },
  limits: [...SPLITS, ...KILL, ...NO_LIMITS],
  collections: FLOP_GAME_FEES,
  timeCollections: HALF_HOUR_FEES,
  // A jackpot fee is mentioned (000:1243-1244), but not its amount.
  jackpot: null,
});
