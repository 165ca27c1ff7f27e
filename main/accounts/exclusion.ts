import type { Term } from '../../protocol/cage-intent.ts';
import { localDate } from './identity.ts';

/** How an exclusion for good is stored: a date that no evening reaches. */
export const FOR_GOOD = Date.UTC(9999, 11, 31);

const DAYS: Readonly<Partial<Record<Term, number>>> = { '30 days': 30 };
const MONTHS: Readonly<Partial<Record<Term, number>>> = { '6 months': 6, '1 year': 12, '5 years': 60 };

/**
 * When an exclusion that begins `at` ends, ms since 1970: at the same time of day that many days or months later, by
 * the house's calendar. A day that the month lacks counts on into the next one: six months from August 31 end on March
 * 3, or on March 2 in a leap year.
 */
export function exclusionEnd(term: Term, at: number): number {
  if (term === 'for good') return FOR_GOOD;
  const end = new Date(at);
  end.setDate(end.getDate() + (DAYS[term] ?? 0));
  end.setMonth(end.getMonth() + (MONTHS[term] ?? 0));
  return end.getTime();
}

/** An exclusion by the player's own request or by a list: `excluded from play until 2027-03-14`. */
export const exclusionText = (until: number): string =>
  `excluded from play ${until === FOR_GOOD ? 'for good' : `until ${localDate(until)}`}`;

/** An exclusion that the player requested: `self-excluded from play until 2027-03-14`. */
export const selfExclusionText = (until: number): string => `self-${exclusionText(until)}`;

/** The reason for an exclusion that comes from a list: `list "state", case 17`. */
export const listReason = (list: string, reference: string | null): string =>
  `list "${list}"${reference === null ? '' : `, ${reference}`}`;

/** When a player requests an exclusion its term is the reason; when a list excludes them, the list is. */
export const isListReason = (reason: string): boolean => reason.startsWith('list "');
