import type { Role } from '../../protocol/roles.ts';
import type { Table } from '../table/table.ts';

/** Whoever floods a line must not flood the log: true once a second for each kind of trouble. */
export function onceASecond(now: () => number): (code: string) => boolean {
  const told = new Map<string, number>();
  return (code) => {
    const at = now();
    const last = told.get(code);
    // A clock that was set back silences nobody.
    if (last !== undefined && Math.abs(at - last) < 1000) return false;
    told.set(code, at);
    return true;
  };
}

/** Writes down what is wrong with the lines to the screens of a table. */
export function troubleLog(table: Table): (role: Role | null, code: string, text: string) => void {
  const isDue = onceASecond(() => table.now());
  return (role, code, text) => {
    if (!isDue(code)) return;
    const seat = role?.screen === 'station' ? role.station : null;
    table.note({ level: 'warning', code: `line ${code}`, text, seat, by: null });
    table.touch();
  };
}
