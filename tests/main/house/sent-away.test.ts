/** Whoever may not play does not play on: wherever they sit when it is decided at a cage, their chips go to the card once the hand is over. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { importExclusions } from '../../../main/house/exclusion-import.ts';
import { FILES, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';

let room: CardRoom;
afterEach(() => room.close());

interface Seated {
  readonly account: string;
  readonly twin: string;
}

/** What somebody at the house does, by which a player may not play from then on. */
const WAYS: Readonly<Record<string, (seated: Seated) => Promise<unknown>>> = {
  'barred for tonight': ({ account }) =>
    room.test.house.people.bar(account, room.test.now() + 3_600_000, { ...room.test.act('bar'), reason: 'fighting' }),
  'barred by another account of theirs': ({ twin }) =>
    room.test.house.people.bar(twin, null, { ...room.test.act('bar'), reason: 'fighting' }),
  'excluded at their own request': ({ account }) =>
    room.test.house.people.exclude(account, '30 days', room.test.act('exclude')),
  'on a list that is taken over': () =>
    importExclusions(
      room.test.house,
      {
        list: 'state',
        people: [{ name: 'Ada Winter', born: '1990-01-01', until: null, reference: null }],
        trial: false,
      },
      room.test.act('list'),
    ),
};

it.each(Object.keys(WAYS))(
  '%s: leaves a table of the house with the end of the hand, and chips go to the card',
  async (way) => {
    room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [3]);
    const { room: table } = room.at(3);
    const ada = await room.test.enroll('Ada Winter');
    const twin = await room.test.house.people.enroll(
      { ...room.test.person('Ada Maria Winter'), idNumber: 'P-twin' },
      '2580',
      { ...room.test.act('twin'), second: 'fred' },
    );
    const ben = await room.test.enroll('Ben Ortiz');
    for (const { account } of [ada, ben]) await room.test.fund(account, 300_00);
    await room.sit(3, 1, ada.card, 100_00);
    await room.sit(3, 2, ben.card, 100_00);
    await table.deal();
    expect(table.table.inHand(1)).toBe(true);
    await WAYS[way]?.({ account: ada.account, twin: twin.ok ? twin.value.account : '' });
    await room.quiet();
    // The table has been told.
    await until(() => table.host.room.accounts.byAccount(ada.account)?.status !== 'active');
    for (let turn = 0; turn < 20 && table.table.sitting(1)?.leaveNext !== true; turn += 1) await table.pass(500, 100);
    // The hand is played to its end, and staying does not help.
    expect(table.table.sitting(1)).toMatchObject({ leaveNext: true });
    await table.station(1).press({ do: 'stay' });
    await table.playOut();
    for (let turn = 0; turn < 20 && table.table.sitting(1); turn += 1) {
      if (table.table.hand) await table.playOut();
      await table.pass(500, 100);
    }
    expect(table.table.sitting(1)).toBeUndefined();
    expect(table.table.sitting(2)).toBeDefined();
    await room.quiet();
    const balances = await room.test.balances();
    expect(balances[`card:${ada.account}`]).toBeGreaterThan(200_00);
    expect(await room.wrong()).toEqual([]);
  },
);
