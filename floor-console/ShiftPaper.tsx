import { dollars } from '../games/money.ts';
import type { ShiftSheet } from '../protocol/shift.ts';
import paper from '../renderer/desk-kit/Printing.module.css';
import { classes } from '../renderer/kit/classes.ts';
import { texts } from './texts.ts';

const css = classes(paper);

export interface ShiftPaperProps {
  readonly sheet: ShiftSheet;
  /** The table and its house. */
  readonly table: string;
}

/** The sheet of a shift: what two people sign, and the line that pins the books. */
export function ShiftPaper({ sheet, table }: ShiftPaperProps) {
  const { shift, from, to, by, second, hands, voided, boughtIn, cashedOut, taken, seats, open, ends, houseEnds } =
    sheet;
  const amount = (name: string, cents: number) => (
    <tr key={name}>
      <td>{name}</td>
      <td className={css('figure')}>{dollars(cents)}</td>
    </tr>
  );
  return (
    <>
      <h1>{texts.shiftPaper.shift(shift)}</h1>
      <p>{table}</p>
      <dl>
        <dt>{texts.shiftPaper.from}</dt>
        <dd>{from === null ? texts.shiftPaper.beginning : new Date(from).toLocaleString('en-US')}</dd>
        <dt>{texts.shiftPaper.to}</dt>
        <dd>{new Date(to).toLocaleString('en-US')}</dd>
        <dt>{texts.shiftPaper.hands}</dt>
        <dd>{texts.shiftPaper.settledAndVoided(hands, voided)}</dd>
      </dl>
      <table>
        <tbody>
          {amount(texts.shiftPaper.boughtIn, boughtIn)}
          {amount(texts.shiftPaper.cashedOut, cashedOut)}
          {taken.map(({ name, amount: cents }) => amount(name, cents))}
        </tbody>
      </table>
      <h2>{open === null ? texts.shiftPaper.chips : texts.shiftPaper.chipsBefore(open)}</h2>
      <table>
        <tbody>
          {seats.map(({ seat, player, chips }) => amount(texts.acts.seatOf(seat, player), chips))}
          {amount(
            texts.shiftPaper.together,
            seats.reduce((all, { chips }) => all + chips, 0),
          )}
        </tbody>
      </table>
      <dl>
        <dt>{texts.shiftPaper.booksEnd}</dt>
        <dd>{ends}</dd>
        {houseEnds !== undefined && <dd>{houseEnds}</dd>}
        <dt>{texts.shiftPaper.signed}</dt>
        <dd>{by}: ______________________________</dd>
        <dt>{texts.shiftPaper.signed}</dt>
        <dd>{second}: ______________________________</dd>
      </dl>
    </>
  );
}
