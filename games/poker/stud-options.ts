/** Options that only some stud games have: how the first bet is made, how hands rank, which card is dealt open. */
import { z } from 'zod';
import { chips, option } from './option.ts';

/** How the highest or lowest open card opens the first round of a stud game. */
export type StudOpening = 'bring-in' | 'whole-bet' | 'live-bet' | 'check-or-bet';

export const openingOption = (byDefault: StudOpening) => ({
  opening: option(
    'What the open card makes its player do: a small forced bet, a whole bet, a whole bet over which they may raise when only called, or to check or bet first',
    'choice',
    '000:613-616; 001:4098-4105; 001:681-683, 002:113-114; 002:46-47',
    z.enum(['bring-in', 'whole-bet', 'live-bet', 'check-or-bet']).default(byDefault),
  ),
});

export function ownStudOptions() {
  return {
    flushBeatsFullHouse: option(
      'A flush beats a full house',
      'yes or no',
      '001:608-613, 001:676-680, 002:103-106',
      z.boolean().default(true),
    ),
    aceBelowSeven: option(
      'The ace is also the card below the seven: A-7-8-9-10 is the lowest straight',
      'yes or no',
      '001:608-613, 001:676-680, 002:103-106',
      z.boolean().default(true),
    ),
    streetLimits: option(
      'Split limit: bets and raises of each round, such as $2, $4, $8 and $12; lower and higher limit when null',
      'choice',
      '002:107-109',
      z
        .array(option('Limit of a round', 'money', '002:107-109', chips))
        .min(1)
        .readonly()
        .nullable()
        .default(null),
    ),
    turning: option(
      'Which card lies open: a player turns up the hidden one and gets the next face down, or gets it face up; or the next comes face down and one of the two is turned up',
      'choice',
      '001:4114-4131; 002:44-50',
      z.enum(['before-the-card', 'after-the-card']).default('before-the-card'),
    ),
    jokerWild: option(
      'The joker is any card where it was dealt face down, and otherwise an ace or completes a straight or flush; or it is any card always',
      'choice',
      '001:4054-4060; 002:68',
      z.enum(['if-dealt-down', 'always']).default('if-dealt-down'),
    ),
  };
}

export type OwnStudOption = keyof ReturnType<typeof ownStudOptions>;
export type OwnStudRules = Partial<z.output<z.ZodObject<ReturnType<typeof ownStudOptions>>>>;
