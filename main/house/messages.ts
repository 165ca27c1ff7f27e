/**
 * What a house and its tables tell each other. A **message** tells of what has happened and is kept until the other side
 * has acknowledged it: nothing of it may be lost or done twice. A **request** asks, and whoever gets no answer asks
 * again under the same key. Both sides read with these schemas.
 */
import { z } from 'zod';
import { jackpotQualifier } from '../../games/jackpot.ts';
import { limitKind, limitValue, playerLimits } from '../../protocol/limits.ts';
import { barredPerson } from '../../protocol/messages.ts';
import { ownStatement, playerAct, playerDesk } from '../../protocol/player-desk.ts';
import { tableStatus } from '../../protocol/table-status.ts';
import { chips } from '../../protocol/tournament.ts';
import { MOST } from '../ledger/ledger.ts';
import { tournamentOrder } from '../table/tournament-orders.ts';

const cents = z.int().min(1).max(MOST);
const instant = z.int().min(0);
const account = z.string().regex(/^\d{6,19}$/, 'an account number');
const key = z.string().min(1).max(200);
const staffId = z.string().min(1).max(40);
const reason = z.string().min(3).max(400);

/** Preferences as one side has them; the other reads what it knows of them (`readPreferences`). */
const kept = z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean(), z.null()]));

/** The longest a frame may be: a person with all relations, or the whole view of a console in a frame of the table's. */
export const MAX_FRAME_BYTES = 1024 * 1024;

// ------------------------------------------------------------------------------------------------ from the table

/** Chips that were reserved are in front of a seat; `amount` may be less than was reserved, the rest goes back to the card. */
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
 * Chips of a seat that go to the card. `leaves`: the player has given up the seat, of the game `profile`, perhaps with
 * nothing. `slip` is what the station has printed.
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

/** Chips of a pot that nobody has won, for the card of one who has left the table. */
const givenBack = z.strictObject({ kind: z.literal('given back'), key, account, amount: cents, at: instant });

/** What the table has taken for the house and its jackpots, and what it has played: of hands without a fee nothing but that. */
const dropped = z.strictObject({
  kind: z.literal('drop'),
  key,
  shares: z
    .array(z.strictObject({ account: z.string().regex(/^(collection|jackpot):[^\s:].{0,59}$/), amount: cents }))
    .max(50),
  /** Of what was played since the last of these: hands settled and fees, by profile. Absent from a table of before that. */
  games: z
    .array(z.strictObject({ game: z.string().max(100), hands: z.int().min(0), fees: z.int() }))
    .max(60)
    .exactOptional(),
  /** The newest transfer of the table's ledger that is told of with it. Absent from a table of before that. */
  through: z.int().min(0).exactOptional(),
  at: instant,
});

const tournament = z.int().min(1);
const entry = z.int().min(1);

/** A hand of a tournament: what each entry had before it and has after it, in chips. Who has none is out. */
const tournamentHand = z.strictObject({
  kind: z.literal('tournament hand'),
  key,
  tournament,
  stacks: z
    .array(z.strictObject({ entry, before: chips, after: chips }))
    .min(2)
    .max(10),
  /** Who has the big blind next, as far as that can be told. */
  nextBig: entry.nullable(),
  /** Of hand for hand: the round that it was. */
  round: z.int().min(1).exactOptional(),
  at: instant,
});

/** No hand is played here any more, and none is dealt until the house says that the first of hand for hand may be. */
const tournamentReady = z.strictObject({ kind: z.literal('tournament ready'), key, tournament, at: instant });

/** An entry has left its seat, as the house has asked, with so many chips. */
const tournamentLifted = z.strictObject({
  kind: z.literal('tournament lifted'),
  key,
  tournament,
  entry,
  chips,
  at: instant,
});

const seatNumber = z.int().min(1).max(10);

/** A hand has hit a jackpot of the house. Nothing more is dealt there until the house has decided it, unless it waits for a better one. */
export const hitMessage = z.strictObject({
  kind: z.literal('hit'),
  key,
  jackpot: z.string().max(40),
  hand: z.int().min(1),
  game: z.string().max(60),
  /** Everybody dealt in, clockwise from the left of the button. */
  players: z
    .array(z.strictObject({ seat: seatNumber, account }))
    .min(2)
    .max(10),
  lost: z.array(seatNumber).max(10),
  won: z.array(seatNumber).min(1).max(10),
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

/** What a table has to know of somebody who stands or sits there. */
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
  /** The gravest that applies to this person, by whichever of their accounts. */
  status: z.enum(['active', 'locked', 'lost', 'held', 'excluded', 'barred', 'closed']),
  note: z.string().nullable(),
  barredUntil: instant.nullable(),
  triesLeft: z.int().min(0),
  related: z.array(account),
  /** What the card holds, less what is on its way to a table. */
  balance: z.int().min(0),
  /** What they have left games with within the hour, at whatever table (LR19b). */
  exits: z.array(z.strictObject({ profile: z.string(), stack: z.int().min(0), at: instant })),
  /** The table at which they sit or to which their chips are on the way; null when there is none. */
  seatedAt: z.int().min(1).nullable(),
  /** Limits that they have set themselves. Absent: none, or a house of before those. */
  limits: playerLimits.exactOptional(),
});
export type Guest = z.infer<typeof guest>;

/** Chips for a table: they are off the card and the table's to seat or to decline. */
const reserved = z.strictObject({
  kind: z.literal('reserved'),
  key,
  account,
  amount: cents,
  enters: z.boolean(),
  at: instant,
});

/** Somebody who sits there is not as they were: barred, related to somebody, with another card. */
const changed = z.strictObject({ kind: z.literal('guest'), guest, at: instant });

const partOfShare = z.enum(['loser', 'winner', 'table']);

/** What has become of a hit that the table has told: told to a table that knows of hits alone. */
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

// ------------------------------------------------------------------------------------------------------ requests

export const request = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('card'), card: z.string().max(40) }),
  z.strictObject({ ask: z.literal('guest'), account }),
  z.strictObject({ ask: z.literal('pin'), account, pin: z.string().max(8) }),
  z.strictObject({ ask: z.literal('reserve'), key, account, amount: cents, enters: z.boolean() }),
  z.strictObject({ ask: z.literal('sign in'), id: staffId, pin: z.string().max(8) }),
  z.strictObject({
    ask: z.literal('bar'),
    key,
    account,
    reason,
    until: instant.nullable(),
    by: staffId,
  }),
  z.strictObject({
    ask: z.literal('lift bar'),
    key,
    account,
    reason,
    by: staffId,
    /** Two people lift a bar for good. */
    second: staffId.exactOptional(),
  }),
  z.strictObject({ ask: z.literal('bars') }),
  z.strictObject({ ask: z.literal('namesakes'), name: z.string().max(60), born: z.iso.date().nullable() }),
  z.strictObject({
    ask: z.literal('bar person'),
    key,
    name: z.string().max(60).nullable(),
    born: z.iso.date().nullable(),
    description: z.string().max(200).nullable(),
    reason,
    until: instant.nullable(),
    by: staffId,
  }),
  z.strictObject({
    ask: z.literal('lift person bar'),
    key,
    bar: z.int().min(1),
    reason,
    by: staffId,
    second: staffId.exactOptional(),
  }),
  z.strictObject({ ask: z.literal('relate'), key, account, other: account, reason, by: staffId }),
  z.strictObject({ ask: z.literal('unrelate'), key, account, other: account, reason, by: staffId }),
  /** Two players may not sit at the same table, or may again. */
  z.strictObject({ ask: z.literal('keep apart'), key, account, other: account, reason, by: staffId }),
  z.strictObject({ ask: z.literal('end apart'), key, account, other: account, reason, by: staffId }),
  z.strictObject({ ask: z.literal('unlock staff'), key, id: staffId, by: staffId }),
  /** How a player likes their station: asked when they come, told whole when it has changed. */
  z.strictObject({ ask: z.literal('preferences'), account }),
  z.strictObject({ ask: z.literal('prefer'), account, preferences: kept }),
  /** The player sets a limit at a station, in cents or ms; null for none. */
  z.strictObject({ ask: z.literal('set limit'), key, account, kind: limitKind, limit: limitValue }),
  /** Two people pay a hit of a jackpot, or say that it was none. */
  z.strictObject({
    ask: z.literal('decide hit'),
    key,
    hit: z.int().min(1),
    pays: z.boolean(),
    reason,
    by: staffId,
    second: staffId,
  }),
  /** Lists, tournaments and a statement for a player whose PIN was right at an idle station, and what they do there. */
  z.strictObject({ ask: z.literal('player desk'), account }),
  z.strictObject({ ask: z.literal('player act'), key, account, act: playerAct }),
  z.strictObject({ ask: z.literal('own statement'), account, day: z.iso.date().nullable() }),
]);
export type HouseRequest = z.infer<typeof request>;

export const staffMember = z.strictObject({
  id: staffId,
  name: z.string(),
  role: z.enum(['floor', 'board', 'cage', 'auditor', 'technician']),
});

/** Somebody who works in the house, as a table has to know them at once; what decides, a PIN, the house is always asked for. */
export const knownStaff = z.object({
  member: staffMember,
  /** The number of their staff card; null for who has none. */
  card: z.string().nullable(),
  /** Until then their sign-in is locked; null when it is not. */
  lockedUntil: instant.nullable(),
});
export type KnownStaff = z.infer<typeof knownStaff>;

/** A jackpot that is played for at the tables and games it names, and what lies in it. */
export const postedJackpot = z.object({
  qualifier: jackpotQualifier,
  games: z.array(z.string().max(60)).max(60),
  tables: z.array(z.int().min(1)).max(500).nullable(),
  balance: z.int().min(0).max(MOST),
  mustHitBy: z.int().min(0).nullable(),
  bestOfMinutes: z.int().min(1).nullable(),
  prize: z.int().min(0).nullable(),
});
export type PostedJackpot = z.infer<typeof postedJackpot>;

/** A hit that staff have to decide, at whatever table, with who would be paid what. */
export const openHit = z.object({
  number: z.int().min(1),
  jackpot: z.string().max(40),
  name: z.string().max(60),
  table: z.int().min(1),
  key,
  hand: z.int().min(1),
  amount: z.int().min(0).max(MOST),
  beaten: z.string().max(200).nullable(),
  best: z.string().max(200),
  shares: z.array(
    z.object({ account, part: partOfShare, amount: cents, seat: seatNumber, handle: z.string().max(60) }),
  ),
  at: instant,
});
export type OpenHit = z.infer<typeof openHit>;

/** A seat at a table that is kept for somebody of a list, as long as it is. */
export const openCall = z.object({
  account,
  name: z.string().max(40),
  table: z.int().min(1),
  label: z.string().max(80),
  until: instant,
});
export type OpenCall = z.infer<typeof openCall>;

/** Somebody who has entered a sit-n-go that is full and waits, and for what. */
export const registered = z.object({
  account,
  name: z.string().max(60),
  waitingFor: z.string().max(400),
});
export type Registered = z.infer<typeof registered>;

/** How many of those are told at once. */
export const MOST_REGISTERED = 500;

/** How many calls are told at once: each keeps a seat of a table. */
export const MOST_CALLS = 500;

/** How many jackpots a house plays for at a time, and how many hits it tells of at once: the oldest. */
export const MOST_JACKPOTS = 40;
export const MOST_HITS = 40;
/** How many accounts of jackpots are told. */
export const MOST_BALANCES = 200;

/**
 * What a house tells its tables of itself, whole, as often as it changes. A table keeps nothing of it, and no money hangs on it.
 * Fields of a later version are left out by whoever does not know them.
 */
export const houseFacts = z.object({
  staff: z.array(knownStaff).max(2000),
  jackpots: z.array(z.object({ account: z.string().max(80), balance: z.int().min(0).max(MOST) })).max(MOST_BALANCES),
  /** For each list of the poker desk its tables, and how many wait on it. A house of before that tells none. */
  lists: z
    .array(z.object({ tables: z.array(z.int().min(1)).max(50), waiting: z.int().min(0) }))
    .max(60)
    .default([]),
  /** What is played for, and the hits that wait to be decided. A house of before that says nothing of them. */
  posted: z.array(postedJackpot).max(MOST_JACKPOTS).default([]),
  hits: z.array(openHit).max(MOST_HITS).default([]),
  /** Who is called to which table. A house of before that tells nobody. */
  calls: z.array(openCall).max(MOST_CALLS).default([]),
  /** Who has entered what is full and waits. A house of before tells nobody. */
  registered: z.array(registered).max(MOST_REGISTERED).default([]),
  /** Who may not sit at one table. A house of before keeps nobody apart. */
  apart: z
    .array(z.object({ a: account, b: account }))
    .max(500)
    .default([]),
});
export type HouseFacts = z.infer<typeof houseFacts>;

export const pinCheck = z.discriminatedUnion('result', [
  z.strictObject({ result: z.literal('ok') }),
  z.strictObject({ result: z.literal('wrong'), triesLeft: z.int().min(0) }),
  z.strictObject({ result: z.literal('locked') }),
]);

/** What each request is answered with, where it is not refused. */
export const ANSWERS = {
  card: guest,
  guest,
  pin: pinCheck,
  reserve: z.null(),
  'sign in': staffMember,
  bar: z.null(),
  'lift bar': z.null(),
  bars: z.array(barredPerson).max(500),
  namesakes: z.array(z.strictObject({ account, person: z.string(), born: z.string() })).max(50),
  'bar person': z.int().min(1),
  'lift person bar': z.null(),
  relate: z.null(),
  unrelate: z.null(),
  'keep apart': z.null(),
  'end apart': z.null(),
  'unlock staff': z.null(),
  /** Null: the house has never been told any. */
  preferences: kept.nullable(),
  prefer: z.null(),
  'set limit': guest,
  'decide hit': z.null(),
  'player desk': playerDesk,
  'player act': z.null(),
  'own statement': ownStatement,
} as const satisfies Record<HouseRequest['ask'], z.ZodType>;
/** What changes nothing that the next request builds on, and takes its time: a PIN is hashed. */
export const APART: ReadonlySet<HouseRequest['ask']> = new Set(['pin', 'sign in']);

export type HouseAnswer<Ask extends HouseRequest['ask']> = z.infer<(typeof ANSWERS)[Ask]>;

// -------------------------------------------------------------------------------------------------------- frames

/** A message under its number in its direction, and the hash that binds it to the one before. */
const numbered = { number: z.int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/) };

/** One line of a console at the house to a table: the house numbers them. */
const screen = z.int().min(1);
const screenText = z.string().max(MAX_FRAME_BYTES / 2);

/** What a table sends. `received` is the number of the newest message of the house's that it has on disk. */
export const tableFrame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    table: z.int().min(1),
    token: z.string().max(128),
    kind: z.enum(['demo', 'money']),
    received: z.int().min(0),
    /** It tells its state, and serves consoles of the house. Absent: a table of before that. */
    follows: z.literal(true).exactOptional(),
    /** It wants the facts of the house. Absent: a table of before those. */
    hears: z.literal(true).exactOptional(),
    /** It can play a hand of a tournament. Absent: a table of before that. */
    tournaments: z.literal(true).exactOptional(),
    /** It can play one hand for hand. Absent: a table of before that. */
    rounds: z.literal(true).exactOptional(),
    /** It knows limits that players set themselves. Absent: a table of before those. */
    limits: z.literal(true).exactOptional(),
  }),
  z.strictObject({ t: z.literal('message'), ...numbered, message: tableMessage }),
  z.strictObject({ t: z.literal('received'), number: z.int().min(0) }),
  z.strictObject({ t: z.literal('request'), id: z.int().min(1), request }),
  /** How it stands there now; sent again whenever it has changed. */
  z.strictObject({ t: z.literal('status'), status: tableStatus }),
  /** A frame for a console at the house, or the end of that console's line. */
  z.strictObject({ t: z.literal('to screen'), screen, text: screenText }),
  z.strictObject({ t: z.literal('screen ended'), screen, why: z.string().max(120) }),
]);
export type TableFrame = z.infer<typeof tableFrame>;

export const houseFrame = z.discriminatedUnion('t', [
  /** `received` is the newest message of the table's that the house has applied. */
  z.strictObject({ t: z.literal('welcome'), house: z.string(), name: z.string(), received: z.int().min(0) }),
  z.strictObject({ t: z.literal('message'), number: z.int().min(1), message: houseMessage }),
  z.strictObject({ t: z.literal('received'), number: z.int().min(0) }),
  z.strictObject({ t: z.literal('facts'), facts: houseFacts }),
  z.strictObject({ t: z.literal('answer'), id: z.int().min(1), value: z.unknown() }),
  z.strictObject({ t: z.literal('refused'), id: z.int().min(1), code: z.string(), message: z.string() }),
  /** Somebody whose PIN the house has seen opens the floor console of the table, says something there, or goes. */
  z.strictObject({ t: z.literal('open screen'), screen, staff: staffMember, changes: z.boolean() }),
  z.strictObject({ t: z.literal('from screen'), screen, text: screenText }),
  z.strictObject({ t: z.literal('end screen'), screen }),
]);
export type HouseFrame = z.infer<typeof houseFrame>;
