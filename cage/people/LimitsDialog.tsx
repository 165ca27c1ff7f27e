import { useState } from 'react';
import { dollars } from '../../games/money.ts';
import { LIMIT_KINDS, type LimitKind, type PlayerLimits } from '../../protocol/limits.ts';
import { PIN } from '../../protocol/pin.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { FormDialog } from '../../renderer/desk-kit/FormDialog.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field, Segments } from '../../renderer/kit/Field.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { readAmount } from '../amount.ts';
import { CustomerPin } from '../CustomerPin.tsx';
import { texts as cage } from '../texts.ts';
import { type ShownAccount, whenText } from '../words.ts';
import styles from './LimitsDialog.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);
const HOUR = 60 * 60_000;

export interface LimitsDialogProps {
  readonly account: ShownAccount;
  readonly onSet: (text: string) => void;
  readonly onClose: () => void;
}

/** The daily limits that customers set for themselves; their PIN proves that they want them. */
export function LimitsDialog({ account, onSet, onClose }: LimitsDialogProps) {
  const [kind, setKind] = useState<LimitKind>('losses');
  const [text, setText] = useState('');
  const [pin, setPin] = useState('');
  const { refused, send } = useAnswer();
  const wanted = read(kind, text);
  const ready = wanted.problem === null && PIN.test(pin);
  const go = (): void => {
    if (!ready) return;
    setPin('');
    send({ do: 'limit', account: account.account, kind, limit: wanted.limit, pin }, () =>
      onSet(texts.limits.done(account.person, `${texts.limits.kind(kind)}, ${valueText(kind, wanted.limit)}`)),
    );
  };
  return (
    <FormDialog
      title={texts.limits.title(account.person)}
      size="m"
      onClose={onClose}
      testid="limits"
      back={cage.common.goBackDoNothing}
      confirm={{
        label: texts.limits.set(texts.limits.kind(kind), valueText(kind, wanted.limit)),
        kind: 'primary',
        isReady: ready,
        testid: 'limit-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <ul className={css('what-happens')}>
        <li>{texts.limits.request}</li>
        <li>{texts.limits.rule}</li>
      </ul>
      <dl className={css('standing')}>
        {LIMIT_KINDS.map((each) => (
          <div key={each} data-testid={`limit-${each}`}>
            <dt>{texts.limits.kind(each)}</dt>
            <dd>{standingText(each, account.limits ?? null)}</dd>
          </div>
        ))}
      </dl>
      <Segments
        label={texts.limits.which}
        value={kind}
        options={LIMIT_KINDS.map((value) => ({ value, label: texts.limits.kind(value) }))}
        onChange={(next) => {
          setKind(next);
          setText('');
        }}
        testid="limit-kind"
      />
      <Field
        label={kind === 'time' ? texts.limits.hours : texts.limits.dollars}
        value={text}
        onChange={setText}
        error={wanted.problem}
        hint={texts.limits.empty}
        maxLength={14}
        testid="limit-value"
      />
      <CustomerPin value={pin} onChange={setPin} onEnter={go} testid="limit-pin" />
    </FormDialog>
  );
}

/** The typed text: a limit, no limit when it is empty, or what is wrong with it. */
function read(kind: LimitKind, text: string): { readonly limit: number | null; readonly problem: string | null } {
  if (text.trim() === '') return { limit: null, problem: null };
  if (kind !== 'time') {
    if (/^\$?0+(\.0+)?$/.test(text.trim())) return { limit: 0, problem: null };
    const { cents, problem } = readAmount(text, null);
    return { limit: cents, problem };
  }
  const hours = /^\d{1,2}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
  return hours <= 24
    ? { limit: Math.round(hours * 60) * 60_000, problem: null }
    : { limit: null, problem: texts.limits.wrongHours };
}

/** `$50 of $200 a day today; no limit from 11/30 14:05`. */
function standingText(kind: LimitKind, limits: PlayerLimits | null): string {
  if (limits === null) return texts.limits.none;
  const { now, next, used } = limits[kind];
  const holds =
    now === null ? texts.limits.none : texts.limits.today(amountText(kind, Math.max(0, used)), valueText(kind, now));
  return next === null ? holds : `${holds}; ${texts.limits.from(valueText(kind, next.limit), whenText(next.from))}`;
}

const valueText = (kind: LimitKind, limit: number | null): string =>
  limit === null ? texts.limits.none : texts.limits.aDay(amountText(kind, limit));

/** `$200`, `2.5 h`. */
const amountText = (kind: LimitKind, amount: number): string =>
  kind === 'time' ? `${Math.floor((amount / HOUR) * 100) / 100} h` : dollars(amount);
