/** What is said between a simulation and its threads. */
import type { TableSettings } from './random-table.ts';
import type { PlayedTable } from './tables.ts';

/** What a thread is given: the tables of one game with its rules, or of any kind, of the games of these ids. */
export type ThreadTask =
  | { readonly kind: 'one'; readonly settings: Omit<TableSettings, 'game'> & { readonly game: string } }
  | { readonly kind: 'drawn'; readonly games: readonly string[] };

/** What it is asked for, again and again. */
export interface ThreadCall {
  readonly seed: number;
  readonly most: number;
}

/** What it answers: first that it is ready, then the tables, in the order in which it was asked for them. */
export type ThreadAnswer = typeof READY | PlayedTable;

export const READY = 'ready';
