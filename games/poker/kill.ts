/** Kill pots: who has to kill the next one (000:1716-1730). */

import type { z } from 'zod';
import type { Cents } from '../money.ts';
import { sum } from '../money.ts';
import type { Seat } from '../seat.ts';
import type { killOptions } from './extra-blinds.ts';
import type { AnyPokerStart } from './forced.ts';
import type { PokerMemory } from './memory.ts';
import type { Post } from './start.ts';
import { at, type PokerState } from './state.ts';

/** The parsed kill options, in games with blinds and in stud. */
export type KillRules = z.output<z.ZodObject<ReturnType<typeof killOptions>>>;

/** The limits of a hand with a kill: they rise with it, in a 3-6 game with a kill of 6 to 6-12 (000:1720, 003:397). */
export function killedLimits(
  limits: { readonly lower: Cents; readonly higher: Cents },
  { chip }: { readonly chip: Cents },
  posts: readonly Post[],
): { readonly lower: Cents; readonly higher: Cents } {
  const kill = posts.find(({ what }) => what === 'kill')?.live ?? 0;
  if (kill <= limits.lower) return limits;
  const higher = Math.floor((limits.higher * kill) / limits.lower / chip) * chip;
  return { lower: kill, higher: Math.max(higher, kill) };
}

/**
 * What a finished hand leaves for the next: who won it alone, and who must post the kill. A killer who has not posted
 * it yet still owes it, unless another player has earned it. `memory` is what seating returned for this hand.
 */
export function killAfter(
  state: PokerState,
  rules: KillRules,
  memory: PokerMemory,
): Pick<PokerMemory, 'winner' | 'killer'> {
  const { start } = state.table;
  if (rules.killBlind === null) return { winner: null, killer: null };
  // Another player may have killed the pot to come in while the killer was away.
  const isPaid = start.posts.some(({ seat, what }) => what === 'kill' && playerIn(start, seat) === memory.killer);
  const killer = earner(state, rules, memory.winner) ?? (isPaid ? null : memory.killer);
  return { winner: soleWinner(state, rules) ?? runKept(state, rules, memory.winner), killer };
}

const playerIn = ({ players }: AnyPokerStart, at: Seat): string | undefined =>
  players.find(({ seat }) => seat === at)?.player;

function earner(state: PokerState, rules: KillRules, lastWinner: string | null): string | null {
  const winner = soleWinner(state, rules);
  if (winner === null || rules.killAfter === 'two-in-a-row') return winner === lastWinner ? winner : null;
  const won = state.pots.flatMap(({ awards }) => awards.map(({ ranking }) => ranking));
  const contested = won.some((ranking) => ranking !== null);
  const both = won.includes(0) && won.includes(1);
  return (rules.killAfter === 'sweep' ? contested : both) ? winner : null;
}

/** The player who took every pot of a hand large enough to count. */
function soleWinner(state: PokerState, rules: KillRules): string | null {
  const winners = winnersOf(state);
  const enough = sum(state.paid) + state.dead >= rules.killPot;
  return enough && winners.length === 1 ? (winners[0] ?? null) : null;
}

/** After a shared pot, a player who has a share in it keeps their run, as a house option. */
function runKept(state: PokerState, rules: KillRules, lastWinner: string | null): string | null {
  const winners = winnersOf(state);
  const kept = rules.killShared === 'keeps-run' && winners.length > 1;
  return kept && lastWinner !== null && winners.includes(lastWinner) ? lastWinner : null;
}

function winnersOf({ pots, table }: PokerState): string[] {
  const players = pots.flatMap(({ awards }) => awards.map(({ player }) => player));
  return [...new Set(players)].map((player) => at(table.start.players, player).player);
}
