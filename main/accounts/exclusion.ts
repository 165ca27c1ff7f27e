import type { Term } from '../../protocol/cage-intent.ts';
import { localDate } from './identity.ts';

/** How an exclusion for good is kept: a day that no evening reaches. */
export const FOR_GOOD = Date.UTC(9999, 11, 31);

const DAYS: Readonly<Partial<Record<Term, number>>> = { '30 days': 30 };
const MONTHS: Readonly<Partial<Record<Term, number>>> = { '6 months': 6, '1 year': 12, '5 years': 60 };

/**
 * When an exclusion that begins `at` ends, ms since 1970: at the same time of day so many days or months later, by the
 * calendar of the house. From the 31st of a month, a month without one ends it on the first of the next.
 */
export function exclusionEnd(term: Term, at: number): number {
  if (term === 'for good') return FOR_GOOD;
  const end = new Date(at);
  end.setDate(end.getDate() + (DAYS[term] ?? 0));
  end.setMonth(end.getMonth() + (MONTHS[term] ?? 0));
  return end.getTime();
}

/** Of whomever it was, the person or a list: `excluded from play until 2027-03-14`. */
export const exclusionText = (until: number): string =>
  `excluded from play ${until === FOR_GOOD ? 'for good' : `until ${localDate(until)}`}`;

/** Who asked for it themselves: `self-excluded from play until 2027-03-14`. */
export const selfExclusionText = (until: number): string => `self-${exclusionText(until)}`;

/** Why somebody is excluded who is on a list: `list "state", case 17`. */
export const listReason = (list: string, reference: string | null): string =>
  `list "${list}"${reference === null ? '' : `, ${reference}`}`;

/** A person gives the term as the reason, and a list itself. */
export const isListReason = (reason: string): boolean => reason.startsWith('list "');
