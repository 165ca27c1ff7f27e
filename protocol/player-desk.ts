/**
 * What a player does by card away from a seat, at an idle station or at the cage: the lists of the poker desk, sit-n-gos and tournaments,
 * and a statement of their own account.
 */
import { z } from 'zod';
import { cents } from './hand.ts';
import { pointsStanding } from './points.ts';
import { MOST_LISTS, MOST_TABLES } from './poker-desk.ts';
import { chips } from './tournament.ts';

const instant = z.int().min(0);
const tableNumber = z.int().min(1).max(9999);
const listId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes');

/** A list as somebody sees it who may be on it. */
export const listForPlayer = z.strictObject({
  id: listId,
  /** The game and its size, as it is called on the wall. */
  label: z.string().max(80),
  /** The tables that play it, and how many sit there now. */
  running: z.array(z.strictObject({ table: tableNumber, players: z.int().min(0) })).max(MOST_TABLES),
  /** Names that wait, and when the first of them was put there; null while nobody waits. */
  waiting: z.int().min(0),
  firstSince: instant.nullable(),
  /** For so long the seat of whoever is called is kept, minutes. */
  callMinutes: z.int().min(1).max(60),
  /** Their own name on it; null when it is not there. */
  mine: z
    .strictObject({
      state: z.enum(['interest', 'waiting', 'called']),
      since: instant,
      /** How many names come before theirs. */
      before: z.int().min(0),
      /** Where a seat is kept for them, and until when. */
      call: z.strictObject({ table: tableNumber, until: instant }).nullable(),
      /** False for who has to move to another table: the floor sees to that. */
      mayLeave: z.boolean(),
    })
    .nullable(),
});
export type ListForPlayer = z.infer<typeof listForPlayer>;

/** A tournament as somebody sees it who may enter it. */
export const tournamentForPlayer = z.strictObject({
  id: z.int().min(1),
  name: z.string().max(60),
  /** What the game is called. */
  game: z.string().max(80),
  betting: z.enum(['no-limit', 'pot-limit', 'split-limit']),
  status: z.enum(['entering', 'playing']),
  starts: z.enum(['when full', 'by the director']),
  entry: cents,
  fee: cents,
  stack: chips,
  entered: z.int().min(0),
  most: z.int().min(0),
  /** What the places are paid, the first place first, when so many enter. */
  prizes: z.array(cents).max(100),
  prizesFor: z.int().min(1),
  /** Their newest entry that was not paid back; null when there is none. */
  mine: z
    .strictObject({
      state: z.enum(['registered', 'playing', 'moving', 'out']),
      /** Where they sit or are called to. */
      table: tableNumber.nullable(),
    })
    .nullable(),
  mayEnter: z.boolean(),
  mayWithdraw: z.boolean(),
  /** They have entered, it is full, and begins as soon as this is over. Absent: nothing is in the way. */
  waitingFor: z.string().max(400).exactOptional(),
});
export type TournamentForPlayer = z.infer<typeof tournamentForPlayer>;

/** What the house has for a player who stands there with a card. */
export const playerDesk = z.strictObject({
  /** By the clock of the house, when it was read. */
  at: instant,
  /** What the card holds. */
  balance: cents,
  /** Player's points, and how many an hour at a table brings; null where the house has none. */
  points: pointsStanding.nullable(),
  lists: z.array(listForPlayer).max(MOST_LISTS),
  tournaments: z.array(tournamentForPlayer).max(60),
});
export type PlayerDesk = z.infer<typeof playerDesk>;

/** What they may do there. Each is done once, however often it is pressed: somebody is on a list, or in a tournament, or is not. */
export const playerAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('join list'), list: listId }),
  z.strictObject({ act: z.literal('leave list'), list: listId }),
  /** The entry and the fee come off the card; `pays` is what the screen has told them. */
  z.strictObject({ act: z.literal('enter tournament'), tournament: z.int().min(1), pays: cents }),
  /** Before it begins: entry and fee go back to the card. */
  z.strictObject({ act: z.literal('leave tournament'), tournament: z.int().min(1) }),
]);
export type PlayerAct = z.infer<typeof playerAct>;

/** What has put money on a card or taken it off, as its owner reads it. */
export const STATEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'buy-in',
  'back from a table',
  'cash-out',
  'entry',
  'entry fee',
  'entry back',
  'prize',
  'jackpot',
  'correction',
  'void',
  'other',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A gaming day, by the date on which it began: `2026-11-28`. */
const gamingDate = z.iso.date();

/** Lines of a day that a screen is sent at most. */
export const OWN_LINES = 300;

/** One gaming day of a player's own account; a day without a line has no page. */
export const ownStatement = z.strictObject({
  /** What the card holds now; what is on its way to a table or lies there is not on it. */
  balance: cents,
  /** Null for an account that nothing has moved on. */
  page: z
    .strictObject({
      day: gamingDate,
      from: instant,
      to: instant,
      /** The days with lines before and after it; null where there is none. */
      older: gamingDate.nullable(),
      newer: gamingDate.nullable(),
      /** What the card held when the day began, and when it ended or now. */
      opening: cents,
      closing: cents,
      /** What each kind comes to in the whole day, in the order of the kinds. */
      sums: z.array(z.strictObject({ kind: z.enum(STATEMENT_KINDS), amount: z.int(), lines: z.int().min(1) })).max(20),
      /** The newest first. */
      lines: z
        .array(
          z.strictObject({
            at: instant,
            document: z.string().max(40),
            kind: z.enum(STATEMENT_KINDS),
            /** The table, or the tournament, that it was at; null at the cage. */
            place: z.int().min(1).nullable(),
            change: z.int(),
            balance: z.int(),
          }),
        )
        .max(OWN_LINES),
      /** Lines of the day that are not among them, because there are too many for a screen. */
      more: z.int().min(0),
    })
    .nullable(),
});
export type OwnStatement = z.infer<typeof ownStatement>;
