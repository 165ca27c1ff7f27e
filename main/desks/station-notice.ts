/** What a station tells its player in a sentence: until they do something here, and what the floor has ruled outlives a restart. */

import { ok } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Notice } from '../../protocol/notice.ts';
import type { Table } from '../table/table.ts';

export class StationNotice {
  readonly #table: Table;
  readonly #seat: Seat;
  #notice: Notice | null = null;

  constructor(table: Table, seat: Seat) {
    this.#table = table;
    this.#seat = seat;
  }

  get shown(): Notice | null {
    return this.#notice;
  }

  /** What the floor had ruled before a restart is still there to be read. */
  takeUp(): void {
    const told = this.#told();
    if (told !== undefined) this.#notice = { level: 'warning', text: told.text };
  }

  tell(level: Notice['level'], text: string): void {
    this.#notice = { level, text: text.slice(0, 400) };
    this.#table.touch();
  }

  /** Tells what the floor has ruled: it outlives a restart, until somebody here does something. */
  tellRuling(text: string): void {
    const ruling = { seat: this.#seat, text: text.slice(0, 400) };
    this.#table.change((draft) => {
      draft.told = [...draft.told.filter(({ seat }) => seat !== this.#seat), ruling];
      return ok(null);
    });
    this.tell('warning', text);
  }

  #told(): { readonly text: string } | undefined {
    return this.#table.state.told.find(({ seat }) => seat === this.#seat);
  }

  /** Somebody here has done something: they have read it. */
  forget(): void {
    this.#notice = null;
    if (this.#told() === undefined) return;
    this.#table.change((draft) => {
      draft.told = draft.told.filter(({ seat }) => seat !== this.#seat);
      return ok(null);
    });
  }
}
