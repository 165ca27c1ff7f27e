/** Reservations as versions 2 to 5 of the program wrote them: files that hold some must stay readable. */
import { Chain } from '../../../main/journal/chain.ts';
import type { Store } from '../../../main/journal/store.ts';
import { bodyDigest, Ledger, type LedgerMove } from '../../../main/ledger/ledger.ts';

interface OldReservation extends LedgerMove {
  readonly key: string;
  readonly at: number;
  readonly by: string;
}

/** Takes money out of an account and keeps it for another. */
export function writeReservation(store: Store, { key, from, to, amount, why, at, by }: OldReservation): void {
  store.transact(() => {
    const move = { from, to: 'reserved', amount, why };
    const transfer = write(store, { key, move, at, by, note: `for ${to}` });
    new Chain(store, 'reservations').append({ transfer, source: from, target: to, amount, why });
  });
}

/** Gives what was reserved to whom it was for. */
export function endReservation(store: Store, key: string, at: number): void {
  const reserved = store
    .query<[string], { target: string; amount: number; why: string }>(
      `SELECT target, amount, why FROM reservations
       WHERE transfer = (SELECT id FROM transfers WHERE key = ?)`,
    )
    .get(key);
  if (reserved === undefined) throw new Error(`nothing was reserved under ${key}`);
  const { target: to, amount, why } = reserved;
  store.transact(() => {
    write(store, { key: `${key}/post`, move: { from: 'reserved', to, amount, why }, at, by: 'flo', note: null });
  });
}

interface Written {
  readonly key: string;
  readonly move: LedgerMove;
  readonly at: number;
  readonly by: string;
  readonly note: string | null;
}

function write(store: Store, { key, move, at, by, note }: Written): number {
  const { from, to, amount, why } = move;
  const body = bodyDigest({ moves: [move], by, hand: null, note });
  const transfer = new Chain(store, 'transfers').append({ key, body, at, by, hand: null, note });
  new Chain(store, 'moves').append({ transfer, source: from, target: to, amount, why });
  const ledger = new Ledger(store);
  const put = store.query<[string, number]>(
    'INSERT INTO balances (account, balance) VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET balance = excluded.balance',
  );
  for (const [account, change] of [
    [from, -amount],
    [to, amount],
  ] as const) {
    const balance = ledger.balance(account) + change;
    store.write('balances', () => put.run(account, balance));
  }
  return transfer;
}
