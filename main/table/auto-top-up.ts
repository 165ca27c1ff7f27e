import type { Cents } from '../../games/money.ts';
import { type BuyInRange, type BuyInTerms, downTo } from './buy-in.ts';

/**
 * How much to add to a stack that its player keeps at `target`, in cents: as much of the shortfall as the range allows,
 * or nothing when that is less than the minimum (LR19, V-NL1).
 */
export function autoTopUp(target: Cents, stack: Cents, range: BuyInRange): Cents {
  const missing = downTo(Math.min(target - stack, range.max), range.step);
  return missing >= range.min ? missing : 0;
}

/** At how many full buys a player may keep the stack where the house posts no maximum. */
const MOST_BUYS = 20;

/** The stack sizes a player may choose to keep: from a full buy to the posted maximum. */
export const keepRange = ({ fullBuy, maximum, step }: BuyInTerms): Pick<BuyInRange, 'min' | 'max' | 'step'> => ({
  min: fullBuy,
  max: Math.max(fullBuy, maximum ?? fullBuy * MOST_BUYS),
  step,
});
