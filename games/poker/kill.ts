/** Kill pots: who has to kill the next one (000:1716-1730). */

import { sum } from '../money.ts';
import type { PokerMemory } from './memory.ts';
import { at, type PokerState } from './state.ts';

/**
 * What a finished hand leaves to the next: who won it by himself, and who must put up the kill blind. A killer who did
 * not yet owes it still, unless another has earned it. `memory` is what seating returned for this hand.
 */
export function killAfter(state: PokerState, memory: PokerMemory): Pick<PokerMemory, 'winner' | 'killer'> {
  const { rules, start } = state.table;
  if (rules.killBlind === null) return { winner: null, killer: null };
  const isPaid = start.posts.some(({ what }) => what === 'kill');
  const killer = earner(state, memory.winner) ?? (isPaid ? null : memory.killer);
  return { winner: soleWinner(state) ?? runKept(state, memory.winner), killer };
}

function earner(state: PokerState, lastWinner: string | null): string | null {
  const winner = soleWinner(state);
  if (winner === null || state.table.rules.killAfter === 'two-in-a-row') return winner === lastWinner ? winner : null;
  const won = state.pots.flatMap(({ awards }) => awards.map(({ ranking }) => ranking));
  const contested = won.some((ranking) => ranking !== null);
  const both = won.includes(0) && won.includes(1);
  return (state.table.rules.killAfter === 'sweep' ? contested : both) ? winner : null;
}

/** Who took every pot of a hand that was large enough to count. */
function soleWinner(state: PokerState): string | null {
  const winners = winnersOf(state);
  const enough = sum(state.paid) + state.dead >= state.table.rules.killPot;
  return enough && winners.length === 1 ? (winners[0] ?? null) : null;
}

/** A shared pot leaves the run to one who has a part in it, where the house says so. */
function runKept(state: PokerState, lastWinner: string | null): string | null {
  const winners = winnersOf(state);
  const kept = state.table.rules.killShared === 'keeps-run' && winners.length > 1;
  return kept && lastWinner !== null && winners.includes(lastWinner) ? lastWinner : null;
}

function winnersOf({ pots, table }: PokerState): string[] {
  const players = pots.flatMap(({ awards }) => awards.map(({ player }) => player));
  return [...new Set(players)].map((player) => at(table.start.players, player).player);
}
