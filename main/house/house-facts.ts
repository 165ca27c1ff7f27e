/** What a house tells its tables of itself: who works there, what is played for, who is called where. */
import { z } from 'zod';
import { jackpotQualifier } from '../../games/jackpot.ts';
import { MOST } from '../ledger/ledger.ts';
import { account, cents, instant, key, partOfShare, seatNumber, staffId } from './message-parts.ts';

export const staffMember = z.strictObject({
  id: staffId,
  name: z.string(),
  role: z.enum(['floor', 'board', 'cage', 'auditor', 'technician']),
});

/** Somebody who works in the house, as a table has to know them at once; what decides, a PIN, the house is always asked for. */
export const knownStaff = z.object({
  member: staffMember,
  /** The number of their staff card; null for who has none. */
  card: z.string().nullable(),
  /** Until then their sign-in is locked; null when it is not. */
  lockedUntil: instant.nullable(),
});
export type KnownStaff = z.infer<typeof knownStaff>;

/** A jackpot that is played for at the tables and games it names, and what lies in it. */
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

/** A hit that staff have to decide, at whatever table, with who would be paid what. */
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
  shares: z.array(
    z.object({ account, part: partOfShare, amount: cents, seat: seatNumber, handle: z.string().max(60) }),
  ),
  at: instant,
});
export type OpenHit = z.infer<typeof openHit>;

/** A seat at a table that is kept for somebody of a list, as long as it is. */
export const openCall = z.object({
  account,
  name: z.string().max(40),
  table: z.int().min(1),
  label: z.string().max(80),
  until: instant,
});
export type OpenCall = z.infer<typeof openCall>;

/** Somebody who has entered a sit-n-go that is full and waits, and for what. */
export const registered = z.object({
  account,
  name: z.string().max(60),
  waitingFor: z.string().max(400),
});
export type Registered = z.infer<typeof registered>;

/** How many of those are told at once. */
export const MOST_REGISTERED = 500;

/** How many calls are told at once: each keeps a seat of a table. */
export const MOST_CALLS = 500;

/** How many jackpots a house plays for at a time, and how many hits it tells of at once: the oldest. */
export const MOST_JACKPOTS = 40;
export const MOST_HITS = 40;
/** How many accounts of jackpots are told. */
export const MOST_BALANCES = 200;

/**
 * What a house tells its tables of itself, whole, as often as it changes. A table keeps nothing of it, and no money hangs on it.
 * Fields of a later version are left out by whoever does not know them.
 */
export const houseFacts = z.object({
  staff: z.array(knownStaff).max(2000),
  jackpots: z.array(z.object({ account: z.string().max(80), balance: z.int().min(0).max(MOST) })).max(MOST_BALANCES),
  /** For each list of the poker desk its tables, and how many wait on it. A house of before that tells none. */
  lists: z
    .array(z.object({ tables: z.array(z.int().min(1)).max(50), waiting: z.int().min(0) }))
    .max(60)
    .default([]),
  /** What is played for, and the hits that wait to be decided. A house of before that says nothing of them. */
  posted: z.array(postedJackpot).max(MOST_JACKPOTS).default([]),
  hits: z.array(openHit).max(MOST_HITS).default([]),
  /** Who is called to which table. A house of before that tells nobody. */
  calls: z.array(openCall).max(MOST_CALLS).default([]),
  /** Who has entered what is full and waits. A house of before tells nobody. */
  registered: z.array(registered).max(MOST_REGISTERED).default([]),
  /** Who may not sit at one table. A house of before keeps nobody apart. */
  apart: z
    .array(z.object({ a: account, b: account }))
    .max(500)
    .default([]),
});
export type HouseFacts = z.infer<typeof houseFacts>;
