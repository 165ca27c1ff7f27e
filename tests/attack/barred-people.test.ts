/** Ways round the rules about people, each tried over the protocol: none may lead anywhere. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RULED, TestRoom, until } from '../main/test-room.ts';

let room: TestRoom;
let ann: string;
let bob: string;
beforeEach(async () => {
  room = await TestRoom.open();
  [ann, bob] = [room.card(1).account, room.card(2).account];
});
afterEach(async () => {
  await room.close();
});

const reason = 'threw cards';
const bar = (account: string, term: 'tonight' | 'for good' = 'tonight') =>
  room.floor.press({ do: 'bar', account, reason, term });
const card = (account: string): number => room.host.room.cage.balance(account);

/** Swipes and types the PIN: as far as the buy-in. */
async function arrive(seat: number, index: number): Promise<void> {
  await room.swipe(seat, index);
  await room.pin(seat, room.card(index).pin);
}

test('a player barred at the buy-in can no longer buy in or ask at another seat', async () => {
  await arrive(1, 1);
  const { rev } = room.station(1);
  await bar(ann);
  expect(await room.station(1).press({ do: 'buy in', amount: 4000 }, { rev })).toMatchObject({ ok: false });
  await room.swipe(2, 1);
  expect(room.station(2).view.phase.name).toBe('vacant');
  expect(room.table.state.sittings).toEqual([]);
});

test('barred while the PIN is checked, one gets no further', async () => {
  await room.swipe(1, 1);
  const typed = room.station(1).press({ do: 'pin', pin: room.card(1).pin });
  await bar(ann);
  await typed;
  await room.pass(1000);
  await until(() => room.station(1).view.phase.name === 'vacant');
  expect(room.station(1).view.phase.name).toBe('vacant');
});

test('barred while the floor is asked, the request is gone', async () => {
  await room.floor.press({ do: 'standing approval', on: false });
  await arrive(1, 1);
  const request = room.floor.view.requests[0]?.id ?? '';
  await room.cage.press({ do: 'bar', account: ann, reason, term: 'for good' });
  expect(await room.floor.press({ do: 'approve', request })).toMatchObject({ code: 'no such request' });
});

test('a player barred during a hand plays it out, then cannot stay, come back, take a break or move', async () => {
  for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
  await room.deal();
  await bar(ann);
  for (const intent of [{ do: 'stay' }, { do: 'move', to: 5 }, { do: 'sit in' }, { do: 'break' }] as const) {
    await room.station(1).press(intent);
  }
  const before = room.money;
  await room.playOut();
  await room.pass(10_000);
  expect(room.table.state.sittings.map(({ account }) => account)).toEqual([bob]);
  expect(room.money).toBe(before);
});

test('barred with chips on their way, they stay on the card', async () => {
  for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
  await room.deal();
  await room.station(1).press({ do: 'top up', amount: 2000 });
  await bar(ann);
  await room.playOut();
  await room.pass(10_000);
  expect(room.table.stack(1)).toBe(0);
  expect(card(ann) + card(bob) + room.table.stack(2)).toBeLessThanOrEqual(100_000);
});

test('two desks at once: both bars hold, the longer one; lifting twice lifts once', async () => {
  const rev = room.cage.rev;
  const both = await Promise.all([
    bar(ann, 'for good'),
    room.cage.press({ do: 'bar', account: ann, reason, term: 'tonight' }, { rev }),
  ]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(room.host.room.accounts.byAccount(ann)).toMatchObject({ status: 'barred', barredUntil: null });
  const lifts = await Promise.all([
    room.floor.press({ do: 'lift bar', account: ann, reason: 'mistaken', signature: RULED }),
    room.cage.press({ do: 'lift bar', account: ann, reason: 'mistaken', signature: RULED }, { rev }),
  ]);
  expect(lifts.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test('a lift meant for the bar that was on the screen does not lift the one entered since', async () => {
  await bar(ann, 'tonight');
  const { rev } = room.cage;
  await bar(ann, 'for good');
  expect(await room.cage.press({ do: 'lift bar', account: ann, reason: 'over' }, { rev })).toMatchObject({
    code: 'stale',
  });
  expect(await room.cage.press({ do: 'lift bar', account: ann, reason: 'over', signature: RULED })).toMatchObject({
    ok: true,
  });
});

test('the same press sent twice enters one bar', async () => {
  const intent = { do: 'bar person', name: 'Sam Lee', born: null, description: null, reason, term: 'tonight' } as const;
  for (let i = 0; i < 2; i += 1) await room.floor.press(intent, { id: 'bar-person-press-1' });
  expect(await room.near.people.bars.list(room.clock.now())).toHaveLength(1);
});

test('two players related while one sits and the other buys in next to them: the buy-in is refused', async () => {
  await room.sit(1, 1, 4000);
  await arrive(2, 2);
  await room.cage.press({ do: 'relate', account: ann, other: bob, reason: 'married' });
  expect(await room.station(2).press({ do: 'buy in', amount: 4000 })).toMatchObject({ code: 'seat refused' });
});

test('a relation ended and entered again in one breath holds', async () => {
  for (const intent of ['relate', 'unrelate', 'relate'] as const) {
    await room.cage.press({ do: intent, account: ann, other: bob, reason: 'married' });
  }
  expect(room.host.room.accounts.relations.of(bob)).toEqual([ann]);
});

test('a break is not had again by being barred and let back', async () => {
  await room.sit(1, 1, 4000);
  await room.station(1).press({ do: 'sit out' });
  await bar(ann);
  await room.floor.press({ do: 'lift bar', account: ann, reason: 'mistaken', signature: RULED });
  await room.sit(1, 1, 4000);
  expect(await room.station(1).press({ do: 'break' })).toMatchObject({ code: 'one break an hour' });
});

test('the station, the center and the lobby never carry a document or a birth date', async () => {
  await room.sit(1, 1, 4000);
  const { born, idNumber } = room.host.room.accounts.byAccount(ann)?.person ?? { born: '?', idNumber: '?' };
  await room.floor.press({ do: 'identity', account: ann });
  for (const screen of [room.station(1), room.station(2), room.center, room.lobby]) {
    const sent = JSON.stringify(screen.frames);
    expect(sent).not.toContain(idNumber);
    expect(sent).not.toContain(born);
  }
});
