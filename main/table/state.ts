/**
 * What the table must still know after a power cut, apart from the journal and the ledger: who sits where and how.
 * Chips are not in here; they belong to the ledger.
 */
import { z } from 'zod';
import { type Seat, seat } from '../../games/seat.ts';
import { faultCheck } from './fault.ts';
import { profile } from './profile.ts';
import { tournamentPlan } from './tournament-orders.ts';

const cents = z.int().min(0);
const instant = z.int().min(0);

/** One player's stay in one seat. */
const sitting = z.strictObject({
  seat,
  account: z.string(),
  /** The name that the table uses for the player. */
  handle: z.string(),
  status: z.enum(['playing', 'sitting out', 'away']),
  /** Total bought in, and how many of those buys were short (LR19a). */
  boughtIn: cents,
  shortBuys: z.int().min(0),
  sitOutNext: z.boolean(),
  leaveNext: z.boolean(),
  /** Why the floor is cashing the player in, if it is; they leave at the end of the hand. */
  cashedInBy: z.string().nullable(),
  entry: z.enum(['post', 'wait']),
  /** Comes from a broken game or was forced to move, as confirmed by the floor; until they are dealt in. */
  transferred: z.boolean().default(false),
  /** Ids of the standing choices, which hold until the player cancels them or leaves, or another game is put on. */
  choices: z.array(z.string()).default([]),
  /** Chips requested that come in after the hand. */
  pending: z.strictObject({ amount: cents, key: z.string() }).nullable(),
  /**
   * When a player who is away or sits out must be back, the warning call after that, and when the last absence began
   * (LR16).
   */
  awayUntil: instant.nullable(),
  calledBackAt: instant.nullable(),
  lastBreakAt: instant.nullable(),
  /** Unanswered turns in a row. */
  absences: z.int().min(0).default(0),
  /**
   * What is in their time bank, in ms, null before the first hand; and how much of it they have drawn for the running
   * turn.
   */
  bank: z.number().min(0).nullable().default(null),
  drawn: z.number().min(0).default(0),
  /** The seat asked for, with the time of the request for its order (LR31d); approved by the floor or not yet. */
  move: z
    .strictObject({
      to: seat,
      askedAt: instant,
      approved: z.boolean(),
      /** The floorman who moves the player; null when the player asked to move. */
      by: z.string().nullable().default(null),
    })
    .nullable(),
  /** The card must be swiped before the station acts for the player. */
  locked: z.boolean(),
  /** Whether they were dealt a hand in the current half hour, and what they owe for earlier ones. */
  timed: z.boolean().default(false),
  owes: cents.default(0),
  /** Has waited outside the current game since it was put on: comes in with at least its buy-in (LR19). */
  enters: z.boolean().default(false),
  satAt: instant,
  /**
   * Their open call to the floor, and the floorman who is on the way; it ends with the sitting or when the floor closes
   * it.
   */
  call: z.strictObject({ at: instant, answeredBy: z.string().nullable() }).nullable().default(null),
});
export type Sitting = z.infer<typeof sitting>;

/** The last voided hand, for everyone to read until the next one is dealt (LR14). */
const voided = z.strictObject({
  hand: z.int().min(1),
  reason: z.string(),
  /** What each player had put in and got back; empty for a hand that could not be taken up. */
  back: z.array(z.strictObject({ seat, account: z.string(), amount: cents })),
});

/** The question to the players whether they come along to another game, which `nextProfile` names (LR28a). */
const asking = z.strictObject({
  /** Identifies the asking; an answer names it. */
  id: z.int().min(0),
  /** Number of the hand after which the game changes: a whole hand after the announcement. */
  afterHand: z.int().min(0),
  /** When a player who has not answered counts as not coming along; null until that hand is over. */
  until: instant.nullable(),
  /**
   * `most`: the maximum a player lets coming along take from the card. `asked`: the number of the answer, for the key
   * of its chips.
   */
  answers: z.array(
    z.strictObject({ account: z.string(), comes: z.boolean(), most: cents, asked: z.int().min(0).default(0) }),
  ),
});
export type Asking = z.infer<typeof asking>;

/** One player's answer to the asking. */
export type Said = Asking['answers'][number];

/** The house's tournament at this table: its plan, and which entry sits in which seat. */
const tournament = z.strictObject({
  plan: tournamentPlan,
  seats: z.array(z.strictObject({ seat, entry: z.int().min(1) })).max(10),
  /** Number of the last hand that was reported to the house or did not belong to the tournament. */
  reported: z.int().min(0),
  /** Hand for hand: the round of the last hand reported to the house. Absent: there was none. */
  round: z.int().min(0).exactOptional(),
});

export const tableState = z.strictObject({
  profile: z.string(),
  nextProfile: z.string().nullable(),
  asking: asking.nullable().default(null),
  /** The game on the table as it was put on, for a start that no longer finds it offered. */
  playing: profile.nullable().default(null),
  /** What the last hand leaves to the next, in the form of its game; null for a new game. */
  memory: z.unknown(),
  sittings: z.array(sitting).max(10),
  /**
   * Where the table is in its rotation: the current game, the hands played of it and by how many players, since when,
   * and what the other games remember.
   */
  rotation: z
    .strictObject({
      at: z.int().min(0),
      hands: z.int().min(0),
      players: z.int().min(0),
      since: instant,
      memories: z.array(z.tuple([z.int().min(0), z.unknown()])),
      /** Dealer's choice: the seat whose choice was played last; 0 before the first. */
      chooser: z.int().min(0).max(10).default(0),
    })
    .default({ at: 0, hands: 0, players: 0, since: 0, memories: [], chooser: 0 }),
  /**
   * Which game each player left last and with how much, for an hour (LR19b), and whether they were dealt a hand in the
   * half hour running then.
   */
  exits: z.array(
    z.strictObject({
      account: z.string(),
      profile: z.string(),
      stack: cents,
      at: instant,
      owes: cents.default(0),
      /** Was dealt a hand in the current half hour. */
      timed: z.boolean().default(false),
    }),
  ),
  /** When each person's last absence began, kept for an hour. It belongs to the person, in any seat (LR16). */
  breaks: z.array(z.strictObject({ account: z.string(), at: instant })).default([]),
  /** The half hour of a time collection: when it began, ms of play in it, and the number of the last collection. */
  time: z
    .strictObject({ since: instant, ran: z.number().min(0), taken: z.int().min(0) })
    .default({ since: 0, ran: 0, taken: 0 }),
  standingApproval: z.boolean(),
  stopped: z.string().nullable(),
  fault: z.string().nullable(),
  /**
   * When play was stopped, and when the fault began; null when there is none, or it began before these times were
   * saved.
   */
  stoppedAt: instant.nullable().default(null),
  faultAt: instant.nullable().default(null),
  /** What failed and must pass before the fault is cleared; the books, for a fault from before this was saved. */
  failed: z.array(faultCheck).default(['books']),
  voided: voided.nullable().default(null),
  /**
   * The floor closes the table after the running hand: players are cashed out and no one may sit down until it is
   * opened again.
   */
  closing: z.strictObject({ reason: z.string(), by: z.string(), at: instant }).nullable().default(null),
  /** A hand that has hit a jackpot: no hand is dealt until the house has decided the hit. */
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
  /** Rulings of the floor about seats, until a player there has read them and gone on: the newest for each seat. */
  told: z
    .array(z.strictObject({ seat, text: z.string().max(400) }))
    .max(10)
    .default([]),
  tournament: tournament.nullable().default(null),
  /** Number of the last message from the house with a tournament order that was carried out. */
  ordersDone: z.int().min(0).default(0),
  /** Time left on the clock of the running turn when last saved. */
  turnLeft: z.strictObject({ hand: z.int(), step: z.int(), left: z.array(z.tuple([seat, z.number()])) }).nullable(),
  /** The latest revision shown; always increases, also across restarts. */
  rev: z.int().min(0),
});
export type TableState = z.infer<typeof tableState>;

/** A rotation that starts with its first game. */
export const newRotation = (): TableState['rotation'] => ({
  ...{ at: 0, hands: 0, players: 0, since: 0, memories: [], chooser: 0 },
});

/** The state of a table where no player has ever sat. */
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
