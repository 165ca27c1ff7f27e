/** Draw poker and lo-ball at Casino Real, Empire and the Oaks. */
import type { DrawRules } from '../games/poker/draw.ts';
import { fee, jacks, limit } from './draw-limits.ts';
import type { Jackpot, PotGame } from './house.ts';

// --------------------------------------------------------------------------------------------------- Casino Real

interface RealGame {
  readonly source: string;
  /** Where its limits and fees are printed. */
  readonly sheet: string;
  /** Dollars from a hand of seven or more players, and of six or fewer. */
  readonly fees: readonly [many: number, few: number];
  readonly rules?: Partial<DrawRules>;
}

/** Half a kill of 3-6 is $4.50: the chips of that game are half dollars. */
const casinoReal = ({ source, sheet, fees: [many, few], rules }: RealGame): PotGame<DrawRules> => ({
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

export const REAL_JACKS: PotGame<DrawRules> = {
  ...casinoReal({ source: '001:1273-1278', sheet: '001:4640-4667', fees: [3, 2] }),
  limits: jacks([3, 4, 9, 15], '001:4640-4667; house ruling: antes'),
};

export const REAL_DRAW = casinoReal({ source: '001:1230-1271', sheet: '001:4566-4611', fees: [3, 2] });
export const REAL_HI_LO = casinoReal({ source: '001:1280-1285', sheet: '001:4612-4639', fees: [4, 3] });
export const REAL_LO_BALL = casinoReal({
  source: '001:1015-1228',
  sheet: '001:4668-4694',
  fees: [3, 2],
  rules: {
    sevens: 'wins-no-later-bets', // 001:1222-1223
    wayIn: 'kill-anywhere', // 001:1123, 001:1141-1168
    transfers: 'dealt-in-until-passed', // 001:1124-1127
    freeFirstRound: true, // 001:1128-1129
  },
});

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
