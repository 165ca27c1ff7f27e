import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Refusal, Result } from '../../games/result.ts';
import type { StaffCard } from '../accounts/issued-card.ts';
import { ROLES } from '../accounts/roles.ts';
import type { NewStaffMember, StaffMember } from '../accounts/staff-member.ts';
import { type OptionTable, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import type { KeyedAct } from '../house/cage-port.ts';
import { houseOfFile } from '../house/give-away.ts';
import { openHouse } from '../house/house.ts';
import { keepsItsOwn } from '../house/move-in.ts';
import { HOUSE_FILE, isPostgres, publicName } from '../house/store.ts';
import { openStore, type StoreKind } from '../journal/store.ts';
import { usageOf } from '../usage.ts';
import { asUsage } from './ledger-file.ts';
import { readPins } from './pin-input.ts';

const OPTIONS = {
  name: { value: 'NAME', help: 'of the new member' },
  role: { value: 'ROLE', help: ROLES.join(', ') },
  data: { value: 'DIR', help: 'the folder of the house’s books, with a table or separate (default: data)' },
  database: {
    value: 'URL',
    help: 'the PostgreSQL of a house, whose own files are in the data folder; the house may be running',
  },
  demo: { help: 'the books of a demo house (default: of a real-money table)' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'staff',
    forms: ['list', 'add ID --name NAME --role ROLE', 'dismiss ID', 'pin ID', 'card ID'].map(
      (act) => `${act} [--data DIR] [--database URL] [--demo]`,
    ),
    options: OPTIONS,
    about: `The table must not be running: its staff are those of its own house, in the same folder. A PIN, four
to eight digits, is read from standard input. The card command prints what a card encoder must write on the stripe:
a number that says nothing about its owner. The previous card stops working.`,
  }),
  run,
};

/** The name under which the first member of staff is added, since no one can sign in yet. */
const BY = 'command line';

/** What the command does to the staff of a house. */
interface StaffFile {
  list(): Promise<StaffMember[]>;
  add(member: NewStaffMember, act: KeyedAct): Promise<Result<StaffMember, Refusal>>;
  setPin(id: string, pin: string, act: KeyedAct): Promise<Result<null, Refusal>>;
  dismiss(id: string, act: KeyedAct): Promise<Result<null, Refusal>>;
  issueCard(id: string, act: KeyedAct): Promise<Result<StaffCard, Refusal>>;
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [act, id] = positionals;
  const data = resolve(values.data ?? 'data');
  const kind = values.demo ? 'demo' : 'money';
  const { staff, close } =
    values.database === undefined
      ? await open(data, kind, act === 'add')
      : await openDatabase(values.database, data, kind);
  try {
    if (act === 'list') {
      for (const { id: member, name, role } of await staff.list())
        console.log(`${member.padEnd(16)} ${role.padEnd(12)} ${name}`);
      return 0;
    }
    if (id === undefined)
      throw new UsageError(`expects ${act === undefined ? 'list, add, dismiss, pin or card' : 'an id'}`);
    const done = await change(staff, act, id, values);
    if (!done.ok) throw new UsageError(done.error.message);
    if (done.value !== null && 'card' in done.value) {
      const { card, track1, track2 } = done.value;
      console.log(`card     ${card}\ntrack 1  ${track1}\ntrack 2  ${track2}`);
    }
    console.log(`${id}: done`);
    return 0;
  } finally {
    await close();
  }
}

async function change(
  staff: StaffFile,
  act: string | undefined,
  id: string,
  values: { readonly name?: string | undefined; readonly role?: string | undefined },
): Promise<Result<StaffMember | StaffCard | null, Refusal>> {
  const when = { at: Date.now(), by: BY, key: randomUUID() };
  switch (act) {
    case 'add': {
      const role = ROLES.find((known) => known === values.role);
      if (!role) throw new UsageError(`--role expects one of ${ROLES.join(', ')}, not "${values.role ?? ''}"`);
      if (!values.name) throw new UsageError('--name expects the full name');
      return staff.add({ id, name: values.name, role, pin: await readPin() }, when);
    }
    case 'dismiss':
      return staff.dismiss(id, when);
    case 'pin':
      return staff.setPin(id, await readPin(), when);
    case 'card':
      return staff.issueCard(id, when);
    default:
      throw new UsageError(`expects list, add, dismiss, pin or card, not "${act}"`);
  }
}

interface OpenStaff {
  readonly staff: StaffFile;
  close(): Promise<void>;
}

/** The house of a data folder; it is created only for the first member of staff. */
async function open(data: string, kind: StoreKind, mayMake: boolean): Promise<OpenStaff> {
  const path = join(data, 'table.sqlite');
  const isHouse = existsSync(join(data, HOUSE_FILE));
  if (!existsSync(data)) throw new UsageError(`there is no folder ${data}`);
  try {
    const whose = existsSync(path) ? ofTable(path, kind) : null;
    if (whose === 'here' && !isHouse) {
      throw new UsageError(`${join(data, HOUSE_FILE)} is missing: it holds the staff. Restore it from the back-up`);
    }
    if (!mayMake && !isHouse) throw new UsageError(`there is no house in ${data}`);
    const house = await openHouse({ name: 'House', at: data, data, kind });
    return { staff: house.staff, close: () => house.close() };
  } catch (error) {
    throw asUsage(error);
  }
}

/** The house that a table's file belongs to. Throws `UsageError` when its staff are stored elsewhere. */
function ofTable(path: string, kind: StoreKind): string | null {
  const store = openStore(path, { kind });
  try {
    const whose = houseOfFile(store);
    if (whose === null && keepsItsOwn(store)) {
      throw new UsageError(
        `${path} is of an earlier version: start its table once, which moves its people into its own house`,
      );
    }
    if (whose !== null && whose !== 'here') {
      throw new UsageError(`${path} belongs to table ${whose} of a house: the house has the staff, so name its folder`);
    }
    return whose;
  } finally {
    store.close();
  }
}

async function openDatabase(at: string, data: string, kind: StoreKind): Promise<OpenStaff> {
  if (!isPostgres(at)) throw new UsageError(`--database expects postgres://USER@HOST/NAME, not "${publicName(at)}"`);
  if (!existsSync(join(data, 'house.pepper'))) {
    throw new UsageError(`there is no house.pepper in ${data}: name the folder of the house with --data`);
  }
  const house = await openHouse({ name: 'House', at, data, kind }).catch((error: unknown) => {
    throw asUsage(error);
  });
  return { staff: house.staff, close: () => house.close() };
}

const readPin = async (): Promise<string> => (await readPins('PIN'))[0] ?? '';
