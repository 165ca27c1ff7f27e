import { useState } from 'react';
import { type Cents, dollars } from '../games/money.ts';
import type { CageView } from '../protocol/cage-view.ts';
import { signHint } from '../protocol/second-person.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { isReason, ReasonField } from '../renderer/desk-kit/ReasonField.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { AmountField } from './AmountField.tsx';
import { readAmount } from './amount.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';
import styles from './JackpotDialog.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface JackpotDialogProps extends SignedAtCage {
  readonly jackpot: CageView['jackpots'][number];
  readonly onClose: () => void;
}

interface Share {
  readonly account: string;
  readonly amount: Cents;
}

const ACCOUNT = /^\d{6,19}$/;
/** The maximum number of shares that the host takes at a time. */
const MOST_SHARES = 10;
const REASONS = [texts.jackpotDialog.badBeat, texts.jackpotDialog.tableShare, texts.jackpotDialog.jackpotIsGivenUp];

/** Pays a jackpot to account cards, share by share; a second person signs for all of it. */
export function JackpotDialog({ jackpot, demo, staff, presented, onClose }: JackpotDialogProps) {
  const [shares, setShares] = useState<readonly Share[]>([]);
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const say = useSay();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const total = shares.reduce((sum, { amount }) => sum + amount, 0);
  const left = jackpot.balance - total;
  const ready = shares.length > 0 && isReason(reason) && signature !== null;
  const go = (): void => {
    if (!ready) return;
    forgetPin();
    const intent = { do: 'pay jackpot' as const, jackpot: jackpot.account, shares: [...shares] };
    send({ ...intent, reason: reason.trim(), signature }, (result) => {
      const papers = result?.kind === 'jackpot paid' ? result.shares.map(({ document }) => document).join(', ') : '';
      say({ level: 'info', text: texts.jackpotDialog.jackpotHasBeenPaid(papers) });
      onClose();
    });
  };
  return (
    <FormDialog
      title={texts.jackpotDialog.payOutOfJackpot}
      size="m"
      onClose={onClose}
      testid="jackpot-dialog"
      back={texts.common.goBackDoNothing}
      confirm={{
        label: total === 0 ? texts.jackpotDialog.payShares : texts.jackpotDialog.payTo(dollars(total), shares.length),
        kind: 'danger',
        isReady: ready,
        testid: 'jackpot-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.jackpotDialog.liesInJackpotIs(dollars(jackpot.balance), dollars(left))}</p>
      {shares.length > 0 && <Shares shares={shares} onChange={setShares} />}
      {left > 0 && <AddShare shares={shares} left={left} onAdd={(share) => setShares([...shares, share])} />}
      <ReasonField value={reason} onChange={setReason} usual={REASONS} onEnter={go} />
      <SecondPerson
        fields={fields}
        hint={signHint('second a pay-out', demo)}
        pinHint={texts.common.notCashiersOwn}
        onEnter={go}
      />
    </FormDialog>
  );
}

interface SharesProps {
  readonly shares: readonly Share[];
  readonly onChange: (shares: readonly Share[]) => void;
}

/** The shares entered so far, each with a key that removes it. */
function Shares({ shares, onChange }: SharesProps) {
  return (
    <ul className={css('jackpot-shares')} data-testid="jackpot-shares">
      {shares.map((share) => (
        <li key={share.account}>
          <span className={css('number')}>{share.account}</span> <strong>{dollars(share.amount)}</strong>
          <Button
            kind="quiet"
            size="small"
            onPress={() => onChange(shares.filter((other) => other !== share))}
            testid={`jackpot-remove-${share.account}`}
          >
            {texts.jackpotDialog.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface AddShareProps {
  readonly shares: readonly Share[];
  /** What is left in the jackpot. */
  readonly left: Cents;
  readonly onAdd: (share: Share) => void;
}

/** Enters the share of one winner. */
function AddShare({ shares, left, onAdd }: AddShareProps) {
  const [account, setAccount] = useState('');
  const [text, setText] = useState('');
  const { cents, problem } = readAmount(text, left, texts.jackpotDialog.inJackpot);
  const number = account.replace(/\D/g, '');
  const isThere = shares.some((share) => share.account === number);
  const mayAdd = cents !== null && ACCOUNT.test(number) && !isThere && shares.length < MOST_SHARES;
  const add = (): void => {
    if (!mayAdd) return;
    onAdd({ account: number, amount: cents });
    setAccount('');
    setText('');
  };
  return (
    <>
      <div className={css('jackpot-share')}>
        <Field
          label={texts.jackpotDialog.accountOfWinner}
          value={account}
          onChange={setAccount}
          maxLength={24}
          hint={isThere ? texts.jackpotDialog.thisAccountHasIts : texts.jackpotDialog.numberOnStatement}
          testid="jackpot-account"
        />
        <AmountField
          label={texts.jackpotDialog.share}
          value={text}
          problem={problem}
          hint={texts.jackpotDialog.atMost(dollars(left))}
          quick={[]}
          onChange={setText}
          onEnter={add}
          testid="jackpot-amount"
        />
      </div>
      <Button disabled={!mayAdd} onPress={add} testid="jackpot-add">
        {texts.jackpotDialog.addThisShare}
      </Button>
    </>
  );
}
