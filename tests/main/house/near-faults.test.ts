/** Two files under one table: what fails in one of them, and what a cut between the two leaves. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { HOUSE_FILE } from '../../../main/house/store.ts';
import { openReadOnly } from '../../../main/journal/store.ts';
import { audit } from '../../../main/ledger/audit.ts';
import { STAFF } from '../desks/staffed-room.ts';
import { FILES, houseBalances, settled, type TestRoom, until } from '../test-room.ts';
import { comeIn, openNear, player, sit, wrongIn } from './near-room.ts';

let room: TestRoom;
/** What happens at each write; nothing at first. */
let onWrite: (point: string) => void = () => {};
afterEach(async () => {
  onWrite = () => {};
  await room.close();
});

const open = async (): Promise<void> => {
  room = await openNear({ onWrite: (point) => onWrite(point) });
};

/** Everything that is on cards, on its way, on the table, and taken from it; the cage has as much less. */
const held = (all: Record<string, number>): number =>
  Object.entries(all).reduce((sum, [name, amount]) => (name.startsWith('cage:') ? sum : sum + amount), 0);

const act = (key: string) => ({ key, at: room.clock.now(), by: 'cass' });

test('chips that come for somebody who waits are written with them in their seat, and the seat is shown before the house hears of it', async () => {
  await open();
  const ada = await player(room, 'Ada Winter', 300_00);
  await comeIn(room, 1, ada.card);
  const points: string[] = [];
  let shownAt = -1;
  onWrite = (point) => {
    if (shownAt < 0 && room.station(1).view.phase.name === 'seated') shownAt = points.length;
    points.push(point);
  };
  await room.station(1).press({ do: 'buy in', amount: 100_00 });
  await settled();
  const commits = points.slice(0, shownAt).filter((point) => /after:commit$/.test(point));
  expect(commits).toEqual(['house after:commit', 'after:commit']);
  expect(points.slice(shownAt)).toContain('house before:insert into "inbox"');
  expect(await wrongIn(room)).toEqual([]);
});

test('M6 a house whose disk is full stops the table and its cage, and both continue when there is room', async () => {
  await open();
  for (const [id, member] of Object.entries(STAFF)) await room.near.staff.add({ id, ...member }, act(id));
  const ada = await player(room, 'Ada Winter', 300_00);
  await comeIn(room, 1, ada.card);
  // Signed in before: whoever they are, a house that cannot write knows nobody.
  await room.floor.press({ do: 'sign in', staff: 'fred', pin: STAFF.fred?.pin ?? '' });
  let isFull = true;
  onWrite = (point) => {
    if (isFull && point === 'house before:commit') {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    }
  };
  await room.station(1).press({ do: 'buy in', amount: 100_00 });
  await until(() => room.table.state.fault !== null);
  expect(room.table.state.fault).toMatch(/house\.sqlite cannot grow: the disk is full/);
  expect(room.table.state.failed).toEqual(['disk']);
  expect(room.table.sitting(1)).toBeUndefined();
  const clear = {
    do: 'clear fault',
    reason: 'made room',
    signature: { second: 'theo', pin: STAFF.theo?.pin ?? '' },
  } as const;
  isFull = false;
  // While the fault stands no money moves at the cage either (547.8(b)(3)).
  const more = { account: ada.account, amount: 70_00, nature: 'cash' } as const;
  expect(await room.near.counter.deposit({ ...more, ...act('more') })).toMatchObject({
    error: { code: 'fault', message: expect.stringContaining('No money moves while a fault stops the table.') },
  });
  const { jackpots, tournaments } = room.near;
  const signed = { second: 'aude', reason: 'cards looked at' };
  expect(await jackpots.decide(1, true, { ...act('decide'), ...signed })).toMatchObject({ error: { code: 'fault' } });
  expect(await jackpots.seed('bad-beat', 1_00, { ...act('seed'), ...signed })).toMatchObject({
    error: { code: 'fault' },
  });
  const enters = { act: 'enter', tournament: 1, account: ada.account } as const;
  const asking = { ...act('enter'), reached: new Set<number>() };
  expect(await tournaments.act(enters, asking)).toMatchObject({ error: { code: 'fault' } });
  expect(await room.station(1).press({ do: 'buy in', amount: 100_00 })).toMatchObject({ ok: false, code: 'fault' });
  isFull = true;
  expect(await room.floor.press(clear)).toMatchObject({ ok: false });
  isFull = false;
  expect(await room.floor.press(clear)).toEqual({ ok: true, result: null });
  expect(await room.near.counter.deposit({ ...more, ...act('more') })).toMatchObject({ ok: true });
  await settled();
  expect(houseBalances(room.data)).toEqual({ 'cage:drawer': -370_00, [`card:${ada.account}`]: 370_00 });
  expect(await wrongIn(room)).toEqual([]);
});

test('chips that came while the table could not write are handled as soon as the fault is cleared, not at the end of the hand', async () => {
  await open();
  for (const [id, member] of Object.entries(STAFF)) await room.near.staff.add({ id, ...member }, act(id));
  await room.floor.press({ do: 'sign in', staff: 'fred', pin: STAFF.fred?.pin ?? '' });
  const people = [];
  for (const name of ['Ada Winter', 'Bo Summers', 'Cy Autumn']) people.push(await player(room, name, 300_00));
  for (const [at, { card }] of people.slice(0, 2).entries()) await sit(room, at + 1, card, 100_00);
  await room.pass(10_000);
  const hand = room.table.openNumber;
  expect(hand).not.toBeNull();
  const cy = people[2];
  await comeIn(room, 3, cy?.card ?? '');
  let isFull = true;
  onWrite = (point) => {
    if (isFull && point === 'before:table_state') throw new Error('the disk is full');
  };
  await room.station(3).press({ do: 'buy in', amount: 100_00 });
  await until(() => room.table.state.fault !== null);
  isFull = false;
  const signature = { second: 'theo', pin: STAFF.theo?.pin ?? '' };
  expect(await room.floor.press({ do: 'clear fault', reason: 'made room', signature })).toMatchObject({ ok: true });
  await settled();
  expect(room.table.openNumber).toBe(hand);
  expect(room.table.sitting(3)).toBeUndefined();
  expect(houseBalances(room.data)).toMatchObject({ [`card:${cy?.account}`]: 300_00 });
  expect(houseBalances(room.data)['way:1'] ?? 0).toBe(0);
  expect(await wrongIn(room)).toEqual([]);
});

test('M6 chips that a house whose disk was full could not give are asked for again when the fault is cleared, and come once', async () => {
  await open();
  for (const [id, member] of Object.entries(STAFF)) await room.near.staff.add({ id, ...member }, act(id));
  await room.floor.press({ do: 'sign in', staff: 'fred', pin: STAFF.fred?.pin ?? '' });
  const ada = await player(room, 'Ada Winter', 300_00);
  await sit(room, 1, ada.card, 100_00);
  let isFull = true;
  onWrite = (point) => {
    if (isFull && point === 'house before:commit') throw new Error('the disk is full');
  };
  await room.station(1).press({ do: 'top up', amount: 50_00 });
  await until(() => room.table.state.fault !== null);
  expect(room.table.sitting(1)?.pending?.amount).toBe(50_00);
  isFull = false;
  const signature = { second: 'theo', pin: STAFF.theo?.pin ?? '' };
  expect(await room.floor.press({ do: 'clear fault', reason: 'made room', signature })).toMatchObject({ ok: true });
  await settled();
  expect([room.table.stack(1), room.table.sitting(1)?.pending]).toEqual([150_00, null]);
  expect(houseBalances(room.data)).toMatchObject({ [`card:${ada.account}`]: 150_00, 'table:1': 150_00 });
  // Nothing is held back from what the card holds for a question that nobody answered.
  expect(room.host.room.cage.balance(ada.account)).toBe(150_00);
  expect(await wrongIn(room)).toEqual([]);
});

test('M6 when a house cannot write what a player left with, the table retries once there is room, not endlessly', async () => {
  await open();
  for (const [id, member] of Object.entries(STAFF)) await room.near.staff.add({ id, ...member }, act(id));
  await room.floor.press({ do: 'sign in', staff: 'fred', pin: STAFF.fred?.pin ?? '' });
  const ada = await player(room, 'Ada Winter', 300_00);
  await sit(room, 1, ada.card, 100_00);
  let tries = 0;
  let isFull = true;
  onWrite = (point) => {
    if (!isFull || point !== 'house before:commit') return;
    tries += 1;
    if (tries < 1000) throw new Error('the disk is full');
  };
  await room.station(1).press({ do: 'leave' });
  await until(() => room.table.state.fault !== null);
  await settled();
  expect(tries).toBeLessThan(10);
  isFull = false;
  const signature = { second: 'theo', pin: STAFF.theo?.pin ?? '' };
  expect(await room.floor.press({ do: 'clear fault', reason: 'made room', signature })).toMatchObject({ ok: true });
  await settled();
  expect(houseBalances(room.data)).toMatchObject({ [`card:${ada.account}`]: 300_00, 'table:1': 0, 'way:1': 0 });
  expect(await wrongIn(room)).toEqual([]);
});

test.each(['deleted', 'replaced'])(
  'the file of the house is %s beneath the table: it stands still, and says which',
  async (how) => {
    await open();
    const ada = await player(room, 'Ada Winter', 300_00);
    await comeIn(room, 1, ada.card);
    const file = join(room.data, HOUSE_FILE);
    const kept = `${file}.kept`;
    const bytes = readFileSync(file);
    renameSync(file, kept);
    if (how === 'replaced') cpSync(kept, file);
    await room.station(1).press({ do: 'buy in', amount: 100_00 });
    await until(() => room.table.state.fault !== null);
    expect(room.table.state.fault).toMatch(/house\.sqlite was deleted or replaced while the house was running/);
    expect(room.table.sitting(1)).toBeUndefined();
    rmSync(file, { force: true });
    renameSync(kept, file);
    expect(readFileSync(file).length).toBe(bytes.length);
    await room.restart();
    await settled();
    expect(houseBalances(room.data)).toEqual({ 'cage:drawer': -300_00, [`card:${ada.account}`]: 300_00 });
  },
);

/** A player comes in, adds chips, is paid in at the cage meanwhile, and leaves. */
async function evening(card: string, account: string): Promise<void> {
  await sit(room, 1, card, 100_00);
  await room.station(1).press({ do: 'top up', amount: 50_00 });
  await settled();
  await room.near.counter.deposit({ account, amount: 70_00, nature: 'cash', ...act('more') });
  await settled();
  await room.station(1).press({ do: 'leave' });
  await room.pass(2000);
}

test('M3 M4 B-89 the power cut after each write to either file: nothing is lost or doubled, and both are sound', async () => {
  await open();
  const ada = await player(room, 'Ada Winter', 300_00);
  const cuts: { readonly point: string; readonly data: string }[] = [];
  onWrite = (point) => {
    if (!/commit$/.test(point)) return;
    const data = mkdtempSync(join(FILES, 'dealerless-near-cut-'));
    cpSync(room.data, data, { recursive: true, filter: (from) => !from.endsWith('lock') });
    cuts.push({ point: `${cuts.length} ${point}`, data });
  };
  await evening(ada.card, ada.account);
  onWrite = () => {};
  expect(cuts.length).toBeGreaterThan(20);
  for (const { point, data } of cuts) {
    const again = await openNear({ data });
    try {
      await settled();
      const all = houseBalances(again.data);
      expect([point, await wrongIn(again)]).toEqual([point, []]);
      expect([point, [300_00, 370_00].includes(held(all))]).toEqual([point, true]);
      expect([point, all['way:1'] ?? 0]).toEqual([point, 0]);
      expect([point, again.table.stack(1)]).toEqual([point, all['table:1'] ?? 0]);
      expect([point, again.table.state.fault]).toEqual([point, null]);
      const table = openReadOnly(join(data, 'table.sqlite'));
      expect([point, audit(table, null).filter(({ ok }) => !ok)]).toEqual([point, []]);
      table.close();
    } finally {
      await again.close();
    }
  }
});

test('an older copy of either file is refused, naming the file', async () => {
  await open();
  const ada = await player(room, 'Ada Winter', 300_00);
  const early = mkdtempSync(join(FILES, 'dealerless-near-old-'));
  await room.host.close();
  cpSync(room.data, early, { recursive: true });
  await room.restart();
  await sit(room, 1, ada.card, 100_00);
  await room.host.close();
  const late = mkdtempSync(join(FILES, 'dealerless-near-new-'));
  cpSync(room.data, late, { recursive: true });
  for (const [file, why] of [
    ['table.sqlite', /the file of the table is an older copy/],
    [HOUSE_FILE, /the file of the house is an older copy/],
  ] as const) {
    const mixed = mkdtempSync(join(FILES, 'dealerless-near-mixed-'));
    cpSync(late, mixed, { recursive: true });
    cpSync(join(early, file), join(mixed, file));
    await expect(openNear({ data: mixed })).rejects.toThrow(why);
    rmSync(mixed, { recursive: true });
  }
  for (const folder of [early, late]) rmSync(folder, { recursive: true });
  await room.restart();
});
