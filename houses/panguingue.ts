/**
 * Panguingue in the four houses that spread it. The table's name is the condition: what a chip is worth. The buy-in is
 * twenty chips (000:3624, 001:1436, 002:313).
 *
 * Artichoke Joe's prints two schedules. Its provisional sheet (000:3984-4016) takes a fee from the antes and another by
 * the half hour; its rows are options 11 to 14 here. The later one (000:8989-9002), options 1 to 5, takes only from the
 * antes. Lake Elsinore does not number its options (003:2109-2114): 1 to 3 in page order. Casino Real and the Oaks
 * print none.
 */
import type { PanRules } from '../games/across/pan/rules.ts';
import type { FeeOption, Limit, Options, PotGame, TimeOption } from './house.ts';

const limits = (source: string, conditions: readonly number[], maximum: number | null): readonly Limit<PanRules>[] =>
  conditions.map(
    (condition): Limit<PanRules> => ({
      id: String(condition),
      label: `$${condition} condition`,
      rules: { unit: condition * 100 },
      buyIn: {
        // 000:8993: no less than $40 where a schedule prints it.
        fullBuy: Math.max(condition * 2_000, maximum === null ? 0 : 4_000),
        shortBuy: null,
        maximum: maximum === null ? null : maximum * 100,
        step: condition * 100,
      },
      source,
    }),
  );

const at = (condition: number): FeeOption['sizes'] => ({
  ...{ min: condition * 100, max: condition * 100, asPrinted: `a condition of $${condition}` },
});

/** A fee from every hand, out of the antes. */
const perHand = (option: number, condition: number, fee: number, source: string): FeeOption => ({
  ...{ option, forGames: 'limit', sizes: at(condition), minPlayers: 2, maxPlayers: 8, playerFee: fee * 100 },
  ...{ modifiedFee: 0, turnFee: 0, riverFee: 0, splitFee: 0, source },
});

/** 000:3984-4016: dollars of the condition, per hand and per half hour. */
const BY_HALF_HOUR: readonly TimeOption[] = (
  [
    [11, 2, 2, 4],
    [12, 5, 5, 10],
    [13, 10, 10, 20],
    [14, 20, 20, 40],
  ] as const
).map(([option, condition, hand, halfHour]) => ({
  ...{ option, forGames: 'limit', sizes: at(condition) },
  ...{ perHalfHour: halfHour * 100, perHand: hand * 100, source: '000:3984-4016' },
}));

/** 000:8989-9002: dollars of the condition, and per hand. */
const OF_THE_ANTES: readonly FeeOption[] = (
  [
    [1, 1, 1],
    [2, 2, 2],
    [3, 5, 5],
    [4, 20, 20],
    [5, 100, 100],
  ] as const
).map(([option, condition, fee]) => perHand(option, condition, fee, '000:8989-9002'));

const pan = (
  source: string,
  rules: Options<PanRules>,
  game: Pick<PotGame<PanRules>, 'limits' | 'collections' | 'timeCollections'>,
): PotGame<PanRules> => ({
  ...{ kind: 'pot', source, rules, jackpot: null },
  ...game,
});

export const JOES_PAN = pan(
  '000:3611-3749, 000:3984-4016, 000:8989-9002',
  { deck: '8-7' }, // 000:3613-3623: one of the two decks that were played
  {
    limits: [
      ...limits('000:8989-9002', [1, 2, 5], 4_000),
      ...limits('000:3984-4016', [10], 4_000),
      ...limits('000:8989-9002', [20, 100], 4_000),
    ],
    collections: OF_THE_ANTES,
    timeCollections: BY_HALF_HOUR,
  },
);

const UNPRINTED = 'house ruling: conditions are not printed';

export const REAL_PAN = pan(
  '001:1287-1451',
  { doubles: false }, // double condition is not mentioned
  { limits: limits(`${UNPRINTED}; buy-in 001:1436`, [1, 2, 5], null), collections: [], timeCollections: [] },
);

export const OAKS_PAN = pan(
  '002:307-403',
  { foul: 'pays-winner' }, // 002:337-344
  { limits: limits(`${UNPRINTED}; buy-in 002:313`, [1, 2, 5], null), collections: [], timeCollections: [] },
);

export const ELSINORE_PAN = pan(
  '003:1528-1668, 003:2109-2114',
  {
    maxSeats: 8, // 003:1538
    forfeit: 2, // 003:1570
    goingOut: 1, // 003:1646
    melding: 'must', // 003:1580-1582
    doubles: false, // double condition is not mentioned
    splitTops: false, // nor of splitting the tops
  },
  {
    limits: limits('003:2109-2114', [1, 2, 5], null),
    collections: [perHand(1, 1, 2, '003:2112'), perHand(2, 2, 3, '003:2113'), perHand(3, 5, 4, '003:2114')],
    timeCollections: [],
  },
);
