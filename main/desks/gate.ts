import type { Seat } from '../../games/seat.ts';
import type { People } from '../house/house-room.ts';
import type { Table } from '../table/table.ts';
import type { StationDesk } from './station.ts';

/** The seats on either side, the one on the left last; seat 10 is next to seat 1. */
export const beside = (seat: Seat): Seat[] => [seat === 1 ? 10 : seat - 1, seat === 10 ? 1 : seat + 1];

interface GateParts {
  readonly accounts: People;
  readonly table: Table;
  readonly stations: ReadonlyMap<Seat, StationDesk>;
  /** Pairs of players who may not sit at the same table. */
  apart(): readonly { readonly a: string; readonly b: string }[];
}

const isSeated = ({ state }: Table, account: string): boolean =>
  state.sittings.some((sitting) => sitting.account === account);

/**
 * Why an account may not have a seat, in one sentence, or null. Another player may be about to take the seat, a
 * relation may sit or be about to sit next to it (LR20), or a player whom the house keeps apart from this one may sit
 * at the table.
 */
export function refuseSeat(
  { accounts, table, stations, apart }: GateParts,
  account: string,
  seat: Seat,
): string | null {
  const { tournament } = table.state;
  if (tournament !== null) return `${tournament.plan.name} is played at this table.`;
  const coming = (at: Seat): string | null => stations.get(at)?.reservedFor ?? null;
  if (coming(seat) !== null && coming(seat) !== account) return `Somebody is taking seat ${seat} right now.`;
  const others = new Set(apart().flatMap(({ a, b }) => (a === account ? [b] : b === account ? [a] : [])));
  if (table.state.sittings.some((sitting) => others.has(sitting.account)) && !isSeated(table, account)) {
    return 'The house asks you not to play at this table. Please ask the floor for another one.';
  }
  const related = new Set(accounts.relations.of(account));
  const near = beside(seat).find((at) =>
    [table.sitting(at)?.account, coming(at)].some((one) => one && related.has(one)),
  );
  return near === undefined ? null : `The house asks you not to sit next to seat ${near}. Please choose another seat.`;
}
