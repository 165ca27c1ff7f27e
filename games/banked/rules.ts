/** The options that every player-dealer game has; each game adds its own. */
import { z } from 'zod';
import { cents, chips, option } from '../poker/option.ts';
import { collection } from './fees.ts';

/** The defaults that differ from game to game among the shared options. */
export interface BankedDefaults {
  /** Positions of the layout, including the player-dealer's: 7, 8 or 14. */
  readonly positions: number;
  readonly coverage: 'gross' | 'separate' | 'losers-first';
  readonly backline?: 'no' | 'permission' | 'yes';
  readonly manyPositions?: boolean;
  readonly bankTurns?: Way;
}

/** The direction around the table: to the left of each player, or to the right. */
export type Way = 'clockwise' | 'counterclockwise';

/**
 * The shape to which a game adds its own options. A game makes them when they are first asked for (`z.lazy`): a table
 * starts with all games and plays only a few of them.
 */
export function bankedOptions(defaults: BankedDefaults) {
  return {
    positions: option(
      'Positions of the layout, with the player-dealer’s',
      'count',
      '000:1853; 001:270-271; 001:3113-3115',
      z.int().min(2).max(14).default(defaults.positions),
    ),
    minBet: option('Minimum base wager', 'money', 'table limit of the posted option', chips.default(500)),
    maxBet: option('Maximum base wager', 'money', 'table limit of the posted option', chips.default(50_000)),
    betStep: option('Wagers go in steps of', 'money', '002:245-305', chips.default(500)),
    chip: option('Smallest chip', 'money', 'house ruling', chips.default(100)),
    minBank: option(
      'Minimum wager of the player-dealer',
      'money',
      '000:6527-6530: no minimum is printed',
      chips.default(500),
    ),
    bankHands: option(
      'Hands in a row that one player may bank',
      'count',
      '004:203-207; 001:290-292',
      z.int().min(1).max(2).default(2),
    ),
    bankTurns: option(
      'Which way the bank goes round the table',
      'choice',
      '000:2622-2623; 001:6878-6880; 002:574, 002:593',
      z.enum(['clockwise', 'counterclockwise']).default(defaults.bankTurns ?? 'clockwise'),
    ),
    bankNeeds: option(
      'Who may bank: any player in turn, or only players who bet in the hand before',
      'choice',
      '004:1583-1589; 000:2036-2044',
      z.enum(['nothing', 'wager-last-hand']).default('nothing'),
    ),
    banks: option(
      'Who stakes money in the bank: the player-dealer alone, or others behind it, each in turn',
      'choice',
      '000:1856-1859, 000:2248-2249, 000:2334-2335; 002:604; 004:1517-1523',
      z.enum(['one', 'several']).default('one'),
    ),
    dealerBets: option(
      'A player-dealer who asks for it may bet at other positions, which are played the house way',
      'yes or no',
      '000:2027, 000:2580-2582',
      z.boolean().default(false),
    ),
    coverage: option(
      'How much of the player-dealer’s wager a settled bet uses up',
      'choice',
      '004:1310-1379; 000:2325-2336; 001a PD-COMMON',
      z.enum(['gross', 'separate', 'losers-first']).default(defaults.coverage),
    ),
    backline: option(
      'Bets behind another player: never, with their permission, always',
      'choice',
      '000:2023-2027; 000:2423; 001:515',
      z.enum(['no', 'permission', 'yes']).default(defaults.backline ?? 'yes'),
    ),
    joint: option(
      'Bets behind: each by itself in turn, with the first bet as one (kum-kum), or as one where both bettors want it',
      'choice',
      '004:1473-1483; 000:2030, 000:2739-2747',
      z.enum(['sequential', 'joint', 'choice']).default('sequential'),
    ),
    squares: option(
      'How many bettors one position has squares for; none: any number',
      'count',
      '004:255-259; 003:548, 003:1134',
      z.int().min(1).max(10).nullable().default(null),
    ),
    positionMax: option(
      'The most that all base wagers on one position may come to; none: no limit',
      'money',
      '004:55-59; 004:211-212',
      chips.nullable().default(null),
    ),
    manyPositions: option(
      'A player may bet on empty positions',
      'yes or no',
      '001:295-296; 000:2015-2128',
      z.boolean().default(defaults.manyPositions ?? true),
    ),
    decides: option(
      'Who decides for a position with several bettors',
      'choice',
      '000:2015-2128; 004:1504-1509',
      z.enum(['largest', 'holder']).default('largest'),
    ),
    specialAction: option(
      'The player-dealer may set money aside against one player, settled first',
      'yes or no',
      '000a special action',
      z.boolean().default(false),
    ),
    collection: option('Posted collection', 'schedule', '000c fee engine', collection.nullable().default(null)),
  };
}

/** The part of a game's rules that the framework needs: the options that all games have. */
export type BankedRules = Readonly<z.output<z.ZodObject<ReturnType<typeof bankedOptions>>>>;

/** Checks the options against one another; a game's schema ends with this. */
export function soundLimits(rules: BankedRules): boolean {
  const { minBet, maxBet, betStep } = rules;
  return minBet <= maxBet && minBet % betStep === 0 && maxBet % betStep === 0;
}

export const SOUND_LIMITS = {
  error: 'expected minBet and maxBet in whole steps, and minBet not above maxBet',
  path: ['minBet'],
};

/** A bonus wager's limits, as options of their own. */
export function bonusLimits(name: string, min: number, max: number, source: string) {
  return {
    min: option(`Minimum ${name} wager`, 'money', source, cents.default(min)),
    max: option(`Maximum ${name} wager`, 'money', source, cents.default(max)),
  };
}
