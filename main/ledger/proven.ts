/**
 * How far the books have been proven: the end of each chain, and every balance at that point. The daily check continues
 * from there. The file is next to the books and carries a code made with the deck's key (`DeckSeal.code`), so nobody
 * without the key can mark rows as proven that were not. An older file, or none, only costs time.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { canonical } from '../journal/canonical.ts';
import { type ChainHead, genesis } from '../journal/chain.ts';
import { CHAINED, type ChainedName } from '../journal/schema.ts';
import type { Store, StoreKind } from '../journal/store.ts';
import type { LedgerAccount } from './places.ts';

export interface Proven {
  readonly heads: Readonly<Record<ChainedName, ChainHead>>;
  readonly balances: ReadonlyMap<LedgerAccount, number>;
}

/** Makes the code of a text. Nobody can make it without the key. */
export type Code = (text: string) => string;

/** Nothing is proven yet: the check begins with the first row. */
export const provenNothing = (kind: StoreKind): Proven => ({
  heads: headsOf((name) => ({ rows: 0, hash: genesis(kind, name) })),
  balances: new Map(),
});

/** Tables that grow while a hand is played, and the column that names the hand. */
const OF_HANDS = { hands: 'id', hand_players: 'hand', entries: 'hand' } as const;

/**
 * Marks all of the books as proven, after all of them have passed, except what a hand in play has so far: that is
 * proven when the hand is over. Taken in the same snapshot as the checks.
 */
export function provenNow(store: Store): Proven {
  const open = store
    .query<[], { id: number }>('SELECT id FROM hands WHERE id NOT IN (SELECT hand FROM hand_closes) LIMIT 1')
    .get();
  const whole = store.query<[string], ChainHead>('SELECT rows, hash FROM chains WHERE name = ?');
  const nothing = provenNothing(store.kind);
  const before = (name: keyof typeof OF_HANDS, hand: number): ChainHead | undefined =>
    store
      .query<[number], ChainHead>(
        `SELECT id AS rows, hash FROM ${name} WHERE ${OF_HANDS[name]} < ? ORDER BY id DESC LIMIT 1`,
      )
      .get(hand);
  const rows = store.query<[], { account: string; balance: number }>('SELECT account, balance FROM balances').all();
  return {
    heads: headsOf((name) => {
      const head = open !== undefined && isOfHands(name) ? before(name, open.id) : whole.get(name);
      return head ?? nothing.heads[name];
    }),
    balances: new Map(rows.map(({ account, balance }) => [account, balance])),
  };
}

const isOfHands = (name: ChainedName): name is keyof typeof OF_HANDS => Object.hasOwn(OF_HANDS, name);

const headsOf = (of: (name: ChainedName) => ChainHead): Proven['heads'] =>
  Object.fromEntries(CHAINED.map((name) => [name, of(name)])) as Record<ChainedName, ChainHead>;

const file = z.strictObject({
  heads: z.record(z.string(), z.strictObject({ rows: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{64}$/) })),
  balances: z.array(z.tuple([z.string(), z.int()])),
  code: z.string(),
});

/** The path of the file. */
export const provenPath = (books: string): string => `${books}.proven`;

/** Reads how far the books at a path are proven: nothing, when there is no file or its code is not right. */
export function readProven({ path, kind }: Pick<Store, 'path' | 'kind'>, code: Code): Proven {
  const nothing = provenNothing(kind);
  const parsed = existsSync(provenPath(path)) ? file.safeParse(parsedJson(provenPath(path))) : null;
  if (!parsed?.success) return nothing;
  const { code: found, ...rest } = parsed.data;
  if (found !== code(canonical({ kind, ...rest }))) return nothing;
  const heads = headsOf((name) => {
    const kept = rest.heads[name];
    return kept === undefined ? nothing.heads[name] : { rows: kept.rows, hash: Buffer.from(kept.hash, 'hex') };
  });
  return { heads, balances: new Map(rest.balances) };
}

/** Writes the file, whole or not at all. */
export function writeProven({ path, kind }: Pick<Store, 'path' | 'kind'>, proven: Proven, code: Code): void {
  const heads = Object.fromEntries(
    Object.entries(proven.heads).map(([name, { rows, hash }]) => [name, { rows, hash: hash.toString('hex') }]),
  );
  const rest = { heads, balances: [...proven.balances] };
  const unfinished = `${provenPath(path)}-new`;
  writeFileSync(unfinished, JSON.stringify({ ...rest, code: code(canonical({ kind, ...rest })) }), {
    mode: 0o600,
    flush: true,
  });
  renameSync(unfinished, provenPath(path));
}

function parsedJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
