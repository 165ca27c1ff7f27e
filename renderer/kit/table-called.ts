import type { TableView } from '../../protocol/views.ts';

/** A table as its screens name it: `Table 3`, or `3 · Corner table` where its name does not tell the number. */
export function tableCalled({ table, number }: Pick<TableView, 'table' | 'number'>): string {
  return number === undefined || new RegExp(`\\b${number}\\b`).test(table) ? table : `${number} · ${table}`;
}
