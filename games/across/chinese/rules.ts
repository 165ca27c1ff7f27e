/**
 * The options of Chinese Poker. Where the rulebook prints nothing, or prints two versions, there is an option; see
 * docs/games/chinese-poker.md.
 */
import { z } from 'zod';
import { chips, option } from '../../poker/option.ts';

export const chineseRules = z.lazy(() =>
  z.strictObject({
    unit: option('Value of one point', 'money', '003:3398-3403', chips.default(100)),
    minPoints: option(
      'How many points’ worth of chips a player needs on the table to be dealt in',
      'count',
      '003:3572-3576',
      z.int().min(1).default(9),
    ),
    twoHands: option(
      'Two players alone at the table may play two hands each, if both agree',
      'yes or no',
      '003:3379-3384',
      z.boolean().default(true),
    ),
    fouls: option(
      'A setting in the wrong order: refused, or taken and penalized',
      'choice',
      '003:3581-3586',
      z.enum(['refused', 'penalized']).default('refused'),
    ),
    foulPenalty: option(
      'What a foul hand pays each player: a point for each hand, or three points for each',
      'choice',
      '003:3581-3586',
      z.enum(['three-points', 'nine-points']).default('three-points'),
    ),
    twoOfThree: option(
      'Two hands of three won: the lost one is set off, or not',
      'choice',
      '003:3463-3464, 003:3494-3497',
      z.enum(['one-point', 'two-points']).default('one-point'),
    ),
    backFours: option(
      'Bonus for four of a kind in the back',
      'choice',
      '003:3478-3484, 003:3494-3497',
      z.union([z.literal(3), z.literal(4)]).default(3),
    ),
    equalSweeps: option(
      'Clean sweeps that push: those of the same value, or only those of the same kind',
      'choice',
      '003:3538-3555',
      z.enum(['by-value', 'by-kind']).default('by-value'),
    ),
    settledFrom: option(
      'Whose hand is settled against the others first',
      'choice',
      '003:3425-3442, 003:3566-3579',
      z.enum(['button', 'left-of-button']).default('button'),
    ),
    absent: option(
      'A hand that is not set in time: set the house way, or foul',
      'choice',
      'house ruling',
      z.enum(['house-way', 'foul']).default('house-way'),
    ),
  }),
);

export type ChineseRules = z.output<typeof chineseRules>;
