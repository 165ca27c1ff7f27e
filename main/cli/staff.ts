import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openPepper } from '../accounts/pepper.ts';
import { ROLES } from '../accounts/roles.ts';
import { Staff } from '../accounts/staff.ts';
import { type OptionTable, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { openStore, StoreError, type StoreKind } from '../journal/store.ts';
import { usageOf } from '../usage.ts';
import { readPins } from './pin-input.ts';

const OPTIONS = {
  name: { value: 'NAME', help: 'of the new member' },
  role: { value: 'ROLE', help: ROLES.join(', ') },
  data: { value: 'DIR', help: 'where the table keeps its books (default: data)' },
  demo: { help: 'the books of a demo house; without it, of a real-money table' },
} as const satisfies OptionTable;

export const command: Command = {
  name: 'staff',
  summary: 'list the members of staff of a table, add or dismiss one, give a new PIN or a card',
  usage: usageOf({
    name: 'staff',
    forms: ['list', 'add ID --name NAME --role ROLE', 'dismiss ID', 'pin ID', 'card ID'].map(
      (act) => `${act} [--data DIR] [--demo]`,
    ),
    options: OPTIONS,
    about: `The table must not be running. A PIN, four to eight digits, is read from standard input. The card command prints
what a card encoder is to write on the stripe: a number that says nothing of its owner. The card before it is dead.`,
  }),
  run,
};

/** Who makes the first member of staff: nobody has signed in yet. */
const BY = 'command line';

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [act, id] = positionals;
  const store = open(resolve(values.data ?? 'data'), values.demo ? 'demo' : 'money', act === 'add');
  try {
    const staff = new Staff(store, openPepper(store));
    if (act === 'list') {
      for (const { id: member, name, role } of staff.list())
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
    store.close();
  }
}

async function change(
  staff: Staff,
  act: string | undefined,
  id: string,
  values: { readonly name?: string | undefined; readonly role?: string | undefined },
) {
  const when = { at: Date.now(), by: BY };
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

/** The books in a data folder; made there only for the first member of staff. */
function open(data: string, kind: StoreKind, mayMake: boolean) {
  const path = join(data, 'table.sqlite');
  if (!mayMake && !existsSync(path)) throw new UsageError(`there is no table in ${data}`);
  if (!existsSync(data)) throw new UsageError(`there is no folder ${data}`);
  try {
    return openStore(path, { kind });
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
}

const readPin = async (): Promise<string> => (await readPins('PIN'))[0] ?? '';
