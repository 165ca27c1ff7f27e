/** What a game says of itself to people: made from the very data and functions that it is played by. */
import type { CardText } from './card.ts';

export interface RuleText {
  readonly title: string;
  readonly lines: readonly string[];
  /** Hands in the order in which they rank, or as they are set. Absent: none. */
  readonly hands?: readonly { readonly name: string; readonly cards: readonly CardText[] }[];
  /** A chart, the first column of which names its rows. Absent: none. */
  readonly chart?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}
