/** People as the file of a table has them that kept its own, before all people were the house's. */
import type { Person } from '../../protocol/person.ts';
import type { PinRow } from './pin.ts';

/** A PIN with the wrong tries since the last right one. */
export type TriedPin = PinRow & { readonly tries: number };

export type AccountRow = TriedPin & {
  account: string;
  name: string;
  handle: string;
  born: string;
  id_type: Person['idType'];
  id_number: string;
  id_expires: string;
  created_at: number;
  created_by: string;
  lost: string | null;
  barred: string | null;
  barred_until: number | null;
  excluded_until: number | null;
};

/** A bar of somebody who has no account. */
export type PersonBarRow = {
  id: number;
  name: string | null;
  born: string | null;
  description: string | null;
  reason: string;
  until: number | null;
  at: number;
  by: string;
};
