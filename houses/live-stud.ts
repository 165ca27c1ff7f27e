/**
 * The stud games of Casino Real (001:1-219, 001:4417-4499), the Oaks Club (002:420-489) and Lake Elsinore (003:188-360,
 * 003:1984-2045). Antes and forced bets are not printed: the engine's for the limit are used. Only Casino Real prints
 * kills of stud, and only their amounts: the kill is posted before the cards and is the bet of the first round, in
 * place of the forced one. The sheets do not number their options: here they are counted from the fullest table down.
 */
import type { StudRules } from '../games/poker/bring-in.ts';
import { type FeeRange, flatFee } from './flop-limits.ts';
import type { FeeOption, Limit, PotGame } from './house.ts';

/** By its printed name and with its kill in dollars: one and a half times the lower limit, or twice (001:4420-4423). */
const killed = (source: string, lower: number, kill: number): readonly Limit<StudRules>[] =>
  limits(source, [lower]).map((limit): Limit<StudRules> => {
    const kind = kill === lower * 2 ? 'full' : 'half';
    const chip = Number.isInteger(kill) ? {} : { chip: 50 };
    return {
      ...limit,
      id: `${limit.id}-${kind}-kill`,
      label: `${limit.label}, ${kind} kill`,
      rules: { ...limit.rules, killBlind: kill * 100, ...chip },
    };
  });

const limits = (source: string, lowers: readonly number[]): readonly Limit<StudRules>[] =>
  lowers.map(
    (lower): Limit<StudRules> => ({
      id: `${lower}-${lower * 2}`,
      label: `Limit $${lower}-$${lower * 2}`,
      rules: { betting: 'split-limit', lowerLimit: lower * 100, higherLimit: lower * 200 },
      // House ruling: buy-ins are not printed; ten times the lower limit, as elsewhere.
      buyIn: { fullBuy: lower * 1_000, shortBuy: lower * 500, maximum: null, step: 100 },
      source,
    }),
  );

/** The minimum and maximum number of players, and the fee of a hand in dollars. */
type Row = readonly [minPlayers: number, maxPlayers: number, fee: number];

function game(
  source: string,
  sheet: string,
  lowers: readonly number[],
  rows: readonly Row[],
  rules: PotGame<StudRules>['rules'],
): PotGame<StudRules> {
  const range: FeeRange = { forGames: 'limit', from: Math.min(...lowers), to: Math.max(...lowers), source: sheet };
  return {
    kind: 'pot',
    source,
    rules: { betting: 'split-limit', ...rules },
    limits: limits(sheet, lowers),
    collections: rows.map(([min, max, fee], at): FeeOption => flatFee(range, [at + 1, min, max, fee, 0])),
    timeCollections: [],
    jackpot: null,
  };
}

function real(source: string, sheet: string, full: number, short: number): PotGame<StudRules> {
  const rows: readonly Row[] = [
    [7, 8, full],
    [2, 6, short],
  ];
  // 001:158-162: a dead seat gets cards until there is a bet
  const rules = { absent: 'check-or-fold', deadSeats: 'cards-until-a-bet' } as const;
  const plain = game(source, sheet, [3, 4, 9, 15], rows, rules);
  return { ...plain, limits: [...plain.limits, ...KILLS.flatMap(([lower, kill]) => killed(sheet, lower, kill))] };
}

const KILLS = [
  [3, 4.5],
  [4, 6],
  [4, 8],
] as const;

export const REAL_STUD = real('001:1-30, 001:121-219', '001:4417-4443', 3, 2);
export const REAL_STUD_HI_LO = real('001:32-74, 001:121-219', '001:4445-4471', 4, 3);
export const REAL_RAZZ = real('001:76-119, 001:121-219', '001:4473-4499', 3, 2);

const elsinore = (
  source: string,
  sheet: string,
  lowers: readonly number[],
  own: Partial<StudRules> = {},
): PotGame<StudRules> => ({
  ...game(
    source,
    sheet,
    lowers,
    [
      [7, 8, 4],
      [5, 6, 3],
      [2, 4, 2],
    ],
    {
      openerAllIn: 'player-on-the-left', // 003:260-261
      maxRaises: 3, // 003:231-234: three raises; completing the forced bet is not one
      deadSeats: 'cards-until-a-bet', // 003:257-258
      ...own,
    },
  ),
  // A dollar is printed next to every row; who wins it is not.
  jackpot: { drop: 100, source: '003:1984-2045', terms: null },
});

export const ELSINORE_RAZZ = elsinore('003:188-211', '003:1984-1989', [3, 4, 9, 12, 15]);
/** A call that an opponent's open cards beat is returned (003:316-317). */
export const ELSINORE_STUD = elsinore('003:215-318', '003:2037-2045', [3, 4, 6, 9, 12, 15], {
  beatenOnBoard: 'goes-back',
});
/** Two hands that are equal for high and low share the pot as evenly as possible (003:349-352). */
export const ELSINORE_STUD_HI_LO = elsinore('003:321-360', '003:2037-2045', [3, 4, 6, 9, 12, 15], {
  oddChipsOfHalves: 'as-evenly-as-possible',
});

/** Limit, ante, forced bet and buy-in, dollars (002:443-452). */
const OAKS_ROWS = [
  [1, 0, 1, 10],
  [2, 0.25, 1, 20],
  [3, 0.5, 1, 30],
  [6, 1, 2, 60],
  [10, 2, 5, 200],
  [15, 2, 5, 300],
  [20, 3, 10, 400],
  [30, 5, 10, 600],
] as const;

/** No fees are printed; a short buy is five bets, half the buy-in (002:454-456). */
const oaks = (source: string): PotGame<StudRules> => ({
  kind: 'pot',
  source,
  rules: {
    betting: 'split-limit',
    maxRaises: 3, // 002:434-438: one bet and three raises, unlimited between two players
    deadSeats: 'cards-until-a-bet', // 002:460
  },
  limits: OAKS_ROWS.map(
    ([lower, ante, bringIn, buyIn]): Limit<StudRules> => ({
      id: `${lower}-${lower * 2}`,
      label: `Limit $${lower}-$${lower * 2}`,
      rules: {
        betting: 'split-limit',
        ante: ante * 100,
        bringIn: bringIn * 100,
        lowerLimit: lower * 100,
        higherLimit: lower * 200,
        // Antes of a quarter and of half a dollar are posted in coins of that size.
        chip: Number.isInteger(ante) ? 100 : ante * 100,
      },
      buyIn: { fullBuy: buyIn * 100, shortBuy: buyIn * 50, maximum: null, step: 100 },
      source: '002:443-452',
    }),
  ),
  collections: [],
  timeCollections: [],
  jackpot: null,
});

export const OAKS_STUD = oaks('002:420-489');
export const OAKS_RAZZ = oaks('002:430-441, 002:434-489');
