/** The options of Pai Gow Tiles, in addition to those of every player-dealer game. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';

/** The stacks in a set, and therefore the maximum number of positions. */
const STACKS = 8;
/** Tiles in a stack. */
export const TILES_EACH = 4;

export const tilesRules = z.lazy(() =>
  z
    .strictObject({
      ...bankedOptions({ positions: STACKS, coverage: 'gross', bankTurns: 'counterclockwise' }),
      positions: option(
        'Positions of the layout, with the player-dealer’s',
        'count',
        '000:2626, 000:2876; 001:7080-7085',
        z.int().min(2).max(STACKS).default(STACKS),
      ),
      stackChoice: option(
        'The player-dealer says with which stack dealing begins; otherwise with the first',
        'yes or no',
        '000:2629-2631, 000:2743-2746; 004:757-760',
        z.boolean().default(true),
      ),
      atATime: option(
        'Tiles are dealt four at a time, or two if the player-dealer says so',
        'choice',
        '000:2630-2631, 000:2745-2746; 004:753-756',
        z.enum(['four', 'asked']).default('asked'),
      ),
      settles: option(
        'Which way round the table hands are opened and bets settled, from the action button',
        'choice',
        '000:2645-2646; 004:766-771; 001:7278-7280',
        z.enum(['counterclockwise', 'clockwise']).default('counterclockwise'),
      ),
      ownNumber: option(
        'The dice show the player-dealer’s own position: the action button stays with them, or goes to their left',
        'choice',
        '000:2751; 001:7114-7116',
        z.enum(['stays', 'left']).default('stays'),
      ),
      lowSix: option(
        'The low six as a single tile: with the low three the lowest, or above the fives',
        'choice',
        '000:2639-2642; 001:6931-6935; 002:646-649',
        z.enum(['lowest', 'above-fives']).default('lowest'),
      ),
      zeros: option(
        'Two pairs that come to nothing: copies, or the higher tile is better',
        'choice',
        '000:2647-2649; 004:888-890; 002:567-569',
        z.enum(['copies', 'by-tile']).default('copies'),
      ),
      foul: option(
        'A setting of which both pairs could be better: refused, or played as it is set',
        'choice',
        '000:2840-2841; 004:957-958; not printed in 001 and 002',
        z.enum(['refused', 'plays']).default('refused'),
      ),
      houseWay: option(
        'Which house’s text the house way of setting hands follows',
        'choice',
        '001:7133-7274; 002:582-587; none is printed in 000 and 004',
        z.enum(['parkwest', 'oaks']).default('parkwest'),
      ),
    })
    .refine(soundLimits, SOUND_LIMITS),
);

export type TilesRules = z.output<typeof tilesRules>;

/** The rules that decide which of two pairs is better. */
export type RankRules = Pick<TilesRules, 'lowSix' | 'zeros'>;

/** The rules that decide how hands are set. */
export type SettingRules = RankRules & Pick<TilesRules, 'foul' | 'houseWay'>;
