import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { CheckIcon, WarningIcon } from './icons.tsx';
import text from './text.module.css';

const css = classes(text, styles);

interface FrameProps {
  readonly label: string;
  /** A hint about the input, shown while there is neither `error` nor `good`. */
  readonly hint?: ReactNode;
  /** What is wrong with the input. */
  readonly error?: string | null;
  /** Says that the input is valid, and why. */
  readonly good?: string | null;
  readonly className?: string;
}

export interface FieldProps extends FrameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: () => void;
  readonly onBlur?: () => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly maxLength?: number;
  /** Shown before the input: `$`. */
  readonly prefix?: string;
  readonly placeholder?: string;
  readonly testid?: string;
}

/** A single-line input, with its label above and hint or error below. */
export function Field({ label, hint, error, good, className = '', prefix, onEnter, testid, ...input }: FieldProps) {
  const id = useId();
  const { value, onChange, onBlur, type = 'text', inputMode, maxLength, placeholder } = input;
  return (
    <div className={css(`field ${error ? 'field-wrong' : ''} ${className}`)} data-part="field">
      <label htmlFor={id}>{label}</label>
      <span className={css('field-box')}>
        {prefix && <span className={css('field-prefix')}>{prefix}</span>}
        <input
          id={id}
          type={type}
          value={value}
          inputMode={inputMode}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-note`}
          data-testid={testid}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.();
          }}
        />
      </span>
      <Note id={`${id}-note`} hint={hint} error={error ?? null} good={good ?? null} />
    </div>
  );
}

export type LinesProps = Pick<FieldProps, 'value' | 'onChange' | 'maxLength' | 'testid'> & FrameProps;

/** A multi-line input. */
export function Lines({ label, hint, error, good, className = '', value, onChange, maxLength, testid }: LinesProps) {
  const id = useId();
  return (
    <div className={css(`field ${error ? 'field-wrong' : ''} ${className}`)} data-part="field">
      <label htmlFor={id}>{label}</label>
      <span className={css('field-box')}>
        <textarea
          id={id}
          rows={4}
          value={value}
          maxLength={maxLength}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-note`}
          data-testid={testid}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <Note id={`${id}-note`} hint={hint} error={error ?? null} good={good ?? null} />
    </div>
  );
}

export interface SelectProps<T extends string> extends FrameProps {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly testid?: string;
}

/** One choice from a drop-down list. */
export function Select<T extends string>({ label, value, options, onChange, testid, ...frame }: SelectProps<T>) {
  const id = useId();
  return (
    <div className={css(`field ${frame.className ?? ''}`)} data-part="field">
      <label htmlFor={id}>{label}</label>
      <span className={css('field-box')}>
        <select
          id={id}
          value={value}
          aria-describedby={`${id}-note`}
          data-testid={testid}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      <Note id={`${id}-note`} hint={frame.hint} error={frame.error ?? null} good={frame.good ?? null} />
    </div>
  );
}

function Note({
  id,
  hint,
  error,
  good,
}: {
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: string | null;
  readonly good: string | null;
}) {
  return (
    <span id={id} className={css('field-note')} data-part="field-note" role={error ? 'alert' : undefined}>
      {error ? (
        <span className={css('field-error')}>
          <WarningIcon /> {error}
        </span>
      ) : good ? (
        <span className={css('field-good')}>
          <CheckIcon /> {good}
        </span>
      ) : (
        hint
      )}
    </span>
  );
}

export interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly onChange: (value: T) => void;
  /** The prefix of the test ids: `nature` gives `nature-cash`. */
  readonly testid?: string;
}

/** One choice from a few, all visible side by side. */
export function Segments<T extends string>({ label, value, options, onChange, testid }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={css('segments')} data-part="segments">
      <legend className={css('hidden-text')}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} data-testid={testid && `${testid}-${option.value}`}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
