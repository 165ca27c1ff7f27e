/** A tournament at three tables of a house on PostgreSQL, directed at the console of the house: to the last player, with the clock on the wall. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClockView } from '../../protocol/clock-view.ts';
import type { TournamentAct } from '../../protocol/tournament.ts';
import { CardRoom } from '../main/house/card-room.ts';
import { hire, newConsole, signedIn } from '../main/house/house-console.ts';
import { FileDatabases } from '../main/house/shared-postgres.ts';
import { termsOf } from '../main/house/tournament/made-up.ts';
import { TestScreen, until } from '../main/test-room.ts';
import { describeWith } from '../needs.ts';

describeWith('postgresql')('on PostgreSQL', () => {
  let databases: FileDatabases;
  let room: CardRoom;
  beforeAll(async () => {
    databases = await FileDatabases.open();
    room = await CardRoom.open(databases.next(), [1, 2, 3]);
    await hire(room);
  });
  afterAll(async () => {
    await room.close();
    databases.close();
  });

  it('three tables to the last player: late and second entries, tables broken, paid to the cent, the audit clean', async () => {
    const stranger = newConsole(room);
    const screen = await signedIn(room);
    const directs = (act: TournamentAct) => screen.press({ do: 'tournament', act });
    const announce = { act: 'announce' as const, tables: [1, 2, 3] };
    const terms = termsOf({ seats: 4, entry: 40_00, fee: 4_00, lateThrough: 1, reentries: 1, most: 12 });
    expect(await stranger.press({ do: 'tournament', act: { ...announce, terms } })).toMatchObject({
      code: 'not signed in',
    });
    expect(await directs({ ...announce, terms })).toMatchObject({ ok: true });
    const players: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const { account } = await room.test.enroll(`Player ${String.fromCharCode(65 + nth)}`);
      await room.test.fund(account, 200_00);
      players.push(account);
    }
    const enter = (account = '') => directs({ act: 'enter', tournament: 1, account });
    for (const account of players.slice(0, 9)) expect(await enter(account)).toMatchObject({ ok: true });
    const wall = new TestScreen<ClockView>(room.host, { screen: 'clock' }, 'clock');
    expect(wall.view.tournaments[0]).toMatchObject({ status: 'entering', entries: 9, most: 12 });
    expect(await directs({ act: 'start', tournament: 1 })).toMatchObject({ ok: true });
    const seated = () => [...room.tables.values()].map(({ room: { table } }) => table.state.sittings.length);
    await until(() => seated().join() === '3,3,3');
    // One comes late, and is seated at the smallest table.
    expect(await enter(players[9])).toMatchObject({ ok: true });
    await until(() => seated().reduce((all, one) => all + one, 0) === 10);
    expect(screen.view.tournaments[0]).toMatchObject({ status: 'playing', level: 1 });
    const state = () => screen.view.tournaments[0];
    let again = false;
    for (let turn = 0; turn < 6000 && state()?.status === 'playing'; turn += 1) {
      for (const { room: at } of room.tables.values()) {
        const ask = at.table.hand?.asks()[0];
        if (ask?.kind === 'bet') {
          const to = ask.raise?.max;
          const decision = to === undefined ? ({ kind: 'call' } as const) : ({ kind: 'raise', to } as const);
          at.table.decide(ask.seat, decision, { id: `${turn}-${ask.seat}`, rev: at.table.rev });
        }
        await at.pass(1000);
      }
      await room.quiet();
      room.test.clock += 5_000;
      await room.host.look();
      const out = state()?.entries.find((entry) => entry.state === 'out');
      if (!again && out && state()?.level === 1) {
        again = true;
        expect(await enter(out.account)).toMatchObject({ ok: true });
      }
    }
    await room.quiet();
    await room.host.look();
    const over = state();
    const entries = over?.entries.length ?? 0;
    expect(again).toBe(true);
    expect(entries).toBe(11);
    expect(over).toMatchObject({ status: 'over' });
    expect((over?.prizes ?? []).reduce((all, { amount }) => all + amount, 0)).toBe(entries * 40_00);
    expect(wall.view.tournaments[0]).toMatchObject({
      status: 'over',
      places: expect.arrayContaining([expect.objectContaining({ place: 1 })]),
    });
    for (const { room: at } of room.tables.values()) {
      await until(() => at.table.state.tournament === null);
      expect(at.table.state).toMatchObject({ sittings: [], fault: null });
    }
    await room.quiet();
    const balances = await room.test.balances();
    expect(balances).toMatchObject({ 'tournament:1': 0, 'collection:tournaments': entries * 4_00 });
    const cards = players.reduce((all, account) => all + (balances[`card:${account}`] ?? 0), 0);
    expect(cards).toBe(10 * 200_00 - entries * 4_00);
    expect(await room.wrong()).toEqual([]);
  });
});
