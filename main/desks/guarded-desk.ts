import { refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import type { View } from '../../protocol/views.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { type Answer, type Desk, type IntentMeta, type LineId, NO_LINE } from '../link/desk.ts';
import type { Room } from './room.ts';

/**
 * A desk that always has a view and an answer. When the books cannot be read or written, the table stops, and the
 * screen keeps its last view, with the fault.
 */
export class GuardedDesk<Intent> implements Desk<Intent> {
  readonly #room: Room;
  readonly #desk: Desk<Intent>;
  /** The last view of each line, since one line may see what another may not. */
  readonly #last = new Map<LineId, View>();

  constructor(room: Room, desk: Desk<Intent>) {
    this.#room = room;
    this.#desk = desk;
  }

  view(line: LineId): View {
    try {
      const view = this.#desk.view(line);
      this.#last.set(line, view);
      return view;
    } catch (error) {
      this.#stopFor(error);
      const last = this.#last.get(line) ?? this.#last.get(NO_LINE);
      if (last === undefined) throw error;
      return withFault(last, this.#room.table.state.fault);
    }
  }

  async take(intent: Intent, meta: IntentMeta): Promise<Answer> {
    try {
      return await this.#desk.take(intent, meta);
    } catch (error) {
      return refuse('fault', `Nothing was done: ${this.#stopFor(error)}`);
    }
  }

  vouched(line: LineId, member: StaffMember): void {
    this.#desk.vouched?.(line, member);
  }

  connected(count: number): void {
    try {
      this.#desk.connected(count);
    } catch (error) {
      this.#stopFor(error);
    }
  }

  ended(line: LineId): void {
    this.#last.delete(line);
    try {
      this.#desk.ended?.(line);
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
    case 'tables':
    case 'board':
    case 'clock':
      return view;
    case 'cage':
      return { ...view, notice: { level: 'error', text: fault ?? '' } };
    default:
      return { ...view, table: { ...view.table, fault } };
  }
}
