/** Compares plain data: views, outcomes, stored values. */

/**
 * Whether two values are the same when written as JSON. Nothing is written while they are the same piece by piece,
 * which they nearly always are.
 */
export const alike = (one: unknown, other: unknown): boolean =>
  isSame(one, other) || JSON.stringify(one) === JSON.stringify(other);

type Parts = Readonly<Record<string, unknown>>;

/** Whether they have the same pieces in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && isSameObject(one as Parts, other as Parts);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n += 1) if (!isSame(one[n], other[n])) return false;
  return true;
}

function isSameObject(one: Parts, other: Parts): boolean {
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (let n = 0; n < names.length; n += 1) {
    const name = names[n] ?? '';
    if (name !== others[n] || !isSame(one[name], other[name])) return false;
  }
  return true;
}
