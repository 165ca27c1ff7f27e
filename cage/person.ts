/**
 * A person as the cashier enters them, before it is sent: what is missing or wrong in each field, in words. The host
 * checks all of it again.
 */

import type { SentPerson } from '../protocol/person.ts';
import { PIN } from '../protocol/pin.ts';
import { dateText } from '../renderer/desk-kit/people/date-text.ts';
import { documentText } from '../renderer/desk-kit/people/document-text.ts';
import { texts } from './texts.ts';

/** The documents accepted as identification. */
export const ID_TYPES: readonly { readonly value: SentPerson['idType']; readonly label: string }[] = (
  ['driver licence', 'passport', 'state id', 'military id'] as const
).map((value) => ({ value, label: documentText(value) }));

/** The contents of the form; dates are `2001-12-31` or empty. */
export interface PersonDraft {
  readonly name: string;
  readonly handle: string;
  readonly born: string;
  readonly idType: SentPerson['idType'];
  readonly idNumber: string;
  readonly idExpires: string;
  readonly pin: string;
  readonly pinAgain: string;
}

export const EMPTY_DRAFT: PersonDraft = {
  name: '',
  handle: '',
  born: '',
  idType: 'driver licence',
  idNumber: '',
  idExpires: '',
  pin: '',
  pinAgain: '',
};

/** Nobody younger may have a card (LR1). */
export const MIN_AGE = 21;
/** Older than anyone alive, so the year is a typing error. */
const MOST_AGE = 120;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The age in full years on a day; both as `2001-12-31`. A birthday on February 29 counts as March 1 in other years. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The calendar day in local time, `2025-05-09`. */
export function dayOf(instant: number): string {
  const date = new Date(instant);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export type Problems = Readonly<Partial<Record<keyof PersonDraft, string>>>;

/** The errors in a draft on the given day, by field; empty when it may be sent. */
export function problemsOf(draft: PersonDraft, today: string): Problems {
  const found: [keyof PersonDraft, string | null][] = [
    ['name', draft.name.trim().length < 2 ? texts.person.writeFullNameAs : null],
    ['born', bornProblem(draft.born, today)],
    ['idNumber', draft.idNumber.trim().length < 3 ? texts.person.writeNumberOfDocument : null],
    ['idExpires', expiryProblem(draft.idExpires, today)],
    ['pin', PIN.test(draft.pin) ? null : texts.person.fourToEightDigits],
    ['pinAgain', draft.pin === draft.pinAgain ? null : texts.person.twoPinsAreNot],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function bornProblem(born: string, today: string): string | null {
  if (!DATE.test(born)) return texts.person.writeDateOfBirth;
  const age = ageOn(born, today);
  if (age < 0 || age > MOST_AGE) return texts.person.lookAtYearAgain;
  if (age >= MIN_AGE) return null;
  return texts.person.yearsOldUnderNo(age, MIN_AGE);
}

function expiryProblem(expires: string, today: string): string | null {
  if (!DATE.test(expires)) return texts.person.writeDateOnWhich;
  return expires < today ? texts.person.expiredOnAskFor(dateText(expires)) : null;
}

/** `24 years old, 21 or over`; null while the date is not valid. */
export function ageText(born: string, today: string): string | null {
  return bornProblem(born, today) === null ? texts.person.yearsOldOrOver(ageOn(born, today), MIN_AGE) : null;
}

/** Whether a person born on that date is too young for an account (LR1); false while the date is not valid. */
export const isUnderAge = (born: string, today: string): boolean => {
  const age = DATE.test(born) ? ageOn(born, today) : -1;
  return age >= 0 && age < MIN_AGE;
};

/** The name used at the table: their handle, or else their first name. */
export const tableName = ({ name, handle }: Pick<PersonDraft, 'name' | 'handle'>): string =>
  handle.trim() || (name.trim().split(/\s+/)[0] ?? '');

/** The person in the form that the host expects. */
export function personOf({ name, handle, born, idType, idNumber, idExpires }: PersonDraft): SentPerson {
  return { name: name.trim(), handle: handle.trim(), born, idType, idNumber: idNumber.trim(), idExpires };
}
