/** Amounts as the format writes them: numbers without a unit, with or without decimals. */
import type { Cents } from '../../games/money.ts';

/** The smallest part of a chip is a millionth. */
export const MOST_DECIMALS = 6;

/**
 * The number of decimals that an amount is written with: 2 for 0.25, 0 for 12. More than `MOST_DECIMALS` when it is
 * finer.
 */
export function decimalsOf(amount: number): number {
  const text = String(amount);
  if (text.includes('e-')) return MOST_DECIMALS + 1;
  return text.split('.')[1]?.length ?? 0;
}

/** An amount in whole units of the last decimal: 0.25 with two decimals is 25. We play these units as cents. */
export const unitsOf = (amount: number, decimals: number): Cents => Math.round(amount * 10 ** decimals);

/** Units as the amount they were read from: 25 with two decimals is 0.25. */
export const amountOf = (units: Cents, decimals: number): number => units / 10 ** decimals;
