/**
 * Every act of every screen, tried by everybody who may not: by staff of each other role, by nobody at all, and by a screen
 * that has no such act. Each is refused in a sentence, and nothing is written but the log.
 */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { may, type ROLES, type StaffRight } from '../../main/accounts/roles.ts';
import { HOUSE_FILE } from '../../main/house/store.ts';
import type { Intent } from '../../protocol/intent.ts';
import { ROLES_BESIDE, type Role, roleName, ROLES as SCREENS } from '../../protocol/roles.ts';
import { fundedPlayer, PLAYER, STAFF, signIn, staffedRoom } from '../main/desks/staffed-room.ts';
import { type Pressed, type TestRoom, TestScreen } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';
import { cageActs, floorActs, type Subject, stationActs, tablesActs } from './every-act.ts';

const FREE: readonly string[] = ['sign in', 'sign out', 'done'];
const ID = Object.entries(STAFF).map(([id, { role }]) => [role, id] as const);

let room: TestRoom;
let subject: Subject;
// One room for all of them: what is refused leaves it as it was.
beforeAll(async () => {
  room = await staffedRoom();
  const { account } = await fundedPlayer(room, 500_00);
  const papers = { ...PLAYER, name: 'Somebody Other', handle: 'Other', born: '1971-02-03', idNumber: 'Q456' };
  const other = await room.cage.press({ do: 'issue', person: papers, pin: '8642' });
  if (!other.ok || other.result?.kind !== 'issued') throw new Error(`no second card: ${JSON.stringify(other)}`);
  await room.cage.press({ do: 'sign out' });
  const signature = { second: 'abby', pin: STAFF.abby?.pin ?? '' };
  subject = { account, other: other.result.account, pin: '8642', signature };
});
afterEach(async () => {
  for (const screen of [room.cage, room.floor]) await screen.press({ do: 'sign out' });
});
afterAll(() => room.close());

/** The tables in which lines of the log are kept, and the ends of the chains that include them. */
const LOGS: ReadonlySet<string> = new Set(['log', 'chains']);

/** All that is on record in the house and at the table, but for the log. */
function onRecord(): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {};
  for (const name of [HOUSE_FILE, 'table.sqlite']) {
    const file = new Database(join(room.data, name), { readonly: true });
    const tables = file.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    for (const table of tables) {
      if (LOGS.has(table.name) || table.name.startsWith('sqlite_')) continue;
      found[`${name} ${table.name}`] = file.prepare(`SELECT * FROM "${table.name}"`).all();
    }
    file.close();
  }
  return found;
}

let pressed = 0;

/** Presses each of them at a screen, no faster than a screen may. */
async function pressAll(
  screen: { press(intent: Intent): Promise<Pressed> },
  acts: readonly Intent[],
): Promise<[act: string, code: string][]> {
  const codes: [string, string][] = [];
  for (const intent of acts) {
    pressed += 1;
    if (pressed % 15 === 0) await room.pass(1000, 1000);
    const done = await screen.press(intent);
    codes.push([intent.do, done.ok ? 'ok' : done.code]);
    // A sentence for people, which says what to do or why not; what cannot be read is not from a screen.
    if (!done.ok && done.code !== 'not understood')
      expect([intent.do, done.message]).toEqual([intent.do, expect.stringMatching(/^[A-Z].{8,}/)]);
  }
  return codes;
}

const guarded = (acts: Readonly<Record<string, Intent>>): Intent[] =>
  Object.values(acts).filter(({ do: act }) => !FREE.includes(act));
const refusedTo = (role: (typeof ROLES)[number], acts: Readonly<Record<string, Intent>>): Intent[] =>
  guarded(acts).filter(({ do: act }) => !may(role, act as StaffRight));
const all = (acts: readonly Intent[], code: string) => acts.map(({ do: act }) => [act, code]);

describe('staff of each role', () => {
  test.each(ID)(
    'every act of the others that a %s member tries, at the cage, at the floor and by way of the house',
    async (role, id) => {
      const member = { id, name: STAFF[id]?.name ?? '', role };
      await signIn(room, id, 'cage');
      await signIn(room, id, 'floor');
      const byHouse = new TestScreen(
        { link: { attach: (of: Role, line) => room.host.link.attach(of, line, { staff: member }) } },
        { screen: 'floor-console' },
        `by-house-${id}`,
      );
      const [cage, floor] = [refusedTo(role, cageActs(subject)), refusedTo(role, floorActs(subject))];
      expect(cage.length + floor.length).toBeGreaterThan(5);
      const before = onRecord();
      expect(await pressAll(room.cage, cage)).toEqual(all(cage, 'not your role'));
      expect(await pressAll(room.floor, floor)).toEqual(all(floor, 'not your role'));
      const some = floor.filter((_, nth) => nth % repeated(6, 1) === 0);
      expect(await pressAll(byHouse, some)).toEqual(all(some, 'not your role'));
      expect(onRecord()).toEqual(before);
    },
  );
});

test('every act of the cage and of the floor where nobody is signed in', async () => {
  const [cage, floor] = [guarded(cageActs(subject)), guarded(floorActs(subject))];
  const before = onRecord();
  expect(await pressAll(room.cage, cage)).toEqual(all(cage, 'not signed in'));
  expect(await pressAll(room.floor, floor)).toEqual(all(floor, 'not signed in'));
  expect(onRecord()).toEqual(before);
});

test('every act of a player at a station where nobody sits', async () => {
  const acts = Object.values(stationActs(subject)).filter(
    ({ do: act }) => !['explain', 'odds', 'language'].includes(act),
  );
  const before = onRecord();
  const codes = new Set((await pressAll(room.station(3), acts)).map(([, code]) => code));
  expect([...codes].sort()).toEqual(['no PIN asked', 'not now', 'not seated', 'nothing to cancel']);
  expect(onRecord()).toEqual(before);
});

describe('a screen that has no such act', () => {
  const lists = () => ({
    station: stationActs(subject),
    'floor-console': floorActs(subject),
    cage: cageActs(subject),
    tables: tablesActs(),
  });

  test.each([...SCREENS, ...ROLES_BESIDE].filter((of) => of.screen !== 'station' || of.station === 1))(
    '$screen',
    async (role) => {
      const own = new Set(Object.keys({ ...lists() }[role.screen as keyof ReturnType<typeof lists>] ?? {}));
      const foreign = Object.values(lists()).flatMap((acts) =>
        Object.values(acts as Readonly<Record<string, Intent>>).filter(({ do: act }) => !own.has(act)),
      );
      const before = onRecord();
      // Somebody is signed in wherever somebody can be.
      await signIn(room, 'cass', 'cage');
      await signIn(room, 'fred', 'floor');
      const screen = new TestScreen(room.host, role, roleName(role));
      expect(await pressAll(screen, foreign)).toEqual(all(foreign, 'not understood'));
      expect(onRecord()).toEqual(before);
    },
  );
});
