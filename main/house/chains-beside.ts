/**
 * The chains of the house next to a table, for the anchor of both. They are read on separate connections, whoever
 * writes them.
 */
import Database from 'better-sqlite3';
import type { Heads, MoreChains } from '../journal/anchor.ts';

const BESIDE = 'house:';

/** Where the rows of a chain are, by the first part of its name: `transfers:cage` is the book `cage` of the transfers. */
const ROW: Readonly<Record<string, string>> = {
  acts: 'SELECT hash FROM acts WHERE number = :row',
  corrections: 'SELECT hash FROM corrections WHERE number = :row',
  log: 'SELECT hash FROM log WHERE number = :row',
  transfers: 'SELECT hash FROM transfers WHERE book = :of AND number = :row',
  documents: 'SELECT hash FROM documents WHERE book = :of AND number = :row',
  inbox: 'SELECT hash FROM inbox WHERE "table" = :of AND number = :row',
  outbox: 'SELECT hash FROM outbox WHERE "table" = :of AND number = :row',
};

export class HouseChains implements MoreChains {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  heads(): Heads {
    return this.#read((db) => {
      const ends = db.prepare<[], { name: string; rows: number; hash: string }>('SELECT * FROM chains').all();
      const kept = ends.filter(({ name, rows }) => rows > 0 && kindOf(name) in ROW);
      return Object.fromEntries(kept.map(({ name, rows, hash }) => [`${BESIDE}${name}`, { rows, hash }]));
    });
  }

  hashOf(name: string, row: number): string | null {
    const chain = name.slice(BESIDE.length);
    const sql = ROW[kindOf(chain)];
    if (sql === undefined) return null;
    const of = chain.slice(kindOf(chain).length + 1);
    return this.#read((db) => db.prepare<[object], { hash: string }>(sql).get({ row, of })?.hash ?? null);
  }

  #read<T>(work: (db: Database.Database) => T): T {
    const db = new Database(this.#path, { readonly: true, fileMustExist: true });
    try {
      return work(db);
    } finally {
      db.close();
    }
  }
}

const kindOf = (chain: string): string => chain.split(':')[0] ?? '';
