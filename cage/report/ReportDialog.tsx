import { useCallback, useState } from 'react';
import type { CageView } from '../../protocol/cage-view.ts';
import type { ReportOver, ShownReport } from '../../protocol/house-report.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Printing } from '../../renderer/desk-kit/Printing.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field } from '../../renderer/kit/Field.tsx';
import { PrinterIcon } from '../../renderer/kit/icons.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { useNow } from '../../renderer/kit/useNow.ts';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { dayOf } from '../person.ts';
import { whenText } from '../words.ts';
import { Plot } from './Plot.tsx';
import styles from './ReportDialog.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

interface ReportDialogProps {
  readonly view: CageView;
  readonly onClose: () => void;
}

/** The results of gaming days, or of this cage's shift: plots, tables, and paper. */
export function ReportDialog({ view: { house, demo, shift, dayFrom }, onClose }: ReportDialogProps) {
  // After midnight the gaming day is still that of the previous evening.
  const now = useNow();
  const today = dayOf(dayFrom ?? now);
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState(today);
  const [report, setReport] = useState<ShownReport | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const { refused, send } = useAnswer();
  const ask = (over: ReportOver): void => {
    setReport(null);
    send({ do: 'house report', over }, (result) => {
      if (result?.kind === 'house report') setReport(result.report);
    });
  };
  const isDay = first !== '' && last !== '' && first <= last;
  return (
    <Modal
      title={texts.title}
      size="l"
      onClose={onClose}
      testid="report"
      actions={
        <>
          <Button disabled={report === null} onPress={() => setPrinting(true)} testid="report-print">
            <PrinterIcon /> {texts.print}
          </Button>
          <Button kind="primary" onPress={onClose} testid="report-close">
            {texts.close}
          </Button>
        </>
      }
    >
      <div className={css('over')}>
        <Field label={texts.first} type="date" value={first} onChange={setFirst} testid="report-first" />
        <Field label={texts.last} type="date" value={last} onChange={setLast} testid="report-last" />
        <Button kind="primary" sends disabled={!isDay} onPress={() => ask({ first, last })} testid="report-show">
          {texts.show}
        </Button>
        {shift != null && (
          <Button sends onPress={() => ask({ shift: shift.shift })} testid="report-shift">
            {texts.thisShift}
          </Button>
        )}
      </div>
      <Refusal text={refused} />
      {report && <ReportPaper report={report} />}
      {report && isPrinting && (
        <Printing demo={demo} onPrinted={printed}>
          <h1>{texts.title}</h1>
          <p>{house}</p>
          <ReportPaper report={report} />
        </Printing>
      )}
    </Modal>
  );
}

function ReportPaper({ report: { from, to, hours, sections } }: { readonly report: ShownReport }) {
  const bars = (part: 'fees' | 'cashIn' | 'cashOut') => hours.map((hour) => ({ at: hour.at, amount: hour[part] }));
  return (
    <div className={css('report')} data-testid="report-paper">
      <p className={css('soft')}>{texts.covers(whenText(from), whenText(to))}</p>
      <div className={css('plots')}>
        <Plot title={texts.fees} bars={bars('fees')} />
        <Plot title={texts.cashIn} bars={bars('cashIn')} />
        <Plot title={texts.cashOut} bars={bars('cashOut')} />
      </div>
      {sections.length === 0 && <p>{texts.nothing}</p>}
      {sections.map(({ title, heads, figures, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <table className={css('table-list')}>
            <thead>
              <tr>
                {heads.map((name, column) => (
                  <th key={name} className={css(figures[column] ? 'figure' : '')}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are made at once and stay; two may read alike
                <tr key={nth}>
                  {row.map((cell, column) => (
                    <td key={heads[column]} className={css(figures[column] ? 'figure' : '')}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
