/**
 * The audit of a house: every chain, every balance against its moves, every card against its owner, and money on its
 * way.
 */
import { dollars } from '../../games/money.ts';
import { messageOf } from '../../hardware/result.ts';
import { genesis, linkHash } from '../journal/chain.ts';
import { type Check, counted, Fault } from '../journal/check.ts';
import {
  barSubject,
  cashReportSubject,
  hashedAct,
  hitSubject,
  jackpotSubject,
  personSubject,
  shiftSubject,
  staffSubject,
  stateOf,
  suspicionSubject,
} from './acts.ts';
import { hashedCorrection, hashedDocument, hashedTransfer } from './books.ts';
import { counterOf } from './counter-accounts.ts';
import { checkDesk, DESK_CHAIN, hashedDeskAct } from './desk-book.ts';
import { hashedMessage } from './hashed-message.ts';
import { hashedEntry } from './house-log.ts';
import { checkJackpots } from './jackpots-check.ts';
import { tableMessage } from './messages.ts';
import { checkPhotos } from './photos-check.ts';
import { hashedPoints, POINTS_CHAIN } from './points.ts';
import { checkPoints } from './points-check.ts';
import { reportOf } from './shifts.ts';
import { checkStays } from './stays-check.ts';
import { type HouseStore, linked } from './store.ts';
import type { HouseDb } from './tables.ts';
import { hashedTournamentEvent, TOURNAMENT_CHAIN } from './tournament-book.ts';
import { checkTournaments } from './tournaments-check.ts';
import { checkWithheld } from './withheld-check.ts';

/** Checks everything as of one moment, whatever the house does meanwhile. It finds faults and never fixes them. */
export function checkHouse(store: HouseStore): Promise<Check[]> {
  return snapshot(store, async (db) => [
    await check('chains', () => checkChains(store, db)),
    await check('messages of tables', () => checkInbox(store, db)),
    await check('balances', () => checkBalances(db)),
    await check('stays', () => checkStays(db)),
    await check('on the way', () => checkReservations(db)),
    await check('documents', () => checkDocuments(db)),
    await check('people', () => checkPeople(db)),
    await check('photos', () => checkPhotos(db)),
    await check('shifts', () => checkShifts(db)),
    await check('poker desk', () => checkDesk(db)),
    await check('jackpots', () => checkJackpots(db)),
    await check('tournaments', () => checkTournaments(db)),
    await check('withheld prizes', () => checkWithheld(db)),
    await check('points', () => checkPoints(db)),
  ]);
}

/** Reads everything in the work as of one moment. */
export function snapshot<T>(store: HouseStore, work: (db: HouseDb) => Promise<T>): Promise<T> {
  const transaction = store.db.transaction();
  if (store.engine === 'sqlite') return transaction.execute(work);
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

async function check(name: string, work: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await work() };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Fault ? error.message : messageOf(error) };
  }
}

/** The rows of a chain in order, each with what its hash covers. */
interface ChainRows {
  readonly name: string;
  readonly rows: readonly { readonly number: number; readonly hash: string; readonly covered: unknown }[];
}

async function checkChains(store: HouseStore, db: HouseDb): Promise<string> {
  const chains = [
    ...(await transferChains(db)),
    ...(await documentChains(db)),
    ...(await actChains(db)),
    ...(await correctionChains(db)),
    ...(await deskChain(db)),
    ...(await tournamentChain(db)),
    ...(await pointsChain(db)),
    ...(await logChains(db)),
    ...(await outboxChains(db)),
  ];
  const ends = new Map((await db.selectFrom('chains').selectAll().execute()).map((end) => [end.name, end]));
  let count = 0;
  for (const { name, rows } of chains) {
    let { rows: last, hash } = store.chainStart(name);
    for (const row of rows) {
      if (row.number !== last + 1) throw new Fault(`${name} row ${last + 1} is missing`);
      hash = linked(hash, row.number, row.covered);
      if (hash !== row.hash) throw new Fault(`${name} row ${row.number} was changed or stands in another row's place`);
      last = row.number;
    }
    const end = ends.get(name);
    if (end?.rows !== last || end.hash !== hash)
      throw new Fault(`${name} ends in row ${last}, ${end?.rows ?? 0} were written`);
    ends.delete(name);
    count += last;
  }
  const cut = [...ends.values()].find(({ name, rows }) => rows > 0 && !name.startsWith('inbox:'));
  if (cut !== undefined) throw new Fault(`${cut.name} row 1 is missing: ${cut.rows} were written`);
  return `${counted(chains.length, 'chain')}, ${counted(count, 'row')}, none missing or changed`;
}

async function transferChains(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('transfers').selectAll().orderBy('book').orderBy('number').execute();
  return chainsOf(rows, ({ book }) => `transfers:${book}`, hashedTransfer);
}

async function documentChains(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('documents').selectAll().orderBy('book').orderBy('number').execute();
  return chainsOf(rows, ({ book }) => `documents:${book}`, hashedDocument);
}

async function actChains(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('acts').selectAll().orderBy('number').execute();
  return chainsOf(rows, () => 'acts', hashedAct);
}

async function correctionChains(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('corrections').selectAll().orderBy('number').execute();
  return chainsOf(rows, () => 'corrections', hashedCorrection);
}

async function logChains(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('log').selectAll().orderBy('number').execute();
  return chainsOf(rows, () => 'log', hashedEntry);
}

async function pointsChain(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('points').selectAll().orderBy('number').execute();
  return chainsOf(rows, () => POINTS_CHAIN, hashedPoints);
}

async function outboxChains(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('table').orderBy('number').execute();
  return chainsOf(
    rows,
    ({ table }) => `outbox:${table}`,
    ({ body }) => [body],
  );
}

async function deskChain(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('desk_acts').selectAll().orderBy('number').execute();
  return chainsOf(rows, () => DESK_CHAIN, hashedDeskAct);
}

async function tournamentChain(db: HouseDb): Promise<ChainRows[]> {
  const rows = await db.selectFrom('tournament_events').selectAll().orderBy('number').execute();
  return chainsOf(rows, () => TOURNAMENT_CHAIN, hashedTournamentEvent);
}

function chainsOf<Row extends { readonly number: number; readonly hash: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  covered: (row: Row) => unknown,
): ChainRows[] {
  return [...Map.groupBy(rows, nameOf)].map(([name, own]) => ({
    name,
    rows: own.map((row) => ({ number: row.number, hash: row.hash, covered: covered(row) })),
  }));
}

/** What each table has sent, chained the way the table chains it. */
async function checkInbox(store: HouseStore, db: HouseDb): Promise<string> {
  const rows = await db.selectFrom('inbox').selectAll().orderBy('table').orderBy('number').execute();
  const ends = new Map((await db.selectFrom('chains').selectAll().execute()).map((end) => [end.name, end]));
  const byTable = Map.groupBy(rows, ({ table }) => table);
  for (const [table, own] of byTable) {
    let hash = genesis(store.kind, 'outbox');
    for (const [nth, { number, body, hash: kept }] of own.entries()) {
      if (number !== nth + 1) throw new Fault(`message ${nth + 1} of table ${table} is missing`);
      hash = linkHash(hash, number, hashedMessage(tableMessage.parse(JSON.parse(body))));
      if (hash.toString('hex') !== kept) throw new Fault(`message ${number} of table ${table} was changed`);
    }
    const end = ends.get(`inbox:${table}`);
    if (end?.rows !== own.length || end.hash !== hash.toString('hex')) {
      throw new Fault(`${own.length} messages of table ${table} are kept, ${end?.rows ?? 0} were applied`);
    }
  }
  return `${counted(rows.length, 'message')} of ${counted(byTable.size, 'table')}, without gaps`;
}

async function checkBalances(db: HouseDb): Promise<string> {
  const transfers = await db.selectFrom('transfers').select(['book', 'number', 'moves']).execute();
  const moves = await db.selectFrom('moves').selectAll().orderBy('book').orderBy('transfer').orderBy('line').execute();
  const documented = Map.groupBy(moves, ({ book, transfer }) => `${book} ${transfer}`);
  const sums = new Map<string, number>();
  for (const { book, number, moves: kept } of transfers) {
    const own = documented.get(`${book} ${number}`) ?? [];
    if (JSON.stringify(own.map(({ source, target, amount, why }) => [source, target, amount, why])) !== kept) {
      throw new Fault(`transfer ${number} of ${book} is not what was posted`);
    }
    for (const { source, target, amount } of own) {
      sums.set(source, (sums.get(source) ?? 0) - amount);
      sums.set(target, (sums.get(target) ?? 0) + amount);
    }
    documented.delete(`${book} ${number}`);
  }
  const [stray] = documented.keys();
  if (stray !== undefined) throw new Fault(`moves of ${stray} belong to no transfer`);
  const balances = await db.selectFrom('balances').selectAll().orderBy('account').execute();
  const kept = new Map(balances.map(({ account, balance }) => [account, balance]));
  for (const account of new Set([...sums.keys(), ...kept.keys()])) {
    const [sum, balance] = [sums.get(account) ?? 0, kept.get(account) ?? 0];
    if (sum !== balance)
      throw new Fault(`${account} stands at ${dollars(balance)}, its moves add up to ${dollars(sum)}`);
  }
  const total = balances.reduce((all, { balance }) => all + balance, 0);
  if (total !== 0) throw new Fault(`all balances add up to ${dollars(total)}, not $0`);
  return `${counted(balances.length, 'account')}, each the sum of its moves, adding up to $0`;
}

async function checkReservations(db: HouseDb): Promise<string> {
  const open = await db.selectFrom('reservations').selectAll().where('state', '=', 'reserved').execute();
  const ways = await db.selectFrom('balances').selectAll().where('account', 'like', 'way:%').execute();
  for (const { account, balance } of ways) {
    const held = open.filter(({ table }) => account === `way:${table}`).reduce((sum, { amount }) => sum + amount, 0);
    if (held !== balance)
      throw new Fault(`${dollars(balance)} is on ${account}, the open reservations add up to ${dollars(held)}`);
  }
  const amount = open.reduce((sum, each) => sum + each.amount, 0);
  return open.length === 0 ? 'nothing' : `${counted(open.length, 'buy-in')}, ${dollars(amount)}`;
}

/** Each document matches the money that moved; each move over the counter has its document. */
async function checkDocuments(db: HouseDb): Promise<string> {
  const documents = await db.selectFrom('documents').selectAll().execute();
  const moves = await db.selectFrom('moves').selectAll().execute();
  const byTransfer = Map.groupBy(moves, ({ book, transfer }) => `${book} ${transfer}`);
  const papers = new Set(documents.map(({ book, transfer }) => `${book} ${transfer}`));
  for (const { book, transfer, number, amount } of documents) {
    const own = byTransfer.get(`${book} ${transfer}`) ?? [];
    if (!own.some((move) => move.amount === amount)) {
      throw new Fault(`document ${number} of ${book} is about money that did not move so`);
    }
  }
  for (const [transfer, own] of byTransfer) {
    const counter = own.some(({ source, target }) => source.startsWith('cage:') || target.startsWith('cage:'));
    if (counter && !papers.has(transfer)) throw new Fault(`transfer ${transfer} has no document`);
  }
  return `${counted(documents.length, 'document')}, each about money that moved`;
}

async function checkPeople(db: HouseDb): Promise<string> {
  const acts = await db.selectFrom('acts').select(['subject', 'state']).orderBy('number').execute();
  const last = new Map(acts.map(({ subject, state }) => [subject, state]));
  for (const [subject, state] of last) {
    if ((await stateOf(db, subject)) !== state) throw new Fault(`${subject} differs from what its last act recorded`);
  }
  const people = await db.selectFrom('people').select('account').execute();
  const staff = await db.selectFrom('staff').select('key').execute();
  const bars = await db.selectFrom('bars').select('number').execute();
  const shifts = await db.selectFrom('shifts').select(['cage', 'number']).execute();
  const reports = await db.selectFrom('cash_reports').select('number').execute();
  const suspicions = await db.selectFrom('suspicions').select('number').execute();
  const jackpots = await db.selectFrom('jackpots').select('id').execute();
  const hits = await db.selectFrom('jackpot_hits').select('number').execute();
  const subjects = [
    ...jackpots.map(({ id }) => jackpotSubject(id)),
    ...hits.map(({ number }) => hitSubject(number)),
    ...people.map(({ account }) => personSubject(account)),
    ...staff.map(({ key }) => staffSubject(key)),
    ...bars.map(({ number }) => barSubject(number)),
    ...shifts.map(({ cage, number }) => shiftSubject(cage, number)),
    ...reports.map(({ number }) => cashReportSubject(number)),
    ...suspicions.map(({ number }) => suspicionSubject(number)),
  ];
  const stranger = subjects.find((subject) => !last.has(subject));
  if (stranger !== undefined) throw new Fault(`${stranger} has no act that created it`);
  const funded = await db
    .selectFrom('balances')
    .select('account')
    .where('account', 'like', 'card:%')
    .where('balance', '<>', 0)
    .execute();
  const accounts = new Set(people.map(({ account }) => `card:${account}`));
  const orphan = funded.find(({ account }) => !accounts.has(account));
  if (orphan !== undefined) throw new Fault(`${orphan.account} holds money but is nobody's`);
  return `${counted(last.size, 'account')} of players and staff, each as its last act recorded it`;
}

/** What should have been in the drawer at the end of a shift matches its documents. */
async function checkShifts(db: HouseDb): Promise<string> {
  const shifts = await db.selectFrom('shifts').selectAll().orderBy('cage').orderBy('number').execute();
  for (const shift of shifts) {
    const name = `shift ${shift.number} of cage ${shift.cage}`;
    const { expected } = await reportOf(db, shift);
    if (shift.expected !== null && shift.expected !== expected) {
      throw new Fault(
        `${name} was closed with ${dollars(shift.expected)} expected, its documents come to ${dollars(expected)}`,
      );
    }
    if (shift.closed_at !== null) continue;
    const drawer = await db
      .selectFrom('balances')
      .select('balance')
      .where('account', '=', counterOf(shift.cage).cash)
      .executeTakeFirst();
    const held = 0 - (drawer?.balance ?? 0);
    if (held !== expected) {
      throw new Fault(`${name}: ${dollars(held)} is in the drawer by the books, ${dollars(expected)} by its documents`);
    }
  }
  return `${counted(shifts.length, 'shift')}, each what its documents come to`;
}
