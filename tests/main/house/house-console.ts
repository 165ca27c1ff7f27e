/** A floorman at the console of a house: signed in there, and at the console of any table by way of it. */
import type { FloorView } from '../../../protocol/floor-view.ts';
import type { TablesView } from '../../../protocol/tables-view.ts';
import { TestScreen, until } from '../test-room.ts';
import type { CardRoom } from './card-room.ts';

const STAFF = [
  ['flo', 'floor', '4711'],
  ['aud', 'auditor', '4812'],
] as const;

/** A floorman and an auditor who work in the house. */
export async function hire(room: CardRoom): Promise<void> {
  for (const [id, role, pin] of STAFF) {
    await room.test.house.staff.add({ id, name: `${id} of the house`, role, pin }, room.test.act(id));
  }
  await room.host.look();
}

export const newConsole = (room: CardRoom) => new TestScreen<TablesView>(room.host, { screen: 'tables' }, 'tables');

/** A console at which the floorman has signed in. */
export async function signedIn(room: CardRoom): Promise<TestScreen<TablesView>> {
  const screen = newConsole(room);
  const signed = await screen.press({ do: 'sign in', staff: 'flo', pin: '4711' });
  if (!signed.ok) throw new Error(signed.message);
  await until(() => screen.view.ticket !== null);
  return screen;
}

/** Opens the console of a table with the ticket of a console of the house; null where there is no way. `ended` is told why it ends. */
export function tableAt(
  room: CardRoom,
  screen: TestScreen<TablesView>,
  number: number,
  ended: string[] = [],
): TestScreen<FloorView> | null {
  const { ticket } = screen.view;
  let refused = false;
  const link = {
    attach: (_role: unknown, connection: { send(text: string): void }) => {
      const close = (why: string) => void ended.push(why);
      const line = room.host.tablesDesk.open(number, ticket ?? '', { send: connection.send, close }, false);
      refused = line === null;
      return line ?? { receive: () => {}, closed: () => {} };
    },
  };
  const table = new TestScreen<FloorView>({ link }, { screen: 'floor-console' }, `table-${number}`);
  return refused ? null : table;
}

/** The same, once it shows something. Throws where there is no way. */
export async function opened(
  room: CardRoom,
  screen: TestScreen<TablesView>,
  number: number,
  ended?: string[],
): Promise<TestScreen<FloorView>> {
  const table = tableAt(room, screen, number, ended);
  if (table === null) throw new Error(`no way to table ${number}`);
  await until(() => table.frames.some(({ t }) => t === 'view'));
  return table;
}
