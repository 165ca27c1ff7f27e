import { useState } from 'react';
import type { Term } from '../protocol/cage-intent.ts';
import { PIN } from '../protocol/pin.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { FormDialog } from '../renderer/desk-kit/FormDialog.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Segments } from '../renderer/kit/Field.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { CustomerPin } from './CustomerPin.tsx';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

const css = classes(desk);

export interface ExcludeDialogProps {
  readonly account: ShownAccount;
  readonly onExcluded: (text: string) => void;
  readonly onClose: () => void;
}

const TERMS: readonly { readonly value: Term; readonly label: string }[] = [
  { value: '30 days', label: texts.excludeDialog.days30 },
  { value: '6 months', label: texts.excludeDialog.months6 },
  { value: '1 year', label: texts.excludeDialog.year1 },
  { value: '5 years', label: texts.excludeDialog.years5 },
  { value: 'for good', label: texts.excludeDialog.forGood },
];

/** Self-exclusion for a time; the customer's PIN proves that they want it (C13). */
export function ExcludeDialog({ account, onExcluded, onClose }: ExcludeDialogProps) {
  const [term, setTerm] = useState<Term>('30 days');
  const [pin, setPin] = useState('');
  const { refused, send } = useAnswer();
  const { person } = account;
  const howLong = term === 'for good' ? texts.excludeDialog.howLongForGood : texts.excludeDialog.howLong(term);
  const go = (): void => {
    if (!PIN.test(pin)) return;
    setPin('');
    send({ do: 'exclude', account: account.account, term, pin }, () =>
      onExcluded(texts.excludeDialog.isExcludedFromPlay(person, howLong)),
    );
  };
  return (
    <FormDialog
      title={texts.excludeDialog.excludeFromPlay(person)}
      size="m"
      onClose={onClose}
      testid="exclude"
      back={texts.common.goBackDoNothing}
      confirm={{
        label: texts.excludeDialog.exclude(howLong),
        kind: 'danger',
        isReady: PIN.test(pin),
        testid: 'exclude-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <ul className={css('what-happens')}>
        <li>{texts.excludeDialog.onlyCustomerMayAsk}</li>
        <li>{texts.excludeDialog.cardIsRefusedAt(term === 'for good')}</li>
        <li>{texts.excludeDialog.playerAtTableLeaves}</li>
      </ul>
      <Segments
        label={texts.excludeDialog.forHowLong}
        value={term}
        options={TERMS}
        onChange={setTerm}
        testid="exclude-term"
      />
      <CustomerPin value={pin} onChange={setPin} onEnter={go} testid="exclude-pin" />
    </FormDialog>
  );
}
