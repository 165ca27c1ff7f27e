/** What a player's station shows. */
import { z } from 'zod';
import { along } from './along.ts';
import { cents, digest, instant, millis, name, seat, text } from './fields.ts';
import { language } from './language.ts';
import { loudness } from './loudness.ts';
import { notice } from './notice.ts';
import { playerDesk } from './player-desk.ts';
import { preferences } from './preferences.ts';
import { countdown, tableView } from './table-view.ts';

/** What a station is doing with the person in front of it. */
const stationPhase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('closed'), message: text }),
  z.strictObject({
    name: z.literal('vacant'),
    /** A card also opens its player's own page here: lists, tournaments, statement. Absent: the table has no house. */
    desk: z.literal(true).exactOptional(),
    /** The player for whom a seat of this table is reserved, as the wall shows it. Absent: nobody. */
    kept: z
      .array(z.strictObject({ name: z.string().max(40), until: instant }))
      .max(10)
      .exactOptional(),
  }),
  z.strictObject({
    name: z.literal('pin'),
    person: name,
    triesLeft: z.number().int().min(0),
    /** What the card may open here in addition to a seat, or instead of one. Absent: a seat only. */
    ways: z.enum(['both', 'desk']).exactOptional(),
  }),
  /** A player's own page, away from any seat. */
  z.strictObject({
    name: z.literal('desk'),
    person: name,
    balance: cents,
    /** Null until it has been read. */
    desk: playerDesk.nullable(),
    /** Why it cannot be read; null while it can. */
    message: text.nullable(),
  }),
  z.strictObject({ name: z.literal('waiting'), person: name, balance: cents }),
  z.strictObject({
    name: z.literal('buying in'),
    person: name,
    balance: cents,
    /** Minimum and maximum that may be put on the table now, and a reason for the minimum, for people. */
    min: cents,
    max: cents,
    step: cents.min(1),
    why: text,
    /** When they would be dealt in, for people, and whether they could post to play at once. */
    entry: z.strictObject({ message: text, mayPost: z.boolean() }),
  }),
  z.strictObject({
    name: z.literal('seated'),
    person: name,
    balance: cents,
    status: z.enum(['playing', 'waiting', 'sitting out', 'away', 'leaving']),
    /** The card must be swiped again before the station acts for its player (after a move or a break). */
    locked: z.boolean(),
    /** Sits out from the next hand on; leaves when the hand is over. */
    sitOutNext: z.boolean(),
    leaveNext: z.boolean(),
    /** The floor is cashing them in: they cannot choose to stay (LR15). */
    cashedIn: z.boolean(),
    /** What their time bank adds to the decision that they owe now, milliseconds. Absent: nothing. */
    timeBank: millis.exactOptional(),
    /** As things are now, they are dealt into the next hand. */
    dealtInNext: z.boolean(),
    /** Their call for the floor, and whether a floorman is on the way; null when they have none open. */
    floorCall: z.enum(['called', 'on the way']).nullable(),
    /** How the player wants to come in when they owe a blind, and what prevents it now. */
    entry: z.enum(['post', 'wait']),
    mayPost: z.boolean(),
    waitingFor: text.nullable(),
    /** What they may choose for all hands to come; `enters`: choosing it would let them come in at once. */
    choices: z.array(z.strictObject({ id: z.string().max(40), label: text, on: z.boolean(), enters: z.boolean() })),
    /**
     * Chips that may be added between hands, and the amount that brings the stack up to the usual buy-in; null when
     * none may be added (V-NL1, LR17). `pending` comes in after the hand.
     */
    topUp: z.strictObject({ min: cents, max: cents, step: cents.min(1), usual: cents.exactOptional() }).nullable(),
    pending: cents,
    /** Stacks that automatic top-ups between hands may maintain. Absent: only the player adds chips. */
    keepAt: z.strictObject({ min: cents, max: cents, step: cents.min(1) }).exactOptional(),
    /** Time left of a break (LR16), and whether one may be taken now. */
    away: countdown.nullable(),
    mayBreak: z.boolean(),
    /** Open seats the player may ask to move to, and the seat requested. */
    moves: z.array(seat),
    moveTo: seat.nullable(),
    /** Owed for past half hours: collected after the hand, or as soon as the player has the chips. */
    owes: cents,
    /** Asks whether the player comes along to the next game; null when no change is coming. */
    gameChange: z
      .strictObject({
        id: z.number().int().min(0),
        answer: along,
        /** The minimum on the table there, and how much the card pays toward it now. */
        min: cents,
        add: cents,
        cannot: text.nullable(),
        /** What happens to a player who does not come along. */
        otherwise: text,
      })
      .nullable(),
  }),
]);
export type StationPhase = z.infer<typeof stationPhase>;

export const stationView = z.strictObject({
  screen: z.literal('station'),
  station: seat,
  loudness: loudness.exactOptional(),
  /** The station's language now: the player's choice, or the house's. Absent: English. */
  language: language.exactOptional(),
  table: tableView,
  phase: stationPhase,
  notice: notice.nullable(),
  /** A seat reserved for the player at this station. Absent: none, or nobody has signed in. */
  called: z.strictObject({ table: z.int().min(1), label: z.string().max(80), until: instant }).exactOptional(),
  /**
   * A full tournament that the player has entered and that begins as soon as something is over. Absent: none, or nobody
   * has signed in.
   */
  registered: z
    .array(z.strictObject({ name: z.string().max(60), waitingFor: z.string().max(400) }))
    .max(10)
    .exactOptional(),
  /** The preferences of the player at this station. Absent: nobody has signed in. */
  preferences: preferences.exactOptional(),
  /**
   * The touch screen is being calibrated: the target to touch, in thousandths of the screen from the upper left, or the
   * result, with the error in thousandths.
   */
  calibration: z
    .strictObject({
      x: z.int().min(0).max(1000),
      y: z.int().min(0).max(1000),
      done: z.int().min(0),
      of: z.int().min(1),
      ended: z.strictObject({ good: z.boolean(), error: z.int().min(0) }).exactOptional(),
    })
    .exactOptional(),
  /** The station's commitment for the next deck. Absent: none. */
  committed: digest.exactOptional(),
});
export type StationView = z.infer<typeof stationView>;
