/**
 * A house on PostgreSQL and three tables for real money, each a process of its own, on lines with TLS: thirty people enrolled at
 * the screen of one cage come in, play, move and leave, while the line of a table is cut in the middle of a hand and a table, the
 * house and the primary are killed in turn. Two people sign at the cage, and two at a table. The audit over everything passes, and
 * every cent is where it belongs.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { HANG } from '../hang.ts';
import { Cable } from '../hardware/pseudo-terminals.ts';
import { Wire } from '../main/house/card-room.ts';
import { Postgres } from '../main/house/postgres.ts';
import { type Certificate, newCertificate } from '../main/link/certificate.ts';
import { FILES } from '../main/test-room.ts';
import { describeWith } from '../needs.ts';
import { LineAt, wireTo } from './line-at.ts';
import { ServedHouse } from './served-house.ts';
import { dealerless } from './served-program.ts';
import { ServedTable, writeTableFiles } from './served-table.ts';
import { StaffScreen } from './staff-screen.ts';

const describe = describeWith('socat', 'postgresql');

const PEOPLE = 30;
const FUNDS = 300_00;
const BUY_IN = 100_00;
const TABLES = [1, 2, 3] as const;
const SEATS = [1, 2] as const;
const STAFF = {
  cass: ['cage', '2727'],
  flo: ['floor', '4711'],
  aud: ['auditor', '4812'],
} as const;
const FLO = { second: 'flo', pin: STAFF.flo[1] };
const PIN = '2580';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A screen of staff, by the address of its page. */
function screenAt<S extends 'cage' | 'floor-console'>(screen: S, url: string, ca?: Buffer): StaffScreen<S> {
  const { protocol, host, searchParams } = new URL(url);
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  return new StaffScreen(screen, wireTo(`${scheme}://${host}/link`, ca), searchParams.get('token') ?? '');
}

interface Player {
  readonly account: string;
  readonly track2: string;
}

interface Seat {
  readonly line: LineAt;
  readonly cable: Cable;
}

interface OpenTable {
  readonly served: ServedTable;
  readonly args: readonly string[];
  readonly wire: Wire;
  readonly seats: readonly Seat[];
}

let folder: string;
let primary: Postgres;
let standby: Postgres;
let tls: Certificate;
let house: ServedHouse;
let ports: { readonly tables: number; readonly cages: number };
let cage: StaffScreen<'cage'>;
const tables = new Map<number, OpenTable>();

const database = (): string => `${primary.url('house')},${standby.url('house')}`;

const openHouse = (): Promise<void> =>
  house.open(
    ports.tables,
    'Cage screens are at https://',
    ...['--cage-screens', String(ports.cages), '--tls-cert', tls.cert, '--tls-key', tls.key],
  );

async function openTable(number: number, manifest: string): Promise<OpenTable> {
  const files = join(folder, `table-${number}`);
  mkdirSync(files);
  const wire = await Wire.lay(() => ports.tables);
  const cables = [await Cable.lay(), await Cable.lay()];
  writeTableFiles(files, cables);
  const args = [
    ...['--money', '--without-anchor', '--manifest', manifest, '--table', String(number)],
    ...['--house', wire.url.replace('ws:', 'wss:'), '--house-ca', tls.cert],
    ...['--token', join(house.data, `table-${number}.token`)],
  ];
  const served = await ServedTable.start(files, args);
  const seats = cables.map((cable, nth) => ({ cable, line: new LineAt(nth + 1, served.url(`station-${nth + 1}`)) }));
  return { served, args, wire, seats };
}

const at = (table: number): OpenTable => tables.get(table) as OpenTable;
const seatOf = (table: number, seat: number): Seat => at(table).seats[seat - 1] as Seat;
const isSoon = (what: () => boolean | Promise<boolean>) => vi.waitUntil(what, { timeout: HANG, interval: 200 });

async function enroll(nth: number): Promise<Player> {
  const name = `Player ${LETTERS[nth % 26]}${nth < 26 ? 'early' : 'late'}`;
  const papers = { born: '1990-01-01', idType: 'passport', idNumber: `P-${nth}`, idExpires: '2099-12-31' } as const;
  const issued = await cage.press({ do: 'issue', person: { name, handle: '', ...papers }, pin: PIN });
  if (issued?.kind !== 'issued') throw new Error(`no card for ${name}`);
  const { account, track } = issued;
  expect(await cage.says({ do: 'deposit', account, amount: FUNDS, nature: 'cash' })).toBe('ok');
  return { account, track2: track };
}

async function sit(table: number, seat: number, { track2 }: Player): Promise<void> {
  const { line, cable } = seatOf(table, seat);
  await line.comeIn(cable, track2, PIN);
  const phase = line.view?.phase;
  if (phase?.name !== 'buying in') throw new Error(`seat ${seat} of table ${table} is ${phase?.name}`);
  // Who has left any of the tables within the hour comes back with what they left with.
  const amount = Math.min(phase.max, Math.max(phase.min, BUY_IN));
  expect(await line.press({ do: 'buy in', amount })).toBe(true);
  await isSoon(() => line.phase === 'seated');
}

/** Six of them, two at each table. */
async function sitAll(six: readonly Player[]): Promise<void> {
  await Promise.all(six.map((player, nth) => sit(TABLES[nth % 3] ?? 1, SEATS[Math.floor(nth / 3)] ?? 1, player)));
}

async function leave(table: number, seat: number): Promise<void> {
  await isSoon(async () => {
    await seatOf(table, seat).line.press({ do: 'leave' });
    await act(table);
    return seatOf(table, seat).line.phase === 'vacant';
  });
}

const leaveAll = (): Promise<unknown> =>
  Promise.all(
    TABLES.map(async (table) => {
      for (const seat of SEATS) await leave(table, seat);
    }),
  );

async function act(table: number): Promise<void> {
  for (const { line } of at(table).seats) await line.act(50);
}

const handAt = (table: number): number => seatOf(table, 1).line.hand;

/** Until a hand is being played there in which somebody is asked. */
const dealt = (table: number) => isSoon(() => at(table).seats.some(({ line }) => line.ask !== null));

async function play(table: number): Promise<void> {
  const before = handAt(table);
  await isSoon(async () => {
    await act(table);
    return handAt(table) > before;
  });
}

const audited = () =>
  dealerless(
    ...['audit', '--house', database(), '--money'],
    ...TABLES.map((number) => `${number}=${join(at(number).served.data, 'table.sqlite')}`),
  );

/** What the house says of the accounts whose names begin so, together. */
const sumOf = (server: Postgres, prefix: string): number =>
  Number(server.sql(`SELECT coalesce(sum(balance), 0) FROM balances WHERE account LIKE '${prefix}%'`, 'house'));

beforeAll(async () => {
  folder = mkdtempSync(join(FILES, 'dealerless-three-'));
  tls = newCertificate('IP:127.0.0.1');
  primary = await Postgres.start();
  primary.sql('CREATE DATABASE house');
  standby = await primary.standby();
  house = new ServedHouse(join(folder, 'house'), database());
  ports = { tables: await freePort(), cages: await freePort() };
  const manifest = join(folder, 'manifest.sha256');
  expect(await dealerless('manifest', '--to', manifest)).toMatchObject({ code: 0 });
  for (const number of TABLES) await house.told('', 'join', String(number), 'Table', String(number));
  await house.told('', 'cage', '1', 'Main cage');
  for (const [id, [role, pin]] of Object.entries(STAFF))
    await house.told(`${pin}\n`, 'staff', id, role, `${id} of the house`);
  await openHouse();
  for (const number of TABLES) tables.set(number, await openTable(number, manifest));
  const path = readFileSync(join(house.data, 'cage-1.path'), 'utf8').trim();
  cage = screenAt('cage', `https://127.0.0.1:${ports.cages}${path}`, readFileSync(tls.cert));
});

afterAll(async () => {
  cage?.close();
  for (const { served, wire, seats } of tables.values()) {
    for (const { line } of seats) line.close();
    await served.stop();
    await wire.close();
    for (const { cable } of seats) await cable.remove();
  }
  await house?.end('SIGTERM');
  standby?.stop();
  primary?.stop();
  tls?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('three tables, a house and its database as processes', () => {
  test('lose nothing and double nothing, whatever is killed', async () => {
    // Enrolled at one cage, whose drawer two people have counted.
    expect(await cage.says({ do: 'sign in', staff: 'cass', pin: STAFF.cass[1] })).toBe('ok');
    const opened = { do: 'open drawer', counted: 0 } as const;
    const alone = { second: 'cass', pin: STAFF.cass[1] };
    expect(await cage.says({ ...opened, signature: alone })).toBe('second-person');
    expect(await cage.says({ ...opened, signature: FLO })).toBe('ok');
    const people: Player[] = [];
    for (let nth = 0; nth < PEOPLE; nth += 1) people.push(await enroll(nth));
    const six = (round: number): readonly Player[] => people.slice(round * 6, round * 6 + 6);

    // The line of table 2 is cut in the middle of a hand: it deals on, and one leaves it with a slip.
    await sitAll(six(0));
    await dealt(2);
    at(2).wire.cut();
    await play(2);
    await play(2);
    await leave(2, 1);
    expect(await audited()).toMatchObject({ code: 0 });
    at(2).wire.heal();
    await leaveAll();

    // Whoever has left a table sits down at another. Table 1 is killed in the middle of a hand.
    await sitAll([...six(0).slice(1), ...six(0).slice(0, 1)]);
    await leaveAll();
    await sitAll(six(1));
    await dealt(1);
    const { hand } = seatOf(1, 1).line;
    await at(1).served.kill();
    expect(await audited()).toMatchObject({ code: 0 });
    await at(1).served.start(at(1).args);
    await dealt(1);
    expect(seatOf(1, 1).line.hand).toBe(hand);

    // A hand at table 3 is voided by two people.
    await dealt(3);
    const floor = screenAt('floor-console', at(3).served.url('floor-console'));
    expect(await floor.says({ do: 'sign in', staff: 'flo', pin: STAFF.flo[1] })).toBe('ok');
    const voiding = { do: 'void', reason: 'a player fell ill' } as const;
    expect(await floor.says({ ...voiding, signature: FLO })).toBe('second-person');
    expect(await floor.says({ ...voiding, signature: { second: 'aud', pin: STAFF.aud[1] } })).toBe('ok');
    floor.close();
    await leaveAll();

    // The house is killed while all three deal.
    await sitAll(six(2));
    await Promise.all(TABLES.map(dealt));
    await house.end('SIGKILL');
    await Promise.all(TABLES.map(play));
    await leave(1, 2);
    expect(await audited()).toMatchObject({ code: 0 });
    await openHouse();
    await leaveAll();

    // The primary is killed; the standby takes its place.
    await sitAll(six(3));
    await Promise.all(TABLES.map(dealt));
    primary.kill();
    await Promise.all(TABLES.map(play));
    await leave(3, 1);
    standby.promote();
    await leaveAll();

    await sitAll(six(4));
    await Promise.all(TABLES.map(play));
    await leaveAll();

    // A large pay-out takes two at the cage.
    expect(await cage.says({ do: 'sign in', staff: 'cass', pin: STAFF.cass[1] })).toBe('ok');
    const { account } = people[29] as Player;
    expect(await cage.says({ do: 'deposit', account, amount: 600_00, nature: 'cash' })).toBe('ok');
    const large = { do: 'withdraw', account, amount: 600_00, nature: 'cash', pin: PIN } as const;
    expect(await cage.says(large)).toBe('second-person');
    expect(await cage.says({ ...large, signature: FLO })).toBe('ok');

    await isSoon(() => sumOf(standby, 'way:') === 0 && sumOf(standby, 'table:') === 0);
    const all = await audited();
    expect(all).toMatchObject({ code: 0, output: expect.stringMatching(/All \d+ checks passed/) });
    const held = ['card:', 'collection:', 'jackpot:'].map((prefix) => sumOf(standby, prefix));
    expect(held.reduce((sum, each) => sum + each, 0)).toBe(PEOPLE * FUNDS);
    expect(-sumOf(standby, 'cage:')).toBe(PEOPLE * FUNDS);
  });
});
