/** The options of the games of three cards. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { anteOptions } from '../ante/rules.ts';
import { type BankedDefaults, bonusLimits, SOUND_LIMITS, soundLimits } from '../rules.ts';

/** What differs from one game of three cards to the next. */
export interface ThreeCardDefaults extends BankedDefaults {
  readonly unqualified: 'pays' | 'compares';
  readonly actionBy: 'left' | 'up-card';
  readonly pairPlus: 'any' | 'equal';
  /** Bonus wagers that a fold does not lose. */
  readonly bonusAfterFold: 'lost' | 'six-card-stands' | 'stands';
  readonly source: string;
}

const MOST_POSITIONS = 8;

/** The options of a game with the bonus for a pair alone. */
export const threeCardRules = (defaults: ThreeCardDefaults) =>
  z.lazy(() => z.strictObject(threeCardOptions(defaults)).refine(soundLimits, SOUND_LIMITS));

/** Options of a game that also has a bonus for six cards. */
export const sixCardRules = (defaults: ThreeCardDefaults) =>
  z.lazy(() => {
    const six = bonusLimits('six card bonus', 500, 50_000, defaults.source);
    return z
      .strictObject({ ...threeCardOptions(defaults), minSix: six.min, maxSix: six.max })
      .refine(soundLimits, SOUND_LIMITS);
  });

function threeCardOptions(defaults: ThreeCardDefaults) {
  const pair = bonusLimits('pair bonus', 500, 50_000, defaults.source);
  return {
    ...anteOptions(defaults),
    positions: option(
      'Positions of the layout, with the player-dealer’s',
      'count',
      '000:5411-5421; 001:1614; 003:1680-1684',
      z.int().min(2).max(10).default(MOST_POSITIONS),
    ),
    unqualified: option(
      'The player-dealer has less than queen high: every ante is paid, or hands are compared and the Play goes back',
      'choice',
      '000:5532-5538, 001:2728-2732; 001:1713-1718, 003:1715-1737',
      z.enum(['pays', 'compares']).default(defaults.unqualified),
    ),
    actionBy: option(
      'Settlement begins at the player-dealer’s left, or where the open card says',
      'choice',
      '001:2749-2752; 001:1735-1743',
      z.enum(['left', 'up-card']).default(defaults.actionBy),
    ),
    pairPlus: option(
      'The bonus for a pair or better: any wager within its limits, or as much as the ante',
      'choice',
      '000:6872-6919, 001:1755-1757; 000:5430-5440, 003:1749-1777',
      z.enum(['any', 'equal']).default(defaults.pairPlus),
    ),
    bonusFirst: option(
      'Bonus wagers are settled before the ante',
      'yes or no',
      '000:5600-5612; 001:1741-1743',
      z.boolean().default(false),
    ),
    bonusAfterFold: option(
      'Bonus wagers of a hand that folds: lost, the six card bonus alone stands, or all stand',
      'choice',
      '000:6923-6925; 001:2713-2721, 001:2814-2816; 001:5690-5696',
      z.enum(['lost', 'six-card-stands', 'stands']).default(defaults.bonusAfterFold),
    ),
    minPair: pair.min,
    maxPair: pair.max,
  };
}

export type ThreeCardRules = z.output<ReturnType<typeof threeCardRules>>;
