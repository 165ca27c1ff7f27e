import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Role } from '../../protocol/roles.ts';
import { ROLES, ROLES_BESIDE, roleName } from '../../protocol/roles.ts';
import { type OptionTable, readArguments } from '../arguments.ts';
import { type Command, orUsageError, UsageError } from '../command.ts';
import { takeLock } from '../journal/lock.ts';
import { addressOf, labelOf } from '../link/addresses.ts';
import { Tokens } from '../link/tokens.ts';
import { usageOf } from '../usage.ts';

/** Every screen that a table can have. */
const SCREENS: readonly Role[] = [...ROLES, ...ROLES_BESIDE];

const OPTIONS = {
  data: { value: 'DIR', help: 'the folder of the table’s books (default: data)' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'screens',
    forms: ['list [--data DIR]', 'rotate SCREEN … [--data DIR]', 'rotate all [--data DIR]'],
    explained: { SCREEN: SCREENS.map(roleName).join(', ') },
    options: OPTIONS,
    about: `Each screen opens at an address with its own token, and anyone who has the address can use that screen. If an address
may have been seen or copied, rotate it: from the next start on, the old address no longer works, and you open the
screen once at its new one. The table must not be running meanwhile.`,
  }),
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [act, ...names] = positionals;
  const data = resolve(values.data ?? 'data');
  const path = join(data, 'tokens.json');
  if (!existsSync(path)) throw new UsageError(`there is no table in ${data}: expected ${path}`);
  if (act === 'list' && names.length === 0) return print(orUsageError(() => Tokens.open(path)));
  if (act === 'rotate' && names.length > 0)
    return print(
      orUsageError(() => rotate(data, path, names)),
      named(names),
    );
  throw new UsageError(`expects list, or rotate with screens or all, not "${positionals.join(' ')}"`);
}

function rotate(data: string, path: string, names: readonly string[]): Tokens {
  const roles = named(names);
  const lock = takeLock(join(data, 'table.sqlite'));
  try {
    return Tokens.rotate(path, roles);
  } finally {
    lock.release();
  }
}

function named(names: readonly string[]) {
  if (names.length === 1 && names[0] === 'all') return SCREENS;
  return names.map((name) => {
    const role = SCREENS.find((known) => roleName(known) === name);
    if (!role) throw new UsageError(`no such screen: ${name}; there are ${SCREENS.map(roleName).join(', ')}`);
    return role;
  });
}

function print(tokens: Tokens, roles: readonly Role[] = SCREENS): number {
  for (const role of roles.filter((each) => tokens.has(each)))
    process.stdout.write(`${`${labelOf(role)}:`.padEnd(16)} ${addressOf(role, tokens)}\n`);
  return 0;
}
