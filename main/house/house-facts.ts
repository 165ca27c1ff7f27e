/** What a house sends its tables about itself: who works there, what is played for, who is called where. */
import { z } from 'zod';
import { jackpotQualifier } from '../../games/jackpot.ts';
import { seat } from '../../games/seat.ts';
import { MOST } from '../ledger/ledger.ts';
import { account, cents, instant, key, partOfShare, staffId } from './message-parts.ts';

export const staffMember = z.strictObject({
  id: staffId,
  name: z.string(),
  role: z.enum(['floor', 'board', 'cage', 'auditor', 'technician']),
});

/** A member of staff, as a table has to know them at once; the PIN, which decides, is always checked by the house. */
export const knownStaff = z.object({
  member: staffMember,
  /** The number of their staff card; null when they have none. */
  card: z.string().nullable(),
  /** Their sign-in is locked until then; null when it is not. */
  lockedUntil: instant.nullable(),
});
export type KnownStaff = z.infer<typeof knownStaff>;

/** A jackpot that is played for at the tables and games it names, and what is in it. */
export const postedJackpot = z.object({
  qualifier: jackpotQualifier,
  games: z.array(z.string().max(60)).max(60),
  tables: z.array(z.int().min(1)).max(500).nullable(),
  balance: z.int().min(0).max(MOST),
  mustHitBy: z.int().min(0).nullable(),
  bestOfMinutes: z.int().min(1).nullable(),
  prize: z.int().min(0).nullable(),
});
export type PostedJackpot = z.infer<typeof postedJackpot>;

/** A hit that staff have to decide, at any table, with who would be paid what. */
export const openHit = z.object({
  number: z.int().min(1),
  jackpot: z.string().max(40),
  name: z.string().max(60),
  table: z.int().min(1),
  key,
  hand: z.int().min(1),
  amount: z.int().min(0).max(MOST),
  beaten: z.string().max(200).nullable(),
  best: z.string().max(200),
  shares: z.array(z.object({ account, part: partOfShare, amount: cents, seat, handle: z.string().max(60) })),
  at: instant,
});
export type OpenHit = z.infer<typeof openHit>;

/** A seat kept for a player from a list, for as long as it is kept. */
export const openCall = z.object({
  account,
  name: z.string().max(40),
  table: z.int().min(1),
  label: z.string().max(80),
  until: instant,
});
export type OpenCall = z.infer<typeof openCall>;

/** A player who has entered a sit-n-go that is full and waits, and for what. */
export const registered = z.object({
  account,
  name: z.string().max(60),
  waitingFor: z.string().max(400),
});
export type Registered = z.infer<typeof registered>;

/** How many of those are sent at once. */
export const MOST_REGISTERED = 500;

/** How many calls are sent at once: each keeps a seat at a table. */
export const MOST_CALLS = 500;

/** How many jackpots a house plays for at a time, and how many hits, the oldest, it sends at once. */
export const MOST_JACKPOTS = 40;
export const MOST_HITS = 40;
/** How many jackpot accounts are sent. */
export const MOST_BALANCES = 200;

/**
 * What a house sends its tables about itself: all of it, each time it changes. A table stores none of it, and no money
 * depends on it. A table ignores fields of a later version that it does not know.
 */
export const houseFacts = z.object({
  staff: z.array(knownStaff).max(2000),
  jackpots: z.array(z.object({ account: z.string().max(80), balance: z.int().min(0).max(MOST) })).max(MOST_BALANCES),
  /** For each list of the poker desk its tables, and how many wait on it. Absent: an earlier house. */
  lists: z
    .array(z.object({ tables: z.array(z.int().min(1)).max(50), waiting: z.int().min(0) }))
    .max(60)
    .default([]),
  /** What is played for, and the hits that wait for a decision. Absent: an earlier house. */
  posted: z.array(postedJackpot).max(MOST_JACKPOTS).default([]),
  hits: z.array(openHit).max(MOST_HITS).default([]),
  /** Who is called to which table. Absent: an earlier house. */
  calls: z.array(openCall).max(MOST_CALLS).default([]),
  /** Who has entered a sit-n-go that is full and waits. Absent: an earlier house. */
  registered: z.array(registered).max(MOST_REGISTERED).default([]),
  /** Who may not sit at the same table. Absent: an earlier house, which keeps nobody apart. */
  apart: z
    .array(z.object({ a: account, b: account }))
    .max(500)
    .default([]),
});
export type HouseFacts = z.infer<typeof houseFacts>;
