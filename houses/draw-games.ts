/**
 * Draw poker and lo-ball as the houses spread them. Where no buy-in is printed, it is ten times the lower limit; where
 * no small blind is printed, it is the one from the usual table.
 */
import type { DrawRules } from '../games/poker/draw.ts';
import type { FeeOption, Jackpot, Limit, PotGame, TimeOption } from './house.ts';
import { ELSINORE_OPEN } from './lake-elsinore-draw.ts';
import { SPLIT_LIMITS } from './split-limits.ts';

type DrawLimit = Limit<DrawRules>;

/** A limit game with two blinds. */
const limit = (lower: number, source: string, rules: Partial<DrawRules> = {}, suffix = ''): DrawLimit => ({
  id: `${lower}-${lower * 2}${suffix}`,
  label: `Limit $${lower}-$${lower * 2}${suffix.replaceAll('-', ' ')}`,
  rules: { betting: 'split-limit', bigBlind: lower * 100, lowerLimit: lower * 100, higherLimit: lower * 200, ...rules },
  buyIn: { fullBuy: lower * 1_000, shortBuy: lower * 500, maximum: null, step: 100 },
  source,
});

const fee = (
  option: number,
  [minPlayers, maxPlayers]: readonly [number, number],
  playerFee: number,
  more: Pick<FeeOption, 'forGames' | 'sizes' | 'source'> & Partial<FeeOption>,
): FeeOption => ({
  option,
  minPlayers,
  maxPlayers,
  playerFee: playerFee * 100,
  modifiedFee: 0,
  turnFee: 0,
  riverFee: 0,
  splitFee: 0,
  ...more,
});

// ------------------------------------------------------------------------------------------------ Artichoke Joe's

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

// --------------------------------------------------------------------------------------------------- Casino Real

/** Half a kill of 3-6 is $4.50: the chips of that game are half dollars. */
const casinoReal = (source: string, sheet: string, many: number, few: number, rules = {}): PotGame<DrawRules> => ({
  kind: 'pot',
  source: `${source}, ${sheet}`,
  // 001:1077-1078: no cap on raises; 001:1094-1095: a card is burned before the draw, of up to five
  rules: { betting: 'split-limit', maxRaises: null, burn: true, absent: 'check-or-fold', ...rules },
  limits: [
    limit(3, sheet),
    limit(3, sheet, { killBlind: 450, chip: 50 }, '-half-kill'),
    limit(4, sheet),
    limit(4, sheet, { killBlind: 600 }, '-half-kill'),
    limit(4, sheet, { killBlind: 800 }, '-full-kill'),
    limit(9, sheet),
    limit(15, sheet),
  ],
  // The sheet does not number its options: here 1 is for seven or more players, 2 for six or fewer.
  collections: [fee(1, [7, 8], many, { ...REAL, source: sheet }), fee(2, [2, 6], few, { ...REAL, source: sheet })],
  timeCollections: [],
  jackpot: null,
});

/** 001:4709-4710: $1 from a limit game without a flop; here from one without a draw. */
const REAL = {
  forGames: 'limit',
  sizes: { min: 300, max: 1_500, asPrinted: 'limits of $3-6 to $15-30' },
  modifiedFee: 100,
} as const;

/**
 * Jacks or better at Casino Real and Lake Elsinore: antes are not printed; those of stud at the limit are used
 * (000:4153-4189). The kills of Casino Real's sheet are not dealt: a blind makes no sense in a game that needs openers.
 */
const jacks = (lowers: readonly number[], source: string): readonly DrawLimit[] =>
  lowers.map((lower): DrawLimit => {
    const { bigBlind: _, ...rules } = limit(lower, source).rules;
    return { ...limit(lower, source), rules: { ...rules, ante: lower < 9 ? 100 : 200 } };
  });

export const REAL_JACKS: PotGame<DrawRules> = {
  ...casinoReal('001:1273-1278', '001:4640-4667', 3, 2),
  limits: jacks([3, 4, 9, 15], '001:4640-4667; house ruling: antes'),
};

export const REAL_DRAW = casinoReal('001:1230-1271', '001:4566-4611', 3, 2);
export const REAL_HI_LO = casinoReal('001:1280-1285', '001:4612-4639', 4, 3);
export const REAL_LO_BALL = casinoReal('001:1015-1228', '001:4668-4694', 3, 2, {
  sevens: 'wins-no-later-bets', // 001:1222-1223
  wayIn: 'kill-anywhere', // 001:1123, 001:1141-1168
  transfers: 'dealt-in-until-passed', // 001:1124-1127
  freeFirstRound: true, // 001:1128-1129
});

// ------------------------------------------------------------------------------------------------ Lake Elsinore

const ELSINORE = {
  forGames: 'limit',
  sizes: { min: 300, max: 1_500, asPrinted: 'limits of $3-6 to $15-30' },
} as const;

/** Without limits any hand may be checked without penalty, and may raise then (003:491-493). */
const openLowball = (each: DrawLimit): DrawLimit => ({
  ...each,
  rules: { ...each.rules, checkRaise: true, sevens: 'plays', wayIn: 'post' },
});

/** California lowball, ace to five (003:364-456, 003:479-493). */
export const ELSINORE_LO_BALL: PotGame<DrawRules> = {
  kind: 'pot',
  source: '003:364-456, 003:479-493, 003:2056-2063',
  rules: {
    maxRaises: 6, // 003:437
    checkRaise: false, // 003:438
    sevens: 'wins-no-later-bets', // 003:447-452
    wayIn: 'kill', // 003:394-409
  },
  limits: [
    ...[3, 4, 9, 12, 15].map((lower): DrawLimit => limit(lower, '003:2056-2063')),
    ...ELSINORE_OPEN.map(openLowball),
  ],
  collections: [
    fee(1, [7, 8], 4, { ...ELSINORE, source: '003:2056-2063' }),
    fee(2, [5, 6], 3, { ...ELSINORE, source: '003:2056-2063' }),
    fee(3, [2, 4], 2, { ...ELSINORE, source: '003:2056-2063' }),
  ],
  timeCollections: [],
  // A dollar is printed next to every row; who wins it is not.
  jackpot: { drop: 100, source: '003:2056-2063', terms: null },
};

/** Jacks or better (003:780-894): neither limits nor fees are printed; house ruling: the limits of the lowball page. */
export const ELSINORE_JACKS: PotGame<DrawRules> = {
  kind: 'pot',
  source: '003:780-894',
  rules: {
    maxRaises: 6, // 003:789-790
    absent: 'check-or-fold', // a pass costs nothing and keeps the hand
  },
  limits: jacks([3, 4, 9, 12, 15], 'house ruling; 003:2056-2063'),
  collections: [],
  timeCollections: [],
  jackpot: null,
};

// -------------------------------------------------------------------------------------------- Empire and the Oaks

const EMPIRE_20 = {
  forGames: 'limit',
  sizes: { min: 2_000, max: 2_000, asPrinted: '$20' },
  source: '004:75-80, 004:2918-2923',
} as const;

/**
 * The $20 limit of the first schedule (004:75-80), and the blinds of $5-5-10 of the later one (004:2918-2923), which go
 * with it: the pot is opened for twice the biggest. The fee comes out of the blinds before the cards, so it is due even
 * without a draw.
 */
export const EMPIRE_LO_BALL: PotGame<DrawRules> = {
  kind: 'pot',
  source: '004:1157-1252, 004:75-80',
  rules: {
    joker: false, // 004:41-44 lists none
    maxRaises: null, // 004:1173-1175
    sevens: 'loses-the-pot', // 004:1177-1178
    dealerMaxDraw: 4, // 004:1213-1214
    burn: true, // 004:1189-1192
    wayIn: 'straddle', // 004:1199-1205, 004:1252
  },
  limits: [
    {
      ...limit(20, '004:75-80', { smallBlind: 1_000, higherLimit: 2_000 }),
      id: '20',
      label: 'Limit $20',
    },
    {
      ...limit(20, '004:75-80, 004:2918-2923', {
        format: 'three-blinds',
        buttonBlind: 500,
        smallBlind: 500,
        bigBlind: 1_000,
        openingBet: 2_000,
        higherLimit: 2_000,
      }),
      id: '20-three-blinds',
      label: 'Limit $20, blinds $5-$5-$10',
    },
  ],
  collections: [
    fee(1, [6, 8], 3, { ...EMPIRE_20, modifiedFee: 300 }),
    fee(2, [2, 5], 2, { ...EMPIRE_20, modifiedFee: 200 }),
  ],
  timeCollections: [],
  jackpot: null,
};

/** A game's jackpot has its winning hand printed (002:525-546), but not what is dropped for it or how it is shared. */
const hitBy = (hand: readonly string[], source: string): Jackpot => ({
  ...{ drop: 0, source },
  terms: { hand, bothHoleCards: false, minPlayers: 2, shares: null, source },
});

/** Limits are not printed, except a spread of $4 to $40 as an example (002:512-514); house ruling: also $4-8. */
const oaks = (source: string, rules: Partial<DrawRules>, jackpot: Jackpot): PotGame<DrawRules> => ({
  kind: 'pot',
  source,
  rules,
  limits: [
    limit(4, 'house ruling: limits are not printed'),
    {
      ...limit(4, '002:512-514', { betting: 'spread-limit', smallBlind: 200, higherLimit: 4_000 }),
      id: 'spread-4-40',
      label: 'Spread limit $4 to $40',
    },
  ],
  collections: [],
  timeCollections: [],
  jackpot,
});

/** Others draw up to four cards, the dealer three (002:502-504). */
export const OAKS_DRAW = oaks(
  '002:491-523',
  { maxDraw: 4, dealerMaxDraw: 3 },
  hitBy(['As', 'Ah', 'Ad', '2c', '2d'], '002:543-545'),
);
/** Others draw up to five cards, the dealer three; no check and raise after the draw (002:405-418). */
export const OAKS_LO_BALL = oaks(
  '002:405-418',
  { dealerMaxDraw: 3, checkRaise: false, sevens: 'wins-no-later-bets' },
  hitBy(['6s', '4d', '3h', '2c', 'As'], '002:536-538'),
);
