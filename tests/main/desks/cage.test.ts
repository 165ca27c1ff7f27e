import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { houseRows, settled, type TestRoom } from '../test-room.ts';
import { actAt, cageSays, fundedPlayer, PLAYER, STAFF, signIn, staffedRoom, staffOf } from './staffed-room.ts';

const FRED = { second: 'fred', pin: '1717' };
const ABBY = { second: 'abby', pin: '3737' };

let room: TestRoom;
let account: string;
let card: string;

beforeEach(async () => {
  room = await staffedRoom();
  ({ account, card } = await fundedPlayer(room, 50_000));
});
afterEach(() => room.close());

const log = (): string[] => room.host.room.log.last(20).map(({ text }) => text);

async function swipe(seat: number): Promise<void> {
  room.host.swipe(card, seat);
  await room.pass(200, 100);
}

describe('C13: a player self-excludes', () => {
  const exclude = { do: 'exclude', term: '1 year', pin: '8642' } as const;

  test('with only their own PIN, and nobody lifts it before its end', async () => {
    expect(await cageSays(room, { ...exclude, account, pin: '0508' })).toBe('wrong PIN');
    expect(room.cage.view.account?.status).toBe('active');
    expect(await cageSays(room, { ...exclude, account })).toBe('ok');
    expect(room.cage.view.account).toMatchObject({
      status: 'excluded',
      note: 'self-excluded from play until 2027-01-01',
    });
    expect(await cageSays(room, { ...exclude, account, term: '30 days' })).toBe('shorter');
    await cageSays(room, { do: 'lift bar', account, reason: 'please' });
    await cageSays(room, { do: 'unlock', account, reason: 'please', signature: FRED });
    await room.restart();
    await signIn(room, 'cass');
    await room.cage.press({ do: 'find', account });
    expect(room.cage.view.account?.status).toBe('excluded');
  });

  test('is refused at every station and gets no other card, but is paid what is theirs', async () => {
    await cageSays(room, { ...exclude, account });
    await swipe(3);
    expect(room.station(3).view).toMatchObject({ phase: { name: 'vacant' } });
    expect(room.station(3).view.notice?.text).toContain('You are excluded from play, so this card may not play.');
    expect(await cageSays(room, { do: 'deposit', account, amount: 100, nature: 'cash' })).toBe('excluded');
    expect(await cageSays(room, { do: 'replace card', account, reason: 'lost', signature: FRED })).toBe('excluded');
    expect(await cageSays(room, { do: 'issue', person: PLAYER, pin: '2468' })).toBe('excluded');
    const paid = { do: 'withdraw', account, amount: 50_000, pin: '8642', nature: 'cash' } as const;
    expect(await cageSays(room, paid)).toBe('ok');
  });

  test('leaves the game they sit in, with their chips', async () => {
    await swipe(3);
    await room.pin(3, '8642');
    await room.station(3).press({ do: 'buy in', amount: 20_000 });
    await cageSays(room, { ...exclude, account });
    expect(room.table.sitting(3)).toBeUndefined();
    expect(room.cage.view.account).toMatchObject({ balance: 50_000, onTable: 0 });
  });
});

test('C10: the holder of a document gets no second account, and learns which one they have', async () => {
  const again = await room.cage.press({ do: 'issue', person: { ...PLAYER, name: 'R. Player' }, pin: '2468' });
  expect(again).toMatchObject({ ok: false, code: 'has-account', message: expect.stringContaining(account) });
});

test('C1: a card reported lost is dead at once; the next one has the same account', async () => {
  expect(await cageSays(room, { do: 'report lost', account, reason: 'left in a taxi' })).toBe('ok');
  expect(room.cage.view.account).toMatchObject({ status: 'lost', card: '' });
  await swipe(3);
  expect(room.station(3).view.notice?.text).toContain('no longer valid');
  const made = await room.cage.press({ do: 'replace card', account, reason: 'ID seen', signature: FRED });
  expect(made).toMatchObject({ result: { kind: 'issued', account } });
  expect(room.cage.view.account).toMatchObject({ status: 'active', balance: 50_000 });
});

describe('A5: a correction', () => {
  const intent = () =>
    ({
      do: 'correct',
      account,
      way: 'take',
      amount: 4500,
      nature: 'cash',
      reason: 'typed 500 for 455',
      signature: FRED,
    }) as const;

  test('is signed by a second person with their PIN, and says who, what, when, before, after and why', async () => {
    expect(await room.cage.press(intent())).toMatchObject({
      result: { kind: 'receipt', document: 'A-000002', amount: 4500, balance: 45_500 },
    });
    const rows = houseRows(room.data, `SELECT * FROM corrections WHERE account = 'card:${account}'`);
    expect(rows).toMatchObject([
      {
        before: 50_000,
        after: 45_500,
        at: room.clock.now(),
        by: 'cass',
        second: 'fred',
        reason: 'typed 500 for 455',
      },
    ]);
    expect(log()[0]).toBe(
      `Cass Cage: correct: take $45 cash account ${account}, seen by fred: typed 500 for 455: $500, active → $455, active`,
    );
    expect(JSON.stringify(log())).not.toContain('1717');
  });

  test('is not made with a wrong PIN, by one person, or with somebody who may not sign for it', async () => {
    expect(await cageSays(room, { ...intent(), signature: { second: 'fred', pin: '9191' } })).toBe('wrong-pin');
    expect(await cageSays(room, { ...intent(), signature: { second: 'nobody', pin: '1717' } })).toBe('wrong-pin');
    for (const second of ['cass', 'theo', 'bea']) {
      expect(await cageSays(room, { ...intent(), signature: { second, pin: STAFF[second]?.pin ?? '' } })).toBe(
        'second-person',
      );
    }
    expect(room.cage.view.account?.balance).toBe(50_000);
    expect(await cageSays(room, { ...intent(), signature: ABBY })).toBe('ok');
  });

  test('waits for somebody who swipes their staff card at the window', async () => {
    const made = await staffOf(room).issueCard('fred', actAt(room));
    await settled();
    room.host.swipe(made.ok ? made.value.card : '', 'cage');
    await room.pass(200, 100);
    expect(room.cage.view).toMatchObject({ presented: { id: 'fred' }, staff: { id: 'cass' }, account: { account } });
    await room.cage.press(intent());
    expect(room.cage.view.presented).toBeNull();
  });

  test('is signed by the demo floorman in a demo house, which says so', async () => {
    await room.close();
    const { TestRoom } = await import('../test-room.ts');
    room = await TestRoom.open();
    const demo = { ...intent(), account: room.card(0).account };
    expect(await room.cage.press(demo)).toMatchObject({
      message: expect.stringContaining('demo-floor signs, with PIN 1000'),
    });
    expect(await room.cage.press({ ...demo, signature: { second: 'demo-floor', pin: '1000' } })).toMatchObject({
      ok: true,
    });
  });
});

describe('the drawer', () => {
  test('C4: is filled and emptied with a document each time', async () => {
    expect(await room.cage.press({ do: 'fill', amount: 100_000, signature: FRED })).toMatchObject({
      result: { kind: 'receipt', document: 'F-000002', amount: 100_000, balance: 150_000 },
    });
    expect(room.cage.view.drawer).toBe(150_000);
    expect(await cageSays(room, { do: 'drop', amount: 150_001, signature: FRED })).toBe('drawer-short');
    expect(await cageSays(room, { do: 'drop', amount: 150_000, signature: FRED })).toBe('ok');
    expect(log()[0]).toBe('Cass Cage: drop $1,500, seen by fred: drawer $1,500 → drawer $0');
  });

  test('A5 C7: is only for the cage, like every act on money', async () => {
    const acts = [
      { do: 'fill', amount: 100, signature: ABBY },
      { do: 'drop', amount: 100, signature: ABBY },
      { do: 'deposit', account, amount: 100, nature: 'cash' },
      { do: 'withdraw', account, amount: 100, pin: '8642', nature: 'cash' },
      { do: 'exclude', account, term: '1 year', pin: '8642' },
      { do: 'correct', account, way: 'add', amount: 1, nature: 'cash', reason: 'why not', signature: ABBY },
    ] as const;
    for (const id of ['fred', 'abby', 'theo', 'bea']) {
      await signIn(room, id);
      for (const act of acts) expect([id, act.do, await cageSays(room, act)]).toEqual([id, act.do, 'not your role']);
    }
    expect(room.host.room.cage.balance(account)).toBe(50_000);
    expect(room.cage.view.drawer).toBe(50_000);
  });
});

describe('H5: the receipt of a hand on paper', () => {
  beforeEach(async () => {
    await swipe(3);
    await room.pin(3, '8642');
    await room.station(3).press({ do: 'buy in', amount: 20_000 });
    const { people, counter } = room.near;
    const other = await people.enroll({ ...PLAYER, name: 'Another', idNumber: 'P999' }, '9191', actAt(room));
    if (!other.ok) throw new Error(other.error.message);
    await counter.deposit({ account: other.value.account, amount: 50_000, nature: 'cash', ...actAt(room) });
    room.host.swipe(other.value.card, 5);
    await room.pass(200, 100);
    await room.pin(5, '9191');
    await room.station(5).press({ do: 'buy in', amount: 20_000 });
    await room.deal();
    await room.playOut();
  });

  test('is made only for the player: it takes their PIN, and a hand that they were in', async () => {
    const intent = { do: 'hand receipt', account, hand: 1, pin: '8642' } as const;
    expect(await cageSays(room, { ...intent, pin: '0508' })).toBe('wrong PIN');
    expect(await cageSays(room, { ...intent, hand: 9 })).toBe('no such hand');
    const made = await room.cage.press(intent);
    const atStation = await room.station(3).press({ do: 'receipt', hand: 1 });
    expect(made).toMatchObject({ result: { kind: 'hand receipt', receipt: { seat: 3, wrong: [] } } });
    expect(made).toEqual(atStation);
    expect(log()).toContain(`Cass Cage: receipt of hand 1 for account ${account}`);
    expect(log().join()).not.toContain('8642');
  });

  test('is for the cashier to print, and for no other role', async () => {
    await signIn(room, 'abby');
    expect(await cageSays(room, { do: 'hand receipt', account, hand: 1, pin: '8642' })).toBe('not your role');
  });
});
