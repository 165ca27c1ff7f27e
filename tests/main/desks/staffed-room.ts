/** A real-money table with a member of staff in each role, and a player who stands at the cage. */
import type { StaffRole } from '../../../main/accounts/staff.ts';
import type { CageIntent } from '../../../protocol/messages.ts';
import { type Pressed, TestRoom } from '../test-room.ts';

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

export async function staffedRoom(): Promise<TestRoom> {
  const room = await TestRoom.open({ kind: 'money', config: { standingApproval: true } });
  for (const [id, member] of Object.entries(STAFF)) {
    await room.host.room.staff.add({ id, ...member }, { at: room.clock.now(), by: 'test' });
  }
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
