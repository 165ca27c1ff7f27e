/**
 * Old hands may lie in sealed files apart from the books (`archive-file.ts`). The books say which hands lie where, the SHA-256
 * of each file, and where its chains end: there those of the books go on. The rows that say so are bound by acts.
 */
import { z } from 'zod';
import { type ChainHead, genesis } from './chain.ts';
import type { ChainedName } from './schema.ts';
import type { Query, Store } from './store.ts';

/** The chains whose old rows may lie in an archive: all that a hand is. Money, people and the log stay. */
export const OF_ARCHIVES = [
  'hands',
  'hand_players',
  'entries',
  'hand_closes',
] as const satisfies readonly ChainedName[];
export type ArchivedName = (typeof OF_ARCHIVES)[number];

/** Where each of these chains ends. */
export type ArchivedHeads = Readonly<Record<ArchivedName, ChainHead>>;

const storedHead = z
  .strictObject({ rows: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{64}$/) })
  .transform(({ rows, hash }): ChainHead => ({ rows, hash: Buffer.from(hash, 'hex') }));
/** The ends of the chains as they are stored: the hashes in hex. */
export const storedHeads = z.strictObject({
  hands: storedHead,
  hand_players: storedHead,
  entries: storedHead,
  hand_closes: storedHead,
});

/** A quarter of an hour, ms since 1970, and the hands settled and voided in it: what meters need of archived hands. */
const storedCloses = z.array(z.tuple([z.int(), z.int().min(0), z.int().min(0)]));
export type Closes = z.infer<typeof storedCloses>;

/** In every time zone a day begins with one of these. */
export const QUARTER = 15 * 60_000;

/** An archive as the books know it. */
export interface Archive {
  /** 1 for the first. */
  readonly number: number;
  /** The name of the file, without its folder. */
  readonly file: string;
  readonly sha256: string;
  /** The last hand in it; the first is the one after the last of the archive before. */
  readonly hands: number;
  readonly heads: ArchivedHeads;
  readonly closes: Closes;
  readonly at: number;
}

type ArchiveRow = {
  id: number;
  file: string;
  sha256: string;
  hands: number;
  heads: string;
  closes: string;
  at: number;
};

/** The ends of chains as `storedHeads` reads them. */
export const headsAsStored = (heads: ArchivedHeads): unknown =>
  Object.fromEntries(
    OF_ARCHIVES.map((name) => [name, { rows: heads[name].rows, hash: heads[name].hash.toString('hex') }]),
  );

/** Where the chains begin before anything is archived. */
export const noHeads = (kind: Store['kind']): ArchivedHeads => ({
  hands: { rows: 0, hash: genesis(kind, 'hands') },
  hand_players: { rows: 0, hash: genesis(kind, 'hand_players') },
  entries: { rows: 0, hash: genesis(kind, 'entries') },
  hand_closes: { rows: 0, hash: genesis(kind, 'hand_closes') },
});

/** Every archive of these books, the oldest first. Throws on a row that no version wrote. */
export function archivesOf(store: Store): Archive[] {
  return store.query<[], ArchiveRow>('SELECT * FROM archives ORDER BY id').all().map(readArchiveRow);
}

const readArchiveRow = ({ id, heads, closes, ...row }: ArchiveRow): Archive => ({
  ...row,
  number: id,
  heads: storedHeads.parse(JSON.parse(heads)),
  closes: storedCloses.parse(JSON.parse(closes)),
});

/** Keeps where hands lie. Only inside a transaction, with the act that binds the row. */
export function noteArchive(store: Store, { number, heads, closes, ...archive }: Archive): void {
  const insert = store.query<[number, string, string, number, string, string, number]>(
    'INSERT INTO archives (id, file, sha256, hands, heads, closes, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const { file, sha256, hands, at } = archive;
  store.write('archives', () =>
    insert.run(number, file, sha256, hands, JSON.stringify(headsAsStored(heads)), JSON.stringify(closes), at),
  );
}

/**
 * Archives whose hands are not in this file. The first hand is there where none was archived, and in books that were joined
 * with their archives again: then there are none apart.
 */
export function archivesApart(store: Store): Archive[] {
  const first = store.query<[], { id: number }>('SELECT id FROM hands WHERE id = 1').get();
  return first === undefined ? archivesOf(store) : [];
}

/** After which row the rows of a chain begin in this file: after the last one archived, or after none. */
export function beginningOf(store: Store, table: ChainedName): ChainHead {
  const last = isArchived(table) ? archivesApart(store).at(-1)?.heads[table] : undefined;
  return last ?? { rows: 0, hash: genesis(store.kind, table) };
}

const isArchived = (table: ChainedName): table is ArchivedName => OF_ARCHIVES.some((name) => name === table);

/** Tells of hands that are no longer in the books which file has them. */
export class ArchivedHands {
  readonly #holder: Query<[number], { file: string }>;
  readonly #last: Query<[], { hands: number }>;

  constructor(store: Store) {
    this.#holder = store.query('SELECT file FROM archives WHERE hands >= ? ORDER BY id LIMIT 1');
    this.#last = store.query(
      'SELECT coalesce(max(hands), 0) AS hands FROM archives WHERE NOT EXISTS (SELECT 1 FROM hands WHERE id = 1)',
    );
  }

  /** The last hand that is no longer in the books, 0 when none is archived. */
  last(): number {
    return this.#last.get()?.hands ?? 0;
  }

  /** The file that has a hand which is not in the books; null for a hand that never was. */
  fileOf(hand: number): string | null {
    return hand < 1 ? null : (this.#holder.get(hand)?.file ?? null);
  }
}
