/**
 * A table's report about itself to screens that follow several tables: its game, who sits where, and what waits there
 * for the floor. It contains no cards and no accounts.
 */
import { z } from 'zod';
import { cents, seat } from './fields.ts';

const text = z.string().max(400);
const name = z.string().max(60);

/**
 * What may wait for a floorman, by severity: the table does not play; a player cannot play, or calls; somebody asks.
 */
const WAITING = {
  table: ['fault', 'stopped', 'hit'],
  player: ['call', 'dark', 'overdue', 'kept apart', 'side by side'],
  asks: ['tournament', 'pin locked', 'staff locked', 'game change', 'entry', 'move'],
} as const;
const WAITING_KINDS = [...WAITING.table, ...WAITING.player, ...WAITING.asks] as const;
type WaitingKind = (typeof WAITING_KINDS)[number];

/** 0 for what keeps a table from playing, 1 for what keeps a player from playing, 2 for requests. */
const weightOf = (kind: WaitingKind): number =>
  Object.values(WAITING).findIndex((kinds: readonly WaitingKind[]) => kinds.includes(kind));

/** Whether it keeps a table or a player from playing. */
export const isPressing = ({ kind }: Pick<WaitingItem, 'kind'>): boolean => weightOf(kind) < 2;

/** The worst first; among equals, the longest waiting first. An item without a time counts as the longest waiting. */
export const worstFirst = (one: WaitingItem, other: WaitingItem): number =>
  weightOf(one.kind) - weightOf(other.kind) || (one.since ?? 0) - (other.since ?? 0);

/** One thing that waits for a floorman at a table. */
export const waitingItem = z.strictObject({
  /** Stays the same while the same thing waits. */
  id: z.string().max(120),
  kind: z.enum(WAITING_KINDS),
  seat: seat.nullable(),
  person: name.nullable(),
  /** Since when it has waited, ms since 1970; null from a table whose version does not record it. */
  since: z.int().min(0).nullable(),
  /** One sentence for the floorman. */
  text,
  /** Two people must sign to clear it. Absent: one person may clear it. */
  signs: z.literal(true).exactOptional(),
});
export type WaitingItem = z.infer<typeof waitingItem>;

/** A place at a table as anyone in the house may see it. */
const seatStatus = z.strictObject({
  seat,
  player: name.nullable(),
  stack: cents,
  status: z.enum(['open', 'reserved', 'playing', 'waiting', 'sitting-out', 'away', 'leaving']),
});

export const tableStatus = z.strictObject({
  /** The address of its own screens; null where they are not served. */
  address: z.string().max(200).nullable(),
  /** The game and its stakes as posted. */
  game: z.string().max(80),
  profile: z.string().max(60),
  /** The announced game; null when the game stays. */
  nextGame: z.string().max(80).nullable(),
  state: z.enum(['closed', 'opening', 'idle', 'between hands', 'hand', 'settling']),
  hand: z.int().min(0),
  stopped: text.nullable(),
  fault: text.nullable(),
  /** Why the floor closes the table after this hand, or has closed it. Absent: it is open. */
  closing: text.exactOptional(),
  seats: z.array(seatStatus).length(10),
  /** Open seats: the game's seats minus those taken or reserved. */
  openSeats: z.int().min(0).max(10),
  /** What waits there, most pressing first. */
  waiting: z.array(waitingItem).max(60),
  /** The profiles that can be put in play there. */
  profiles: z
    .array(z.strictObject({ id: z.string().max(60), label: z.string().max(80), game: z.string().max(40) }))
    .max(300),
});
export type TableStatus = z.infer<typeof tableStatus>;
