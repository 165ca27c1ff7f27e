/**
 * Limits of time that players have set themselves: told before they are over, and when one is, its player leaves with the end of the hand
 * that they are in. The table reckons by its own clock, so that it does so while the house is away, too.
 */
import type { Seat } from '../../games/seat.ts';
import type { Sitting } from './state.ts';
import type { Table } from './table.ts';

/** So long before the end, minutes, the player is told of it. */
const TOLD_BEFORE = [15, 5] as const;
const MINUTE = 60_000;

interface Parts {
  readonly table: Table;
  /** Until when somebody may sit, ms since 1970; null without a limit. */
  until(account: string, satAt: number): number | null;
  tell(seat: Seat, level: 'info' | 'warning', text: string): void;
  leave(seat: Seat): void;
}

export class OwnLimits {
  readonly #parts: Parts;
  /** Of whom it was told already, and at how many minutes. */
  readonly #told = new Map<string, number>();
  /** Whose loss limit has refused chips that are added by themselves. */
  readonly #refused = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks at everybody who sits here. */
  tick(): void {
    const { table } = this.#parts;
    // Nobody is called from a tournament: they have entered it within their limits, and play it to its end.
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
        ? 'The time at tables that you have set yourself is up. You leave when this hand is over.'
        : 'The time at tables that you have set yourself is up.',
    );
    leave(seat);
  }

  #tellBefore({ seat, account, satAt }: Sitting, left: number): void {
    const key = keyOf({ account, satAt });
    const due = TOLD_BEFORE.filter((minutes) => left <= minutes * MINUTE).at(-1);
    if (due === undefined || (this.#told.get(key) ?? Number.POSITIVE_INFINITY) <= due) return;
    this.#told.set(key, due);
    const minutes = Math.ceil(left / MINUTE);
    const text = `${minutes === 1 ? 'One minute' : `${minutes} minutes`} left of the time at tables that you have set yourself.`;
    this.#parts.tell(seat, 'warning', text);
  }

  /** The player's own limit of losses has refused chips: none are asked for by themselves while they sit here. */
  refused(sitting: Pick<Sitting, 'account' | 'satAt'>): void {
    this.#refused.add(keyOf(sitting));
  }

  /** Whether chips may be asked for by themselves. */
  mayTopUp(sitting: Pick<Sitting, 'account' | 'satAt'>): boolean {
    return !this.#refused.has(keyOf(sitting));
  }
}

const keyOf = ({ account, satAt }: Pick<Sitting, 'account' | 'satAt'>): string => `${account} ${satAt}`;
