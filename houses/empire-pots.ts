/**
 * Hold'em, Omaha high-low and Tahoe Pineapple at Empire (004:962-1153), by two schedules: one with a jackpot
 * (004:65-73, 004:136-182), and a later one without (004:2881-2933), for more limits and fewer buy-ins. Neither numbers
 * its options: here 1 and 2 are the first schedule for limit games, 3 and 4 the later one, 5 to 8 the same for games
 * without limits.
 *
 * The fee is taken out of the blinds before the cards, so it is due whether or not there is a flop. Blinds are not
 * printed: those of limit games are the engine's for the limit, those of no limit a house ruling that the buy-in
 * covers. The document mentions a middle blind (004:65-80), and that blinds are in consecutive seats from the button;
 * its size is printed only for lo-ball, $5-5-10 (004:2918-2923). Following that pattern, the limits of Tahoe with three
 * blinds have two of half the big one.
 */
import type { PokerRules } from '../games/poker/rules.ts';
import { buyInLimit, type FeeRange, flatFee, splitLimits } from './flop-limits.ts';
import type { FeeOption, Limit, PotGame } from './house.ts';

const limits = (source: string, ...lowers: readonly number[]): readonly Limit<PokerRules>[] =>
  splitLimits(
    source,
    lowers.map((lower) => ({ lower, small: null, buyIn: lower * 10 })),
  );

const blindsFor = (buyIn: number): readonly [number, number] => (buyIn <= 20 ? [1, 1] : buyIn < 200 ? [1, 2] : [2, 5]);

/** The fee of every hand, with or without a flop. */
const always = (range: FeeRange, [option, min, max, fee]: readonly [number, number, number, number]): FeeOption =>
  flatFee(range, [option, min, max, fee, fee]);

const FIRST: FeeRange = { forGames: 'limit', from: 2, to: 15, source: '004:138-182' };
const LATER: FeeRange = { ...FIRST, source: '004:2881-2915' };
const NO_LIMIT: FeeRange = { forGames: 'no limit and pot limit', from: 20, to: 500, source: '004:138-182' };
const NO_LIMIT_LATER: FeeRange = { ...NO_LIMIT, to: 200, source: '004:2881-2915' };

/** The rows of the first schedule, which has none for 5-10, 8-16 and 9-18, nor for a buy-in of $150 (004:138-170). */
const FIRST_LOWERS = [2, 3, 4, 6, 10, 15];
const FIRST_BUY_INS = [20, 40, 60, 80, 100, 200, 300, 400, 500];

const onlyOf = (dollars: readonly number[], option: FeeOption): FeeOption => ({
  ...option,
  sizes: {
    ...option.sizes,
    only: dollars.map((amount) => amount * 100),
    asPrinted:
      option.forGames === 'limit'
        ? `limits of ${dollars.map((lower) => `$${lower}-${lower * 2}`).join(', ')}`
        : `buy-ins of ${dollars.map((amount) => `$${amount}`).join(', ')}`,
  },
});

const FEES: readonly FeeOption[] = [
  onlyOf(FIRST_LOWERS, always(FIRST, [1, 6, 10, 4])),
  onlyOf(FIRST_LOWERS, always(FIRST, [2, 2, 5, 3])),
  always(LATER, [3, 3, 10, 5]),
  always(LATER, [4, 2, 2, 2]),
  onlyOf(FIRST_BUY_INS, always(NO_LIMIT, [5, 6, 10, 4])),
  onlyOf(FIRST_BUY_INS, always(NO_LIMIT, [6, 2, 5, 3])),
  always(NO_LIMIT_LATER, [7, 3, 10, 5]),
  always(NO_LIMIT_LATER, [8, 2, 2, 2]),
];

const game = (source: string): PotGame<PokerRules> => ({
  kind: 'pot',
  source,
  rules: {
    betting: 'split-limit',
    missedSmallBlind: 'small-blind-dead', // 004:1054-1059
  },
  limits: [
    ...limits('004:138-170, 004:2881-2915', 2, 3, 4, 5, 6, 8, 9, 10, 15),
    ...[20, 40, 60, 80, 100, 150, 200, 300, 400, 500].map((buyIn) =>
      buyInLimit('no-limit', '004:157-182, 004:2881-2915', [...blindsFor(buyIn), buyIn, null]),
    ),
  ],
  collections: FEES,
  timeCollections: [],
  jackpot: { drop: 100, source: '004:138-182', terms: null },
});

export const HOLDEM = game('004:962-1059, 004:136-182, 004:2881-2915');
export const OMAHA_HI_LO = game('004:1065-1122, 004:136-182, 004:2881-2915');

/** House ruling: the button's blind and the middle one are half of the big one, in whole dollars. */
function threeBlinds(limit: Limit<PokerRules>): Limit<PokerRules> {
  const { lowerLimit } = limit.rules;
  const half = Math.floor((lowerLimit ?? 200) / 200) * 100;
  return {
    ...limit,
    id: `${limit.id}-three-blinds`,
    label: `${limit.label}, three blinds`,
    rules: { ...limit.rules, thirdBlind: half, smallBlind: half },
    source: `${limit.source}; house ruling: sizes`,
  };
}

const TAHOE_LIMITS = limits('004:65-73, 004:2926-2933', 2, 3);

export const TAHOE: PotGame<PokerRules> = {
  kind: 'pot',
  source: '004:1126-1153, 004:65-73, 004:2926-2933',
  rules: { betting: 'split-limit', missedSmallBlind: 'small-blind-dead' },
  limits: [...TAHOE_LIMITS, ...TAHOE_LIMITS.map(threeBlinds)],
  collections: [
    always({ forGames: 'limit', from: 3, to: 3, source: '004:65-73' }, [1, 6, 10, 4]),
    always({ forGames: 'limit', from: 3, to: 3, source: '004:65-73' }, [2, 2, 5, 3]),
    always({ forGames: 'limit', from: 2, to: 3, source: '004:2926-2933' }, [3, 6, 10, 3]),
    always({ forGames: 'limit', from: 2, to: 3, source: '004:2926-2933' }, [4, 2, 5, 2]),
  ],
  timeCollections: [],
  jackpot: null,
};
