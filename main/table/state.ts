/**
 * What the table must still know after a power cut, beside the journal and the ledger: who sits where and how.
 * Chips are not in here; they are the ledger's.
 */
import { z } from 'zod';
import type { Seat } from '../../games/seat.ts';
import { faultCheck } from './fault.ts';
import { profile } from './profile.ts';
import { tournamentPlan } from './tournament-orders.ts';

const cents = z.int().min(0);
const instant = z.int().min(0);
const seat = z.int().min(1).max(10);

/** One player's stay in one seat. */
const sitting = z.strictObject({
  seat,
  account: z.string(),
  /** What the table calls them. */
  handle: z.string(),
  status: z.enum(['playing', 'sitting out', 'away']),
  /** Bought in altogether, and how many of those buys were short (LR19a). */
  boughtIn: cents,
  shortBuys: z.int().min(0),
  sitOutNext: z.boolean(),
  leaveNext: z.boolean(),
  /** Why the floor cashes them in, when it does; they leave with the hand. */
  cashedInBy: z.string().nullable(),
  entry: z.enum(['post', 'wait']),
  /** Comes from a broken game or was forced to move, says the floor; until they are dealt in. */
  transferred: z.boolean().default(false),
  /** Ids of the standing choices that hold until they take them back, leave, or another game is put on. */
  choices: z.array(z.string()).default([]),
  /** Chips asked for that come in after the hand. */
  pending: z.strictObject({ amount: cents, key: z.string() }).nullable(),
  /** When whoever is away or sits out must be back, the warning call after that, and when the last absence began (LR16). */
  awayUntil: instant.nullable(),
  calledBackAt: instant.nullable(),
  lastBreakAt: instant.nullable(),
  /** Turns in a row that they did not answer. */
  absences: z.int().min(0).default(0),
  /** What is in their time bank, ms, null before the first hand; and what of it they have drawn for the turn that runs. */
  bank: z.number().min(0).nullable().default(null),
  drawn: z.number().min(0).default(0),
  /** Seat asked for, in the order of asking (LR31d); approved by the floor or not yet. */
  move: z
    .strictObject({
      to: seat,
      askedAt: instant,
      approved: z.boolean(),
      /** Who of the floor has them move; null where they asked for it themselves. */
      by: z.string().nullable().default(null),
    })
    .nullable(),
  /** The card must be swiped before the station acts for them. */
  locked: z.boolean(),
  /** Was dealt a hand in the half hour that runs, and what is owed for those that ended. */
  timed: z.boolean().default(false),
  owes: cents.default(0),
  /** Waits outside the game on the table since that was put on: comes in with at least its buy-in (LR19). */
  enters: z.boolean().default(false),
  satAt: instant,
  /** Their open call for the floor, and who has said to be on the way; it ends with the sitting or when the floor closes it. */
  call: z.strictObject({ at: instant, answeredBy: z.string().nullable() }).nullable().default(null),
});
export type Sitting = z.infer<typeof sitting>;

/** A hand that was voided last, for everybody to read until the next is dealt (LR14). */
const voided = z.strictObject({
  hand: z.int().min(1),
  reason: z.string(),
  /** What each player had put in and has again; empty for a hand that could not be taken up. */
  back: z.array(z.strictObject({ seat, account: z.string(), amount: cents })),
});

/** The players are asked whether they come along to another game, which `nextProfile` names (LR28a). */
const asking = z.strictObject({
  /** Tells one asking from another: an answer names it. */
  id: z.int().min(0),
  /** Number of the hand after which the game changes: a whole one after the announcement. */
  afterHand: z.int().min(0),
  /** When whoever has not answered does not come along; null until that hand is over. */
  until: instant.nullable(),
  /** `most`: what the player lets coming along take from the card. `asked`: which answer it is, for the key of its chips. */
  answers: z.array(
    z.strictObject({ account: z.string(), comes: z.boolean(), most: cents, asked: z.int().min(0).default(0) }),
  ),
});
export type Asking = z.infer<typeof asking>;

/** What a player has said to it. */
export type Said = Asking['answers'][number];

/** What the table plays of a tournament of its house: how that stands, and which entry sits in which seat. */
const tournament = z.strictObject({
  plan: tournamentPlan,
  seats: z.array(z.strictObject({ seat, entry: z.int().min(1) })).max(10),
  /** Number of the last hand that the house was told of, or that was none of the tournament. */
  reported: z.int().min(0),
  /** Hand for hand: the round of the last hand that the house was told of. Absent: there was none. */
  round: z.int().min(0).exactOptional(),
});

export const tableState = z.strictObject({
  profile: z.string(),
  nextProfile: z.string().nullable(),
  asking: asking.nullable().default(null),
  /** The game on the table as it was put on, for a start that does not find it offered any more. */
  playing: profile.nullable().default(null),
  /** What the last hand leaves to the next, in the form of its game; null for a new game. */
  memory: z.unknown(),
  sittings: z.array(sitting).max(10),
  /** Of a list of games in turn: which is on, how many hands of it were played and by how many players, since when; what the others remember. */
  rotation: z
    .strictObject({
      at: z.int().min(0),
      hands: z.int().min(0),
      players: z.int().min(0),
      since: instant,
      memories: z.array(z.tuple([z.int().min(0), z.unknown()])),
      /** Dealer's choice: the seat whose choice was last played; 0 before the first. */
      chooser: z.int().min(0).max(10).default(0),
    })
    .default({ at: 0, hands: 0, players: 0, since: 0, memories: [], chooser: 0 }),
  /** Who left which game last with what, for an hour (LR19b), and whether they were dealt a hand in the half hour that ran. */
  exits: z.array(
    z.strictObject({
      account: z.string(),
      profile: z.string(),
      stack: cents,
      at: instant,
      owes: cents.default(0),
      /** Was dealt a hand in the half hour that runs. */
      timed: z.boolean().default(false),
    }),
  ),
  /** When each person's last absence began, for an hour: of the person, in whatever seat (LR16). */
  breaks: z.array(z.strictObject({ account: z.string(), at: instant })).default([]),
  /** The half hour of a time collection: when it began, ms of play in it, and the number of the last taking. */
  time: z
    .strictObject({ since: instant, ran: z.number().min(0), taken: z.int().min(0) })
    .default({ since: 0, ran: 0, taken: 0 }),
  standingApproval: z.boolean(),
  stopped: z.string().nullable(),
  fault: z.string().nullable(),
  /** Since when play is stopped, and since when the fault stands; null where it is not, or from before this was kept. */
  stoppedAt: instant.nullable().default(null),
  faultAt: instant.nullable().default(null),
  /** What failed and must pass before the fault is cleared; of a fault from before this was kept, the books. */
  failed: z.array(faultCheck).default(['books']),
  voided: voided.nullable().default(null),
  /** The floor closes the table after the running hand: players are cashed out and nobody comes in until it is opened again. */
  closing: z.strictObject({ reason: z.string(), by: z.string(), at: instant }).nullable().default(null),
  /** A hand that has hit a jackpot: nothing is dealt until the house has decided it. */
  held: z
    .strictObject({
      hand: z.int().min(1),
      hits: z
        .array(z.strictObject({ key: z.string(), text: z.string().max(600) }))
        .min(1)
        .max(8),
    })
    .nullable()
    .default(null),
  /** What the floor has ruled about a seat, until somebody there has read it and gone on: the newest of each seat. */
  told: z
    .array(z.strictObject({ seat, text: z.string().max(400) }))
    .max(10)
    .default([]),
  tournament: tournament.nullable().default(null),
  /** Number of the last message of the house's that had the table do something in a tournament, and was done. */
  ordersDone: z.int().min(0).default(0),
  /** Time left on the clock of the running turn when it was last written down. */
  turnLeft: z.strictObject({ hand: z.int(), step: z.int(), left: z.array(z.tuple([seat, z.number()])) }).nullable(),
  /** The latest revision shown; grows for ever, also across restarts. */
  rev: z.int().min(0),
});
export type TableState = z.infer<typeof tableState>;

/** A list of games that begins with its first. */
export const newRotation = (): TableState['rotation'] => ({
  ...{ at: 0, hands: 0, players: 0, since: 0, memories: [], chooser: 0 },
});

/** A table on which nobody has ever sat. */
export function newTableState(profile: string, standingApproval: boolean): TableState {
  return {
    profile,
    nextProfile: null,
    asking: null,
    playing: null,
    memory: null,
    rotation: newRotation(),
    sittings: [],
    exits: [],
    breaks: [],
    time: { since: 0, ran: 0, taken: 0 },
    standingApproval,
    stopped: null,
    fault: null,
    stoppedAt: null,
    faultAt: null,
    failed: [],
    voided: null,
    closing: null,
    held: null,
    told: [],
    tournament: null,
    ordersDone: 0,
    turnLeft: null,
    rev: 0,
  };
}

export const sittingAt = (state: TableState, at: Seat): Sitting | undefined =>
  state.sittings.find((sitting) => sitting.seat === at);
