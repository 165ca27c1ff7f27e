/**
 * What a table is set to play: a house, a game, its options, its buy-in. The floorman changes from one to another
 * between hands. Amounts are in cents; in files that people write they are in dollars (`main/profile-file.ts`).
 */
import { z } from 'zod';

const cents = z.int().min(0);

/**
 * Time beyond the turn that players may draw on, in milliseconds: at first, added for each hand dealt, and the maximum.
 */
export const timeBank = z.strictObject({
  start: z.int().min(0).default(30_000),
  perHand: z.int().min(0).default(1_000),
  most: z.int().min(0).default(60_000),
});
export type TimeBank = z.infer<typeof timeBank>;

export const profileId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'lower case letters, digits and dashes');

export const profile = z.strictObject({
  id: profileId,
  /** As posted: `Limit Hold'em $4–$8`. */
  label: z.string().min(1).max(80),
  house: z.string(),
  game: z.string(),
  /** Options as the game's schema takes them: cents, and the collection written out. */
  rules: z.record(z.string(), z.unknown()),
  buyIn: z.strictObject({
    fullBuy: cents.min(1),
    shortBuy: cents.min(1).nullable(),
    maximum: cents.min(1).nullable(),
    step: cents.min(1),
  }),
  /** What each player pays by time; null where the collection is taken from the hands or there is none. */
  time: z
    .strictObject({
      option: z.int().min(1),
      per: z.enum(['half hour', 'down']),
      amount: cents.min(1),
      minutes: z.int().min(1).default(30),
      /**
       * When the amount depends on the number of players: the amount for up to each number; with more players than the
       * last, the last amount. Empty: always `amount`.
       */
      byPlayers: z.array(z.strictObject({ players: z.int().min(2), amount: cents.min(1) })).default([]),
    })
    .nullable()
    .default(null),
  /** Null when turns have no extra time, as in every game put on before time banks existed. */
  timeBank: timeBank.nullable().default(null),
  /** Lines posted for the players: fees, limits and anything else the house posts. */
  posted: z.array(z.string().max(200)),
});
export type Profile = z.infer<typeof profile>;

/** All waiting times of a table, in milliseconds. */
export const timing = z.strictObject({
  /** Time to answer an ask before the rules act (LR23). */
  turn: z.int().min(1).default(30_000),
  /** Time for all players to place bets: the betting timer, which closes the betting. */
  bets: z.int().min(1).default(30_000),
  /** Time to show cards after a hand; part of `result`. */
  show: z.int().min(1).default(3_000),
  /** How long a result is on show before the table goes on. */
  result: z.int().min(0).default(4_500),
  /**
   * Time for the highest bettors to turn up the hands they bet on; part of `result`, which lasts two seconds longer.
   */
  squeeze: z.int().min(0).default(2_500),
  /** Added to `result` after cards ran out to open hands with their chances shown, which players watch card by card. */
  runOut: z.int().min(0).default(4_000),
  /** From all players being ready to the deal. */
  pause: z.int().min(0).default(1_000),
  pin: z.int().min(1).default(60_000),
  approval: z.int().min(1).default(600_000),
  buyIn: z.int().min(1).default(180_000),
  /** How long after the last touch a player's own page of lists, tournaments and statement closes. */
  desk: z.int().min(1).default(90_000),
  /** Time in the lobby, and the longer leave that the floor may grant (LR16). */
  lobby: z
    .int()
    .min(1)
    .default(15 * 60_000),
  extension: z
    .int()
    .min(1)
    .default(30 * 60_000),
  betweenBreaks: z
    .int()
    .min(1)
    .default(60 * 60_000),
  /** Once the hand is over, how long to wait for players who have not said whether they come along to another game. */
  gameChange: z.int().min(1).default(60_000),
  /** How long before a time collection falls due the players are warned. */
  timeWarning: z
    .int()
    .min(0)
    .default(5 * 60_000),
  /** From the warning call to the loss of the seat. */
  warning: z.int().min(1).default(120_000),
  /** How often the time left in a turn is saved. */
  heartbeat: z.int().min(1).default(1_000),
});
export type Timing = z.infer<typeof timing>;

/** How a house takes a time collection where its schedule leaves that open. */
export const timeTerms = z.strictObject({
  /** On the hour and the half hour (000:8956-8957), or after each thirty minutes of play. */
  due: z.enum(['on-the-clock', 'played']).default('on-the-clock'),
  /**
   * Whether a player who held a seat through the whole half hour without a hand pays: yes, because the collection is
   * per player, or no.
   */
  absent: z.enum(['pay', 'free']).default('pay'),
  /** A player with too few chips sits out until they have enough, or is cashed in. */
  cannotPay: z.enum(['sit-out', 'cash-in']).default('sit-out'),
});
export type TimeTerms = z.infer<typeof timeTerms>;

/** Unanswered turns in a row after which a player counts as absent and is sat out. */
export const ABSENCES_TO_SIT_OUT = 2;
