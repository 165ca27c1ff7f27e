import { useState } from 'react';
import { PIN } from '../../protocol/pin.ts';
import type { Signature } from '../../protocol/signature.ts';
import type { StaffMember } from '../../protocol/staff-member.ts';
import { classes } from '../kit/classes.ts';
import { Field } from '../kit/Field.tsx';
import desk from './desk.module.css';
import { PinField } from './PinField.tsx';
import styles from './SecondPerson.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface Signing {
  /** What the second person has signed with; null as long as something is missing. */
  readonly signature: Signature | null;
  /** To be called when it is sent: a PIN stands on no screen longer than it must. */
  forgetPin(): void;
  readonly fields: SecondPersonProps;
}

/** The signature of a second person at a desk where `staff` works. A staff card swiped there names them, if it is not their own. */
export function useSecondPerson(staff: StaffMember | null, presented: StaffMember | null): Signing {
  const [written, setWritten] = useState('');
  const [pin, setPin] = useState('');
  const swiped = presented !== null && presented.id !== staff?.id ? presented : null;
  const second = swiped?.id ?? written.trim();
  return {
    signature: second !== '' && PIN.test(pin) ? { second, pin } : null,
    forgetPin: () => setPin(''),
    fields: { swiped, written, onWritten: setWritten, pin, onPin: setPin },
  };
}

export interface SecondPersonProps {
  readonly swiped: StaffMember | null;
  readonly written: string;
  readonly onWritten: (text: string) => void;
  readonly pin: string;
  readonly onPin: (text: string) => void;
}

interface SecondPersonFieldsProps {
  readonly fields: SecondPersonProps;
  /** Who may sign. */
  readonly hint: string;
  readonly pinHint: string;
  readonly onEnter: () => void;
}

/** Their staff card, swiped, or their number; and their PIN. */
export function SecondPerson({ fields, hint, pinHint, onEnter }: SecondPersonFieldsProps) {
  const { swiped, written, onWritten, pin, onPin } = fields;
  return (
    <div className={css('pin-fields')} data-part="pin-fields">
      {swiped === null ? (
        <Field
          label={texts.secondPerson.staffNumberOfSecond}
          value={written}
          onChange={onWritten}
          maxLength={40}
          hint={hint}
          testid="second-staff"
        />
      ) : (
        <p className={css('second-presented')} data-testid="second-presented">
          <span className={css('soft')}>{texts.secondPerson.signedBy}</span> <strong>{swiped.name}</strong>
        </p>
      )}
      <PinField
        label={texts.secondPerson.pinOfSecondPerson}
        value={pin}
        onChange={onPin}
        onEnter={onEnter}
        hint={pinHint}
        testid="second-pin"
      />
    </div>
  );
}
