/** Limits that players set themselves, at a table with its house beside it: told before, and nobody is taken out of a hand. */
import { expect, it } from 'vitest';
import { leave, openNear, player, sit, wrongIn } from './near-room.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('tells a player of the end of their time, lets them finish the hand, and has their chips on the card then', async () => {
  const room = await openNear();
  const people = [await player(room, 'Ada Winter', 500_00), await player(room, 'Ben Ortiz', 500_00)];
  const [ada, ben] = people;
  if (!ada || !ben) throw new Error('two players');
  await sit(room, 1, ada.card, 200_00);
  const set = await room.station(1).press({ do: 'limit', kind: 'time', limit: HOUR });
  expect(set).toMatchObject({ ok: true, result: { kind: 'limits', limits: { time: { now: HOUR } } } });
  const notice = () => room.station(1).view.notice?.text ?? '';
  await room.pass(40 * MINUTE, 30_000);
  expect(notice()).not.toMatch(/time limit/);
  await room.pass(6 * MINUTE, 10_000);
  expect(notice()).toMatch(/^1[45] minutes left of the time limit/);
  await room.pass(10 * MINUTE, 10_000);
  expect(notice()).toMatch(/^[45] minutes left of the time limit/);
  await sit(room, 2, ben.card, 200_00);
  await room.pass(10_000, 200);
  while (room.clock.now() < (room.table.sitting(1)?.satAt ?? 0) + HOUR - 2000) {
    if (room.table.hand) await room.playOut();
    await room.pass(1000, 200);
  }
  for (let turn = 0; turn < 100 && !room.table.inHand(1); turn += 1) await room.pass(200, 100);
  if (room.table.inHand(1)) {
    await room.pass(3000, 200);
    expect(room.table.sitting(1)).toMatchObject({ leaveNext: true });
    // They play it to its end, and cannot take the limit back by staying.
    await room.station(1).press({ do: 'stay' });
    await room.pass(2000, 200);
    expect(room.table.sitting(1)).toMatchObject({ leaveNext: true });
  }
  for (let turn = 0; turn < 100 && room.table.sitting(1); turn += 1) {
    if (room.table.hand) await room.playOut();
    await room.pass(500);
  }
  expect(room.table.sitting(1)).toBeUndefined();
  room.host.swipe(ada.card, 1);
  await room.pass(200, 100);
  expect(notice()).toMatch(/^Your own limit of 1 h a day at tables is used up/);
  await leave(room, 2);
  expect(await room.near.books.balances('table:')).toMatchObject([{ balance: 0 }]);
  expect(await wrongIn(room)).toEqual([]);
  await room.close();
});

it('refuses chips above the limit of losses with a sentence, and shows the player what is left', async () => {
  const room = await openNear();
  const ada = await player(room, 'Ada Winter', 1000_00);
  await sit(room, 1, ada.card, 200_00);
  const station = room.station(1);
  expect(await station.press({ do: 'limits' })).toMatchObject({ ok: true, result: { kind: 'limits', limits: null } });
  await station.press({ do: 'limit', kind: 'losses', limit: 250_00 });
  await station.press({ do: 'top up', amount: 100_00 });
  await room.pass(400, 100);
  expect(station.view.notice?.text).toMatch(
    /^Your own loss limit is \$250 a day\. Until .+ you can buy chips for \$50 more\.$/,
  );
  expect(await station.press({ do: 'limits' })).toMatchObject({
    result: { limits: { losses: { now: 250_00, used: 200_00, next: null } } },
  });
  await room.close();
});

it('shows them only to a player who has given card and PIN', async () => {
  const room = await openNear();
  const ada = await player(room, 'Ada Winter', 500_00);
  const station = room.station(1);
  for (const asked of [{ do: 'limits' }, { do: 'limit', kind: 'time', limit: null }] as const) {
    expect(await station.press(asked)).toMatchObject({ ok: false, code: 'not seated' });
  }
  room.host.swipe(ada.card, 1);
  await room.pass(200, 100);
  expect(await station.press({ do: 'limits' })).toMatchObject({ ok: false, code: 'not seated' });
  await room.pin(1, '2580');
  expect(await station.press({ do: 'limit', kind: 'losses', limit: 100_00 })).toMatchObject({ ok: true });
  await station.press({ do: 'buy in', amount: 200_00 });
  await room.pass(400, 100);
  expect(station.view.notice?.text).toMatch(/^Your own loss limit is \$100 a day/);
  expect(room.table.sitting(1)).toBeUndefined();
  await room.close();
});
