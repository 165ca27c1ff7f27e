import { useEffect, useState } from 'react';
import type { TableView } from '../../../protocol/table-view.ts';
import type { Pace } from './script.ts';
import { type Drawing, drawingAt, type Staged, staged, waitOf } from './stage.ts';

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a screen has shown and played so far. */
interface Playing {
  readonly stage: Staged;
  readonly drawing: Drawing;
  /** The line was lost after the newest view. */
  readonly late: boolean;
}

/**
 * Plays what has happened since the last view, step by step. With reduced motion, on a newly opened screen and after a
 * lost line, shows it at once.
 */
export function useTheatre(table: TableView, pace: Pace, connected: boolean): Drawing {
  const now = performance.now();
  const [playing, setPlaying] = useState<Playing>(() => playingOf(null, table, { pace, connected, now }));
  const [, redraw] = useState(0);
  const next = playingOf(playing, table, { pace, connected, now });
  if (next !== playing) setPlaying(next);
  const wait = waitOf(next.stage, now);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => redraw((count) => count + 1), wait);
    return () => clearTimeout(timer);
  });
  return next.drawing;
}

interface Now {
  readonly pace: Pace;
  readonly connected: boolean;
  readonly now: number;
}

/** The same object as long as the drawing does not change. */
function playingOf(last: Playing | null, table: TableView, { pace, connected, now }: Now): Playing {
  const isNew = last === null || last.stage.table !== table;
  const terms = { pace: wantsStillness() ? ('off' as const) : pace, now, late: last?.late ?? false };
  const stage = isNew ? staged(last?.stage ?? null, table, terms) : last.stage;
  const late = !connected || (!isNew && last.late);
  const drawing = drawingAt(stage, now, last?.drawing ?? null);
  const isSame = !isNew && late === last.late && drawing.seen === last.drawing.seen;
  return isSame ? last : { stage, drawing, late };
}
