/** A table as one viewer may see it: the part that its screens' views share. */
import { z } from 'zod';
import type { WhyNotDealt } from '../games/hand-start.ts';
import { cents, digest, gameLabel, millis, name, seat, text } from './fields.ts';
import { handView } from './hand.ts';
import { tournamentShown } from './tournament.ts';

/** A countdown at the moment the view was sent; the screen counts down from there. */
export const countdown = z.strictObject({ leftMs: millis, totalMs: millis });
export type Countdown = z.infer<typeof countdown>;

/** Why a seat is not dealt in: the words of the game contract. */
const WHY_NOT_DEALT = [
  ...(['sitting-out', 'no-chips', 'too-few', 'table-full', 'button', 'big-blind'] as const),
  ...(['missed', 'moved', 'no-place', 'no-bank'] as const),
] as const satisfies readonly WhyNotDealt[];

/** One of the ten places at the table, as anyone may see it. */
export const place = z.strictObject({
  seat,
  /** Null when nobody sits there. A first name or handle, never an account number. */
  player: name.nullable(),
  stack: cents,
  status: z.enum(['open', 'reserved', 'playing', 'waiting', 'sitting-out', 'away', 'leaving']),
  /** How long a player may be away: `On a break, 12 min left`. */
  note: text.nullable(),
  /**
   * Why the seat is not dealt in, where its status is `waiting`; only the player's own station says what they can do
   * about it.
   */
  waits: z.enum(WHY_NOT_DEALT).exactOptional(),
  /** The station's screen answers; its reader works. */
  connected: z.boolean(),
  reader: z.enum(['ok', 'lost', 'none']),
  bot: z.boolean(),
});
export type Place = z.infer<typeof place>;

/** Big blinds to raise to, and shares of the pot as fractions: `[2, 3]` is two thirds. */
export const betSizes = z.strictObject({
  blinds: z.array(z.number().min(1).max(100)).max(4),
  pot: z.array(z.tuple([z.int().min(1), z.int().min(1)])).max(4),
});
export type BetSizes = Readonly<z.infer<typeof betSizes>>;

export const tableView = z.strictObject({
  table: name,
  house: name,
  /** The game and its stakes as posted: `Limit Hold'em $4–$8`. */
  game: gameLabel,
  profile: name,
  /** Its number in the house. Absent: it is the only table. */
  number: z.int().min(1).exactOptional(),
  /** Play money: marked as such on every screen. */
  demo: z.boolean(),
  state: z.enum(['closed', 'opening', 'idle', 'between hands', 'hand', 'settling']),
  /** Set while the floor has stopped play, with the reason given. */
  stopped: text.nullable(),
  /**
   * Nothing is dealt until the house has decided this: which jackpot was hit, with which hands. Absent: the table is
   * not waiting.
   */
  held: text.exactOptional(),
  /** Set while a fault keeps the table from dealing. */
  fault: text.nullable(),
  /**
   * The floor closes the table after this hand, and why; `closed` once nobody sits here anymore. Absent: it is open.
   */
  closing: z.strictObject({ reason: text, closed: z.boolean() }).exactOptional(),
  /**
   * The last voided hand, why it was voided, and what went back to the players who are still here; until the next hand
   * is dealt.
   */
  voided: z
    .strictObject({
      hand: z.number().int().min(1),
      reason: text,
      back: z.array(z.strictObject({ seat, amount: cents })).max(10),
    })
    .nullable(),
  /** Number of the current hand, or of the last one. 0 before the first. */
  handNumber: z.number().int().min(0),
  button: seat.nullable(),
  places: z.array(place).length(10),
  /** The current hand or, until the next one starts, the last one; as this viewer may see it. */
  hand: handView.nullable(),
  /** Time left for the seats whose turn it is. */
  clock: countdown.nullable(),
  /**
   * The next game, with its buy-in, when it starts, and the time for the last answers (LR28a); null when the game
   * stays.
   */
  change: z.strictObject({ game: gameLabel, buyIn: text, when: text, clock: countdown.nullable() }).nullable(),
  /**
   * What each player pays by time, shown some minutes before it is due; null before that, and where there is no time
   * fee.
   */
  collection: z
    .strictObject({ amount: cents, minutes: z.number().int().min(1), per: z.literal('down').exactOptional() })
    .nullable(),
  /** Posted for players: fees, limits, buy-in, one line each. */
  posted: z.array(text),
  /** The tournament played here: stacks, bets and pots are then chips, not money. Absent: a game for money. */
  tournament: tournamentShown.exactOptional(),
  /** The house's bet keys: big blinds before the flop, shares of the pot later. Absent: the defaults. */
  betSizes: betSizes.exactOptional(),
  /**
   * The next hand's deck, sealed, while stations cut it: their commitments, and which numbers are open. Absent when no
   * deck is being cut.
   */
  cut: z
    .strictObject({
      seal: digest,
      commits: z.array(z.strictObject({ seat, commit: digest })).max(10),
      opened: z.array(seat).max(10),
    })
    .exactOptional(),
  /**
   * The hand shown is over, and the players with the largest bets are still turning up cards: how many cards of each
   * hand lie open, and how long the others stay face down at most. Absent: all lie open.
   */
  squeeze: z
    .strictObject({
      leftMs: millis,
      hands: z.array(z.strictObject({ zone: z.string().max(40), seat, open: z.int().min(0).max(20) })).max(4),
    })
    .exactOptional(),
  /** Fingerprint of the sealed deck of the hand shown; lets a receipt prove that the cards were fixed beforehand. */
  seal: z.string().max(64).nullable(),
});
export type TableView = z.infer<typeof tableView>;
