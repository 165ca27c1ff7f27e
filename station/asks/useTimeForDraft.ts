import { useEffect, useRef } from 'react';
import type { Countdown } from '../../protocol/table-view.ts';
import type { DraftNote } from './draft.ts';

/** How long before the end the time bank is used for a player who is still building a bet, milliseconds. */
const BEFORE_THE_END = 1500;

interface Turn {
  readonly clock: Countdown | null;
  /** The time left in the bank, milliseconds. */
  readonly bank: number;
  readonly draft: DraftNote;
  readonly onMoreTime: () => void;
}

/**
 * A player who is building a bet as their time runs out is present and means to play, so their time bank is used
 * automatically. For a player who has laid out nothing it is used only when they touch the key.
 */
export function useTimeForDraft({ clock, bank, draft, onMoreTime }: Turn): void {
  const draw = useRef(onMoreTime);
  useEffect(() => {
    draw.current = onMoreTime;
  });
  const leftMs = clock?.leftMs ?? null;
  useEffect(() => {
    if (leftMs === null || bank < 1000) return;
    const wait = setTimeout(() => draft.current !== null && draw.current(), Math.max(0, leftMs - BEFORE_THE_END));
    return () => clearTimeout(wait);
  }, [leftMs, bank, draft]);
}
