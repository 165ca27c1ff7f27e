/** How much a bot likes its hand: by the share of the pot that it can expect, from what its station shows. */
import type { Ask } from '../../../games/ask.ts';
import type { StationView } from '../../../protocol/station-view.ts';
import type { Setup } from '../../table/game-on-table.ts';

/** People stay in with hands that win a little less than their share. */
const ENOUGH = 0.8;

/**
 * Above 0 where the hand is better than one that is enough to stay in with, below 0 where it is worse; 0 where nothing
 * is known of it, or no bet is asked for.
 */
export function likingOf({ game, rules }: Pick<Setup, 'game' | 'rules'>, view: StationView, ask: Ask): number {
  const { hand } = view.table;
  // A game that has just been changed has other rules than the hand on show.
  if (ask.kind !== 'bet' || hand?.game !== game.id) return 0;
  const chance = game.ownChance?.(rules, hand, ask.seat) ?? null;
  if (chance === null) return 0;
  const live = hand.seats.filter(({ state }) => state !== 'folded').length;
  return (chance * live) / 1000 - ENOUGH;
}
