/**
 * The rules write every amount in dollars. For a hand played for tournament chips, this removes the dollar sign from
 * all of its texts.
 */
export function withoutSign<T>(view: T): T {
  const text = JSON.stringify(view, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\$(?=\d)/g, '') : value,
  );
  return JSON.parse(text) as T;
}
