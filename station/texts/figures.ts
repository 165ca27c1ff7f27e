/** Figures as people read them. */

/** A whole number as people write it: `1,204`. */
export const number = (value: number): string => value.toLocaleString('en-US');

/** A time of day as people write it: `9:05 PM`. `at` is milliseconds since 1970. */
export const timeOfDay = (at: number): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
