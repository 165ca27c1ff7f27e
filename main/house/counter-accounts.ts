/** A cage's own accounts: where it keeps what is handed over, and the house's bank. */
import type { PaidIn } from './cage-port.ts';

/** Where a drawer is filled from and dropped to. */
export const BANK = 'cage:bank';

/** Where a cage keeps what is handed over; the first cage's have no number. */
export function counterOf(cage: number): Readonly<Record<PaidIn, string>> {
  const number = cage === 1 ? '' : `:${cage}`;
  return { cash: `cage:drawer${number}`, chips: `cage:chips${number}`, cheque: `cage:cheques${number}` };
}
