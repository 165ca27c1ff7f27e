/**
 * What cage, floor and board may do about people, the same at every desk: relations (LR20), bars (LR2, LR9, LR34), and
 * the identity document that a person showed (LR1).
 */

import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import type { FloorView } from '../../protocol/floor-view.ts';
import type { PeopleIntent } from '../../protocol/people-intent.ts';
import type { Identity, Relation } from '../../protocol/person.ts';
import type { Account } from '../accounts/account.ts';
import { barText } from '../accounts/gaming-day.ts';
import { ageAt, localDate } from '../accounts/identity.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { KeyedAct } from '../house/cage-port.ts';
import type { PeopleOffice } from '../house/people-office.ts';
import { officeOverLine } from '../house/people-over-line.ts';
import type { Answer, IntentMeta, IntentTo } from '../link/desk.ts';
import { beside } from './gate.ts';
import type { Room } from './room.ts';
import { secondSignature } from './second-signature.ts';
import type { StaffRoom } from './sign-in.ts';

/** The place where staff act on people: a table with its floor, or a cage. */
export interface PeopleRoom extends Pick<StaffRoom, 'demo' | 'staff' | 'table'> {
  readonly office: PeopleOffice;
  /** When the current gaming day ends, in ms since 1970. */
  gamingDayEnd(): number;
  /** Takes a player who may no longer play out of the game. */
  offTheTable(account: string, by: string): Promise<Answer>;
  /** Two accounts are now related. */
  related(one: string, other: string, by: string): Promise<void>;
}

/** A table in the form that `takePeople` needs. */
export function peopleAt(room: Room): PeopleRoom {
  const { demo, staff, table, accounts, line } = room;
  return {
    ...{ demo, staff, table },
    office: officeOverLine(line, accounts),
    gamingDayEnd: () => room.gamingDayEnd(),
    offTheTable: (account, by) => offTheTable(room, account, by),
    related: async (one, other, by) => {
      await line.meet([one, other]);
      warnOfNeighbors(room, one, other, by);
    },
  };
}

/** The revision at which a screen began to show the current bar, by account, for each table or cage. */
const barSince = new WeakMap<PeopleRoom['table'], Map<string, number>>();

/** `meta.rev` is the revision of the view on which `first` pressed; `meta.id` makes sure it is done once. */
export function takePeople(
  room: PeopleRoom,
  intent: PeopleIntent,
  first: StaffMember,
  meta: Pick<IntentMeta, 'rev' | 'id'>,
): Promise<Answer> {
  const act: KeyedAct = { at: room.table.now(), by: first.id, key: `${intent.do}:${meta.id}` };
  const lifts = intent.do === 'lift bar' || intent.do === 'lift person bar';
  return lifts ? lift(room, intent, first, meta.rev, act.key) : takeAlone(room, intent, act);
}

type Lift = IntentTo<PeopleIntent, 'lift bar' | 'lift person bar'>;

/** Lifts a bar. The revision is checked again after the second person's PIN. */
async function lift(room: PeopleRoom, intent: Lift, first: StaffMember, rev: number, key: string): Promise<Answer> {
  const { office, table } = room;
  const changedSince = (): boolean => intent.do === 'lift bar' && rev < (barSince.get(table)?.get(intent.account) ?? 0);
  const stale = refuse('stale', 'This bar has changed since you looked. Look again before you lift it.');
  if (changedSince()) return stale;
  const signed =
    intent.signature === undefined ? null : await secondSignature(room, 'second a lifting', first, intent.signature);
  if (signed?.ok === false) return signed;
  if (changedSince()) return stale;
  const act = {
    ...{ at: table.now(), by: first.id, key, reason: intent.reason },
    ...(signed === null ? {} : { second: signed.value.id }),
  };
  return intent.do === 'lift bar' ? office.liftBar(intent.account, act) : office.bars.lift(intent.bar, act);
}

async function takeAlone(room: PeopleRoom, intent: Exclude<PeopleIntent, Lift>, act: KeyedAct): Promise<Answer> {
  const { office, table } = room;
  switch (intent.do) {
    case 'relate': {
      const { account, other, reason } = intent;
      const done = await office.relate(account, other, { ...act, reason });
      if (done.ok) await room.related(account, other, act.by);
      return done;
    }
    case 'unrelate':
      return office.unrelate(intent.account, intent.other, { ...act, reason: intent.reason });
    case 'keep apart':
      return office.apart.keep(intent.account, intent.other, { ...act, reason: intent.reason });
    case 'end apart':
      return office.apart.end(intent.account, intent.other, { ...act, reason: intent.reason });
    case 'bar': {
      const barred = await office.bar(intent.account, barEnd(room, intent.term), { ...act, reason: intent.reason });
      if (!barred.ok) return barred;
      const since = barSince.get(table) ?? new Map<string, number>();
      barSince.set(table, since.set(intent.account, table.rev + 1));
      return room.offTheTable(intent.account, act.by);
    }
    case 'bar person':
      return barPerson(room, intent, act);
    case 'bars': {
      const bars = await office.everyBar(act.at);
      return bars.ok ? ok({ kind: 'bars', bars: bars.value }) : bars;
    }
    case 'identity': {
      const account = await office.byAccount(intent.account, act.at);
      if (!account) return refuse('no such account', `There is no account ${intent.account}.`);
      return ok({ kind: 'identity', account: intent.account, identity: identityOf(account, act.at) });
    }
  }
}

/** The log text of such an intent; null for any other, and for a look at the list of bars. */
export function peopleText(intent: FloorIntent | CageIntent): string | null {
  switch (intent.do) {
    case 'relate':
    case 'unrelate':
      return `${intent.do} accounts ${intent.account} and ${intent.other}`;
    case 'keep apart':
    case 'end apart':
      return `${intent.do === 'keep apart' ? 'keep apart' : 'no longer keep apart'} accounts ${intent.account} and ${intent.other}`;
    case 'bar':
      return `bar account ${intent.account} ${intent.term}`;
    case 'bar person':
      return `bar ${intent.name ?? intent.description ?? ''} ${intent.term}`;
    case 'lift person bar':
      return `lift bar ${intent.bar}`;
    case 'lift bar':
      return `lift the bar of account ${intent.account}`;
    case 'identity':
      return `look at the document of account ${intent.account}`;
    default:
      return null;
  }
}

const barEnd = (room: PeopleRoom, term: IntentTo<PeopleIntent, 'bar'>['term']): number | null =>
  term === 'tonight' ? room.gamingDayEnd() : null;

/**
 * Takes a player who may no longer play off the table, under any of their accounts: cashed in when the hand is over
 * (LR9, LR15), or sent away while coming in.
 */
async function offTheTable(room: Room, account: string, by: string): Promise<Answer> {
  const { seats, stations, table } = room;
  const theirs = await accountsOf(room, account);
  for (const station of stations.values()) {
    if (station.reservedFor === null || !theirs.includes(station.reservedFor)) continue;
    station.turnAway('This card may not play. Please see the cage.');
  }
  for (const sitting of table.state.sittings) {
    if (!theirs.includes(sitting.account)) continue;
    const left = seats.leaving.leave(sitting.seat, by);
    if (!left.ok) return left;
  }
  return ok(null);
}

/** Warns the floor that related players sit side by side, so that one of them has to move. */
function warnOfNeighbors(room: Room, account: string, other: string, by: string): void {
  const near = neighborsAt(room).find(({ accounts }) => accounts.includes(account) && accounts.includes(other));
  if (near === undefined) return;
  const [one, next] = near.seats;
  room.table.note({
    level: 'warning',
    code: 'side by side',
    text: `The players in seats ${one} and ${next} are now related and may not sit side by side: move one of them`,
    seat: one ?? null,
    by,
  });
}

async function barPerson(
  room: PeopleRoom,
  { name, born, description, term, reason }: IntentTo<PeopleIntent, 'bar person'>,
  act: KeyedAct,
): Promise<Answer> {
  const { office } = room;
  const same = name === null ? [] : await office.namesakes(name, born, act.at);
  if (born !== null && same[0] !== undefined) {
    const { account, person } = same[0];
    return refuse('has-account', `${person}, born ${born}, has account ${account}: bar that account.`);
  }
  const entered = await office.bars.enter({ name, born, description }, barEnd(room, term), { ...act, reason });
  if (!entered.ok) return entered;
  return ok({ kind: 'bar entered', bar: entered.value, namesakes: same.slice(0, 10) });
}

/** The identity document seen when the account was opened, and the person's age today (LR1). */
export function identityOf({ person, status, note, barredUntil }: Account, at: number): Identity {
  const { name, handle, born, idType, idNumber, idExpires } = person;
  const standing = status === 'barred' ? `barred ${barText(barredUntil)}: ${note ?? ''}` : note;
  return {
    ...{ name, born, idType, idNumber, idExpires, ...(handle === '' ? {} : { handle }) },
    age: ageAt(born, at),
    expired: idExpires < localDate(at),
    status,
    note: standing === null ? null : standing.slice(0, 400),
  };
}

/** An account, and others that may belong to the same person, where the table can look them up. */
async function accountsOf({ near, table }: Room, account: string): Promise<string[]> {
  if (near === null) return [account];
  const person = await near.people.byAccount(account, table.now());
  const others = person === null ? [] : await near.people.others(person, table.now());
  return [account, ...others.map((other) => other.account)];
}

/** The people who have a common interest with a player (LR20) or are kept apart from them, and where they sit now. */
export function relationsOf({ accounts, table, line }: Room, account: string): Relation[] {
  const to = (other: string): Relation => ({
    account: other,
    person: accounts.byAccount(other)?.person.name ?? other,
    seat: table.state.sittings.find((sitting) => sitting.account === other)?.seat ?? null,
  });
  const apart = (line?.apart() ?? []).flatMap(({ a, b }) => (a === account ? [b] : b === account ? [a] : []));
  return [...accounts.relations.of(account).map(to), ...apart.map((other) => ({ ...to(other), apart: true as const }))];
}

/** Related players who sit side by side. */
export type Neighbors = FloorView['neighbors'][number] & { readonly accounts: readonly string[] };

/** Those who do because the relation was entered after they sat down (LR20). */
export function neighborsAt({ accounts, table }: Room): Neighbors[] {
  return table.state.sittings.flatMap((one) => {
    const next = table.sitting(nextSeat(one.seat));
    if (!next || !accounts.relations.of(one.account).includes(next.account)) return [];
    return [
      {
        seats: [one.seat, next.seat],
        players: [one.handle, next.handle],
        accounts: [one.account, next.account],
      },
    ];
  });
}

/** The seat on the left; after the last comes seat 1. */
const nextSeat = (seat: Seat): Seat => beside(seat)[1] ?? seat;
