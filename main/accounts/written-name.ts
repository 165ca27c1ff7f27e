/**
 * Whether this can serve as a name: it has visible characters, no more than `most` of them, and none that break a line
 * or control a terminal. Names appear in lists, on paper and in logs.
 */
export const canBeWritten = (name: string, most: number): boolean =>
  name.trim() !== '' && name.length <= most && isOneLine(name);

/** No line breaks, tabs, other control characters, or signs that have what follows read from the other side. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
