import type { Cents } from '../../games/money.ts';

/** The house's chips by value, largest first; the last two stand for half dollars and cents. */
export const DENOMINATIONS: readonly Cents[] = [1_000_000, 500_000, 100_000, 50_000, 10_000, 2_500, 500, 100, 50, 1];

/**
 * The smallest set of chips that makes up an amount, largest first, capped at `limit` chips so that no tower is drawn.
 */
export function chipsFor(amount: Cents, limit = 10): Cents[] {
  const chips: Cents[] = [];
  let rest = amount;
  for (const value of DENOMINATIONS) {
    while (rest >= value && chips.length < limit) {
      chips.push(value);
      rest -= value;
    }
  }
  return chips;
}
