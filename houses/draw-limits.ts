/**
 * The limits and fees of draw poker and lo-ball, as the games of several houses have them. Where no buy-in is printed, it
 * is ten times the lower limit; where no small blind is printed, it is the one from the usual table.
 */
import type { DrawRules } from '../games/poker/draw.ts';
import type { FeeOption, Limit } from './house.ts';

export type DrawLimit = Limit<DrawRules>;

/** A limit game with two blinds. */
export const limit = (lower: number, source: string, rules: Partial<DrawRules> = {}, suffix = ''): DrawLimit => ({
  id: `${lower}-${lower * 2}${suffix}`,
  label: `Limit $${lower}-$${lower * 2}${suffix.replaceAll('-', ' ')}`,
  rules: { betting: 'split-limit', bigBlind: lower * 100, lowerLimit: lower * 100, higherLimit: lower * 200, ...rules },
  buyIn: { fullBuy: lower * 1_000, shortBuy: lower * 500, maximum: null, step: 100 },
  source,
});

/** A row of a schedule that takes its fee from the pot. */
export const fee = (
  option: number,
  [minPlayers, maxPlayers]: readonly [number, number],
  playerFee: number,
  more: Pick<FeeOption, 'forGames' | 'sizes' | 'source'> & Partial<FeeOption>,
): FeeOption => ({
  option,
  minPlayers,
  maxPlayers,
  playerFee: playerFee * 100,
  modifiedFee: 0,
  turnFee: 0,
  riverFee: 0,
  splitFee: 0,
  ...more,
});

/**
 * Jacks or better at Casino Real and Lake Elsinore: antes are not printed; those of stud at the limit are used
 * (000:4153-4189). The kills of Casino Real's sheet are not dealt: a blind makes no sense in a game that needs openers.
 */
export const jacks = (lowers: readonly number[], source: string): readonly DrawLimit[] =>
  lowers.map((lower): DrawLimit => {
    const { bigBlind: _, ...rules } = limit(lower, source).rules;
    return { ...limit(lower, source), rules: { ...rules, ante: lower < 9 ? 100 : 200 } };
  });
