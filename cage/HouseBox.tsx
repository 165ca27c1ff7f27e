import { useState } from 'react';
import { dollars } from '../games/money.ts';
import type { CageView } from '../protocol/cage-view.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';
import { CashDialog } from './cash/CashDialog.tsx';
import { texts as cash } from './cash/texts.ts';
import find from './Find.module.css';
import styles from './HouseBox.module.css';
import { DormantDialog } from './people/DormantDialog.tsx';
import { ExclusionsDialog } from './people/ExclusionsDialog.tsx';
import { texts as people } from './people/texts.ts';
import { WithheldDialog } from './people/WithheldDialog.tsx';
import { ReportDialog } from './report/ReportDialog.tsx';
import { texts as report } from './report/texts.ts';
import { ShiftDialog } from './ShiftDialog.tsx';
import { ShiftsDialog } from './ShiftsDialog.tsx';
import { texts } from './texts.ts';
import { VoidDialog } from './VoidDialog.tsx';
import { WayDialog } from './WayDialog.tsx';
import { whenText } from './words.ts';

const css = classes(desk, find, styles);

type Open = 'shift' | 'shifts' | 'way' | 'void' | 'cash' | 'report' | 'dormant' | 'withheld' | 'exclusions';

/** What only a house's cage has: its shift, money on the way to tables, voided documents. */
export function HouseBox({ view, ...signing }: SignedAtCage & { readonly view: CageView }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const { shift = null, way = [] } = view;
  const sum = way.reduce((all, { amount }) => all + amount, 0);
  return (
    <section className={css('panel find-box')} data-testid="house-box">
      <p className={css('shift-line')} data-testid="shift-line">
        {shift === null
          ? texts.shiftDialog.noShiftIsOpen
          : texts.shiftDialog.shift(shift.shift, whenText(shift.openedAt))}
      </p>
      <div className={css('house-acts')}>
        <Button kind={shift === null ? 'primary' : 'plain'} onPress={() => setOpen('shift')} testid="shift-open">
          {shift === null ? texts.shiftDialog.openShift : texts.shiftDialog.closeShift}
        </Button>
        <Button onPress={() => setOpen('shifts')} testid="shifts-open">
          {texts.shiftDialog.earlierShifts}
        </Button>
        <Button onPress={() => setOpen('way')} testid="way-open">
          {way.length === 0 ? texts.wayDialog.onTheWay : texts.wayDialog.sumOnTheWay(dollars(sum))}
        </Button>
        <Button onPress={() => setOpen('void')} testid="void-open">
          {texts.voidDialog.voidDocument}
        </Button>
        <Button onPress={() => setOpen('dormant')} testid="dormant-open">
          {people.dormant.open}
        </Button>
        <Button onPress={() => setOpen('withheld')} testid="withheld-open">
          {people.withheld.open}
        </Button>
        {signing.staff.role === 'cage' && (
          <Button className={css('house-wide')} onPress={() => setOpen('exclusions')} testid="exclusions-open">
            {people.exclusions.open}
          </Button>
        )}
        <Button className={css('house-wide')} onPress={() => setOpen('cash')} testid="cash-open">
          {cash.cash.title}
        </Button>
        {(signing.staff.role === 'auditor' || signing.staff.role === 'floor') && (
          <Button className={css('house-wide')} onPress={() => setOpen('report')} testid="report-open">
            {report.open}
          </Button>
        )}
      </div>
      {open === 'shift' && <ShiftDialog shift={shift} {...signing} onClose={close} />}
      {open === 'shifts' && <ShiftsDialog onClose={close} />}
      {open === 'way' && <WayDialog way={way} onClose={close} />}
      {open === 'report' && <ReportDialog view={view} onClose={close} />}
      {open === 'cash' && <CashDialog view={view} staff={signing.staff} onClose={close} />}
      {open === 'dormant' && <DormantDialog onClose={close} />}
      {open === 'withheld' && <WithheldDialog {...signing} onClose={close} />}
      {open === 'exclusions' && <ExclusionsDialog {...signing} onClose={close} />}
      {open === 'void' && <VoidDialog {...signing} onClose={close} />}
    </section>
  );
}
