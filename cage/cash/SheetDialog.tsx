import { useCallback, useState } from 'react';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { CashReportSheet, SentBehalf } from '../../protocol/cash-report.ts';
import type { SentStaffMember } from '../../protocol/staff-member.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import paper from '../../renderer/desk-kit/Printing.module.css';
import { Printing } from '../../renderer/desk-kit/Printing.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field } from '../../renderer/kit/Field.tsx';
import { PrinterIcon } from '../../renderer/kit/icons.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { BehalfDialog } from './BehalfDialog.tsx';
import styles from './CashDialog.module.css';
import { SheetPaper } from './SheetPaper.tsx';
import { texts } from './texts.ts';

const css = classes(desk, paper, styles);
const words = texts.sheet;

interface SheetDialogProps {
  readonly sheet: CashReportSheet;
  readonly house: string;
  readonly demo: boolean;
  readonly staff: SentStaffMember;
  /** Called after a change, so that the list is read again. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A whole report, to read, to print, and to mark as filed. */
export function SheetDialog({ sheet, house, demo, staff, onDone, onClose }: SheetDialogProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [isBehalf, setBehalf] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const { refused, send } = useAnswer();
  const { report, ended } = sheet.report;
  const isAuditor = staff.role === 'auditor';
  const go = (intent: CageIntent): void => send(intent, onDone);
  return (
    <Modal
      title={words.titleOf(report)}
      size="l"
      onClose={onClose}
      testid="sheet"
      actions={
        <>
          <Button onPress={() => setPrinting(true)} testid="sheet-print">
            <PrinterIcon /> {words.print}
          </Button>
          {ended === null && (
            <Button onPress={() => setBehalf(true)} testid="behalf-open">
              {words.changeBehalf}
            </Button>
          )}
          <Button kind="primary" onPress={onClose} testid="sheet-close">
            {texts.cash.close}
          </Button>
        </>
      }
    >
      <Refusal text={refused} />
      <SheetPaper sheet={sheet} />
      {ended === null &&
        (isAuditor ? <Ending report={sheet.report} onEnd={go} /> : <p className={css('soft')}>{words.auditorFiles}</p>)}
      {isBehalf && (
        <BehalfDialog
          behalf={sheet.behalf}
          onKeep={(behalf: SentBehalf | null) => go({ do: 'on behalf', report, behalf })}
          onClose={() => setBehalf(false)}
        />
      )}
      {isPrinting && (
        <Printing demo={demo} onPrinted={printed}>
          <h1>{words.paperTitle}</h1>
          <p>{house}</p>
          <SheetPaper sheet={sheet} />
          <p>
            {words.printed} {words.by(staff.name, new Date().toLocaleString('en-US'))}
          </p>
        </Printing>
      )}
    </Modal>
  );
}

interface EndingProps {
  readonly report: CashReportSheet['report'];
  readonly onEnd: (intent: CageIntent) => void;
}

/** How an auditor ends a report: files it when nothing is lacking, or dismisses one that is too small. */
function Ending({ report: { report, standing, lacks }, onEnd }: EndingProps) {
  const [text, setText] = useState('');
  const dismisses = standing === 'small';
  const end = (): void => {
    const said = text.trim();
    if (said.length < 3) return;
    onEnd(dismisses ? { do: 'dismiss report', report, reason: said } : { do: 'file report', report, filing: said });
  };
  if (!dismisses && lacks.length > 0) return <p className={css('soft')}>{texts.cash.lacks(lacks.join(', '))}</p>;
  return (
    <div className={css('end')}>
      <Field
        label={dismisses ? words.why : words.filing}
        hint={dismisses ? '' : words.filingHint}
        value={text}
        maxLength={100}
        onChange={setText}
        onEnter={end}
        testid="sheet-end-text"
      />
      <Button sends disabled={text.trim().length < 3} onPress={end} testid="sheet-end">
        {dismisses ? words.dismiss : words.file}
      </Button>
    </div>
  );
}
