import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { noOperands, type OptionTable, readArguments } from '../arguments.ts';
import { type Command, orUsageError, UsageError } from '../command.ts';
import { type Archived, archiveHands, type Before, HANDS_KEPT } from '../ledger/archiving.ts';
import { DeckSeal } from '../shuffle/deck-seal.ts';
import { usageOf } from '../usage.ts';
import { asUsage, ledgerIn } from './ledger-file.ts';

const OPTIONS = {
  before: { value: 'HAND|DATE', help: 'hands with a lower number, or dealt before that day (YYYY-MM-DD)' },
  data: { value: 'DIR', help: 'the folder of the table’s books (default: data)' },
  to: { value: 'FOLDER', help: 'where the archive goes (default: the data folder)' },
  key: { value: 'FILE', help: 'the key of the decks (default: deck.key in the data folder)' },
  json: { help: 'print what was archived as JSON' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'archive',
    forms: ['--before HAND|DATE [--data DIR] [--to FOLDER] [--key FILE] [--json]'],
    options: OPTIONS,
    about: `The table must not be running. Everything in the books is proven first, including every hand not yet replayed, and
nothing is archived if a check fails. Money, people and the log stay in the books, and so do the last
${HANDS_KEPT} hands. Keep the archive as long as the books: "audit" proves both as one. A power cut leaves the books
either as they were or fully archived.

Exits with 0 when hands were archived, 1 when none were, with the reason, 2 when a file cannot be used.`,
  }),
  run,
};

/** The name under which hands are archived, since a command line has no sign-in. */
const BY = 'command line';

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  noOperands(positionals);
  if (values.before === undefined) throw new UsageError('expected --before HAND or --before YYYY-MM-DD');
  const before = readBefore(values.before);
  const path = ledgerIn(values.data);
  const folder = resolve(values.to ?? dirname(path));
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(`--to: there is no folder ${folder}`);
  const key = values.key ?? join(dirname(path), 'deck.key');
  if (!existsSync(key))
    throw new UsageError(
      `${key} does not exist: without the key of the decks no hand can be proven; name it with --key`,
    );
  const seal = orUsageError(() => DeckSeal.read(key));
  const archived = await archiveHands({ path, before, folder, seal, at: Date.now(), by: BY }).catch(
    (error: unknown) => {
      throw asUsage(error);
    },
  );
  if (!archived.ok) {
    process.stderr.write(`dealerless: archive: ${archived.error.message}\n`);
    return 1;
  }
  process.stdout.write(`${values.json ? asJson(archived.value) : asText(archived.value)}\n`);
  return 0;
}

/** A hand number, or the first moment of a day in the machine's time zone. */
function readBefore(text: string): Before {
  if (/^\d{1,15}$/.test(text)) return { hand: Number(text) };
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  const date = new Date(year ?? 0, (month ?? 0) - 1, day ?? 0);
  if (year === undefined || date.getMonth() + 1 !== month || date.getDate() !== day) {
    throw new UsageError(`--before expects the number of a hand or a day such as 2026-01-31, not "${text}"`);
  }
  return { at: date.getTime() };
}

function asJson({ archive, first, path, bytes }: Archived): string {
  const { sha256, hands } = archive;
  return JSON.stringify({ file: path, sha256, first, last: hands, bytes }, null, 2);
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

const asText = ({ archive, first, path, bytes }: Archived): string =>
  [
    `Hands ${first} to ${archive.hands} are in ${path}, ${megabytes(bytes.archive)}.`,
    `SHA-256 ${archive.sha256}, recorded in the books.`,
    `The books were ${megabytes(bytes.before)} and are now ${megabytes(bytes.after)}.`,
    'Keep a copy of the archive in another place, as you do of the books; without it, audit cannot prove those hands.',
  ].join('\n');
