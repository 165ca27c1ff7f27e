import { useState } from 'react';
import { dollars } from '../../games/money.ts';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import type { CashReport, CashReportSheet } from '../../protocol/cash-report.ts';
import type { SentStaffMember } from '../../protocol/staff-member.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Segments } from '../../renderer/kit/Field.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { useOnOpen } from '../../renderer/link/useLink.tsx';
import { whenText } from '../words.ts';
import styles from './CashDialog.module.css';
import { dayText } from './day.ts';
import { SheetDialog } from './SheetDialog.tsx';
import { SuspicionPage } from './SuspicionPage.tsx';
import { texts } from './texts.ts';

const css = classes(desk, styles);

type Page = 'reports' | 'log' | 'suspicion';
type Log = Extract<AnswerResult, { kind: 'cash log' }>;

const PAGES = [
  { value: 'reports', label: texts.cash.reports },
  { value: 'log', label: texts.cash.log },
  { value: 'suspicion', label: texts.cash.suspicion },
] as const;

interface CashDialogProps {
  readonly view: CageView;
  readonly staff: SentStaffMember;
  readonly onClose: () => void;
}

/** Cash reports, today's log, and notes of suspicion. */
export function CashDialog({ view, staff, onClose }: CashDialogProps) {
  const [page, setPage] = useState<Page>('reports');
  return (
    <Modal
      title={texts.cash.title}
      size="l"
      onClose={onClose}
      testid="cash"
      actions={
        <Button kind="primary" onPress={onClose} testid="cash-close">
          {texts.cash.close}
        </Button>
      }
    >
      <Segments label={texts.cash.view} value={page} options={PAGES} onChange={setPage} testid="cash-page" />
      {page === 'reports' && <Reports house={view.house} demo={view.demo} staff={staff} />}
      {page === 'log' && <LogPage />}
      {page === 'suspicion' && <SuspicionPage account={view.account} staff={staff} />}
    </Modal>
  );
}

function Reports({
  staff,
  ...paper
}: {
  readonly house: string;
  readonly demo: boolean;
  readonly staff: SentStaffMember;
}) {
  const [reports, setReports] = useState<readonly CashReport[] | null>(null);
  const [sheet, setSheet] = useState<CashReportSheet | null>(null);
  const { refused, send } = useAnswer();
  const read = (): void =>
    send({ do: 'cash reports' }, (result) => {
      if (result?.kind === 'cash reports') setReports(result.reports);
    });
  useOnOpen(read);
  const look = (report: number): void =>
    send({ do: 'cash report', report }, (result) => {
      if (result?.kind === 'cash report') setSheet(result.sheet);
    });
  const done = (): void => {
    setSheet(null);
    read();
  };
  const words = texts.cash;
  return (
    <>
      <Refusal text={refused} />
      {reports === null && refused === null && <p>{words.moment}</p>}
      {reports?.length === 0 && <p>{words.noReport}</p>}
      {reports !== null && reports.length > 0 && (
        <table className={css('table-list')}>
          <thead>
            <tr>
              <th>{words.day}</th>
              <th>{words.player}</th>
              <th className={css('figure')}>{words.cashIn}</th>
              <th className={css('figure')}>{words.cashOut}</th>
              <th>{words.standing}</th>
              <th aria-label={words.sheet} />
            </tr>
          </thead>
          <tbody>
            {reports.map((report) => (
              <tr key={report.report} data-testid={`report-${report.report}`}>
                <td className={css('number')}>
                  {dayText(report.from)} <small className={css('soft note')}>{words.numberOf(report.report)}</small>
                </td>
                <td>
                  {report.person} <small className={css('number soft')}>{report.account}</small>
                </td>
                <td className={css('figure')}>
                  <Money amount={report.cashIn} />
                </td>
                <td className={css('figure')}>
                  <Money amount={report.cashOut} />
                </td>
                <td>
                  <Standing report={report} />
                  {report.also.length > 0 && <small className={css('warn note')}>{words.also(report.also)}</small>}
                </td>
                <td>
                  <Button size="small" onPress={() => look(report.report)} testid={`report-${report.report}-open`}>
                    {words.sheet}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sheet && <SheetDialog sheet={sheet} staff={staff} {...paper} onDone={done} onClose={() => setSheet(null)} />}
    </>
  );
}

function Standing({ report: { standing, lacks, fileBy, ended, hasChanged } }: { readonly report: CashReport }) {
  const words = texts.cash;
  if (ended !== null) {
    const say = standing === 'filed' || standing === 'joined' ? words[standing] : words.dismissed;
    return (
      <>
        {say(ended.by, whenText(ended.at), ended.text)}
        {hasChanged && <small className={css('warn')}>{words.changed}</small>}
      </>
    );
  }
  if (standing === 'small') return words.small;
  return (
    <>
      {words.due(dayText(fileBy))}
      {lacks.length > 0 && <small className={css('soft note')}>{words.lacks(lacks.join(', '))}</small>}
    </>
  );
}

function LogPage() {
  const [log, setLog] = useState<Log | null>(null);
  const { refused, send } = useAnswer();
  useOnOpen(() =>
    send({ do: 'cash log', day: null }, (result) => {
      if (result?.kind === 'cash log') setLog(result);
    }),
  );
  const words = texts.cash;
  if (log === null) return refused === null ? <p>{words.moment}</p> : <Refusal text={refused} />;
  return (
    <>
      <p className={css('soft')}>{words.logAbove(dollars(log.above))}</p>
      {log.lines.length === 0 ? (
        <p>{words.noLine}</p>
      ) : (
        <table className={css('table-list')}>
          <thead>
            <tr>
              <th>{words.time}</th>
              <th>{words.document}</th>
              <th>{words.player}</th>
              <th>{words.by}</th>
              <th className={css('figure')}>{words.amount}</th>
              <th className={css('figure')}>{words.together}</th>
            </tr>
          </thead>
          <tbody>
            {log.lines.toReversed().map((line) => (
              <tr key={line.document} data-testid={line.document}>
                <td className={css('number')}>{whenText(line.at)}</td>
                <td className={css('number')}>{line.document}</td>
                <td>
                  {line.person} <small className={css('number soft')}>{line.account}</small>
                </td>
                <td>{line.by}</td>
                <td className={css('figure')}>
                  <Money amount={line.amount} /> {line.way === 'in' ? words.in : words.out}
                </td>
                <td className={css(`figure ${line.together > log.reportedAbove ? 'warn' : ''}`)}>
                  <Money amount={line.together} />
                  {line.together > log.reportedAbove && <small className={css('note')}>{words.isOver}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
