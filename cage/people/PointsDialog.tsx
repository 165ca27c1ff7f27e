import { useState } from 'react';
import type { AnswerResult } from '../../protocol/answer.ts';
import { PIN } from '../../protocol/pin.ts';
import { MOST_POINTS, type PlayerPoints } from '../../protocol/points.ts';
import { signHint } from '../../protocol/second-person.ts';
import { isReason, ReasonField } from '../../renderer/desk-kit/ReasonField.tsx';
import { SecondPerson, useSecondPerson } from '../../renderer/desk-kit/SecondPerson.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field, Segments } from '../../renderer/kit/Field.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { useOnOpen } from '../../renderer/link/useLink.tsx';
import type { SignedAtCage } from '../CorrectDialog.tsx';
import { CustomerPin } from '../CustomerPin.tsx';
import { texts as cage } from '../texts.ts';
import { type ShownAccount, whenText } from '../words.ts';
import styles from './PointsDialog.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

const WAYS = ['redeem', 'give', 'take'] as const;

/** What is entered: what is done with how many points, why, and the player's PIN for redeeming. */
interface Draft {
  readonly way: (typeof WAYS)[number];
  readonly text: string;
  readonly reason: string;
  readonly pin: string;
}

interface PointsDialogProps extends SignedAtCage {
  readonly account: ShownAccount;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** A player's points: redeemed with the player's own PIN, given or taken back by two people. */
export function PointsDialog({ account, demo, staff, presented, onDone, onClose }: PointsDialogProps) {
  const [points, setPoints] = useState<PlayerPoints | null | undefined>(undefined);
  const [draft, setDraft] = useState<Draft>({ way: 'redeem', text: '', reason: '', pin: '' });
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const show = (result: AnswerResult | null): void => {
    if (result?.kind === 'points') setPoints(result.points);
  };
  useOnOpen(() => send({ do: 'points', account: account.account }, show));
  const { way, reason, pin } = draft;
  const { count, problem } = read(draft.text, way === 'give' ? MOST_POINTS : (points?.held ?? 0));
  const signed = way === 'redeem' ? PIN.test(pin) : signature !== null;
  const ready = count !== null && isReason(reason) && signed;
  const go = (): void => {
    if (count === null || !ready) return;
    const why = { account: account.account, reason: reason.trim() };
    const done = (result: AnswerResult | null): void => {
      if (result?.kind !== 'points') return;
      onDone(texts.points.done[way](count, account.person, result.points?.held ?? 0));
    };
    if (way === 'redeem') {
      change({ pin: '' });
      send({ do: 'redeem points', ...why, points: count, pin }, done);
    } else if (signature !== null) {
      forgetPin();
      send({ do: 'correct points', ...why, change: way === 'give' ? count : -count, signature }, done);
    }
  };
  return (
    <Modal
      title={texts.points.title(account.person)}
      size="w"
      onClose={onClose}
      testid="points"
      actions={
        <>
          <Button onPress={onClose}>{cage.common.goBackDoNothing}</Button>
          {points && (
            <Button kind="primary" sends disabled={!ready} onPress={go} testid="points-confirm">
              {texts.points.confirm[way](count)}
            </Button>
          )}
        </>
      }
    >
      {points === undefined && refused === null && <p>{texts.points.moment}</p>}
      {points === null && <p data-testid="points-none">{texts.points.none}</p>}
      {points && (
        <div className={css('parts')}>
          <Held points={points} />
          <section className={css('act')}>
            <Fields draft={draft} onChange={change} problem={problem} onEnter={go} />
            {way !== 'redeem' && (
              <SecondPerson
                fields={fields}
                hint={signHint('second a correction', demo)}
                pinHint={cage.common.notCashiersOwn}
                onEnter={go}
              />
            )}
          </section>
        </div>
      )}
      <Refusal text={refused} />
    </Modal>
  );
}

/** The points held, and how they came and went. */
function Held({ points }: { readonly points: PlayerPoints }) {
  return (
    <section>
      <p className={css('held')}>
        <strong data-testid="points-held">{texts.points.held(points.held)}</strong>
        <small>{texts.points.rate(points.perHour)}</small>
      </p>
      <ul className={css('lines')}>
        {points.lines.map((line) => (
          <li key={`${line.at} ${line.why} ${line.change}`}>
            <span>{texts.points.line(line)}</span>
            <small>{whenText(line.at)}</small>
            <b>{texts.points.change(line.change)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  /** What is wrong with the number of points. */
  readonly problem: string | null;
  readonly onEnter: () => void;
}

/** What is done with how many points and why, with the player's PIN for redeeming them. */
function Fields({ draft: { way, text, reason, pin }, onChange, problem, onEnter }: FieldsProps) {
  return (
    <>
      <Segments
        label={texts.points.what}
        value={way}
        options={WAYS.map((value) => ({ value, label: texts.points.way[value] }))}
        onChange={(chosen) => onChange({ way: chosen })}
        testid="points-way"
      />
      <ReasonField
        value={reason}
        onChange={(written) => onChange({ reason: written })}
        usual={texts.points.reasons[way]}
        onEnter={onEnter}
      />
      <Field
        label={texts.points.count}
        value={text}
        onChange={(written) => onChange({ text: written })}
        onEnter={onEnter}
        error={problem}
        maxLength={9}
        testid="points-count"
      />
      {way === 'redeem' && (
        <CustomerPin value={pin} onChange={(typed) => onChange({ pin: typed })} onEnter={onEnter} testid="points-pin" />
      )}
    </>
  );
}

/** The typed text: a number of points, or what is wrong with it; both null when it is empty. */
function read(text: string, most: number): { readonly count: number | null; readonly problem: string | null } {
  const typed = text.trim().replaceAll(',', '');
  if (typed === '') return { count: null, problem: null };
  const count = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  if (count < 1) return { count: null, problem: texts.points.wrong };
  return count > most ? { count: null, problem: texts.points.tooMany(most) } : { count, problem: null };
}
