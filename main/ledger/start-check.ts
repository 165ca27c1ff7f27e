import { dollars } from '../../games/money.ts';
import { type Check, check, counted, Fault } from '../journal/check.ts';
import { checkFileEnd } from '../journal/check-file.ts';
import { Journal } from '../journal/journal.ts';
import type { Store } from '../journal/store.ts';
import { stackAccount } from './hand-moves.ts';

/** How many rows of each chain are checked: a few hands back, in the same time however long the file is. */
const ROWS = 200;

/**
 * What is wrong with the end of the books, where the table continues, in one sentence; null when nothing is. It takes
 * the same few milliseconds however long the file is, so a host can run it before it deals (M2); `audit` checks the
 * whole file.
 */
export function startCheck(store: Store): string | null {
  const checks = store.snapshot(() => [
    ...checkFileEnd(store, ROWS),
    check('balances', () => checkSum(store)),
    check('stacks', () => checkOpenStacks(store)),
  ]);
  return firstFault(checks);
}

/** The first failed check, as a sentence for the floor. */
export function firstFault(checks: readonly Check[]): string | null {
  const failed = checks.find(({ ok }) => !ok);
  return failed === undefined ? null : `The books are not sound: ${failed.name}: ${failed.detail}`;
}

/** A balance that was changed alone is detected: all balances always sum to zero. */
function checkSum(store: Store): string {
  const sum = store.query<[], { accounts: number; total: number }>(
    'SELECT count(*) AS accounts, coalesce(sum(balance), 0) AS total FROM balances',
  );
  const { accounts, total } = sum.get() ?? { accounts: 0, total: 0 };
  if (total !== 0) throw new Fault(`all balances add up to ${dollars(total)}, not $0`);
  return `${counted(accounts, 'account')}, adding up to $0`;
}

/** No chip moves while a hand runs: in the ledger each of its seats still has what it began with. */
function checkOpenStacks(store: Store): string {
  const open = new Journal(store).openHand();
  if (open === null) return 'no hand is open';
  const balance = store.query<[string], { balance: number }>('SELECT balance FROM balances WHERE account = ?');
  for (const { seat, before } of open.players) {
    const now = balance.get(stackAccount(open, seat))?.balance ?? 0;
    if (now !== before) {
      throw new Fault(`seat ${seat} began hand ${open.hand} with ${dollars(before)}, the ledger says ${dollars(now)}`);
    }
  }
  return `${counted(open.players.length, 'seat')} of hand ${open.hand} as it began`;
}
