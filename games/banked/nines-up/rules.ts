/** The options of Nine's Up (004:186-340), in addition to those of every player-dealer game. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { pileOptions } from '../double-hand/rules.ts';
import { bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';

/** Four cards for each of nine spots, and four over (004:214-215). */
export const NINES_EACH = 4;
const SPOTS = 9;

export const ninesUpRules = z.lazy(() =>
  z
    .strictObject({
      ...bankedOptions({ positions: SPOTS, coverage: 'gross' }),
      positions: option(
        'Spots of the layout, with the player-dealer’s',
        'count',
        '004:214-215, 004:258-259',
        z.int().min(2).max(SPOTS).default(SPOTS),
      ),
      ...pileOptions({ ownNumber: 'stays' }),
      zeros: option(
        'Zero against zero: a push of that half, or a copy, which is the player-dealer’s',
        'choice',
        '004:198-201, 004:322-341',
        z.enum(['push', 'copy']).default('push'),
      ),
      houseWay: option(
        'How the house sets hands: the best hand of two at the back, or the best one in front',
        'choice',
        '004:193-194: none is printed; best-front is that of earlier versions',
        z.enum(['best-front', 'best-back']).default('best-front'),
      ),
    })
    .refine(soundLimits, SOUND_LIMITS),
);

export type NinesUpRules = z.output<typeof ninesUpRules>;
