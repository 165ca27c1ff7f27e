import type { Cents } from '../games/money.ts';
import { classes } from '../renderer/kit/classes.ts';
import { money } from '../renderer/language/figures.ts';
import styles from './AmountSlider.module.css';
import { type AmountRange, amountAt, notches, notchOf } from './amount.ts';

const css = classes(styles);

interface AmountSliderProps {
  readonly label: string;
  readonly range: AmountRange;
  readonly amount: Cents;
  readonly onChange: (amount: Cents) => void;
  readonly testid: string;
}

/** A slider over a range; it stops only at allowed amounts, the maximum among them. */
export function AmountSlider({ label, range, amount, onChange, testid }: AmountSliderProps) {
  return (
    <input
      type="range"
      className={css('slider')}
      aria-label={label}
      aria-valuetext={money(amount)}
      min={0}
      max={notches(range)}
      step={1}
      value={notchOf(range, amount)}
      onChange={({ target }) => onChange(amountAt(range, Number(target.value)))}
      data-testid={testid}
    />
  );
}
