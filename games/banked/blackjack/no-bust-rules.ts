/** The options of No Bust 21st Century Blackjack; the defaults are those of Artichoke Joe's. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { kept } from '../bet.ts';
import { bankedOptions, bonusLimits, SOUND_LIMITS, soundLimits } from '../rules.ts';
import {
  bonusOrderOption,
  bonusStepOption,
  busterOptions,
  SOUND_CUT,
  shoeOptions,
  soundCut,
  splitsOption,
  surrenderUnitOption,
} from './family-options.ts';
import type { Law, Stops } from './law.ts';

const CARDS = 52;

const payoff = z.enum(['1-to-1', '3-to-2', '2-to-1']);

const upcardLimits = bonusLimits('Upcard Luck', 100, 50_000, '000:5309-5395');

export const noBustRules = z.lazy(() =>
  z
    .strictObject({
      // Betting behind another player is always allowed (000:2423); a joint bet needs the other's permission.
      ...bankedOptions({ positions: 8, coverage: 'gross' }),
      ...shoeOptions({ min: 1, max: 8, usual: 6, source: '000:2228-2340; 001:244-246' }),
      jokersPerDeck: option(
        'Jokers to a deck',
        'count',
        '000:2228-2340; 001:557-583',
        z.int().min(0).max(2).default(1),
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
        'Two jokers beat a natural with an ace, at 1 to 1; otherwise all naturals are equal',
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
      surrenderUnit: surrenderUnitOption(500, '000:2412-2606'),
      splits: splitsOption(3, '000:2412-2606; 001:534-535'),
      splitTens: option(
        'Ten-values that split: any two, or two of the same rank',
        'choice',
        '000:2412-2606; 001:525-533',
        z.enum(['any', 'same-rank']).default('any'),
      ),
      splitAces: option(
        'Two aces that are not a natural: not split, or split for one card each',
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
      ...busterOptions(z.enum(['none', 'a', 'b', 'c', 'casino-real', 'betwiser', '8.0']).default('none'), {
        words: 'pay table of 000 (a, b, c), of 001, of 004 (betwiser) and its 8.0, or none',
        source: '000:5205-5308; 001:2145-2195; 004:2766-2880; 004:3239-3289',
        upToBase: false,
        min: 100,
      }),
      upcardLuck: option('Upcard Luck side bet', 'yes or no', '000:5309-5395', z.boolean().default(false)),
      upcardMin: upcardLimits.min,
      upcardMax: upcardLimits.max,
      bonusOrder: bonusOrderOption('position', '001:2169-2172; 004:2938-3352'),
      bonusStep: bonusStepOption,
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine(({ busterMin, busterMax, upcardMin, upcardMax }) => busterMin <= busterMax && upcardMin <= upcardMax, {
      error: 'expected the minimum wager of a side bet not above its maximum',
      path: ['busterMin'],
    })
    .refine((rules) => soundCut(rules, rules.decks * (CARDS + rules.jokersPerDeck)), SOUND_CUT),
);

export type NoBustRules = z.output<typeof noBustRules>;

/**
 * No Bust 21 as a game of its family: two jokers are the best natural, jokers are wild, over 21 is bad but not dead.
 */
export const noBustLaw = kept(
  (rules: NoBustRules): Law => ({
    ...rules,
    target: 21,
    joker: 'whole',
    hasJokers: rules.jokersPerDeck > 0,
    // 000:2228-2340: two aces, and an ace with a joker, are naturals too as a house option
    naturals: [
      { id: 'jokers', made: 'two-jokers', text: 'two-joker natural', pays: rules.jokersPay },
      ...(rules.naturals === 'jokers-and-aces'
        ? [{ id: 'aces', made: 'jokers-and-aces', text: 'natural', pays: rules.acesPay } as const]
        : []),
    ],
    plainTens: false,
    bestNaturalWins: rules.jokersBeatAces,
    bothNatural: 'push',
    order: 'under-first',
    overSaves: 'none',
    equalLoses: [],
    mustHit: 11, // 000:2292-2294
    mustStand: { hard: 20, soft: 20 }, // 000:2292-2294; 001:331-346
    houseStands: dealerStands(rules), // 000:2412-2606: the player-dealer's strategy
    dealerStands: dealerStands(rules),
    dealerChooses: null,
    dealerCards: 'second-late', // 001:314-325
    dealFrom: 'player-dealer',
    playersDown: false,
    freezes: true, // 000:2412-2606; 001:409-413; 003:1110-1112
    peeks: 'never',
    insurance: 'no',
    doubleForLess: false,
    settles: 'card', // 000:2262-2278
    countsFrom: 'player-dealer',
    lettered: false,
    naturalsFirst: false,
    redFlex: false,
    redFlexMin: 0,
    redFlexMax: 0,
  }),
);

const dealerStands = ({ dealerHitsSoft17 }: NoBustRules): Stops => ({ hard: 17, soft: dealerHitsSoft17 ? 18 : 17 });
