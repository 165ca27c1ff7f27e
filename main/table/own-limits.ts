/**
 * Time limits that players have set for themselves. The player is warned before a limit is reached and, once it is,
 * leaves at the end of their hand. The table uses its own clock, so limits also hold while the house is away.
 */
import type { Seat } from '../../games/seat.ts';
import type { Sitting } from './state.ts';
import type { Table } from './table.ts';

/** Warnings before the end, in minutes. */
const TOLD_BEFORE = [15, 5] as const;
const MINUTE = 60_000;

interface Parts {
  readonly table: Table;
  /** When the player's time is up, in ms since 1970; null without a limit. */
  until(account: string, satAt: number): number | null;
  tell(seat: Seat, level: 'info' | 'warning', text: string): void;
  leave(seat: Seat): void;
}

export class OwnLimits {
  readonly #parts: Parts;
  /** Warnings already given, in minutes before the end, by sitting. */
  readonly #told = new Map<string, number>();
  /** Sittings whose loss limit has refused an automatic top-up. */
  readonly #refused = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Checks every player at the table. */
  tick(): void {
    const { table } = this.#parts;
    // Players are not called away from a tournament: they entered it within their limits, and play it to its end.
    if (table.state.tournament !== null || table.state.fault !== null) return;
    for (const sitting of table.state.sittings) this.#look(sitting);
  }

  #look(sitting: Sitting): void {
    const { table, until, tell, leave } = this.#parts;
    const { seat, account, satAt, leaveNext } = sitting;
    const ends = until(account, satAt);
    if (ends === null) return;
    const left = ends - table.now();
    if (left > 0) {
      this.#tellBefore(sitting, left);
      return;
    }
    if (leaveNext) return;
    const inHand = table.inHand(seat);
    tell(
      seat,
      'warning',
      inHand
        ? 'You have reached the time limit that you set for yourself. You leave when this hand is over.'
        : 'You have reached the time limit that you set for yourself.',
    );
    leave(seat);
  }

  #tellBefore({ seat, account, satAt }: Sitting, left: number): void {
    const key = keyOf({ account, satAt });
    const due = TOLD_BEFORE.filter((minutes) => left <= minutes * MINUTE).at(-1);
    if (due === undefined || (this.#told.get(key) ?? Number.POSITIVE_INFINITY) <= due) return;
    this.#told.set(key, due);
    const minutes = Math.ceil(left / MINUTE);
    const text = `${minutes === 1 ? 'One minute' : `${minutes} minutes`} left of the time limit that you set for yourself.`;
    this.#parts.tell(seat, 'warning', text);
  }

  /** The player's own loss limit has refused chips, so there are no more automatic top-ups in this sitting. */
  refused(sitting: Pick<Sitting, 'account' | 'satAt'>): void {
    this.#refused.add(keyOf(sitting));
  }

  /** Whether automatic top-ups may be requested. */
  mayTopUp(sitting: Pick<Sitting, 'account' | 'satAt'>): boolean {
    return !this.#refused.has(keyOf(sitting));
  }
}

const keyOf = ({ account, satAt }: Pick<Sitting, 'account' | 'satAt'>): string => `${account} ${satAt}`;
