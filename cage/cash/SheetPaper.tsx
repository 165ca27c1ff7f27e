import { dollars } from '../../games/money.ts';
import type { CashReportSheet, SentBehalf, SentPersonFacts } from '../../protocol/cash-report.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { dateText } from '../../renderer/desk-kit/people/date-text.ts';
import { documentText } from '../../renderer/desk-kit/people/document-text.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { whenText } from '../words.ts';
import styles from './CashDialog.module.css';
import { dayText } from './day.ts';
import { texts } from './texts.ts';

const css = classes(desk, styles);

/** The contents of a report, the same on screen and on paper. */
export function SheetPaper({ sheet }: { readonly sheet: CashReportSheet }) {
  const { report, facts, behalf, born, idType, idNumber, lines } = sheet;
  const { standing, ended, also } = report;
  const words = texts.sheet;
  const rows: [string, string][] = [
    [words.gamingDay, `${dayText(report.from)}, ${whenText(report.from)} – ${whenText(report.to)}`],
    [words.fileBy, dayText(report.fileBy)],
    [words.cashIn, dollars(report.cashIn)],
    [words.cashOut, dollars(report.cashOut)],
    [words.person, report.person],
    [words.account, report.account],
    [words.born, dateText(born)],
    [words.document, `${documentText(idType)} ${idNumber}`],
    ...factRows(facts),
    [words.behalf, behalf === null ? words.ownBehalf : behalf.name],
    ...(behalf === null ? [] : behalfRows(behalf)),
    [words.opened, words.by(report.openedBy, whenText(report.openedAt))],
  ];
  return (
    <>
      {standing === 'joined' && ended !== null && (
        <p className={css('warn')}>{texts.cash.joined(ended.by, whenText(ended.at), ended.text)}</p>
      )}
      {also.length > 0 && <p className={css('warn')}>{texts.cash.also(also)}</p>}
      <dl className={css('sheet')} data-testid="sheet-facts">
        {rows.map(([name, value], nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stand where they stand; two may have one name
          <div key={nth}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={css('table-list')}>
        <thead>
          <tr>
            <th>{texts.cash.time}</th>
            <th>{texts.cash.document}</th>
            <th>{texts.cash.by}</th>
            <th className={css('figure')}>{texts.cash.cashIn}</th>
            <th className={css('figure')}>{texts.cash.cashOut}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.document}>
              <td className={css('number')}>{whenText(line.at)}</td>
              <td className={css('number')}>{line.document}</td>
              <td>{line.by}</td>
              <td className={css('figure')}>{line.way === 'in' ? dollars(line.amount) : ''}</td>
              <td className={css('figure')}>{line.way === 'out' ? dollars(line.amount) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function factRows(facts: SentPersonFacts | null): [string, string][] {
  const words = texts.sheet;
  if (facts === null) return [[words.address, words.notKnown]];
  const { street, city, state, zip, country, occupation, tin, noTin } = facts;
  return [
    [words.address, `${street}, ${city}, ${state} ${zip}, ${country}`],
    [words.occupation, occupation],
    [words.tin, tin ?? words.noNumber(noTin ?? '')],
  ];
}

const behalfRows = ({ name: _, born, ...facts }: SentBehalf): [string, string][] => [
  ...(born === null ? [] : [[texts.sheet.born, dateText(born)] satisfies [string, string]]),
  ...factRows(facts),
];
