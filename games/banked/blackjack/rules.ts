/** The options of No Bust 21st Century Blackjack; the defaults are those of Artichoke Joe's. */
import { z } from 'zod';
import { cents, chips, option } from '../../poker/option.ts';
import { bankedOptions, bonusLimits, SOUND_LIMITS, soundLimits } from '../rules.ts';

const CARDS = 52;
/** Cards that stay behind the cut, so that a hand begun just before it can be dealt to its end. */
const BEHIND_CUT = 60;

const payoff = z.enum(['1-to-1', '3-to-2', '2-to-1']);
export type Payoff = z.output<typeof payoff>;

const busterLimits = bonusLimits('Buster', 100, 5_000, '001:2199-2200');
const upcardLimits = bonusLimits('Upcard Luck', 100, 50_000, '000:5309-5395');

export const noBustRules = z
  .strictObject({
    // Betting behind another is always allowed (000:2423); what needs the other's permission is a joint bet.
    ...bankedOptions({ positions: 8, coverage: 'gross' }),
    decks: option('Decks of 52 cards', 'count', '000:2228-2340; 001:244-246', z.int().min(1).max(8).default(6)),
    jokersPerDeck: option('Jokers to a deck', 'count', '000:2228-2340; 001:557-583', z.int().min(0).max(2).default(1)),
    cutAfter: option(
      'A shoe goes on until so many cards are dealt; a fresh one for every hand when null',
      'count',
      '000:2228-2340: a shoe; when it is changed is not printed',
      z.int().min(1).nullable().default(null),
    ),
    naturals: option(
      'What is a natural: two jokers alone, or two aces and an ace with a joker as well',
      'choice',
      '000:2228-2340; 003:1053-1055; 001:227-237; 004:519-523',
      z.enum(['jokers', 'jokers-and-aces']).default('jokers-and-aces'),
    ),
    jokersPay: option(
      'What two jokers pay against no natural',
      'choice',
      '000:2228-2340; 001:544-545; 003:1094',
      payoff.default('2-to-1'),
    ),
    acesPay: option(
      'What a natural with an ace pays against no natural',
      'choice',
      '000:2228-2340; 003:1094',
      payoff.default('1-to-1'),
    ),
    jokersBeatAces: option(
      'Two jokers beat a natural with an ace, at 1 to 1; else all naturals are equal',
      'yes or no',
      '000:2228-2340',
      z.boolean().default(true),
    ),
    plain22: option(
      'A count of 22: over, just before 23; or not over, below every count of 21 or less',
      'choice',
      '000:2245; 003:1061-1078',
      z.enum(['over', 'under']).default('over'),
    ),
    overNearer: option(
      'Both over, the player nearer',
      'choice',
      '000:2228-2340; 001:487-488; 004:3142-3175',
      z.enum(['push', 'lose']).default('push'),
    ),
    overEqual: option(
      'Both over by the same count',
      'choice',
      '000:2228-2340; 001:490; 001:557-583',
      z.enum(['lose', 'push']).default('lose'),
    ),
    surrender: option(
      'Surrender of the first two cards: never, unless the player-dealer shows a joker, or unless they show an ace or a joker',
      'choice',
      '000:2412-2606; 001:536-541; 003:1100-1112',
      z.enum(['no', 'not-against-joker', 'not-against-ace-or-joker']).default('not-against-joker'),
    ),
    surrenderUnit: option(
      'Half a surrendered wager goes back in whole units of',
      'money',
      '000:2412-2606',
      chips.default(500),
    ),
    splits: option('Splits of one position', 'count', '000:2412-2606; 001:534-535', z.int().min(0).max(3).default(3)),
    splitTens: option(
      'Ten-values that split: any two, or two of the same rank',
      'choice',
      '000:2412-2606; 001:525-533',
      z.enum(['any', 'same-rank']).default('any'),
    ),
    splitAces: option(
      'Two aces that are no natural: not split, or split for one card each',
      'choice',
      '000:2412-2606; 001:525-533; 002:135-180',
      z.enum(['no', 'one-card']).default('no'),
    ),
    doubles: option(
      'Which two cards may be doubled: those below 20, or any; never a natural or a hand with a joker',
      'choice',
      '000:2513-2514; 001:522-524; 002:149; 003:1084',
      z.enum(['below-20', 'any-two']).default('below-20'),
    ),
    doubleAfterSplit: option(
      'A hand of a split may be doubled',
      'yes or no',
      '000:2412-2606; 002:135-180',
      z.boolean().default(true),
    ),
    doubleFaceDown: option(
      'The card of a double stays face down until the showdown',
      'yes or no',
      '000:2412-2606; 001:307-308',
      z.boolean().default(true),
    ),
    extraReturned: option(
      'Doubles and splits go back when the player-dealer has a natural, when their second card is a joker, or never',
      'choice',
      '000:2412-2606; 003:1100-1102; 002:157',
      z.enum(['dealer-natural', 'dealer-second-joker', 'never']).default('dealer-natural'),
    ),
    dealerHitsSoft17: option(
      'The player-dealer hits a soft 17',
      'yes or no',
      '000:2228-2340; 001:433-443',
      z.boolean().default(true),
    ),
    buster: option(
      'Buster side bet: pay table of 000 (a, b, c), of 001, of 004 (betwiser) and its 8.0, or none',
      'choice',
      '000:5205-5308; 001:2145-2195; 004:2766-2880; 004:3239-3289',
      z.enum(['none', 'a', 'b', 'c', 'casino-real', 'betwiser', '8.0']).default('none'),
    ),
    busterMin: option(
      'Minimum Buster wager',
      'money',
      'house ruling: 001:2199-2200 has $5, the others print none',
      cents.default(100),
    ),
    busterMax: busterLimits.max,
    busterUpToBase: option(
      'Buster is at most the base wager',
      'yes or no',
      '004:3239-3289',
      z.boolean().default(false),
    ),
    busterBackline: option(
      'Buster may be bet behind another player',
      'yes or no',
      '001:2123; 001:2154; 004:3239-3289',
      z.boolean().default(true),
    ),
    upcardLuck: option('Upcard Luck side bet', 'yes or no', '000:5309-5395', z.boolean().default(false)),
    upcardMin: upcardLimits.min,
    upcardMax: upcardLimits.max,
    bonusOrder: option(
      'Side bets are settled after the other bets of their position, or after those of all',
      'choice',
      '001:2169-2172; 004:2938-3352',
      z.enum(['position', 'last']).default('position'),
    ),
    bonusStep: option('Side bets go in steps of', 'money', 'house ruling', cents.min(1).default(100)),
  })
  .refine(soundLimits, SOUND_LIMITS)
  .refine(({ busterMin, busterMax, upcardMin, upcardMax }) => busterMin <= busterMax && upcardMin <= upcardMax, {
    error: 'expected the minimum wager of a side bet not above its maximum',
    path: ['busterMin'],
  })
  .refine(
    ({ cutAfter, decks, jokersPerDeck }) =>
      cutAfter === null || cutAfter <= decks * (CARDS + jokersPerDeck) - BEHIND_CUT,
    { error: `expected at least ${BEHIND_CUT} cards behind the cut`, path: ['cutAfter'] },
  );

export type NoBustRules = z.output<typeof noBustRules>;
