import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CageIntent } from '../../../protocol/cage-intent.ts';
import { tamper } from '../ledger/books.ts';
import { houseBalances, newestPaper, type Pressed, type TestRoom } from '../test-room.ts';
import { cageSays, codeOf, fundedPlayer, intoJackpot, STAFF, signIn, staffedRoom } from './staffed-room.ts';

const sign = (second: string) => ({ second, pin: STAFF[second]?.pin ?? '' });

let room: TestRoom;
let account: string;
let card: string;

beforeEach(async () => {
  room = await staffedRoom();
  ({ account, card } = await fundedPlayer(room, 90_000));
});
afterEach(() => room.close());

async function atStation(seat: number): Promise<void> {
  room.host.swipe(card, seat);
  await room.pass(200, 100);
  await room.pin(seat, '8642');
}

async function sit(seat: number): Promise<void> {
  await atStation(seat);
  expect(codeOf(await room.station(seat).press({ do: 'buy in', amount: 20_000 }))).toBe('ok');
}

const balances = () => [room.host.room.books.ledger.balances(''), houseBalances(room.data)];
const lately = () => room.host.room.log.last(5).map(({ text }) => text);

describe('547.8(b)(3): while a fault stands no money moves', () => {
  test('not over the counter, not to or from the bank, not out of a jackpot', async () => {
    await intoJackpot(room, account, 1000);
    room.table.fault('the generator does not answer', 'generator');
    const before = balances();
    const intents: readonly CageIntent[] = [
      { do: 'deposit', account, amount: 100, nature: 'cash' },
      { do: 'withdraw', account, amount: 100, pin: '8642', nature: 'cash' },
      { do: 'withdraw', account, amount: 60_000, pin: '8642', nature: 'cash', signature: sign('fred') },
      { do: 'correct', account, way: 'add', amount: 1, nature: 'cash', reason: 'miscounted', signature: sign('fred') },
      { do: 'fill', amount: 100, signature: sign('fred') },
      { do: 'drop', amount: 100, signature: sign('fred') },
      {
        do: 'pay jackpot',
        jackpot: 'jackpot:bad-beat',
        shares: [{ account, amount: 100 }],
        reason: 'bad beat',
        signature: sign('fred'),
      },
    ];
    for (const intent of intents) expect([intent.do, await cageSays(room, intent)]).toEqual([intent.do, 'fault']);
    expect(balances()).toEqual(before);
    const told = await room.cage.press({ do: 'fill', amount: 100, signature: sign('fred') });
    expect(told).toMatchObject({ message: expect.stringContaining('No money moves while a fault stops the table.') });
  });

  test('not from a card to a seat, and not to another seat', async () => {
    await atStation(3);
    room.table.fault('the generator does not answer', 'generator');
    expect(codeOf(await room.station(3).press({ do: 'buy in', amount: 20_000 }))).toBe('fault');
    expect(room.table.sitting(3)).toBeUndefined();
    expect(room.host.room.cage.balance(account)).toBe(90_000);
  });

  test('no chips are added, asked for between hands or during one; no seat is changed with them', async () => {
    await sit(3);
    room.table.fault('the generator does not answer', 'generator');
    const before = balances();
    expect(codeOf(await room.station(3).press({ do: 'top up', amount: 4000 }))).toBe('fault');
    expect(room.table.sitting(3)?.pending).toBeNull();
    await room.station(3).press({ do: 'move', to: 5 });
    await signIn(room, 'fred', 'floor');
    const request = room.floor.view.requests[0]?.id ?? '';
    await room.floor.press({ do: 'approve', request });
    await room.pass(10_000);
    expect(balances()).toEqual(before);
  });

  test('what was posted before is answered again under its key, and moves nothing', async () => {
    const intent = { do: 'deposit', account, amount: 100, nature: 'cash' } as const;
    const { rev } = room.cage;
    const first = await room.cage.press(intent, { id: 'deposit-once', rev });
    room.table.fault('the generator does not answer', 'generator');
    const before = balances();
    expect(await room.cage.press(intent, { id: 'deposit-once', rev })).toEqual(first);
    expect(balances()).toEqual(before);
  });
});

describe('while a fault stands chips can be cashed in to the card', () => {
  beforeEach(async () => {
    await sit(3);
    await signIn(room, 'fred', 'floor');
  });
  const cashIn = (second?: string): Promise<Pressed> =>
    room.floor.press({
      do: 'cash in',
      seat: 3,
      reason: 'wants to go',
      ...(second === undefined ? {} : { signature: sign(second) }),
    });

  test('by two people of different roles, another fault standing, when the whole books are proven', async () => {
    room.table.fault('This is not the approved program', 'software');
    expect(codeOf(await cashIn())).toBe('second-person');
    for (const second of ['fred', 'bea', 'theo']) expect(codeOf(await cashIn(second))).toBe('second-person');
    expect(codeOf(await cashIn('cass'))).toBe('ok');
    expect(room.table.sitting(3)).toBeUndefined();
    expect(room.host.room.cage.balance(account)).toBe(90_000);
    expect(room.table.state.fault).toBe('This is not the approved program');
    expect(lately()[0]).toContain('Fred Floor: cash in seat 3, seen by cass: wants to go');
    expect(newestPaper(room.data)).toEqual({ type: 'cash-out', agent: 'fred', second: 'cass' });
    expect(await cageSays(room, { do: 'withdraw', account, amount: 100, pin: '8642', nature: 'cash' })).toBe('fault');
  });

  test('the books themselves move nothing for a person who signs for their own act, at any desk', () => {
    room.table.fault('This is not the approved program', 'software');
    const { leaving } = room.host.room.seats;
    for (const second of ['fred', 'FRED', ' '])
      expect(leaving.cashInDespiteFault(3, { by: 'fred', second })).toMatchObject({ error: { code: 'second-person' } });
    expect(room.table.sitting(3)).toBeDefined();
    expect(leaving.cashInDespiteFault(3, { by: 'fred', second: 'cass' })).toMatchObject({ ok: true });
  });

  test('but not when the books are not sound', async () => {
    await room.host.close();
    tamper(`${room.data}/table.sqlite`, (db) => db.exec(`UPDATE log SET text = 'nothing happened' WHERE id = 1`));
    await room.restart();
    room.table.fault('This is not the approved program', 'software');
    await signIn(room, 'fred', 'floor');
    const refused = await cashIn('cass');
    expect(refused).toMatchObject({ code: 'fault', message: expect.stringContaining('chain of log: log row 1') });
    expect(room.table.sitting(3)).toBeDefined();
  });

  test('a player who leaves sees why the chips stay, and leaves once the fault is cleared', async () => {
    room.table.fault('the generator does not answer', 'generator');
    await room.station(3).press({ do: 'leave' });
    expect(room.station(3).view.notice?.text).toContain('your chips stay in front of you for now');
    expect(room.table.sitting(3)).toMatchObject({ leaveNext: true });
    const cleared = await room.floor.press({ do: 'clear fault', reason: 'replaced', signature: sign('cass') });
    expect(codeOf(cleared)).toBe('ok');
    await room.pass(1000);
    expect(room.table.sitting(3)).toBeUndefined();
    expect(room.host.room.cage.balance(account)).toBe(90_000);
  });
});

describe('547.8(b)(3): at a table that runs its own house no money moves either', () => {
  beforeEach(async () => {
    await room.close();
    room = await staffedRoom({ house: 'here' });
    ({ account, card } = await fundedPlayer(room, 90_000));
  });

  test('not over the counter, not by a count of the drawer, not to a seat', async () => {
    await atStation(3);
    room.table.fault('the generator does not answer', 'generator');
    const before = houseBalances(room.data);
    const intents: readonly CageIntent[] = [
      { do: 'deposit', account, amount: 100, nature: 'cash' },
      { do: 'withdraw', account, amount: 100, pin: '8642', nature: 'cash' },
      { do: 'correct', account, way: 'add', amount: 1, nature: 'cash', reason: 'miscounted', signature: sign('fred') },
      { do: 'void document', document: 'D-000001', reason: 'never took place', signature: sign('fred') },
      { do: 'fill', amount: 100, signature: sign('fred') },
      { do: 'drop', amount: 100, signature: sign('fred') },
      { do: 'close drawer', counted: 1_00, signature: sign('fred') },
    ];
    for (const intent of intents) expect([intent.do, await cageSays(room, intent)]).toEqual([intent.do, 'fault']);
    expect(codeOf(await room.station(3).press({ do: 'buy in', amount: 20_000 }))).toBe('fault');
    expect(room.table.sitting(3)).toBeUndefined();
    expect(houseBalances(room.data)).toEqual(before);
    // A count that moves nothing may be taken: a cashier goes home, fault or not.
    expect(await cageSays(room, { do: 'close drawer', counted: 900_00, signature: sign('fred') })).toBe('ok');
    expect(houseBalances(room.data)).toEqual(before);
  });
});
