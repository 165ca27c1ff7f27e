/** The options of Pure 21.5 Blackjack; the defaults are those that Casino Real prints (001:1966-2600). */
import { z } from 'zod';
import { cents, option } from '../../poker/option.ts';
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

export const pureRules = z.lazy(() =>
  z
    .strictObject({
      // 001:2123 allows betting behind on Buster only, 001:2154 on everything except Buster; 003:1440 and 004:2578 allow
      // it.
      ...bankedOptions({ positions: 8, coverage: 'gross' }),
      ...shoeOptions({ min: 1, max: 8, usual: 6, source: '001:1993-1995; 003:1195-1199; 003:2186-2190' }),
      bonusCards: option(
        'What the bonus cards are called: king, queen, jack and ten, or Z, Y, X and W, which kings, queens, jacks and tens stand for',
        'choice',
        '001:1997; 003:1195-1199',
        z.enum(['K-Q-J-10', 'W-X-Y-Z']).default('K-Q-J-10'),
      ),
      plainTens: option(
        'Tens are not bonus cards: ten and ace are 21, and a ten and a bonus card may be split',
        'yes or no',
        '003:1504-1509',
        z.boolean().default(false),
      ),
      naturalPays: option(
        'What a Pure 21.5 Blackjack pays',
        'choice',
        '001:1983-1984; 003:1186; 003:2179',
        z.enum(['6-to-5', '3-to-2', '1-to-1']).default('6-to-5'),
      ),
      bothOver: option(
        'Both over: the player-dealer wins, except with three eights; except against identical cards; except against a player who is nearer; except at equal counts; or always',
        'choice',
        '001:2119-2121, 003:2461-2463; 003:1417-1427; 003:1482-1491; 003:1493-1502; 004:2558-2562 has nothing',
        z.enum(['dealer-888', 'same-cards', 'nearer-pushes', 'equal-pushes', 'always']).default('dealer-888'),
      ),
      surrender: option(
        'Surrender of the first two cards',
        'yes or no',
        '001:2134-2137; 003:1459-1463',
        z.boolean().default(true),
      ),
      surrenderUnit: surrenderUnitOption(50, '001:2134-2137: half of the wager, whatever it is'),
      splits: splitsOption(3, '001:2133; 003:1457; 003:2517-2518'),
      doubleForLess: option(
        'A double may be for less than the wager',
        'yes or no',
        '001:2127-2129; 003:1447-1451; 003:2530-2533; 004:2584-2586',
        z.boolean().default(true),
      ),
      doubleAfterSplit: option(
        'A hand of a split may be doubled',
        'yes or no',
        '001:2133; 003:2517-2518; 004:2597-2598',
        z.boolean().default(true),
      ),
      insurance: option(
        'Insurance of up to half the wager when the player-dealer shows an ace',
        'yes or no',
        '001:2141-2144; 003:2537-2542',
        z.boolean().default(true),
      ),
      naturalsFirst: naturalsFirstOption(
        false,
        '001:2157-2159 pays a Pure 21.5 Blackjack before the others play; 001:2055-2061 settles from the action button',
      ),
      ...busterOptions(z.enum(['none', 'casino-real']).default('none'), {
        words: 'the pay table of 001, or none',
        source: '001:2145-2191',
        upToBase: false,
        min: 500,
      }),
      redFlex: option('Red Flex side bet', 'yes or no', '003:2557-2649', z.boolean().default(false)),
      redFlexMin: option(
        'Minimum Red Flex wager; null: the table’s own',
        'money',
        '003:2560-2562',
        cents.nullable().default(null),
      ),
      redFlexMax: option(
        'Maximum Red Flex wager; null: the table’s own',
        'money',
        '003:2560-2562',
        cents.nullable().default(null),
      ),
      countsFrom: option(
        'Where the count to the place that the face-down card points at starts: at the player-dealer’s left, or the house dealer’s',
        'choice',
        '001:2055-2058; 003:1159-1168',
        z.enum(['player-dealer', 'house-dealer']).default('player-dealer'),
      ),
      bonusOrder: bonusOrderOption('position', '001:2168-2172; 003:2333-2337'),
      bonusStep: bonusStepOption,
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine(
      ({ busterMin, busterMax, redFlexMin, redFlexMax, ...rest }) =>
        busterMin <= busterMax && (redFlexMin ?? rest.minBet) <= (redFlexMax ?? rest.maxBet),
      {
        error: 'expected the minimum wager of a side bet not above its maximum',
        path: ['busterMin'],
      },
    )
    .refine((rules) => soundCut(rules, rules.decks * CARDS), SOUND_CUT),
);

export type PureRules = z.output<typeof pureRules>;

const OVER = {
  'dealer-888': { overNearer: 'lose', overEqual: 'lose', overSaves: 'dealer-888' },
  'same-cards': { overNearer: 'lose', overEqual: 'lose', overSaves: 'same-cards' },
  'nearer-pushes': { overNearer: 'push', overEqual: 'lose', overSaves: 'none' },
  'equal-pushes': { overNearer: 'lose', overEqual: 'push', overSaves: 'none' },
  always: { overNearer: 'lose', overEqual: 'lose', overSaves: 'none' },
} as const;

/**
 * Pure 21.5 as a game of its family: an ace with a bonus card is 21.5, the player-dealer's second card is dealt face
 * down.
 */
export const pureLaw = kept(
  (rules: PureRules): Law => ({
    ...rules,
    ...OVER[rules.bothOver],
    target: 21,
    joker: 'whole',
    hasJokers: false,
    naturals: [
      { id: 'bonus', made: 'ace-and-bonus', text: 'natural 21.5', pays: rules.naturalPays }, // 001:1997, 001:2100-2102
    ],
    bestNaturalWins: false,
    bothNatural: 'push', // 001:2100-2102
    order: 'under-first', // 001:2111-2118
    plain22: 'over',
    equalLoses: [], // 001:2115-2116
    mustHit: 11, // 001:2077-2093
    mustStand: { hard: 19, soft: 99 }, // 001:2077-2093: hard 19 or more; all other counts are the player's choice
    houseStands: { hard: 12, soft: 12 }, // house ruling: no card is drawn that need not be
    dealerStands: { hard: 17, soft: 18 }, // 001:2085-2097
    dealerChooses: null,
    dealerCards: 'second-down', // 001:2049-2054
    dealFrom: 'player-dealer', // 001:2046-2050
    playersDown: false,
    freezes: false,
    peeks: 'ace-or-bonus', // 001:2104-2108
    insurance: rules.insurance ? 'up-to-half' : 'no',
    surrender: rules.surrender ? 'first-two' : 'no',
    splitTens: 'any', // 001:2130: any pair or two bonus cards; 003:1508-1509
    splitAces: 'one-card', // 001:2131-2132
    doubles: 'not-what-must-stand', // 001:2127 with the chart of 001:2077-2093
    doubleFaceDown: false, // 001:2039-2050: all cards except the player-dealer's second are face up
    extraReturned: 'never',
    settles: 'card', // 001:2051-2061
    lettered: rules.bonusCards === 'W-X-Y-Z',
    redFlexMin: rules.redFlexMin ?? rules.minBet, // 003:2560-2562: within table limits
    redFlexMax: rules.redFlexMax ?? rules.maxBet,
    upcardLuck: false,
    upcardMin: 0,
    upcardMax: 0,
  }),
);
