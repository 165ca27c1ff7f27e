/**
 * Whether this can serve as a name: it has visible characters, no more than `most` of them, and none that break a line
 * or control a terminal. Names appear in lists, on paper and in logs.
 */
export const canBeWritten = (name: string, most: number): boolean =>
  name.trim() !== '' && name.length <= most && isOneLine(name);

/** No line breaks, tabs or other control characters. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);
