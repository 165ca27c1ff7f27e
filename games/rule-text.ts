/** A game's explanation of itself for people, made from the same data and functions that play it. */
import type { CardText } from './card.ts';

export interface RuleText {
  readonly title: string;
  readonly lines: readonly string[];
  /** Hands in rank order, or as set. Absent: none. */
  readonly hands?: readonly { readonly name: string; readonly cards: readonly CardText[] }[];
  /** A chart whose first column names its rows. Absent: none. */
  readonly chart?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}
