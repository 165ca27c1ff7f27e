/** A12: the close of a shift at the table, with two signatures and the line where the books end. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { booksEnd, contradictsEnd } from '../../../main/journal/books-end.ts';
import { audit } from '../../../main/ledger/audit.ts';
import type { Signature } from '../../../protocol/signature.ts';
import { RULED, SIGNED, TestRoom } from '../test-room.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
});
afterEach(() => room.close());

const close = (signature: Signature = RULED) => room.floor.press({ do: 'close shift', signature });

async function sheet() {
  const closed = await close();
  if (!closed.ok || closed.result?.kind !== 'shift closed') throw new Error(JSON.stringify(closed));
  return closed.result.sheet;
}
const acts = () =>
  room.host.room.books.store
    .query<[], { by: string; second: string; reason: string }>(
      `SELECT by, second, reason FROM acts WHERE subject GLOB 'shift:*' ORDER BY id`,
    )
    .all();

test('A12 the sheet of a shift holds its hands, its money, the chips of each seat and a line that the books begin with', async () => {
  const { store } = room.host.room.books;
  await room.deal();
  await room.playOut();
  await room.pass(10, 10);
  const before = booksEnd(store);
  const first = await sheet();
  expect(first).toMatchObject({
    shift: 1,
    from: null,
    hands: 1,
    voided: 0,
    boughtIn: 12_000,
    open: null,
    ends: before,
  });
  expect(first.seats.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  const chips = first.seats.reduce((all, each) => all + each.chips, 0);
  const taken = first.taken.reduce((all, { amount }) => all + amount, 0);
  expect(chips + taken).toBe(12_000);
  const reason = [`The books end: ${first.ends}`, first.houseEnds ?? []].flat().join('; ');
  expect(acts()).toEqual([{ by: expect.any(String), second: RULED.second, reason }]);

  await room.deal();
  await room.pass(1000);
  const second = await sheet();
  expect(second).toMatchObject({ shift: 2, from: first.to, hands: 0, boughtIn: 0, open: 2 });
  await room.playOut();
  expect([first.ends, second.ends].map((line) => contradictsEnd(store, line))).toEqual([null, null]);
  expect(audit(store).filter(({ ok }) => !ok)).toEqual([]);
  expect(room.floor.view.log.some(({ text }) => text.includes('close shift'))).toBe(true);
});

test.each([
  ['nobody of another role', { second: 'demo-floor', pin: '1000' }, 'second-person'],
  ['a technician', SIGNED, 'second-person'],
  ['a wrong PIN', { ...RULED, pin: '9999' }, 'wrong-pin'],
])('A12 a shift is not closed with %s', async (_, signature, code) => {
  expect(await close(signature)).toMatchObject({ ok: false, code });
  expect(acts()).toEqual([]);
});
