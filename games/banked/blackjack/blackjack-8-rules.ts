/** The options of 21st Century Blackjack 8.0 with Buster (004:2938-3352). */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { kept } from '../bet.ts';
import { bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';
import {
  bonusOrderOption,
  bonusStepOption,
  busterOptions,
  naturalsFirstOption,
  SOUND_CUT,
  shoeOptions,
  soundCut,
  splitsOption,
  surrenderUnitOption,
} from './family-options.ts';
import type { Law } from './law.ts';

const CARDS = 52;

export const blackjack8Rules = z.lazy(() =>
  z
    .strictObject({
      ...bankedOptions({ positions: 8, coverage: 'gross' }),
      ...shoeOptions({ min: 1, max: 8, usual: 6, source: '004:2960-2964' }),
      surrender: option(
        'Surrender: with any count up to 20, or with the first two cards alone',
        'choice',
        '004:3200-3207',
        z.enum(['up-to-20', 'first-two']).default('up-to-20'),
      ),
      surrenderUnit: surrenderUnitOption(50, '004:3203: half of the wager'),
      splits: splitsOption(2, '004:3190-3193'),
      insurance: option(
        'Insurance of half the wager when the player-dealer shows an ace',
        'yes or no',
        '004:3068-3077; 004:3209-3213',
        z.boolean().default(true),
      ),
      peeks: option(
        'When the face-down card is looked at: with an ace open, or with a ten-value as well',
        'choice',
        '004:3066-3068: an ace; of a ten-value nothing is printed',
        z.enum(['ace', 'ace-or-bonus']).default('ace'),
      ),
      extraReturned: option(
        'Doubles and splits go back when the player-dealer has a natural, or never',
        'choice',
        '004:3142-3175 takes no exception',
        z.enum(['dealer-natural', 'never']).default('never'),
      ),
      naturalsFirst: naturalsFirstOption(
        false,
        '004:3263-3266 pays a natural before the others play; 004:3109-3112 settles all wagers in turn',
      ),
      ...busterOptions(z.enum(['none', '8.0']).default('8.0'), {
        words: 'the pay table of 8.0, or none',
        source: '004:3239-3289',
        upToBase: true,
        min: 100,
      }),
      bonusOrder: bonusOrderOption('last', '004:3111-3112'),
      bonusStep: bonusStepOption,
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine(({ busterMin, busterMax }) => busterMin <= busterMax, {
      error: 'expected the minimum wager of a side bet not above its maximum',
      path: ['busterMin'],
    })
    .refine((rules) => soundCut(rules, rules.decks * CARDS), SOUND_CUT),
);

export type Blackjack8Rules = z.output<typeof blackjack8Rules>;

/** Blackjack 8.0 as a game of its family: an ace with a ten-value is 21½, settled from the house dealer's right. */
export const blackjack8Law = kept(
  (rules: Blackjack8Rules): Law => ({
    ...rules,
    target: 21,
    joker: 'whole',
    hasJokers: false,
    naturals: [{ id: 'bonus', made: 'ace-and-bonus', text: 'natural 21½', pays: '6-to-5' }], // 004:2952-2955, 004:3142-3147
    plainTens: false,
    bestNaturalWins: false,
    bothNatural: 'push', // 004:3145-3146
    order: 'under-first', // 004:3148-3155
    plain22: 'over',
    overNearer: 'lose', // 004:3158-3160
    overEqual: 'lose', // 004:3164
    overSaves: 'dealer-suited-789', // 004:3159-3163
    equalLoses: [], // 004:3153-3154
    mustHit: 11, // 004:3083-3095
    mustStand: { hard: 21, soft: 21 }, // 004:3083-3095
    houseStands: { hard: 12, soft: 12 }, // house ruling: no card is drawn that need not be
    dealerStands: { hard: 17, soft: 18 }, // 004:3115-3124
    dealerChooses: null,
    dealerCards: 'second-down', // 004:3058-3066
    dealFrom: 'house-dealer', // 004:3052-3058
    playersDown: false,
    freezes: false,
    insurance: rules.insurance ? 'half' : 'no',
    splitTens: 'same-rank', // 004:3190-3191
    splitAces: 'one-card', // 004:3194-3198
    doubles: 'not-what-must-stand', // 004:3176-3180: not on a natural or 21
    doubleAfterSplit: true, // 004:3188-3189
    doubleForLess: false, // 004:3183
    doubleFaceDown: false,
    settles: 'house-dealer-right', // 004:3109-3112
    countsFrom: 'player-dealer',
    lettered: false,
    upcardLuck: false,
    upcardMin: 0,
    upcardMax: 0,
    redFlex: false,
    redFlexMin: 0,
    redFlexMax: 0,
  }),
);
