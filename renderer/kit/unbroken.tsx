import type { ReactNode } from 'react';

/** A line of text whose words are not broken at their hyphens: `High-Low` and `king-queen` stay in one piece. */
export const unbroken = (text: string): ReactNode =>
  text.split(HYPHENATED).map((part, nth) =>
    nth % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no name but their place
      <span key={nth} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );

const HYPHENATED = /(\S+-\S+)/;
