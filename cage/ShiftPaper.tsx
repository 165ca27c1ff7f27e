import { type Cents, dollars } from '../games/money.ts';
import type { ShiftReport } from '../protocol/shift.ts';
import { classes } from '../renderer/kit/classes.ts';
import styles from './ShiftDialog.module.css';
import { texts } from './texts.ts';
import { whenText } from './words.ts';

const css = classes(styles);

/** A shift according to the ledger: what came in and went out, what should be in the drawer, what was counted. */
export function ShiftPaper({ report }: { readonly report: ShiftReport }) {
  const { deposits, withdrawals, corrected, closed } = report;
  const words = texts.shiftDialog;
  return (
    <section data-testid={`shift-${report.shift}`}>
      <p className={css('when')}>
        {words.opened} {words.counting(whenText(report.openedAt), report.openedBy, report.openedSecond)}
        <br />
        {closed === null
          ? words.stillOpen
          : `${words.closed} ${words.counting(whenText(closed.at), closed.by, closed.second)}`}
        {` · ${words.documents(report.documents)}`}
      </p>
      <table className={css('paper')}>
        <thead>
          <tr>
            <th scope="col" aria-label={words.variance} />
            <th scope="col">{words.cash}</th>
            <th scope="col">{words.chips}</th>
            <th scope="col">{words.cheques}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={words.opening} cash={report.opening} />
          <Row name={words.deposits} {...deposits} />
          <Row name={words.withdrawals} {...withdrawals} />
          <Row name={words.corrections} {...corrected} />
          <Row name={words.fills} cash={report.fills} />
          <Row name={words.drops} cash={report.drops} />
          <Row name={words.shouldBeThere} cash={report.expected} kind="sum" />
          {closed && <Row name={words.countedAtClose} cash={closed.counted} />}
          {closed && <Row name={words.variance} cash={closed.variance} kind={closed.variance === 0 ? '' : 'off'} />}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly cash: Cents;
  readonly chips?: Cents;
  readonly cheque?: Cents;
  readonly kind?: 'sum' | 'off' | '';
}

function Row({ name, cash, chips, cheque, kind = '' }: RowProps) {
  return (
    <tr className={css(kind)}>
      <th scope="row">{name}</th>
      <td>{dollars(cash)}</td>
      <td>{chips ? dollars(chips) : ''}</td>
      <td>{cheque ? dollars(cheque) : ''}</td>
    </tr>
  );
}
