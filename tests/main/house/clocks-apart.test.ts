/** The clock of a table and that of its house: far apart, set while the line is up, and put right again. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { CLOCKS_WITHIN, clocksApart } from '../../../main/house/clocks-apart.ts';
import { readLog } from '../../../main/house/house-log.ts';
import { FILES, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let room: CardRoom;
afterEach(() => room?.close());

/** A house and its table by the same time. */
async function together(): Promise<CardRoom> {
  room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-clocks-')), [], { clocksWithin: CLOCKS_WITHIN });
  // A table of a test begins by this time.
  room.test.clock = Date.UTC(2026, 0, 1, 12);
  await room.join(3);
  return room;
}

const saidOfLine = () =>
  room
    .at(3)
    .room.host.room.log.last(20)
    .filter(({ code }) => code === 'house is away')
    .map(({ text }) => text);

test.each([
  [0, null],
  [2 * MINUTE, null],
  [-2 * MINUTE, null],
  [2 * MINUTE + 1, '2 min ahead of'],
  [-90 * MINUTE, '1 h 30 min behind'],
  [24 * HOUR, '24 h ahead of'],
])('a table that is %s ms ahead of its house', (ahead, words) => {
  const said = clocksApart(1_800_000_000_000 + ahead, 1_800_000_000_000, CLOCKS_WITHIN);
  if (words === null) expect(said).toBeNull();
  else expect(said).toBe(`${words} that of the house: set the one that is wrong`);
});

test.each([
  ['ahead of', HOUR],
  ['behind', -HOUR],
])(
  'a table whose clock is set to an hour %s the house: nobody comes in until one of them is set right',
  async (way, by) => {
    await together();
    const ada = await room.test.enroll('Ada Winter');
    await room.test.fund(ada.account, 500_00);
    await room.sit(3, 1, ada.card, 100_00);
    await room.quiet();
    const { room: table } = room.at(3);
    table.clock.set(by);
    await table.pass(MINUTE, 1000);
    room.test.clock += MINUTE;
    await room.isUp(3, false);
    await until(() => saidOfLine().some((text) => text.startsWith('the clock of this table')));
    // The house has gone on by up to a minute since.
    const apart = new RegExp(
      `^the clock of (this table|table 3) is (1 h|59 min) ${way} that of the house: set the one that is wrong$`,
    );
    expect(saidOfLine().filter((text) => apart.test(text))).toHaveLength(1);
    expect(room.trouble).toContainEqual(expect.stringMatching(apart));
    expect(await table.host.room.line?.ask({ ask: 'guest', account: ada.account })).toMatchObject({ ok: false });
    // The table goes on with what it has, and what is told waits.
    expect(table.table.stack(1)).toBe(100_00);
    table.clock.set(-by);
    await room.isUp(3);
    await room.leave(3, 1);
    await room.quiet();
    expect(await room.wrong()).toEqual([]);
  },
);

test('T1: the clock of the house is set a day ahead: on record, and its tables are away until it is right', async () => {
  await together();
  const DAY = 24 * HOUR;
  room.clock.set(DAY);
  room.test.clock += DAY;
  room.clock.advance(MINUTE);
  await room.isUp(3, false);
  await until(() => saidOfLine().some((text) => text.startsWith('the clock of this table is 24 h behind')));
  const log = await readLog(room.test.house.store, 10);
  expect(log).toMatchObject([
    { code: 'clock set', place: 'house', text: 'The clock of the machine was set forward by 86400 seconds' },
  ]);
  room.test.clock -= DAY;
  await room.isUp(3);
});
