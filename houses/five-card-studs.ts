/**
 * The five-card studs of Casino Real and the Oaks Club. Antes are not printed: the engine's for the limit are used.
 * Casino Real's sheet for Asian stud takes a dollar from each player for each hand (001:4697-4707), the one for Mexican
 * poker a fee out of the pot after the first open cards and another after the last ones (001:4223-4250).
 */
import type { StudRules } from '../games/poker/bring-in.ts';
import type { FeeOption, Limit, PotGame } from './house.ts';

type StudLimit = Limit<StudRules>;

/** House ruling: buy-ins are not printed; ten times the lower limit, as elsewhere. */
const limit = (id: string, label: string, source: string, rules: StudLimit['rules'], lower: number): StudLimit => ({
  id,
  label,
  rules: { lowerLimit: lower * 100, ...rules },
  buyIn: { fullBuy: lower * 1_000, shortBuy: lower * 500, maximum: null, step: 100 },
  source,
});

const spread = (lower: number, higher: number, source: string): StudLimit =>
  limit(
    `spread-${lower}-${higher}`,
    `Spread limit $${lower} to $${higher}`,
    source,
    { betting: 'spread-limit', higherLimit: higher * 100 },
    lower,
  );

const split = (lower: number, source: string): StudLimit =>
  limit(
    `${lower}-${lower * 2}`,
    `Limit $${lower}-$${lower * 2}`,
    source,
    { betting: 'split-limit', higherLimit: lower * 200 },
    lower,
  );

const game = (
  source: string,
  limits: readonly StudLimit[],
  rules: PotGame<StudRules>['rules'],
): PotGame<StudRules> => ({
  kind: 'pot',
  source,
  rules,
  limits,
  collections: [],
  timeCollections: [],
  jackpot: null,
});

const fees = (
  more: Pick<FeeOption, 'option' | 'forGames' | 'sizes' | 'minPlayers' | 'maxPlayers' | 'source'> & Partial<FeeOption>,
): FeeOption => ({ playerFee: 0, modifiedFee: 0, turnFee: 0, riverFee: 0, splitFee: 0, ...more });

/** Both readings are on, by the house's own list of hands (001:676-680). */
export const REAL_ASIAN: PotGame<StudRules> = {
  ...game('001:599-694, 001:4697-4707', [spread(10, 100, '001:4697-4707')], {
    betting: 'spread-limit',
    absent: 'check-or-fold',
  }),
  collections: [
    fees({
      option: 1,
      forGames: 'limit',
      sizes: { min: 1_000, max: 1_000, asPrinted: '$10-$100' },
      minPlayers: 2,
      maxPlayers: 6,
      eachFee: 100,
      source: '001:4697-4707',
    }),
  ],
};

/** Two sizes are printed as examples (002:107-109); fees and antes are not. */
export const OAKS_ASIAN = game(
  '002:97-133',
  [
    limit(
      '2-4-8-12',
      'Limit $2, $4, $8, $12',
      '002:107-109',
      { betting: 'split-limit', higherLimit: 1_200, streetLimits: [200, 400, 800, 1_200] },
      2,
    ),
    spread(10, 200, '002:107-109'),
  ],
  { betting: 'split-limit' },
);

const NO_LIMIT: StudLimit = limit(
  'no-limit-ante-1',
  'No limit, $1 ante',
  'house ruling; 001:4036-4222',
  { betting: 'no-limit', ante: 100 },
  10,
);

const MEXICAN_SIZES = {
  limit: { forGames: 'limit', sizes: { min: 300, max: 1_500, asPrinted: 'limit games' } },
  open: { forGames: 'no limit and pot limit', sizes: { min: 100, max: null, asPrinted: 'no-limit games' } },
} as const;

/** Options 1 and 2 are for limit and for no limit alike; for no limit they are 3 and 4 here. */
export const REAL_MEXICAN: PotGame<StudRules> = {
  ...game('001:4036-4250', [...[3, 4, 9, 15].map((lower) => split(lower, 'house ruling; 001:4036-4222')), NO_LIMIT], {
    betting: 'split-limit',
    maxRaises: 3, // 001:4110
    oddChips: 'first-seat', // 001:4221-4222
    absent: 'check-or-fold',
  }),
  collections: [MEXICAN_SIZES.limit, MEXICAN_SIZES.open].flatMap((range, nth) => [
    fees({
      ...range,
      option: nth * 2 + 1,
      minPlayers: 2,
      maxPlayers: 4,
      playerFee: 400,
      riverFee: 100,
      source: '001:4223-4250',
    }),
    fees({
      ...range,
      option: nth * 2 + 2,
      minPlayers: 5,
      maxPlayers: 7,
      playerFee: 500,
      riverFee: 100,
      source: '001:4223-4250',
    }),
  ]),
};

/**
 * No limits, fees or antes are printed; the high card checks or bets, and the joker is wild in all cases (002:35-95).
 */
export const OAKS_MEXICAN = game(
  '002:35-95',
  [3, 4, 6].map((lower) => split(lower, 'house ruling; 002:35-95')),
  {
    betting: 'split-limit',
    opening: 'check-or-bet',
    turning: 'after-the-card',
    jokerWild: 'always',
  },
);
