/** Tables that play a tournament of their house: chips beside money and never mixed, the absent, moves, the end. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Seat } from '../../../games/seat.ts';
import type { TournamentTerms } from '../../../main/house/tournament/record.ts';
import { HAND_FOR_HAND } from '../../../main/table/tournament-round.ts';
import type { TournamentAct } from '../../../protocol/tournament.ts';
import { FILES, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';
import { termsOf } from './tournament/made-up.ts';

let room: CardRoom;
afterEach(() => room.close());

let keys = 0;
async function director(act: TournamentAct): Promise<string> {
  keys += 1;
  const { house } = room.test;
  const reached = room.host.server.forTournaments();
  const done = await house.tournaments.act(act, { key: `d-${keys}`, at: room.test.now(), by: 'fred', reached });
  return done.ok ? 'ok' : `${done.error.code}: ${done.error.message}`;
}

interface Entrant {
  readonly account: string;
  readonly card: string;
}

async function entrants(count: number): Promise<Entrant[]> {
  const all: Entrant[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const issued = await room.test.enroll(`Player ${String.fromCharCode(65 + nth)}`);
    await room.test.fund(issued.account, 500_00);
    all.push(issued);
  }
  return all;
}

/** Opens a house with tables, enters so many players, and begins. */
async function begin(tables: number[], players: number, terms: Partial<TournamentTerms> = {}): Promise<Entrant[]> {
  room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), tables);
  const all = await entrants(players);
  expect(await director({ act: 'announce', terms: termsOf(terms), tables })).toBe('ok');
  for (const { account } of all) expect(await director({ act: 'enter', tournament: 1, account })).toBe('ok');
  expect(await director({ act: 'start', tournament: 1 })).toBe('ok');
  const seated = () =>
    [...room.tables.values()].reduce((sum, { room: { table } }) => sum + table.state.sittings.length, 0);
  await until(() => seated() === players);
  return all;
}

const tournament = async () => {
  const [first] = await room.test.house.tournaments.list();
  if (!first) throw new Error('no tournament');
  return first;
};

/** Where an entrant sits, as the tables have it. */
function seatOf({ account }: Entrant): { readonly table: number; readonly seat: Seat } {
  for (const [table, { room: at }] of room.tables) {
    const sitting = at.table.state.sittings.find((one) => one.account === account);
    if (sitting) return { table, seat: sitting.seat };
  }
  throw new Error(`${account} sits nowhere`);
}

async function unlock(who: Entrant): Promise<void> {
  const { table, seat } = seatOf(who);
  const { room: at } = room.at(table);
  at.host.swipe(who.card, seat);
  await at.pass(200, 100);
  await until(() => at.table.sitting(seat)?.locked === false);
}

it('tournament chips are kept apart from the money: no buy-in, no cash-out, no break', async () => {
  const [ada, ben, cy] = await begin([1], 3);
  if (!ada || !ben || !cy) throw new Error('three players');
  const { room: at } = room.at(1);
  const { seat } = seatOf(ada);
  expect(at.table.stack(seat)).toBe(1000_00);
  const { ledger } = at.host.room.books;
  expect(ledger.balance(`seat:${seat}`)).toBe(0);
  expect(ledger.balance('house')).toBe(0);
  expect(ledger.chips({ chips: 'out' })).toBe(-3000_00);
  expect(at.table.setup.profile.label).toBe('Saturday $100 · level 1, 10/20');
  await unlock(ada);
  const station = at.station(seat);
  for (const press of [
    { do: 'leave' },
    { do: 'top up', amount: 100_00 },
    { do: 'sit out' },
    { do: 'break' },
    { do: 'move', to: 10 },
  ] as const) {
    expect(await station.press(press)).toMatchObject({ ok: false, code: 'tournament' });
  }
  expect(at.host.room.seats.leaving.leave(seat, 'fred')).toMatchObject({ ok: false, error: { code: 'tournament' } });
  expect(at.host.room.seats.game.announce('holdem-4-8', at.table.rev)).toMatchObject({
    ok: false,
    error: { code: 'tournament' },
  });
  const stranger = await room.test.enroll('Some Body');
  await room.test.fund(stranger.account, 100_00);
  const free = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).find((one) => !at.table.sitting(one)) ?? 1;
  at.host.swipe(stranger.card, free);
  await at.pass(200, 100);
  await until(() => at.station(free).view.notice !== null);
  expect(at.station(free).view.notice?.text).toBe('Saturday $100 is played at this table.');
  await room.quiet();
  expect(await room.wrong()).toEqual([]);
});

it('the absent are dealt in, post and fold without a wait; a card at the seat ends that', async () => {
  const [ada, ben] = await begin([1], 2);
  if (!ada || !ben) throw new Error('two players');
  const { room: at } = room.at(1);
  await at.deal();
  expect(at.table.hand).not.toBeNull();
  await at.pass(2_000);
  await until(() => at.table.hand === null);
  await at.pass(6_000);
  await room.quiet();
  const stacks = (await tournament()).entries.map(({ stack }) => stack);
  expect(stacks.toSorted((a, b) => a - b)).toEqual([990, 1010]);
  // Told again, it is of chips, whatever the table plays by then.
  const told = await at.host.room.recall.hand(1);
  expect(told).toMatchObject({ ok: true, value: { game: expect.stringMatching(/, tournament chips$/), chips: true } });
  expect(JSON.stringify(told)).not.toMatch(/\$\d/);
  await unlock(ada);
  await unlock(ben);
  for (let turns = 0; turns < 60 && !at.table.hand; turns += 1) await at.pass(500);
  const asked = at.table.hand?.asks()[0]?.seat ?? 1;
  expect(at.table.countdown(asked)?.totalMs).toBe(30_000);
  // Not there twice running: the card must be swiped again, the seat is kept.
  await at.pass(100_000);
  expect(at.table.state.sittings.some(({ locked }) => locked)).toBe(true);
  expect(at.table.state.sittings).toHaveLength(2);
  await room.quiet();
  expect(await room.wrong()).toEqual([]);
});

/** Hands are played at every table, all of them by absent players or all in, until something holds. */
async function play(what: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 4000; turn += 1) {
    if (await what()) return;
    for (const { room: at } of room.tables.values()) {
      const ask = at.table.hand?.asks()[0];
      if (ask?.kind === 'bet') {
        const most = ask.raise?.max;
        const decision = most === undefined ? { kind: 'call' as const } : { kind: 'raise' as const, to: most };
        keys += 1;
        at.table.decide(ask.seat, decision, { id: `d-${keys}`, rev: at.table.rev });
      }
      await at.pass(1000);
    }
    await room.quiet();
    room.test.clock += 1000;
  }
  throw new Error('it never came about');
}

it('three tables to the last player: moved, broken, the final table; every chip and every cent is accounted for', async () => {
  const all = await begin([1, 2, 3], 8, { seats: 3, entry: 50_00, fee: 5_00 });
  const over = async () => (await tournament()).status === 'over';
  await play(over);
  for (const { room: at } of room.tables.values()) {
    await until(() => at.table.state.tournament === null);
    expect(at.table.state.sittings).toEqual([]);
    expect(at.host.room.books.ledger.chips({ chips: 'out' })).toBe(0);
    expect(at.table.state.fault).toBeNull();
  }
  await room.quiet();
  expect(await room.wrong()).toEqual([]);
  const { prizes } = await tournament();
  expect((prizes ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(400_00);
  const balances = await room.test.balances();
  const cards = all.reduce((sum, { account }) => sum + (balances[`card:${account}`] ?? 0), 0);
  expect(cards).toBe(8 * 500_00 - 8 * 5_00);
  // The tables play for money again.
  const [ada] = all;
  if (!ada) throw new Error('players');
  await room.sit(2, 5, ada.card, 100_00);
  expect(room.at(2).room.table.stack(5)).toBe(100_00);
  expect(await room.wrong()).toEqual([]);
});

it('a table that ends in the middle continues with the same chips, tells each hand once, and plays on with the line cut', async () => {
  await begin([1], 3);
  const { room: at, wire } = room.at(1);
  await at.deal();
  wire.cut();
  await room.isUp(1, false);
  for (let hand = 0; hand < 3; hand += 1) {
    for (let turns = 0; turns < 60 && at.table.lastNumber < hand + 2; turns += 1) await at.pass(500);
  }
  expect(at.table.lastNumber).toBeGreaterThan(2);
  const before = at.table.state.sittings.map(({ seat }) => at.table.stack(seat));
  await at.restart();
  expect(at.table.state.sittings.map(({ seat }) => at.table.stack(seat))).toEqual(before);
  wire.heal();
  await room.isUp(1);
  await at.pass(20_000);
  await room.quiet();
  expect(at.table.state.fault).toBeNull();
  const stacks = (await tournament()).entries.reduce((sum, { stack }) => sum + stack, 0);
  expect(stacks).toBe(3000);
  expect(await room.wrong()).toEqual([]);
});

it('the director stops and resumes it; the level rises with the next hand; a disqualified player is gone with their chips', async () => {
  const [ada] = await begin([1], 3, { seats: 4 });
  if (!ada) throw new Error('players');
  const { room: at } = room.at(1);
  expect(await director({ act: 'pause', tournament: 1, reason: 'fire alarm' })).toBe('ok');
  await until(() => at.table.state.tournament?.plan.stands !== null);
  await at.pass(20_000);
  const dealt = at.table.lastNumber;
  await at.pass(20_000);
  expect(at.table.lastNumber).toBe(dealt);
  expect(await director({ act: 'level', tournament: 1, level: 3, reason: 'lost time' })).toBe('ok');
  expect(await director({ act: 'go on', tournament: 1 })).toBe('ok');
  await until(() => at.table.state.tournament?.plan.level === 3);
  for (let turns = 0; turns < 60 && !at.table.hand; turns += 1) await at.pass(500);
  expect(at.table.hand?.facts.rules).toMatchObject({ smallBlind: 50_00, bigBlind: 100_00, ante: 10_00 });
  const { seat } = seatOf(ada);
  const entry = (await tournament()).entries.find(({ account }) => account === ada.account)?.id ?? 0;
  expect(await director({ act: 'disqualify', tournament: 1, entry, reason: 'shouting' })).toBe('ok');
  for (let turns = 0; turns < 60 && at.table.sitting(seat); turns += 1) {
    await at.pass(500);
    await room.quiet();
  }
  expect(at.table.sitting(seat)).toBeUndefined();
  expect(at.station(seat).view.notice?.text).toBe('You are disqualified: shouting');
  await room.quiet();
  expect((await tournament()).removed).toBeGreaterThan(0);
  expect(await room.wrong()).toEqual([]);
});

it('hand for hand no table plays a hand ahead of the others, and every chip is accounted for', async () => {
  await begin([1, 2], 6, { seats: 3, entry: 50_00, fee: 5_00 });
  const act = { act: 'hand for hand', tournament: 1, reason: 'the bubble' } as const;
  expect(await director({ ...act, on: true })).toBe('ok');
  const tables = [...room.tables.values()].map(({ room: at }) => at.table);
  let most = 0;
  await play(async () => {
    const { handForHand, status } = await tournament();
    most = Math.max(most, handForHand?.round ?? 0);
    if (handForHand !== undefined && tables.every(({ state }) => state.sittings.length > 1)) {
      const rounds = tables.map(({ state }) => state.tournament?.round ?? 0);
      expect(Math.max(...rounds) - Math.min(...rounds)).toBeLessThanOrEqual(1);
      for (const round of rounds) expect(round).toBeLessThanOrEqual(handForHand.round);
    }
    return status === 'over';
  });
  expect(most).toBeGreaterThanOrEqual(1);
  await room.quiet();
  expect(await room.wrong()).toEqual([]);
  const balances = await room.test.balances();
  expect(balances).toMatchObject({ 'tournament:1': 0, 'tournament-fee:1': 0, 'collection:tournaments': 30_00 });
});

it('hand for hand a table says what it waits for, over a restart, and deals on when the director ends it', async () => {
  await begin([1, 2], 4, { seats: 2 });
  const act = { act: 'hand for hand', tournament: 1, reason: 'the bubble' } as const;
  expect(await director({ ...act, on: true })).toBe('ok');
  const { room: one } = room.at(1);
  // The other table does not get as far: its clock stands still.
  await until(() => one.table.state.tournament?.plan.round !== undefined);
  for (let turns = 0; turns < 40; turns += 1) await one.pass(500);
  await room.quiet();
  const dealt = one.table.lastNumber;
  await one.restart();
  await room.isUp(1);
  for (let turns = 0; turns < 40; turns += 1) await one.pass(500);
  expect(one.table.lastNumber - dealt).toBeLessThanOrEqual(1);
  await until(() => one.table.hand === null);
  expect(one.station(1).view.table.tournament?.stands).toBe(HAND_FOR_HAND);
  expect(await director({ ...act, on: false })).toBe('ok');
  await until(() => one.table.state.tournament?.plan.round === undefined);
  for (let turns = 0; turns < 40 && one.table.hand === null; turns += 1) await one.pass(500);
  expect(one.table.lastNumber).toBeGreaterThan(dealt);
  await room.quiet();
  expect(await room.wrong()).toEqual([]);
});
