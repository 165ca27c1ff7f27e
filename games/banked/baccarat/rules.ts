import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { type BankedRules, bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';
import { bonusFeesOption } from './bonus-fees.ts';
import type { AnyBetPage, OwnOf } from './page.ts';
import { type TrackerOption, trackerOption } from './tracker.ts';

/** The options of the whole family; every bet adds its own. */
export interface BaccaratRules extends BankedRules {
  readonly decks: number;
  readonly cutCard: number;
  readonly naturals: 'stop' | 'literal';
  readonly bonusBackline: boolean;
  readonly bonusFees: boolean;
  readonly settlement: 'bonus-first' | 'lines-first';
  readonly begins: 'left' | 'card-when-short';
  readonly tracker: TrackerOption;
}

/** What differs between the games of the family. */
export type BaccaratDefaults = Pick<BaccaratRules, 'settlement' | 'begins' | 'bonusBackline' | 'tracker'>;

/** The rules of a game with these bets. */
export type BaccaratRulesOf<Pages extends readonly AnyBetPage[]> = BaccaratRules & OwnOf<Pages>;

/** Eight seats of a blackjack table or fourteen of a baccarat table (000:6272-6542; 001:3113-3115). */
const POSITIONS = 14;

export function baccaratRules<Pages extends readonly AnyBetPage[]>(
  pages: Pages,
  defaults: BaccaratDefaults,
): z.ZodType<BaccaratRulesOf<Pages>> {
  const own = Object.assign({}, ...pages.map(({ options }) => options)) as Record<string, z.ZodType>;
  const read = z.strictObject({
    ...bankedOptions({ positions: POSITIONS, coverage: 'gross', manyPositions: false }),
    ...shoeOptions(),
    ...own,
    ...orderOptions(defaults),
    bonusFees: bonusFeesOption(),
    tracker: trackerOption(defaults.tracker),
  });
  // The schema has the options of every page, which the compiler cannot follow through a list.
  let schema = read.refine(soundLimits, SOUND_LIMITS) as unknown as z.ZodType<BaccaratRulesOf<Pages>>;
  for (const { limits, bet } of pages) {
    if (limits === null) continue;
    const [min, max] = limits;
    const inOrder = (rules: BaccaratRulesOf<Pages>): boolean => {
      const kind = bet(rules);
      return kind.min <= kind.max;
    };
    schema = schema.refine(inOrder, { error: `expected ${min} not above ${max}`, path: [min] });
  }
  return schema;
}

const NO_STOP = '000:6396-6398; not printed in 000:7064-7569 and 001:3060-3384';

function shoeOptions() {
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
  };
}

function orderOptions({ bonusBackline, settlement, begins }: BaccaratDefaults) {
  return {
    bonusBackline: option(
      'Bonus bets may be bet behind another player',
      'yes or no',
      '000:7139; 001:3266, 001:3280',
      z.boolean().default(bonusBackline),
    ),
    settlement: option(
      'Order of settlement: bonus bets from the last, Tie and then the lines; or lines, Tie and then the bonus bets',
      'choice',
      '000:6459-6469, 000:7141-7146; 001:3121-3125',
      z.enum(['bonus-first', 'lines-first']).default(settlement),
    ),
    begins: option(
      'Settlement begins at the player-dealer’s left, or by a card when their wager does not cover everything',
      'choice',
      '000:6459-6483, 000:7141-7146; 001:3121-3125',
      z.enum(['left', 'card-when-short']).default(begins),
    ),
  };
}
