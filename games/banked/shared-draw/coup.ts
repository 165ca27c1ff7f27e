/** The result of a bettor's hand against the player-dealer's: by totals alone, however the cards were drawn. */

import type { Coup, Side } from '../baccarat/coup.ts';
import type { SeenCoup } from '../baccarat/page.ts';
import { isNatural, totalOf } from '../baccarat/tableau.ts';
import type { DrawChoice } from './style.ts';

/** A coup for one bettor, with what they did. */
export interface SeenDraw extends SeenCoup {
  readonly choice: DrawChoice;
}

const sideOf = (points: readonly number[]): Side => ({
  total: totalOf(points),
  cards: points.length,
  natural: isNatural(points),
});

/** The player-dealer's side is the banker, as in all games of the family. */
export function compared(player: readonly number[], dealer: readonly number[]): Coup {
  const sides = { player: sideOf(player), banker: sideOf(dealer) };
  const lead = sides.player.total - sides.banker.total;
  return { winner: lead === 0 ? null : lead > 0 ? 'player' : 'banker', equal: lead === 0, ...sides };
}

/** `Player wins, 8 against 6`, `Tie at 7`. */
export function inWords({ winner, player, banker }: Coup): string {
  if (winner === null) return `Tie at ${player.total}`;
  return winner === 'player'
    ? `Player wins, ${player.total} against ${banker.total}`
    : `Dealer wins, ${banker.total} against ${player.total}`;
}

/** The word that a tracker stores; see games/tracker.ts. */
export function wordOf({ winner, player, banker }: Coup): string {
  const line = winner === null ? 'T' : winner === 'player' ? 'P' : 'B';
  return line + (player.natural || banker.natural ? 'N' : '');
}
