import { z } from 'zod';
import type { ChipPlace, Move, Outcome } from '../../games/game.ts';
import { betResult } from '../link/hand.ts';

const CHIP_PLACE = /^(seat:([1-9]|10)|pot|(collection|jackpot):.+)$/;
const seat = z.int().min(1).max(10);
const cents = z.int().min(0);

/** An outcome as it lies in the journal. */
export const outcome = z.strictObject({
  moves: z.array(
    z.strictObject({
      from: z.custom<ChipPlace>((place) => typeof place === 'string' && CHIP_PLACE.test(place), 'a place of chips'),
      to: z.custom<ChipPlace>((place) => typeof place === 'string' && CHIP_PLACE.test(place), 'a place of chips'),
      amount: cents,
      why: z.string(),
    }),
  ),
  stacks: z.array(z.strictObject({ seat, before: cents, after: cents })),
  pots: z.array(
    z.strictObject({
      label: z.string(),
      amount: cents,
      shares: z.array(z.strictObject({ seat, amount: cents, hand: z.string().nullable() })),
    }),
  ),
  bets: z.array(betResult).exactOptional(),
  shown: z.array(seat),
  hands: z.array(z.strictObject({ seat, hand: z.string() })),
}) satisfies z.ZodType<Outcome>;

/** The moves that change something. A game may name a bet, pot or fee of nothing; the ledger does not. */
export const realMoves = (result: Outcome): Move[] => result.moves.filter(({ amount }) => amount > 0);

/**
 * What is wrong with an outcome, in one sentence; null when every chip is accounted for: the moves add up to the
 * change of each stack, no seat moves chips without having a stack, and the pot gives all it took.
 */
export function outcomeFault(result: Outcome): string | null {
  const change = new Map<string, number>();
  const add = (place: string, amount: number): void => void change.set(place, (change.get(place) ?? 0) + amount);
  for (const { from, to, amount } of result.moves) {
    if (from === to) return `a move of ${amount} from ${from} to itself`;
    add(from, -amount);
    add(to, amount);
  }
  for (const { seat: number, before, after } of result.stacks) {
    const moved = change.get(`seat:${number}`) ?? 0;
    if (moved !== after - before) return `seat ${number} goes from ${before} to ${after}, its moves add up to ${moved}`;
    change.delete(`seat:${number}`);
  }
  for (const [place, moved] of change) {
    if (place.startsWith('seat:')) return `${place} moves chips but has no stack`;
    if (place === 'pot' && moved !== 0) return `the pot gives ${-moved} more than it took`;
  }
  return null;
}
