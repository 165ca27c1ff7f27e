import { useState } from 'react';
import { dollars } from '../../games/money.ts';
import { signHint } from '../../protocol/second-person.ts';
import type { WithheldEnd, WithheldPrize } from '../../protocol/withheld.ts';
import { FormDialog } from '../../renderer/desk-kit/FormDialog.tsx';
import { isReason, ReasonField } from '../../renderer/desk-kit/ReasonField.tsx';
import { SecondPerson, useSecondPerson } from '../../renderer/desk-kit/SecondPerson.tsx';
import { Field, Segments } from '../../renderer/kit/Field.tsx';
import { useSay } from '../../renderer/link/say.ts';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import type { SignedAtCage } from '../CorrectDialog.tsx';
import { texts as cage } from '../texts.ts';
import { texts } from './texts.ts';

interface WithheldDecisionProps extends SignedAtCage {
  readonly prize: WithheldPrize;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Way = WithheldEnd['way'];

const WAYS: Readonly<Record<Way, { readonly label: string; readonly text: string }>> = {
  pay: { label: texts.withheld.pay, text: texts.withheld.payText },
  'hand over': { label: texts.withheld.handOver, text: texts.withheld.handOverText },
  'put back': { label: texts.withheld.putBack, text: texts.withheld.putBackText },
};

const REASONS = [texts.withheld.over, texts.withheld.asked, texts.withheld.forfeited];

/** Two people decide what becomes of a withheld prize. */
export function WithheldDecision({ prize, demo, staff, presented, onDone, onClose }: WithheldDecisionProps) {
  const [way, setWay] = useState<Way>('pay');
  const [receiver, setReceiver] = useState('');
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const say = useSay();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  // A tournament prize did not come from a jackpot, so it cannot be put back into one.
  const ways: Way[] = prize.source.startsWith('jackpot:') ? ['pay', 'hand over', 'put back'] : ['pay', 'hand over'];
  const named = way !== 'hand over' || receiver.trim().length >= 2;
  const ready = named && isReason(reason) && signature !== null;
  const go = (): void => {
    if (!ready) return;
    forgetPin();
    const end: WithheldEnd = way === 'hand over' ? { way, receiver: receiver.trim() } : { way };
    send({ do: 'end withheld', prize: prize.number, end, reason: reason.trim(), signature }, (result) => {
      const document = result?.kind === 'withheld ended' ? result.document : '';
      say({ level: 'info', text: texts.withheld.done(document) });
      onDone();
    });
  };
  return (
    <FormDialog
      title={texts.withheld.title(prize.number, dollars(prize.amount))}
      size="l"
      onClose={onClose}
      testid="withheld-decision"
      back={texts.withheld.back}
      confirm={{
        label: WAYS[way].label,
        kind: 'danger',
        isReady: ready,
        testid: 'withheld-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>
        <strong>{prize.person}</strong>, {prize.account}: {texts.withheld.from(prize.source, prize.event, prize.part)}.{' '}
        {texts.withheld.because(prize.why)}
      </p>
      <Segments
        label={texts.withheld.what}
        value={way}
        options={ways.map((value) => ({ value, label: WAYS[value].label }))}
        onChange={setWay}
        testid="withheld-way"
      />
      {way === 'hand over' ? (
        <Field
          label={texts.withheld.receiver}
          value={receiver}
          onChange={setReceiver}
          hint={WAYS[way].text}
          maxLength={80}
          testid="withheld-receiver"
        />
      ) : (
        <p>{WAYS[way].text}</p>
      )}
      <ReasonField value={reason} onChange={setReason} usual={REASONS} onEnter={go} />
      <SecondPerson
        fields={fields}
        hint={signHint('second a pay-out', demo)}
        pinHint={cage.common.notCashiersOwn}
        onEnter={go}
      />
    </FormDialog>
  );
}
