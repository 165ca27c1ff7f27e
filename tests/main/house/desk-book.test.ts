/** The lists of the poker desk as the house keeps them, on both engines. */
import { expect, it } from 'vitest';
import type { DeskAct } from '../../../main/house/desk-record.ts';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';

const LIST: DeskAct = {
  ...{ act: 'open list', list: 'holdem-4-8', label: 'Hold’em $4-$8', tables: [1], mustMove: false },
  ...{ openingBet: 4_00, callMinutes: 5 },
};
const join = (name: string): DeskAct => ({ act: 'join', list: 'holdem-4-8', name, account: null, here: true });

onBothEngines((newPlace) => {
  const open = new Map([[1, 3]]);

  it('keeps who waits over a restart, does an act twice asked once, and passes the audit', async () => {
    const place = newPlace();
    const house = await TestHouse.open(place);
    const keys = Array.from({ length: 10 }, (_, nth) => `key-${nth}`);
    const act = (does: DeskAct, key = keys.pop() ?? 'the last') =>
      house.house.desk.act(does, { key, at: house.now(), by: 'bea', open });
    expect(await act(LIST)).toMatchObject({ ok: true });
    expect(await act(join('Ada'), 'the same')).toMatchObject({ ok: true });
    expect(await act(join('Ada'), 'the same')).toMatchObject({ ok: true });
    expect(await act(join('Ada'))).toMatchObject({ ok: false, error: { code: 'on it already' } });
    await Promise.all(['Ben', 'Cy', 'Dee'].map((name) => act(join(name))));
    expect(await house.wrong()).toEqual([]);
    await house.close({ keep: true });

    const again = await TestHouse.open(place, { data: house.data });
    const { lists } = await again.house.desk.read();
    expect(lists[0]?.entries.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben', 'Cy', 'Dee']);
    expect(new Set(lists[0]?.entries.map(({ id }) => id)).size).toBe(4);
    expect(await again.wrong()).toEqual([]);
    await again.close();
  });

  it('a called player who does not come is off the list; the audit finds lists that were written by another hand', async () => {
    const house = await TestHouse.open(newPlace());
    const { desk, store } = house.house;
    await desk.act(LIST, { key: '1', at: house.now(), by: 'bea', open });
    await desk.act(join('Ada'), { key: '2', at: house.now(), by: 'bea', open });
    const call: DeskAct = { act: 'call', list: 'holdem-4-8', entry: 1, table: 1, skip: null };
    expect(await desk.act(call, { key: '3', at: house.now(), by: 'bea', open })).toMatchObject({ ok: true });
    expect(await desk.due(open, house.now())).toBe(false);
    house.clock += 5 * 60_000;
    expect(await desk.due(open, house.now())).toBe(true);
    expect((await desk.read()).lists[0]?.entries).toEqual([]);
    expect(await house.wrong()).toEqual([]);
    const row = await store.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'poker desk')
      .executeTakeFirstOrThrow();
    const value = row.value.replace('Hold’em', 'Omaha');
    await store.db.updateTable('settings').set({ value }).where('name', '=', 'poker desk').execute();
    expect(await house.wrong()).toEqual([expect.stringMatching(/poker desk: .*do not match its acts/)]);
    await house.close();
  });
});
