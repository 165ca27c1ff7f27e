/** A real-money table with its house in the same process, its people, and what both files say. */
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Seat } from '../../../games/seat.ts';
import { auditTables } from '../../../main/house/check-tables.ts';
import { openReadOnly } from '../../../main/journal/store.ts';
import { settled, TestRoom } from '../test-room.ts';

export const PIN = '2580';

type Options = NonNullable<Parameters<typeof TestRoom.open>[0]>;

/** The room, opened in a folder of its own, or in `data`. */
export const openNear = (options: Pick<Options, 'data' | 'onWrite'> = {}): Promise<TestRoom> =>
  TestRoom.open({ kind: 'money', house: 'here', config: { standingApproval: true }, ...options });

/** Somebody with a card that holds so many cents. */
export async function player(room: TestRoom, name: string, amount: number): Promise<{ account: string; card: string }> {
  const papers = { born: '1990-01-01', idType: 'passport', idNumber: `P-${name}`, idExpires: '2099-12-31' } as const;
  const act = (key: string) => ({ key: `${key} ${name}`, at: room.clock.now(), by: 'cass' });
  const { people, counter } = room.near;
  const issued = await people.enroll({ name, handle: '', ...papers }, PIN, act('enroll'));
  if (!issued.ok) throw new Error(issued.error.message);
  const { account, card } = issued.value;
  const paid = await counter.deposit({ account, amount, nature: 'cash', ...act('fund') });
  if (!paid.ok) throw new Error(paid.error.message);
  return { account, card };
}

/** From the swipe to the question how much to buy in for. */
export async function comeIn(room: TestRoom, seat: Seat, card: string): Promise<void> {
  room.host.swipe(card, seat);
  await room.pass(200, 100);
  await room.pin(seat, PIN);
}

export async function sit(room: TestRoom, seat: Seat, card: string, amount: number): Promise<void> {
  await comeIn(room, seat, card);
  const bought = await room.station(seat).press({ do: 'buy in', amount });
  if (!bought.ok) throw new Error(`seat ${seat}: ${bought.message}`);
  await settled();
}

/** What the audit of the house and of the table against it finds. */
export async function wrongIn(room: TestRoom): Promise<string[]> {
  const table = openReadOnly(join(room.data, 'table.sqlite'));
  try {
    const checks = await auditTables(room.near.store, new Map([[1, table]]));
    return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  } finally {
    table.close();
  }
}

/** A player leaves a seat as soon as they may. */
export async function leave(room: TestRoom, seat: Seat): Promise<void> {
  await room.station(seat).press({ do: 'leave' });
  for (let turn = 0; turn < 100 && room.table.sitting(seat); turn += 1) {
    if (room.table.hand) await room.playOut();
    await room.pass(500);
  }
  expect(room.table.sitting(seat)).toBeUndefined();
}
