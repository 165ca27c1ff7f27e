/**
 * A player who may no longer play does not play on (LR9, LR15, C13). If they are barred or excluded, at any desk of the
 * house and by any of their accounts, they leave at the end of their hand.
 */
import type { Seat } from '../../games/seat.ts';
import type { Table } from './table.ts';

interface Parts {
  readonly table: Table;
  /** Whether the account's player may play, by the house's latest report. */
  mayPlay(account: string): boolean;
  tell(seat: Seat, level: 'warning', text: string): void;
  leave(seat: Seat): void;
}

export class SentAway {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Checks every player at the table. */
  tick(): void {
    const { table, mayPlay, tell, leave } = this.#parts;
    // Players finish a tournament; what they win is withheld (J3).
    if (table.state.tournament !== null || table.state.fault !== null) return;
    for (const { seat, account, leaveNext } of table.state.sittings) {
      if (leaveNext || mayPlay(account)) continue;
      tell(seat, 'warning', 'This card may not play. Please see the cage.');
      leave(seat);
    }
  }
}
