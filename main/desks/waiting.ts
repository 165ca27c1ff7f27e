/** What waits for a floorman at a table: one list for the console of the table and for those that follow several. */
import type { WaitingItem } from '../../protocol/table-status.ts';
import type { Place } from '../../protocol/views.ts';
import { neighbors } from './people.ts';
import { callsOf, requestsOf } from './requests.ts';
import type { Room } from './room.ts';

/** Most that a table tells of; what is beyond is seen at the table. */
const MOST = 60;

/** Everything that waits, most pressing first; of one kind, longest waiting first. `places`: the seats as everybody sees them. */
export function waitingAt(room: Room, places: readonly Place[]): WaitingItem[] {
  return [
    ...halts(room),
    ...calls(room),
    ...dark(places),
    ...overdue(room),
    ...sideBySide(room),
    ...locked(room),
    ...answers(room),
    ...requests(room),
  ].slice(0, MOST);
}

const NOBODYS = { seat: null, person: null, since: null } as const;

function halts({ table: { state } }: Room): WaitingItem[] {
  const { fault, stopped } = state;
  return [
    ...(fault === null
      ? []
      : [{ id: 'fault', kind: 'fault' as const, ...NOBODYS, text: `Not dealing: ${fault}`.slice(0, 400) }]),
    ...(stopped === null
      ? []
      : [{ id: 'stopped', kind: 'stopped' as const, ...NOBODYS, text: `Play is stopped: ${stopped}`.slice(0, 400) }]),
  ];
}

const calls = (room: Room): WaitingItem[] =>
  callsOf(room).map(({ seat, person, since, onTheWay }) => ({
    ...{ id: `call-${seat}-${since}`, kind: 'call', seat, person, since },
    text: onTheWay === null ? 'Calls the floor.' : `Calls the floor; ${onTheWay} is on the way.`,
  }));

/** A player whose station cannot serve them. */
function dark(places: readonly Place[]): WaitingItem[] {
  return places.flatMap(({ seat, player, bot, connected, reader }) => {
    if (player === null || bot || (connected && reader === 'ok')) return [];
    const text = connected ? 'The card reader of the station does not answer.' : 'The screen of the station is dark.';
    return [{ id: `dark-${seat}`, kind: 'dark' as const, seat, person: player, since: null, text }];
  });
}

/** Breaks that have run out (LR16). */
const overdue = ({ table: { state } }: Room): WaitingItem[] =>
  state.sittings.flatMap(({ seat, handle, calledBackAt, lastBreakAt, status }) =>
    calledBackAt === null || status === 'playing'
      ? []
      : [
          {
            ...{ id: `overdue-${seat}`, kind: 'overdue' as const, seat, person: handle, since: lastBreakAt },
            text: 'Is away for longer than the break lasts.',
          },
        ],
  );

/** Related players who sit side by side (LR20). */
const sideBySide = (room: Room): WaitingItem[] =>
  neighbors(room).map(({ seats, players }) => ({
    ...{ id: `beside-${seats.join('-')}`, kind: 'side by side', seat: seats[0] ?? null, person: null, since: null },
    text: `${players.join(' and ')} are related and sit side by side in seats ${seats.join(' and ')}.`,
  }));

/** Cards and sign-ins that are locked after wrong PINs. */
function locked({ table, stations, accounts, staff }: Room): WaitingItem[] {
  const here = new Map(table.state.sittings.map(({ seat, account }) => [account, seat]));
  for (const { seat, reservedFor } of stations.values()) if (reservedFor !== null) here.set(reservedFor, seat);
  const cards = [...here].flatMap(([account, seat]): WaitingItem[] => {
    const person = accounts.byAccount(account);
    if (person?.status !== 'locked') return [];
    const text = 'The card is locked after wrong PINs: the cage gives it its tries back.';
    return [{ id: `pin-${seat}`, kind: 'pin locked', seat, person: person.handle, since: null, text }];
  });
  const members = staff.locked(table.now()).map(
    ({ id, name }): WaitingItem => ({
      ...{ id: `staff-${id}`, kind: 'staff locked', seat: null, person: name, since: null },
      text: 'The sign-in is locked after wrong PINs: somebody else unlocks it.',
    }),
  );
  return [...cards, ...members];
}

/** Players who have not said whether they come along, once the table waits for it. */
function answers({ table, seats }: Room): WaitingItem[] {
  const { coming } = seats.game;
  if (coming === null || coming.asking.until === null) return [];
  return table.state.sittings
    .filter((sitting) => seats.game.along(coming, sitting) === 'no answer')
    .map(({ seat, handle }) => ({
      ...{ id: `game-${coming.asking.id}-${seat}`, kind: 'game change', seat, person: handle, since: null },
      text: `Has not said whether they come along to ${coming.setup.profile.label}.`,
    }));
}

const requests = (room: Room): WaitingItem[] =>
  requestsOf(room).map(({ id, kind, seat, to, person, since, remarks }) => {
    const asked = kind === 'entry' ? `Asks to come in at seat ${seat}.` : `Asks to move to seat ${to}.`;
    return {
      id,
      kind,
      seat,
      person,
      since,
      text: [asked, ...remarks.map((remark) => `${remark}.`)].join(' ').slice(0, 400),
    };
  });
