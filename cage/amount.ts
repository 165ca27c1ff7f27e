import { type Cents, dollars, parseDollars } from '../games/money.ts';
import { texts } from './texts.ts';

/** A typed amount: the cents to send, or what is wrong with it. Both are null while nothing is typed. */
export interface Amount {
  readonly cents: Cents | null;
  readonly problem: string | null;
}

/** Reads dollars exactly as typed. `most` is the maximum amount, null for none; `where` says where that money is. */
export function readAmount(text: string, most: Cents | null, where = texts.amount.onCard): Amount {
  if (text.trim() === '') return { cents: null, problem: null };
  const cents = parseDollars(text);
  if (cents === null) return { cents: null, problem: texts.amount.writeDollarsSuchAs };
  if (cents === 0) return { cents: null, problem: texts.amount.writeMoreThan0 };
  if (most !== null && cents > most) {
    return { cents: null, problem: texts.amount.isMoreThan(dollars(cents), dollars(most), where) };
  }
  return { cents, problem: null };
}

/** Cents as a person would type them: `20000` is `200`, `1250` is `12.50`. */
export const typed = (cents: Cents): string => dollars(cents).slice(1).replaceAll(',', '');
