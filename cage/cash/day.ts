/** `11/28/2026`, in local time. */
export const dayText = (at: number): string =>
  new Date(at).toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });
