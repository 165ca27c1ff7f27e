/**
 * What a house and its tables report to each other about what has happened. A **message** is kept until the other side
 * has acknowledged it: none may be lost or applied twice. Both sides read with these schemas; requests are in
 * `requests.ts`, frames in `frames.ts`.
 */
import { z } from 'zod';
import { seat } from '../../games/seat.ts';
import { MOST } from '../ledger/ledger.ts';
import { chips, tournamentOrder } from '../table/tournament-orders.ts';
import { limitsTold } from './limit-rules.ts';
import { account, cents, instant, key, partOfShare, reason, staffId } from './message-parts.ts';

// ------------------------------------------------------------------------------------------------ from the table

/**
 * Reserved chips are now in front of a seat; `amount` may be less than was reserved, and the rest goes back to the
 * card.
 */
const seated = z.strictObject({
  kind: z.literal('seated'),
  key,
  account,
  amount: cents,
  enters: z.boolean(),
  at: instant,
});

/** The player did not take the seat after all: everything that was reserved goes back to the card. */
const declined = z.strictObject({ kind: z.literal('declined'), key, account, at: instant });

/**
 * Chips of a seat that go to the card. `leaves`: the player has given up the seat, in the game `profile`, possibly
 * without chips. `slip` is what the station has printed.
 */
const cashOut = z.strictObject({
  kind: z.literal('cash-out'),
  key,
  account,
  amount: z.int().min(0).max(MOST),
  profile: z.string().max(100),
  slip: z.string().max(40),
  at: instant,
  by: staffId.nullable(),
  second: staffId.nullable(),
});

/** Chips of a pot that nobody has won, for the card of a player who has left the table. */
const givenBack = z.strictObject({ kind: z.literal('given back'), key, account, amount: cents, at: instant });

/**
 * What the table has taken for the house and its jackpots, and what it has played; hands without a fee only count as
 * played.
 */
const dropped = z.strictObject({
  kind: z.literal('drop'),
  key,
  shares: z
    .array(z.strictObject({ account: z.string().regex(/^(collection|jackpot):[^\s:].{0,59}$/), amount: cents }))
    .max(50),
  /** What was played since the last of these: hands settled and fees, by profile. Absent: an earlier table. */
  games: z
    .array(z.strictObject({ game: z.string().max(100), hands: z.int().min(0), fees: z.int() }))
    .max(60)
    .exactOptional(),
  /** The newest transfer of the table's ledger that this message covers. Absent: an earlier table. */
  through: z.int().min(0).exactOptional(),
  at: instant,
});

const tournament = z.int().min(1);
const entry = z.int().min(1);

/** A tournament hand: what each entry had before it and has after it, in chips. An entry without chips is out. */
const tournamentHand = z.strictObject({
  kind: z.literal('tournament hand'),
  key,
  tournament,
  stacks: z
    .array(z.strictObject({ entry, before: chips, after: chips }))
    .min(2)
    .max(10),
  /** Who has the big blind next, if that is known. */
  nextBig: entry.nullable(),
  /** For hand for hand: the round of this hand. */
  round: z.int().min(1).exactOptional(),
  at: instant,
});

/**
 * No hand is being played here anymore, and none is dealt until the house releases the first hand of hand for hand.
 */
const tournamentReady = z.strictObject({ kind: z.literal('tournament ready'), key, tournament, at: instant });

/** An entry has left its seat, as the house has ordered, with this many chips. */
const tournamentLifted = z.strictObject({
  kind: z.literal('tournament lifted'),
  key,
  tournament,
  entry,
  chips,
  at: instant,
});

/**
 * A hand has hit a jackpot of the house. Nothing more is dealt there until the house has decided it, unless the hit
 * waits for a better one.
 */
export const hitMessage = z.strictObject({
  kind: z.literal('hit'),
  key,
  jackpot: z.string().max(40),
  hand: z.int().min(1),
  game: z.string().max(60),
  /** Everybody dealt in, clockwise from the left of the button. */
  players: z.array(z.strictObject({ seat, account })).min(2).max(10),
  lost: z.array(seat).max(10),
  won: z.array(seat).min(1).max(10),
  beaten: z.string().max(200).nullable(),
  best: z.string().max(200),
  worth: z.int().min(0),
  /** The seal of its deck, which the receipts of the hand carry. */
  seal: z.string().max(200),
  at: instant,
});
export type HitMessage = z.infer<typeof hitMessage>;

export const tableMessage = z.discriminatedUnion('kind', [
  seated,
  declined,
  cashOut,
  givenBack,
  dropped,
  hitMessage,
  tournamentHand,
  tournamentLifted,
  tournamentReady,
]);
export type TableMessage = z.infer<typeof tableMessage>;

// ------------------------------------------------------------------------------------------------ from the house

/** What a table has to know about a person who stands or sits there. */
export const guest = z.strictObject({
  account,
  name: z.string(),
  handle: z.string(),
  born: z.string(),
  idType: z.enum(['driver licence', 'passport', 'state id', 'military id']),
  idNumber: z.string(),
  idExpires: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  card: z.string().nullable(),
  /** The most serious status that applies to this person, under any of their accounts. */
  status: z.enum(['active', 'locked', 'lost', 'held', 'excluded', 'barred', 'closed']),
  note: z.string().nullable(),
  barredUntil: instant.nullable(),
  triesLeft: z.int().min(0),
  related: z.array(account),
  /** The balance of the card, less what is on its way to a table. */
  balance: z.int().min(0),
  /** What they have left games with within the hour, at any table (LR19b). */
  exits: z.array(z.strictObject({ profile: z.string(), stack: z.int().min(0), at: instant })),
  /** The table where they sit or to which their chips are on the way; null when there is none. */
  seatedAt: z.int().min(1).nullable(),
  /** Limits that they have set themselves. Absent: none, or an earlier house. */
  limits: limitsTold.exactOptional(),
});
export type Guest = z.infer<typeof guest>;

/** Chips for a table: they are off the card, and the table seats or declines them. */
const reserved = z.strictObject({
  kind: z.literal('reserved'),
  key,
  account,
  amount: cents,
  enters: z.boolean(),
  at: instant,
});

/** Something has changed about a person who sits there: they were barred, related to somebody, or got another card. */
const changed = z.strictObject({ kind: z.literal('guest'), guest, at: instant });

/** The decision on a hit that the table has reported; sent to a table that knows of hits only. */
const hitDecided = z.strictObject({
  kind: z.literal('hit decided'),
  key,
  jackpot: z.string().max(40),
  number: z.int().min(1),
  outcome: z.enum(['paid', 'void']),
  reason,
  shares: z
    .array(z.strictObject({ account, part: partOfShare, amount: cents, document: z.string().max(40).nullable() }))
    .max(10),
  at: instant,
});

export const houseMessage = z.discriminatedUnion('kind', [reserved, changed, hitDecided, ...tournamentOrder.options]);
export type HouseMessage = z.infer<typeof houseMessage>;
