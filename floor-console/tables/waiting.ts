import { WAITING_KINDS, type WaitingItem } from '../../protocol/table-status.ts';
import type { TableOfHouse } from '../../protocol/views.ts';
import { texts } from './texts.ts';

/** Something that waits, and where. */
export interface WaitingAt {
  readonly table: TableOfHouse;
  readonly item: WaitingItem;
}

/** What waits at all tables that can be reached: the most pressing kind first, of one kind longest waiting first. */
export function waitingAtAll(tables: readonly TableOfHouse[]): readonly WaitingAt[] {
  const all = tables.flatMap((table) => waitingOf(table).map((item) => ({ table, item })));
  const since = ({ item }: WaitingAt): number => item.since ?? 0;
  const rank = ({ item }: WaitingAt): number => WAITING_KINDS.indexOf(item.kind);
  return all.toSorted((a, b) => rank(a) - rank(b) || since(a) - since(b) || a.table.number - b.table.number);
}

/** What waits at one table, as it has told last; nothing at one that cannot be reached. */
export const waitingOf = ({ up, status }: TableOfHouse): readonly WaitingItem[] => (up ? (status?.waiting ?? []) : []);

/** How long something has waited, in words. */
export const waitedText = (ms: number): string =>
  ms < 60_000 ? texts.queue.justNow : texts.queue.minutes(Math.floor(ms / 60_000));
