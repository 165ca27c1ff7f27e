/**
 * Players who move between tables of a house, in a tournament and for money, while any of them may fail at any moment: a
 * table ends and comes back from its files, its line is cut, the house ends and another takes its place. Nobody has two
 * seats, everybody gets where they are going, and every chip and every cent is there at the end.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { TournamentAct } from '../../protocol/tournament.ts';
import { CardRoom } from '../main/house/card-room.ts';
import { lots, termsOf } from '../main/house/tournament/made-up.ts';
import { FILES } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';

const TABLES = repeated(1, 2) === 1 ? [1, 2] : [1, 2, 3];
const PEOPLE = repeated(5, 8);
const FUNDS = 500_00;

let presses = 0;
let room: CardRoom | null = null;
afterEach(async () => {
  await room?.close();
  room = null;
});

interface Person {
  readonly account: string;
  readonly card: string;
}

async function open(count: number): Promise<{ here: CardRoom; people: Person[] }> {
  const here = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), TABLES);
  room = here;
  const people: Person[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const person = await here.test.enroll(`Player ${String.fromCharCode(65 + nth)}`);
    await here.test.fund(person.account, FUNDS);
    people.push(person);
  }
  return { here, people };
}

/** Something fails, or is well again. */
async function fails(here: CardRoom, lot: (n: number) => number): Promise<void> {
  const number = TABLES[lot(TABLES.length)] ?? 1;
  const { room: table, wire } = here.at(number);
  switch (lot(5)) {
    case 0:
      await table.restart();
      return;
    case 1:
      wire.cut();
      return;
    case 2:
      await here.restartHouse({ up: false });
      return;
    default:
      wire.heal();
  }
}

async function isWell(here: CardRoom): Promise<void> {
  for (const { wire } of here.tables.values()) wire.heal();
  for (const number of here.tables.keys()) await here.isUp(number);
  await here.quiet();
}

/** All in, called, or not answered, at every table that plays; then a second passes. */
async function goesOn(here: CardRoom, lot: (n: number) => number): Promise<void> {
  for (const { room: at } of here.tables.values()) {
    const ask = at.table.hand?.asks()[0];
    if (ask?.kind === 'bet' && lot(4) > 0) {
      const most = ask.raise?.max;
      const isAllIn = most !== undefined && lot(3) === 0;
      const decision = isAllIn ? { kind: 'raise' as const, to: most } : { kind: 'call' as const };
      presses += 1;
      at.table.decide(ask.seat, ask.call === 0 && !isAllIn ? { kind: 'check' } : decision, {
        id: `p-${presses}`,
        rev: at.table.rev,
      });
    }
    await at.pass(1000);
    expect(at.table.state.fault).toBeNull();
  }
  here.test.clock += 1000;
  const seated = [...here.tables.values()].flatMap(({ room: at }) => at.table.state.sittings.map((one) => one.account));
  expect(seated.length).toBe(new Set(seated).size);
}

test('a tournament over several tables, to its last player', async () => {
  for (let seed = 1; seed <= repeated(1, 12); seed += 1) {
    const lot = lots(seed);
    const { here, people } = await open(PEOPLE);
    let acts = 0;
    const director = async (act: TournamentAct): Promise<boolean> => {
      acts += 1;
      const reached = here.host.server.forTournaments();
      const pressed = { key: `d-${acts}`, at: here.test.now(), by: 'fred', reached };
      return (await here.test.house.tournaments.act(act, pressed)).ok;
    };
    const terms = termsOf({ seats: 3, entry: 50_00, fee: 5_00, stack: repeated(150, 400) });
    expect(await director({ act: 'announce', terms, tables: TABLES })).toBe(true);
    for (const { account } of people) expect(await director({ act: 'enter', tournament: 1, account })).toBe(true);
    expect(await director({ act: 'start', tournament: 1 })).toBe(true);
    const state = async () => (await here.test.house.tournaments.list())[0];
    let turns = 0;
    for (; turns < 3000 && (await state())?.status !== 'over'; turns += 1) {
      if (lot(25) === 0) await fails(here, lot);
      if (lot(40) === 0) {
        const to = { table: TABLES[lot(TABLES.length)] ?? 1, seat: lot(3) + 1 };
        const reason = 'as the lot has it';
        if (lot(3) === 0) await director({ act: 'break table', tournament: 1, table: to.table, reason });
        else await director({ act: 'move', tournament: 1, entry: lot(PEOPLE) + 1, to, reason });
      }
      if (turns % 25 === 24) await isWell(here);
      await goesOn(here, lot);
    }
    await isWell(here);
    expect([seed, (await state())?.status]).toEqual([seed, 'over']);
    for (const { room: at } of here.tables.values()) {
      for (let more = 0; more < 100 && at.table.state.tournament !== null; more += 1) await at.pass(500);
      expect(at.table.state.sittings).toEqual([]);
      expect(at.host.room.books.ledger.chips({ chips: 'out' })).toBe(0);
    }
    await isWell(here);
    expect(await here.wrong()).toEqual([]);
    const balances = await here.test.balances();
    const cards = people.reduce((sum, { account }) => sum + (balances[`card:${account}`] ?? 0), 0);
    expect(cards).toBe(PEOPLE * (FUNDS - 5_00));
    await here.close();
    room = null;
  }
});

test('players for money, who leave one table for another', async () => {
  for (let seed = 1; seed <= repeated(1, 12); seed += 1) {
    const lot = lots(seed);
    const { here, people } = await open(PEOPLE);
    let came = 0;
    const sitsAt = (account: string) => {
      for (const { room: at } of here.tables.values()) {
        const sitting = at.table.state.sittings.find((one) => one.account === account);
        if (sitting) return { at, seat: sitting.seat };
      }
      return null;
    };
    for (let turn = 0; turn < repeated(60, 240); turn += 1) {
      if (lot(20) === 0) await fails(here, lot);
      const { account, card } = people[lot(people.length)] as Person;
      const place = sitsAt(account);
      if (place !== null) {
        if (lot(4) === 0) await place.at.station(place.seat).press({ do: 'leave' });
      } else {
        const number = TABLES[lot(TABLES.length)] ?? 1;
        const { room: at } = here.at(number);
        const seat = lot(10) + 1;
        const { phase: before, notice } = at.station(seat).view;
        if (at.table.sitting(seat) === undefined && before.name === 'vacant' && notice === null) {
          await here.comeIn(number, seat, card);
          const { phase } = at.station(seat).view;
          if (phase.name === 'buying in') {
            const bought = await at.station(seat).press({ do: 'buy in', amount: Math.max(phase.min, 80_00) });
            if (bought.ok) came += 1;
          }
        }
      }
      if (turn % 20 === 19) await isWell(here);
      await goesOn(here, lot);
    }
    expect(came).toBeGreaterThanOrEqual(PEOPLE);
    await isWell(here);
    for (let turn = 0; turn < 200 && people.some(({ account }) => sitsAt(account) !== null); turn += 1) {
      for (const { account } of people) {
        const place = sitsAt(account);
        if (place !== null) await place.at.station(place.seat).press({ do: 'leave' });
      }
      await goesOn(here, lot);
    }
    await isWell(here);
    for (const { room: at } of here.tables.values()) await at.pass(600_000, 30_000);
    await isWell(here);
    expect(await here.wrong()).toEqual([]);
    const balances = await here.test.balances();
    const under = Object.entries(balances).filter(([name, cents]) => /^(way|table):/.test(name) && cents !== 0);
    expect(under).toEqual([]);
    const all = Object.entries(balances).reduce(
      (sum, [name, cents]) => sum + (/^(card|collection|jackpot):/.test(name) ? cents : 0),
      0,
    );
    expect(all).toBe(people.length * FUNDS);
    await here.close();
    room = null;
  }
});
