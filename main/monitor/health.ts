import type { Room } from '../desks/room.ts';

/** Whether a table can deal, for a supervisor or a wall of lights. */
export interface Health {
  readonly ready: boolean;
  /** One sentence: what keeps it from dealing, or that nothing does. */
  readonly text: string;
}

/** A table that stands still is up all the same: a restart would not help it, people have to. */
export function healthOf({ table, tableState }: Pick<Room, 'table' | 'tableState'>): Health {
  const { fault, stopped } = table.state;
  if (fault !== null) return { ready: false, text: `Fault: ${fault}` };
  if (stopped !== null) return { ready: false, text: `Stopped by the floor: ${stopped}` };
  const state = tableState();
  if (state === 'closed' || state === 'opening') return { ready: false, text: `The table is ${state}.` };
  return { ready: true, text: 'The table deals.' };
}
