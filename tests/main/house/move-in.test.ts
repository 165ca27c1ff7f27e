/** Tables of earlier versions, which kept people and money in their own file, give them to the house beside it. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { KyselyPlugin } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HouseBooks } from '../../../main/house/books.ts';
import { auditTables } from '../../../main/house/check-tables.ts';
import { giveAway } from '../../../main/house/give-away.ts';
import { Guests } from '../../../main/house/guests.ts';
import { type CardHouse, openHouse } from '../../../main/house/house.ts';
import { takeOver } from '../../../main/house/move-in.ts';
import { NEAR_TABLE, openNearHouse } from '../../../main/house/near-house.ts';
import { statementOf } from '../../../main/house/statement.ts';
import { HouseStore } from '../../../main/house/store.ts';
import { openReadOnly, openStore, type Store } from '../../../main/journal/store.ts';
import { audit } from '../../../main/ledger/audit.ts';
import { Ledger } from '../../../main/ledger/ledger.ts';
import { replayer } from '../../../main/ledger/replay.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';
import { FILES, settled, TestRoom } from '../test-room.ts';

const JOURNALS = join(import.meta.dirname, '../../journals');

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const trays = z.array(z.object({ account: z.string(), card: z.string(), pin: z.string() }));
type Config = Parameters<typeof TestRoom.open>[0];

/** The folder of a stored table, unpacked where it may be written, and what its books said. */
function unpack(name: string) {
  const from = join(JOURNALS, name);
  const data = mkdtempSync(join(FILES, 'dealerless-moving-'));
  folders.push(data);
  for (const file of readdirSync(from)) {
    const bytes = readFileSync(join(from, file));
    if (file.endsWith('.gz')) writeFileSync(join(data, file.slice(0, -3)), gunzipSync(bytes), { mode: 0o600 });
    else writeFileSync(join(data, file), bytes, { mode: 0o600 });
  }
  const { games } = JSON.parse(readFileSync(join(data, 'table.json'), 'utf8')) as { games: never };
  const cards = trays.parse(JSON.parse(readFileSync(join(data, 'demo-cards.json'), 'utf8')));
  return { data, path: join(data, 'table.sqlite'), cards, games, before: said(join(data, 'table.sqlite')) };
}

/** What a file says of money, people and papers. */
function said(path: string) {
  const store = openReadOnly(path);
  try {
    const count = (table: string): number =>
      store.query<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0;
    const balances = new Ledger(store).balances('');
    const cage = balances.filter(({ account }) => /^(card|cage):/.test(account));
    return {
      cage: Object.fromEntries(cage.map(({ account, balance }) => [account, balance])),
      onTable: 0 - cage.reduce((sum, { balance }) => sum + balance, 0),
      ...{ people: count('accounts'), documents: count('documents'), acts: count('acts'), staff: count('staff') },
    };
  } finally {
    store.close();
  }
}

async function wrong(house: CardHouse, data: string): Promise<string[]> {
  const table = openReadOnly(join(data, 'table.sqlite'));
  try {
    const checks = [
      ...(await auditTables(house.store, new Map([[NEAR_TABLE, table]]))),
      ...audit(table, replayer(DeckSeal.read(join(data, 'deck.key')))),
    ];
    return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  } finally {
    table.close();
  }
}

async function balances(house: CardHouse): Promise<Record<string, number>> {
  return Object.fromEntries((await house.books.balances('')).map(({ account, balance }) => [account, balance]));
}

function near(room: TestRoom): CardHouse {
  const { near: house } = room.host.room;
  if (house === null) throw new Error('no house here');
  return house;
}

describe.each(readdirSync(JOURNALS))('a stored table: %s', (name) => {
  it('moves in to the cent, once, and plays on with people who know their PINs', async () => {
    const { data, cards, games, before } = unpack(name);
    const options: Config = { kind: 'demo', house: 'here', data, config: { games, standingApproval: true } };
    const room = await TestRoom.open(options);
    try {
      await settled();
      expect(await balances(near(room))).toMatchObject({ ...before.cage, 'table:1': before.onTable });
      expect(said(join(data, 'table.sqlite'))).toMatchObject({ people: before.people, documents: before.documents });
      expect(await wrong(near(room), data)).toEqual([]);
      const papers = await near(room).store.db.selectFrom('documents').select('number').execute();
      expect(papers).toHaveLength(before.documents);
      const [seated] = room.table.state.sittings;
      const lines = await statementOf(near(room).store.db, `card:${seated?.account}`, 1000);
      expect(lines.at(-1)?.what).toBe('deposit in cash');
      expect(lines.map(({ document }) => document)).not.toContain('T-');
      expect(lines[0]?.balance).toBe(before.cage[`card:${seated?.account}`]);
      await room.restart();
      await settled();
      expect(await balances(near(room))).toMatchObject(before.cage);
      const free = cards.find(({ account }) => room.table.state.sittings.every((one) => one.account !== account));
      const seat = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((one) => !room.table.sitting(one)) ?? 0;
      room.host.swipe(free?.card ?? '', seat);
      await room.pass(200, 100);
      await room.pin(seat, free?.pin ?? '');
      expect(room.station(seat).view.phase.name).toBe('buying in');
      expect(await wrong(near(room), data)).toEqual([]);
    } finally {
      await room.close();
    }
  });
});

/** Breaks off at the statement of that number, as a process that is killed there does. */
class Killed implements KyselyPlugin {
  left: number;
  constructor(left: number) {
    this.left = left;
  }
  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.left -= 1;
    if (this.left === 0) throw new Error('killed');
    return node;
  }
  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result;
  }
}

const FIRST = 'schema-5-pot';
const AT = Date.UTC(2026, 10, 28, 20);

/** The house as a start of the table makes it, up to the move. */
function houseIn(data: string): Promise<CardHouse> {
  copyFileSync(join(data, 'table.sqlite.pepper'), join(data, 'house.pepper'));
  return openHouse({ name: 'House', at: data, data, kind: 'demo', now: () => AT, pinCost: 16 });
}

const people = async (house: CardHouse): Promise<number> =>
  (await house.store.db.selectFrom('people').select('account').execute()).length;

describe('a move that is cut off', () => {
  it('while the house takes over leaves nothing there, whichever statement it was', async () => {
    const { data, path, before } = unpack(FIRST);
    const table = openStore(path, { kind: 'demo' });
    const house = await houseIn(data);
    const cut = async (at: number): Promise<boolean> => {
      const plugin = new Killed(at);
      const store = new HouseStore(house.store.db.withPlugin(plugin), {
        ...{ engine: 'sqlite', kind: 'demo', lock: null, file: null },
      });
      const done = takeOver(table, { store, books: new HouseBooks(store) }, NEAR_TABLE, AT);
      const isThrough = await done.then(
        () => true,
        (error: Error) => {
          expect(error.message).toBe('killed');
          return false;
        },
      );
      return isThrough;
    };
    for (let at = 1, step = 1; !(await cut(at)); at += step) {
      expect(await people(house)).toBe(0);
      expect(await balances(house)).toEqual({});
      step = Math.ceil(at / 3);
    }
    expect(await people(house)).toBe(before.people);
    table.close();
    await house.close();
  });

  it('while the table hands over leaves its file unchanged at any write; the next start finishes it', async () => {
    const { data, path, before } = unpack(FIRST);
    let left = 0;
    const onWrite = (): void => {
      left -= 1;
      if (left === 0) throw new Error('killed');
    };
    const store = openStore(path, { kind: 'demo', onWrite });
    const house = await houseIn(data);
    await takeOver(store, house, NEAR_TABLE, AT);
    const give = (): void =>
      giveAway({
        ...{ store, ledger: new Ledger(store), guests: new Guests(store), people: [] },
        ...{ onTable: before.onTable, at: AT },
      });
    let points = 0;
    for (; ; points += 1) {
      left = points + 1;
      try {
        give();
        break;
      } catch (error) {
        expect(String(error)).toMatch(/killed/);
        // What was thrown after the commit is on disk.
        if (new Ledger(store).balance('house') !== 0) break;
        expect(said(path)).toEqual(before);
      }
    }
    expect(points).toBeGreaterThan(before.people);
    store.close();
    await house.close();
    await comesToItsEnd(data, before);
  });

  it('between the two is ended by the next start', async () => {
    const { data, path, before } = unpack(FIRST);
    const store = openStore(path, { kind: 'demo' });
    const house = await houseIn(data);
    await takeOver(store, house, NEAR_TABLE, AT);
    store.close();
    await house.close();
    await comesToItsEnd(data, before);
  });
});

/** Opens the folder as a start of the table does, and looks whether everything has moved. */
async function comesToItsEnd(data: string, before: ReturnType<typeof said>): Promise<void> {
  const store = openStore(join(data, 'table.sqlite'), { kind: 'demo' });
  const house = await openNear(data, store);
  try {
    expect(await balances(house)).toMatchObject({ ...before.cage, 'table:1': before.onTable });
    expect(new Ledger(store).balances('card:').filter(({ balance }) => balance !== 0)).toEqual([]);
    expect(await wrong(house, data)).toEqual([]);
  } finally {
    store.close();
    await house.close();
  }
}

const openNear = (data: string, store: Store): Promise<CardHouse> =>
  openNearHouse(
    { data, kind: 'demo', name: 'House', table: 'Table', now: () => AT, signaturesAbove: 500_00, pinCost: 16 },
    { store, ledger: new Ledger(store) },
  );

describe('a move is refused, and nothing is changed', () => {
  it('when the house has taken over other books', async () => {
    const { data, path } = unpack(FIRST);
    const store = openStore(path, { kind: 'demo' });
    const house = await houseIn(data);
    await takeOver(store, house, NEAR_TABLE, AT);
    new Ledger(store).post({
      key: 'later',
      moves: [{ from: 'cage:bank', to: 'cage:chips', amount: 100, why: 'later' }],
      at: AT,
      by: null,
    });
    await expect(takeOver(store, house, NEAR_TABLE, AT)).rejects.toThrow(
      /is not the file whose people its house took over/,
    );
    store.close();
    await house.close();
  });

  it('when the house has people of its own', async () => {
    const { data, path } = unpack(FIRST);
    const store = openStore(path, { kind: 'demo' });
    const house = await houseIn(data);
    const member = { id: 'flo', name: 'Flo Floor', role: 'floor', pin: '4711' } as const;
    await house.staff.add(member, { key: 'flo', at: AT, by: 'test' });
    await expect(takeOver(store, house, NEAR_TABLE, AT)).rejects.toThrow(/have people: move one/);
    expect(await people(house)).toBe(0);
    store.close();
    await house.close();
  });

  it('when the house that was there is missing', async () => {
    const { data, path } = unpack(FIRST);
    const store = openStore(path, { kind: 'demo' });
    await (await openNear(data, store)).close();
    unlinkSync(join(data, 'house.sqlite'));
    await expect(openNear(data, store)).rejects.toThrow(/house\.sqlite is missing/);
    store.close();
  });
});
