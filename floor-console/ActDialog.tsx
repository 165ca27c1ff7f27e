import { useState } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import { signHint } from '../protocol/second-person.ts';
import type { ShiftSheet } from '../protocol/shift.ts';
import type { Signature } from '../protocol/signature.ts';
import { isReason, ReasonField } from '../renderer/desk-kit/ReasonField.tsx';
import { SecondPerson, useSecondPerson } from '../renderer/desk-kit/SecondPerson.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { WarningIcon } from '../renderer/kit/icons.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { inDollars } from '../renderer/language/figures.ts';
import { useSay } from '../renderer/link/say.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import styles from './ActDialog.module.css';
import type { DescribedAct, FloorAct } from './act.ts';
import { actFor, passed } from './acts.ts';
import { texts } from './texts.ts';

const css = classes(styles);

export interface ActDialogProps {
  readonly chosen: FloorAct;
  readonly view: FloorView;
  readonly onClose: () => void;
  /** Called with the sheet when a shift was closed. */
  readonly onSheet: (sheet: ShiftSheet) => void;
}

/** Used when nobody has to sign. */
const NOBODY: Signature = { second: '', pin: '' };

/** Asks for confirmation before an act: shows what it does, asks for the reason, and shows the host's answer. */
export function ActDialog({ chosen, view, onClose, onSheet }: ActDialogProps) {
  const [reason, setReason] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const { refused, send } = useAnswer();
  const say = useSay();
  const act = actFor(view, chosen);
  const tooLate = passed(view, chosen);
  const { signature, forgetPin, fields } = useSecondPerson(view.staff, view.presented);
  const isSigned = act.second === null || signature !== null;
  // When there is much to read or to fill in, the two are side by side so that both stay visible.
  const beside = act.second !== null || act.figures.length > 4;
  const choice = act.choices?.find(({ value }) => value === (picked ?? act.usual))?.value ?? null;
  const ready =
    tooLate === null &&
    (act.choices === undefined || choice !== null) &&
    (act.reasons.length === 0 || isReason(reason)) &&
    isSigned;
  const go = (): void => {
    if (!ready) return;
    forgetPin();
    send(act.intent(reason.trim(), signature ?? NOBODY, choice ?? 0), (result) => {
      if (result?.kind === 'shift closed') onSheet(result.sheet);
      say({ level: 'info', text: act.done });
      onClose();
    });
  };
  return (
    <Modal
      title={act.title}
      size={beside ? 'w' : 'm'}
      onClose={onClose}
      testid="act-dialog"
      actions={
        <>
          <Button onPress={onClose} testid="reason-cancel">
            {texts.actDialog.goBackDoNothing}
          </Button>
          <Button kind={act.grave ? 'danger' : 'primary'} sends disabled={!ready} onPress={go} testid="reason-confirm">
            {act.confirm}
          </Button>
        </>
      }
    >
      <div className={css(beside ? 'facts-and-form' : 'form-alone')}>
        <WhatHappens act={act} />
        <div className={css('half')}>
          {act.choices && <Choices act={act} choice={choice} onPick={setPicked} />}
          {act.reasons.length > 0 && (
            <ReasonField value={reason} onChange={setReason} usual={act.reasons} onEnter={go} />
          )}
          {act.second !== null && (
            <SecondPerson
              fields={fields}
              hint={signHint(act.second, view.table.demo)}
              pinHint={texts.actDialog.typedBySecondPerson}
              onEnter={go}
            />
          )}
        </div>
      </div>
      <Refusal text={tooLate ?? refused} />
    </Modal>
  );
}

/** What the act does, and the amounts that it concerns. */
function WhatHappens({ act }: { readonly act: DescribedAct }) {
  return (
    <div className={css('half')}>
      <div className={css('consequences')}>
        <p className={css('consequences-head')}>
          {act.grave && <WarningIcon />} {texts.actDialog.whatHappens}
        </p>
        <ul>
          {act.consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {act.figures.length > 0 && (
        <dl className={css('figures')}>
          {act.figures.map(({ label, amount }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name, and the same share
            <div key={nth}>
              <dt>{label}</dt>
              <dd>{act.isMoney ? <span data-part="money">{inDollars(amount)}</span> : <Money amount={amount} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly act: DescribedAct;
  readonly choice: number | null;
  readonly onPick: (choice: number) => void;
}

/** The choices that an act leaves, one of them pressed. */
function Choices({ act, choice, onPick }: ChoicesProps) {
  return (
    <fieldset className={css('choices')}>
      <legend>{act.choose}</legend>
      {act.choices?.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          pressed={value === choice}
          onPress={() => onPick(value)}
          testid={`choice-${value}`}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
