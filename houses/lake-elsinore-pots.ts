/**
 * Hold'em and Omaha at Lake Elsinore (003:1-133), by its fee page (003:1981-2106). The page does not number its
 * options: here 1 to 3 are for limit games, 4 to 6 for those without limits, by the number of players, and 7 is taken
 * by the half hour.
 *
 * Blinds are not printed. Those of limit games are the engine's for the limit, those of the others a house ruling that
 * the buy-in covers. Straddles are not allowed (003:68).
 */
import type { Betting } from '../games/poker/common-options.ts';
import type { PokerRules } from '../games/poker/rules.ts';
import { buyInLimit, type FeeRange, flatFee, splitLimits } from './flop-limits.ts';
import type { Jackpot, Limit, PotGame, TimeOption } from './house.ts';

const limits = (source: string, ...lowers: readonly number[]): readonly Limit<PokerRules>[] =>
  splitLimits(
    source,
    lowers.map((lower) => ({ lower, small: null, buyIn: lower * 10 })),
  );

/** $20, $40, $50-100, $100-500, $100 and more. */
const buyIns = (betting: 'no-limit' | 'pot-limit', source: string): readonly Limit<PokerRules>[] => [
  buyInLimit(betting, source, [1, 1, 20, null]),
  buyInLimit(betting, source, [1, 2, 40, null]),
  buyInLimit(betting, source, [1, 2, 50, 100]),
  buyInLimit(betting, source, [2, 5, 100, 500]),
  buyInLimit(betting, source, [2, 5, 100, null]),
];

const byPlayers = (range: FeeRange, first: number) => [
  flatFee(range, [first, 7, 10, 4, 0]),
  flatFee(range, [first + 1, 5, 6, 3, 0]),
  flatFee(range, [first + 2, 2, 4, 2, 0]),
];

const halfHour = (source: string): TimeOption => ({
  option: 7,
  forGames: 'no limit and pot limit',
  sizes: { min: 2_000, max: null, asPrinted: 'buy-ins of $20 or more' },
  perHalfHour: 600,
  source,
});

/** A dollar is printed next to every row; who wins it is not (003:1981-2106). */
const JACKPOT: Jackpot = { drop: 100, source: '003:1981-2106', terms: null };

/** Nobody has the button twice (003:23-24, 003:47-50); free hands ahead of the blinds of a new game (003:61-66). */
const rules = (betting: Betting): PotGame<PokerRules>['rules'] => ({
  betting,
  buttonAgain: 'moves-on',
  freeFirstRound: true,
});

export const HOLDEM: PotGame<PokerRules> = {
  kind: 'pot',
  source: '003:1-98, 003:1994-2022, 003:2089-2096',
  rules: rules('split-limit'),
  limits: [
    ...limits('003:1994-2011', 1, 2, 3, 4, 6, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50),
    ...buyIns('no-limit', '003:2014-2021'),
    ...buyIns('pot-limit', '003:2089-2096'),
  ],
  collections: [
    ...byPlayers({ forGames: 'limit', from: 1, to: 50, source: '003:1994-2011' }, 1),
    ...byPlayers({ forGames: 'no limit and pot limit', from: 20, to: null, source: '003:2014-2021' }, 4),
  ],
  timeCollections: [halfHour('003:2089-2096')],
  jackpot: JACKPOT,
};

const OMAHA_FEES = byPlayers({ forGames: 'limit', from: 3, to: 6, source: '003:2048-2053' }, 1);
const OMAHA_LIMITS = limits('003:2048-2053', 3, 4, 6);

export const OMAHA: PotGame<PokerRules> = {
  kind: 'pot',
  source: '003:102-118, 003:2048-2053, 003:2099-2106',
  rules: rules('split-limit'),
  limits: [...OMAHA_LIMITS, ...buyIns('pot-limit', '003:2099-2106')],
  collections: OMAHA_FEES,
  timeCollections: [halfHour('003:2099-2106')],
  jackpot: JACKPOT,
};

export const OMAHA_HI_LO: PotGame<PokerRules> = {
  kind: 'pot',
  source: '003:107-133, 003:2048-2053',
  rules: rules('split-limit'),
  limits: OMAHA_LIMITS,
  collections: OMAHA_FEES,
  timeCollections: [],
  jackpot: JACKPOT,
};
