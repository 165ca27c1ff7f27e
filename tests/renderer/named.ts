/**
 * Finds elements by a class of a CSS module: Vite writes `plate` into the page as `_plate_`, a hash and a line. Throws
 * where a name is no plain one, for what it finds then would be anything.
 */
export function named(name: string): string {
  if (!/^[a-z][a-z-]*$/.test(name)) throw new Error(`"${name}": expected the name of a class, such as plate-tag`);
  return `[class*="_${name}_"]`;
}
