/** Chips of a hand without a winner: they stay in the pot and are played for in the next hand. */
import { z } from 'zod';
import type { CarriedShare } from '../game.ts';
import { type Cents, sum } from '../money.ts';
import { at, type HandDraft, note, playerAt } from './state.ts';

export const carriedShares = z.array(z.strictObject({ player: z.string().min(1), amount: z.int().min(1) })).readonly();

/** All of it together. */
export const carriedTotal = (shares: readonly CarriedShare[] | undefined): Cents =>
  sum((shares ?? []).map(({ amount }) => amount));

/** What one player has in it. */
export const shareOf = (shares: readonly CarriedShare[], player: string): Cents =>
  shares.find((share) => share.player === player)?.amount ?? 0;

/**
 * Puts what earlier hands have left into the pot. Each player's part counts as paid by them, so that who has matched only a
 * part of the antes plays for that part (003:892-894); the part of one who is not dealt in is nobody's.
 */
export function takeOver(hand: HandDraft): void {
  const { carried } = hand.table.start;
  if (!carried) return;
  for (const { player, amount } of carried) {
    const dealtIn = hand.table.start.players.find((one) => one.player === player);
    if (!dealtIn) hand.dead += amount;
    else {
      const n = playerAt(hand, dealtIn.seat);
      hand.paid[n] = at(hand.paid, n) + amount;
      if (dealtIn.stack === 0) hand.standing[n] = 'all-in';
    }
  }
  note(hand, { kind: 'carried', amount: carriedTotal(carried), into: 'pot' });
}

/** What everybody has in the pot, those who were not dealt in included: whose it is if the game ends before it is won. */
export function sharesNow({ table, paid }: HandDraft): readonly CarriedShare[] {
  const { players, carried = [] } = table.start;
  const absent = carried.filter((share) => !players.some(({ player }) => player === share.player));
  const present = players.map(({ player }, n) => ({ player, amount: at(paid, n) }));
  return [...absent, ...present.filter(({ amount }) => amount > 0)];
}
