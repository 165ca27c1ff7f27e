/**
 * Frames that were recorded on one line and are sent again on another, or on the same one later: what they asked for is not done
 * twice, not done for somebody else, and stops nobody.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { CardRoom } from '../main/house/card-room.ts';
import { onBothEngines } from '../main/house/engines.ts';
import { atNewHouse } from '../main/house/test-house.ts';
import { FILES, until } from '../main/test-room.ts';

let room: CardRoom | null = null;
afterEach(async () => {
  await room?.close();
  room = null;
});

describe('a buy-in that was pressed at one table and is sent again at the same seat of another', () => {
  test('by somebody else: takes nothing, says so, and both tables go on', async () => {
    const here = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [1, 2]);
    room = here;
    const people = [];
    for (const name of ['Ada Winter', 'Ben Ortiz', 'Cy Lang']) {
      const person = await here.test.enroll(name);
      await here.test.fund(person.account, 500_00);
      people.push(person);
    }
    const [ada, ben, cy] = people;
    if (!ada || !ben || !cy) throw new Error('three were enrolled');
    const [one, two] = [here.at(1).room, here.at(2).room];
    const recorded = { do: 'buy in', amount: 100_00 } as const;
    await here.comeIn(1, 3, ada.card);
    expect(await one.station(3).press(recorded, { id: 'recorded-at-table-1' })).toMatchObject({ ok: true });
    await until(() => one.table.sitting(3) !== undefined);
    await here.comeIn(2, 3, ben.card);
    await two.station(3).press(recorded, { id: 'recorded-at-table-1' });
    await until(() => two.station(3).view.notice?.level === 'error');
    expect(two.station(3).view.notice?.text).toMatch(/^[A-Z].*\.$/);
    expect([one.table.state.fault, two.table.state.fault]).toEqual([null, null]);
    expect((await here.test.balances())[`card:${ben.account}`]).toBe(500_00);
    // Pressed by themselves, it is a buy-in like any other; so is that of the next player.
    expect(await two.station(3).press(recorded)).toMatchObject({ ok: true });
    await until(() => two.table.sitting(3) !== undefined);
    await here.sit(2, 4, cy.card, 100_00);
    await here.quiet();
    expect(await here.wrong()).toEqual([]);
  });
});

onBothEngines((newPlace) => {
  test('a key that another table has used is refused, and nothing is taken off a card', () =>
    atNewHouse(newPlace(), async (house) => {
      for (const table of [1, 2]) await house.house.tables.add(table, `Table ${table}`, house.now());
      const [ada, ben] = [await house.enroll('Ada'), await house.enroll('Ben')];
      for (const { account } of [ada, ben]) await house.fund(account, 500_00);
      const reserve = (table: number, account: string, key: string) =>
        house.house.answer(table, { ask: 'reserve', key, account, amount: 100_00, enters: true });
      expect(await reserve(1, ada.account, 'buy-in:3:x')).toMatchObject({ ok: true });
      for (let again = 0; again < 2; again += 1) {
        expect(await reserve(2, ben.account, 'buy-in:3:x')).toMatchObject({ ok: false, error: { code: 'conflict' } });
      }
      expect((await house.balances())[`card:${ben.account}`]).toBe(500_00);
      expect(await reserve(1, ada.account, 'buy-in:3:x')).toMatchObject({ ok: true });
      expect(await reserve(2, ben.account, 'buy-in:3:y')).toMatchObject({ ok: true });
      expect((await house.balances())[`card:${ben.account}`]).toBe(400_00);
      // Settled, it is still the key of the first.
      await house.tables(1).says({ kind: 'declined', key: 'buy-in:3:x', account: ada.account });
      expect(await reserve(2, ada.account, 'buy-in:3:x')).toMatchObject({ ok: false, error: { code: 'conflict' } });
      expect((await house.balances())[`card:${ada.account}`]).toBe(500_00);
      expect(await house.wrong()).toEqual([]);
    }));
});
