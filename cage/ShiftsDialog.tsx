import { useState } from 'react';
import type { ShiftReport } from '../protocol/shift.ts';
import { ReadDialog } from '../renderer/desk-kit/ReadDialog.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { useOnOpen } from '../renderer/link/useLink.tsx';
import styles from './ShiftDialog.module.css';
import { ShiftPaper } from './ShiftPaper.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

/** The latest shifts of this cage, the open one first. */
export function ShiftsDialog({ onClose }: { readonly onClose: () => void }) {
  const [shifts, setShifts] = useState<readonly ShiftReport[] | null>(null);
  const { refused, send } = useAnswer();
  useOnOpen(() =>
    send({ do: 'shifts' }, (result) => {
      if (result?.kind === 'shifts') setShifts(result.shifts);
    }),
  );
  return (
    <ReadDialog
      title={texts.shiftDialog.shiftsOfThisCage}
      size="m"
      onClose={onClose}
      testid="shifts"
      close={texts.common.close}
      refused={refused}
    >
      {shifts === null && refused === null && <p>{texts.shiftDialog.oneMoment}</p>}
      {shifts?.length === 0 && <p>{texts.shiftDialog.noShiftYet}</p>}
      <div className={css('shifts')}>
        {shifts?.map((report) => (
          <div key={report.shift}>
            <h3>{texts.shiftDialog.reportOf(report.shift)}</h3>
            <ShiftPaper report={report} />
          </div>
        ))}
      </div>
    </ReadDialog>
  );
}
