import { messageOf } from '../../hardware/result.ts';

/** What one check of an audit found. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  /** What was checked, in a few words, or the name of the first bad record. */
  readonly detail: string;
}

/** The first thing that is wrong, named so that a person can find it. */
export class Fault extends Error {
  override name = 'Fault';
}

/**
 * Runs one check. The work returns what it has checked, or throws: a `Fault` with what is wrong, or any error that a
 * damaged file causes. Either way it is a finding, and the next check runs.
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
