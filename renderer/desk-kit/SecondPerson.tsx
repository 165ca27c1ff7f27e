import { useState } from 'react';
import { PIN } from '../../protocol/pin.ts';
import type { Signature } from '../../protocol/signature.ts';
import type { SentStaffMember } from '../../protocol/staff-member.ts';
import { classes } from '../kit/classes.ts';
import { Field } from '../kit/Field.tsx';
import desk from './desk.module.css';
import { PinField } from './PinField.tsx';
import styles from './SecondPerson.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface Signing {
  /** The second person's signature; null while anything is missing. */
  readonly signature: Signature | null;
  /** Call it when the signature is sent: a PIN stays on the screen no longer than necessary. */
  forgetPin(): void;
  readonly fields: SecondPersonProps;
}

/**
 * The second person's signature at a desk where `staff` is signed in. Swiping a staff card there names them, unless it
 * is the card of `staff`.
 */
export function useSecondPerson(staff: SentStaffMember | null, presented: SentStaffMember | null): Signing {
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
  readonly swiped: SentStaffMember | null;
  readonly written: string;
  readonly onWritten: (text: string) => void;
  readonly pin: string;
  readonly onPin: (text: string) => void;
}

interface SecondPersonFieldsProps {
  readonly fields: SecondPersonProps;
  /** The people who may sign. */
  readonly hint: string;
  readonly pinHint: string;
  readonly onEnter: () => void;
}

/** The second person: a swiped staff card or a staff number, and the PIN. */
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
