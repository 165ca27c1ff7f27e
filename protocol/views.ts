/**
 * What each screen is shown. A view is whole: a screen draws the newest one and needs no earlier one.
 * Views are computed for one viewer, on the host, and carry nothing that viewer may not know.
 */
import { z } from 'zod';
import { cents, handView, seat } from './hand.ts';
import { language } from './language.ts';
import { playerLimits } from './limits.ts';
import { photo } from './photo.ts';
import { playerDesk } from './player-desk.ts';
import { deskList } from './poker-desk.ts';
import { preferences } from './preferences.ts';
import { tableStatus, waitingItem } from './table-status.ts';
import { tournament, tournamentGame, tournamentShown } from './tournament.ts';

const text = z.string().max(400);
const name = z.string().max(60);
/** A game with its limit, as posted. */
const gameLabel = z.string().max(80);
const millis = z.number().int().min(0);
/** Milliseconds since 1970, host clock. */
const instant = z.number().int().min(0);
/** SHA-256, or 32 bytes drawn at random, as hexadecimal digits. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits');

/** A countdown as it stood when the view was sent; the screen counts down by itself from there. */
export const countdown = z.strictObject({ leftMs: millis, totalMs: millis });

/** One of the ten places at the table, as anyone may see it. */
export const place = z.strictObject({
  seat,
  /** Null when nobody sits there. A first name or handle, never an account number. */
  player: name.nullable(),
  stack: cents,
  status: z.enum(['open', 'reserved', 'playing', 'waiting', 'sitting-out', 'away', 'leaving']),
  /** Why the seat was not dealt in, for people: `waits for the big blind`, `in the lobby, 12 minutes left`. */
  note: text.nullable(),
  /** The station's screen answers; its reader works. */
  connected: z.boolean(),
  reader: z.enum(['ok', 'lost', 'none']),
  bot: z.boolean(),
});

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
  /** Its number in the house. Absent: it is the only one. */
  number: z.int().min(1).exactOptional(),
  /** Play money: marked as such on every screen. */
  demo: z.boolean(),
  state: z.enum(['closed', 'opening', 'idle', 'between hands', 'hand', 'settling']),
  /** Set while the floor has stopped play, with the reason given. */
  stopped: text.nullable(),
  /** Nothing is dealt until the house has decided this: which jackpot was hit, with which hands. Absent: nothing is waited for. */
  held: text.exactOptional(),
  /** Set while a fault keeps the table from dealing. */
  fault: text.nullable(),
  /** The floor closes the table after this hand, and why; `closed` once nobody sits here any more. Absent: it is open. */
  closing: z.strictObject({ reason: text, closed: z.boolean() }).exactOptional(),
  /**
   * The hand that was voided last, why, and what went back to whom of those who sit here still; until the next is dealt.
   */
  voided: z
    .strictObject({
      hand: z.number().int().min(1),
      reason: text,
      back: z.array(z.strictObject({ seat, amount: cents })).max(10),
    })
    .nullable(),
  /** Number of the running hand, or of the last one. 0 before the first. */
  handNumber: z.number().int().min(0),
  button: seat.nullable(),
  places: z.array(place).length(10),
  /** The running hand or, until the next one starts, the last; as this viewer may see it. */
  hand: handView.nullable(),
  /** Time left for the seats whose turn it is. */
  clock: countdown.nullable(),
  /** The game that comes, with its buy-in, when, and the time for the last answers (LR28a); null when the game stays. */
  change: z.strictObject({ game: gameLabel, buyIn: text, when: text, clock: countdown.nullable() }).nullable(),
  /** What each player pays by time, some minutes before it falls due; null before that, and where nothing is. */
  collection: z
    .strictObject({ amount: cents, minutes: z.number().int().min(1), per: z.literal('down').exactOptional() })
    .nullable(),
  /** Posted for players: fees, limits, buy-in, each one line. */
  posted: z.array(text),
  /** The tournament that is played here: stacks, bets and pots are then chips, not money. Absent: a game for money. */
  tournament: tournamentShown.exactOptional(),
  /** The keys for bets as the house has them: before the flop so many big blinds, later shares of the pot. Absent: the usual ones. */
  betSizes: betSizes.exactOptional(),
  /**
   * The deck of the next hand, sealed, while stations cut it: what they have committed to, and whose number is open.
   * Absent while none is cut.
   */
  cut: z
    .strictObject({
      seal: digest,
      commits: z.array(z.strictObject({ seat, commit: digest })).max(10),
      opened: z.array(seat).max(10),
    })
    .exactOptional(),
  /**
   * The hand on show is over, and its highest bettors still turn up cards: how many of each hand lie open, and for how long
   * the others stay face down at most. Absent: all lie open.
   */
  squeeze: z
    .strictObject({
      leftMs: millis,
      hands: z.array(z.strictObject({ zone: z.string().max(40), seat, open: z.int().min(0).max(20) })).max(4),
    })
    .exactOptional(),
  /** Fingerprint of the sealed deck of the hand on show; lets a receipt prove that the cards were fixed beforehand. */
  seal: z.string().max(64).nullable(),
});

/** What a player has said about coming along to another game, and whether it can still be done. */
const along = z.enum(['comes', 'stays out', 'short', 'no answer']);

/** What a station is doing with the person in front of it. */
const stationPhase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('closed'), message: text }),
  z.strictObject({
    name: z.literal('vacant'),
    /** A card opens its player's own page here, too: lists, tournaments, statement. Absent: the table has no house. */
    desk: z.literal(true).exactOptional(),
    /** For whom a seat of this table is kept, as the wall shows it, too. Absent: for nobody. */
    kept: z
      .array(z.strictObject({ name: z.string().max(40), until: instant }))
      .max(10)
      .exactOptional(),
  }),
  z.strictObject({
    name: z.literal('pin'),
    person: name,
    triesLeft: z.number().int().min(0),
    /** What the card may open here besides a seat, or instead of one. Absent: a seat alone. */
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
    /** Minimum and maximum that may be put on the table now, and why the minimum is what it is, for people. */
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
    /** As things stand, they are dealt into the next hand. */
    dealtInNext: z.boolean(),
    /** Their call for the floor, and whether a floorman is on the way; null when they have none open. */
    floorCall: z.enum(['called', 'on the way']).nullable(),
    /** How the player wants to come in when a blind is owed, and what stands in the way now. */
    entry: z.enum(['post', 'wait']),
    mayPost: z.boolean(),
    waitingFor: text.nullable(),
    /** What they may choose for all hands to come; `enters`: by choosing it they would come in at once. */
    choices: z.array(z.strictObject({ id: z.string().max(40), label: text, on: z.boolean(), enters: z.boolean() })),
    /**
     * Chips that may be added between hands, and what brings the stack up to the usual buy-in; null when none may (V-NL1, LR17).
     * `pending` comes in after the hand.
     */
    topUp: z.strictObject({ min: cents, max: cents, step: cents.min(1), usual: cents.exactOptional() }).nullable(),
    pending: cents,
    /** Stacks that may be kept by chips added between hands. Absent: chips are added by nobody but the player. */
    keepAt: z.strictObject({ min: cents, max: cents, step: cents.min(1) }).exactOptional(),
    /** Time left of a break (LR16), and whether one may be taken now. */
    away: countdown.nullable(),
    mayBreak: z.boolean(),
    /** Open seats one may ask to move to, and the seat asked for. */
    moves: z.array(seat),
    moveTo: seat.nullable(),
    /** Owed for half hours that have ended: taken after the hand, or as soon as the chips are there. */
    owes: cents,
    /** The question whether the player comes along to the game that comes; null when there is none. */
    gameChange: z
      .strictObject({
        id: z.number().int().min(0),
        answer: along,
        /** The minimum on the table there, and what that takes from the card now. */
        min: cents,
        add: cents,
        cannot: text.nullable(),
        /** What becomes of who does not come. */
        otherwise: text,
      })
      .nullable(),
  }),
]);

/** How loud the house has this screen, percent of what its sounds were made with; each player may have it softer. */
const loudness = z.int().min(0).max(100);

export const notice = z.strictObject({ level: z.enum(['info', 'warning', 'error']), text });

export const stationView = z.strictObject({
  screen: z.literal('station'),
  station: seat,
  loudness: loudness.exactOptional(),
  /** What the station speaks now: its player's choice, or the house's. Absent: English. */
  language: language.exactOptional(),
  table: tableView,
  phase: stationPhase,
  notice: notice.nullable(),
  /** A seat that is kept for whoever is here. Absent: none is, or nobody has said who they are. */
  called: z.strictObject({ table: z.int().min(1), label: z.string().max(80), until: instant }).exactOptional(),
  /** What they have entered that is full and begins as soon as something is over. Absent: nothing, or nobody has said who they are. */
  registered: z
    .array(z.strictObject({ name: z.string().max(60), waitingFor: z.string().max(400) }))
    .max(10)
    .exactOptional(),
  /** How whoever is here likes their station. Absent: nobody has said who they are. */
  preferences: preferences.exactOptional(),
  /**
   * The touch screen is being calibrated: the target to touch, in thousandths of the screen from the upper left, or how it
   * ended, with the error in thousandths.
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
  /** What the station has committed to for the next deck. Absent: nothing. */
  committed: digest.exactOptional(),
});

/** How the house has its centre display. */
export const look = z.strictObject({
  /** `both`: what lies before the seats along the top is turned towards them, for a display that lies in the table. */
  facing: z.enum(['one-way', 'both']),
  /** How fast cards and chips move there. `off`: what has happened is shown at once. */
  pace: z.enum(['off', 'quick', 'normal', 'calm']),
  /** Where the house has put docs/verify.html, which checks receipts; the code of the seal leads there. Null: nowhere. */
  verifier: z
    .string()
    .max(120)
    .regex(/^https:\/\/[!-~]+$/, 'the address of a page, such as https://example.com/verify.html')
    .nullable(),
});

/** What the centre display tells beside the running hand. */
const beside = z.strictObject({
  /** What lies in all jackpots of the house together; null where there is none. */
  jackpot: cents.nullable(),
  /** How many wait on the house's list for the game of this table. Absent: it has none. */
  waiting: z.int().min(0).exactOptional(),
  /** Each that is played for here, with what wins it. Absent: a table by itself says what there is together. */
  jackpots: z
    .array(z.strictObject({ name, amount: cents, mustHitBy: cents.nullable(), wins: text }))
    .max(8)
    .exactOptional(),
  /** The hand before: cards that everybody has seen, and who won what. Null before the second. */
  before: z
    .strictObject({
      hand: z.number().int().min(1),
      zones: z.array(z.strictObject({ label: z.string().max(40), cards: z.array(z.string().max(4)).max(20) })).max(8),
      wins: z.array(z.strictObject({ who: name, amount: cents })).max(10),
    })
    .nullable(),
});

export const centerView = z.strictObject({
  screen: z.literal('center-display'),
  language: language.exactOptional(),
  loudness: loudness.exactOptional(),
  table: tableView,
  look: look.exactOptional(),
  beside: beside.exactOptional(),
});

/** A line of the floor's log. */
export const logEntry = z.strictObject({
  id: z.number().int(),
  at: instant,
  level: z.enum(['info', 'warning', 'error']),
  code: z.string().max(40),
  text,
  seat: seat.nullable(),
  /** Who did it, when a person did. */
  by: name.nullable(),
});

/** Something only a floorman or board person may grant. */
export const request = z.strictObject({
  id: z.string().max(40),
  kind: z.enum(['entry', 'move']),
  seat,
  to: seat.nullable(),
  person: name,
  account: z.string().max(20),
  balance: cents,
  since: instant,
  /** What the floor should know first: `left with $340 twenty minutes ago`, `related to seat 4`. */
  remarks: z.array(text),
  /** An entry into a game that asks less of who comes from a broken game, or is forced to move. Absent: it does not. */
  transfers: z.literal(true).exactOptional(),
});

export const staffMember = z.strictObject({
  id: z.string().max(40),
  name,
  role: z.enum(['floor', 'board', 'cage', 'auditor', 'technician']),
});

export const accountStatus = z.enum(['active', 'locked', 'lost', 'held', 'excluded', 'barred', 'closed']);

/** Who somebody is by the document that was shown (LR1). Dates are `2001-12-31`. */
export const identity = z.strictObject({
  name,
  /** What the table calls them, where they have said so. */
  handle: z.string().max(20).exactOptional(),
  born: z.string().max(10),
  /** Full years today. */
  age: z.number().int(),
  idType: z.string().max(30),
  idNumber: z.string().max(30),
  idExpires: z.string().max(10),
  expired: z.boolean(),
  status: accountStatus,
  /** Why barred and until when, until when excluded, or why the card is lost. */
  note: text.nullable(),
});

/** Somebody of common interest (LR20), and the seat they have now. */
export const relation = z.strictObject({
  account: z.string().max(20),
  person: name,
  seat: seat.nullable(),
  /** The house keeps them apart: they may not sit at the same table. Absent: a relation, who may not sit beside them. */
  apart: z.literal(true).exactOptional(),
});

export const device = z.strictObject({
  id: z.string().max(120),
  station: z.string().max(20),
  kind: z.string().max(20),
  state: z.enum(['ok', 'lost']),
  detail: text,
  /** Of a touch controller: the station whose screen it is, which is being calibrated or not. */
  touch: z.strictObject({ seat, calibrating: z.boolean() }).exactOptional(),
});

/** A list of the poker desk; for each table with a seat to give, who is the next to be called or has to move there. */
const deskListShown = deskList.extend({
  /** Who plays the game of the list, and at which of its tables. */
  players: z.array(z.strictObject({ account: z.string().max(20), name, table: z.int().min(1) })).max(600),
  seats: z.array(
    z.strictObject({
      table: z.int().min(1),
      /** Null while the table cannot be reached. */
      left: z.int().nullable(),
      next: z.int().min(1).nullable(),
      mover: z.strictObject({ account: z.string().max(20), name, from: z.int().min(1) }).nullable(),
    }),
  ),
});
export type DeskListShown = z.infer<typeof deskListShown>;

export const floorView = z.strictObject({
  screen: z.literal('floor-console'),
  language: language.exactOptional(),
  table: tableView,
  /** Null when nobody has signed in and signing in is needed. */
  staff: staffMember.nullable(),
  /** Whose staff card was swiped here a moment ago: their PIN is all that is missing. */
  presented: staffMember.nullable(),
  /** Why a card swiped here was not a staff card. */
  notice: notice.nullable(),
  /** What waits for the floor, the worst and oldest first. Absent from a table of a version that did not tell it. */
  waiting: z.array(waitingItem).max(60).exactOptional(),
  requests: z.array(request),
  /** Players who call the floor, longest waiting first; `onTheWay` names who goes there. */
  /** Members of staff whose sign-in is locked after wrong PINs. */
  locked: z.array(staffMember).max(20),
  calls: z.array(z.strictObject({ seat, person: name, since: instant, onTheWay: name.nullable() })).max(10),
  /** Entry without asking each time; the floorman may switch it off. */
  standingApproval: z.boolean(),
  /** What each occupied seat may be subject to, beyond what the table view says. */
  seats: z.array(
    z.strictObject({
      seat,
      account: z.string().max(20),
      balance: cents,
      boughtIn: cents,
      mayFoul: z.boolean(),
      /** Since when the player is out of the game: on a break, sitting out, out of chips (LR16). */
      awaySince: instant.nullable(),
      overdue: z.boolean(),
      related: z.array(relation),
      /** Null when no other game comes. */
      along: along.nullable(),
    }),
  ),
  /** Seats whose players are new, and may be said to have been moved here by the house. Absent: none. */
  mayBeMoved: z.array(seat).max(10).exactOptional(),
  /** Related players who sit side by side: one of them has to move (LR20). */
  neighbors: z.array(z.strictObject({ seats: z.array(seat).length(2), players: z.array(name).length(2) })),
  mayVoid: z.boolean(),
  /** Hands that have hit a jackpot of the house, at whatever table, until two people have decided them. Absent: none. */
  hits: z
    .array(
      z.strictObject({
        ...{ number: z.int().min(1), name, table: z.int().min(1), hand: z.int().min(1), amount: cents, text },
        shares: z
          .array(z.strictObject({ who: name, part: z.enum(['loser', 'winner', 'table']), amount: cents }))
          .max(10),
        at: instant,
      }),
    )
    .max(20)
    .exactOptional(),
  /** `made`: at a console of this table, by whom and when; absent for one of its files. */
  profiles: z.array(
    z.strictObject({
      id: name,
      label: gameLabel,
      current: z.boolean(),
      made: z.strictObject({ by: name, at: instant }).exactOptional(),
    }),
  ),
  /** The games that a profile may be made of. */
  games: z.array(z.strictObject({ id: name, name: gameLabel })).exactOptional(),
  /** The profile that takes over when the running hand is done. */
  nextProfile: name.nullable(),
  devices: z.array(device),
  /** Newest first. */
  log: z.array(logEntry).max(200),
  /** The tournaments of the house beside the table, for their director. Absent: the house is elsewhere. */
  tournaments: z.array(tournament).max(60).exactOptional(),
  /** The games that one may be announced in. */
  tournamentGames: z.array(tournamentGame).max(20).exactOptional(),
  /** The lists of the poker desk of the house beside the table. Absent: the house is elsewhere. */
  desk: z.array(deskListShown).exactOptional(),
});

export const cageView = z.strictObject({
  screen: z.literal('cage'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  staff: staffMember.nullable(),
  /** Whose staff card was swiped here a moment ago. */
  presented: staffMember.nullable(),
  /** The account last swiped or looked up here. */
  account: z
    .strictObject({
      account: z.string().max(20),
      person: name,
      balance: cents,
      /** Chips on the table now; they cannot be paid out before the player leaves the game (LR3). */
      onTable: cents,
      /** What the cashier may pay out of it now without a second signature. */
      payableAlone: cents,
      status: accountStatus,
      note: text.nullable(),
      card: z.string().max(40),
      identity,
      related: z.array(relation),
      /** Why the account is held; missing when it is not. */
      held: text.exactOptional(),
      /** The table of the house at which they sit, or to which their chips are on the way. */
      table: z.number().int().min(1).exactOptional(),
      onTheWay: cents.exactOptional(),
      /** Their photo, JPEG in base64; null where none is kept. Missing where nobody keeps one. */
      photo: photo.nullable().exactOptional(),
      /** When they acknowledged the terms of the house; null when they have not. Missing where nobody asks. */
      terms: instant.nullable().exactOptional(),
      /** Since when the account is dormant: nothing is done with it before it is woken. Missing when it is not. */
      dormantSince: instant.exactOptional(),
      /** Limits that they have set themselves; null for none. Missing where nobody keeps any. */
      limits: playerLimits.nullable().exactOptional(),
      /**
       * Cash over the counter in this gaming day, each way; above `reportedAbove` a report is due. Whether its facts of the person are
       * known, and whether a transaction waits for them. Missing where no reports are made.
       */
      cash: z
        .strictObject({ in: cents, out: cents, reportedAbove: cents, facts: z.boolean(), waits: z.boolean() })
        .exactOptional(),
    })
    .nullable(),
  /** Descriptions of people who are barred under no name: the cashier compares whoever asks for a card (LR34). */
  described: z.array(text).max(100),
  notice: notice.nullable(),
  /** Cash that should be in the drawer. */
  drawer: cents,
  /** The number of this cage in its house. Missing at a table that keeps its own people. */
  cage: z.number().int().min(1).exactOptional(),
  /** When the gaming day began that runs now: the day of which a report is asked for first. Missing where there is none. */
  dayFrom: instant.exactOptional(),
  /** The shift that is open here; null when none is. Missing where there are no shifts. */
  shift: z
    .strictObject({ shift: z.number().int().min(1), openedAt: instant, openedBy: name })
    .nullable()
    .exactOptional(),
  /** Chips that are off a card and on their way to a table, longest first. */
  way: z
    .array(
      z.strictObject({
        table: z.number().int().min(1),
        account: z.string().max(20),
        person: name,
        amount: cents,
        since: instant,
      }),
    )
    .max(100)
    .exactOptional(),
  /** What lies in each jackpot, for those whose share it is. */
  jackpots: z.array(z.strictObject({ account: z.string().max(80), balance: cents })).max(20),
});

/** The page that lists every screen, and in a demo house the tray of cards to swipe. */
export const lobbyView = z.strictObject({
  screen: z.literal('lobby'),
  language: language.exactOptional(),
  demo: z.boolean(),
  table: name,
  house: name,
  /** How many wait on the house's list for the game of this table. Absent: it has none. */
  waiting: z.int().min(0).exactOptional(),
  screens: z.array(
    z.strictObject({
      label: name,
      page: z.enum(['station', 'center-display', 'floor-console', 'cage', 'board']),
      /** Opens the screen once, in a demo house; null where the start page opens none. */
      link: z.string().max(300).nullable(),
      seat: seat.nullable(),
      /** `swiped`: somebody's card was swiped there, and no chips are bought yet. Null for a screen that is no seat. */
      state: z.enum(['free', 'swiped', 'taken']).nullable(),
      who: name.nullable(),
      bot: z.boolean(),
    }),
  ),
  tray: z.array(
    z.strictObject({
      account: z.string().max(20),
      person: name,
      balance: cents,
      /** Play-money PIN, printed on the card of a demo house only; empty when only the owner knows it. */
      pin: z.string().max(12),
      /** Where its owner plays, or has swiped it; `sits` tells the one from the other. */
      seat: seat.nullable(),
      sits: z.boolean(),
    }),
  ),
});

/** A table of a house as the house knows it: `status` is what it told last, null as long as it has told nothing. */
export const tableOfHouse = z.strictObject({
  number: z.int().min(1),
  name,
  /** Its line to the house is up. */
  up: z.boolean(),
  status: tableStatus.nullable(),
});

/** The console of a floorman over all tables of a house. */
export const tablesView = z.strictObject({
  screen: z.literal('tables'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  staff: staffMember.nullable(),
  /** Whose staff card was swiped at the console within the last minute. Absent: at none that has a reader. */
  presented: staffMember.nullable().exactOptional(),
  notice: notice.nullable(),
  /** What opens a line to a table, for as long as this sign-in lasts; null when nobody has signed in. */
  ticket: z.string().max(64).nullable(),
  tables: z.array(tableOfHouse).max(999),
  /**
   * What waits in the house itself, at no table of its own: hits, locked sign-ins, tournaments. `table`: one at which it can be seen
   * to; null where that is not done at a table, or none can be reached.
   */
  waiting: z.array(waitingItem.extend({ table: z.int().min(1).nullable() })).max(200),
  /** Tournaments that are not over, and the newest that are. */
  tournaments: z.array(tournament).max(60),
  /** The games that one may be announced in. */
  tournamentGames: z.array(tournamentGame).max(20).exactOptional(),
  desk: z.array(deskListShown),
});

/** The page on the wall: which games are spread where, and where a seat is open. No account and no stack is in it. */
export const boardView = z.strictObject({
  screen: z.literal('board'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  tables: z
    .array(
      z.strictObject({
        number: z.int().min(1),
        name,
        up: z.boolean(),
        /** Null while the table has told nothing. */
        game: gameLabel.nullable(),
        nextGame: gameLabel.nullable(),
        /** Seats by their number: taken, kept for somebody who is coming in, or open. */
        seats: z.array(z.enum(['taken', 'reserved', 'open'])).max(10),
        /** It deals: neither stopped nor at fault. */
        dealing: z.boolean(),
      }),
    )
    .max(999),
  /** The lists of the poker desk, each in the order in which its names are called. */
  lists: z
    .array(
      z.strictObject({
        id: z.string().max(40),
        label: gameLabel,
        names: z
          .array(
            z.strictObject({
              id: z.int().min(1),
              name,
              state: z.enum(['interest', 'waiting', 'called']),
              /** Where they are called, and until when, host clock. */
              call: z.strictObject({ table: z.int().min(1), until: instant }).nullable(),
            }),
          )
          .max(300),
      }),
    )
    .max(60),
});

/** The clock of the tournaments of a house, on a wall. */
export const clockView = z.strictObject({
  screen: z.literal('clock'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  tournaments: z.array(tournamentShown).max(60),
});

export const view = z.discriminatedUnion('screen', [
  stationView,
  centerView,
  floorView,
  cageView,
  lobbyView,
  tablesView,
  boardView,
  clockView,
]);

export type Countdown = z.infer<typeof countdown>;
export type Place = z.infer<typeof place>;
export type TableView = z.infer<typeof tableView>;
export type StationPhase = z.infer<typeof stationPhase>;
export type StationView = z.infer<typeof stationView>;
export type CenterView = z.infer<typeof centerView>;
export type CenterLook = z.infer<typeof look>;
export type Beside = z.infer<typeof beside>;
export type FloorView = z.infer<typeof floorView>;
export type CageView = z.infer<typeof cageView>;
export type LobbyView = z.infer<typeof lobbyView>;
export type TableOfHouse = z.infer<typeof tableOfHouse>;
export type TablesView = z.infer<typeof tablesView>;
export type BoardView = z.infer<typeof boardView>;
export type ClockView = z.infer<typeof clockView>;
export type Notice = z.infer<typeof notice>;
export type LogEntry = z.infer<typeof logEntry>;
export type FloorRequest = z.infer<typeof request>;
export type StaffMember = z.infer<typeof staffMember>;
export type Identity = z.infer<typeof identity>;
export type Relation = z.infer<typeof relation>;
export type Device = z.infer<typeof device>;
export type View = z.infer<typeof view>;
