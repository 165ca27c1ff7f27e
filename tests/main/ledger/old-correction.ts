/** Corrections as tables wrote them while they kept the cards: files that hold some must stay readable. */
import { Chain } from '../../../main/journal/chain.ts';
import type { Store } from '../../../main/journal/store.ts';
import { Ledger, type LedgerPosting } from '../../../main/ledger/ledger.ts';

interface OldCorrection extends LedgerPosting {
  readonly by: string;
  readonly second: string;
  readonly reason: string;
}

/** A posting that names who, who else, why, and each balance before and after. */
export function writeCorrection(store: Store, { second, reason, ...posting }: OldCorrection): void {
  store.transact(() => {
    const ledger = new Ledger(store);
    const accounts = new Set(posting.moves.flatMap(({ from, to }) => [from, to]));
    const before = [...accounts].map((account) => ({ account, before: ledger.balance(account) }));
    const posted = ledger.post({ ...posting, note: `correction: ${reason}; seen by ${second}` });
    if (!posted.ok) throw new Error(posted.error.message);
    const corrections = new Chain(store, 'corrections');
    const { at, by } = posting;
    for (const row of before) {
      const after = ledger.balance(row.account);
      corrections.append({ transfer: posted.value.transfer, ...row, after, at, by, second, reason });
    }
  });
}
