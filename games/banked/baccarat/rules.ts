import { z } from 'zod';
import { chips, option } from '../../poker/option.ts';
import { type BankedRules, bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';

export interface BaccaratRules extends BankedRules {
  readonly decks: number;
  readonly cutCard: number;
  readonly naturals: 'stop' | 'literal';
  readonly threeCardSeven: 'push' | 'literal';
  readonly tiePays: number;
  readonly tieAlone: boolean;
  readonly minTie: number | null;
  readonly maxTie: number | null;
  readonly dragonPays: number;
  readonly minDragon: number | null;
  readonly maxDragon: number | null;
  /** Absent where the game has no Panda 8. */
  readonly pandaPays?: number | undefined;
  readonly minPanda?: number | null | undefined;
  readonly maxPanda?: number | null | undefined;
  readonly bonusBackline: boolean;
  readonly settlement: 'bonus-first' | 'lines-first';
  readonly begins: 'left' | 'card-when-short';
}

/** What differs between the games of the family. */
export interface BaccaratDefaults {
  readonly panda: boolean;
  readonly tieAlone: boolean;
  readonly settlement: BaccaratRules['settlement'];
  readonly begins: BaccaratRules['begins'];
}

/** Eight seats of a blackjack table or fourteen of a baccarat table (000:6272-6542; 001:3113-3115). */
const POSITIONS = 14;

export function baccaratRules(defaults: BaccaratDefaults): z.ZodType<BaccaratRules> {
  const shape = {
    ...bankedOptions({ positions: POSITIONS, coverage: 'gross', manyPositions: false }),
    ...options(defaults),
  };
  const schema: z.ZodType<BaccaratRules> = defaults.panda
    ? z.strictObject({ ...shape, ...pandaOptions() })
    : z.strictObject(shape);
  return schema
    .refine(soundLimits, SOUND_LIMITS)
    .refine((rules) => inOrder(limitsOf(rules, 'tie')), { error: 'expected minTie not above maxTie', path: ['minTie'] })
    .refine((rules) => inOrder(limitsOf(rules, 'dragon-7')), {
      error: 'expected minDragon not above maxDragon',
      path: ['minDragon'],
    })
    .refine((rules) => inOrder(limitsOf(rules, 'panda-8')), {
      error: 'expected minPanda not above maxPanda',
      path: ['minPanda'],
    });
}

/** Limits of a bet beside the lines: its own, or the table's where it has none (000:6288-6289; 001:3379-3381). */
export function limitsOf(
  rules: BaccaratRules,
  spot: 'tie' | 'dragon-7' | 'panda-8',
): { readonly min: number; readonly max: number } {
  const own = {
    tie: [rules.minTie, rules.maxTie],
    'dragon-7': [rules.minDragon, rules.maxDragon],
    'panda-8': [rules.minPanda, rules.maxPanda],
  }[spot];
  return { min: own[0] ?? rules.minBet, max: own[1] ?? rules.maxBet };
}

const inOrder = ({ min, max }: { min: number; max: number }): boolean => min <= max;

const NO_STOP = '000:6396-6398; not printed in 000:7064-7569 and 001:3060-3384';

function options({ tieAlone, settlement, begins }: BaccaratDefaults) {
  return {
    decks: option('Decks in the shoe', 'count', '000:6272-6542; 001:3086-3088', z.int().min(3).max(8).default(8)),
    cutCard: option(
      'Cards behind the cut card: the shoe is changed when no more are left',
      'count',
      'not printed: house ruling',
      z.int().min(5).max(104).default(16),
    ),
    naturals: option(
      'Natural eight or nine: ends the drawing, or only ranks first',
      'choice',
      NO_STOP,
      z.enum(['stop', 'literal']).default('stop'),
    ),
    threeCardSeven: option(
      'Banker line when the banker wins with a three-card seven: pushed, or paid as any other win',
      'choice',
      '000:6296-6297; not printed in 000:7225-7247 and 001:3229-3241',
      z.enum(['push', 'literal']).default('push'),
    ),
    tiePays: option('Tie pays, to 1', 'count', '000:6351, 000:7278; 001:3259', z.int().min(1).max(20).default(9)),
    tieAlone: option(
      'A Tie bet may stand without a line bet',
      'yes or no',
      '000:6351-6353, 000:7248-7281; 001:3244-3245',
      z.boolean().default(tieAlone),
    ),
    ...limitOptions('Tie', 'minTie', 'maxTie'),
    dragonPays: option(
      'Dragon 7 pays, to 1',
      'count',
      '000:6372, 000:7301-7304; 001:3272',
      z.int().min(1).max(100).default(40),
    ),
    ...limitOptions('Dragon 7', 'minDragon', 'maxDragon'),
    bonusBackline: option(
      'Dragon 7 and Panda 8 may be bet behind another player',
      'yes or no',
      '000:7139; 001:3266, 001:3280',
      z.boolean().default(true),
    ),
    settlement: option(
      'Order of settlement: Dragon 7, Tie and then the lines; or lines, Tie and then the bonus bets',
      'choice',
      '000:6459-6469, 000:7141-7146; 001:3121-3125',
      z.enum(['bonus-first', 'lines-first']).default(settlement),
    ),
    begins: option(
      'Settlement begins at the player-dealer’s left, or by a card when his wager does not cover everything',
      'choice',
      '000:6459-6483, 000:7141-7146; 001:3121-3125',
      z.enum(['left', 'card-when-short']).default(begins),
    ),
  };
}

function pandaOptions() {
  return {
    pandaPays: option('Panda 8 pays, to 1', 'count', '000:7325-7328; 001:3286', z.int().min(1).max(100).default(25)),
    ...limitOptions('Panda 8', 'minPanda', 'maxPanda'),
  };
}

function limitOptions<Min extends string, Max extends string>(
  name: string,
  min: Min,
  max: Max,
): Record<Min | Max, ReturnType<typeof limit>> {
  return {
    [min]: limit(`Least ${name} wager; the table’s when null`),
    [max]: limit(`Greatest ${name} wager; the table’s when null`),
  } as Record<Min | Max, ReturnType<typeof limit>>;
}

function limit(title: string) {
  return option(title, 'money', '000:6288-6289, 000:7378-7379; 001:3379-3381', chips.nullable().default(null));
}
