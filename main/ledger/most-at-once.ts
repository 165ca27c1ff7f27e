/** The limit for one transaction: above it a typing slip is more likely than a customer. */
import { type Cents, dollars } from '../../games/money.ts';
import { refuse } from './refusals.ts';

/** The most that one transaction may be where the house sets no other limit. */
export const MOST_AT_ONCE: Cents = 100_000_00;

/** Null for an amount that the house takes or pays at once; otherwise the refusal `too-much-at-once`. */
export function tooMuchAtOnce(amount: Cents, most: Cents): ReturnType<typeof refuse> | null {
  if (amount <= most) return null;
  return refuse(
    'too-much-at-once',
    `${dollars(amount)} is more than the ${dollars(most)} allowed in one transaction here. Check the amount: if it is right, split it, or have the owner raise the limit (mostAtOnce).`,
  );
}
