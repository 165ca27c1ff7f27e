/**
 * The options of California Blackjack; the defaults are those of Artichoke Joe's (000:2883-3270), the others are
 * 002:3-33.
 */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { kept } from '../bet.ts';
import { bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';
import { naturalsFirstOption, SOUND_CUT, shoeOptions, soundCut } from './family-options.ts';
import { type Law, NO_BONUS_BETS } from './law.ts';

const CARDS = 56;

export const californiaRules = z.lazy(() =>
  z
    .strictObject({
      ...bankedOptions({ positions: 8, coverage: 'gross' }),
      ...shoeOptions({ min: 1, max: 8, usual: 6, source: '000:2886-2889; 002:5' }),
      fourMore: option(
        'What is added to each deck of 52: four aces, or four jokers that are as good as aces',
        'choice',
        '000:2886-2889; 002:5, 002:15-21',
        z.enum(['aces', 'jokers']).default('aces'),
      ),
      ranking: option(
        'Who wins: the higher count up to 22, then the lower one over it; or the count nearer to 22, and of two equally near, the one under it',
        'choice',
        '000:2891-2897; 002:7-13',
        z.enum(['under-first', 'nearest']).default('under-first'),
      ),
      equal: option(
        'Equal counts: the player-dealer’s at 18 and over 22, otherwise a push; or always the player-dealer’s; or always a push',
        'choice',
        '000:2936-2940; 002:7: the player who is not nearer loses',
        z.enum(['18-and-over', 'player-dealer', 'push']).default('18-and-over'),
      ),
      bothNatural: option(
        'A natural of the player against one of the player-dealer',
        'choice',
        '000:2919-2921; 002:23: it is paid at once',
        z.enum(['push', 'win']).default('push'),
      ),
      naturalsFirst: naturalsFirstOption(false, '002:23'),
      dealerPlays: option(
        'The player-dealer plays by rule, or chooses as the players do',
        'choice',
        '000:2927-2931; 002:27',
        z.enum(['rule', 'choice']).default('rule'),
      ),
      mustHitTwelve: option(
        'Counts of 12 or less must be hit',
        'yes or no',
        '000:2922-2923; 002:25 has nothing of it',
        z.boolean().default(true),
      ),
      stopsAt22: option(
        'No hand may draw at 22 or more; otherwise only a hard 22 or more may not, since a soft one is not past it',
        'yes or no',
        '000:2924-2926; 002:25',
        z.boolean().default(true),
      ),
      playersDown: option(
        'The players’ first two cards lie face down',
        'yes or no',
        '000:2914-2916; 002:21',
        z.boolean().default(false),
      ),
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine((rules) => soundCut(rules, rules.decks * CARDS), SOUND_CUT),
);

export type CaliforniaRules = z.output<typeof californiaRules>;

const STOPS = { hard: 22, soft: 22 };
const PAST_HARD_22 = { hard: 22, soft: 99 };

/** California Blackjack as a game of its family: nearest to 22, two aces are the natural, nobody doubles or splits. */
export const californiaLaw = kept((rules: CaliforniaRules): Law => {
  const mustStand = rules.stopsAt22 ? STOPS : PAST_HARD_22;
  return {
    ...rules,
    target: 22,
    joker: 'ace', // 002:21
    hasJokers: rules.fourMore === 'jokers',
    naturals: [{ id: 'aces', made: 'jokers-and-aces', text: 'natural 22', pays: '1-to-1' }], // 000:2892-2893; 002:23
    plainTens: false,
    bestNaturalWins: false,
    order: rules.ranking,
    plain22: 'over',
    overNearer: 'win', // 000:2893-2895
    overEqual: rules.equal === 'push' ? 'push' : 'lose', // 000:2936-2938
    overSaves: 'none',
    equalLoses: rules.equal === 'player-dealer' ? 'all' : rules.equal === 'push' ? [] : [18],
    mustHit: rules.mustHitTwelve ? 12 : 0,
    mustStand,
    // GR18, 000:3246-3250; where the nearer count wins 13 hardly ever does: as the player-dealer, a house ruling
    houseStands: rules.ranking === 'nearest' ? { hard: 18, soft: 19 } : { hard: 13, soft: 19 },
    dealerStands: { hard: 18, soft: 19 }, // 000:2928-2931
    dealerChooses: rules.dealerPlays === 'choice' ? { mustHit: rules.mustHitTwelve ? 12 : 0, mustStand } : null,
    dealerCards: 'first-down', // 000:2915-2918; 002:21
    dealFrom: 'button', // 000:2914
    freezes: false,
    peeks: 'always', // 000:2918-2921; 002:33: the player-dealer lets a natural be known
    insurance: 'no',
    surrender: 'no', // CAR18, 000:3118
    surrenderUnit: 1,
    splits: 0,
    splitTens: 'same-rank',
    splitAces: 'no',
    doubles: 'no',
    doubleAfterSplit: false,
    doubleForLess: false,
    doubleFaceDown: false,
    extraReturned: 'never',
    settles: 'dice', // 000:3040-3105
    countsFrom: 'player-dealer',
    lettered: false,
    ...NO_BONUS_BETS,
  };
});
