/**
 * Everything that crosses between a screen and the host, used on both sides.
 *
 * A screen says hello with its token and is told who it is. From then on the host sends views, the first whole and, to a
 * screen that can read them, changes of it afterwards, and the screen sends intents. Each intent carries the `rev` of the view it was made on and an id made by the screen: made on an
 * older state of affairs, it is refused as stale; sent twice, it gets the first answer again and has no second effect.
 */
import { z } from 'zod';
import type { RuleText } from '../games/rule-text.ts';
import { cashAnswers, cashIntents } from './cash-report.ts';
import { change } from './change.ts';
import { listName, listPart, shownList } from './exclusion-list.ts';
import { cents, decision, handView, seat } from './hand.ts';
import { reportOver, shownReport } from './house-report.ts';
import { language } from './language.ts';
import { limitKind, limitValue, playerLimits } from './limits.ts';
import { photoPart } from './photo.ts';
import { ownStatement, playerAct, playerDesk } from './player-desk.ts';
import { playerPoints, pointsChange, pointsCount } from './points.ts';
import { deskAct } from './poker-desk.ts';
import { changedPreferences } from './preferences.ts';
import { profileChecked, profileDraft, profileForm } from './profiles.ts';
import { tournamentAct } from './tournament.ts';
import { digest, identity, view } from './views.ts';
import { dormantAccount, withheldEnd, withheldPrize } from './withheld.ts';

export const PROTOCOL = 1;

/** Longest frame the host accepts from a screen; no intent comes near it. */
export const MAX_INTENT_BYTES = 8 * 1024;

const text = z.string().trim().max(400);
const reason = z.string().trim().min(3, 'a reason of at least three letters').max(200);
/** What a PIN looks like; screens look before they send one. */
export const PIN = /^\d{4,8}$/;
const pin = z.string().regex(PIN, 'four to eight digits');
const account = z.string().regex(/^[0-9]{6,19}$/, 'an account number');
const amount = cents.min(1);

/** The second person who stands by an act: of another role than who asks, and signs with the own PIN (M2, A5). */
export const signature = z.strictObject({ second: z.string().max(40), pin });
export type Signature = z.infer<typeof signature>;

/** What a screen is. Its token decides; it cannot choose. */
export const role = z.discriminatedUnion('screen', [
  z.strictObject({ screen: z.literal('station'), station: seat }),
  z.strictObject({ screen: z.literal('center-display') }),
  z.strictObject({ screen: z.literal('floor-console') }),
  z.strictObject({ screen: z.literal('cage') }),
  z.strictObject({ screen: z.literal('lobby') }),
  /** Two screens of a house: the floor's console over all tables, and the page on the wall. */
  z.strictObject({ screen: z.literal('tables') }),
  z.strictObject({ screen: z.literal('board') }),
  /** The clock of the tournaments of a house, on a wall. */
  z.strictObject({ screen: z.literal('clock') }),
]);
export type Role = z.infer<typeof role>;

/** What a player's station may ask for. */
export const stationIntent = z.discriminatedUnion('do', [
  /** `to`: for a seat, or for their own page of lists, tournaments and statement. Absent: a seat. */
  z.strictObject({ do: z.literal('pin'), pin, to: z.enum(['seat', 'desk']).exactOptional() }),
  z.strictObject({ do: z.literal('cancel') }),
  /** On their own page: a list or a tournament; one gaming day of their account, the newest for null. */
  z.strictObject({ do: z.literal('player act'), act: playerAct }),
  z.strictObject({ do: z.literal('own statement'), day: z.iso.date().nullable() }),
  z.strictObject({ do: z.literal('buy in'), amount, entry: z.enum(['post', 'wait']).exactOptional() }),
  z.strictObject({ do: z.literal('top up'), amount }),
  z.strictObject({ do: z.literal('decide'), decision }),
  z.strictObject({ do: z.literal('sit out') }),
  z.strictObject({ do: z.literal('sit in') }),
  z.strictObject({ do: z.literal('entry'), entry: z.enum(['post', 'wait']) }),
  z.strictObject({ do: z.literal('choice'), choice: z.string().max(40), on: z.boolean() }),
  z.strictObject({ do: z.literal('break') }),
  /** Comes along to the game that `change` asks about, with at most so much from the card; or does not. */
  z.strictObject({ do: z.literal('come along'), change: z.int().min(0), most: cents }),
  z.strictObject({ do: z.literal('stay out'), change: z.int().min(0) }),
  z.strictObject({ do: z.literal('move'), to: seat.nullable() }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('stay') }),
  /** The player's time bank goes to the turn that runs. */
  z.strictObject({ do: z.literal('more time') }),
  z.strictObject({ do: z.literal('call floor') }),
  /** Turns up the first so many cards of a hand on which they bet most. */
  z.strictObject({ do: z.literal('turn'), zone: z.string().max(40), open: z.int().min(1).max(20) }),
  /**
   * Opens the number by which the station cuts the deck that is sealed now, and commits to the one for the next deck; the
   * screen does it by itself, no key does.
   */
  z.strictObject({ do: z.literal('cut'), commit: digest, number: digest.exactOptional() }),
  /** How the player likes their station from now on. */
  z.strictObject({ do: z.literal('prefer'), changed: changedPreferences }),
  /** What the station speaks from now on; chosen before the swipe, it is kept with the account of whoever sits down. */
  z.strictObject({ do: z.literal('language'), language }),
  z.strictObject({ do: z.literal('history') }),
  /** The limits that the player has set themselves; and one of them set, in cents or ms, null for none. */
  z.strictObject({ do: z.literal('limits') }),
  z.strictObject({ do: z.literal('limit'), kind: limitKind, limit: limitValue }),
  /** How the game on the table is played: no secret, and looking changes nothing. */
  z.strictObject({ do: z.literal('explain') }),
  /** What the bets of the game on the table come to in the long run. */
  z.strictObject({ do: z.literal('odds') }),
  /** Of one of their own hands. */
  z.strictObject({ do: z.literal('receipt'), hand: z.int().min(1) }),
]);
export type StationIntent = z.infer<typeof stationIntent>;

/** For how long somebody is barred: until the gaming day is over, or until staff lift the bar. */
export const barTerm = z.enum(['tonight', 'for good']);
export type BarTerm = z.infer<typeof barTerm>;

const personName = z.string().trim().min(2, 'two letters of the name').max(60);

/** What may be done about people, at the cage and at the floor console alike. */
const peopleIntents = [
  /** They may share a game, but not sit side by side (LR20). */
  z.strictObject({ do: z.literal('relate'), account, other: account, reason }),
  z.strictObject({ do: z.literal('unrelate'), account, other: account, reason }),
  /** They may not sit at the same table. */
  z.strictObject({ do: z.literal('keep apart'), account, other: account, reason }),
  z.strictObject({ do: z.literal('end apart'), account, other: account, reason }),
  z.strictObject({ do: z.literal('bar'), account, reason, term: barTerm }),
  /** A bar for good is lifted by two people. */
  z.strictObject({ do: z.literal('lift bar'), account, reason, signature: signature.exactOptional() }),
  /** Somebody without an account, by name, birth date and description as far as they are known (LR34). */
  z.strictObject({
    do: z.literal('bar person'),
    name: personName.nullable(),
    born: z.iso.date().nullable(),
    description: z.string().trim().min(3, 'a description of at least three letters').max(200).nullable(),
    reason,
    term: barTerm,
  }),
  z.strictObject({
    do: z.literal('lift person bar'),
    bar: z.int().min(1),
    reason,
    signature: signature.exactOptional(),
  }),
  z.strictObject({ do: z.literal('bars') }),
  /** The document and the birth date (LR1); who looks is in the log. */
  z.strictObject({ do: z.literal('identity'), account }),
] as const;
const peopleIntent = z.discriminatedUnion('do', peopleIntents);
export type PeopleIntent = z.infer<typeof peopleIntent>;

/** Somebody who is barred: with an account, or under the number of a bar. */
export const barredPerson = z.strictObject({
  bar: z.int().min(1).nullable(),
  account: account.nullable(),
  name: z.string().max(60).nullable(),
  /** `2001-12-31`. */
  born: z.string().max(10).nullable(),
  description: text.nullable(),
  reason: text,
  /** Ends by itself then, ms since 1970; null for good. */
  until: z.int().min(0).nullable(),
  at: z.int().min(0),
  by: z.string().max(60),
});
export type BarredPerson = z.infer<typeof barredPerson>;

/** What the floorman and the board person may do. Acts that change money or a hand need a reason. */
export const floorIntent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sign in'), staff: z.string().max(40), pin }),
  z.strictObject({ do: z.literal('sign out') }),
  /** The director of a tournament, where the house is beside the table. */
  z.strictObject({ do: z.literal('tournament'), act: tournamentAct }),
  /** The poker desk, where the house is beside the table. */
  z.strictObject({ do: z.literal('desk'), act: deskAct }),
  /** `transferred`: the player comes from a broken game, or was forced to move. */
  z.strictObject({
    do: z.literal('approve'),
    request: z.string().max(40),
    transferred: z.literal(true).exactOptional(),
  }),
  z.strictObject({ do: z.literal('deny'), request: z.string().max(40), reason }),
  z.strictObject({ do: z.literal('standing approval'), on: z.boolean() }),
  /** Of who comes in at the seat without having been asked about, or waits there for a first hand. */
  z.strictObject({ do: z.literal('moved by the house'), seat }),
  z.strictObject({ do: z.literal('stop'), reason }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('foul'), seat, reason }),
  z.strictObject({ do: z.literal('void'), reason, signature }),
  /** Two people pay a hand that has hit a jackpot of the house, or say that it has not. */
  z.strictObject({ do: z.literal('decide jackpot'), hit: z.int().min(1), pays: z.boolean(), reason, signature }),
  /** Signed while a fault stands, when nothing else moves chips. */
  z.strictObject({ do: z.literal('cash in'), seat, reason, signature: signature.exactOptional() }),
  z.strictObject({ do: z.literal('warn'), seat }),
  /** About a seat that calls the floor. */
  z.strictObject({ do: z.literal('on my way'), seat }),
  z.strictObject({ do: z.literal('call done'), seat }),
  z.strictObject({ do: z.literal('extend'), seat, reason }),
  /** More time for the decision that a seat owes in this hand. */
  z.strictObject({ do: z.literal('give time'), seat, seconds: z.union([z.literal(30), z.literal(60)]), reason }),
  /** To another seat of this table, as soon as no hand is played. */
  z.strictObject({ do: z.literal('reseat'), seat, to: seat, reason }),
  /** After the running hand; and open again. */
  z.strictObject({ do: z.literal('close table'), reason }),
  z.strictObject({ do: z.literal('open table') }),
  z.strictObject({ do: z.literal('profile'), profile: z.string().max(60) }),
  /** What may be filled in for a profile of a game of the house, and what is wrong with one that is. */
  z.strictObject({ do: z.literal('profile form'), game: z.string().max(60) }),
  z.strictObject({ do: z.literal('check profile'), draft: profileDraft }),
  /** From now on the table offers it; nothing is put on by that. */
  z.strictObject({ do: z.literal('make profile'), draft: profileDraft }),
  z.strictObject({ do: z.literal('remove profile'), profile: z.string().max(60), reason }),
  z.strictObject({ do: z.literal('clear fault'), reason, signature }),
  z.strictObject({ do: z.literal('close shift'), signature }),
  /** After too many wrong PINs, by somebody else. */
  z.strictObject({ do: z.literal('unlock staff'), staff: z.string().max(40) }),
  z.strictObject({ do: z.literal('recall'), hand: z.int().min(1) }),
  z.strictObject({ do: z.literal('meters') }),
  /** Shows the targets for the touch screen of a station where nobody sits, or takes them away. */
  z.strictObject({ do: z.literal('calibrate'), seat, on: z.boolean() }),
  ...peopleIntents,
]);
export type FloorIntent = z.infer<typeof floorIntent>;

/** A person as the cage takes them down; government ID seen, 21 or over (LR1). Dates are `2001-12-31`. */
export const person = z.strictObject({
  name: z.string().trim().min(2, 'the full name').max(60),
  /** What the table calls them; the first name when left empty. */
  handle: z.string().trim().max(20),
  born: z.iso.date(),
  idType: z.enum(['driver licence', 'passport', 'state id', 'military id']),
  idNumber: z.string().trim().min(3, 'the number of the document').max(30),
  idExpires: z.iso.date(),
});
export type Person = z.infer<typeof person>;

/** How long a self-exclusion may last. */
export const term = z.enum(['30 days', '6 months', '1 year', '5 years', 'for good']);
export type Term = z.infer<typeof term>;

/** What money over the counter is. */
export const nature = z.enum(['cash', 'chips', 'cheque']);

/** What the cashier may do. */
export const cageIntent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sign in'), staff: z.string().max(40), pin }),
  z.strictObject({ do: z.literal('sign out') }),
  /** Signed where the person is much like somebody who is barred or excluded. */
  z.strictObject({ do: z.literal('issue'), person, pin, signature: signature.exactOptional() }),
  z.strictObject({ do: z.literal('find'), account }),
  z.strictObject({ do: z.literal('search'), name: z.string().trim().min(2, 'two letters of the name').max(60) }),
  z.strictObject({ do: z.literal('done') }),
  z.strictObject({ do: z.literal('deposit'), account, amount, nature }),
  /** `pin` is the player's. Signed when it is more than the cashier may pay out alone. */
  z.strictObject({
    do: z.literal('withdraw'),
    account,
    amount,
    pin,
    nature,
    signature: signature.exactOptional(),
  }),
  /** `pin` is the player's new one. */
  z.strictObject({ do: z.literal('set pin'), account, pin, signature }),
  z.strictObject({ do: z.literal('unlock'), account, reason, signature }),
  z.strictObject({ do: z.literal('replace card'), account, reason, signature }),
  z.strictObject({ do: z.literal('report lost'), account, reason }),
  ...peopleIntents,
  /** The customer's own request: their PIN is the proof. */
  z.strictObject({ do: z.literal('exclude'), account, term, pin }),
  /** Sets right what was booked wrong on a card (A5). */
  z.strictObject({
    do: z.literal('correct'),
    account,
    way: z.enum(['add', 'take']),
    amount,
    nature,
    reason,
    signature,
  }),
  /** What lies in a jackpot, to the cards of those who won it: all shares or none. */
  z.strictObject({
    do: z.literal('pay jackpot'),
    jackpot: z.string().max(80),
    shares: z.array(z.strictObject({ account, amount })).min(1).max(10),
    reason,
    signature,
  }),
  /** Cash between the house's bank and the drawer. */
  z.strictObject({ do: z.literal('fill'), amount, signature }),
  z.strictObject({ do: z.literal('drop'), amount, signature }),
  z.strictObject({ do: z.literal('statement'), account }),
  /** Takes back what was booked at this cage and never took place. Signed above what the cashier may pay out alone. */
  z.strictObject({
    do: z.literal('void document'),
    document: z.string().max(20),
    reason,
    signature: signature.exactOptional(),
  }),
  /** Two people have counted the drawer. */
  z.strictObject({ do: z.literal('open drawer'), counted: cents, signature }),
  z.strictObject({ do: z.literal('close drawer'), counted: cents, signature }),
  /** The newest shifts of this cage, as the ledger has them. */
  z.strictObject({ do: z.literal('shifts') }),
  /** What has become of a slip that a table has given out. */
  z.strictObject({ do: z.literal('slip'), slip: z.string().regex(/^S\d{1,4}-\d{6,12}$/, 'a slip like S3-000017') }),
  z.strictObject({ do: z.literal('hold'), account, reason }),
  z.strictObject({ do: z.literal('release'), account, reason, signature }),
  z.strictObject({ do: z.literal('edit'), account, person, reason, signature }),
  z.strictObject({ do: z.literal('close account'), account, reason, signature }),
  /** Taken by camera, or from a file; the last part replaces what was kept before. */
  z.strictObject({ do: z.literal('photo'), account, photo: photoPart }),
  z.strictObject({ do: z.literal('remove photo'), account, reason }),
  /** The player has acknowledged the terms of the house. */
  z.strictObject({ do: z.literal('terms'), account }),
  /** Lists of the poker desk and tournaments for the player whose card was swiped; what costs money takes their PIN. */
  z.strictObject({ do: z.literal('player desk'), account }),
  z.strictObject({ do: z.literal('player act'), account, act: playerAct, pin: pin.exactOptional() }),
  /** A limit that the customer sets themselves, in cents or ms, null for none: their PIN is the proof. */
  z.strictObject({ do: z.literal('limit'), account, kind: limitKind, limit: limitValue, pin }),
  /** The cashier has seen the customer's identity document: a dormant account is used again. */
  z.strictObject({ do: z.literal('wake'), account }),
  z.strictObject({ do: z.literal('dormant') }),
  z.strictObject({ do: z.literal('points'), account }),
  /** The player has had something for points; their PIN is the proof that they wanted it. */
  z.strictObject({ do: z.literal('redeem points'), account, points: pointsCount, reason, pin }),
  /** Points that two people give or take. */
  z.strictObject({ do: z.literal('correct points'), account, change: pointsChange, reason, signature }),
  /**
   * A list of people who may not play, as its file is. A trial says what would come of it. Signed where it lets somebody back in who was barred
   * for good.
   */
  z.strictObject({
    do: z.literal('exclusion list'),
    list: listName,
    file: listPart,
    trial: z.boolean(),
    signature: signature.exactOptional(),
  }),
  z.strictObject({ do: z.literal('withheld') }),
  /** What becomes of a prize that is withheld, by its number. */
  z.strictObject({ do: z.literal('end withheld'), prize: z.int().min(1), end: withheldEnd, reason, signature }),
  ...cashIntents,
  /** What came of gaming days, or of a shift of this cage. */
  z.strictObject({ do: z.literal('house report'), over: reportOver }),
  /** The receipt of one of their hands, on paper: it shows their cards, so their PIN is the proof that they want it. */
  z.strictObject({ do: z.literal('hand receipt'), account, hand: z.int().min(1), pin }),
]);
export type CageIntent = z.infer<typeof cageIntent>;

/** The demo tray: swipe a card of the demo house at a simulated reader. Refused when money is real. */
export const lobbyIntent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('swipe'), account, at: z.union([seat, z.literal('cage')]) }),
]);
export type LobbyIntent = z.infer<typeof lobbyIntent>;

/** What the console over all tables asks of the house; what it asks of a table goes over a line to that table. */
export const tablesIntent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sign in'), staff: z.string().max(40), pin }),
  z.strictObject({ do: z.literal('sign out') }),
  z.strictObject({ do: z.literal('desk'), act: deskAct }),
  z.strictObject({ do: z.literal('tournament'), act: tournamentAct }),
]);
export type TablesIntent = z.infer<typeof tablesIntent>;

export const intent = z.union([stationIntent, floorIntent, cageIntent, lobbyIntent, tablesIntent]);
export type Intent = z.infer<typeof intent>;

/** Which intents each screen may send. */
export const INTENTS = {
  station: stationIntent,
  'floor-console': floorIntent,
  cage: cageIntent,
  lobby: lobbyIntent,
  tables: tablesIntent,
} as const;

/** One finished hand as its viewer may see it: own and tabled cards only. */
export const recalledHand = z.strictObject({
  hand: z.int().min(1),
  at: z.int().min(0),
  game: z.string().max(80),
  voided: z.boolean(),
  /** The viewer's chips before and after; null when they were not in the hand, or for the floor. */
  before: cents.nullable(),
  after: cents.nullable(),
  /** Who sat where. */
  players: z.array(z.strictObject({ seat, player: z.string().max(60) })),
  view: handView,
  seal: z.string().max(64).nullable(),
  /** Its amounts are hundredths of chips of a tournament. Absent: they are money. */
  chips: z.literal(true).exactOptional(),
});
export type RecalledHand = z.infer<typeof recalledHand>;

/** A player's receipt of one of their hands: what screens show of it, and the whole of it as text (docs/receipts.md). */
export const handReceipt = z.strictObject({
  hand: z.int().min(1),
  seat,
  /** As it was shown at the deal. */
  seal: z.string().length(64),
  /** Tells one receipt from another at a glance: `9f2c-41d0`. */
  code: z.string().regex(/^[0-9a-f]{4}-[0-9a-f]{4}$/),
  /** What the host found when it checked the receipt as anybody else would; empty when everything is right. */
  wrong: z.array(text),
  /** How many cards the deck has, and those that are opened: where each lay, and its place in the deck, 0 for the top. */
  deck: z.int().min(1),
  cards: z.array(z.strictObject({ zone: z.string().max(40), index: z.int().min(0), card: z.string().max(8) })),
  text: z.string().max(128 * 1024),
});
export type HandReceipt = z.infer<typeof handReceipt>;

/** What one bet comes to in the long run, fees aside. */
export const betOdds = z.strictObject({
  id: z.string().max(40),
  /** Counted in full; else played out, and `stderr` is the standard error of the edge. */
  exact: z.boolean(),
  stderr: z.number().nullable(),
  edge: z.number(),
  outcomes: z.array(z.strictObject({ name: z.string().max(60), pays: z.number(), probability: z.number() })).max(40),
});

export const statementLine = z.strictObject({
  at: z.int().min(0),
  document: z.string().max(40),
  what: text,
  /** Change in the card's balance, and the balance after it. */
  change: z.int(),
  balance: cents,
  by: z.string().max(60).nullable(),
});
export type StatementLine = z.infer<typeof statementLine>;

const line = z.string().max(600);

/** One part of the rules of a game, for people. */
export const ruleText: z.ZodType<RuleText> = z.strictObject({
  title: line,
  lines: z.array(line).max(60),
  hands: z
    .array(z.strictObject({ name: line, cards: z.array(z.string().max(8)).max(14) }))
    .max(40)
    .exactOptional(),
  chart: z.strictObject({ head: z.array(line).max(20), rows: z.array(z.array(line).max(20)).max(40) }).exactOptional(),
});

/** What two people sign at the end of a shift: what happened at the table since the last close, and the chips there now. */
export const shiftSheet = z.strictObject({
  shift: z.int().min(1),
  /** When the shift before was closed, ms since 1970; null for the first. */
  from: z.int().min(0).nullable(),
  to: z.int().min(0),
  by: z.string().max(60),
  second: z.string().max(60),
  hands: z.int().min(0),
  voided: z.int().min(0),
  boughtIn: cents,
  cashedOut: cents,
  /** Fees, and what was paid into jackpots. */
  taken: z.array(z.strictObject({ name: z.string().max(80), amount: z.int() })).max(60),
  /** The hand that was being played; the chips are those with which it began. */
  open: z.int().min(1).nullable(),
  seats: z.array(z.strictObject({ seat, player: z.string().max(60), chips: cents })).max(10),
  /** Where the books ended, for `audit --ends`. */
  ends: z.string().max(120),
  /** Where those of the house beside the table ended; absent for a table without one. */
  houseEnds: z.string().max(120).exactOptional(),
});
export type ShiftSheet = z.infer<typeof shiftSheet>;

const named = z.strictObject({ name: z.string().max(80), amount: z.int() });
/** What was played and taken from a moment on; fees and jackpot drops by their option. */
const metersOver = z.strictObject({
  from: z.int().min(0),
  hands: z.int().min(0),
  voided: z.int().min(0),
  boughtIn: cents,
  cashedOut: cents,
  fees: z.array(named).max(60),
  drops: z.array(named).max(60),
});

/** The meters of a table, as of a moment; amounts in cents. */
const tableMetersShown = z.strictObject({
  at: z.int().min(0),
  /** Hands that ended within the last hour. */
  lastHour: z.int().min(0),
  players: z.int().min(0).max(10),
  playing: z.int().min(0).max(10),
  /** Before the seats; and in pots, one for the next hand included. */
  chips: z.strictObject({ seats: cents, pot: cents }),
  /** Since the gaming day began, and since the last shift was closed. */
  day: metersOver,
  shift: metersOver,
});
export type TableMetersShown = z.infer<typeof tableMetersShown>;

const tally = z.strictObject({ cash: z.int(), chips: z.int(), cheque: z.int() });

/** A shift of a cage as the ledger has it; amounts in cents. */
export const shiftReport = z.strictObject({
  cage: z.int().min(1),
  shift: z.int().min(1),
  openedAt: z.int().min(0),
  openedBy: z.string().max(60),
  openedSecond: z.string().max(60),
  opening: cents,
  /** How much more was counted at the opening than the books had; less below zero. */
  openingVariance: z.int(),
  deposits: tally,
  withdrawals: tally,
  corrected: tally,
  fills: cents,
  drops: cents,
  documents: z.int().min(0),
  /** Cash that should be in the drawer: now, or at the close. */
  expected: z.int(),
  closed: z
    .strictObject({
      at: z.int().min(0),
      by: z.string().max(60),
      second: z.string().max(60),
      counted: cents,
      variance: z.int(),
    })
    .nullable(),
});
export type ShiftReport = z.infer<typeof shiftReport>;

/** What an intent may bring back besides its yes. */
export const answerResult = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('history'),
    hands: z.array(recalledHand).max(10),
    /** Hands up to this number are in archives, where no screen can look; 0 when none is. */
    archived: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('recall'), hand: recalledHand }),
  /** Null: the player has set none. */
  z.strictObject({ kind: z.literal('limits'), limits: playerLimits.nullable() }),
  z.strictObject({ kind: z.literal('profile form'), form: profileForm }),
  z.strictObject({ kind: z.literal('profile checked'), checked: profileChecked }),
  z.strictObject({ kind: z.literal('rules'), parts: z.array(ruleText).max(60) }),
  z.strictObject({ kind: z.literal('odds'), bets: z.array(betOdds).max(40) }),
  z.strictObject({ kind: z.literal('hand receipt'), receipt: handReceipt }),
  z.strictObject({ kind: z.literal('issued'), account, card: z.string().max(40), track: z.string().max(120) }),
  z.strictObject({
    kind: z.literal('found'),
    people: z.array(z.strictObject({ account, person: z.string().max(60), balance: cents })).max(50),
  }),
  z.strictObject({ kind: z.literal('bars'), bars: z.array(barredPerson).max(500) }),
  /** `namesakes` have accounts under that name: each may be the same person, whose account is then to be barred. */
  z.strictObject({
    kind: z.literal('bar entered'),
    bar: z.int().min(1),
    namesakes: z.array(z.strictObject({ account, person: z.string().max(60), born: z.string().max(10) })).max(10),
  }),
  z.strictObject({ kind: z.literal('identity'), account, identity }),
  z.strictObject({
    kind: z.literal('statement'),
    account,
    person: z.string().max(60),
    balance: cents,
    lines: z.array(statementLine).max(1000),
  }),
  z.strictObject({ kind: z.literal('player desk'), desk: playerDesk }),
  z.strictObject({ kind: z.literal('own statement'), statement: ownStatement }),
  ...cashAnswers,
  /** `afterDays`: null where no account ever is. `owed` is on all of them together, however many are listed. */
  z.strictObject({
    kind: z.literal('dormant'),
    afterDays: z.int().min(1).nullable(),
    count: z.int().min(0),
    owed: cents,
    accounts: z.array(dormantAccount).max(500),
  }),
  /** Null where the house has none, and the player holds none. */
  z.strictObject({ kind: z.literal('points'), account, points: playerPoints.nullable() }),
  z.strictObject({ kind: z.literal('exclusion list'), list: shownList }),
  z.strictObject({ kind: z.literal('withheld'), prizes: z.array(withheldPrize).max(200) }),
  z.strictObject({ kind: z.literal('withheld ended'), document: z.string().max(40) }),
  z.strictObject({ kind: z.literal('house report'), report: shownReport }),
  z.strictObject({ kind: z.literal('shifts'), shifts: z.array(shiftReport).max(50) }),
  /** Null while the table's message is still under way: nothing is paid on a slip alone. */
  z.strictObject({
    kind: z.literal('slip'),
    slip: z.string().max(20),
    paid: z
      .strictObject({
        account,
        person: z.string().max(60),
        amount: cents,
        at: z.int().min(0),
        document: z.string().max(40).nullable(),
      })
      .nullable(),
  }),
  /** The numbered document of each share of a jackpot. */
  z.strictObject({
    kind: z.literal('jackpot paid'),
    shares: z.array(z.strictObject({ document: z.string().max(40), account, amount: cents })).max(10),
  }),
  z.strictObject({ kind: z.literal('shift closed'), sheet: shiftSheet }),
  z.strictObject({ kind: z.literal('meters'), meters: tableMetersShown }),
  /** `balance` is the card's, or for a fill or drop the drawer's. */
  z.strictObject({ kind: z.literal('receipt'), document: z.string().max(40), amount: cents, balance: cents }),
]);
export type AnswerResult = z.infer<typeof answerResult>;

/** From a screen to the host. */
export const clientFrame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.literal(PROTOCOL),
    token: z.string().min(16).max(128),
    /** This screen reads changes of views; another is sent each view whole. */
    changes: z.literal(true).exactOptional(),
  }),
  /** Asks for the whole view: a change came for another view than the one on hand. */
  z.strictObject({ t: z.literal('whole') }),
  z.strictObject({
    t: z.literal('intent'),
    id: z.string().min(8).max(64),
    rev: z.int().min(0),
    /** Checked against the schema of the sender's own screen. */
    intent: z.looseObject({ do: z.string().max(40) }),
  }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** From the host to a screen. */
export const hostFrame = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('welcome'), protocol: z.literal(PROTOCOL), role }),
  z.strictObject({ t: z.literal('view'), rev: z.int().min(0), view }),
  /** What makes the view of `rev` of the one that was sent before it, which was of `from`. */
  z.strictObject({ t: z.literal('change'), rev: z.int().min(0), from: z.int().min(0), change }),
  z.strictObject({
    t: z.literal('answer'),
    id: z.string().max(64),
    ok: z.literal(true),
    result: answerResult.nullable(),
  }),
  z.strictObject({ t: z.literal('answer refused'), id: z.string().max(64), code: z.string().max(40), message: text }),
  z.strictObject({ t: z.literal('error'), code: z.string().max(40), message: text }),
]);
export type HostFrame = z.infer<typeof hostFrame>;
