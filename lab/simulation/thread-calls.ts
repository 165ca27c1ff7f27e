/** The messages between a simulation and its threads. */
import type { TableSettings } from './random-table.ts';
import type { PlayedTable } from './tables.ts';

/** A thread's task: the tables of one game with its rules, or tables of any kind, of the games with these ids. */
export type ThreadTask =
  | { readonly kind: 'one'; readonly settings: Omit<TableSettings, 'game'> & { readonly game: string } }
  | { readonly kind: 'drawn'; readonly games: readonly string[] };

/** The request, sent again and again. */
export interface ThreadCall {
  readonly seed: number;
  readonly most: number;
}

/** The answer: first that it is ready, then the tables, in the order of the requests. */
export type ThreadAnswer = typeof READY | PlayedTable;

export const READY = 'ready';
