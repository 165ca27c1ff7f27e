import type { Cents } from '../../games/money.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { texts } from '../texts.ts';
import styles from './CardBalance.module.css';

const css = classes(styles);

interface CardBalanceProps {
  readonly balance: Cents;
  /** What stays on the card after buying in for this amount. */
  readonly after?: Cents;
}

/** The balance on the player's card. */
export function CardBalance({ balance, after }: CardBalanceProps) {
  return (
    <p className={css('balance')}>
      {texts.entry.onCard(<Money amount={balance} className={css('figure')} testid="balance" />)}
      {after !== undefined && <span>{texts.entry.after(<Money amount={after} />)}</span>}
    </p>
  );
}
