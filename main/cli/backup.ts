import { existsSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type OptionTable, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { apart, hasHouseBeside, houseBeside, houseCopyOf } from '../house/beside.ts';
import { HOUSE_FILE } from '../house/store.ts';
import { archivesApart } from '../journal/archived.ts';
import { backUp, copyFile } from '../journal/backup.ts';
import { counted } from '../journal/check.ts';
import type { Store } from '../journal/store.ts';
import { audit, type Check } from '../ledger/audit.ts';
import { replayer } from '../ledger/replay.ts';
import { DeckSeal } from '../shuffle/deck-seal.ts';
import { usageOf } from '../usage.ts';
import { asUsage, ledgerIn, moneyName, openLedger, understood } from './ledger-file.ts';

const OPTIONS = {
  to: { value: 'FILE', help: 'where the copy goes; must not exist yet' },
  data: { value: 'DIR', help: 'the folder of the table’s books (default: data)' },
  key: { value: 'FILE', help: 'the key of the decks (default: deck.key in the data folder)' },
  json: { help: 'print what was copied and found as JSON' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'backup',
    forms: ['--to FILE [--data DIR] [--key FILE] [--json]'],
    options: OPTIONS,
    about: `The copy is the books at one moment, up to the last commit. The keys are not in it; the command names them. Keep them in
another place, because anyone who has both can read every deck.

Exits with 0 when the copy is sound, 1 when a check of it failed, 2 when it could not be made.`,
  }),
  run,
};

/** What a table cannot be played on without, and the purpose of each. */
const KEYS = {
  'deck.key': 'opens the sealed decks',
  'table.sqlite.pepper': 'without it no PIN can be checked',
  'house.pepper': 'without it no PIN can be checked',
} as const;

/** What can be made or written again, but belongs to the table as it was. */
const SETTINGS = ['table.json', 'profiles', 'devices.json', 'tokens.json', 'demo-cards.json'];

interface Copied {
  readonly file: string;
  readonly kind: Store['kind'];
  readonly hands: number;
  readonly transfers: number;
  readonly checks: readonly Check[];
  /** Files with hands that are no longer in the books. */
  readonly archives: readonly string[];
  readonly keys: readonly string[];
  readonly settings: readonly string[];
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.to === undefined || positionals.length > 0) throw new UsageError('expected --to FILE');
  const [from, to] = [ledgerIn(values.data), resolve(values.to)];
  await copyBoth(from, to).catch((error: unknown) => {
    throw asUsage(error);
  });
  const copied = await lookAt(to, dirname(from), values.key ?? join(dirname(from), 'deck.key'));
  const ok = copied.checks.every((each) => each.ok);
  process.stdout.write(`${values.json ? JSON.stringify({ ...copied, ok }, null, 2) : asText(copied)}\n`);
  return ok ? 0 : 1;
}

/** How often the two files of a table in play are copied until neither is ahead of the other. */
const TRIES = 10;

/**
 * Copies the books of a table, and those of the house in its process first: a table may have reported more than its
 * house has applied, never less. If the house has reported more in the meantime, both are copied again.
 */
async function copyBoth(from: string, to: string): Promise<void> {
  const source = openLedger(from);
  const hasHouse = hasHouseBeside(source);
  source.close();
  const houseTo = houseCopyOf(to);
  if (hasHouse && existsSync(houseTo)) throw new UsageError(`${houseTo} already exists: give the copy another name.`);
  if (!hasHouse) return backUp(from, to);
  for (let tries = 1; ; tries += 1) {
    if (existsSync(dirname(to)) && !existsSync(to)) await copyFile(join(dirname(from), HOUSE_FILE), houseTo);
    await backUp(from, to).catch((error: unknown) => {
      rmSync(houseTo, { force: true });
      throw error;
    });
    const wrong = await apartIn(to, houseTo);
    if (wrong === null) return;
    for (const file of [to, houseTo]) rmSync(file);
    if (tries === TRIES) throw new UsageError(`no two copies matched after ${TRIES} tries: ${wrong}`);
  }
}

/** `apart` for two copies, which are deleted if they cannot be read. */
async function apartIn(to: string, houseTo: string): Promise<string | null> {
  const copy = openLedger(to);
  try {
    return await apart(copy, houseTo);
  } catch (error) {
    for (const file of [to, houseTo]) rmSync(file, { force: true });
    throw error;
  } finally {
    copy.close();
  }
}

/** Audits the copy, and replays every hand when the deck key is there. */
async function lookAt(file: string, data: string, key: string): Promise<Copied> {
  const replay = existsSync(key) ? understood(() => replayer(DeckSeal.read(key))) : null;
  const beside = (names: readonly string[]): string[] =>
    names.map((name) => join(data, name)).filter((path) => existsSync(path));
  const store = openLedger(file);
  try {
    return {
      file,
      kind: store.kind,
      hands: rowsOf(store, 'hands'),
      transfers: rowsOf(store, 'transfers'),
      checks: [...(await houseBeside(store)), ...audit(store, replay)],
      archives: archivesApart(store).map((archive) => archive.file),
      keys: beside(Object.keys(KEYS)),
      settings: beside(SETTINGS),
    };
  } finally {
    store.close();
  }
}

const rowsOf = (store: Store, table: 'hands' | 'transfers'): number =>
  store.query<[string], { rows: number }>('SELECT rows FROM chains WHERE name = ?').get(table)?.rows ?? 0;

function asText({ file, kind, hands, transfers, checks, archives, keys, settings }: Copied): string {
  const failed = checks.filter(({ ok }) => !ok);
  return [
    `${file}: ${moneyName(kind)}, ${counted(hands, 'hand')}, ${counted(transfers, 'transfer')}`,
    ...failed.map(({ name, detail }) => `FAIL  ${name}: ${detail}`),
    failed.length === 0 ? `All ${checks.length} checks of the copy passed.` : 'Do not rely on this copy.',
    '',
    'Not in the copy, and needed with it; keep them in another place:',
    ...keys.map((path) => `  ${path}  ${purposeOf(path)}`),
    ...(archives.length === 0
      ? []
      : ['Archives of old hands, to be kept with it:', ...archives.map((name) => `  ${name}`)]),
    ...(settings.length === 0 ? [] : ['The table’s settings:', ...settings.map((path) => `  ${path}`)]),
  ].join('\n');
}

const purposeOf = (path: string): string => Object.entries(KEYS).find(([name]) => path.endsWith(name))?.[1] ?? '';
