/** Whether a person may have an account, compared with everyone on record. */
import type { Refusal } from '../../games/result.ts';
import { barAgainst, isNear, type PersonBar } from './bars.ts';
import { exclusionText } from './exclusion.ts';
import { barText } from './gaming-day.ts';
import { sameName } from './names.ts';
import type { Person } from './person.ts';

/** An account holder as an enrollment sees them. */
export interface KnownPerson {
  readonly account: string;
  readonly name: string;
  readonly born: string;
  readonly idNumber: string;
  /** The current bar; null when there is none. */
  readonly bar: { readonly reason: string; readonly until: number | null } | null;
  /** When their current exclusion ends; null when they are not excluded. */
  readonly excludedUntil: number | null;
}

export interface KnownPeople {
  /** The account holder with this same document. */
  readonly holder: KnownPerson | undefined;
  /** Account holders born on the same day whose names are similar. */
  readonly likely: readonly KnownPerson[];
  /** Everyone who was ever barred or excluded. */
  outside(): readonly KnownPerson[];
  /** Current bars of people without an account. */
  readonly bars: readonly PersonBar[];
}

/**
 * Why an account may not be opened: the document is already on record, or the person was barred or excluded and has
 * come back with another document or under another spelling. With `second`, a second person has compared those who are
 * only similar. Null when an account may be opened. Codes: `barred`, `excluded`, `has-account`, `near-match`.
 */
export function enrollmentRefusal(
  { holder, likely, outside, bars }: KnownPeople,
  person: Person,
  second: string | undefined,
): Refusal | null {
  const known = [...(holder ? [holder] : []), ...likely];
  const barred = known.find(({ bar }) => bar !== null);
  if (barred?.bar != null) return barredRefusal(`account ${barred.account}`, barred.bar.reason, barred.bar.until);
  const until = known.map(({ excludedUntil }) => excludedUntil).find((end) => end !== null);
  if (until != null) return { code: 'excluded', message: `This person is ${exclusionText(until)}.` };
  const bar = barAgainst(bars, person);
  if (bar !== null) return barredRefusal(barredAs(bar), bar.reason, bar.until);
  if (holder !== undefined) return hasAccount('The holder of this document', holder.account);
  // With a second account a person would have a second break and a second seat, and could not be kept apart from
  // themselves.
  const namesake = likely.find(({ name }) => sameName(name, person.name));
  if (namesake === undefined) return second === undefined ? nearRefusal(outside(), bars, person) : null;
  const who = `${namesake.name}, born ${person.born},`;
  return hasAccount(who, namesake.account, ' If this is somebody else, write out all first names.');
}

/**
 * A person who may not play and who may be this one under another spelling or with another date, for a second person to
 * look at.
 */
function nearRefusal(outside: readonly KnownPerson[], bars: readonly PersonBar[], person: Person): Refusal | null {
  const number = plainNumber(person.idNumber);
  const near = outside.find(
    (each) =>
      (each.bar !== null || each.excludedUntil !== null) &&
      (isNear(each, person) || plainNumber(each.idNumber) === number),
  );
  if (near !== undefined) return nearMatch(near.name, near.born, near.bar === null ? 'excluded' : 'barred');
  const bar = bars.find((each) => isNear(each, person));
  return bar === undefined ? null : nearMatch(bar.name ?? '', bar.born, 'barred');
}

const plainNumber = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const hasAccount = (who: string, account: string, otherwise = ''): Refusal => ({
  code: 'has-account',
  message: `${who} has account ${account} already. One person, one account: replace its card instead.${otherwise}`,
});

const nearMatch = (name: string, born: string | null, standing: string): Refusal => ({
  code: 'near-match',
  message: `This may be ${name}, ${born === null ? 'birth date not known' : `born ${born}`}, who is ${standing}. A second person must compare them and sign before a card is issued.`,
});

/** What staff read when a barred person asks for an account: why, for how long, and who can change it. */
const barredRefusal = (as: string, reason: string, until: number | null): Refusal => ({
  code: 'barred',
  message: `This person is barred ${barText(until)} (${as}): ${reason}. The floor or the cage may lift the bar.`.slice(
    0,
    400,
  ),
});

const barredAs = ({ bar, name, born, description }: PersonBar): string =>
  [`bar ${bar}`, name, born === null ? 'birth date not known' : `born ${born}`, description]
    .filter((text) => text !== null)
    .join(', ');
