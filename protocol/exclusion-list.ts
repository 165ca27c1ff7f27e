/** A list of people who may not play: how a cage sends it to the house, and what the house reads in it. */
import { z } from 'zod';
import { filePart } from './file-part.ts';

/** A list is sent packed, and is no larger than this; unpacked no larger than `MOST_LIST_BYTES`. */
const MOST_PACKED_BYTES = 1024 * 1024;
export const MOST_LIST_BYTES = 8 * 1024 * 1024;

/** Lines, accounts and people of one kind that a screen is sent at most; how many there are it is told besides. */
export const MOST_LISTED = 200;

/** What a house calls a list. Its next edition takes the place of the one before under the same name. */
export const LIST_NAME = /^[\w -]{1,40}$/;
export const listName = z.string().trim().regex(LIST_NAME, 'a name of letters, figures, spaces and dashes');

/** The file as it is, packed by gzip. */
export const listPart = filePart(MOST_PACKED_BYTES);

const count = z.int().min(0);
const line = z.string().max(300);

/** What a list comes to. Nothing was done where it was a trial, or has faults. */
export const shownList = z.strictObject({
  list: listName,
  /** Whether a list of this name is in force; and which others are. */
  isKnown: z.boolean(),
  others: z.array(z.string().max(40)).max(50),
  /** People that were read, and lines that could not be. */
  people: count,
  faults: count,
  faulty: z.array(z.strictObject({ line: z.int().min(1), text: line })).max(MOST_LISTED),
  added: count,
  kept: count,
  /** Entries of the edition before that are not on it any more; `lifted`: those of them that were for good. */
  ended: count,
  lifted: count,
  /** Accounts that are excluded by it from now on. */
  excluded: count,
  excludedAccounts: z.array(z.strictObject({ account: line, name: line, listed: line })).max(MOST_LISTED),
  /** Accounts that may be somebody's who is on it: two people compare them. */
  near: count,
  nearAccounts: z.array(z.strictObject({ account: line, name: line, born: line, listed: line })).max(MOST_LISTED),
});
export type ShownList = z.infer<typeof shownList>;
