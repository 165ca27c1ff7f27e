import { messageOf } from '../../hardware/result.ts';

/** What one check of an audit found. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  /** What was checked, in a few words, or the first bad record by name. */
  readonly detail: string;
}

/** The first thing that is wrong, named so that a person can find it. */
export class Fault extends Error {
  override name = 'Fault';
}

/**
 * Runs one check. The work says what it has checked, or throws: a `Fault` with what is wrong, or whatever a damaged
 * file makes it throw. Either way it is a finding and the next check goes on.
 */
export function check(name: string, work: () => string): Check {
  try {
    return { name, ok: true, detail: work() };
  } catch (error) {
    return { name, ok: false, detail: messageOf(error) };
  }
}

/** `1 row`, `2 rows`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
