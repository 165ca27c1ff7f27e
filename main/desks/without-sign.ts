/** The rules write every amount as dollars; of a hand that is played for chips of a tournament the sign goes from all that it says. */
export function withoutSign<T>(view: T): T {
  const text = JSON.stringify(view, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\$(?=\d)/g, '') : value,
  );
  return JSON.parse(text) as T;
}
