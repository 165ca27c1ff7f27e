import type { Cents } from '../../games/money.ts';
import type { Store } from '../journal/store.ts';

/** From (included) to (excluded), ms. */
export interface Interval {
  readonly name: 'day' | 'month' | 'year' | 'life';
  readonly from: number;
  readonly to: number;
}

/** The local day, month or year in which `at` lies. */
export declare function interval(name: Interval['name'], at: number): Interval;

export interface SeatMeters {
  readonly seat: number;
  readonly coinIn: Cents;
  readonly coinOut: Cents;
  readonly boughtIn: Cents;
  readonly cashedOut: Cents;
  readonly collected: Cents;
  readonly jackpots: Cents;
}

export interface TableMeters {
  readonly interval: Interval;
  readonly hands: number;
  readonly voided: number;
  readonly coinIn: Cents;
  readonly coinOut: Cents;
  readonly boughtIn: Cents;
  readonly cashedOut: Cents;
  readonly collections: readonly { name: string; amount: Cents }[];
  readonly jackpots: readonly { name: string; paidIn: Cents; paidOut: Cents }[];
  readonly instruments: readonly { nature: string; in: Cents; out: Cents }[];
  readonly seats: readonly SeatMeters[];
}

export declare class Meters {
  constructor(store: Store);
  read(interval: Interval): TableMeters;
}
