/** Chips of a hand without a winner: they stay in the pot and are played for in the next hand. */
import { z } from 'zod';
import type { CarriedShare } from '../hand-start.ts';
import type { Cents } from '../money.ts';
import { at, type HandDraft, note, playerAt, takenSoFar } from './state.ts';

export const carriedShares = z.array(z.strictObject({ player: z.string().min(1), amount: z.int().min(1) })).readonly();

/** The total of all shares. */
export function carriedTotal(shares: readonly CarriedShare[] = []): Cents {
  let total = 0;
  for (const { amount } of shares) total += amount;
  return total;
}

/** One player's share. */
export const shareOf = (shares: readonly CarriedShare[], player: string): Cents =>
  shares.find((share) => share.player === player)?.amount ?? 0;

/**
 * Puts the chips that earlier hands left into the pot. Each player's part counts as paid by that player, so a player
 * who has matched only part of the antes plays only for that part (003:892-894); the part of a player who is not dealt
 * in belongs to nobody.
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

/**
 * Everyone's share of the pot, including players who were not dealt in: its owners if the game ends before it is won.
 * Chips taken out of the pot, such as a jackpot drop, come off each share in proportion.
 */
export function sharesNow(hand: HandDraft): readonly CarriedShare[] {
  const { players, carried = [] } = hand.table.start;
  const absent = carried.filter((share) => !players.some(({ player }) => player === share.player));
  const present = players.map(({ player }, n) => ({ player, amount: at(hand.paid, n) }));
  return without(takenSoFar(hand), [...absent, ...present.filter(({ amount }) => amount > 0)]);
}

/** Takes an amount, at most the total of all shares, off each share in proportion, to the cent. */
function without(taken: Cents, shares: readonly CarriedShare[]): readonly CarriedShare[] {
  const whole = carriedTotal(shares);
  let upTo = 0;
  let off = 0;
  return shares.flatMap(({ player, amount }) => {
    upTo += amount;
    const before = off;
    off = Math.floor((taken * upTo) / whole);
    const rest = amount - (off - before);
    return rest > 0 ? [{ player, amount: rest }] : [];
  });
}
