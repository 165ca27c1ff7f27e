/**
 * The options of Century 21 Blackjack at the 19th Hole (002:659-678). Its text stops in the middle of a sentence:
 * points it does not cover are options here, with the version we deal as the default.
 */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { kept } from '../bet.ts';
import { bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';
import { SOUND_CUT, shoeOptions, soundCut } from './family-options.ts';
import { type Law, NO_BONUS_BETS } from './law.ts';

const CARDS = 53;
const LOST = 'house ruling: the text of 002:659-678 is cut off before it';

export const century21Rules = z.lazy(() =>
  z
    .strictObject({
      ...bankedOptions({ positions: 8, coverage: 'gross' }),
      ...shoeOptions({ min: 1, max: 8, usual: 8, source: '002:666' }),
      overNearer: option(
        'Both over, the player nearer to 22',
        'choice',
        LOST,
        z.enum(['push', 'lose', 'win']).default('push'),
      ),
      overEqual: option('Both over by the same count', 'choice', LOST, z.enum(['lose', 'push']).default('lose')),
      equal: option(
        'Equal counts that are not over',
        'choice',
        LOST,
        z.enum(['push', 'player-dealer']).default('push'),
      ),
      mustHitEleven: option('Players must hit hard counts of 11 or less', 'yes or no', LOST, z.boolean().default(true)),
      dealerCards: option(
        'The player-dealer’s cards before the players play: one face down, or one face down and one open',
        'choice',
        '002:670: one card down; of the second nothing is printed',
        z.enum(['one-down', 'first-down']).default('one-down'),
      ),
      doubles: option('Two cards may be doubled', 'yes or no', LOST, z.boolean().default(false)),
      splits: option('Splits of one position', 'count', LOST, z.int().min(0).max(3).default(0)),
      surrender: option('Surrender of the first two cards', 'yes or no', LOST, z.boolean().default(false)),
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine((rules) => soundCut(rules, rules.decks * CARDS), SOUND_CUT),
);

export type Century21Rules = z.output<typeof century21Rules>;

/**
 * Century 21 as a game of its family: a joker makes any hand 22, the player-dealer chooses on 17, 18, soft 19 and soft
 * 20.
 */
export const century21Law = kept(
  (rules: Century21Rules): Law => ({
    ...rules,
    target: 22, // 002:672
    joker: 'whole', // 002:672
    hasJokers: true,
    naturals: [],
    plainTens: false,
    bestNaturalWins: false,
    bothNatural: 'push',
    order: 'under-first',
    plain22: 'over',
    overSaves: 'none',
    equalLoses: rules.equal === 'player-dealer' ? 'all' : [],
    mustHit: rules.mustHitEleven ? 11 : 0,
    mustStand: { hard: 22, soft: 22 },
    houseStands: { hard: 17, soft: 18 }, // house ruling: the same as the player-dealer who does not answer
    dealerStands: { hard: 17, soft: 19 }, // house ruling: of the free choices (002:678), soft 17 and 18 are hit
    // 002:676-678: any 16 or less is hit; 22, hard 19 and 20, soft and hard 21 stand; 17, 18, soft 19 and soft 20 are
    // free
    dealerChooses: { mustHit: 16, mustStand: { hard: 19, soft: 21 } },
    dealFrom: 'player-dealer',
    playersDown: false,
    freezes: false,
    peeks: 'never',
    insurance: 'no',
    surrender: rules.surrender ? 'first-two' : 'no',
    surrenderUnit: 50,
    splitTens: 'any',
    splitAces: 'one-card',
    doubles: rules.doubles ? 'not-what-must-stand' : 'no',
    doubleAfterSplit: rules.doubles,
    doubleForLess: false,
    doubleFaceDown: false,
    extraReturned: 'never',
    settles: 'card',
    countsFrom: 'player-dealer',
    lettered: false,
    naturalsFirst: false,
    ...NO_BONUS_BETS,
  }),
);
