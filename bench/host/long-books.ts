/**
 * The cost of a year of play: how large its file is, how long a table takes to open on it, and how long its checks
 * take; measured at several sizes on the way there, to show the growth.
 *
 *   node bench/host/long-books.ts                  350,000 hands, a year of sixteen hours a day; kept in
 *                                                  bench/results.md
 *   node bench/host/long-books.ts --hands 2000     fewer
 *   node bench/host/long-books.ts --minutes 90     skips sizes that it could not finish in that time; says how far it
 *                                                  got
 *   node bench/host/long-books.ts --data FOLDER    continues with the books there, and leaves them in place; with
 * --archive, archives them at the end
 *   node bench/host/long-books.ts --json           prints one JSON object, records nothing
 *
 * For each size there is one line: `bookHands`: number of hands; `bookFileMb`: the file. `bookWriteCpuMs`: processor
 * time to write a hand. `bookOpenMs`, `bookOpenCpuMs`: from opening the host to its first answer. `bookCheckSec`,
 * `bookCheckCpuSec`: the check of everything since the previous size, with every hand replayed from its deck;
 * `bookCheckCpuMs`: that per hand. `bookNextCheckSec`, `bookNextCheckCpuSec`: the daily check one hand later, which
 * continues from there. At the end `bookArchiveSec`, `bookArchiveCpuSec`: to archive all but the last thousand hands;
 * `bookArchiveMb`, `bookRestMb`: the archive, and the file then. Processor time is given next to elapsed time, because
 * a long run rarely has the machine to itself.
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openReadOnly } from '../../main/journal/store.ts';
import { archiveHands } from '../../main/ledger/archiving.ts';
import { auditOn } from '../../main/ledger/audit.ts';
import { readProven, writeProven } from '../../main/ledger/proven.ts';
import { replayer } from '../../main/ledger/replay.ts';
import { DeckSeal } from '../../main/shuffle/deck-seal.ts';
import { type Figures, record } from '../run.ts';
import { untilKilled } from './killed-program.ts';
import { round } from './play.ts';

/** The numbers of hands at which it measures. */
const SIZES = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000];

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    hands: { type: 'string', default: '350000' },
    minutes: { type: 'string', default: '1440' },
    data: { type: 'string' },
    archive: { type: 'boolean' },
  },
});
const hands = Number(values.hands);
const began = performance.now();
const minutesLeft = (): number => Number(values.minutes) - (performance.now() - began) / 60_000;

interface Spent {
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** The time that some work in this process takes. */
async function spent(work: () => Promise<void> | void): Promise<Spent> {
  const since = performance.now();
  const used = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(used);
  return { seconds: round((performance.now() - since) / 1000), cpuSeconds: round((user + system) / 1e6) };
}

/** The daily check, in this process. Throws when it finds something. */
function check(books: string, seal: DeckSeal): void {
  const store = openReadOnly(books);
  const code = (text: string): string => seal.code(text);
  const { checks, proven } = auditOn(store, replayer(seal), readProven(store, code));
  const wrong = checks.find(({ ok }) => !ok);
  if (wrong !== undefined || proven === null) throw new Error(`${wrong?.name}: ${wrong?.detail}`);
  writeProven(store, proven, code);
  store.close();
}

/** Writes hands up to this number, and measures there. */
async function measureAt(data: string, size: number, before: number): Promise<Figures> {
  const books = join(data, 'table.sqlite');
  const bookWriteCpuMs = round(Number(await untilKilled('old-table.ts', data, String(size))) / (size - before));
  const [bookOpenMs = 0, bookOpenCpuMs = 0] = (await untilKilled('restart.ts', data, 'processor'))
    .split(' ')
    .map(Number)
    .map(Math.round);
  const seal = DeckSeal.read(join(data, 'deck.key'));
  const checked = await spent(() => check(books, seal));
  await untilKilled('restart.ts', data);
  const next = await spent(() => check(books, seal));
  return {
    bookHands: size,
    bookFileMb: round((statSync(books).size + statSync(`${books}-wal`).size) / 2 ** 20),
    ...{ bookWriteCpuMs, bookOpenMs, bookOpenCpuMs },
    ...{ bookCheckSec: checked.seconds, bookCheckCpuSec: checked.cpuSeconds },
    bookCheckCpuMs: round((checked.cpuSeconds * 1000) / (size - before)),
    ...{ bookNextCheckSec: next.seconds, bookNextCheckCpuSec: next.cpuSeconds },
  };
}

async function measureArchive(data: string, size: number): Promise<Figures> {
  const books = join(data, 'table.sqlite');
  const seal = DeckSeal.read(join(data, 'deck.key'));
  let figures: Figures = {};
  const { seconds, cpuSeconds } = await spent(async () => {
    const archived = await archiveHands({
      ...{ path: books, folder: data, seal, at: Date.now(), by: null },
      before: { hand: Math.max(2, size - 1000) },
    });
    if (!archived.ok) throw new Error(archived.error.message);
    const { bytes } = archived.value;
    figures = { bookArchiveMb: round(bytes.archive / 2 ** 20), bookRestMb: round(bytes.after / 2 ** 20) };
  });
  return { bookArchiveSec: seconds, bookArchiveCpuSec: cpuSeconds, ...figures };
}

function keep(figures: Figures, size: number): void {
  if (values.json) console.log(JSON.stringify(figures));
  else {
    record(`node bench/host/long-books.ts, at ${size} hands`, figures);
    for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)}${value}`);
  }
}

/** How many finished hands the books hold; 0 where there are none yet. */
function handsIn(books: string): number {
  if (!existsSync(books)) return 0;
  const store = openReadOnly(books);
  try {
    return store.query<[], { id: number }>('SELECT coalesce(max(hand), 0) AS id FROM hand_closes').get()?.id ?? 0;
  } finally {
    store.close();
  }
}

const data = values.data ?? mkdtempSync(join(tmpdir(), 'dealerless-year-'));
try {
  let written = handsIn(join(data, 'table.sqlite'));
  let perHand = 0;
  for (const size of [...SIZES.filter((each) => each > written && each < hands), hands]) {
    // Archiving verifies and copies all of it: about as long as checking all of it.
    if (written > 0 && minutesLeft() < (size - written) * perHand + (size * perHand) / 2) break;
    const since = minutesLeft();
    keep(await measureAt(data, size, written), size);
    perHand = (since - minutesLeft()) / (size - written);
    written = size;
  }
  if (values.data === undefined || values.archive) keep(await measureArchive(data, written), written);
} finally {
  if (values.data === undefined) rmSync(data, { recursive: true });
}
