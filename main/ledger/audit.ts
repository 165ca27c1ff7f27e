import { checkPeople } from '../accounts/check-people.ts';
import type { Check } from '../journal/check.ts';
import { checkFile } from '../journal/check-file.ts';
import type { Store } from '../journal/store.ts';
import { checkHands, type Replay } from './check-hands.ts';
import { checkLedger } from './check-ledger.ts';
import { type Proven, provenNow } from './proven.ts';

export type { Check } from '../journal/check.ts';
export type { Replay } from './check-hands.ts';

/**
 * Checks everything durable as of one moment: the file, the chains, the ledger, the hands against the ledger and, given
 * a way to replay hands, the hands against their rules. It finds faults and never fixes them. A host runs it before it
 * opens the table, and deals nothing when a check fails (M2).
 */
export function audit(store: Store, replay: Replay | null = null): Check[] {
  return store.snapshot(() => checks(store, replay));
}

/**
 * Like `audit`, for the rows after those that were proven before; people, and the file page by page, are checked whole.
 * Returns how far the books are now proven, null where a check fails.
 */
export function auditOn(store: Store, replay: Replay, since: Proven): { checks: Check[]; proven: Proven | null } {
  return store.snapshot(() => {
    const found = checks(store, replay, since);
    return { checks: found, proven: found.every(({ ok }) => ok) ? provenNow(store) : null };
  });
}

const checks = (store: Store, replay: Replay | null, since?: Proven): Check[] => [
  ...checkFile(store, since?.heads),
  ...checkLedger(store, since),
  ...checkHands(store, replay, since),
  ...checkPeople(store),
];
