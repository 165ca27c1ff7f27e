import type { Cents } from '../games/money.ts';
import { classes } from '../renderer/kit/classes.ts';
import { ArrowIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import styles from './Balances.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** The card's balance before and after. */
export function Balances({ now, then }: { readonly now: Cents; readonly then: Cents | null }) {
  return (
    <p className={css('balances')}>
      <span>{texts.balances.onCardNow(<Money amount={now} />)}</span>
      {then !== null && (
        <>
          <ArrowIcon to="right" />
          <span>{texts.balances.afterwards(<Money amount={then} />)}</span>
        </>
      )}
    </p>
  );
}
