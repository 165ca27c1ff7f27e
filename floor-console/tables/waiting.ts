import { type WaitingItem, worstFirst } from '../../protocol/table-status.ts';
import type { TableOfHouse, TablesView } from '../../protocol/tables-view.ts';

/** Something that waits, and the table at which it is seen to; null where that is not done at a table, or none can be reached. */
export interface WaitingAt {
  readonly table: TableOfHouse | null;
  readonly item: WaitingItem;
  /** It waits in the house, not at a table. */
  readonly isOfHouse: boolean;
}

/** What waits at all tables that can be reached, and in the house itself: the worst and oldest first. */
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

/** What waits at one table, as it has told last; nothing at one that cannot be reached. */
export const waitingOf = ({ up, status }: TableOfHouse): readonly WaitingItem[] => (up ? (status?.waiting ?? []) : []);
