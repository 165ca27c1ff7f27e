/**
 * What a table is set to play: a house, a game, its options, its buy-in. The floorman changes from one to another
 * between hands. Amounts are cents; in files that people write they are dollars (`main/profile-file.ts`).
 */
import { z } from 'zod';

const cents = z.int().min(0);

/** Time beyond the turn that players may draw on, milliseconds: at first, more for each hand dealt to them, and at most. */
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
      /** Where it goes by the number of players: with so many, the amount; with more, the last. Empty: `amount` always. */
      byPlayers: z.array(z.strictObject({ players: z.int().min(2), amount: cents.min(1) })).default([]),
    })
    .nullable()
    .default(null),
  /** Null where a turn has its own time and no more, as in every game that was put on before there were banks. */
  timeBank: timeBank.nullable().default(null),
  /** Lines for the players: fees, limits, anything the house posts. */
  posted: z.array(z.string().max(200)),
});
export type Profile = z.infer<typeof profile>;

/** All waiting times of a table, milliseconds. */
export const timing = z.strictObject({
  /** To answer an ask before the rules act (LR23). */
  turn: z.int().min(1).default(30_000),
  /** To place bets, everybody at once: the betting timer, which closes them. */
  bets: z.int().min(1).default(30_000),
  /** To show cards after a hand; it is a part of `result`. */
  show: z.int().min(1).default(3_000),
  /** A result stays on show before the table goes on. */
  result: z.int().min(0).default(4_500),
  /** For the highest bettors to turn up the hands they bet on; it is a part of `result`, which stands two seconds beyond. */
  squeeze: z.int().min(0).default(2_500),
  /** Added to it where cards ran out to open hands with their chances shown, which is watched card by card. */
  runOut: z.int().min(0).default(4_000),
  /** From everyone being ready to the deal. */
  pause: z.int().min(0).default(1_000),
  pin: z.int().min(1).default(60_000),
  approval: z.int().min(1).default(600_000),
  buyIn: z.int().min(1).default(180_000),
  /** A player's own page of lists, tournaments and statement closes so long after the last touch. */
  desk: z.int().min(1).default(90_000),
  /** The lobby, and the longer leave that the floor may grant (LR16). */
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
  /** For players who have not answered whether they come along to another game, once the hand is over. */
  gameChange: z.int().min(1).default(60_000),
  /** Before a time collection falls due, the players are warned. */
  timeWarning: z
    .int()
    .min(0)
    .default(5 * 60_000),
  /** From the warning call to the loss of the seat. */
  warning: z.int().min(1).default(120_000),
  /** How often the time left of a turn is written down. */
  heartbeat: z.int().min(1).default(1_000),
});
export type Timing = z.infer<typeof timing>;

/** How a house takes a time collection, where its schedule leaves that open. */
export const timeTerms = z.strictObject({
  /** On the hour and the half hour (000:8956-8957), or after each thirty minutes of play. */
  due: z.enum(['on-the-clock', 'played']).default('on-the-clock'),
  /** Whoever held a seat through the whole half hour without a hand: pays, for it is from each player, or does not. */
  absent: z.enum(['pay', 'free']).default('pay'),
  /** Who has too few chips: sits out until they are there, or is cashed in. */
  cannotPay: z.enum(['sit-out', 'cash-in']).default('sit-out'),
});
export type TimeTerms = z.infer<typeof timeTerms>;

/** Turns in a row without an answer after which a player is sat out: they are not there. */
export const ABSENCES_TO_SIT_OUT = 2;
