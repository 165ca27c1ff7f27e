import { useState } from 'react';
import { dollars } from '../games/money.ts';
import type { CageView } from '../protocol/cage-view.ts';
import { signHint } from '../protocol/second-person.ts';
import type { ShiftReport } from '../protocol/shift.ts';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';
import { BILLS, billsOf, type CountedDrawer, NOTHING_COUNTED, totalOf } from './count.ts';
import styles from './ShiftDialog.module.css';
import { ShiftPaper } from './ShiftPaper.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

interface ShiftDialogProps extends SignedAtCage {
  readonly shift: CageView['shift'];
  readonly onClose: () => void;
}

/** Opens or closes a shift: two people count the drawer, and only then does it say what should have been in it. */
export function ShiftDialog({ shift, demo, staff, presented, onClose }: ShiftDialogProps) {
  // Fixed when the dialog opens, or closing a shift would turn into opening one as soon as it is done.
  const [closes] = useState(shift != null);
  const [count, setCount] = useState<CountedDrawer>(NOTHING_COUNTED);
  const [done, setDone] = useState<ShiftReport | null>(null);
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const counted = totalOf(count);
  const go = (): void => {
    if (counted === null || signature === null) return;
    forgetPin();
    send({ do: closes ? 'close drawer' : 'open drawer', counted, signature }, (result) => {
      if (result?.kind === 'shifts') setDone(result.shifts[0] ?? null);
    });
  };
  const title = closes ? texts.shiftDialog.closeShift : texts.shiftDialog.openShift;
  if (done !== null) {
    return (
      <Modal
        title={texts.shiftDialog.reportOf(done.shift)}
        size="m"
        onClose={onClose}
        testid="shift-done"
        actions={
          <Button kind="primary" onPress={onClose} testid="shift-done-close">
            {texts.common.close}
          </Button>
        }
      >
        <ShiftPaper report={done} />
      </Modal>
    );
  }
  const amount = counted === null ? '' : dollars(counted);
  return (
    <FormDialog
      title={title}
      size="m"
      onClose={onClose}
      testid="shift-dialog"
      back={texts.common.cancel}
      confirm={{
        label: closes ? texts.shiftDialog.confirmClose(amount) : texts.shiftDialog.confirmOpen(amount),
        kind: 'primary',
        isReady: counted !== null && signature !== null,
        testid: 'shift-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.shiftDialog.countDrawerTogether}</p>
      <DrawerCount count={count} onChange={setCount} />
      <p className={css('counted')} data-testid="counted">
        {texts.shiftDialog.counted(amount)}
      </p>
      <SecondPerson
        fields={fields}
        hint={signHint('second a fill or drop', demo)}
        pinHint={texts.common.notCashiersOwn}
        onEnter={go}
      />
    </FormDialog>
  );
}

interface DrawerCountProps {
  readonly count: CountedDrawer;
  readonly onChange: (change: (before: CountedDrawer) => CountedDrawer) => void;
}

/** How many of each bill lie in the drawer, and the coins. */
function DrawerCount({ count, onChange }: DrawerCountProps) {
  return (
    <div className={css('count')}>
      {BILLS.map((bill) => (
        <Field
          key={bill}
          label={texts.shiftDialog.bills(dollars(bill * 100))}
          value={count.bills[bill] ?? ''}
          inputMode="numeric"
          maxLength={6}
          placeholder="0"
          error={billsOf(count.bills[bill]) === null ? texts.shiftDialog.howManyBills : null}
          onChange={(text) => onChange((before) => ({ ...before, bills: { ...before.bills, [bill]: text } }))}
          testid={`count-${bill}`}
        />
      ))}
      <Field
        label={texts.shiftDialog.coins}
        value={count.coins}
        prefix="$"
        inputMode="decimal"
        maxLength={10}
        placeholder="0"
        error={totalOf({ ...NOTHING_COUNTED, coins: count.coins }) === null ? texts.amount.writeDollarsSuchAs : null}
        onChange={(coins) => onChange((before) => ({ ...before, coins }))}
        testid="count-coins"
      />
    </div>
  );
}
