import type { Refusal } from '../../games/result.ts';
import type { Person } from './person.ts';
import { isOneLine } from './written-name.ts';

/** No one under 21 plays (LR1). */
export const AGE = 21;

/**
 * Why a person may not have an account at this time, by the document that staff have checked; null when they may. Dates
 * are `2001-12-31` and are compared with the local date at the house.
 */
export function identityRefusal({ name, born, idNumber, idExpires }: Person, at: number): Refusal | null {
  const today = localDate(at);
  if (name.trim().length < 2) return { code: 'incomplete', message: 'The full name is missing.' };
  if (idNumber.trim().length < 3) return { code: 'incomplete', message: 'The document number is missing.' };
  if (!isOneLine(name) || !isOneLine(idNumber)) {
    return { code: 'incomplete', message: 'Write the name and the document number on one line each.' };
  }
  if (!isDate(born) || born > today)
    return { code: 'bad-date', message: `Date of birth "${born}": expected a date such as 1990-12-31.` };
  if (!isDate(idExpires)) {
    return { code: 'bad-date', message: `Expiration date "${idExpires}": expected a date such as 2030-12-31.` };
  }
  if (yearsLater(born, AGE) > today) return { code: 'under-age', message: `This person is under ${AGE}.` };
  if (idExpires < today) return { code: 'id-expired', message: `This document expired on ${idExpires}.` };
  return null;
}

/** Full years of age at this time. */
export function ageAt(born: string, at: number): number {
  const today = localDate(at);
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * A player born on February 29 turns a year older on March 1 of a common year: `2025-02-29` sorts after `2025-02-28`.
 */
const yearsLater = (date: string, years: number): string =>
  `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;

/** Whether it is a date that exists in the calendar. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The local date at the house, `2025-05-09`. */
export function localDate(at: number): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
