import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHost } from '../../main/compose.ts';
import { tableConfig } from '../../main/table/config.ts';
import { actAt, openShift, staffOf } from './desks/staffed-room.ts';
import { TestRoom } from './test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ kind: 'money' });
  const staff = staffOf(room);
  await staff.add({ id: 'fred', name: 'Fred Floor', role: 'floor', pin: '1717' }, actAt(room));
  await staff.add({ id: 'cass', name: 'Cass Cage', role: 'cage', pin: '2727' }, actAt(room));
  await openShift(room);
});

afterEach(async () => {
  await room.close();
});

const person = {
  name: 'Real Player',
  handle: 'Real',
  born: '1980-01-01',
  idType: 'passport',
  idNumber: 'P123',
  idExpires: '2099-01-01',
} as const;

describe('with real money', () => {
  test('S5 bots are refused at the start, and so is the file of a demo house', async () => {
    const options = { kind: 'money', config: tableConfig.parse({}), devices: null, pinCost: 16 } as const;
    await expect(openHost({ ...options, data: `${room.data}-other`, bots: 3 })).rejects.toThrow(/play money/);
    const demo = await TestRoom.open();
    await demo.host.close();
    await expect(openHost({ ...options, data: demo.data })).rejects.toThrow(/play-money file/);
    await demo.restart();
    await demo.close();
  });

  test('there is no tray of cards and none can be swiped from the lobby', async () => {
    expect(room.lobby.view).toMatchObject({ demo: false, tray: [] });
    expect(await room.lobby.press({ do: 'swipe', account: '1234567890', at: 1 })).toMatchObject({ code: 'not a demo' });
  });

  test('nobody acts at the floor or the cage before signing in', async () => {
    expect(room.floor.view.staff).toBeNull();
    expect(await room.floor.press({ do: 'stop', reason: 'no reason' })).toMatchObject({ code: 'not signed in' });
    expect(await room.cage.press({ do: 'issue', person, pin: '8642' })).toMatchObject({ code: 'not signed in' });
  });

  test('A5 C7 money acts of another role are refused, and who did what is in the log', async () => {
    expect(await room.floor.press({ do: 'sign in', staff: 'fred', pin: '9191' })).toMatchObject({ ok: false });
    expect(await room.floor.press({ do: 'sign in', staff: 'fred', pin: '1717' })).toMatchObject({ ok: true });
    expect(await room.floor.press({ do: 'stop', reason: 'shift change' })).toMatchObject({ ok: true });
    await room.cage.press({ do: 'sign in', staff: 'fred', pin: '1717' });
    expect(await room.cage.press({ do: 'issue', person, pin: '8642' })).toMatchObject({ code: 'not your role' });
    await room.cage.press({ do: 'sign in', staff: 'cass', pin: '2727' });
    const issued = await room.cage.press({ do: 'issue', person, pin: '8642' });
    expect(issued).toMatchObject({ ok: true, result: { kind: 'issued' } });
    const log = room.floor.view.log.map((line) => line.text);
    expect(log.find((text) => text.includes('stop'))).toContain('Fred Floor');
    expect(log.find((text) => text.includes('refused: A floor member'))).toContain('Fred Floor');
  });

  test('C3 money goes in with a document and out only with the PIN', async () => {
    await room.cage.press({ do: 'sign in', staff: 'cass', pin: '2727' });
    const issued = await room.cage.press({ do: 'issue', person, pin: '8642' });
    const account = issued.ok && issued.result?.kind === 'issued' ? issued.result.account : '';
    const paid = await room.cage.press({ do: 'deposit', account, amount: 20_000, nature: 'cash' });
    expect(paid).toMatchObject({ ok: true, result: { kind: 'receipt', amount: 20_000, balance: 20_000 } });
    const wrong = { do: 'withdraw', account, amount: 5000, pin: '0508', nature: 'cash' } as const;
    expect(await room.cage.press(wrong)).toMatchObject({ ok: false, code: 'wrong PIN' });
    expect(room.cage.view.account?.balance).toBe(20_000);
    expect(await room.cage.press({ ...wrong, pin: '8642' })).toMatchObject({ ok: true });
    expect(await room.cage.press({ ...wrong, pin: '8642', amount: 20_000 })).toMatchObject({ ok: false });
    const statement = await room.cage.press({ do: 'statement', account });
    expect(statement).toMatchObject({ result: { balance: 15_000, lines: [{ change: -5000 }, { change: 20_000 }] } });
  });

  test('B-89 a deposit pressed twice is made once', async () => {
    await room.cage.press({ do: 'sign in', staff: 'cass', pin: '2727' });
    const issued = await room.cage.press({ do: 'issue', person, pin: '8642' });
    const account = issued.ok && issued.result?.kind === 'issued' ? issued.result.account : '';
    const deposit = { do: 'deposit', account, amount: 20_000, nature: 'cash' } as const;
    await room.cage.press(deposit, { id: 'deposit-once' });
    await room.restart();
    await room.cage.press({ do: 'sign in', staff: 'cass', pin: '2727' });
    await room.cage.press(deposit, { id: 'deposit-once' });
    await room.cage.press({ do: 'find', account });
    expect(room.cage.view.account?.balance).toBe(20_000);
  });

  test('LR1 nobody under 21 gets a card', async () => {
    await room.cage.press({ do: 'sign in', staff: 'cass', pin: '2727' });
    const young = { ...person, born: '2010-01-01' };
    expect(await room.cage.press({ do: 'issue', person: young, pin: '8642' })).toMatchObject({ ok: false });
  });
});
