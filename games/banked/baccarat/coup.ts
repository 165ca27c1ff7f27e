/** How two hands of baccarat compare, and which coups the drawing rules can produce. */

import type { Winner } from '../../tracker.ts';
import { kept } from '../bet.ts';
import { bankerTakes, isNatural, type Naturals, playerTakes, totalOf } from './tableau.ts';

/** The result of a hand. */
export interface Side {
  readonly total: number;
  readonly cards: number;
  readonly natural: boolean;
}

/** What decides every bet. */
export interface Coup {
  /** The line that won; null when the hands tie. */
  readonly winner: Winner;
  /** Whether the totals are equal, however many cards the hands have: what decides the Tie bet (000:7278; 001:3259). */
  readonly equal: boolean;
  readonly player: Side;
  readonly banker: Side;
}

/**
 * Compares two hands by the points of their cards. A natural nine ranks first, then a natural eight, then totals from
 * nine down (000:7105-7128); a natural faces three cards only where the drawing does not stop for it.
 */
export function coupOf(player: readonly number[], banker: readonly number[]): Coup {
  const sides = { player: sideOf(player), banker: sideOf(banker) };
  const lead = rankOf(sides.player) - rankOf(sides.banker);
  return {
    winner: lead === 0 ? null : lead > 0 ? 'player' : 'banker',
    equal: sides.player.total === sides.banker.total,
    ...sides,
  };
}

const sideOf = (points: readonly number[]): Side => ({
  total: totalOf(points),
  cards: points.length,
  natural: isNatural(points),
});

const rankOf = ({ total, natural }: Side): number => (natural ? total + 10 : total);

/** The banker won with three cards and seven (000:6372; 001:3269-3271). */
export const isDragon = ({ winner, banker }: Coup): boolean =>
  winner === 'banker' && banker.cards === 3 && banker.total === 7;

/** The player won with three cards and eight (000:7325-7328; 001:3283-3285). */
export const isPanda = ({ winner, player }: Coup): boolean =>
  winner === 'player' && player.cards === 3 && player.total === 8;

/** A coup by what the bets can see of it: two coups of the same name are the same to every bet. */
export const nameOf = ({ player, banker }: Coup): string =>
  `${player.total}/${player.cards} ${banker.total}/${banker.cards}`;

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Every coup that the drawing rules can produce, each once. For two cards only the total matters. */
export const coupsOf = kept(({ naturals }: { readonly naturals: Naturals }): readonly Coup[] => {
  const coups = new Map<string, Coup>();
  const third = (hand: readonly number[], takes: boolean): readonly (readonly number[])[] =>
    takes ? POINTS.map((card) => [...hand, card]) : [hand];
  for (const p of POINTS) {
    for (const b of POINTS) {
      for (const player of third([p, 0], playerTakes([p, 0], [b, 0], naturals))) {
        for (const banker of third([b, 0], bankerTakes(player, [b, 0], naturals))) {
          const coup = coupOf(player, banker);
          coups.set(nameOf(coup), coup);
        }
      }
    }
  }
  return [...coups.values()];
});
