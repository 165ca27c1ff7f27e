/**
 * Bars of people who have no account: by name, with the birth date where it is known, or by a description alone (LR2,
 * LR9, LR34). Everyone who asks for an account is compared with them.
 */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { likeName, nearDate, nearName, plainName, sameName } from './names.ts';
import type { Person } from './person.ts';
import { refuse } from './refusals.ts';

/** The person who is barred, as far as they are known. */
export interface Unknown {
  readonly name: string | null;
  /** `2001-12-31`. */
  readonly born: string | null;
  readonly description: string | null;
}

export interface PersonBar extends Unknown {
  readonly bar: number;
  readonly reason: string;
  /** When the bar expires, ms since 1970; null when it is for good. */
  readonly until: number | null;
  readonly at: number;
  readonly by: string;
}

/** A person who is barred or on a list, and a person who is compared with them. */
type Named = Pick<Unknown, 'name' | 'born'>;
type Compared = Pick<Person, 'name' | 'born'>;

/**
 * Whether a person is the one who is barred. Where the barred person's birth date is not known, the names must be the
 * same; with the same birth date, similar names are enough.
 */
export const isMeant = (bar: Named, { name, born }: Compared): boolean => {
  if (bar.name === null) return false;
  return bar.born === null ? sameName(bar.name, name) : bar.born === born && likeName(bar.name, name);
};

/** The bar that applies to a person; null when none does. */
export const barAgainst = (bars: readonly PersonBar[], person: Compared): PersonBar | null =>
  bars.find((bar) => isMeant(bar, person)) ?? null;

/** Whether a person may be the one who is barred under another spelling, so that a member of staff has to look. */
export const isNear = (bar: Named, { name, born }: Compared): boolean => {
  if (bar.name === null) return false;
  if (bar.born === null || bar.born === born) return nearName(bar.name, name);
  // Comparing dates is cheaper than comparing names.
  return nearDate(bar.born, born) && likeName(bar.name, name);
};

/** The person to bar, in the form that is stored. Refused: `incomplete`. */
export function barredWho(who: Unknown): Result<Unknown, Refusal> {
  const name = who.name?.trim() || null;
  const description = who.description?.trim() || null;
  if (name === null && description === null) {
    return refuse('incomplete', 'Write the name or describe the person: one of the two is required.');
  }
  if (name !== null && plainName(name) === '') {
    return refuse('incomplete', `"${name}" has no letter in it, so it is not a name. Describe the person instead.`);
  }
  return ok({ name, born: who.born, description });
}

/** A bar for good takes two people to lift. */
export const liftedByTwo = () =>
  refuse('second-person', 'It takes two people to lift a bar for good: a second person in another role has to sign.');
