import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf } from '../../hardware/result.ts';
import { type OptionTable, oneOperand, readArguments, type Values } from '../arguments.ts';
import { asUsageError, type Command, orUsageError, UsageError } from '../command.ts';
import { chainsBeside, houseBeside } from '../house/beside.ts';
import { auditTables } from '../house/check-tables.ts';
import { contradictsHouseEnd, isHouseEnd } from '../house/house-end.ts';
import { type HouseKind, openHouseToRead, publicName } from '../house/store.ts';
import { readAnchorProof } from '../journal/anchor.ts';
import { archivesApart } from '../journal/archived.ts';
import { contradictsEnd } from '../journal/books-end.ts';
import { check, counted, Fault } from '../journal/check.ts';
import { checkAnchor, type NamedAnchor } from '../journal/check-anchor.ts';
import { joinArchives } from '../journal/joined.ts';
import type { Store } from '../journal/store.ts';
import { audit, type Check, type Replay } from '../ledger/audit.ts';
import { replayer } from '../ledger/replay.ts';
import { linesOfKeeper, readKeeper } from '../link/remote-anchor.ts';
import { DeckSeal } from '../shuffle/deck-seal.ts';
import { usageOf } from '../usage.ts';
import { moneyName, openLedger, understood } from './ledger-file.ts';

const OPTIONS = {
  key: { value: 'FILE', help: 'the key of the decks (default: deck.key beside the ledger, if there is one)' },
  archives: { value: 'FOLDER', help: 'where the archives of old hands are (default: beside the ledger)' },
  anchor: {
    value: 'FILE|URL',
    help: 'the anchor of these books, a file or a keeper’s URL: every line of it must be proven and match the books',
  },
  'anchor-key': { value: 'FILE', help: 'the public key of the anchor, or the private one' },
  'anchor-token': { value: 'FILE', help: 'the secret of the table at the keeper' },
  'anchor-ca': {
    value: 'FILE',
    help: 'certificate authority of the keeper, PEM (default: those of the system)',
  },
  ends: { value: 'LINE', help: 'the line of a shift, as a report prints it: the books must begin with what it pins' },
  json: { help: 'print the findings as JSON' },
  house: {
    value: 'PLACE',
    help: 'the folder or postgres:// address of a house: checks it, and each NUMBER=FILE against it, even while they run',
  },
  money: { help: 'with --house: a house for real money' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'audit',
    forms: [
      'FILE [--key FILE] [--archives FOLDER] [--anchor FILE|URL --anchor-key FILE] [--json]',
      '--house PLACE [--money] [NUMBER=FILE …] [--json]',
    ],
    options: OPTIONS,
    about: `Checks the file itself, the chain that binds each record to the one before it, double entry, balances, documents,
and every hand against the money it moved. With the key of the decks, it replays every hand by the rules.
Archived hands are joined with the books again, and everything is checked as one.
It only reads, even while the table is running or after a crash.

Exits with 0 when everything is right, 1 when a check fails, 2 when the file cannot be read.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (values.house !== undefined) {
      return auditHouse({ place: values.house, kind: values.money ? 'money' : 'demo', json: values.json }, positionals);
    }
    const file = oneOperand(positionals, 'expected one ledger file');
    const replay = replayWith(values.key ?? keyNextTo(file));
    const anchor = await anchorOf(values);
    const books = openLedger(file);
    const beside = await houseBeside(books);
    const { store, joined, close } = await openJoined(books, values.archives ?? dirname(file));
    try {
      const checks = [
        ...beside,
        ...audit(store, replay),
        ...joined,
        ...anchorCheck(store, anchor),
        ...endCheck(store, values.ends),
      ];
      process.stdout.write(`${values.json ? asJson(store, checks) : asText(store, checks)}\n`);
      return checks.every(({ ok }) => ok) ? 0 : 1;
    } finally {
      close();
    }
  },
};

/**
 * The books with all archived hands, and a check that says so. If an archive is missing or not as it was sealed: the
 * books as they are, and a check that fails.
 */
async function openJoined(
  store: Store,
  folder: string,
): Promise<{ readonly store: Store; readonly joined: readonly Check[]; close(): void }> {
  const close = (): void => store.close();
  const archives = understood(() => archivesApart(store));
  const last = archives.at(-1);
  if (last === undefined) return { store, joined: [], close };
  try {
    const whole = await joinArchives(store, folder);
    store.close();
    const detail = `hands 1 to ${last.hands} joined from ${counted(archives.length, 'sealed file')}`;
    return { ...whole, joined: [{ name: 'archives', ok: true, detail }] };
  } catch (error) {
    return { store, joined: [{ name: 'archives', ok: false, detail: messageOf(error) }], close };
  }
}

/** Audits a house, and its tables against it. */
async function auditHouse(
  { place, kind, json }: { readonly place: string; readonly kind: HouseKind; readonly json: boolean },
  operands: readonly string[],
): Promise<number> {
  const tables = new Map<number, Store>();
  const house = await openHouseToRead({ at: place, kind }).catch((error: unknown) => {
    throw asUsageError(error);
  });
  try {
    for (const operand of operands) {
      const [, number, file] = /^(\d{1,4})=(.+)$/.exec(operand) ?? [];
      if (number === undefined || file === undefined) throw new UsageError(`${operand}: expected NUMBER=FILE`);
      tables.set(Number(number), openLedger(file));
    }
    const checks = await auditTables(house, tables);
    const file = { path: publicName(place), kind } as const;
    process.stdout.write(`${json ? asJson(file, checks) : asText(file, checks)}\n`);
    return checks.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    for (const store of tables.values()) store.close();
    await house.close();
  }
}

/** The text of the anchor that was named; null when none was. */
async function anchorOf(values: Values<typeof OPTIONS>): Promise<NamedAnchor | null> {
  const { anchor, 'anchor-key': key, 'anchor-token': token, 'anchor-ca': ca } = values;
  if (anchor === undefined && key === undefined) return null;
  if (anchor === undefined || key === undefined)
    throw new UsageError('--anchor and --anchor-key must be given together');
  const proof = orUsageError(() => readAnchorProof(key));
  if (!/^https?:/.test(anchor)) {
    if (!existsSync(anchor)) throw new UsageError(`--anchor: there is no file ${anchor}`);
    return { name: anchor, proof, text: readFileSync(anchor, 'utf8') };
  }
  if (token === undefined) throw new UsageError('--anchor at a keeper and --anchor-token must be given together');
  const keeper = orUsageError(() => readKeeper(anchor, token, ca));
  const text = await linesOfKeeper(keeper).catch((error: unknown) => {
    throw asUsageError(error);
  });
  return { name: anchor, proof, text };
}

/** Checks that the books begin with everything that was anchored, line by line. */
const anchorCheck = (store: Store, anchor: NamedAnchor | null): Check[] =>
  anchor === null ? [] : [check('anchor', () => checkAnchor(store, anchor, chainsBeside(store)))];

/** Checks that the books begin as the line of a shift says. */
const endCheck = (store: Store, line: string | undefined): Check[] =>
  line === undefined
    ? []
    : [
        check('ends', () => {
          const wrong = isHouseEnd(line) ? houseContradicts(store, line) : contradictsEnd(store, line);
          if (wrong !== null) throw new Fault(wrong);
          return 'the books begin as the line says';
        }),
      ];

function houseContradicts(store: Store, line: string): string | null {
  const chains = chainsBeside(store);
  return chains === null ? 'there is no house in the folder of these books' : contradictsHouseEnd(chains, line);
}

function keyNextTo(file: string): string | null {
  const key = join(dirname(file), 'deck.key');
  return existsSync(key) ? key : null;
}

function replayWith(key: string | null): Replay | null {
  if (key === null) return null;
  return orUsageError(() => replayer(DeckSeal.read(key)));
}

function asJson({ path, kind }: Pick<Store, 'path' | 'kind'>, checks: readonly Check[]): string {
  return JSON.stringify({ file: path, kind, ok: checks.every(({ ok }) => ok), checks }, null, 2);
}

function asText({ path, kind }: Pick<Store, 'path' | 'kind'>, checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const failed = checks.filter(({ ok }) => !ok).length;
  return [
    `${path}: ${moneyName(kind)}`,
    ...checks.map(({ name, ok, detail }) => `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${detail}`),
    failed === 0 ? `All ${checks.length} checks passed.` : `${failed} of ${checks.length} checks failed.`,
  ].join('\n');
}
