import type { Role } from '../../protocol/roles.ts';
import { roleName } from '../../protocol/roles.ts';
import { type Desk, type Desks, NO_LINE } from '../link/desk.ts';
import { GuardedDesk } from './guarded-desk.ts';
import type { Room } from './room.ts';

/** The desk of each screen, all of them guarded against books that cannot be read. */
export class DeskDirectory implements Desks {
  readonly #room: Room;
  readonly #desks: ReadonlyMap<string, Desk<never>>;

  constructor(room: Room, desks: readonly (readonly [Role, Desk<never>])[]) {
    this.#room = room;
    this.#desks = new Map(desks.map(([role, desk]) => [roleName(role), new GuardedDesk(room, desk)]));
  }

  desk(role: Role): Desk<never> {
    const desk = this.#desks.get(roleName(role));
    if (!desk) throw new Error(`no desk for ${roleName(role)}`);
    return desk;
  }

  rev(): number {
    return this.#room.table.rev;
  }

  onChange(run: () => void): () => void {
    return this.#room.table.onChange(run);
  }

  /** Makes every screen's first view, so that each has something to show even if the books can no longer be read. */
  warm(): void {
    for (const desk of this.#desks.values()) desk.view(NO_LINE);
  }
}
