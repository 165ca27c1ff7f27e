/** What goes over the line between a table and its house, one frame at a time. */
import { z } from 'zod';
import { tableStatus } from '../../protocol/table-status.ts';
import { houseFacts, staffMember } from './house-facts.ts';
import { instant } from './message-parts.ts';
import { houseMessage, tableMessage } from './messages.ts';
import { request } from './requests.ts';

/** The longest a frame may be: a person with all relations, or the whole view of a console in a frame of the table's. */
export const MAX_FRAME_BYTES = 1024 * 1024;

/** A message under its number in its direction, and the hash that binds it to the one before. */
const numbered = { number: z.int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/) };

/** One line of a console at the house to a table: the house numbers them. */
const screen = z.int().min(1);
const screenText = z.string().max(MAX_FRAME_BYTES / 2);

/** What a table sends. `received` is the number of the newest message of the house's that it has on disk. */
export const tableFrame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    table: z.int().min(1),
    token: z.string().max(128),
    kind: z.enum(['demo', 'money']),
    received: z.int().min(0),
    /** When the house wrote that message, by the message itself. Absent: a table of before this, or one that has none. */
    receivedAt: instant.exactOptional(),
    /** What its clock says as it says hello. Absent: a table of before this. */
    now: instant.exactOptional(),
    /** It tells its state, and serves consoles of the house. Absent: a table of before that. */
    follows: z.literal(true).exactOptional(),
    /** It wants the facts of the house. Absent: a table of before those. */
    hears: z.literal(true).exactOptional(),
    /** It can play a hand of a tournament. Absent: a table of before that. */
    tournaments: z.literal(true).exactOptional(),
    /** It can play one hand for hand. Absent: a table of before that. */
    rounds: z.literal(true).exactOptional(),
    /** It knows limits that players set themselves. Absent: a table of before those. */
    limits: z.literal(true).exactOptional(),
  }),
  z.strictObject({ t: z.literal('message'), ...numbered, message: tableMessage }),
  z.strictObject({ t: z.literal('received'), number: z.int().min(0) }),
  z.strictObject({ t: z.literal('request'), id: z.int().min(1), request }),
  /** How it stands there now; sent again whenever it has changed. */
  z.strictObject({ t: z.literal('status'), status: tableStatus }),
  /** A frame for a console at the house, or the end of that console's line. */
  z.strictObject({ t: z.literal('to screen'), screen, text: screenText }),
  z.strictObject({ t: z.literal('screen ended'), screen, why: z.string().max(120) }),
]);
export type TableFrame = z.infer<typeof tableFrame>;

export const houseFrame = z.discriminatedUnion('t', [
  /** `received` is the newest message of the table's that the house has applied. */
  z.strictObject({ t: z.literal('welcome'), house: z.string(), name: z.string(), received: z.int().min(0) }),
  z.strictObject({ t: z.literal('message'), number: z.int().min(1), message: houseMessage }),
  z.strictObject({ t: z.literal('received'), number: z.int().min(0) }),
  z.strictObject({ t: z.literal('facts'), facts: houseFacts }),
  z.strictObject({ t: z.literal('answer'), id: z.int().min(1), value: z.unknown() }),
  z.strictObject({ t: z.literal('refused'), id: z.int().min(1), code: z.string(), message: z.string() }),
  /** Somebody whose PIN the house has seen opens the floor console of the table, says something there, or goes. */
  z.strictObject({ t: z.literal('open screen'), screen, staff: staffMember, changes: z.boolean() }),
  z.strictObject({ t: z.literal('from screen'), screen, text: screenText }),
  z.strictObject({ t: z.literal('end screen'), screen }),
]);
export type HouseFrame = z.infer<typeof houseFrame>;
