/** The cage of a table that has its house in the same process: the same screen, the house's people, money and shifts. */
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { command as report } from '../../../main/cli/report.ts';
import type { CardHouse } from '../../../main/house/house.ts';
import { partsOf } from '../../../protocol/file-part.ts';
import type { PlayerAct } from '../../../protocol/player-desk.ts';
import { cageSays, fundedPlayer, hireStaff, signIn } from '../desks/staffed-room.ts';
import { settled, type TestRoom } from '../test-room.ts';
import { openNear } from './near-room.ts';
import { termsOf } from './tournament/made-up.ts';

const FRED = { second: 'fred', pin: '1717' };

let room: TestRoom;
afterEach(() => room.close());

async function open(): Promise<CardHouse> {
  room = await openNear();
  await hireStaff(room);
  return room.near;
}

it('takes money in for a player who sits down with it, and sees it at the table and back on the card', async () => {
  await open();
  const { account, card } = await fundedPlayer(room, 500_00);
  room.host.swipe(card, 3);
  await room.pass(200, 100);
  await room.pin(3, '8642');
  expect(await room.station(3).press({ do: 'buy in', amount: 200_00 })).toMatchObject({ ok: true });
  await settled();
  await cageSays(room, { do: 'find', account });
  expect(room.cage.view.account).toMatchObject({ balance: 300_00, onTable: 200_00, table: 1 });
  expect(await cageSays(room, { do: 'bar', account, reason: 'fighting', term: 'for good' })).toBe('ok');
  await settled();
  expect(room.table.sitting(3)).toBeUndefined();
  await cageSays(room, { do: 'find', account });
  expect(room.cage.view.account).toMatchObject({ balance: 500_00, onTable: 0, status: 'barred' });
});

it('takes no money in or out with real money until two people have counted the drawer', async () => {
  await open();
  const { account } = await fundedPlayer(room, 500_00);
  expect(room.cage.view).toMatchObject({ cage: 1, shift: { shift: 1, openedBy: 'cass' }, drawer: 500_00 });
  const closed = await room.cage.press({ do: 'close drawer', counted: 490_00, signature: FRED });
  expect(closed).toMatchObject({ result: { shifts: [{ closed: { variance: -10_00 } }] } });
  expect(room.cage.view).toMatchObject({ shift: null, drawer: 490_00 });
  const deposit = { do: 'deposit', account, amount: 100, nature: 'cash' } as const;
  const withdraw = { do: 'withdraw', account, amount: 100, nature: 'cash', pin: '8642' } as const;
  for (const intent of [deposit, withdraw]) expect(await cageSays(room, intent)).toBe('no-shift');
  expect(await cageSays(room, { do: 'open drawer', counted: 490_00, signature: FRED })).toBe('ok');
  await signIn(room, 'cass');
  expect(await cageSays(room, deposit)).toBe('ok');
  expect(room.cage.view).toMatchObject({ shift: { shift: 2, openedBy: 'cass' }, drawer: 491_00 });
});

it('what went over its counter and lies in its jackpots is in the report of the table', async () => {
  const house = await open();
  const { account } = await fundedPlayer(room, 500_00);
  const voided = await room.cage.press({ do: 'deposit', account, amount: 70_00, nature: 'cheque' });
  const paper = voided.ok && voided.result?.kind === 'receipt' ? voided.result.document : '';
  const out = { account, amount: 60_00, nature: 'cash', pin: '8642' } as const;
  expect(await cageSays(room, { do: 'withdraw', ...out })).toBe('ok');
  expect(await cageSays(room, { do: 'void document', document: paper, reason: 'a slip', signature: FRED })).toBe('ok');
  const move = { from: `card:${account}`, to: 'jackpot:bad-beat', amount: 25_00, why: 'drop' };
  const posting = { key: 'jackpot', moves: [move], at: room.clock.now(), by: null };
  await house.store.transact((tx) => house.books.post(tx, 'cage', posting));
  await settled();
  expect(room.center.view.beside?.jackpot).toBe(25_00);
  const share = { account, amount: 10_00 };
  const won = { jackpot: 'jackpot:bad-beat', shares: [share], reason: 'aces full beaten', signature: FRED };
  expect(await cageSays(room, { do: 'pay jackpot', ...won })).toBe('ok');
  await settled();
  expect(room.center.view.beside?.jackpot).toBe(15_00);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await report.run(['--data', room.data, '--interval', 'life', '--json'])).toBe(0);
  const { meters } = JSON.parse(write.mock.calls.join(''));
  write.mockRestore();
  expect(meters.instruments).toEqual([{ nature: 'cash', in: 500_00, out: 60_00 }]);
  expect(meters.jackpots).toEqual([{ name: 'bad-beat', paidIn: 25_00, paidOut: 10_00, balance: 15_00 }]);
});

it('puts a player on a list and enters them in a tournament, which takes their PIN, and pays the entry back', async () => {
  const house = await open();
  const { account } = await fundedPlayer(room, 500_00);
  const asking = (key: string) => ({ key, at: house.now(), by: 'bea' });
  await house.desk.act(
    {
      ...{ act: 'open list', list: 'omaha', label: 'Omaha $4-$8', tables: [1], mustMove: false },
      ...{ openingBet: 4_00, callMinutes: 5 },
    },
    { ...asking('list'), open: new Map() },
  );
  await house.tournaments.act(
    { act: 'announce', terms: termsOf({ fewest: 2 }), tables: [1] },
    { ...asking('announce'), reached: new Set([1]) },
  );
  const act = (does: PlayerAct, pin?: string) =>
    cageSays(room, { do: 'player act', account, act: does, ...(pin === undefined ? {} : { pin }) });
  expect(await act({ act: 'join list', list: 'omaha' })).toBe('ok');
  expect(await act({ act: 'join list', list: 'omaha' })).toBe('on it already');
  const enter = { act: 'enter tournament', tournament: 1, pays: 110_00 } as const;
  expect(await act(enter)).toBe('no PIN');
  expect(await act(enter, '1111')).toBe('wrong PIN');
  expect(await act(enter, '8642')).toBe('ok');
  await cageSays(room, { do: 'find', account });
  expect(room.cage.view.account).toMatchObject({ balance: 390_00 });
  const told = await room.cage.press({ do: 'player desk', account });
  expect(told).toMatchObject({
    result: {
      desk: { balance: 390_00, lists: [{ mine: { state: 'waiting' } }], tournaments: [{ mayWithdraw: true }] },
    },
  });
  expect(await act({ act: 'leave tournament', tournament: 1 })).toBe('ok');
  expect(await act({ act: 'leave list', list: 'omaha' })).toBe('ok');
  expect((await house.desk.read()).lists[0]?.entries).toEqual([]);
  expect(await house.books.balance(house.store.db, `card:${account}`)).toBe(500_00);
});

it('takes over a list of people who may not play: who sits at the table leaves it, and their chips go to the card', async () => {
  await open();
  const { account, card } = await fundedPlayer(room, 500_00);
  room.host.swipe(card, 3);
  await room.pass(200, 100);
  await room.pin(3, '8642');
  expect(await room.station(3).press({ do: 'buy in', amount: 200_00 })).toMatchObject({ ok: true });
  await settled();
  const person = (await room.near.people.byAccount(account, room.near.now()))?.person;
  const csv = `name,born,until\n${person?.name},${person?.born},\n`;
  const parts = partsOf(gzipSync(csv).toString('base64'));
  for (const file of parts) {
    const taken = await room.cage.press({ do: 'exclusion list', list: 'state', file, trial: false });
    expect(taken).toMatchObject({ ok: true, result: { list: { excluded: 1, excludedAccounts: [{ account }] } } });
  }
  await settled();
  await room.pass(2000, 500);
  await settled();
  expect(room.table.sitting(3)).toBeUndefined();
  await cageSays(room, { do: 'find', account });
  expect(room.cage.view.account).toMatchObject({ balance: 500_00, onTable: 0, status: 'excluded' });
});

it('whether a card may sit is looked at again once its PIN was typed', async () => {
  const house = await open();
  const { account, card } = await fundedPlayer(room, 500_00);
  room.host.swipe(card, 3);
  await room.pass(200, 100);
  expect(room.station(3).view.phase.name).toBe('pin');
  const barred = { key: 'bar', at: house.now(), by: 'cass', reason: 'fighting' };
  expect(await house.people.bar(account, null, barred)).toMatchObject({ ok: true });
  await settled();
  await room.pin(3, '8642');
  await settled();
  expect(room.station(3).view).toMatchObject({
    phase: { name: 'vacant' },
    notice: { text: 'This card may not play. Please see the cage.' },
  });
});
