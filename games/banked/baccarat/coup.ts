/** How two hands of baccarat compare, and what each bet comes to by it. */

import type { Winner } from '../../tracker.ts';
import type { BaccaratRules } from './rules.ts';
import { isNatural, totalOf } from './tableau.ts';

/** What decides every bet. */
export interface Coup {
  /** The line that won; null when the hands tie. */
  readonly winner: Winner;
  /** Whether the totals are the same, however many cards they have: what the Tie bet looks at (000:7278; 001:3259). */
  readonly equal: boolean;
  /** The banker won with three cards and seven (000:6372; 001:3269-3271). */
  readonly dragon: boolean;
  /** The player won with three cards and eight (000:7325-7328; 001:3283-3285). */
  readonly panda: boolean;
}

/**
 * Compares two hands by the points of their cards. A natural nine ranks first, then a natural eight, then totals down from
 * nine (000:7105-7128); a natural meets three cards only where the drawing does not stop for it.
 */
export function coupOf(player: readonly number[], banker: readonly number[]): Coup {
  const totals = { player: totalOf(player), banker: totalOf(banker) };
  const lead = rankOf(player, totals.player) - rankOf(banker, totals.banker);
  return {
    winner: lead === 0 ? null : lead > 0 ? 'player' : 'banker',
    equal: totals.player === totals.banker,
    dragon: lead < 0 && banker.length === 3 && totals.banker === 7,
    panda: lead > 0 && player.length === 3 && totals.player === 8,
  };
}

const rankOf = (points: readonly number[], total: number): number => (isNatural(points) ? total + 10 : total);

/** Every coup there is; the last two only where a natural does not end the drawing. */
export const COUPS: readonly Coup[] = [
  { winner: 'player', equal: false, dragon: false, panda: false },
  { winner: 'player', equal: false, dragon: false, panda: true },
  { winner: 'banker', equal: false, dragon: false, panda: false },
  { winner: 'banker', equal: false, dragon: true, panda: false },
  { winner: null, equal: true, dragon: false, panda: false },
  { winner: 'player', equal: true, dragon: false, panda: false },
  { winner: 'banker', equal: true, dragon: false, panda: false },
];

/** Kinds of spot on the layout. */
export type Spot = 'player' | 'banker' | 'tie' | 'dragon-7' | 'panda-8';

/** What a bet wins for each unit, `-1` when it loses and 0 when it is pushed. */
export function paysOf(rules: BaccaratRules, spot: Spot, { winner, equal, dragon, panda }: Coup): number {
  switch (spot) {
    case 'player':
      return winner === null ? 0 : winner === 'player' ? 1 : -1;
    case 'banker':
      if (dragon && rules.threeCardSeven === 'push') return 0;
      return winner === null ? 0 : winner === 'banker' ? 1 : -1;
    case 'tie':
      return equal ? rules.tiePays : -1;
    case 'dragon-7':
      return dragon ? rules.dragonPays : -1;
    case 'panda-8':
      return panda ? (rules.pandaPays ?? 0) : -1;
  }
}
