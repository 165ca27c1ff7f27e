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
 * Checks everything durable, all of it as of one moment: the file, the chains, the ledger, the hands against it, and,
 * given a way to play hands again, the hands against their rules. Finds; never mends. A host asks it before it opens
 * the table and deals nothing when a check fails (M2).
 */
export function audit(store: Store, replay: Replay | null = null): Check[] {
  return store.snapshot(() => checks(store, replay));
}

/**
 * As `audit`, of what came after the rows that were proven before; the people, and the file page by page, are checked whole.
 * Gives how far the books are proven then: null where a check fails.
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
