/**
 * What a player does by card away from a seat, at an idle station or at the cage: the lists of the poker desk,
 * sit-n-gos and tournaments, and a statement of their own account.
 */
import { z } from 'zod';
import { cents } from './fields.ts';
import { pointsStanding } from './points.ts';
import { MOST_LISTS, MOST_TABLES } from './poker-desk.ts';
import { chips } from './tournament.ts';

const instant = z.int().min(0);
const tableNumber = z.int().min(1).max(9999);
const listId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes');

/** A list as shown to a player who may be on it. */
export const listForPlayer = z.strictObject({
  id: listId,
  /** The game and its stakes, as called on the wall. */
  label: z.string().max(80),
  /** The tables that play it, and how many players sit there now. */
  running: z.array(z.strictObject({ table: tableNumber, players: z.int().min(0) })).max(MOST_TABLES),
  /** Names waiting, and when the first of them was added; null while there is none. */
  waiting: z.int().min(0),
  firstSince: instant.nullable(),
  /** How long a called player's seat is reserved, minutes. */
  callMinutes: z.int().min(1).max(60),
  /** The player's own entry on the list; null when there is none. */
  mine: z
    .strictObject({
      state: z.enum(['interest', 'waiting', 'called']),
      since: instant,
      /** How many names come before theirs. */
      before: z.int().min(0),
      /** Where a seat is reserved for them, and until when. */
      call: z.strictObject({ table: tableNumber, until: instant }).nullable(),
      /** False for a player who has to move to another table, which the floor handles. */
      mayLeave: z.boolean(),
    })
    .nullable(),
});
export type ListForPlayer = z.infer<typeof listForPlayer>;

/** A tournament as shown to a player who may enter it. */
export const tournamentForPlayer = z.strictObject({
  id: z.int().min(1),
  name: z.string().max(60),
  /** The name of the game. */
  game: z.string().max(80),
  betting: z.enum(['no-limit', 'pot-limit', 'split-limit']),
  status: z.enum(['entering', 'playing']),
  starts: z.enum(['when full', 'by the director']),
  entry: cents,
  fee: cents,
  stack: chips,
  entered: z.int().min(0),
  most: z.int().min(0),
  /** The prizes by place, first place first, when `prizesFor` players enter. */
  prizes: z.array(cents).max(100),
  prizesFor: z.int().min(1),
  /** The player's latest entry that was not refunded; null when there is none. */
  mine: z
    .strictObject({
      state: z.enum(['registered', 'playing', 'moving', 'out']),
      /** The table where they sit or to which they are called. */
      table: tableNumber.nullable(),
    })
    .nullable(),
  mayEnter: z.boolean(),
  mayWithdraw: z.boolean(),
  /**
   * They have entered, the tournament is full, and it begins as soon as this is over. Absent: nothing is in the way.
   */
  waitingFor: z.string().max(400).exactOptional(),
});
export type TournamentForPlayer = z.infer<typeof tournamentForPlayer>;

/** Everything the house shows a player at this desk. */
export const playerDesk = z.strictObject({
  /** The house's clock when this was read. */
  at: instant,
  /** What the card holds. */
  balance: cents,
  /** Player's points, and the points for an hour at a table; null where the house has none. */
  points: pointsStanding.nullable(),
  lists: z.array(listForPlayer).max(MOST_LISTS),
  tournaments: z.array(tournamentForPlayer).max(60),
});
export type PlayerDesk = z.infer<typeof playerDesk>;

/**
 * What they may do there. Repeated presses have no further effect: a player is either on a list, or in a tournament, or
 * not.
 */
export const playerAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('join list'), list: listId }),
  z.strictObject({ act: z.literal('leave list'), list: listId }),
  /** The entry and the fee come off the card; `pays` is the amount that the screen showed the player. */
  z.strictObject({ act: z.literal('enter tournament'), tournament: z.int().min(1), pays: cents }),
  /** Before it begins: entry and fee go back to the card. */
  z.strictObject({ act: z.literal('leave tournament'), tournament: z.int().min(1) }),
]);
export type PlayerAct = z.infer<typeof playerAct>;

/** The reasons that money moved onto a card or off it, as its owner reads them. */
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

/** The maximum number of lines of a day that a screen is sent. */
export const OWN_LINES = 300;

/** One gaming day of a player's own account; a day without lines has no page. */
export const ownStatement = z.strictObject({
  /** What the card holds now, without chips at a table or on their way there. */
  balance: cents,
  /** Null for an account without any transactions. */
  page: z
    .strictObject({
      day: gamingDate,
      from: instant,
      to: instant,
      /** The nearest days with lines, before and after; null where there is none. */
      older: gamingDate.nullable(),
      newer: gamingDate.nullable(),
      /** The card's balance when the day began, and when it ended or now. */
      opening: cents,
      closing: cents,
      /** The day's total of each kind, in the order of the kinds. */
      sums: z.array(z.strictObject({ kind: z.enum(STATEMENT_KINDS), amount: z.int(), lines: z.int().min(1) })).max(20),
      /** Newest first. */
      lines: z
        .array(
          z.strictObject({
            at: instant,
            document: z.string().max(40),
            kind: z.enum(STATEMENT_KINDS),
            /** The table or the tournament; null at the cage. */
            place: z.int().min(1).nullable(),
            change: z.int(),
            balance: z.int(),
          }),
        )
        .max(OWN_LINES),
      /** Lines of the day left out because there are too many for a screen. */
      more: z.int().min(0),
    })
    .nullable(),
});
export type OwnStatement = z.infer<typeof ownStatement>;
