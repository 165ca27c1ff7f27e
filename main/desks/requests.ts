/** What players ask of the floor: to come in, to change seats, to be visited by a floorman. */

import { dollars } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';
import type { FloorRequest, FloorView } from '../../protocol/floor-view.ts';
import { RETURN_WINDOW_MS } from '../table/buy-in.ts';
import { letsTransfersIn } from './moved-players.ts';
import type { Room } from './room.ts';

/** Entries in order of arrival, then seat changes in the order asked (LR28a, LR31d). */
export function requestsOf(room: Room): FloorRequest[] {
  const entries = [...room.stations.values()].flatMap((station): FloorRequest[] => {
    const account = station.asksEntry;
    return account === null ? [] : [entryRequest(room, station.seat, account)];
  });
  const moves = room.table.state.sittings.flatMap((sitting): FloorRequest[] =>
    sitting.move && !sitting.move.approved
      ? [
          {
            id: `move-${sitting.seat}-${sitting.move.to}-${sitting.account}`,
            kind: 'move',
            seat: sitting.seat,
            to: sitting.move.to,
            person: sitting.handle,
            account: sitting.account,
            balance: room.cage.balance(sitting.account),
            since: sitting.move.askedAt,
            remarks: remarks(room, sitting.account),
          },
        ]
      : [],
  );
  return [...entries, ...moves.sort((a, b) => a.since - b.since)];
}

/** Players who call the floor, the longest wait first. */
export function callsOf({ table }: Room): FloorView['calls'] {
  return table.state.sittings
    .flatMap(({ seat, handle, call }) =>
      call ? [{ seat, person: handle, since: call.at, onTheWay: call.answeredBy }] : [],
    )
    .sort((a, b) => a.since - b.since);
}

function entryRequest(room: Room, seat: Seat, account: string): FloorRequest {
  const { accounts, cage, stations } = room;
  return {
    id: `entry-${seat}-${account}-${stations.get(seat)?.askedAt ?? 0}`,
    kind: 'entry',
    seat,
    to: null,
    person: accounts.byAccount(account)?.person.name ?? account,
    account,
    balance: cage.balance(account),
    since: stations.get(seat)?.askedAt ?? 0,
    remarks: remarks(room, account),
    ...(letsTransfersIn(room) ? { transfers: true } : {}),
  };
}

function remarks({ table, accounts }: Room, account: string): string[] {
  const now = table.now();
  const exit = table.state.exits.find((other) => other.account === account && now - other.at < RETURN_WINDOW_MS);
  const related = accounts.relations.of(account);
  const beside = table.state.sittings.filter((sitting) => related.includes(sitting.account));
  return [
    ...(exit ? [`Left with ${dollars(exit.stack)} ${Math.round((now - exit.at) / 60_000)} minutes ago`] : []),
    ...beside.map((sitting) => `Related to ${sitting.handle} in seat ${sitting.seat}`),
  ];
}
