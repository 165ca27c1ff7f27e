import { type SentBehalf, type ShownFacts, TIN } from '../../protocol/cash-report.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { Field } from '../../renderer/kit/Field.tsx';
import styles from './CashDialog.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** The details of each person in a report, as filled in on the form. */
export interface FactsDraft {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly occupation: string;
  readonly tin: string;
  readonly noTin: string;
}

export const EMPTY_FACTS: FactsDraft = {
  ...{ street: '', city: '', state: '', zip: '', country: 'USA', occupation: '', tin: '', noTin: '' },
};

/** The stored details as form contents; the taxpayer number itself is not shown again. */
export const factsDraft = ({ tin: _, noTin, ...place }: ShownFacts | SentBehalf): FactsDraft => ({
  ...place,
  tin: '',
  noTin: noTin ?? '',
});

const digits = (text: string): string => text.replace(/[\s-]/g, '');

/** The form as it is sent; null while something is missing. `kept`: a number is stored and need not be typed again. */
export function readFacts(draft: FactsDraft, kept: boolean) {
  const place = {
    ...{ street: draft.street.trim(), city: draft.city.trim(), state: draft.state.trim(), zip: draft.zip.trim() },
    ...{ country: draft.country.trim(), occupation: draft.occupation.trim() },
  };
  const [tin, noTin] = [digits(draft.tin), draft.noTin.trim()];
  const isWhole = place.street.length >= 3 && place.zip.length >= 3;
  const short = [place.city, place.state, place.country, place.occupation].some((text) => text.length < 2);
  if (!isWhole || short || (tin !== '' && !TIN.test(tin))) return null;
  if (tin !== '') return { ...place, tin, noTin: null };
  if (noTin.length >= 3) return { ...place, tin: null, noTin };
  return kept ? { ...place, tin: 'as kept' as const, noTin: null } : null;
}

interface FactsFieldsProps {
  readonly draft: FactsDraft;
  /** The stored number as it is shown; null when there is none. */
  readonly kept: string | null;
  readonly onChange: (changed: Partial<FactsDraft>) => void;
}

/** Address, occupation and taxpayer number, or why there is no number. */
export function FactsFields({ draft, kept, onChange }: FactsFieldsProps) {
  const words = texts.facts;
  const field = (name: keyof FactsDraft, label: string, maxLength: number) => ({
    ...{ label, maxLength, value: draft[name], testid: `facts-${name}` },
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const isNumber = draft.tin === '' || TIN.test(digits(draft.tin));
  return (
    <div className={css('facts')}>
      <Field {...field('street', words.street, 80)} className={css('wide')} />
      <Field {...field('country', words.country, 40)} />
      <Field {...field('city', words.city, 40)} />
      <Field {...field('state', words.state, 30)} />
      <Field {...field('zip', words.zip, 12)} />
      <Field {...field('occupation', words.occupation, 60)} />
      <Field
        {...field('tin', words.tin, 11)}
        inputMode="numeric"
        hint={kept === null ? words.tinHint : words.tinKept(kept)}
        error={isNumber ? null : words.tinProblem}
      />
      <Field {...field('noTin', words.noTin, 100)} hint={words.noTinHint} />
    </div>
  );
}
