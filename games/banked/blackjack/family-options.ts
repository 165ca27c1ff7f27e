/** Options that games of the blackjack family share, for their schemas. */
import { z } from 'zod';
import { cents, chips, option } from '../../poker/option.ts';
import { bonusLimits } from '../rules.ts';
import type { FamilyRules } from './law.ts';

/** Cards that stay behind the cut, so that a hand begun just before it can be dealt to its end. */
const BEHIND_CUT = 60;

/** How many decks the game's text says, and when a shoe is changed. */
export function shoeOptions(decks: { min: number; max: number; usual: number; source: string }) {
  return {
    decks: option(
      'Decks of 52 cards',
      'count',
      decks.source,
      z.int().min(decks.min).max(decks.max).default(decks.usual),
    ),
    cutAfter: option(
      'Cards dealt before the shoe is changed; a fresh shoe for every hand when null',
      'count',
      '000:2228-2340: a shoe; when it is changed is not printed',
      z.int().min(1).nullable().default(null),
    ),
  };
}

/** A schema ends with this: enough cards are behind the cut of a shoe of that size. */
export const soundCut = ({ cutAfter }: Pick<FamilyRules, 'cutAfter'>, cards: number): boolean =>
  cutAfter === null || cutAfter <= cards - BEHIND_CUT;

export const SOUND_CUT = { error: `expected at least ${BEHIND_CUT} cards behind the cut`, path: ['cutAfter'] };

export const bonusStepOption = option('Side bets go in steps of', 'money', 'house ruling', cents.min(1).default(100));

export const bonusOrderOption = (usual: 'position' | 'last', source: string) =>
  option(
    'Side bets are settled after the other bets of their position, or after those of all',
    'choice',
    source,
    z.enum(['position', 'last']).default(usual),
  );

/** The Buster bet with the tables printed in the game's texts. */
export function busterOptions<Tables extends z.ZodType>(
  tables: Tables,
  { words, source, upToBase, min }: { words: string; source: string; upToBase: boolean; min: number },
) {
  const limits = bonusLimits('Buster', min, 5_000, '001:2199-2200');
  return {
    buster: option(`Buster side bet: ${words}`, 'choice', source, tables),
    busterMin: option(
      'Minimum Buster wager',
      'money',
      'house ruling: 001:2199-2200 has $5, the others print none',
      cents.default(min),
    ),
    busterMax: limits.max,
    busterUpToBase: option(
      'Buster is at most the base wager',
      'yes or no',
      '004:3239-3289',
      z.boolean().default(upToBase),
    ),
    busterBackline: option(
      'Buster may be bet behind another player',
      'yes or no',
      '001:2123; 001:2154; 004:3239-3289',
      z.boolean().default(true),
    ),
  };
}

export const surrenderUnitOption = (usual: number, source: string) =>
  option('Half a surrendered wager goes back in whole units of', 'money', source, chips.default(usual));

export const splitsOption = (usual: number, source: string) =>
  option('Splits of one position', 'count', source, z.int().min(0).max(3).default(usual));

export const naturalsFirstOption = (usual: boolean, source: string) =>
  option('Naturals of players are settled before everything else', 'yes or no', source, z.boolean().default(usual));
