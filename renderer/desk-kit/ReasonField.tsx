import { classes } from '../kit/classes.ts';
import { Field } from '../kit/Field.tsx';
import styles from './ReasonField.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** The minimum number of letters in a reason; the host has the same limit. */
export const REASON_LETTERS = 3;
export const LONGEST = 200;

/** Whether a reason is long enough for the host. */
export const isReason = (text: string): boolean => text.trim().length >= REASON_LETTERS;

export interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** Usual reasons; one touch fills in the field. */
  readonly usual: readonly string[];
  readonly onEnter?: () => void;
}

/** Why something is done: one of the usual reasons or free text. The records keep it. */
export function ReasonField({ value, onChange, usual, onEnter }: ReasonFieldProps) {
  return (
    <div className={css('reason')}>
      <fieldset className={css('reason-usual')}>
        <legend className={css('reason-title')}>{texts.reasonField.why}</legend>
        {usual.map((reason) => (
          <button
            key={reason}
            type="button"
            className={css('reason-key')}
            aria-pressed={value === reason}
            onClick={() => onChange(reason)}
          >
            {reason}
          </button>
        ))}
      </fieldset>
      <Field
        label={texts.reasonField.reasonAsItGoes}
        value={value}
        onChange={onChange}
        maxLength={LONGEST}
        hint={isReason(value) ? texts.reasonField.keptWithYourName : texts.reasonField.chooseOneAboveOr}
        testid="reason"
        {...(onEnter ? { onEnter } : {})}
      />
    </div>
  );
}
