import { dollars } from '../../games/money.ts';
import { type Check, check, counted, Fault } from '../journal/check.ts';
import type { Store } from '../journal/store.ts';
import { bodyDigest, type LedgerMove, netChange, RESERVED } from './ledger.ts';
import { type LedgerAccount, mayOwe } from './places.ts';
import { type Proven, provenNothing } from './proven.ts';

type Transfer = { id: number; key: string; body: string; by: string | null; hand: number | null; note: string | null };

/** One group of moves, with the balance of any account before and after it. Valid only until the next step. */
interface TransferStep {
  readonly transfer: Transfer;
  readonly moves: readonly LedgerMove[];
  before(account: LedgerAccount): number;
  after(account: LedgerAccount): number;
}

/**
 * Checks double entry, over all transfers or those since `since`: groups are whole, balances equal the sums of moves,
 * nobody is overdrawn, papers and corrections are true.
 */
export function checkLedger(store: Store, since: Proven = provenNothing(store.kind)): Check[] {
  return [
    check('transfers', () => checkTransfers(store, since)),
    check('balances', () => checkBalances(store, since)),
    check('reservations', () => checkReservations(store)),
    check('corrections', () => checkCorrections(store, since)),
    check('documents', () => checkDocuments(store, since)),
    check('cards', () => checkCards(store)),
  ];
}

/** Repeats every transfer in order from empty accounts, or those since `since` from the balances that were proven. */
export function* steps(store: Store, since: Proven): Generator<TransferStep> {
  const transfers = store.query<[number], Transfer>(
    'SELECT id, key, body, by, hand, note FROM transfers WHERE id > ? ORDER BY id',
  );
  const movesOf = store.query<[number], LedgerMove>(MOVES);
  const balances = new Map<LedgerAccount, number>(since.balances);
  const after = (account: LedgerAccount): number => balances.get(account) ?? 0;
  for (const transfer of transfers.each(since.heads.transfers.rows)) {
    const moves = movesOf.all(transfer.id);
    for (const { from, to, amount } of moves) {
      balances.set(from, after(from) - amount);
      balances.set(to, after(to) + amount);
    }
    yield { transfer, moves, after, before: (account) => after(account) - netChange(moves, account) };
  }
}

/** The moves of a transfer, in order. */
const MOVES = 'SELECT source AS "from", target AS "to", amount, why FROM moves WHERE transfer = ? ORDER BY id';

function checkTransfers(store: Store, since: Proven): string {
  let count = 0;
  for (const { transfer, moves, after } of steps(store, since)) {
    const { id, key, by, hand, note } = transfer;
    const name = `transfer ${id} (${key})`;
    if (moves.length === 0) throw new Fault(`${name} has no moves`);
    if (bodyDigest({ moves, by, hand, note }) !== transfer.body) throw new Fault(`${name} is not what was posted`);
    for (const account of moves.flatMap(({ from, to }) => [from, to])) {
      const balance = after(account);
      if (balance < 0 && !mayOwe(account)) throw new Fault(`${name} leaves ${account} at ${dollars(balance)}`);
    }
    count += 1;
  }
  return `${counted(count, 'transfer')}, each as posted, no account overdrawn`;
}

function checkBalances(store: Store, since: Proven): string {
  const sums = new Map<LedgerAccount, number>(since.balances);
  for (const { moves, after } of steps(store, since)) {
    for (const { from, to } of moves) sums.set(from, after(from)).set(to, after(to));
  }
  const rows = store.query<[], { account: string; balance: number }>('SELECT account, balance FROM balances').all();
  const kept = new Map(rows.map(({ account, balance }) => [account, balance]));
  for (const account of [...new Set([...sums.keys(), ...kept.keys()])].sort()) {
    const [sum, balance] = [sums.get(account) ?? 0, kept.get(account) ?? 0];
    if (sum !== balance)
      throw new Fault(`${account} stands at ${dollars(balance)}, its moves add up to ${dollars(sum)}`);
  }
  const total = rows.reduce((all, { balance }) => all + balance, 0);
  if (total !== 0) throw new Fault(`all balances add up to ${dollars(total)}, not $0`);
  return `${counted(kept.size, 'account')}, each the sum of its moves, adding up to $0`;
}

function checkReservations(store: Store): string {
  const open = store.query<[], { open: number; amount: number }>(
    `SELECT count(*) AS open, coalesce(sum(amount), 0) AS amount
     FROM reservations JOIN transfers ON transfers.id = reservations.transfer
     WHERE NOT EXISTS (
       SELECT 1 FROM transfers AS ending WHERE ending.key IN (transfers.key || '/post', transfers.key || '/void'))`,
  );
  const twice = store.query<[], { key: string }>(
    `SELECT transfers.key FROM reservations JOIN transfers ON transfers.id = reservations.transfer
     JOIN transfers AS post ON post.key = transfers.key || '/post'
     JOIN transfers AS void ON void.key = transfers.key || '/void'`,
  );
  const both = twice.get();
  if (both !== undefined) throw new Fault(`reservation ${both.key} was both posted and given back`);
  const { open: count, amount } = open.get() ?? { open: 0, amount: 0 };
  const held = store
    .query<[string], { balance: number }>('SELECT balance FROM balances WHERE account = ?')
    .get(RESERVED);
  if ((held?.balance ?? 0) !== amount) {
    throw new Fault(`${dollars(held?.balance ?? 0)} is reserved, the open reservations add up to ${dollars(amount)}`);
  }
  return count === 0 ? 'none open' : `${count} open, ${dollars(amount)}`;
}

type CorrectionRow = { id: number; transfer: number; account: string; before: number; after: number };

function checkCorrections(store: Store, since: Proven): string {
  const rows = store
    .query<[number], CorrectionRow>('SELECT id, transfer, account, before, after FROM corrections WHERE id > ?')
    .all(since.heads.corrections.rows);
  const byTransfer = Map.groupBy(rows, ({ transfer }) => transfer);
  for (const { transfer, before, after } of steps(store, since)) {
    for (const row of byTransfer.get(transfer.id) ?? []) {
      if (row.before !== before(row.account) || row.after !== after(row.account)) {
        throw new Fault(`correction ${row.id} does not say what became of ${row.account}`);
      }
    }
  }
  return counted(rows.length, 'line');
}

/**
 * Each document is about money that moved on its account; each move over the counter and to or from the bank has its
 * document.
 */
function checkDocuments(store: Store, since: Proven): string {
  const untrue = store.query<[number], { id: number }>(
    `SELECT id FROM documents WHERE id > ? AND NOT EXISTS (
       SELECT 1 FROM moves WHERE moves.transfer = documents.transfer AND moves.amount = documents.amount
         AND coalesce('card:' || documents.account, 'cage:bank') IN (moves.source, moves.target))
     ORDER BY id LIMIT 1`,
  );
  const missing = store.query<[number], { transfer: number }>(
    `SELECT moves.transfer FROM moves
     WHERE moves.id > ? AND (source GLOB 'card:*' AND target GLOB 'cage:*' OR source GLOB 'cage:*' AND target GLOB 'card:*'
            OR source GLOB 'cage:*' AND target GLOB 'cage:*' OR source GLOB 'jackpot:*' AND target GLOB 'card:*')
       AND transfer NOT IN (SELECT transfer FROM documents)
       AND transfer NOT IN (SELECT transfer FROM corrections)
     ORDER BY moves.id LIMIT 1`,
  );
  const wrong = untrue.get(since.heads.documents.rows);
  if (wrong !== undefined) throw new Fault(`document ${wrong.id} is about money that did not move so`);
  const undocumented = missing.get(since.heads.moves.rows);
  if (undocumented !== undefined) throw new Fault(`transfer ${undocumented.transfer} has no document`);
  const count = store.query<[], { count: number }>('SELECT count(*) AS count FROM documents').get();
  return `${counted(count?.count ?? 0, 'document')}, each about money that moved`;
}

function checkCards(store: Store): string {
  const orphan = store.query<[], { account: string }>(
    `SELECT account FROM balances WHERE account GLOB 'card:*' AND balance <> 0
       AND substr(account, 6) NOT IN (SELECT account FROM accounts) ORDER BY account LIMIT 1`,
  );
  const found = orphan.get();
  if (found !== undefined) throw new Fault(`${found.account} holds money but is nobody's`);
  return 'every card that holds money has an owner';
}
