/** The options of Fast Nine, in addition to those of every player-dealer game. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';

const MOST_POSITIONS = 8;
/** Three cards each and a fourth at the most. */
const MOST_CARDS = 4 * MOST_POSITIONS;

export const fastNineRules = z.lazy(() =>
  z
    .strictObject({
      ...bankedOptions({ positions: MOST_POSITIONS, coverage: 'gross' }),
      positions: option(
        'Positions of the layout, with the player-dealer’s',
        'count',
        '000:3278-3279',
        z.int().min(2).max(MOST_POSITIONS).default(MOST_POSITIONS),
      ),
      decks: option('Decks, without their sevens to tens', 'count', '000:3276-3278', z.int().min(2).max(8).default(8)),
      cutCard: option(
        'Cards behind the cut card: the shoe is changed when no more are left',
        'count',
        'not printed: house ruling',
        z.int().min(MOST_CARDS).max(60).default(40),
      ),
    })
    .refine(soundLimits, SOUND_LIMITS),
);

export type FastNineRules = z.output<typeof fastNineRules>;
