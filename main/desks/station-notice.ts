/**
 * A station's one-sentence notice to its player. It lasts until they do something here; a ruling of the floor also
 * survives a restart.
 */

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

  /** Restores a ruling that the floor made before a restart. */
  takeUp(): void {
    const ruling = this.#ruling();
    if (ruling !== undefined) this.#notice = { level: 'warning', text: ruling.text };
  }

  tell(level: Notice['level'], text: string): void {
    this.#notice = { level, text: text.slice(0, 400) };
    this.#table.touch();
  }

  /** Shows a ruling of the floor, which survives a restart until the player does something here. */
  tellRuling(text: string): void {
    const ruling = { seat: this.#seat, text: text.slice(0, 400) };
    this.#table.change((draft) => {
      draft.told = [...draft.told.filter(({ seat }) => seat !== this.#seat), ruling];
      return ok(null);
    });
    this.tell('warning', text);
  }

  #ruling(): { readonly text: string } | undefined {
    return this.#table.state.told.find(({ seat }) => seat === this.#seat);
  }

  /** The player has done something here, so they have read the notice. */
  forget(): void {
    this.#notice = null;
    if (this.#ruling() === undefined) return;
    this.#table.change((draft) => {
      draft.told = draft.told.filter(({ seat }) => seat !== this.#seat);
      return ok(null);
    });
  }
}
