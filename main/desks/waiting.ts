/**
 * What waits for a floorman at a table: one list, in one order, for the table's console and for consoles that follow
 * several tables.
 */
import { dollars } from '../../games/money.ts';
import type { FloorRequest, FloorView } from '../../protocol/floor-view.ts';
import { type WaitingItem, worstFirst } from '../../protocol/table-status.ts';
import type { Place } from '../../protocol/table-view.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { OpenHit } from '../house/house-facts.ts';
import type { Tournament } from '../house/tournament/record.ts';
import { handsInWords } from '../table/jackpot-port.ts';
import { type Neighbors, neighborsAt } from './people.ts';
import { callsOf, requestsOf } from './requests.ts';
import type { Room } from './room.ts';

/** Maximum number of items reported; the rest can be seen at the table. */
const MOST = 60;

/** What a table's console shows besides, and its list of what waits is made of, too. */
interface Asked {
  readonly calls: FloorView['calls'];
  readonly requests: FloorRequest[];
  readonly neighbors: readonly Neighbors[];
}

/** Worked out once for a view. */
export const askedOf = (room: Room): Asked => ({
  calls: callsOf(room),
  requests: requestsOf(room),
  neighbors: neighborsAt(room),
});

/** What waits at the table itself, worst and oldest first. `places`: the seats as everyone sees them. */
export const waitingAt = (room: Room, places: readonly Place[]): WaitingItem[] =>
  AT_TABLES.inOrder(room.table, ofTable(room, places, askedOf(room))).slice(0, MOST);

/** What waits at the table's console: the table's own items, and those of its house. `locked`: staff locked out. */
export function waitingAtConsole(
  room: Room,
  places: readonly Place[],
  asked: Asked,
  locked: readonly StaffMember[],
): WaitingItem[] {
  const { table, line, tournaments } = room;
  const all = [
    ...ofTable(room, places, asked),
    ...hitsWaiting(line?.hits() ?? []),
    ...staffWaiting(locked),
    ...(tournaments === null ? [] : tournamentsWaiting(tournaments.list(), tournaments.mayNotPlay())),
  ];
  return AT_CONSOLES.inOrder(table, all).slice(0, MOST);
}

const ofTable = (room: Room, places: readonly Place[], { calls, requests, neighbors }: Asked): WaitingItem[] => [
  ...halts(room),
  ...calls.map(callWaiting),
  ...dark(places),
  ...overdue(room),
  ...keptApart(room),
  ...neighbors.map(neighborsWaiting),
  ...lockedCards(room),
  ...answers(room),
  ...requests.map(requestWaiting),
];

/** Where an item waits: a table, or a house. */
interface Clocked {
  now(): number;
}

/** Puts waiting items in order. An item without a time of its own has waited since it was first seen. */
export class Queue {
  readonly #seen = new WeakMap<Clocked, ReadonlyMap<string, number>>();

  /** Worst and oldest first. */
  inOrder<Item extends WaitingItem>(at: Clocked, found: readonly Item[]): Item[] {
    const [before, now] = [this.#seen.get(at), at.now()];
    const dated = found.map((item) => ({ ...item, since: item.since ?? before?.get(item.id) ?? now }));
    this.#seen.set(at, new Map(dated.map(({ id, since }) => [id, since])));
    return dated.sort(worstFirst);
  }
}

/** The list reported to the house is shorter than a console's, so each has a memory of its own. */
const [AT_TABLES, AT_CONSOLES] = [new Queue(), new Queue()];

const NOBODYS = { seat: null, person: null, since: null } as const;

function halts({ table: { state } }: Room): WaitingItem[] {
  const { fault, faultAt, stopped, stoppedAt } = state;
  return [
    ...(fault === null
      ? []
      : [
          {
            ...{ id: 'fault', kind: 'fault' as const, ...NOBODYS, since: faultAt, signs: true as const },
            text: `Not dealing: ${fault}`.slice(0, 400),
          },
        ]),
    ...(stopped === null
      ? []
      : [
          {
            ...{ id: 'stopped', kind: 'stopped' as const, ...NOBODYS, since: stoppedAt },
            text: `Play is stopped: ${stopped}`.slice(0, 400),
          },
        ]),
  ];
}

/** Hands that have hit a jackpot, until two people have decided them. */
export const hitsWaiting = (hits: readonly OpenHit[]): WaitingItem[] =>
  hits.map(({ number, name, table, hand, amount, beaten, best, at }) => ({
    ...{ id: `hit-${number}`, kind: 'hit', ...NOBODYS, since: at, signs: true },
    text: `${name} hit at table ${table}, hand ${hand}: ${handsInWords({ beaten, best })}. ${dollars(amount)} is set aside; the table waits.`.slice(
      0,
      400,
    ),
  }));

const callWaiting = ({ seat, person, since, onTheWay }: Asked['calls'][number]): WaitingItem => ({
  ...{ id: `call-${seat}-${since}`, kind: 'call', seat, person, since },
  text: onTheWay === null ? 'Calls the floor.' : `Calls the floor; ${onTheWay} is on the way.`,
});

/** Players whose stations cannot serve them. */
function dark(places: readonly Place[]): WaitingItem[] {
  return places.flatMap(({ seat, player, bot, connected, reader }) => {
    if (player === null || bot || (connected && reader === 'ok')) return [];
    const faults = [
      ...(connected ? [] : ['The screen of the station is dark.']),
      ...(reader === 'ok' ? [] : ['The card reader of the station does not answer.']),
    ];
    const text = `${faults.join(' ')} The player cannot answer: stop play if necessary.`;
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
            text: 'The break is over. If the player does not answer the warning, they lose the seat.',
          },
        ],
  );

/** Related players who sit side by side (LR20). */
const neighborsWaiting = ({ seats, players }: Neighbors): WaitingItem => ({
  ...{ id: `beside-${seats.join('-')}`, kind: 'side by side', seat: seats[0] ?? null, person: null, since: null },
  text: `${players.join(' and ')} are related and sit side by side in seats ${seats.join(' and ')}: one of them has to move.`,
});

/** Players kept apart by the house who sit at this table because the house entered it after they sat down. */
const keptApart = ({ line, table }: Room): WaitingItem[] =>
  (line?.apart() ?? []).flatMap(({ a, b }) => {
    const [one, other] = table.state.sittings
      .filter(({ account }) => account === a || account === b)
      .toSorted((first, second) => first.seat - second.seat);
    if (one === undefined || other === undefined) return [];
    return [
      {
        ...{ id: `apart-${one.seat}-${other.seat}`, kind: 'kept apart', seat: one.seat, person: null, since: null },
        text: `${one.handle} (seat ${one.seat}) and ${other.handle} (seat ${other.seat}) are kept apart by the house: one of them has to leave this table.`,
      },
    ];
  });

/** Cards that are locked after wrong PINs. */
function lockedCards({ table, stations, accounts }: Room): WaitingItem[] {
  const here = new Map(table.state.sittings.map(({ seat, account }) => [account, seat]));
  for (const { seat, reservedFor } of stations.values()) if (reservedFor !== null) here.set(reservedFor, seat);
  return [...here].flatMap(([account, seat]): WaitingItem[] => {
    const person = accounts.byAccount(account);
    if (person?.status !== 'locked') return [];
    const text = 'The card is locked after wrong PINs: the cage can unlock it.';
    return [{ id: `pin-${seat}`, kind: 'pin locked', seat, person: person.handle, since: null, text }];
  });
}

/** Members of staff whose sign-in is locked after wrong PINs. */
export const staffWaiting = (locked: readonly StaffMember[]): WaitingItem[] =>
  locked.map(({ id, name, role }) => ({
    ...{ id: `staff-${id}`, kind: 'staff locked', seat: null, person: name, since: null },
    text: `The sign-in (${role}) is locked after five wrong PINs. Ask them whether they typed those; somebody else has to unlock it.`,
  }));

/** Tournaments waiting for their director to begin or go on, and players who have entered and may no longer play. */
export const tournamentsWaiting = (
  tournaments: readonly Tournament[],
  mayNotPlay: ReadonlyMap<string, string>,
): WaitingItem[] => [
  ...tournaments.flatMap((tournament) => entriesOutOfPlay(tournament, mayNotPlay)),
  ...tournaments.flatMap(toDirector),
];

function entriesOutOfPlay({ id, terms, entries }: Tournament, mayNotPlay: ReadonlyMap<string, string>): WaitingItem[] {
  return entries.flatMap(({ id: entry, account, name, state }) => {
    const why = state === 'registered' ? mayNotPlay.get(account) : undefined;
    if (why === undefined) return [];
    const found = { id: `tournament-${id}-${entry}`, kind: 'tournament', ...NOBODYS, person: name } as const;
    const text = `Has entered ${terms.name} (account ${account}) and may not play: ${why}. The entry is paid back at the start, or you can pay it back now.`;
    return [{ ...found, text: text.slice(0, 400) }];
  });
}

function toDirector({ id, terms, status, paused, waits, entries }: Tournament): WaitingItem[] {
  const found = { id: `tournament-${id}`, kind: 'tournament', ...NOBODYS } as const;
  if (waits !== undefined) {
    const words = status === 'entering' ? 'is full and begins as soon as possible' : 'is over. Its prizes wait';
    return [{ ...found, text: `${terms.name} ${words}: ${waits}`.slice(0, 400) }];
  }
  if (status === 'playing' && paused !== null) {
    return [{ ...found, text: `${terms.name} is paused until its director resumes it: ${paused}`.slice(0, 400) }];
  }
  const entered = entries.filter(({ state }) => state === 'registered').sort((one, other) => one.at - other.at);
  const enough = entered[terms.fewest - 1];
  if (status !== 'entering' || terms.starts !== 'by the director' || enough === undefined) return [];
  const text = `${terms.name} may begin: ${entered.length} of at most ${terms.most} have entered.`;
  return [{ ...found, since: enough.at, text }];
}

/** Players who have not said whether they come along, once the table is waiting for it. */
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

function requestWaiting({ id, kind, seat, to, person, since, remarks }: FloorRequest): WaitingItem {
  const asked = kind === 'entry' ? `Asks to come in at seat ${seat}.` : `Asks to move to seat ${to}.`;
  const text = [asked, ...remarks.map((remark) => `${remark}.`)].join(' ').slice(0, 400);
  return { id, kind, seat, person, since, text };
}
