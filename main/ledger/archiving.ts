/**
 * Moves old hands out of the books into a sealed file. A hand is removed only after it is proven, and after the file is
 * on disk and was read back. A power cut at any moment leaves either the books as they were, or the books without those
 * hands and with a row that says where they are.
 */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { GAMES } from '../../games/registry.ts';
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { Acts, archiveSubject } from '../accounts/acts.ts';
import { provenArchive, type Written, writeArchive } from '../journal/archive-file.ts';
import { type Archive, archivesOf, noteArchive, OF_ARCHIVES } from '../journal/archived.ts';
import type { Check } from '../journal/check.ts';
import { newDatabase } from '../journal/database.ts';
import { flush } from '../journal/flush.ts';
import { takeLock } from '../journal/lock.ts';
import { copyRows, replaceFile } from '../journal/migrations.ts';
import { openReadOnly, openStore, Store } from '../journal/store.ts';
import type { DeckSeal } from '../shuffle/deck-seal.ts';
import { auditOn } from './audit.ts';
import { type Proven, readProven, writeProven } from './proven.ts';
import { refuse } from './refusals.ts';
import { replayer } from './replay.ts';

/** The newest hands that always stay in the books: the recall of a station needs ten (H1). */
export const HANDS_KEPT = 10;

/** Which hands to archive: those with a lower number, or those dealt before a moment (ms since 1970). */
export type Before = { readonly hand: number } | { readonly at: number };

export interface Archiving {
  /** The books. No host may have them open. */
  readonly path: string;
  readonly before: Before;
  /** The folder for the archive. */
  readonly folder: string;
  readonly seal: DeckSeal;
  /** Now, ms since 1970. */
  readonly at: number;
  /** Who asked for it, recorded in the act; null when that is not known. */
  readonly by: string | null;
  /** Called between the steps, for tests: what is on disk at that point is what a power cut would leave. */
  readonly onStep?: (step: 'checked' | 'written' | 'read again' | 'named' | 'books copied' | 'done') => void;
}

export interface Archived {
  readonly archive: Archive;
  /** The first hand in the archive. */
  readonly first: number;
  readonly path: string;
  /** Sizes in bytes: the archive, and the books before and after. */
  readonly bytes: { readonly archive: number; readonly before: number; readonly after: number };
}

/**
 * Throws a `StoreError` when the books cannot be used, for example `locked`; refuses while anything in them is not
 * proven.
 */
export async function archiveHands(asked: Archiving): Promise<Result<Archived, Refusal>> {
  const { path, onStep = () => {} } = asked;
  const header = openReadOnly(path);
  header.close();
  // Migrates a file of an earlier version to today's, and writes back what a crash left in the log.
  openStore(path, { kind: header.kind }).close();
  const lock = takeLock(path);
  const books = openReadOnly(path);
  try {
    const chosen = choose(books, asked.before);
    if (!chosen.ok) return chosen;
    const proven = prove(books, asked.seal);
    if (!proven.ok) return proven;
    onStep('checked');
    const { last, hands } = chosen.value;
    const number = (last?.number ?? 0) + 1;
    const file = `${basename(path)}.archive-${number}.gz`;
    const to = join(asked.folder, file);
    const unfinished = `${to}-unfinished`;
    rmSync(unfinished, { force: true });
    try {
      const written = writeArchive(books, unfinished, last, hands);
      onStep('written');
      const { sha256, heads, closes } = written;
      const archive: Archive = { number, file, sha256, hands, heads, closes, at: asked.at };
      await provenArchive(unfinished, { archive, last, store: books });
      onStep('read again');
      if (!(await giveName(unfinished, to, { archive, last, books })))
        return refuse(
          'archive-there',
          `${to} already exists and is another file. Name another folder, or move it away.`,
        );
      onStep('named');
      const before = statSync(path).size;
      books.close();
      replaceFile(
        path,
        `${path}-archiving`,
        (old, copy) => withoutHands(old, copy, { asked, archive, kind: header.kind, proven: proven.value }),
        () => onStep('books copied'),
      );
      onStep('done');
      return ok({ archive, first: (last?.hands ?? 0) + 1, path: to, bytes: sizes(written, before, path) });
    } finally {
      rmSync(unfinished, { force: true });
    }
  } finally {
    books.close();
    lock.release();
  }
}

const sizes = ({ bytes }: Written, before: number, path: string): Archived['bytes'] => ({
  archive: bytes,
  before,
  after: statSync(path).size,
});

/** Chooses the last hand to archive, and finds the archive before it. */
function choose(books: Store, before: Before): Result<{ last: Archive | undefined; hands: number }, Refusal> {
  const last = archivesOf(books).at(-1);
  const newest = books.query<[], { id: number }>('SELECT coalesce(max(hand), 0) AS id FROM hand_closes').get()?.id ?? 0;
  const wanted =
    'hand' in before
      ? before.hand - 1
      : (books
          .query<[number], { id: number | null }>('SELECT min(id) - 1 AS id FROM hands WHERE at >= ?')
          .get(before.at)?.id ?? newest);
  const hands = Math.min(wanted, newest - HANDS_KEPT);
  if (hands > (last?.hands ?? 0)) return ok({ last, hands });
  return refuse(
    'nothing-to-archive',
    `No hand to archive: ${last === undefined ? 'none is archived yet' : `hands up to ${last.hands} are archived`}, hand ${newest} is the newest that is over, and the last ${HANDS_KEPT} stay in the books.`,
  );
}

/** All of the books must pass, and every hand must be one that this program can replay. */
function prove(books: Store, seal: DeckSeal): Result<Proven, Refusal> {
  const code = (text: string): string => seal.code(text);
  const games = books.query<[], { game: string }>('SELECT DISTINCT game FROM hands').all();
  const strange = games.find(({ game }) => !GAMES.has(game));
  if (strange)
    return refuse('unproven', `Hands of ${strange.game} cannot be played again: this program has no such game.`);
  const { checks, proven } = auditOn(books, replayer(seal), readProven(books, code));
  if (proven === null) return refuse('unproven', `Nothing was archived: ${firstFailed(checks)}`);
  writeProven(books, proven, code);
  return ok(proven);
}

function firstFailed(checks: readonly Check[]): string {
  const failed = checks.find((one) => !one.ok);
  return failed === undefined ? 'the books are not proven' : `${failed.name}: ${failed.detail}`;
}

/**
 * Gives the archive its name. If a power cut left a file of that name for the same hands, it is the same byte for byte.
 * Any other file of that name is not ours and is not overwritten: false.
 */
async function giveName(
  unfinished: string,
  to: string,
  { archive, last, books }: { archive: Archive; last: Archive | undefined; books: Store },
): Promise<boolean> {
  if (existsSync(to)) {
    try {
      await provenArchive(to, { archive, last, store: books });
    } catch {
      return false;
    }
  }
  renameSync(unfinished, to);
  flush(dirname(to));
  return true;
}

/** The books without the archived hands, and with the row and the act that say where they are. */
function withoutHands(
  old: Database.Database,
  to: string,
  {
    asked: { path, at, by, seal },
    archive,
    kind,
    proven,
  }: { asked: Archiving; archive: Archive; kind: Store['kind']; proven: Proven },
): void {
  closeSync(openSync(to, 'wx', 0o600));
  const db = newDatabase(to, kind);
  try {
    const first = Object.fromEntries(OF_ARCHIVES.map((table) => [table, archive.heads[table].rows + 1]));
    copyRows(old, db, path, first);
    const store = new Store(db, path, { kind }, null);
    store.transact(() => {
      noteArchive(store, archive);
      new Acts(store).record(archiveSubject(archive.number), { act: 'archived', at, by, reason: null });
    });
    const { checks } = auditOn(store, replayer(seal), proven);
    if (!checks.every((one) => one.ok))
      throw new Error(`The books without those hands are not sound: ${firstFailed(checks)}`);
  } finally {
    db.close();
  }
}
