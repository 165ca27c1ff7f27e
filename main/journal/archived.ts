/**
 * Old hands may be in sealed files apart from the books (`archive-file.ts`). For each file the books record its hands,
 * its SHA-256, and where its chains end, which is where those of the books continue. Acts bind the rows that record
 * this.
 */
import { z } from 'zod';
import { type ChainHead, genesis } from './chain.ts';
import type { ChainedName } from './schema.ts';
import type { Query, Store } from './store.ts';

/**
 * The chains whose old rows may be in an archive: everything that makes up a hand. Money, people and the log stay in
 * the books.
 */
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
/** The ends of the chains as they are stored, with hashes in hex. */
export const storedHeads = z.strictObject({
  hands: storedHead,
  hand_players: storedHead,
  entries: storedHead,
  hand_closes: storedHead,
});

/**
 * A quarter of an hour, ms since 1970, and the number of hands settled and voided in it: what meters need to know about
 * archived hands.
 */
const storedCloses = z.array(z.tuple([z.int(), z.int().min(0), z.int().min(0)]));
export type Closes = z.infer<typeof storedCloses>;

/** In every time zone a day begins on a quarter of an hour. */
export const QUARTER = 15 * 60_000;

/** An archive as the books record it. */
export interface Archive {
  /** 1 for the first. */
  readonly number: number;
  /** The name of the file, without its folder. */
  readonly file: string;
  readonly sha256: string;
  /** The last hand in it; its first is the one after the last hand of the previous archive. */
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

/** Records where hands are. Only inside a transaction, with the act that binds the row. */
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
 * Archives whose hands are not in this file. Hand 1 is in the file when nothing was archived, and when the books were
 * joined with their archives again: then no archive is apart.
 */
export function archivesApart(store: Store): Archive[] {
  const first = store.query<[], { id: number }>('SELECT id FROM hands WHERE id = 1').get();
  return first === undefined ? archivesOf(store) : [];
}

/** The row after which a chain begins in this file: the last archived row, or 0 when none is archived. */
export function beginningOf(store: Store, table: ChainedName): ChainHead {
  const last = isArchived(table) ? archivesApart(store).at(-1)?.heads[table] : undefined;
  return last ?? { rows: 0, hash: genesis(store.kind, table) };
}

const isArchived = (table: ChainedName): table is ArchivedName => OF_ARCHIVES.some((name) => name === table);

/** Says which file has the hands that are no longer in the books. */
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

  /** The file that has a hand which is no longer in the books; null for a hand that never existed. */
  fileOf(hand: number): string | null {
    return hand < 1 ? null : (this.#holder.get(hand)?.file ?? null);
  }
}
