/** The options of ante games, in addition to those of every player-dealer game. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { type BankedDefaults, type BankedRules, bankedOptions } from '../rules.ts';

/** The shape to which such a game adds its own options. */
export function anteOptions(defaults: BankedDefaults) {
  return {
    ...bankedOptions(defaults),
    absent: option(
      'A player who does not answer in time: folds, or the hand is played the house way',
      'choice',
      'house ruling; 000:5516-5521',
      z.enum(['fold', 'house-way']).default('fold'),
    ),
  };
}

export type AnteRules = BankedRules & { readonly absent: 'fold' | 'house-way' };
