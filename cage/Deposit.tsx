import { useState } from 'react';
import { dollars } from '../games/money.ts';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { readAmount } from './amount.ts';
import { waitsForFacts } from './cash/CashNotice.tsx';
import { DealingFields } from './DealingFields.tsx';
import { texts } from './texts.ts';
import { type Booking, NATURE_WORDS, type Nature, type ShownAccount } from './words.ts';

export interface CounterProps {
  readonly account: ShownAccount;
  readonly onPaid: (booking: Booking) => void;
  readonly onClose: () => void;
}

const USUAL = [40_00, 100_00, 200_00, 500_00].map((amount) => ({ amount }));

/** Takes money over the counter onto a card. */
export function Deposit({ account, onPaid, onClose }: CounterProps) {
  const [text, setText] = useState('');
  const [nature, setNature] = useState<Nature>('cash');
  const { refused, send } = useAnswer();
  const { cents, problem } = readAmount(text, null);
  const dealing = { account, way: 'in', amount: cents, nature } as const;
  const isDead = cents === null || waitsForFacts(dealing);
  const go = (): void => {
    if (cents === null || isDead) return;
    send({ do: 'deposit', account: account.account, amount: cents, nature }, (result) => {
      if (result?.kind !== 'receipt') return;
      onPaid({ way: 'in', nature, at: Date.now(), ...result });
    });
  };
  return (
    <FormDialog
      title={texts.deposit.depositFor(account.person)}
      size="m"
      onClose={onClose}
      testid="deposit"
      back={texts.common.cancel}
      confirm={{
        label: cents === null ? texts.deposit.takeMoneyIn : texts.deposit.takeIn(dollars(cents), NATURE_WORDS[nature]),
        kind: 'go',
        isReady: !isDead,
        testid: 'deposit-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.deposit.countMoneyFirstOnce}</p>
      <DealingFields
        dealing={dealing}
        asks={texts.deposit.whatIsPaidIn}
        onNature={setNature}
        value={text}
        problem={problem}
        hint={texts.deposit.dollarsCentsAfterPoint}
        quick={USUAL}
        onChange={setText}
        onEnter={go}
        testid="deposit-amount"
      />
    </FormDialog>
  );
}
