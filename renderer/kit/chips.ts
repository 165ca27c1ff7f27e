import type { Cents } from '../../games/money.ts';

/** House chips by value, the largest first; the last two stand for halves and single cents. */
export const DENOMINATIONS: readonly Cents[] = [1_000_000, 500_000, 100_000, 50_000, 10_000, 2_500, 500, 100, 50, 1];

/** The fewest chips that make an amount, the largest first, at most `limit` of them: what would be a tower is cut short. */
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
