import type { Cents } from '../games/money.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Money } from '../renderer/kit/Money.tsx';
import { type AmountRange, floorTo } from './amount.ts';
import styles from './QuickAmounts.module.css';
import { TwoLines } from './TwoLines.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

interface QuickAmountsProps {
  readonly range: AmountRange;
  readonly amount: Cents;
  readonly onPick: (amount: Cents) => void;
  /** The prefix of the test ids: `<testid>-min`, `<testid>-half`, `<testid>-max`. */
  readonly testid: string;
}

/** One key each for the minimum of a range, its middle and its maximum. */
export function QuickAmounts({ range, amount, onPick, testid }: QuickAmountsProps) {
  const { min, max } = range;
  const keys = { min, half: floorTo(range, (min + max) / 2), max };
  return (
    <div className={css('quick-amounts')}>
      {(['min', 'half', 'max'] as const).map((id) => (
        <Button
          key={id}
          size="l"
          pressed={keys[id] === amount}
          onPress={() => onPick(keys[id])}
          testid={`${testid}-${id}`}
        >
          <TwoLines>
            <span>{texts.amount[id]}</span>
            <Money amount={keys[id]} className={css('figure')} />
          </TwoLines>
        </Button>
      ))}
    </div>
  );
}
