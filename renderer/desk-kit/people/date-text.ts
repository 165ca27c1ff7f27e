/** `2001-12-31` in local notation: `12/31/2001`. */
export const dateText = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
