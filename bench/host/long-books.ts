/**
 * What a year of play comes to: how large its file is, how long a table takes to open on it, and how long its checks take.
 *
 *   node bench/host/long-books.ts                  350,000 hands, a year of sixteen hours a day; kept in bench/results.md
 *   node bench/host/long-books.ts --hands 2000     fewer
 *   node bench/host/long-books.ts --json           prints one JSON object, keeps nothing
 *
 * `yearFileMb`: the file. `yearOpenMs`: from opening the host to its first answer. `yearFirstCheckSec`: the check of all of it,
 * every hand played again with its deck. `yearNextCheckSec`: the check that goes on from there, a hand later. `yearArchiveSec`: to
 * archive all but the last thousand hands, which proves what has come since. `yearArchiveMb`, `yearRestMb`: the archive, and the
 * file then.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openReadOnly } from '../../main/journal/store.ts';
import { archiveHands } from '../../main/ledger/archiving.ts';
import { auditOn } from '../../main/ledger/audit.ts';
import { readProven, writeProven } from '../../main/ledger/proven.ts';
import { replayer } from '../../main/ledger/replay.ts';
import { DeckSeal } from '../../main/shuffle/deck-seal.ts';
import { record } from '../run.ts';
import { untilKilled } from './killed-program.ts';
import { round } from './play.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, hands: { type: 'string', default: '350000' } },
});
const hands = Number(values.hands);

/** The daily check, in this process: seconds. Throws when it finds something. */
function check(books: string, seal: DeckSeal): number {
  const since = performance.now();
  const store = openReadOnly(books);
  const code = (text: string): string => seal.code(text);
  const { checks, proven } = auditOn(store, replayer(seal), readProven(store, code));
  const wrong = checks.find(({ ok }) => !ok);
  if (wrong !== undefined || proven === null) throw new Error(`${wrong?.name}: ${wrong?.detail}`);
  writeProven(store, proven, code);
  store.close();
  return (performance.now() - since) / 1000;
}

const data = mkdtempSync(join(tmpdir(), 'dealerless-year-'));
try {
  await untilKilled('old-table.ts', data, String(hands));
  const books = join(data, 'table.sqlite');
  const yearOpenMs = Math.round(Number(await untilKilled('restart.ts', data)));
  const seal = DeckSeal.read(join(data, 'deck.key'));
  const yearFirstCheckSec = round(check(books, seal));
  await untilKilled('restart.ts', data);
  const yearNextCheckSec = round(check(books, seal));
  const since = performance.now();
  const archived = await archiveHands({
    ...{ path: books, folder: data, seal, at: Date.now(), by: null },
    before: { hand: Math.max(2, hands - 1000) },
  });
  if (!archived.ok) throw new Error(archived.error.message);
  const { bytes } = archived.value;
  const figures = {
    yearFileMb: round(bytes.before / 2 ** 20),
    yearOpenMs,
    yearFirstCheckSec,
    yearNextCheckSec,
    yearArchiveSec: round((performance.now() - since) / 1000),
    yearArchiveMb: round(bytes.archive / 2 ** 20),
    yearRestMb: round(bytes.after / 2 ** 20),
  };
  if (values.json) console.log(JSON.stringify(figures));
  else {
    record(`node bench/host/long-books.ts --hands ${hands}`, figures);
    for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)}${value}`);
  }
} finally {
  rmSync(data, { recursive: true });
}
