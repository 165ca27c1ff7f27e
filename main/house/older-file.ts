/**
 * Whether a table or its house was restored from an older copy of its file, judged by what the other has received from
 * it.
 */

/** How far a table and its house have come: messages sent and applied one way, sent and received the other. */
export interface Abreast {
  readonly told: number;
  readonly applied: number;
  readonly sent: number;
  readonly received: number;
}

/** Which of two files is an older copy, in one sentence: it lacks what the other has from it. Null when neither is. */
export function olderFile({ told, applied, sent, received }: Abreast): string | null {
  if (received > sent) return olderThan('the file of the house', 'the table');
  return applied > told ? olderThan('the file of the table', 'the house') : null;
}

export const olderThan = (old: string, other: string): string =>
  `${old} is an older copy: ${other} has messages from it that it lacks. Restore both files from one back-up.`;
