import { checkPeople } from '../accounts/check-people.ts';
import type { Check } from '../journal/check.ts';
import { checkFile } from '../journal/check-file.ts';
import type { Store } from '../journal/store.ts';
import { checkHands, type Replay } from './check-hands.ts';
import { checkLedger } from './check-ledger.ts';

export type { Check } from '../journal/check.ts';
export type { Replay } from './check-hands.ts';

/**
 * Checks everything durable, all of it as of one moment: the file, the chains, the ledger, the hands against it, and,
 * given a way to play hands again, the hands against their rules. Finds; never mends. A host asks it before it opens
 * the table and deals nothing when a check fails (M2).
 */
export function audit(store: Store, replay: Replay | null = null): Check[] {
  return store.snapshot(() => [
    ...checkFile(store),
    ...checkLedger(store),
    ...checkHands(store, replay),
    ...checkPeople(store),
  ]);
}
