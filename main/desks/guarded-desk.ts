import { refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import type { View } from '../../protocol/views.ts';
import type { Answer, Desk, IntentMeta } from '../link/desk.ts';
import type { Room } from './room.ts';

/**
 * A desk that always has a view and an answer. When the books cannot be read or written, the table stands still, and
 * the screen shows what it showed last, with the fault.
 */
export class GuardedDesk<Intent> implements Desk<Intent> {
  readonly #room: Room;
  readonly #desk: Desk<Intent>;
  #last: View | null = null;

  constructor(room: Room, desk: Desk<Intent>) {
    this.#room = room;
    this.#desk = desk;
  }

  view(): View {
    try {
      this.#last = this.#desk.view();
      return this.#last;
    } catch (error) {
      this.#stopFor(error);
      if (this.#last === null) throw error;
      return withFault(this.#last, this.#room.table.state.fault);
    }
  }

  async take(intent: Intent, meta: IntentMeta): Promise<Answer> {
    try {
      return await this.#desk.take(intent, meta);
    } catch (error) {
      return refuse('fault', `Nothing was done: ${this.#stopFor(error)}`);
    }
  }

  connected(count: number): void {
    try {
      this.#desk.connected(count);
    } catch (error) {
      this.#stopFor(error);
    }
  }

  #stopFor(error: unknown): string {
    this.#room.table.fails(error);
    return messageOf(error);
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
