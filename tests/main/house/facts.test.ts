/** What a house tells its tables of itself: who works there, whose sign-in is locked, what lies in the jackpots. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { DeskAct } from '../../../main/house/desk-record.ts';
import { FILES, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';
import { hire } from './house-console.ts';

let house: CardRoom;
afterEach(() => house.close());

/** Table 1 of a house, with a floorman and an auditor, and a staff card for the floorman. */
async function open(): Promise<{ room: ReturnType<CardRoom['at']>['room']; card: string }> {
  house = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [1]);
  await hire(house);
  const made = await house.test.house.staff.issueCard('flo', house.test.act('card'));
  if (!made.ok) throw new Error(made.error.message);
  const { room } = house.at(1);
  await until(() => room.host.room.staff.byCard(made.value.card) !== null);
  return { room, card: made.value.card };
}

it("a staff card of the house identifies its owner at a table; a dismissed person's does not work", async () => {
  const { room, card } = await open();
  room.host.swipe(card, 'floor');
  await room.pass(200, 100);
  expect(room.floor.view).toMatchObject({ staff: null, presented: { id: 'flo' }, notice: null });
  expect(await room.floor.press({ do: 'sign in', staff: 'flo', pin: '4711' })).toMatchObject({ ok: true });
  expect(room.floor.view.staff).toMatchObject({ id: 'flo' });
  await house.test.house.staff.dismiss('flo', house.test.act('dismiss'));
  await until(() => room.floor.view.staff === null);
  room.host.swipe(card, 'floor');
  await room.pass(200, 100);
  expect(room.floor.view).toMatchObject({ presented: null, notice: { level: 'error' } });
});

it('a sign-in that is locked waits at the floor of every table, where somebody else unlocks it', async () => {
  const { room } = await open();
  expect(await room.floor.press({ do: 'sign in', staff: 'flo', pin: '4711' })).toMatchObject({ ok: true });
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await house.test.house.staff.signIn('aud', '9191', house.test.now());
    house.test.clock += 31_000;
  }
  await until(() => room.floor.view.locked.length > 0);
  expect(room.floor.view.locked).toEqual([{ id: 'aud', name: 'aud of the house', role: 'auditor' }]);
  expect(await house.test.house.staff.signIn('aud', '4812', house.test.now())).toMatchObject({ ok: false });
  expect(await room.floor.press({ do: 'unlock staff', staff: 'aud' })).toMatchObject({ ok: true });
  await until(() => room.floor.view.locked.length === 0);
  expect(await house.test.house.staff.signIn('aud', '4812', house.test.now())).toMatchObject({ ok: true });
});

it('the center shows what lies in the jackpots of the house, whichever table it came from', async () => {
  const { room } = await open();
  expect(room.center.view.beside?.jackpot).toBeNull();
  const { store, books } = house.test.house;
  const ada = await house.test.enroll('Ada Winter');
  await house.test.fund(ada.account, 300_00);
  const move = { from: `card:${ada.account}`, to: 'jackpot:bad-beat', amount: 25_00, why: 'drop' };
  await store.transact((tx) =>
    books.post(tx, 'cage', { key: 'jackpot', moves: [move], at: house.test.now(), by: null }),
  );
  await until(() => room.center.view.beside?.jackpot === 25_00);
});

it('the center of a table tells how many wait on the list of its game, and nothing where it is on none', async () => {
  const { room } = await open();
  expect(room.center.view.beside?.waiting).toBeUndefined();
  const { desk } = house.test.house;
  const list = 'holdem-4-8';
  const acts: readonly DeskAct[] = [
    { act: 'open list', list, label: 'Hold’em $4–$8', tables: [1], mustMove: false, openingBet: 4_00, callMinutes: 5 },
    { act: 'join', list, name: 'Ada Winter', account: null, here: true },
    { act: 'join', list, name: 'Ben Ortiz', account: null, here: true },
    // On the way, so not waiting yet.
    { act: 'join', list, name: 'Dee Park', account: null, here: false },
  ];
  for (const [nth, act] of acts.entries()) {
    const done = await desk.act(act, { key: `${nth}`, at: house.test.now(), by: 'flo', open: new Map() });
    expect(done).toMatchObject({ ok: true });
  }
  await until(() => room.center.view.beside?.waiting === 2);
});
