/** A real-money table with a member of staff in each role, and a player who stands at the cage. */
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../../main/accounts/roles.ts';
import type { HostOptions } from '../../../main/host-options.ts';
import { staffSubject } from '../../../main/house/acts.ts';
import { CAGE_BOOK } from '../../../main/house/books.ts';
import type { HouseStaff } from '../../../main/house/staff.ts';
import type { CageIntent } from '../../../protocol/cage-intent.ts';
import { type Pressed, settled, TestRoom } from '../test-room.ts';

export const STAFF: Readonly<
  Record<string, { readonly name: string; readonly role: StaffRole; readonly pin: string }>
> = {
  fred: { name: 'Fred Floor', role: 'floor', pin: '1717' },
  cass: { name: 'Cass Cage', role: 'cage', pin: '2727' },
  abby: { name: 'Abby Audit', role: 'auditor', pin: '3737' },
  theo: { name: 'Theo Tech', role: 'technician', pin: '4747' },
  bea: { name: 'Bea Board', role: 'board', pin: '5757' },
};

export const PLAYER = {
  name: 'Real Player',
  handle: 'Real',
  born: '1980-01-01',
  idType: 'passport',
  idNumber: 'P123',
  idExpires: '2099-01-01',
} as const;

/** The staff of the house beside a table. */
export const staffOf = (room: TestRoom): HouseStaff => room.near.staff;

/** An act of nobody in particular, under a key of its own. */
export const actAt = (room: TestRoom) => ({ at: room.clock.now(), by: 'test', key: randomUUID() });

/** What was done to a member of staff: the act, and by whom. */
export async function staffActs(room: TestRoom, id: string): Promise<[act: string, by: string | null][]> {
  const rows = await room.near.store.db
    .selectFrom('acts')
    .select(['act', 'by'])
    .where('subject', '=', staffSubject(id))
    .execute();
  return rows.map(({ act, by }) => [act, by]);
}

/** Everybody of `STAFF` works at the table, and a shift is open at its cage. */
export async function hireStaff(room: TestRoom): Promise<void> {
  for (const [id, member] of Object.entries(STAFF)) {
    const added = await staffOf(room).add({ id, ...member }, actAt(room));
    if (!added.ok) throw new Error(added.error.message);
  }
  await openShift(room);
}

/** `cass` and `fred` count an empty drawer, where the cage has shifts: with real money nothing is paid in before. */
export async function openShift(room: TestRoom): Promise<void> {
  const cage = await room.host.room.near?.cage(1);
  const opened = await cage?.shifts.open({ counted: 0, ...actAt(room), by: 'cass', second: 'fred' });
  if (opened?.ok === false) throw new Error(opened.error.message);
  await settled();
}

export async function staffedRoom(options: Pick<HostOptions, 'house'> = {}): Promise<TestRoom> {
  const room = await TestRoom.open({ kind: 'money', config: { standingApproval: true }, ...options });
  await hireStaff(room);
  return room;
}

/** Signs somebody in at the cage; for the floor console, say so. */
export async function signIn(room: TestRoom, id: string, screen: 'cage' | 'floor' = 'cage'): Promise<void> {
  const signed = await room[screen].press({ do: 'sign in', staff: id, pin: STAFF[id]?.pin ?? '' });
  if (!signed.ok) throw new Error(signed.message);
}

/** A card for the player, with so many cents on it, taken in at the cage by `cass`. */
export async function fundedPlayer(room: TestRoom, amount: number): Promise<{ account: string; card: string }> {
  await signIn(room, 'cass');
  const issued = await room.cage.press({ do: 'issue', person: PLAYER, pin: '8642' });
  if (!issued.ok || issued.result?.kind !== 'issued') throw new Error('no card was issued');
  const { account, card } = issued.result;
  const paid = await room.cage.press({ do: 'deposit', account, amount, nature: 'cash' });
  if (!paid.ok) throw new Error(paid.message);
  return { account, card };
}

/** What the cage says to an intent: `ok`, or the code of the refusal. */
export const cageSays = async (room: TestRoom, intent: CageIntent): Promise<string> =>
  codeOf(await room.cage.press(intent));

export const codeOf = (pressed: Pressed): string => (pressed.ok ? 'ok' : pressed.code);

/** Puts money of a card into a jackpot, as hands do over time. */
export async function intoJackpot(room: TestRoom, account: string, amount: number): Promise<void> {
  const { store, books, exchange } = room.near;
  const at = room.clock.now();
  const moves = [{ from: `card:${account}`, to: 'jackpot:bad-beat', amount, why: 'drop' }];
  await store.transact(async (tx) => {
    await books.post(tx, CAGE_BOOK, { key: 'drop', moves, at, by: null });
    await exchange.people.tell(tx, [account], at);
  });
  room.table.touch();
  await settled();
}
