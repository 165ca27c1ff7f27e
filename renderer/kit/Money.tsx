import type { Cents } from '../../games/money.ts';
import { money } from '../language/figures.ts';
import { classes } from './classes.ts';
import { useCounting } from './counting.tsx';
import styles from './Money.module.css';

const css = classes(styles);

export interface MoneyProps {
  /** Cents. */
  readonly amount: Cents;
  /** Writes a plus sign in front of a gain. */
  readonly signed?: boolean;
  readonly testid?: string;
  readonly className?: string;
}

/** An amount of money in tabular figures: `$1,200`, `$12.50`. */
export function Money({ amount, signed = false, testid, className = '' }: MoneyProps) {
  const counting = useCounting();
  return (
    <span className={css(`money ${className}`)} data-part="money" data-testid={testid}>
      {signed && amount > 0 ? '+' : ''}
      {counting(() => money(amount)).replace('-', '−')}
    </span>
  );
}
