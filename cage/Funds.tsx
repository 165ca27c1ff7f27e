import { dollars } from '../games/money.ts';
import { classes } from '../renderer/kit/classes.ts';
import { Money } from '../renderer/kit/Money.tsx';
import styles from './Funds.module.css';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

const css = classes(styles);

/** The two places where this customer's money can be, and how much of it can be paid out. */
export function Funds({ account: { balance, onTable, onTheWay = 0, table } }: { readonly account: ShownAccount }) {
  return (
    <div className={css(onTheWay > 0 ? 'funds funds-four' : 'funds')}>
      <div className={css('fund')}>
        <span>{texts.accountPage.onCard}</span>
        <Money amount={balance} className={css('fund-figure')} testid="account-balance" />
        <small>{texts.accountPage.canBePaidOut}</small>
      </div>
      <div className={css(`fund ${onTable > 0 ? 'fund-play' : ''}`)}>
        <span>{texts.accountPage.onTable}</span>
        <Money amount={onTable} className={css('fund-figure')} testid="account-on-table" />
        <small>{onTable > 0 ? texts.accountPage.inPlayItComes : whereText(table)}</small>
      </div>
      {onTheWay > 0 && (
        <div className={css('fund fund-play')}>
          <span>{texts.accountPage.onTheWay}</span>
          <Money amount={onTheWay} className={css('fund-figure')} testid="account-on-the-way" />
          <small>{table === undefined ? '' : texts.accountPage.toTable(table)}</small>
        </div>
      )}
      <div className={css('fund')}>
        <span>{texts.accountPage.inAll}</span>
        <span className={css('fund-figure')}>{dollars(balance + onTable + onTheWay)}</span>
      </div>
    </div>
  );
}

const whereText = (table: number | undefined): string =>
  table === undefined ? texts.accountPage.notInGame : texts.accountPage.sitsAt(table);
