/** Draw poker and lo-ball at Artichoke Joe's. */
import type { DrawRules } from '../games/poker/draw.ts';
import { type DrawLimit, fee } from './draw-limits.ts';
import type { FeeOption, PotGame, TimeOption } from './house.ts';
import { SPLIT_LIMITS } from './split-limits.ts';

type Row = readonly [toGo: number, ante: number, blinds: readonly number[], buyIn: number];

/** Formats with an ante, by the number of blinds (000:4078-4116); the last blind is the biggest. */
const ANTES: readonly (readonly [formats: readonly NonNullable<DrawRules['format']>[], rows: readonly Row[]])[] = [
  [
    ['ante'],
    [
      [5, 1, [], 300],
      [10, 2, [], 500],
      [20, 5, [], 1_000],
    ],
  ],
  [
    ['winner', 'under-the-gun'],
    [
      [10, 1, [5], 500],
      [20, 2, [10], 1_000],
      [40, 5, [20], 2_000],
    ],
  ],
  [
    ['under-the-gun-and-winner', 'under-the-gun-and-home'],
    [
      [20, 1, [5, 10], 1_000],
      [40, 2, [10, 20], 2_000],
      [80, 5, [20, 40], 4_000],
    ],
  ],
  [
    ['under-the-gun-home-and-winner'],
    [
      [40, 1, [5, 10, 20], 2_000],
      [80, 2, [10, 20, 40], 4_000],
      [160, 5, [20, 40, 80], 8_000],
    ],
  ],
];

/** Three blinds from the button on, without an ante (000:4118-4134). */
const THREE_BLINDS: readonly Row[] = [
  [5, 0, [1, 2, 2], 300],
  [10, 0, [2, 3, 5], 500],
  [20, 0, [5, 5, 10], 1_000],
  [40, 0, [10, 10, 20], 2_000],
  [80, 0, [20, 20, 40], 4_000],
  [160, 0, [40, 40, 80], 8_000],
  [400, 0, [100, 100, 200], 20_000],
];

const dollars = (amount: number): number => amount * 100;

/** The formats as a list of games names them. */
const SHORT: Readonly<Record<NonNullable<DrawRules['format']>, string>> = {
  blinds: 'blinds',
  ante: 'ante',
  winner: 'winner',
  'under-the-gun': 'gun',
  'under-the-gun-and-winner': 'gun and winner',
  'under-the-gun-and-home': 'gun and home',
  'under-the-gun-home-and-winner': 'gun, home and winner',
  'three-blinds': 'three blinds',
};

const formatLimit = (format: NonNullable<DrawRules['format']>, [toGo, ante, blinds, buyIn]: Row): DrawLimit => ({
  id: `${SHORT[format].replace(/,? (and )?/g, '-')}-${toGo}`,
  label: `No limit $${toGo} to go, ${SHORT[format]}`,
  rules: {
    betting: 'no-limit',
    format,
    ante: dollars(ante),
    openingBet: dollars(toGo),
    ...(blinds.length > 0 ? { bigBlind: dollars(blinds.at(-1) ?? 0) } : { lowerLimit: dollars(toGo) }),
    ...(format === 'three-blinds' ? { buttonBlind: dollars(blinds[0] ?? 0), smallBlind: dollars(blinds[1] ?? 0) } : {}),
  },
  buyIn: { fullBuy: dollars(buyIn), shortBuy: dollars(buyIn) / 2, maximum: null, step: 100 },
  source: '000:4074-4150',
});

const SPREAD: readonly DrawLimit[] = (
  [
    [10, 1, 60],
    [20, 2, 120],
  ] as const
).map(
  ([higher, ante, buyIn]): DrawLimit => ({
    id: `spread-1-${higher}`,
    label: `Spread limit $1 to $${higher}`,
    rules: {
      betting: 'spread-limit',
      format: 'ante',
      ante: dollars(ante),
      lowerLimit: 100,
      higherLimit: dollars(higher),
    },
    buyIn: { fullBuy: dollars(buyIn), shortBuy: dollars(buyIn) / 2, maximum: null, step: 100 },
    source: '000:4026-4034',
  }),
);

const NO_LIMITS: readonly DrawLimit[] = [
  ...ANTES.flatMap(([formats, rows]) => formats.flatMap((format) => rows.map((row) => formatLimit(format, row)))),
  ...THREE_BLINDS.map((row) => formatLimit('three-blinds', row)),
];

/** Lo-ball has a joker only in spread limit (000:3828-3830). */
const withoutJoker = (limits: readonly DrawLimit[]): readonly DrawLimit[] =>
  limits.map((each): DrawLimit => ({ ...each, rules: { ...each.rules, joker: false } }));

const SPLITS: readonly DrawLimit[] = SPLIT_LIMITS.map((each): DrawLimit => ({ ...each, source: '000:4036-4056' }));

/**
 * Options 1 and 2 of the later schedule are for games without limits. The older sheet numbers none: here 3 is its $3
 * per split-limit hand, out of the blinds when there is action (000:4021, 000:4056), 4 to 10 are what it collects in
 * advance where there are no limits, by the buy-in, and 11 is its $3 per spread-limit hand, out of the antes and
 * therefore even without a draw (000:4034).
 */
const JOES_FEES: readonly FeeOption[] = ([3, 4] as const).map((amount, at) =>
  fee(at + 1, [2, 8], amount, {
    forGames: 'no limit and pot limit',
    sizes: { min: 1_000, max: null, asPrinted: 'buy-ins of $10 or more' },
    splitFee: 200,
    source: `000:${8982 + at}`,
  }),
);

const OF_LIMIT_HAND: readonly FeeOption[] = [
  fee(3, [2, 8], 3, {
    forGames: 'limit',
    sizes: { min: 200, max: 2_000, asPrinted: 'split limits of $2-4 to $20-40' },
    source: '000:4021, 000:4056',
  }),
  fee(11, [2, 8], 3, {
    forGames: 'limit',
    sizes: { min: 100, max: 100, asPrinted: 'spread limits of $1 to $10 and $1 to $20' },
    modifiedFee: 300,
    source: '000:4021, 000:4034',
  }),
];

/**
 * The period is not printed; house ruling: the half hour of the other games without limits (000:1245-1246, 000:4191).
 */
const IN_ADVANCE: readonly TimeOption[] = (
  [
    [300, 7],
    [500, 8],
    [1_000, 10],
    [2_000, 15],
    [4_000, 20],
    [8_000, 30],
    [20_000, 50],
  ] as const
).map(
  ([buyIn, amount], at): TimeOption => ({
    option: at + 4,
    forGames: 'no limit and pot limit',
    sizes: { min: dollars(buyIn), max: dollars(buyIn), asPrinted: `a buy-in of $${buyIn}` },
    perHalfHour: dollars(amount),
    source: '000:4074-4150',
  }),
);

/** Players draw up to four cards (000:3769). */
const joes = (source: string, limits: readonly DrawLimit[]): PotGame<DrawRules> => ({
  kind: 'pot',
  source,
  rules: { maxDraw: 4 },
  limits,
  collections: [...JOES_FEES, ...OF_LIMIT_HAND],
  timeCollections: IN_ADVANCE,
  jackpot: null,
});

export const JOES_DRAW = joes('000:84-101, 000:3750-3821, 000:4021-4150', [...SPLITS, ...SPREAD, ...NO_LIMITS]);
export const JOES_LO_BALL = joes('000:103-120, 000:3822-3983, 000:4021-4150', [
  ...withoutJoker(SPLITS),
  ...SPREAD,
  ...withoutJoker(NO_LIMITS),
]);
