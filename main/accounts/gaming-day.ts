/** A gaming day: it ends at the same time of day, in the small hours, well after midnight. */
import { z } from 'zod';
import { localDate } from './identity.ts';

/** A time of day at the house, `06:00`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day like 06:00');

/** When the gaming day that contains the moment `at` ends, ms since 1970, by the house's calendar and clock. */
export function gamingDayEnd(at: number, ends: string): number {
  const [hours = 0, minutes = 0] = ends.split(':').map(Number);
  const end = new Date(at);
  end.setHours(hours, minutes, 0, 0);
  if (end.getTime() <= at) {
    end.setDate(end.getDate() + 1);
    // By the next day, daylight saving may have moved the clocks forward past that hour, or back.
    end.setHours(hours, minutes, 0, 0);
  }
  return end.getTime();
}

/** The gaming day that contains the moment `at`: from (included) to (excluded), ms since 1970. */
export function gamingDay(at: number, ends: string): { readonly from: number; readonly to: number } {
  const to = gamingDayEnd(at, ends);
  const from = new Date(to);
  const [hours = 0, minutes = 0] = ends.split(':').map(Number);
  from.setDate(from.getDate() - 1);
  from.setHours(hours, minutes, 0, 0);
  return { from: from.getTime(), to };
}

/** `for good`, or `until 2026-11-29 06:00`. */
export function barText(until: number | null): string {
  if (until === null) return 'for good';
  const date = new Date(until);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `until ${localDate(until)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
