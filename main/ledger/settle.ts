import type { Outcome } from '../../games/game.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { Journal } from '../journal/journal.ts';
import type { Store } from '../journal/store.ts';
import type { TableState } from '../journal/table-state.ts';
import type { Ledger, Posted } from './ledger.ts';

export interface Books {
  readonly store: Store;
  readonly journal: Journal;
  readonly ledger: Ledger;
  readonly tableState: TableState;
}

/** Idempotent by the key `hand:<n>`. Null when nobody's chips changed place. */
export declare function settleHand(
  books: Books,
  settling: { hand: number; outcome: Outcome; memory: unknown; at: number; table: unknown },
): Result<Posted | null, Refusal>;

export declare function voidHand(
  books: Books,
  voiding: { hand: number; memory: unknown; at: number; reason: string; by: string | null; table: unknown },
): void;
