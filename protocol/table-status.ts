/**
 * What a table tells of itself to whoever follows several: what is played, who sits where, and what waits there for the floor.
 * No card and no account is in it.
 */
import { z } from 'zod';
import { cents, seat } from './hand.ts';

const text = z.string().max(400);
const name = z.string().max(60);

/** What may wait for a floorman, the most pressing kinds first. */
export const WAITING_KINDS = [
  'fault',
  'stopped',
  'call',
  'dark',
  'overdue',
  'side by side',
  'pin locked',
  'staff locked',
  'game change',
  'entry',
  'move',
] as const;

/** One thing that waits for a floorman at a table. */
export const waitingItem = z.strictObject({
  /** The same as long as the same thing waits. */
  id: z.string().max(120),
  kind: z.enum(WAITING_KINDS),
  seat: seat.nullable(),
  person: name.nullable(),
  /** Since when it waits, ms since 1970; null where that is not known. */
  since: z.int().min(0).nullable(),
  /** In one sentence, for the floorman. */
  text,
});
export type WaitingItem = z.infer<typeof waitingItem>;

/** A place at a table as everybody in the house may see it. */
const seatStatus = z.strictObject({
  seat,
  player: name.nullable(),
  stack: cents,
  status: z.enum(['open', 'reserved', 'playing', 'waiting', 'sitting-out', 'away', 'leaving']),
});

export const tableStatus = z.strictObject({
  /** Where its own screens are found; null where they are served nowhere. */
  address: z.string().max(200).nullable(),
  /** The game and its stakes as posted. */
  game: z.string().max(80),
  profile: z.string().max(60),
  /** The game that is announced; null when the game stays. */
  nextGame: z.string().max(80).nullable(),
  state: z.enum(['closed', 'opening', 'idle', 'between hands', 'hand', 'settling']),
  hand: z.int().min(0),
  stopped: text.nullable(),
  fault: text.nullable(),
  seats: z.array(seatStatus).length(10),
  /** Seats that somebody may take: as many as the game has, less those that are taken or kept. */
  openSeats: z.int().min(0).max(10),
  /** What waits there, most pressing first. */
  waiting: z.array(waitingItem).max(60),
  /** What may be put on there. */
  profiles: z
    .array(z.strictObject({ id: z.string().max(60), label: z.string().max(80), game: z.string().max(40) }))
    .max(300),
});
export type TableStatus = z.infer<typeof tableStatus>;
