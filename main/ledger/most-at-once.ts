/** The most that one transaction may be: above it a slip of the finger is likelier than a customer. */
import { type Cents, dollars } from '../../games/money.ts';
import { refuse } from './refusals.ts';

/** What one transaction may come to where the house says nothing else. */
export const MOST_AT_ONCE: Cents = 100_000_00;

/** Null for what the house takes or pays at once; else the refusal, `too-much-at-once`. */
export function tooMuchAtOnce(amount: Cents, most: Cents): ReturnType<typeof refuse> | null {
  if (amount <= most) return null;
  return refuse(
    'too-much-at-once',
    `${dollars(amount)} is more than the ${dollars(most)} that one transaction may be here. Look at the amount again: if it is right, take it in parts, or the owner sets more (mostAtOnce).`,
  );
}
