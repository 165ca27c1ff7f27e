/** `11/28/2026`, by the calendar where the screen stands. */
export const dayText = (at: number): string =>
  new Date(at).toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });
