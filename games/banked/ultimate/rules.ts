/** The options of Ultimate Texas Hold'em. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { anteOptions } from '../ante/rules.ts';
import { bonusLimits, SOUND_LIMITS, soundLimits } from '../rules.ts';

const trips = bonusLimits('Trips', 500, 50_000, '001:8054-8056; 003:3240-3262');
const badBeat = bonusLimits('Bad Beat', 100, 10_000, '003:3240-3262');

export const ultimateRules = z.lazy(() =>
  z
    .strictObject({
      ...anteOptions({ positions: 7, coverage: 'gross' }),
      positions: option(
        'Positions of the layout, with the player-dealer’s',
        'count',
        '001:6605-6612; 003:2795-2802',
        z.int().min(2).max(10).default(7),
      ),
      boardPlays: option(
        'The five community cards alone may be a hand; otherwise one of the player’s own cards must play',
        'yes or no',
        '003:2717-3356; 001:6627, 001:6666, 001:6741-6742',
        z.boolean().default(false),
      ),
      blindFlush: option(
        'What the Blind pays for a flush',
        'choice',
        '001:6803-6818; 003:3217-3224',
        z.enum(['3-to-2', '6-to-5']).default('3-to-2'),
      ),
      tripsAfterFold: option(
        'What decides the Trips of a hand that folds: all seven cards, or the community cards alone',
        'choice',
        '001:6820-6867; 003:3019-3024',
        z.enum(['hand', 'board']).default('hand'),
      ),
      badBeat: option('The Bad Beat bet is offered', 'yes or no', '003:3190-3224', z.boolean().default(false)),
      bonusFirst: option(
        'Bonus wagers are settled before the ante',
        'yes or no',
        '003:3129-3136; 001:6765-6790',
        z.boolean().default(false),
      ),
      minTrips: trips.min,
      maxTrips: trips.max,
      minBadBeat: badBeat.min,
      maxBadBeat: badBeat.max,
    })
    .refine(soundLimits, SOUND_LIMITS),
);

export type UltimateRules = z.output<typeof ultimateRules>;
