/** What is said over a screen for a few seconds. */
import type { Notice } from '../../protocol/notice.ts';

/** With its number: the first notice is number 1. */
interface SaidNotice extends Notice {
  readonly number: number;
}

export interface Said {
  /** What was said last, after what was said in the same moment; empty when nothing is shown. */
  readonly notices: readonly SaidNotice[];
  /** How many notices have been said so far, which is the number of the last one. */
  readonly count: number;
  /** They have been on the screen, so the next notice takes their place. */
  readonly isSeen: boolean;
}

/** What happens to notices: one is said; those up to this number have been drawn, or their time is over. */
export type Saying =
  | { readonly event: 'said'; readonly notice: Notice }
  | { readonly event: 'drawn' | 'over'; readonly count: number };

export const NOTHING_SAID: Said = { notices: [], count: 0, isSeen: true };

/**
 * A notice replaces those that have been seen. Those that have not been are kept next to it, and the end of an earlier
 * notice's time ends only that notice: a busy screen draws late, and nothing may be lost unread.
 */
export function saidAfter(said: Said, saying: Saying): Said {
  if (saying.event === 'said') {
    const unseen = said.isSeen ? [] : said.notices;
    const count = said.count + 1;
    return { notices: [...unseen, { ...saying.notice, number: count }], count, isSeen: false };
  }
  if (saying.count !== said.count) return said;
  return { ...said, notices: saying.event === 'over' ? [] : said.notices, isSeen: true };
}
