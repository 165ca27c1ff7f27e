/**
 * A day of a cardroom in processes of their own: a house on PostgreSQL, its three tables, and the screens of its cage and its floor
 * in Chromium. Thirty people are enrolled, wait on the lists and play, a bad beat is hit and paid, a sit-n-go and a tournament at
 * three tables are played to the last player, somebody is excluded, cash is reported, everybody is paid, and the drawer agrees.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshScreens } from '../../main/screens.ts';
import { freePort } from '../free-port.ts';
import { HANG } from '../hang.ts';
import { FACTS, PIN, STAFF } from '../main/house/day/cashier.ts';
import { Postgres } from '../main/house/postgres.ts';
import { FILES } from '../main/test-room.ts';
import { describeWith } from '../needs.ts';
import { openBrowser } from '../renderer/stand.ts';
import { fill, lineOf, press, pressAway, pressOn, signIn, signs } from './desks-at.ts';
import { LineAt } from './line-at.ts';
import { CashierAt, type IssuedCard, openScreen } from './screens.ts';
import { ServedHouse } from './served-house.ts';
import { dealerless } from './served-program.ts';

const describe = describeWith('postgresql', 'chromium-headless-shell');

const TABLES = [1, 2, 3] as const;
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const NAMES = [
  ...[
    'Ada',
    'Ben',
    'Cy',
    'Dolores',
    'Emil',
    'Fay',
    'Gus',
    'Hana',
    'Ivan',
    'June',
    'Kofi',
    'Linh',
    'Maya',
    'Noah',
    'Olga',
  ],
  ...[
    'Pete',
    'Quinn',
    'Rosa',
    'Sam',
    'Tess',
    'Uma',
    'Vic',
    'Wes',
    'Xena',
    'Yara',
    'Zack',
    'Abel',
    'Bree',
    'Cleo',
    'Dan',
  ],
];
const PEOPLE = NAMES.length;
const DOLLARS = 600;
const BUY_IN = 200_00;
const LIST = 'hold-em-10-20';
const DESK = { width: 1280, height: 800 };
const JACKPOT = {
  ...{
    id: 'bad-beat',
    name: 'Bad beat jackpot',
    games: ['holdem'],
    hit: 'beaten',
    hand: ['As', 'Ah', 'Ad', '2c', '2d'],
  },
  ...{ bothHoleCards: true, minPlayers: 4, drop: 1, shares: { loser: 50, winner: 25, table: 25 } },
};

/** A table in a process of its own, with a line for each of its stations. */
class Table {
  readonly data: string;
  readonly #process: ChildProcess;
  readonly #swiped = new Map<number, number>();
  readonly lines: readonly LineAt[];

  private constructor(data: string, child: ChildProcess, port: number) {
    this.data = data;
    this.#process = child;
    const tokens = JSON.parse(readFileSync(join(data, 'tokens.json'), 'utf8')) as Record<string, string>;
    this.lines = SEATS.map(
      (seat) => new LineAt(seat, `http://127.0.0.1:${port}/station/?token=${tokens[`station-${seat}`]}`),
    );
  }

  static async open(number: number, data: string, words: readonly string[]): Promise<Table> {
    mkdirSync(data);
    const timing = { turn: 3_600_000, result: 200, pause: 200 };
    const game = { game: 'holdem', limit: '10-20', collection: [2, 32, 47], jackpot: false };
    writeFileSync(join(data, 'table.json'), JSON.stringify({ standingApproval: true, timing, games: [game] }));
    const port = await freePort();
    const args = [
      '--data',
      data,
      '--port',
      String(port),
      '--money',
      '--without-anchor',
      '--table',
      String(number),
      ...words,
    ];
    const child = fork(join(import.meta.dirname, 'forced-table.ts'), args);
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`table ${number} ended with ${code}`)));
    });
    return new Table(data, child, port);
  }

  line(seat: number): LineAt {
    return this.lines[seat - 1] as LineAt;
  }

  /** Swipes a card at a station that waits for one, once every two seconds at the most. */
  swipe(track: string, seat: number): void {
    const { view } = this.line(seat);
    const waits = view?.phase.name === 'vacant' || (view?.phase.name === 'seated' && view.phase.locked);
    if (!waits || Date.now() - (this.#swiped.get(seat) ?? 0) < 2000) return;
    this.#swiped.set(seat, Date.now());
    this.#process.send({ swipe: /;(\d+)/.exec(track)?.[1] ?? track, seat });
  }

  badBeatNext(players: number | null): void {
    this.#process.send({ badBeat: players });
  }

  get seated(): readonly LineAt[] {
    return this.lines.filter(({ phase }) => phase === 'seated');
  }

  /** Whoever is asked answers. */
  async act(answer: (line: LineAt) => Promise<unknown>): Promise<void> {
    for (const line of this.lines) if (line.ask !== null) await answer(line);
  }

  async close(): Promise<void> {
    for (const line of this.lines) line.close();
    if (this.#process.exitCode !== null) return;
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await gone;
  }
}

let folder: string;
let server: Postgres;
let house: ServedHouse;
let browser: Browser;
let cage: Page;
let cashier: CashierAt;
let floor: Page;
const tables = new Map<number, Table>();
const complaints: string[] = [];

const at = (table: number): Table => tables.get(table) as Table;
const isSoon = (what: () => boolean | Promise<boolean>) => vi.waitUntil(what, { timeout: HANG, interval: 200 });
const calls = (line: LineAt) => line.act(20);

/** What the house says of the accounts whose names begin so, together. */
const sumOf = (prefix: string): number =>
  Number(server.sql(`SELECT coalesce(sum(balance), 0) FROM balances WHERE account LIKE '${prefix}%'`, 'house'));

async function goesAllIn(line: LineAt): Promise<void> {
  const to = line.ask?.raise?.max;
  const decision = to === undefined ? ({ kind: 'call' } as const) : ({ kind: 'raise', to } as const);
  await line.press({ do: 'decide', decision });
}

async function sit(table: number, seat: number, card: IssuedCard): Promise<void> {
  const line = at(table).line(seat);
  await isSoon(async () => {
    at(table).swipe(card.track, seat);
    const phase = line.view?.phase;
    // The house has not heard yet that they have left another table, and would open their own page alone.
    if (phase?.name === 'pin' && phase.ways === 'desk') await line.press({ do: 'cancel' });
    return phase?.name === 'pin' && phase.ways !== 'desk';
  });
  await line.enterPin(PIN);
  await isSoon(() => line.phase === 'buying in');
  const phase = line.view?.phase;
  if (phase?.name !== 'buying in') throw new Error(`seat ${seat} of table ${table} is ${phase?.name}`);
  expect(await line.press({ do: 'buy in', amount: Math.max(phase.min, BUY_IN) })).toBe(true);
  await isSoon(() => line.phase === 'seated');
}

async function leave(table: number, seat: number): Promise<void> {
  await isSoon(async () => {
    await at(table).line(seat).press({ do: 'leave' });
    await at(table).act(calls);
    return at(table).line(seat).phase === 'vacant';
  });
}

async function hands(table: number, count: number): Promise<void> {
  const before = at(table).line(1).hand;
  await isSoon(async () => {
    await at(table).act(calls);
    return at(table).line(1).hand >= before + count;
  });
}

/** The line of somebody on the list. */
const entryOf = ({ name }: IssuedCard) => lineOf(floor, `list-${LIST}`, name);

/** The keys that call whoever is next to a table, until so many are called; each of them sits down. */
async function callTo(table: number, cards: readonly IssuedCard[]): Promise<void> {
  for (const card of cards) {
    await press(floor, `call-${LIST}-${table}`);
    await entryOf(card).getByText('Called to').waitFor();
  }
  for (const card of cards) {
    const seat = SEATS.find((one) => at(table).line(one).phase === 'vacant') ?? 1;
    await sit(table, seat, card);
    await pressOn(entryOf(card).getByRole('button', { name: 'Sits' }));
    await entryOf(card).waitFor({ state: 'detached' });
  }
}

/** Enters them; each swipes the card at the seat that was drawn, and goes all in until the tournament is over. */
async function playTournament(number: number, cards: readonly IssuedCard[], starts: boolean): Promise<void> {
  for (const card of cards) {
    await fill(floor, { [`enter-account-${number}`]: card.account });
    await press(floor, `enter-${number}`);
    await lineOf(floor, `tournament-${number}`, card.name.split(' ')[0] ?? '').waitFor();
  }
  if (starts) await press(floor, `start-${number}`);
  const state = floor.getByTestId(`tournament-${number}`);
  await isSoon(async () => {
    for (const table of tables.values()) {
      if (!table.line(1).view?.table.tournament) continue;
      for (const { seat, view } of table.lines) {
        if (view?.phase.name !== 'seated') continue;
        const player = view.table.places[seat - 1]?.player;
        table.swipe(cards.find(({ name }) => name === `${player} Winter`)?.track ?? '', seat);
      }
      await table.act(goesAllIn);
    }
    return (await state.getAttribute('data-status')) === 'over';
  });
  await isSoon(() => sumOf(`tournament:${number}`) === 0);
}

beforeAll(async () => {
  await freshScreens();
  folder = mkdtempSync(join(FILES, 'dealerless-day-'));
  server = await Postgres.start();
  server.sql('CREATE DATABASE house');
  house = new ServedHouse(join(folder, 'house'), server.url('house'));
  for (const number of TABLES) await house.told('', 'join', String(number), `Table ${number}`);
  await house.told('', 'cage', '1', 'Main cage');
  for (const [id, role, pin] of STAFF) await house.told(`${pin}\n`, 'staff', id, role, `${id} of the house`);
  const terms = join(folder, 'bad-beat.json');
  writeFileSync(terms, JSON.stringify(JACKPOT));
  const signed = ['--by', 'flo', '--second', 'aud'];
  const pins = `${STAFF[1][2]}\n${STAFF[2][2]}\n`;
  await house.told(pins, 'jackpot', terms, ...signed);
  await house.told(pins, 'jackpot-seed', 'bad-beat', '500', ...signed);
  const ports = { tables: await freePort(), cages: await freePort(), screens: await freePort() };
  await house.open(
    ports.tables,
    'Cage screens are at http://',
    ...['--cage-screens', String(ports.cages), '--screens', String(ports.screens)],
  );
  for (const number of TABLES) {
    const words = ['--house', `ws://127.0.0.1:${ports.tables}`, '--token', join(house.data, `table-${number}.token`)];
    tables.set(number, await Table.open(number, join(folder, `table-${number}`), words));
  }
  browser = await openBrowser();
  const path = readFileSync(join(house.data, 'cage-1.path'), 'utf8').trim();
  cage = await openScreen(browser, `http://127.0.0.1:${ports.cages}${path}`, DESK, complaints);
  cashier = new CashierAt(cage);
  const { tables: token } = JSON.parse(readFileSync(join(house.data, 'screens.json'), 'utf8')) as Record<
    string,
    string
  >;
  floor = await openScreen(
    browser,
    `http://127.0.0.1:${ports.screens}/floor-console/tables.html?token=${token}`,
    DESK,
    complaints,
  );
});

afterAll(async () => {
  await browser?.close();
  for (const table of tables.values()) await table.close();
  await house?.end('SIGTERM');
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a day in processes of their own', () => {
  test('at the screens of cage and floor, from the first count of the drawer to the last', async () => {
    // The drawer is counted, and thirty people get their cards.
    await signIn(cage, 'cass');
    await press(cage, 'shift-open');
    await fill(cage, { 'count-100': '50' });
    await signs(cage, 'flo');
    await press(cage, 'shift-confirm', 'shift-done-close');
    const cards: IssuedCard[] = [];
    for (const name of NAMES) cards.push(await cashier.issue(`${name} Winter`, PIN, DOLLARS));
    const [rich, excluded] = cards as [IssuedCard, IssuedCard];

    // Cash above $10,000 waits for the facts of the customer.
    await cashier.find(rich.account);
    await press(cage, 'deposit-open');
    await fill(cage, { 'deposit-amount': '10000' });
    await press(cage, 'facts-open');
    const { tin, noTin: _, ...place } = FACTS;
    const facts = Object.fromEntries(Object.entries({ ...place, tin }).map(([name, text]) => [`facts-${name}`, text]));
    await fill(cage, facts);
    await pressAway(cage, 'facts-confirm');
    await pressAway(cage, 'deposit-confirm');
    await cashier.balanceIs((DOLLARS + 10_000) * 100);
    await press(cage, 'done');

    // The lists: a full main game, and the game that feeds it.
    await signIn(floor, 'flo');
    await press(floor, 'poker-desk', 'list-new');
    await fill(floor, { 'list-label': 'Hold’em $10–$20', 'list-opens': '10' });
    await press(floor, 'list-table-1');
    await press(floor, 'list-must-move-yes');
    await press(floor, 'list-open');
    for (const { name } of cards.slice(2, 22)) {
      await fill(floor, { [`name-${LIST}`]: name });
      await press(floor, `add-${LIST}`);
      await lineOf(floor, `list-${LIST}`, name).waitFor();
    }
    await callTo(1, cards.slice(2, 12));
    await floor.getByTestId(`open-at-${LIST}`).selectOption('2');
    await callTo(2, cards.slice(12, 18));
    await hands(1, 2);
    await hands(2, 2);

    // A seat of the main game is open: whoever must move from the feeder does.
    await leave(1, 4);
    const move = floor.getByTestId(`move-${LIST}-1`);
    await move.waitFor();
    const mover = ((await move.textContent()) ?? '').replace(/ moves up.*/, '').trim();
    await pressOn(move);
    const moved = cards.find(({ name }) => name === `${mover} Winter`) as IssuedCard;
    const from = at(2)
      .line(1)
      .view?.table.places.find(({ player }) => player === mover)?.seat;
    await leave(2, from ?? 0);
    await sit(1, 4, moved);

    // A bad beat: the table waits until two people have signed.
    let forced = 0;
    await isSoon(async () => {
      const { hand, view } = at(1).line(1);
      if (view?.table.held) return true;
      // Whoever has just come in waits for the blinds: the deck is for ten who are dealt in.
      if (hand > forced) at(1).badBeatNext(10);
      forced = hand;
      await at(1).act(calls);
      return false;
    });
    // The deck that was ready for the hand after it is not dealt: one bad beat is enough.
    at(1).badBeatNext(null);
    await press(floor, 'table-1', 'hit-pay-1');
    await fill(floor, { reason: 'Hand and cards were looked at' });
    await signs(floor, 'aud');
    await press(floor, 'reason-confirm');
    await isSoon(() => !at(1).line(1).view?.table.held);

    // Somebody is excluded by a list, and sits nowhere from then on.
    const list = join(folder, 'state.csv');
    writeFileSync(list, `name,born,until\n${excluded.name},1980-05-17,\n`);
    await house.told(`${STAFF[0][2]}\n`, 'exclusions', 'state', list, '--by', 'cass');
    at(3).swipe(excluded.track, 9);
    await isSoon(() => at(3).line(9).view?.notice != null);
    expect(at(3).line(9).phase).toBe('vacant');

    // A sit-n-go at table 3 while the others play; then everybody leaves, and a tournament is played at all three.
    await press(floor, 'tournaments', 'tournament-new');
    await fill(floor, { 'announce-seats': '4', 'announce-fewest': '4', 'announce-most': '4' });
    await press(floor, 'announce-table-3', 'announce-confirm');
    await playTournament(1, cards.slice(22, 26), false);
    for (const table of [1, 2]) for (const { seat } of at(table).seated) await leave(table, seat);
    await press(floor, 'tournament-new');
    await press(floor, 'announce-kind-tournament');
    await fill(floor, { 'announce-seats': '4', 'announce-late': '0', 'announce-reentries': '0' });
    await press(floor, 'announce-table-1', 'announce-table-2', 'announce-table-3', 'announce-confirm');
    await playTournament(2, cards.slice(18, 30), true);

    // Everybody is paid, and two people count the drawer.
    let paid = 0;
    for (const card of cards) paid += await cashier.payOut(card, { second: 'flo', pin: STAFF[1][2] });
    const drawer = 5_000_00 + (PEOPLE * DOLLARS + 10_000) * 100 - paid;
    await press(cage, 'shift-open');
    const hundreds = Math.floor(drawer / 100_00);
    await fill(cage, { 'count-100': String(hundreds), 'count-coins': ((drawer - hundreds * 100_00) / 100).toFixed(2) });
    await signs(cage, 'flo');
    await press(cage, 'shift-confirm');
    await press(cage, 'shift-done-close');
    // One of the float, which a new house does not know of, and none at the end.
    expect(server.sql("SELECT count(*) FROM documents WHERE type = 'variance'", 'house').trim()).toBe('1');

    // The audit over house and tables, and the report, which is the ledger.
    for (const none of ['card:', 'way:', 'table:']) expect([none, sumOf(none)]).toEqual([none, 0]);
    const files = TABLES.map((table) => `${table}=${join(at(table).data, 'table.sqlite')}`);
    const audited = await dealerless('audit', '--house', server.url('house'), '--money', ...files);
    expect(audited).toMatchObject({ code: 0, output: expect.stringMatching(/All \d+ checks passed/) });
    expect(server.sql('SELECT count(*) FROM jackpot_hits', 'house').trim()).toBe('1');
    const kept = sumOf('collection:') + sumOf('jackpot:') + sumOf('tournament-fee:');
    expect(kept).toBe((PEOPLE * DOLLARS + 10_000) * 100 - paid + 500_00);
    expect(complaints).toEqual([]);
  });
});
