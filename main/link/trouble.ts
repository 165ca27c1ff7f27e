import type { Role } from '../../protocol/messages.ts';
import type { Table } from '../table/table.ts';

/**
 * Writes down what is wrong with the lines to the screens. Whoever floods a line must not flood the log: each kind of
 * trouble is written down once a second.
 */
export function troubleLog(table: Table): (role: Role | null, code: string, text: string) => void {
  const written = new Map<string, number>();
  return (role, code, text) => {
    const now = table.now();
    if (now - (written.get(code) ?? 0) < 1000) return;
    written.set(code, now);
    const seat = role?.screen === 'station' ? role.station : null;
    table.note({ level: 'warning', code: `line ${code}`, text, seat, by: null });
    table.touch();
  };
}
