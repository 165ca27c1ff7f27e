/**
 * Whoever may not play any more does not play on (LR9, LR15, C13): barred or excluded, at whatever desk of the house and by whichever of their
 * accounts, they leave with the end of the hand that they are in.
 */
import type { Seat } from '../../games/seat.ts';
import type { Table } from './table.ts';

interface Parts {
  readonly table: Table;
  /** Whether somebody may play, as the house has told last. */
  mayPlay(account: string): boolean;
  tell(seat: Seat, level: 'warning', text: string): void;
  leave(seat: Seat): void;
}

export class SentAway {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks at everybody who sits here. */
  tick(): void {
    const { table, mayPlay, tell, leave } = this.#parts;
    // A tournament is played to its end: what they win is withheld (J3).
    if (table.state.tournament !== null || table.state.fault !== null) return;
    for (const { seat, account, leaveNext } of table.state.sittings) {
      if (leaveNext || mayPlay(account)) continue;
      tell(seat, 'warning', 'This card may not play. Please see the cage.');
      leave(seat);
    }
  }
}
