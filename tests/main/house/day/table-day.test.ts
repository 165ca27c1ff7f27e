/**
 * A day of one table with its house beside it, from the count of the drawer to the count of the drawer: ten people, a seat
 * change, a bad beat, a sit-n-go, cash over the limit, somebody excluded, a start in between; everybody is paid, nothing is
 * missing, and each report says what the ledger says.
 */
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Seat } from '../../../../games/seat.ts';
import { readExclusionList } from '../../../../main/accounts/exclusion-list.ts';
import { importExclusions } from '../../../../main/house/exclusion-import.ts';
import { houseReport } from '../../../../main/house/house-report.ts';
import { jackpotTerms } from '../../../../main/house/jackpot-terms.ts';
import { openReadOnly } from '../../../../main/journal/store.ts';
import { interval, Meters } from '../../../../main/ledger/meters.ts';
import type { TournamentAct } from '../../../../protocol/tournament.ts';
import { houseBalances, settled, TestRoom, until } from '../../test-room.ts';
import { BAD_BEAT } from '../jackpot-house.ts';
import { leave, sit, wrongIn } from '../near-room.ts';
import { termsOf } from '../tournament/made-up.ts';
import { AUD, allIn, Cashier, cageOf, FACTS, type Player, STAFF } from './cashier.ts';
import { ForcedDecks } from './forced-decks.ts';
import { expectEqualToLedger } from './ledger-sums.ts';

const FUNDS = 1_000_00;
const BUY_IN = 200_00;

let room: TestRoom;
afterEach(() => room.close());

async function hand(): Promise<void> {
  await room.deal();
  await room.playOut();
  await room.pass(8000);
}

async function directs(act: TournamentAct): Promise<void> {
  room.clock.advance(2000);
  expect(await room.floor.press({ do: 'tournament', act })).toMatchObject({ ok: true });
}

/** Whoever has a seat swipes the card there; everybody goes all in until the tournament is over. */
async function toTheLast(players: readonly Player[]): Promise<void> {
  for (let turn = 0; turn < 3000 && room.table.state.tournament !== null; turn += 1) {
    for (const { seat, account, locked } of room.table.state.sittings) {
      if (locked) room.host.swipe(players.find((one) => one.account === account)?.card ?? '', seat);
    }
    allIn(room, `t-${turn}`);
    await room.pass(2000);
  }
  await settled();
  expect(room.table.state).toMatchObject({ tournament: null, sittings: [], fault: null });
}

it('ends with every cent where it belongs, and every report equal to the ledger', async () => {
  const decks = new ForcedDecks(1);
  const game = { game: 'holdem', limit: '10-20', collection: [2, 32, 47], jackpot: false } as const;
  room = await TestRoom.open({
    ...{ kind: 'money', house: 'here', shuffler: decks.shuffler },
    config: { standingApproval: true, games: [game] },
  });
  const { near } = room;
  const act = (key: string) => ({ key, at: room.clock.now(), by: 'cass' });
  // The day begins an hour into a gaming day.
  room.clock.set(near.reports.day(room.clock.now()).to + 60 * 60_000 - room.clock.now());
  for (const [id, role, pin] of STAFF) await near.staff.add({ id, name: `${id} of the house`, role, pin }, act(id));
  await settled();
  const cage = cageOf(room.cage);
  const cashier = new Cashier(cage, () => room.pass(2000, 2000));
  await cashier.begin();
  expect(await room.floor.press({ do: 'sign in', staff: 'flo', pin: '4711' })).toMatchObject({ ok: true });

  const players: Player[] = [];
  for (const name of ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo'])
    players.push(await cashier.enroll(`${name} Winter`));
  const [rich, excluded] = players as [Player, Player];
  for (const { account } of players) expect(await cashier.deposit(account, FUNDS)).toBe('ok');
  expect(await cashier.deposit(rich.account, 9_500_00)).toBe('facts-missing');
  expect(await cage.says({ do: 'keep facts', account: rich.account, facts: FACTS })).toBe('ok');
  expect(await cashier.deposit(rich.account, 9_500_00)).toBe('ok');

  expect(await near.jackpots.set(jackpotTerms.parse(BAD_BEAT), act('terms'))).toMatchObject({ ok: true });
  await near.jackpots.seed('bad-beat', 500_00, { ...act('seed'), second: 'flo' });
  await settled();
  for (const [nth, { card }] of players.slice(0, 6).entries()) await sit(room, (nth + 1) as Seat, card, BUY_IN);
  await hand();
  expect(await room.station(6).press({ do: 'move', to: 9 })).toMatchObject({ ok: true });
  const request = room.floor.view.requests[0]?.id ?? '';
  expect(await room.floor.press({ do: 'approve', request })).toMatchObject({ ok: true });
  await hand();
  expect(room.table.sitting(9)?.account).toBe(players[5]?.account);
  room.host.swipe(players[5]?.card ?? '', 9);
  await room.pass(200, 100);
  await until(() => room.table.sitting(9)?.locked === false);
  await room.deal();
  await room.restart();
  await room.floor.press({ do: 'sign in', staff: 'flo', pin: '4711' });
  const again = new Cashier(cageOf(room.cage), () => room.pass(2000, 2000));
  Object.assign(again, { drawer: cashier.drawer, counted: cashier.counted });
  await again.signIn();

  // Whoever has just moved may wait for the blinds: the deck is for those who are dealt in.
  for (let tries = 0; tries < 12 && room.table.state.held === null; tries += 1) {
    await room.playOut();
    decks.badBeatNext(room.table.state.sittings.length);
    await room.pass(8000);
    await room.deal();
    await room.playOut();
    await room.pass(2000);
  }
  await until(() => room.floor.view.hits?.length === 1);
  const [hit] = room.floor.view.hits ?? [];
  expect((hit?.shares ?? []).reduce((all, { amount }) => all + amount, 0)).toBe(hit?.amount);
  const pays = { do: 'decide jackpot', hit: hit?.number ?? 0, pays: true, reason: 'cards and deck looked at' } as const;
  expect(await room.floor.press({ ...pays, signature: AUD })).toMatchObject({ ok: true });
  await settled();
  expect(room.table.state.held).toBeNull();

  // Who is on a list from now on plays no more, and is paid.
  const { people } = readExclusionList(
    Buffer.from(`name,born,until\n${excluded.name},1990-01-01,\nMax Barred,1990-01-01,`),
  );
  const list = { list: 'state', people, trial: false };
  expect(await importExclusions(room.near, list, act('list'))).toMatchObject({ ok: true });
  await room.pass(8000);
  expect(await cageOf(room.cage).says({ do: 'issue', person: Cashier.person('Max Barred'), pin: '2580' })).toBe(
    'barred',
  );
  for (const { seat } of [...room.table.state.sittings]) await leave(room, seat);
  room.host.swipe(excluded.card, 7);
  await room.pass(200, 100);
  await until(() => room.station(7).view.notice !== null);
  expect(room.station(7).view.phase.name).toBe('vacant');

  const terms = termsOf({
    ...{ name: 'Sit-n-go $50', entry: 50_00, fee: 5_00, stack: 500, seats: 6, most: 4, starts: 'when full' },
    every: { by: 'hands', hands: 2 },
  });
  await directs({ act: 'announce', terms, tables: [1] });
  for (const { account } of players.slice(6)) await directs({ act: 'enter', tournament: 1, account });
  await until(() => room.table.state.sittings.length === 4);
  await toTheLast(players);

  for (const player of players) await again.payOut(player);
  await again.end();
  const balances = houseBalances(room.data);
  const held = (prefix: string): number =>
    Object.entries(balances).reduce((all, [name, amount]) => (name.startsWith(prefix) ? all + amount : all), 0);
  for (const none of ['card:', 'way:', 'table:', 'tournament:']) expect([none, held(none)]).toEqual([none, 0]);
  const kept = held('collection:') + held('jackpot:') + held('tournament-fee:');
  expect(again.counted.in - again.counted.out + 500_00).toBe(kept);
  expect(await wrongIn(room)).toEqual([]);

  const now = room.clock.now();
  const report = await houseReport(room.near.store.db, room.near.reports.day(now), now);
  await expectEqualToLedger(room.near, report);
  const file = openReadOnly(join(room.data, 'table.sqlite'));
  const meters = new Meters(file).read(interval('life', 0));
  file.close();
  const [{ boughtIn = 0, cashedOut = 0, fees = 0 } = {}] = report.tables;
  expect(meters).toMatchObject({ boughtIn, cashedOut });
  expect(meters.collections.reduce((all, { amount }) => all + amount, 0)).toBe(fees);
  await again.signIn('aud');
  expect(await cageOf(room.cage).press({ do: 'cash reports' })).toMatchObject({
    reports: [{ account: rich.account, cashIn: 10_500_00, standing: 'due' }],
  });
});
