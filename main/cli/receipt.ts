import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Refusal, Result } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { type OptionTable, oneOperand, readArguments, wholeNumber } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { Journal } from '../journal/journal.ts';
import { openReadOnly, type Store, StoreError } from '../journal/store.ts';
import { DeckSeal, SealError } from '../shuffle/deck-seal.ts';
import { receiptOf } from '../shuffle/receipt.ts';
import type { Receipt } from '../shuffle/receipt-file.ts';
import { readConfig } from '../table/config.ts';
import { usageOf } from '../usage.ts';
import { openWhole } from './ledger-file.ts';

const OPTIONS = {
  hand: { value: 'N', help: 'number of a finished hand' },
  seat: { value: 'N', help: 'open what that seat saw: its own cards, the board, what was tabled' },
  whole: { help: 'open the whole deck, for the regulator; not a shoe that is still in play' },
  key: { value: 'FILE', help: 'the key of the decks (default: deck.key beside the ledger)' },
  archives: { value: 'FOLDER', help: 'where the archives of old hands are (default: beside the ledger)' },
  out: { value: 'FILE', help: 'write the receipt there instead of printing it' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'receipt',
    forms: ['FILE --hand N (--seat N | --whole) [--key FILE] [--archives FOLDER] [--out FILE]'],
    explained: { FILE: 'the table’s ledger, table.sqlite; it is only read' },
    options: OPTIONS,
    about: `"dealerless verify-receipt" checks it without the ledger and without the key.
Exits with 0 when there is a receipt, 1 when there cannot be one, 2 when a file cannot be read.`,
  }),
  async run(args) {
    const asked = parse(args);
    try {
      const made = await make(asked);
      if (!made.ok) return complain(made.error.message, 1);
      const text = `${JSON.stringify(made.value, null, 2)}\n`;
      if (asked.out === null) process.stdout.write(text);
      else writeFileSync(asked.out, text, { mode: 0o600, flag: 'wx' });
      return 0;
    } catch (error) {
      if (error instanceof SealError) return complain(error.message, 1);
      if (error instanceof StoreError || isFileError(error)) return complain(error.message, 2);
      throw error;
    }
  },
};

interface Asked {
  readonly file: string;
  readonly hand: number;
  readonly seat: number | null;
  readonly key: string;
  readonly archives: string | undefined;
  readonly out: string | null;
}

function parse(args: readonly string[]): Asked {
  const { values, positionals } = readArguments(args, OPTIONS);
  const file = oneOperand(positionals, 'expected one ledger file');
  if (values.hand === undefined) throw new UsageError('expected --hand N');
  if (values.whole === (values.seat !== undefined)) throw new UsageError('expected either --seat N or --whole');
  return {
    file,
    hand: wholeNumber('hand', values.hand, { default: 1, min: 1, max: Number.MAX_SAFE_INTEGER }),
    seat: values.whole ? null : wholeNumber('seat', values.seat, { default: 1, min: 1, max: 10 }),
    key: values.key ?? join(dirname(file), 'deck.key'),
    archives: values.archives,
    out: values.out ?? null,
  };
}

async function make({ file, hand, seat, key, archives }: Asked): Promise<Result<Receipt, Refusal>> {
  const { store, close } = await openWith(hand, file, archives);
  try {
    const journal = new Journal(store);
    const journaled = journal.hand(hand);
    const newest = journal.lastHand();
    if (!journaled || !newest)
      return { ok: false, error: { code: 'no such hand', message: `There is no hand ${hand} in ${file}.` } };
    const table = readable(() => readConfig(join(dirname(file), 'table.json'))).config.name;
    return receiptOf(
      readable(() => DeckSeal.read(key)),
      seat === null ? { table, hand: journaled, seat, newest } : { table, hand: journaled, seat },
    );
  } finally {
    close();
  }
}

/** The ledger, joined with its archives if the hand is in one. */
async function openWith(
  hand: number,
  file: string,
  archives: string | undefined,
): Promise<{ readonly store: Store; close(): void }> {
  const store = openReadOnly(file);
  if (new Journal(store).archiveOf(hand) === null) return { store, close: () => store.close() };
  store.close();
  return openWhole(file, archives);
}

/** A fault in a file next to the ledger is reported like a fault in the ledger. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StoreError('io', messageOf(error), { cause: error });
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;

function complain(message: string, code: number): number {
  process.stderr.write(`dealerless: receipt: ${message}\n`);
  return code;
}
