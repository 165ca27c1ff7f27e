/** A house that is put back to an older copy of its file while its tables go on, and a table while its house does. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUSE_FILE } from '../../main/house/store.ts';
import { CardRoom } from '../main/house/card-room.ts';
import { FILES, until } from '../main/test-room.ts';

let place: string;
let room: CardRoom;
let old: string;
let ada: { readonly account: string; readonly card: string };

beforeEach(async () => {
  place = mkdtempSync(join(FILES, 'dealerless-house-'));
  old = mkdtempSync(join(FILES, 'dealerless-old-'));
  room = await CardRoom.open(place, [3]);
  ada = await room.test.enroll('Ada Winter');
  await room.test.fund(ada.account, 500_00);
});
afterEach(async () => {
  await room.close();
  rmSync(old, { recursive: true });
});

const LACKS = /^the file of the house is an older copy: table 3 has messages from it that it lacks/;
const told = (text: RegExp) => room.trouble.filter((each) => text.test(each)).length;

/** The house goes on from the copy, and a table from what it has. */
async function putBack(): Promise<void> {
  await room.restartHouse({ meanwhile: () => cpSync(join(old, HOUSE_FILE), join(place, HOUSE_FILE)), up: false });
}

test('an older copy of the house takes up no line to a table that has more of it, however far it has come since', async () => {
  await room.restartHouse({ meanwhile: () => cpSync(join(place, HOUSE_FILE), join(old, HOUSE_FILE)) });
  await room.sit(3, 1, ada.card, 100_00);
  await room.quiet();
  const received = await room.test.house.exchange.outbox.sent(3);
  expect(received).toBeGreaterThan(0);
  room.test.clock += 60_000;
  await putBack();
  await until(() => told(LACKS) > 0);
  // The staff at the table read why, though it was away before it refused.
  const says = () => room.at(3).room.host.room.log.last(40);
  await until(() => says().some(({ text }) => text.startsWith('the file of the house is an older copy')));
  expect(says().filter(({ text }) => text.startsWith('the file of the house is an older copy'))).toHaveLength(1);
  // It writes other messages under the numbers that the table has.
  const { store, exchange } = room.test.house;
  const guest = await exchange.people.guest(ada.account, room.test.now());
  if (guest === null) throw new Error('an account');
  for (let more = 0; more <= received; more += 1) {
    await store.transact((tx) => exchange.outbox.send(tx, 3, { kind: 'guest', guest, at: room.test.now() }));
  }
  const before = told(LACKS);
  await until(() => told(LACKS) > before);
  expect(room.at(3).room.host.room.line?.isUp).toBe(false);
  // The table goes on with what it has.
  expect(room.at(3).room.table.stack(1)).toBe(100_00);
});

test('an older copy of a table takes up no line to a house that has more of it', async () => {
  const { room: table } = room.at(3);
  await table.host.close();
  cpSync(table.data, old, { recursive: true });
  await table.restart();
  await room.isUp(3);
  await room.sit(3, 1, ada.card, 100_00);
  await room.quiet();
  await table.host.close();
  cpSync(old, table.data, { recursive: true });
  await table.restart();
  const says = () => table.host.room.log.last(40).map(({ text }) => text);
  await until(() => says().some((text) => text.includes('the file of this table is an older copy')));
  expect(table.host.room.line?.isUp).toBe(false);
});
