import type { TableView } from '../../protocol/table-view.ts';

/** A table's name on the screens: `Table 3`, or `3 · Corner table` when its name does not contain the number. */
export function tableCalled({ table, number }: Pick<TableView, 'table' | 'number'>): string {
  return number === undefined || new RegExp(`\\b${number}\\b`).test(table) ? table : `${number} · ${table}`;
}

/** The title of what is played: the game or, for a tournament, its name. The level has its own line. */
export const playedAt = ({ game, tournament }: Pick<TableView, 'game' | 'tournament'>): string =>
  tournament?.name ?? game;
