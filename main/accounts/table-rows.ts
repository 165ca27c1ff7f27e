/** Rows of people in table files from versions in which each table kept its own; now the house keeps all people. */
import type { IdType } from './person.ts';
import type { PinRow } from './pin.ts';

/** A PIN with the number of wrong tries since the last right one. */
export type TriedPin = PinRow & { readonly tries: number };

export type AccountRow = TriedPin & {
  account: string;
  name: string;
  handle: string;
  born: string;
  id_type: IdType;
  id_number: string;
  id_expires: string;
  created_at: number;
  created_by: string;
  lost: string | null;
  barred: string | null;
  barred_until: number | null;
  excluded_until: number | null;
};

/** A bar of a person without an account. */
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
