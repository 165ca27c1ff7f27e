import { afterEach, expect, test } from 'vitest';
import { BLOCK_BYTES } from '../../../main/shuffle/health-tests.ts';
import { type ByteSource, systemShuffler } from '../../../main/shuffle/shuffler.ts';
import { TestRoom } from '../test-room.ts';
import { seededBytes } from './seeded-bytes.ts';

let room: TestRoom;
let source: ByteSource;
let drawn: number;
const stuck: ByteSource = (count) => new Uint8Array(count);

async function open(first: ByteSource): Promise<void> {
  source = first;
  drawn = 0;
  const shuffler = systemShuffler((count) => {
    drawn += count;
    return source(count);
  });
  room = await TestRoom.open({ shuffler });
}

afterEach(() => room.close());

test('R11: a table whose generator fails at start-up deals nothing until staff have cleared it', async () => {
  await open(stuck);
  await room.pass(1_000);
  expect(room.table.state.fault).toContain('failed its repetition count test');
  await room.swipe(1, 1);
  await room.pin(1, room.card(1).pin);
  expect(await room.station(1).press({ do: 'buy in', amount: 8_000 })).toMatchObject({ code: 'fault' });
  await room.station(1).press({ do: 'cancel' });
  expect(await room.table.clearFault()).toMatchObject({
    error: { message: expect.stringContaining('failed its repetition count test') },
  });
  source = seededBytes(1);
  expect(await room.table.clearFault()).toMatchObject({ ok: true });
  for (const seat of [1, 2]) await room.sit(seat, seat, 8_000);
  await room.deal();
  expect(room.table.hand?.facts.number).toBe(1);
});

test('R11: a generator that fails while a hand is played lets it end and deals no other', async () => {
  await open(seededBytes(1));
  for (const seat of [1, 2]) await room.sit(seat, seat, 8_000);
  await room.deal();
  source = stuck;
  await room.playOut();
  await room.pass(60_000);
  expect(room.table.hand).toBeNull();
  expect(room.host.room.books.journal.lastHand()?.close?.kind).toBe('settled');
  expect(room.table.state.fault).toContain('The random generator failed');
});

test('R5: the generator continues while nobody plays', async () => {
  await open(seededBytes(1));
  await room.pass(5_000);
  const before = drawn;
  await room.pass(10_000);
  expect(drawn - before).toBeGreaterThanOrEqual(10 * BLOCK_BYTES);
});
