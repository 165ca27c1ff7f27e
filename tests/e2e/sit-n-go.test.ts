/** A sit-n-go on one table with its house beside it, directed at the floor console of the table: from the announcement to the last player. */
import { afterEach, expect, it } from 'vitest';
import type { Seat } from '../../games/seat.ts';
import { player, wrongIn } from '../main/house/near-room.ts';
import { termsOf } from '../main/house/tournament/made-up.ts';
import { houseBalances, settled, TestRoom, until } from '../main/test-room.ts';

let room: TestRoom;
afterEach(() => room.close());

const act = (key: string) => ({ key, at: room.clock.now(), by: 'cass' });

it('from the announcement to the last player: entries, blinds by hands, stations, a restart, the prize on the card', async () => {
  room = await TestRoom.open({ kind: 'money', house: 'here', config: { mayShow: false } });
  await room.near.staff.add({ id: 'fred', name: 'Fred Cole', role: 'floor', pin: '4711' }, act('fred'));
  const signed = await room.floor.press({ do: 'sign in', staff: 'fred', pin: '4711' });
  expect(signed).toMatchObject({ ok: true });
  const terms = termsOf({
    ...{ name: 'Sit-n-go $20', entry: 20_00, fee: 2_00, seats: 6, most: 3, starts: 'when full' },
    ...{ every: { by: 'hands', hands: 2 }, stack: 500 },
  });
  expect(await room.floor.press({ do: 'tournament', act: { act: 'announce', terms, tables: [1] } })).toMatchObject({
    ok: true,
  });
  const players = [
    await player(room, 'Ada Winter', 100_00),
    await player(room, 'Ben Ortiz', 100_00),
    await player(room, 'Cy Young', 100_00),
  ];
  const enter = (account: string) =>
    room.floor.press({ do: 'tournament', act: { act: 'enter', tournament: 1, account } });
  expect(await enter('9999999999')).toMatchObject({ ok: false, code: 'unknown-account' });
  for (const { account } of players) expect(await enter(account)).toMatchObject({ ok: true });
  await until(() => room.table.state.sittings.length === 3);
  expect(room.floor.view.tournaments?.[0]).toMatchObject({ status: 'playing', level: 1 });
  expect(houseBalances(room.data)).toMatchObject({ 'tournament:1': 60_00, 'tournament-fee:1': 6_00 });

  // Each of them swipes the card at the seat that was drawn, and plays for chips.
  for (const { account, card } of players) {
    const seat = room.table.state.sittings.find((one) => one.account === account)?.seat ?? 1;
    expect(room.station(seat).view.phase).toMatchObject({ name: 'seated', locked: true, topUp: null, mayBreak: false });
    room.host.swipe(card, seat);
    await room.pass(200, 100);
    await until(() => room.table.sitting(seat)?.locked === false);
    expect(room.station(seat).view.table.tournament).toMatchObject({
      name: 'Sit-n-go $20',
      left: 3,
      average: 500,
      prizes: [60_00],
    });
    expect(room.station(seat).view.table.places[seat - 1]?.stack).toBe(500_00);
  }
  const said = JSON.stringify([room.center.view.table.hand, room.center.view.table.posted]);
  expect(said).not.toMatch(/\$\d/);

  // All of them call or check; whoever is low goes all in.
  let restarted = false;
  for (let turn = 0; turn < 6000 && room.table.state.tournament !== null; turn += 1) {
    const ask = room.table.hand?.asks()[0];
    if (ask?.kind === 'bet') {
      const seat: Seat = ask.seat;
      const low = room.table.lastNumber > 3;
      const to = low ? ask.raise?.max : undefined;
      await room
        .station(seat)
        .press({ do: 'decide', decision: to === undefined ? { kind: 'call' } : { kind: 'raise', to } });
    }
    await room.pass(ask ? 100 : 1000);
    if (restarted || room.table.lastNumber < 3) continue;
    restarted = true;
    const stacks = room.table.state.sittings.map(({ seat }) => room.table.stack(seat));
    await room.restart();
    expect(room.table.state.sittings.map(({ seat }) => room.table.stack(seat))).toEqual(stacks);
    await until(() => (room.host.room.tournaments?.list().length ?? 0) === 1);
    expect(room.host.room.tournaments?.list()[0]?.level).toBeGreaterThan(1);
  }
  await settled();
  const [tournament] = await room.near.tournaments.list();
  expect(tournament).toMatchObject({
    status: 'over',
    prizes: [{ place: 1, amount: 60_00 }, { amount: 0 }, { amount: 0 }],
  });
  const winner = tournament?.entries.find(({ id }) => id === tournament.prizes?.[0]?.entry);
  const after = houseBalances(room.data);
  expect(after).toMatchObject({
    [`card:${winner?.account}`]: 100_00 - 22_00 + 60_00,
    'tournament:1': 0,
    'tournament-fee:1': 0,
    'collection:tournaments': 6_00,
  });
  expect(room.table.state).toMatchObject({ tournament: null, sittings: [], fault: null });
  expect(await wrongIn(room)).toEqual([]);
});
