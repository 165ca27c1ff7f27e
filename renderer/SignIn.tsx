import { useState } from 'react';
import { DemoBadge } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { LockIcon } from './icons.tsx';
import { Refusal } from './Refusal.tsx';
import { useAnswer } from './useAnswer.ts';
import './desk.css';

export interface SignInProps {
  /** Whose desk it is: `Floor console`. */
  readonly desk: string;
  readonly house: string;
  readonly demo: boolean;
}

const PIN = /^\d{4,8}$/;

/** The page of a desk at which nobody has signed in. */
export function SignIn({ desk, house, demo }: SignInProps) {
  const [staff, setStaff] = useState('');
  const [pin, setPin] = useState('');
  const { refused, send } = useAnswer();
  const ready = staff.trim() !== '' && PIN.test(pin);
  const go = (): void => {
    if (!ready) return;
    send({ do: 'sign in', staff: staff.trim(), pin });
    setPin('');
  };
  return (
    <main className="sign-in desk">
      <section className="panel sign-in-box">
        <p className="sign-in-house">
          {house} {demo && <DemoBadge />}
        </p>
        <h1>
          <LockIcon /> {desk}
        </h1>
        <p className="soft">Sign in with your staff number and PIN. What you do here is recorded under your name.</p>
        <Field label="Staff number or name" value={staff} onChange={setStaff} maxLength={40} testid="signin-staff" />
        <Field
          label="PIN"
          type="password"
          inputMode="numeric"
          maxLength={8}
          value={pin}
          onChange={setPin}
          onEnter={go}
          hint="Four to eight digits."
          testid="signin-pin"
        />
        <Refusal text={refused} />
        <Button kind="primary" wide sends disabled={!ready} onPress={go} testid="signin-go">
          Sign in
        </Button>
      </section>
    </main>
  );
}
