/**
 * A house attacked at its own doors: the screens of its floor and of its cages, and the poker desk, by strangers, by staff who press what makes
 * no sense, and by two desks at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { simulatedClock } from '../../main/clock/clock.ts';
import type { DeskAct } from '../../main/house/desk-record.ts';
import { serveCages } from '../../main/house-cages.ts';
import { HouseHost } from '../../main/house-host.ts';
import { deskAct, pokerDesk } from '../../protocol/poker-desk.ts';
import { onBothEngines } from '../main/house/engines.ts';
import { atNewHouse, TestHouse } from '../main/house/test-house.ts';
import { FILES } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';
import { head, intrude, requests, textFrame, UPGRADE } from './hostile.ts';

const HELLO = JSON.stringify({ t: 'hello', token: 'nobody-knows-this-token', protocol: 1 });

describe('strangers at the doors of a house', () => {
  let place: string;
  let test1: TestHouse | null = null;
  let close: () => Promise<void> = async () => {};
  beforeEach(() => {
    place = mkdtempSync(join(FILES, 'dealerless-doors-'));
  });
  afterEach(async () => {
    await close();
    await test1?.close();
    rmSync(place, { recursive: true });
  });

  async function floor(): Promise<{ port: number; told: string[] }> {
    test1 = await TestHouse.open(place);
    const told: string[] = [];
    const options = {
      data: test1.data,
      clock: simulatedClock(),
      port: 0,
      onTrouble: (text: string) => told.push(text),
    };
    const host = await HouseHost.open(test1.house, { ...options, screens: { port: 0, pages: FILES } });
    close = () => host.close();
    return { port: host.screensPort ?? 0, told };
  }

  async function cages(): Promise<{ port: number; told: string[] }> {
    test1 = await TestHouse.open(place);
    await test1.house.cages.add(1, 'Main cage', test1.now());
    const told: string[] = [];
    const served = await serveCages(test1.house, {
      ...{ port: 0, pages: FILES, clock: simulatedClock() },
      onEntry: () => {},
      onTrouble: (text) => told.push(text),
    });
    close = () => served.close();
    return { port: served.port, told };
  }

  test.each([
    ['the floor’s screens', floor],
    ['the cages', cages],
  ])('%s: whatever they send, the house continues, and its log is not filled', async (_, open) => {
    const { port, told } = await open();
    const door = { host: '127.0.0.1', port, tls: false };
    const line = (path: string): string => head('GET', path, { host: `127.0.0.1:${port}`, ...UPGRADE });
    const times = repeated(60, 600);
    for (let nth = 0; nth < times; nth += 1) {
      await intrude(door, [line('/link'), textFrame(HELLO)], 'half close');
      await intrude(door, [line('/link/3'), textFrame(HELLO)], 'half close');
      await intrude(door, [line('/link'), textFrame('{"t":"what"}')], 'half close');
      await intrude(
        door,
        [head('GET', '/link', { host: 'evil.example', origin: 'http://evil.example', ...UPGRADE })],
        'close',
      );
    }
    for (const bytes of fc.sample(requests, { numRuns: times, seed: 11 })) await intrude(door, bytes, 'reset');
    const ok = await intrude(
      door,
      [head('GET', '/nothing', { host: `127.0.0.1:${port}`, connection: 'close' })],
      'wait',
    );
    expect(ok).toMatch(/^HTTP\/1\.1 404/);
    // A line a second for each kind of trouble, on a clock that stands still.
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(8);
  });
});

onBothEngines((newPlace) => {
  const LIST: DeskAct = {
    ...{ act: 'open list', list: 'holdem-4-8', label: 'Hold’em $4-$8', tables: [1], mustMove: false },
    ...{ openingBet: 4_00, callMinutes: 5 },
  };
  const withHouse = (work: (house: TestHouse) => Promise<void>): Promise<void> => atNewHouse(newPlace(), work);
  const open = new Map([[1, 3]]);
  let presses = 0;
  const press = (house: TestHouse, act: DeskAct, key?: string) => {
    presses += 1;
    return house.house.desk.act(act, { key: key ?? `press-${presses}`, at: house.now(), by: 'bea', open });
  };

  test('a list that is full, and lists without end, are refused and can still be read', () =>
    withHouse(async (house) => {
      await press(house, LIST);
      const codes = new Set<string>();
      for (let nth = 0; nth < 310; nth += 1) {
        const name = `Player ${nth}`;
        const done = await press(house, { act: 'join', list: 'holdem-4-8', name, account: null, here: true });
        codes.add(done.ok ? 'ok' : done.error.code);
      }
      expect([...codes]).toEqual(['ok', 'list full']);
      for (let table = 2; table < 60; table += 1) {
        const done = await press(house, { act: 'open table', list: 'holdem-4-8', table } as DeskAct);
        codes.add(done.ok ? 'ok' : done.error.code);
      }
      expect([...codes]).toEqual(['ok', 'list full', 'tables full']);
      for (let nth = 0; nth < 70; nth += 1) {
        const done = await press(house, { ...LIST, list: `list-${nth}`, tables: [] } as DeskAct);
        codes.add(done.ok ? 'ok' : done.error.code);
      }
      expect([...codes]).toEqual(['ok', 'list full', 'tables full', 'lists full']);
      const desk = await house.house.desk.read();
      expect(pokerDesk.safeParse(desk).success).toBe(true);
      expect(desk.lists[0]?.entries).toHaveLength(300);
    }));

  test('acts of every kind, stale, again and under a number that was used, by two desks at once, leave lists that can be read', () =>
    withHouse(async (house) => {
      const list = fc.constantFrom('a', 'a', 'a', 'holdem-4-8', '__proto__');
      const entry = fc.integer({ min: 0, max: 40 });
      const table = fc.integer({ min: 1, max: 4 });
      const account = fc.constantFrom(null, '4000000002', '4000000010');
      const name = fc.oneof(
        fc.constantFrom('Ada', 'ada', '  ', 'x'.repeat(41)),
        fc.integer({ min: 1, max: 99 }).map((nth) => `Čeněk ${nth}`),
      );
      const acts = fc.oneof(
        fc.record({
          act: fc.constant('open list'),
          list,
          label: fc.constant('Any'),
          tables: fc.array(table, { maxLength: 3 }),
          mustMove: fc.boolean(),
          openingBet: fc.constantFrom(4_00, 10_00, -1),
          callMinutes: fc.constantFrom(5, 0),
        }),
        fc.record({ act: fc.constantFrom('close list', 'open table', 'take table off', 'filled'), list, table }),
        fc.record({
          act: fc.constantFrom('close list', 'take table off'),
          list,
          table,
          reason: fc.constant('the night is over'),
        }),
        fc.record({ act: fc.constant('join'), list, name, account, here: fc.boolean() }),
        fc.record({ act: fc.constant('ask change'), list, name, account, from: table }),
        fc.record({ act: fc.constant('force move'), list, name, account, from: table, to: table }),
        fc.record({ act: fc.constantFrom('here', 'seated', 'no show'), list, entry }),
        fc.record({ act: fc.constant('call'), list, entry, table, skip: fc.constantFrom(null, 'a reason') }),
        fc.record({ act: fc.constant('hold'), list, entry, minutes: fc.constantFrom(1, 60, 61) }),
        fc.record({ act: fc.constant('strike'), list, entry, reason: fc.constantFrom('went home', '') }),
      );
      const pressed = fc.tuple(acts, fc.integer({ min: 0, max: 40 }));
      for (const id of ['a', 'b', 'holdem-4-8']) await press(house, { ...LIST, list: id });
      let done = 0;
      for (const [[one, key], [other, otherKey]] of fc.sample(fc.tuple(pressed, pressed), {
        numRuns: repeated(150, 1500),
        seed: 5,
      })) {
        const both = [[one, key] as const, [other, otherKey] as const].flatMap(([act, number]) => {
          const read = deskAct.safeParse(act);
          return read.success ? [press(house, read.data, number < 5 ? `used-${number}` : undefined)] : [];
        });
        for (const result of await Promise.all(both)) if (result.ok) done += 1;
        const desk = await house.house.desk.read();
        const ids = desk.lists.flatMap(({ entries }) => entries.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(desk.lists.map(({ id }) => id)).size).toBe(desk.lists.length);
        house.clock += 20_000;
        await house.house.desk.due(open, house.now());
      }
      expect(done).toBeGreaterThan(20);
    }));

  test('two cages that pay the same player at the same moment pay at most what is there, and at most what one person may pay alone', () =>
    withHouse(async (house) => {
      const { account } = await house.enroll('Ada');
      const [one, two] = [await house.house.cage(1), await house.house.cage(2)];
      for (const cage of [one, two])
        await cage.counter.fill({ amount: 2000_00, ...house.act(`fill ${cage.number}`), second: 'fred' });
      await house.fund(account, 900_00);
      const pay = (cage: typeof one, key: string) =>
        cage.counter.withdraw({ account, amount: 300_00, nature: 'cash', ...house.act(key) });
      const paid = await Promise.all([pay(one, 'w1'), pay(two, 'w2'), pay(one, 'w3'), pay(two, 'w4')]);
      const codes = paid.map((each) => (each.ok ? 'ok' : each.error.code)).sort();
      expect(codes).toEqual(['ok', 'second-person', 'second-person', 'second-person']);
      const signed = (cage: typeof one, key: string) =>
        cage.counter.withdraw({ account, amount: 400_00, nature: 'cash', ...house.act(key), second: 'fred' });
      const both = await Promise.all([signed(one, 's1'), signed(two, 's2')]);
      expect(both.map((each) => (each.ok ? 'ok' : each.error.code)).sort()).toEqual(['insufficient', 'ok']);
      // Each again, by the other cage under the same key: the first answer, and not a cent.
      expect(await pay(two, 'w1')).toEqual(paid[0]);
      expect((await house.balances())[`card:${account}`]).toBe(200_00);
    }));
});
