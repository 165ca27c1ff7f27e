import { useEffect, useRef } from 'react';
import type { Countdown } from '../../protocol/table-view.ts';
import type { Draft } from './draft.ts';

/** So long before the end the bank is drawn on for a player whose finger is still at work, milliseconds. */
const BEFORE_THE_END = 1500;

interface Turn {
  readonly clock: Countdown | null;
  /** What is in the bank, milliseconds. */
  readonly bank: number;
  readonly draft: Draft;
  readonly onMoreTime: () => void;
}

/**
 * A player who is building a bet as their time runs out is there and means to play: their bank is drawn on by itself. For
 * one who has laid out nothing nobody waits, unless they touch the key.
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
