import { type WaitingItem, worstFirst } from '../../protocol/table-status.ts';
import type { TableOfHouse, TablesView } from '../../protocol/tables-view.ts';

/**
 * A waiting item, and the table where it is settled; null when it is not settled at a table or the table cannot be
 * reached.
 */
export interface WaitingAt {
  readonly table: TableOfHouse | null;
  readonly item: WaitingItem;
  /** It waits in the house rather than at a table. */
  readonly isOfHouse: boolean;
}

/** What waits at all tables that can be reached, and in the house itself: most urgent and oldest first. */
export function waitingAtAll({ tables, waiting }: Pick<TablesView, 'tables' | 'waiting'>): readonly WaitingAt[] {
  const atTables = tables.flatMap((table) => waitingOf(table).map((item) => ({ table, item, isOfHouse: false })));
  const inHouse = waiting.map(({ table, ...item }) => ({
    ...{ item, isOfHouse: true },
    table: tables.find(({ number }) => number === table) ?? null,
  }));
  return [...atTables, ...inHouse].sort(worstAtAllFirst);
}

export const worstAtAllFirst = (a: WaitingAt, b: WaitingAt): number =>
  worstFirst(a.item, b.item) || (a.table?.number ?? 0) - (b.table?.number ?? 0);

/** What waits at one table according to its last report; empty for one that cannot be reached. */
export const waitingOf = ({ up, status }: TableOfHouse): readonly WaitingItem[] => (up ? (status?.waiting ?? []) : []);
