/** Money is whole cents everywhere in the code; only screens and files use dollars. */
export type Cents = number;

/** The total of the amounts. */
export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Prints cents as dollars: `1250` is `$12.50`, `120000` is `$1,200`. Negative amounts carry a leading minus. */
export function dollars(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100).toString();
  const rest = Math.abs(cents) % 100;
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${sign}$${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Reads dollars with up to two decimals (`12`, `12.5`, `$1,200.50`) as cents. Null when it is not an amount. */
export function parseDollars(text: string): Cents | null {
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match?.[1]) return null;
  return Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Dollars as a JSON number (`6.5`) to cents. Null when negative, not finite, or finer than a cent. */
export function centsOf(amount: number): Cents | null {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) && cents >= 0 && Math.abs(amount * 100 - cents) < 1e-6 ? cents : null;
}
