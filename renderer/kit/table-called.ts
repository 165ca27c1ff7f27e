import type { TableView } from '../../protocol/table-view.ts';

/** A table as its screens name it: `Table 3`, or `3 · Corner table` where its name does not tell the number. */
export function tableCalled({ table, number }: Pick<TableView, 'table' | 'number'>): string {
  return number === undefined || new RegExp(`\\b${number}\\b`).test(table) ? table : `${number} · ${table}`;
}

/** What is played, as a title: the game or, of a tournament, its name; its level stands in a line of its own. */
export const playedAt = ({ game, tournament }: Pick<TableView, 'game' | 'tournament'>): string =>
  tournament?.name ?? game;
