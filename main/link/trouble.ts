import type { Role } from '../../protocol/roles.ts';
import type { Table } from '../table/table.ts';

/** Keeps a flood on a line from flooding the log: true once a second for each kind of trouble. */
export function onceASecond(now: () => number): (code: string) => boolean {
  const told = new Map<string, number>();
  return (code) => {
    const at = now();
    const last = told.get(code);
    // Setting the clock back must not suppress reports.
    if (last !== undefined && Math.abs(at - last) < 1000) return false;
    told.set(code, at);
    return true;
  };
}

/** Logs problems with the lines to a table's screens. */
export function troubleLog(table: Table): (role: Role | null, code: string, text: string) => void {
  const isDue = onceASecond(() => table.now());
  return (role, code, text) => {
    if (!isDue(code)) return;
    const seat = role?.screen === 'station' ? role.station : null;
    table.note({ level: 'warning', code: `line ${code}`, text, seat, by: null });
    table.touch();
  };
}
