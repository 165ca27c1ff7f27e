import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tableState } from '../../main/table/state.ts';
import { actAt, codeOf, STAFF, signIn, staffedRoom, staffOf } from '../main/desks/staffed-room.ts';
import { tamper } from '../main/ledger/books.ts';
import { type Pressed, TestRoom } from '../main/test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await staffedRoom();
  room.table.fault('the books do not agree');
});
afterEach(() => room.close());

const clear = (second: string, pin = STAFF[second]?.pin ?? '0508'): Promise<Pressed> =>
  room.floor.press({ do: 'clear fault', reason: 'looked into it', signature: { second, pin } });

const log = (): string[] => room.host.room.log.last(20).map(({ text }) => text);

describe('M2 clearing a fault takes two people of different roles', () => {
  test.each(['theo', 'cass', 'abby'])('the floor asks and %s signs with their own PIN', async (second) => {
    await signIn(room, 'fred', 'floor');
    expect(await clear(second)).toMatchObject({ ok: true });
    expect(room.table.state.fault).toBeNull();
    expect(log()).toContain(
      `Fred Floor: clear fault, seen by ${second}: looked into it: the books do not agree → no fault`,
    );
  });

  test('a technician asks and the floor signs', async () => {
    await signIn(room, 'theo', 'floor');
    expect(await clear('fred')).toMatchObject({ ok: true });
    expect(room.table.state.fault).toBeNull();
  });

  test('not one person, not two of one role, not the board, not without the right PIN: the table stays stopped', async () => {
    await staffOf(room).add({ id: 'flo', name: 'Flo Floor', role: 'floor', pin: '6767' }, actAt(room));
    await signIn(room, 'fred', 'floor');
    expect(codeOf(await clear('fred'))).toBe('second-person');
    expect(codeOf(await clear('flo', '6767'))).toBe('second-person');
    expect(codeOf(await clear('bea'))).toBe('second-person');
    expect(codeOf(await clear('theo', '9191'))).toBe('wrong-pin');
    expect(codeOf(await clear('nobody'))).toBe('wrong-pin');
    expect(room.table.state.fault).toBe('the books do not agree');
    expect(
      log().filter((text) => text.startsWith('Fred Floor: clear fault, seen by') && text.includes('(refused:')),
    ).toHaveLength(5);
    expect(log().join()).not.toContain('6767');
  });

  test('who may not clear one may not ask for it either', async () => {
    await signIn(room, 'bea', 'floor');
    expect(codeOf(await clear('fred'))).toBe('not your role');
    expect(room.table.state.fault).not.toBeNull();
  });

  test('a frame without a signature is not understood', async () => {
    await signIn(room, 'fred', 'floor');
    const alone = { do: 'clear fault', reason: 'looked into it' } as unknown as Parameters<typeof room.floor.press>[0];
    expect(codeOf(await room.floor.press(alone))).toBe('not understood');
    expect(room.table.state.fault).not.toBeNull();
  });

  test('five wrong PINs of the second person lock their sign-in, and no other', async () => {
    await signIn(room, 'fred', 'floor');
    for (let i = 0; i < 5; i += 1) {
      await clear('theo', '9191');
      room.clock.advance(31_000);
    }
    expect(codeOf(await clear('theo'))).toBe('locked');
    expect(codeOf(await clear('abby'))).toBe('ok');
  });
});

test('in a demo house it is said who signs', async () => {
  const demo = await TestRoom.open();
  demo.table.fault('a try');
  const asked = await demo.floor.press({
    do: 'clear fault',
    reason: 'a try',
    signature: { second: 'somebody', pin: '2468' },
  });
  expect(asked).toMatchObject({ ok: false, message: expect.stringContaining('demo-technician signs, with PIN 1000') });
  await demo.close();
});

describe('M2 a fault is cleared only when the check that failed passes', () => {
  beforeEach(async () => {
    await room.table.clearFault();
    await signIn(room, 'fred', 'floor');
  });

  test('the whole books, not their end: what lies far back stands in the way until it is repaired', async () => {
    const { table } = room;
    for (let n = 0; n < 300; n += 1) table.note({ level: 'info', code: 'x', text: 'y', seat: null, by: null });
    await room.host.close();
    const write = (text: string) =>
      tamper(`${room.data}/table.sqlite`, (db) => db.prepare('UPDATE log SET text = ? WHERE id = 2').run(text));
    let was = '';
    tamper(`${room.data}/table.sqlite`, (db) => {
      was = (db.prepare('SELECT text FROM log WHERE id = 2').get() as { text: string }).text;
    });
    write('nothing happened');
    await room.restart();
    expect(room.table.state.fault).toBeNull();
    room.table.fault('the audit has found something', 'books');
    await signIn(room, 'fred', 'floor');
    expect(await clear('theo')).toMatchObject({
      code: 'fault',
      message: expect.stringContaining('Not cleared: The books are not sound: chain of log: log row 2 was changed'),
    });
    await room.host.close();
    write(was);
    await room.restart();
    expect(room.table.state.fault).toBe('the audit has found something');
    await signIn(room, 'fred', 'floor');
    expect(codeOf(await clear('theo'))).toBe('ok');
  });

  test('everything that failed, not only what failed first', async () => {
    room.table.fault('the first', 'generator');
    room.table.breaksOff(new Error('a chart broke off'));
    expect(room.table.state).toMatchObject({ fault: 'the first', failed: ['generator', 'program'] });
    expect(await clear('theo')).toMatchObject({
      message: expect.stringContaining('Start the program again: a chart broke off'),
    });
    await room.restart();
    await signIn(room, 'fred', 'floor');
    expect(room.table.state.fault).toBe('the first');
    expect(codeOf(await clear('theo'))).toBe('ok');
    expect(room.table.state).toMatchObject({ fault: null, failed: [] });
  });

  test('not while the same check fails once more', async () => {
    for (const check of ['books', 'program'] as const) {
      room.table.fault('the first', 'books');
      room.table.fault('once', check);
      const clearing = clear('theo');
      const proven = room.table.parts.checks.books;
      Object.assign(room.table.parts.checks, {
        books: async () => {
          const wrong = await proven();
          room.table.fault('and again', check);
          return wrong;
        },
      });
      expect(await clearing).toMatchObject({ message: 'Not cleared: something else has failed. Try again.' });
      Object.assign(room.table.parts.checks, { books: proven });
      expect(codeOf(await clear('theo'))).toBe('ok');
    }
  });

  test('a fault that was saved before this was kept needs the whole books', async () => {
    const { failed: _, ...before } = { ...room.table.state, fault: 'from before' };
    expect(tableState.parse(before)).toMatchObject({ fault: 'from before', failed: ['books'] });
  });
});

test('a settlement that was refused is tried before the fault is cleared, and taken back', async () => {
  const table = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2]) await table.sit(seat, seat, 4000);
  await table.deal();
  const { journal, ledger } = table.host.room.books;
  // Somebody has used the key of the settlement before.
  const squat = { from: 'seat:1', to: 'pot', amount: 1, why: 'a mistake' };
  ledger.post({ key: 'hand:1', moves: [squat, { ...squat, from: 'pot', to: 'seat:1' }], at: 1, by: null, hand: 1 });
  while (table.table.hand && table.table.state.fault === null) await table.playOut().catch(() => {});
  expect(table.table.state).toMatchObject({ failed: ['settlement'] });
  const before = ledger.balances('');
  expect(await table.table.clearFault()).toMatchObject({ error: { message: expect.stringContaining('Not cleared:') } });
  expect(ledger.balances('')).toEqual(before);
  expect(journal.openHand()?.hand).toBe(1);
  await table.close();
});
