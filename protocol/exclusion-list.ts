/** A list of people who may not play: how a cage sends it to the house, and what the house reads in it. */
import { z } from 'zod';
import { filePart } from './file-part.ts';

/** The maximum size of a list as sent, packed; unpacked it may be up to `MOST_LIST_BYTES`. */
const MOST_PACKED_BYTES = 1024 * 1024;
export const MOST_LIST_BYTES = 8 * 1024 * 1024;

/**
 * The maximum number of lines, accounts and people of one kind that a screen is sent; the full count is sent
 * separately.
 */
export const MOST_LISTED = 200;

/** The house's name for a list. Its next edition replaces the one before under the same name. */
export const LIST_NAME = /^[\w -]{1,40}$/;
export const listName = z.string().trim().regex(LIST_NAME, 'a name of letters, figures, spaces and dashes');

/** The file itself, packed by gzip. */
export const listPart = filePart(MOST_PACKED_BYTES);

const count = z.int().min(0);
const line = z.string().max(300);

/** The effect of a list. Nothing was changed if it was a trial or has faults. */
export const shownList = z.strictObject({
  list: listName,
  /** Whether a list of this name is in force, and which other lists are. */
  isKnown: z.boolean(),
  others: z.array(z.string().max(40)).max(50),
  /** People read from the list, and lines that could not be read. */
  people: count,
  faults: count,
  faulty: z.array(z.strictObject({ line: z.int().min(1), text: line })).max(MOST_LISTED),
  added: count,
  kept: count,
  /** Entries of the previous edition that are no longer on the list; `lifted`: those of them that were for good. */
  ended: count,
  lifted: count,
  /** Accounts that it excludes from now on. */
  excluded: count,
  excludedAccounts: z.array(z.strictObject({ account: line, name: line, listed: line })).max(MOST_LISTED),
  /** Accounts that may belong to somebody on the list: two people compare them. */
  near: count,
  nearAccounts: z.array(z.strictObject({ account: line, name: line, born: line, listed: line })).max(MOST_LISTED),
});
export type ShownList = z.infer<typeof shownList>;
