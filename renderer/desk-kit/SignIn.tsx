import { useState } from 'react';
import type { Notice } from '../../protocol/notice.ts';
import { PIN } from '../../protocol/pin.ts';
import type { SentStaffMember } from '../../protocol/staff-member.ts';
import { Banner, DemoBadge } from '../kit/Banner.tsx';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { Field } from '../kit/Field.tsx';
import { LockIcon } from '../kit/icons.tsx';
import { Refusal } from '../kit/Refusal.tsx';
import { useAnswer } from '../link/useAnswer.ts';
import desk from './desk.module.css';
import { PinField } from './PinField.tsx';
import { ROLE_NAMES } from './roles.ts';
import styles from './SignIn.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface SignInProps {
  /** The name of the desk: `Floor console`. */
  readonly desk: string;
  readonly house: string;
  readonly demo: boolean;
  /** The person whose staff card was swiped; only the PIN is missing. */
  readonly presented: SentStaffMember | null;
  readonly notice: Notice | null;
}

/** The page of a desk where nobody is signed in. */
export function SignIn({ desk, house, demo, presented, notice }: SignInProps) {
  return (
    <main className={css('sign-in desk')}>
      <section className={css('panel sign-in-box')}>
        <p className={css('sign-in-house')}>
          {house} {demo && <DemoBadge />}
        </p>
        <h1>
          <LockIcon /> {desk}
        </h1>
        <p className={css('soft')}>
          {presented === null ? texts.signIn.swipeYourStaffCard : texts.signIn.whatYouDoHere}
        </p>
        {notice && <Banner level={notice.level}>{notice.text}</Banner>}
        <SignInForm key={presented?.id ?? ''} presented={presented} />
      </section>
    </main>
  );
}

export interface SignInFormProps {
  readonly presented: SentStaffMember | null;
}

/** Fields for staff number and PIN; only the PIN after a staff card was swiped. */
export function SignInForm({ presented }: SignInFormProps) {
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const { refused, send } = useAnswer();
  const staff = presented?.id ?? number.trim();
  const ready = staff !== '' && PIN.test(pin);
  const go = (): void => {
    if (!ready) return;
    send({ do: 'sign in', staff, pin });
    setPin('');
  };
  return (
    <>
      {presented === null ? (
        <Field
          label={texts.signIn.staffNumber}
          value={number}
          onChange={setNumber}
          maxLength={40}
          testid="signin-staff"
        />
      ) : (
        <p className={css('sign-in-who')} data-testid="signin-presented">
          <strong>{presented.name}</strong> <span className={css('soft')}>{ROLE_NAMES[presented.role]}</span>
        </p>
      )}
      <PinField
        label={texts.signIn.pin}
        value={pin}
        onChange={setPin}
        onEnter={go}
        hint={texts.signIn.fourToEightDigits}
        testid="signin-pin"
      />
      <Refusal text={refused} />
      <Button kind="primary" wide sends disabled={!ready} onPress={go} testid="signin-go">
        {texts.signIn.signIn}
      </Button>
    </>
  );
}
