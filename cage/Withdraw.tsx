import { useState } from 'react';
import { dollars } from '../games/money.ts';
import { PIN } from '../protocol/pin.ts';
import { signHint } from '../protocol/second-person.ts';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Banner } from '../renderer/kit/Banner.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { readAmount } from './amount.ts';
import type { SignedAtCage } from './CorrectDialog.tsx';
import { CustomerPin } from './CustomerPin.tsx';
import { waitsForFacts } from './cash/CashNotice.tsx';
import { DealingFields } from './DealingFields.tsx';
import type { CounterProps } from './Deposit.tsx';
import { texts } from './texts.ts';
import styles from './Withdraw.module.css';
import { NATURE_WORDS, type Nature } from './words.ts';

const css = classes(styles);

const USUAL = [100_00, 200_00, 500_00];

/** Pays money off the card over the counter; the customer's PIN proves that they want it. */
export function Withdraw({ account, demo, staff, presented, onPaid, onClose }: CounterProps & SignedAtCage) {
  const [text, setText] = useState('');
  const [pin, setPin] = useState('');
  const [nature, setNature] = useState<Nature>('cash');
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const { balance, onTable, payableAlone, person } = account;
  const { cents, problem } = readAmount(text, balance);
  const mustSign = cents !== null && cents > payableAlone;
  const dealing = { account, way: 'out', amount: cents, nature } as const;
  const ready = cents !== null && !waitsForFacts(dealing) && PIN.test(pin) && (!mustSign || signature !== null);
  const go = (): void => {
    if (!ready) return;
    setPin('');
    forgetPin();
    const intent = { do: 'withdraw', account: account.account, amount: cents, pin, nature } as const;
    send(mustSign && signature ? { ...intent, signature } : intent, (result) => {
      if (result?.kind !== 'receipt') return;
      onPaid({ way: 'out', nature, at: Date.now(), ...result });
    });
  };
  const quick = USUAL.filter((amount) => amount < balance).map((amount) => ({ amount }));
  return (
    <FormDialog
      title={texts.withdraw.withdrawalFor(person)}
      size="m"
      onClose={onClose}
      testid="withdraw"
      back={texts.common.cancel}
      confirm={{
        label: cents === null ? texts.common.payOut : texts.withdraw.payOut(dollars(cents), NATURE_WORDS[nature]),
        kind: 'primary',
        isReady: ready,
        testid: 'withdraw-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      {onTable > 0 && <Banner level="info">{texts.withdraw.moreIsOnTable(dollars(onTable), person)}</Banner>}
      <DealingFields
        dealing={dealing}
        asks={texts.withdraw.howItIsPaid}
        onNature={setNature}
        value={text}
        problem={problem}
        hint={texts.withdraw.atMost(dollars(balance))}
        quick={balance > 0 ? [{ label: texts.withdraw.all(dollars(balance)), amount: balance }, ...quick] : []}
        onChange={setText}
        onEnter={go}
        testid="withdraw-amount"
      >
        <CustomerPin
          value={pin}
          onChange={setPin}
          onEnter={go}
          hint={texts.withdraw.turnKeypadToCustomer}
          testid="withdraw-pin"
        />
        {mustSign && (
          <section className={css('signed-above')} data-testid="withdraw-signed">
            <p>
              {payableAlone === 0
                ? texts.withdraw.secondPersonSignsThis
                : texts.withdraw.secondPersonSignsThis2(dollars(payableAlone))}
            </p>
            <SecondPerson
              fields={fields}
              hint={signHint('second a pay-out', demo)}
              pinHint={texts.common.notCashiersOwn}
              onEnter={go}
            />
          </section>
        )}
      </DealingFields>
    </FormDialog>
  );
}
