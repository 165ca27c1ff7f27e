/** Players whom the house keeps apart: not at one table, on record, and known to staff alone. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILES, TestRoom, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';
import { onBothEngines } from './engines.ts';
import { hire, opened, signedIn } from './house-console.ts';
import { TestHouse } from './test-house.ts';

onBothEngines((newPlace) => {
  let test: TestHouse;
  let [ada, ben, cy] = ['', '', ''];

  beforeEach(async () => {
    test = await TestHouse.open(newPlace());
    for (const table of [1, 2]) await test.house.tables.add(table, `Table ${table}`, test.now());
    const accounts: string[] = [];
    for (const name of ['Ada Winter', 'Ben Ortiz', 'Cy Lang']) {
      const { account } = await test.enroll(name);
      await test.fund(account, 500_00);
      accounts.push(account);
    }
    [ada = '', ben = '', cy = ''] = accounts;
  });
  afterEach(() => test.close());

  const keep = (one: string, other: string, key = 'keep') =>
    test.house.people.apart.keep(one, other, { ...test.act(key), reason: 'A quarrel' });
  const end = (one: string, other: string, key = 'end') =>
    test.house.people.apart.end(one, other, { ...test.act(key), reason: 'Settled' });
  const reserve = (table: number, account: string, key: string) =>
    test.house.answer(table, { ask: 'reserve', key, account, amount: 100_00, enters: true });

  it('refuses a seat at the table where the other sits, says not why, and gives one at any other table', async () => {
    expect(await keep(ben, ada)).toMatchObject({ ok: true });
    expect(await reserve(1, ada, 'a')).toMatchObject({ ok: true });
    const refused = await reserve(1, ben, 'b');
    expect(refused).toMatchObject({ ok: false, error: { code: 'apart' } });
    expect(JSON.stringify(refused)).not.toContain('Ada');
    expect(await reserve(1, cy, 'c')).toMatchObject({ ok: true });
    expect(await reserve(2, ben, 'd')).toMatchObject({ ok: true });
    expect(await test.wrong()).toEqual([]);
  });

  it('is on record with both, with who and why, done once, and ended', async () => {
    await keep(ada, ben);
    await keep(ada, ben);
    expect(await test.house.people.apart.list()).toHaveLength(1);
    const acts = await test.house.store.db
      .selectFrom('acts')
      .select(['subject', 'by', 'reason'])
      .where('act', 'in', [`kept apart from ${ada}`, `kept apart from ${ben}`])
      .orderBy('number')
      .execute();
    expect(new Set(acts.map(({ subject }) => subject))).toEqual(new Set([`account:${ada}`, `account:${ben}`]));
    expect(acts).toHaveLength(2);
    for (const act of acts) expect(act).toMatchObject({ by: 'cass', reason: 'A quarrel' });
    expect(await keep(ada, ada, 'self')).toMatchObject({ ok: false, error: { code: 'same-account' } });
    expect(await keep(ada, '9999999999', 'none')).toMatchObject({ ok: false, error: { code: 'unknown-account' } });
    expect(await end(ada, cy)).toMatchObject({ ok: false, error: { code: 'not-apart' } });
    expect(await end(ben, ada, 'end 2')).toMatchObject({ ok: true });
    await reserve(1, ada, 'a');
    expect(await reserve(1, ben, 'b')).toMatchObject({ ok: true });
    expect(await test.wrong()).toEqual([]);
  });

  it('is sent to the tables with the other facts of the house', async () => {
    await keep(ada, ben);
    const [a, b] = ada < ben ? [ada, ben] : [ben, ada];
    expect((await test.house.facts()).apart).toEqual([{ a, b }]);
  });
});

describe('at a table that runs its own house', () => {
  let room: TestRoom;
  beforeEach(async () => {
    room = await TestRoom.open({ house: 'here', config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  });
  afterEach(() => room.close());

  const apart = (one: number, other: number) =>
    room.floor.press({
      ...{ do: 'keep apart', account: room.card(one).account, other: room.card(other).account },
      reason: 'A quarrel',
    });

  it('a player who is kept apart from another is turned away there; no station names anybody', async () => {
    await room.sit(1, 1, 4000);
    expect(await apart(1, 2)).toMatchObject({ ok: true });
    await room.pass(500);
    await room.swipe(5, 2);
    await room.pass(500);
    expect(room.station(5).view.phase.name).not.toBe('buying in');
    expect(JSON.stringify(room.station(5).frames)).toContain('not to play at this table');
    for (const seat of [1, 5]) expect(JSON.stringify(room.station(seat).frames)).not.toContain('"apart"');
    expect(room.floor.view.seats[0]?.related).toMatchObject([{ account: room.card(2).account, apart: true }]);
  });

  it('two who sit there already stand in the queue of the floor until one of them has left', async () => {
    await room.sit(1, 1, 4000);
    await room.sit(4, 2, 4000);
    await apart(1, 2);
    await room.pass(500);
    expect(room.floor.view.waiting).toMatchObject([
      { kind: 'kept apart', seat: 1, text: expect.stringContaining('(seat 4)') },
    ]);
    await room.floor.press({ do: 'cash in', seat: 4, reason: 'Kept apart' });
    await room.pass(500);
    expect(room.floor.view.waiting).toEqual([]);
  });
});

describe('at tables of a house apart', () => {
  let room: CardRoom;
  afterEach(() => room.close());

  it('is set at the console of the house and holds at every table', async () => {
    room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [1, 2]);
    await hire(room);
    const people = [];
    for (const name of ['Ada Winter', 'Ben Ortiz']) {
      const issued = await room.test.enroll(name);
      await room.test.fund(issued.account, 300_00);
      people.push(issued);
    }
    const [ada, ben] = people;
    if (!ada || !ben) throw new Error('two were enrolled');
    await room.sit(1, 3, ada.card, 100_00);
    const screen = await signedIn(room);
    const table = await opened(room, screen, 1);
    const kept = await table.press({
      ...{ do: 'keep apart', account: ada.account, other: ben.account, reason: 'A quarrel' },
    });
    expect(kept).toMatchObject({ ok: true });
    await expect(room.sit(1, 5, ben.card, 100_00)).rejects.toThrow();
    expect(room.at(1).room.table.sitting(5)).toBeUndefined();
    await until(() => room.at(1).room.host.room.line?.apart().length === 1);
    await room.sit(2, 5, ben.card, 100_00);
    expect(room.at(2).room.table.sitting(5)).toMatchObject({ account: ben.account });
  });
});
