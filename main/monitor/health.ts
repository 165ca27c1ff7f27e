import type { Room } from '../desks/room.ts';

/** Whether a table can deal, for a supervisor or a wall of lights. */
export interface Health {
  readonly ready: boolean;
  /** One sentence: what keeps the table from dealing, or that nothing does. */
  readonly text: string;
}

/** A stopped table still counts as up: restarting would not help, people have to act. */
export function healthOf({ table, tableState }: Pick<Room, 'table' | 'tableState'>): Health {
  const { fault, stopped } = table.state;
  if (fault !== null) return { ready: false, text: `Fault: ${fault}` };
  if (stopped !== null) return { ready: false, text: `Stopped by the floor: ${stopped}` };
  const state = tableState();
  if (state === 'closed' || state === 'opening') return { ready: false, text: `The table is ${state}.` };
  return { ready: true, text: 'The table deals.' };
}
