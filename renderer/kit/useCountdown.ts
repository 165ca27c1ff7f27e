import { useEffect, useState } from 'react';
import type { Countdown } from '../../protocol/table-view.ts';

/** The last share of the time, in which the player has to hurry. */
const URGENT = 0.25;

export interface TimeRunning {
  readonly leftMs: number;
  /** The share of the total time that is left, from 1 down to 0. */
  readonly fraction: number;
  /** A quarter of the time or less is left. */
  readonly urgent: boolean;
}

/** What the screen shows of a countdown: only a clock in whole seconds, or a bar as well. */
export type Shown = 'clock' | 'bar';

/**
 * How often the bar of a countdown is redrawn, ms, by its total: five times a second up to half a minute, then each
 * time it has moved by 1/150, and never less than twice a second, for its clock.
 */
export const tickOf = (totalMs: number): number => Math.min(500, Math.max(200, totalMs / 150));

/**
 * How long a countdown can stay as drawn, ms: until its bar has moved, or until its clock shows another second or turns
 * urgent. Null once it is over.
 */
export function stillFor({ leftMs, totalMs }: Countdown, shown: Shown): number | null {
  if (leftMs <= 0) return null;
  if (shown === 'bar') return tickOf(totalMs);
  const figure = leftMs % 1000 || 1000;
  const urgent = leftMs - totalMs * URGENT;
  // A timer takes whole milliseconds; rounded down, it would draw the same picture again.
  return Math.ceil(urgent > 0 ? Math.min(figure, urgent) : figure);
}

/**
 * Counts down from the moment the view arrived; null while there is no countdown. Redraws only when something visible
 * changes.
 */
export function useCountdown(countdown: Countdown | null, shown: Shown = 'clock'): TimeRunning | null {
  const [, redraw] = useState(0);
  const [start, setStart] = useState({ countdown, at: performance.now() });
  // Every view brings its own countdown object, so equal figures in a new view restart the count.
  if (start.countdown !== countdown) setStart({ countdown, at: performance.now() });
  useEffect(() => {
    const { countdown: sent, at } = start;
    if (sent === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      const still = stillFor({ ...sent, leftMs: sent.leftMs - (performance.now() - at) }, shown);
      if (still === null) return;
      timer = setTimeout(() => {
        redraw((count) => count + 1);
        wait();
      }, still);
    };
    wait();
    return () => clearTimeout(timer);
  }, [start, shown]);
  return countdown === null ? null : leftOf(countdown, performance.now() - start.at);
}

/** What is left of a countdown `passed` milliseconds after it was sent. */
export function leftOf({ leftMs, totalMs }: Countdown, passed: number): TimeRunning {
  const left = Math.max(0, leftMs - passed);
  const fraction = totalMs > 0 ? Math.min(1, left / totalMs) : 0;
  return { leftMs: left, fraction, urgent: fraction <= URGENT };
}

/** `0:07`, `14:32`: whole seconds, rounded up so that 0:00 means it is over. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
