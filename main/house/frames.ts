/** What is sent over the line between a table and its house, one frame at a time. */
import { z } from 'zod';
import { tableStatus } from '../../protocol/table-status.ts';
import { houseFacts, staffMember } from './house-facts.ts';
import { instant } from './message-parts.ts';
import { houseMessage, tableMessage } from './messages.ts';
import { request } from './requests.ts';

/**
 * The maximum size of a frame: a person with all relations, or the whole view of a console in a frame from the table.
 */
export const MAX_FRAME_BYTES = 1024 * 1024;

/** A message with its number in its direction, and the hash that chains it to the previous one. */
const numbered = { number: z.int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/) };

/** One line from a console at the house to a table: the house numbers them. */
const screen = z.int().min(1);
const screenText = z.string().max(MAX_FRAME_BYTES / 2);

/** What a table sends. `received` is the number of the newest message from the house that it has on disk. */
export const tableFrame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    table: z.int().min(1),
    token: z.string().max(128),
    kind: z.enum(['demo', 'money']),
    received: z.int().min(0),
    /**
     * When the house wrote that message, as the message itself says. Absent: an earlier table, or one without a
     * message.
     */
    receivedAt: instant.exactOptional(),
    /** The table's clock as it says hello. Absent: an earlier table. */
    now: instant.exactOptional(),
    /** The table sends its state, and serves consoles of the house. Absent: an earlier table. */
    follows: z.literal(true).exactOptional(),
    /** The table wants the facts of the house. Absent: an earlier table. */
    hears: z.literal(true).exactOptional(),
    /** The table can play a tournament hand. Absent: an earlier table. */
    tournaments: z.literal(true).exactOptional(),
    /** The table can play hand for hand. Absent: an earlier table. */
    rounds: z.literal(true).exactOptional(),
    /** The table knows limits that players set themselves. Absent: an earlier table. */
    limits: z.literal(true).exactOptional(),
  }),
  z.strictObject({ t: z.literal('message'), ...numbered, message: tableMessage }),
  z.strictObject({ t: z.literal('received'), number: z.int().min(0) }),
  z.strictObject({ t: z.literal('request'), id: z.int().min(1), request }),
  /** The state of the table; sent again whenever it has changed. */
  z.strictObject({ t: z.literal('status'), status: tableStatus }),
  /** A frame for a console at the house, or the end of that console's line. */
  z.strictObject({ t: z.literal('to screen'), screen, text: screenText }),
  z.strictObject({ t: z.literal('screen ended'), screen, why: z.string().max(120) }),
]);
export type TableFrame = z.infer<typeof tableFrame>;

export const houseFrame = z.discriminatedUnion('t', [
  /** `received` is the number of the table's newest message that the house has applied. */
  z.strictObject({ t: z.literal('welcome'), house: z.string(), name: z.string(), received: z.int().min(0) }),
  z.strictObject({ t: z.literal('message'), number: z.int().min(1), message: houseMessage }),
  z.strictObject({ t: z.literal('received'), number: z.int().min(0) }),
  z.strictObject({ t: z.literal('facts'), facts: houseFacts }),
  z.strictObject({ t: z.literal('answer'), id: z.int().min(1), value: z.unknown() }),
  z.strictObject({ t: z.literal('refused'), id: z.int().min(1), code: z.string(), message: z.string() }),
  /**
   * A member of staff whose PIN the house has checked opens the floor console of the table, sends something to it, or
   * leaves.
   */
  z.strictObject({ t: z.literal('open screen'), screen, staff: staffMember, changes: z.boolean() }),
  z.strictObject({ t: z.literal('from screen'), screen, text: screenText }),
  z.strictObject({ t: z.literal('end screen'), screen }),
]);
export type HouseFrame = z.infer<typeof houseFrame>;
