import type { Answer, Desk, IntentMeta } from '../link/desk.ts';
import type { View } from '../link/views.ts';
import type { Room } from './room.ts';

/**
 * A desk that always has a view. When the books cannot be read, the table stands still, and its screen shows what it
 * showed last, with the fault.
 */
export class SteadyDesk<Wish> implements Desk<Wish> {
  readonly #room: Room;
  readonly #desk: Desk<Wish>;
  #last: View | null = null;

  constructor(room: Room, desk: Desk<Wish>) {
    this.#room = room;
    this.#desk = desk;
  }

  view(): View {
    try {
      this.#last = this.#desk.view();
      return this.#last;
    } catch (error) {
      this.#room.table.fault(error instanceof Error ? error.message : String(error));
      if (this.#last === null) throw error;
      return withFault(this.#last, this.#room.table.state.fault);
    }
  }

  take(wish: Wish, meta: IntentMeta): Answer | Promise<Answer> {
    return this.#desk.take(wish, meta);
  }

  connected(count: number): void {
    this.#desk.connected(count);
  }
}

function withFault(view: View, fault: string | null): View {
  switch (view.screen) {
    case 'lobby':
      return view;
    case 'cage':
      return { ...view, notice: { level: 'error', text: fault ?? '' } };
    default:
      return { ...view, table: { ...view.table, fault } };
  }
}
