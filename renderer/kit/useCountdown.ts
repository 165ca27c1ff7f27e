import { useEffect, useState } from 'react';
import type { Countdown } from '../../protocol/table-view.ts';

export interface Running {
  readonly leftMs: number;
  /** What is left of the whole, 1 down to 0. */
  readonly fraction: number;
  /** A quarter of the time, or less, is left. */
  readonly urgent: boolean;
}

/**
 * How often a countdown of so many milliseconds is drawn again: five times a second up to half a minute, then
 * as often as its bar moves by a 150th, and twice within a second of its clock at least.
 */
export const tickOf = (totalMs: number): number => Math.min(500, Math.max(200, totalMs / 150));

/** Counts down from the moment the view arrived; null while nothing is counted. */
export function useCountdown(countdown: Countdown | null): Running | null {
  const [, redraw] = useState(0);
  const [start, setStart] = useState({ countdown, at: performance.now() });
  // Every view brings a countdown of its own, so the same figures in a new view are a new beginning.
  if (start.countdown !== countdown) setStart({ countdown, at: performance.now() });
  const tick = countdown === null ? null : tickOf(countdown.totalMs);
  useEffect(() => {
    if (tick === null) return;
    const timer = setInterval(() => redraw((count) => count + 1), tick);
    return () => clearInterval(timer);
  }, [tick]);
  return countdown === null ? null : leftOf(countdown, performance.now() - start.at);
}

/** What is left of a countdown `passed` milliseconds after it was sent. */
export function leftOf({ leftMs, totalMs }: Countdown, passed: number): Running {
  const left = Math.max(0, leftMs - passed);
  const fraction = totalMs > 0 ? Math.min(1, left / totalMs) : 0;
  return { leftMs: left, fraction, urgent: fraction <= 0.25 };
}

/** `0:07`, `14:32`: whole seconds, rounded up so that 0:00 means it is over. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
