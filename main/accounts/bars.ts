/**
 * Bars of people who have no account: by name, with the birth date where it is known, or by a description alone
 * (LR2, LR9, LR34). Whoever asks for an account is compared with them.
 */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import type { Person } from '../../protocol/person.ts';
import { likeName, nearDate, nearName, plainName, sameName } from './names.ts';
import { refuse } from './refusals.ts';

/** Who is barred, as far as it is known. */
export interface Unknown {
  readonly name: string | null;
  /** `2001-12-31`. */
  readonly born: string | null;
  readonly description: string | null;
}

export interface PersonBar extends Unknown {
  readonly bar: number;
  readonly reason: string;
  /** When it ends by itself, ms since 1970; null for good. */
  readonly until: number | null;
  readonly at: number;
  readonly by: string;
}

/** Who is barred or stands on a list, and who is compared with them. */
type Named = Pick<Unknown, 'name' | 'born'>;
type Compared = Pick<Person, 'name' | 'born'>;

/**
 * Whether a person is who is barred. Where their birth date is not known the name has to be the same; with the same birth date it
 * is enough that it is like it.
 */
export const isMeant = (bar: Named, { name, born }: Compared): boolean => {
  if (bar.name === null) return false;
  return bar.born === null ? sameName(bar.name, name) : bar.born === born && likeName(bar.name, name);
};

/** The bar that a person comes under; null when there is none. */
export const barAgainst = (bars: readonly PersonBar[], person: Compared): PersonBar | null =>
  bars.find((bar) => isMeant(bar, person)) ?? null;

/** Whether a person may be who is barred, written otherwise: for somebody to look at. */
export const isNear = (bar: Named, { name, born }: Compared): boolean => {
  if (bar.name === null) return false;
  if (bar.born === null || bar.born === born) return nearName(bar.name, name);
  // Dates are compared sooner than names.
  return nearDate(bar.born, born) && likeName(bar.name, name);
};

/** Who is to be barred, as it is kept. Refused: `incomplete`. */
export function barredWho(who: Unknown): Result<Unknown, Refusal> {
  const name = who.name?.trim() || null;
  const description = who.description?.trim() || null;
  if (name === null && description === null) {
    return refuse('incomplete', 'Write the name, or describe the person: one of them is needed.');
  }
  if (name !== null && plainName(name) === '') {
    return refuse('incomplete', `"${name}" has no letter in it: a name is expected. Describe the person instead.`);
  }
  return ok({ name, born: who.born, description });
}

/** What somebody has decided for good, nobody takes back alone. */
export const liftedByTwo = () =>
  refuse('second-person', 'A bar for good is lifted by two people: a second person of another role has to sign.');
