/** The meters on the floor console: sums of the ledger and nothing else, of the gaming day and of the shift. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TableMetersShown } from '../../../protocol/meters.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({
    house: 'here',
    config: { games: [{ game: 'holdem', limit: '4-8', collection: [2, 32, 47] }] },
  });
});
afterEach(() => room.close());

async function meters(): Promise<TableMetersShown> {
  const answer = await room.floor.press({ do: 'meters' });
  if (!answer.ok || answer.result?.kind !== 'meters') throw new Error('no meters');
  return answer.result.meters;
}

async function hands(count: number): Promise<void> {
  for (let hand = 0; hand < count; hand += 1) {
    await room.deal();
    await room.playOut();
    await room.pass(8000);
  }
}

/** Every cent that went into accounts of that kind and was not given back, from the moves themselves. */
function into(kind: string, from = 0): number {
  const row = room.host.room.books.store
    .query<[string, string, number], { sum: number }>(
      `SELECT coalesce(sum(CASE WHEN target GLOB ? THEN amount ELSE 0 END)
              - sum(CASE WHEN source GLOB ? AND target <> 'house' THEN amount ELSE 0 END), 0) AS sum
       FROM moves JOIN transfers ON transfers.id = moves.transfer WHERE at >= ?`,
    )
    .get(`${kind}:*`, `${kind}:*`, from);
  return row?.sum ?? 0;
}

/** Hands that were settled, from the records of their ends. */
const settled = (): number =>
  room.host.room.books.store
    .query<[], { hands: number }>(`SELECT count(*) AS hands FROM hand_closes WHERE kind = 'settled'`)
    .get()?.hands ?? 0;

const together = (named: readonly { readonly amount: number }[]): number =>
  named.reduce((sum, { amount }) => sum + amount, 0);

test('an empty table has played nothing and holds nothing', async () => {
  expect(await meters()).toMatchObject({
    ...{ lastHour: 0, players: 0, chips: { seats: 0, pot: 0 } },
    day: { hands: 0, fees: [], drops: [], boughtIn: 0 },
  });
});

test('hands, fees and drops are those of the ledger to the cent; chips are those before the seats and in the pot', async () => {
  for (const seat of [1, 2, 3, 4]) await room.sit(seat, seat, 8000);
  await hands(3);
  const shown = await meters();
  expect(shown.day).toMatchObject({ hands: settled(), boughtIn: 4 * 8000 });
  expect(shown.day.hands).toBeGreaterThanOrEqual(3);
  expect(into('collection')).toBeGreaterThan(0);
  expect(together(shown.day.fees)).toBe(into('collection'));
  expect(together(shown.day.drops)).toBe(into('jackpot'));
  expect(shown.shift).toEqual({ ...shown.day, from: 0 });
  expect(shown).toMatchObject({ lastHour: shown.day.hands, players: 4 });
  const fees = together(shown.day.fees) + together(shown.day.drops);
  expect(shown.chips.seats + shown.chips.pot).toBe(4 * 8000 - fees - shown.day.cashedOut);
});

test('a gaming day ends at its hour: the next begins at zero, and the shift runs on', async () => {
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 8000);
  await hands(2);
  for (const seat of [1, 2, 3]) await room.station(seat).press({ do: 'leave' });
  // The hand that runs belongs to this day; where its day ends in two hours, turns that time out would carry it into the next.
  if (room.table.hand) await room.playOut();
  await room.pass(25 * 60 * 60_000, 60 * 60_000);
  const after = await meters();
  expect(after.day).toMatchObject({ hands: 0, fees: [] });
  expect(after.lastHour).toBe(0);
  expect(after.shift.hands).toBe(settled());
  expect(together(after.shift.fees)).toBe(into('collection'));
});
