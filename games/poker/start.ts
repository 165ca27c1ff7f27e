import { z } from 'zod';
import type { Card } from '../card.ts';
import type { HandStart } from '../hand-start.ts';
import type { Cents } from '../money.ts';
import { type Seat, seat } from '../seat.ts';
import { carriedShares } from './carried.ts';

const POSTS = [
  'small blind',
  'big blind',
  'post',
  'missed blinds',
  'missed small blind',
  'bought button',
  'straddle',
  'over',
  'kill',
  'ante',
  'under the gun',
  'from home',
  'winner blind',
  'button blind',
  'third blind',
] as const;

/**
 * Chips put in before the cards. Amounts are what is owed; a shorter stack posts what it has and is all-in. `live`
 * counts toward the seat's bet of the first round; `dead` goes to the middle and is nobody's bet (LR30a).
 */
export interface Post {
  readonly seat: Seat;
  readonly what: (typeof POSTS)[number];
  readonly live: Cents;
  readonly dead: Cents;
}

/**
 * The start of a hand with a button and blinds. `posts` are in the order they are put in: small, big, then the others.
 * A blind's seat is null where nobody has that blind: both when the button was bought; the small blind when, with a
 * dead button, nobody is left to post it. A dead button may be at a seat that is not dealt in.
 */
export interface PokerStart extends HandStart {
  readonly button: Seat;
  readonly smallBlindSeat: Seat | null;
  readonly bigBlindSeat: Seat | null;
  readonly posts: readonly Post[];
  readonly reshuffles?: Reshuffles;
}

/** The start of a stud hand: the same without blinds, and in most games without a button. */
export interface StudStart extends HandStart {
  readonly button: Seat | null;
  readonly smallBlindSeat: null;
  readonly bigBlindSeat: null;
  readonly posts: readonly Post[];
  readonly reshuffles?: Reshuffles;
}

/**
 * For each time that discards may have to be reshuffled, all cards of the deck in the order in which they then come.
 * Absent: the deck is large enough, or the hand was played before there were draws.
 */
export type Reshuffles = readonly (readonly Card[])[];

const cents = z.int().min(0);

const players = z.array(z.strictObject({ seat, player: z.string().min(1), stack: cents })).min(2);
const reshuffles = z
  .array(z.array(z.int().min(0).max(99)).readonly())
  .readonly()
  .exactOptional();
const carried = carriedShares.exactOptional();
const posts = z.array(z.strictObject({ seat, what: z.enum(POSTS), live: cents, dead: cents }));

export const pokerStart: z.ZodType<PokerStart> = z.strictObject({
  button: seat,
  players,
  smallBlindSeat: seat.nullable(),
  bigBlindSeat: seat.nullable(),
  posts,
  reshuffles,
  carried,
});

export const studStart: z.ZodType<StudStart> = z.strictObject({
  button: seat.nullable(),
  players,
  smallBlindSeat: z.null(),
  bigBlindSeat: z.null(),
  posts,
  reshuffles,
});
