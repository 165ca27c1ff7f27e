/**
 * Whether something can be called that: there are characters to see, no more than so many, and none that break a line or steer a
 * terminal. Names stand in lists, on paper and in logs.
 */
export const canBeWritten = (name: string, most: number): boolean =>
  name.trim() !== '' && name.length <= most && isOneLine(name);

/** No line breaks, tabs or other control characters. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);
