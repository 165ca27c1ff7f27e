/** Bots of a demo whose house is beside the table: they come in, play, and are backed, over the house's messages. */
import { afterEach, expect, test } from 'vitest';
import { startBots } from '../../../../main/demo/bots/bots.ts';
import { wrongIn } from '../../house/near-room.ts';
import { settled, TestRoom } from '../../test-room.ts';

let room: TestRoom;
let stop = (): void => {};
afterEach(async () => {
  stop();
  await settled();
  await room.close();
});

/** Lets the table run until something is so, for ten minutes at most. */
async function until(what: () => boolean): Promise<void> {
  for (let step = 0; step < 1200 && !what(); step += 1) await room.pass(500);
  expect(what(), String(what)).toBe(true);
}

function start(): void {
  const bots = startBots(room.host, 9, room.clock, { pace: { min: 200, max: 900 }, random: () => 0.5 });
  stop = () => bots.stop();
}

const botsSeated = (): number =>
  room.table.state.sittings.filter(({ account }) => room.host.bots.includes(account)).length;

/** What every account of the house whose name begins so holds together. */
const sumOf = async (prefix: string): Promise<number> =>
  (await room.near.books.balances(prefix)).reduce((sum, { balance }) => sum + balance, 0);

test('nine bots sit down with money of the house, play, and leave one seat for a person', async () => {
  room = await TestRoom.open({ bots: 9, house: 'here', config: { timing: { result: 500, pause: 500 } } });
  expect(room.lobby.view.tray[0]).toMatchObject({ person: 'Ada Winter', pin: '1001', balance: 500_00 });
  start();
  await until(() => botsSeated() === 9);
  await until(() => room.table.lastNumber >= 5);
  await room.sit(1, 0, 100_00);
  await until(() => room.table.sitting(1) !== undefined && botsSeated() === 8);
  stop();
  await settled();
  expect(room.table.state.fault).toBeNull();
  expect(await wrongIn(room)).toEqual([]);
  await room.restart();
  expect(room.table.state.sittings.length).toBeGreaterThanOrEqual(9);
  expect(await wrongIn(room)).toEqual([]);
});

test('bots whose cards are empty are backed from the bank of the demo house, by documents', async () => {
  room = await TestRoom.open({ bots: 9, house: 'here', config: { timing: { result: 500, pause: 500 } } });
  const act = (key: string) => ({ key, at: room.clock.now(), by: 'demo', second: 'demo-bank' });
  for (const account of room.host.bots) {
    const amount = await room.near.counter.balance(account);
    const paid = await room.near.counter.withdraw({ account, amount, nature: 'cash', ...act(`empty ${account}`) });
    expect(paid).toMatchObject({ ok: true });
  }
  await settled();
  const [bank, drawer] = [await sumOf('cage:bank'), await room.near.counter.drawer()];
  start();
  await until(() => botsSeated() === 9);
  stop();
  await settled();
  expect(bank - (await sumOf('cage:bank'))).toBeGreaterThanOrEqual(9 * room.table.setup.profile.buyIn.fullBuy);
  expect(await room.near.counter.drawer()).toBe(drawer);
  const [newest] = (await room.near.counter.statement(room.host.bots[0] ?? '', 9)).filter(({ what }) =>
    what.startsWith('deposit'),
  );
  expect(newest?.document).toMatch(/^D-\d+$/);
  expect(await wrongIn(room)).toEqual([]);
});
