/**
 * What cage, floor and board may do about people, the same at both desks: relations (LR20), bars (LR2, LR9, LR34), and
 * the document that somebody showed (LR1).
 */
import type { Seat } from '../../games/game.ts';
import { ok, refuse } from '../../games/result.ts';
import type { BarredPerson, CageIntent, FloorIntent, PeopleIntent } from '../../protocol/messages.ts';
import type { FloorView, Identity, Relation, StaffMember } from '../../protocol/views.ts';
import type { Account, StaffAct } from '../accounts/accounts.ts';
import { barText } from '../accounts/gaming-day.ts';
import { ageAt, localDate } from '../accounts/identity.ts';
import type { HouseLine } from '../house/line.ts';
import type { Answer, IntentTo } from '../link/desk.ts';
import { beside } from './gate.ts';
import type { Room } from './room.ts';
import { secondSignature } from './second-signature.ts';

/** The revision from which on a screen shows the bar that is in force, by account. */
const barSince = new WeakMap<Room, Map<string, number>>();

/** `rev` is that of the view on which `first` pressed it. */
export function takePeople(
  room: Room,
  intent: PeopleIntent,
  first: StaffMember,
  rev: number,
): Answer | Promise<Answer> {
  const act: StaffAct = { at: room.table.now(), by: first.id };
  const lifts = intent.do === 'lift bar' || intent.do === 'lift person bar';
  if (lifts) return lift(room, intent, first, rev);
  return room.line === null ? takeAlone(room, intent, act) : askHouse(room, room.line, intent, act);
}

type Lift = IntentTo<PeopleIntent, 'lift bar' | 'lift person bar'>;

/** Lifts a bar. The revision is looked at once more after the PIN of the second person was checked. */
async function lift(room: Room, intent: Lift, first: StaffMember, rev: number): Promise<Answer> {
  const { accounts } = room;
  const changedSince = (): boolean => intent.do === 'lift bar' && rev < (barSince.get(room)?.get(intent.account) ?? 0);
  const stale = refuse('stale', 'This bar has been changed since you looked. Look again before you lift it.');
  if (changedSince()) return stale;
  const signed =
    intent.signature === undefined ? null : await secondSignature(room, 'second a lifting', first, intent.signature);
  if (signed?.ok === false) return signed;
  if (changedSince()) return stale;
  const act = {
    ...{ at: room.table.now(), by: first.id, reason: intent.reason },
    ...(signed === null ? {} : { second: signed.value.id }),
  };
  if (room.line !== null) return liftAtHouse(room.line, intent, act);
  return intent.do === 'lift bar' ? accounts.liftBar(intent.account, act) : accounts.bars.lift(intent.bar, act);
}

function takeAlone(room: Room, intent: Exclude<PeopleIntent, Lift>, act: StaffAct): Answer {
  const { accounts } = room;
  switch (intent.do) {
    case 'relate':
      return relate(room, intent, act);
    case 'unrelate':
      return accounts.relations.end(intent.account, intent.other, { ...act, reason: intent.reason });
    case 'bar': {
      const barred = accounts.bar(intent.account, { ...act, reason: intent.reason }, barEnd(room, intent.term));
      if (!barred.ok) return barred;
      const since = barSince.get(room) ?? new Map<string, number>();
      barSince.set(room, since.set(intent.account, room.table.rev + 1));
      return offTheTable(room, intent.account, act.by);
    }
    case 'bar person':
      return barPerson(room, intent, act);
    case 'bars':
      return ok({ kind: 'bars', bars: barsInForce(room) });
    case 'identity': {
      const account = accounts.byAccount(intent.account);
      if (!account) return refuse('no such account', `There is no account ${intent.account}.`);
      return ok({ kind: 'identity', account: intent.account, identity: identityOf(account, act.at) });
    }
  }
}

/** The house lifts a bar for every table; two people stand by it there, as here. */
async function liftAtHouse(
  line: HouseLine,
  intent: Lift,
  { at, by, reason, second }: StaffAct & { readonly reason: string },
): Promise<Answer> {
  if (intent.do === 'lift person bar') {
    return refuse('at-the-cage', 'The cage of the house does that: go there, or call it.');
  }
  if (second === undefined) return refuse('second-person', 'Lifting a bar needs the signature of a second person.');
  const { account } = intent;
  return line.ask({ ask: 'lift bar', key: `lift:${account}:${by}:${at}`, account, reason, by, second });
}

/** Where the house is apart it bars for every table, and tells this one; the rest is done at its cage. */
async function askHouse(
  room: Room,
  line: HouseLine,
  intent: Exclude<PeopleIntent, Lift>,
  { at, by }: StaffAct,
): Promise<Answer> {
  switch (intent.do) {
    case 'bar': {
      const { account, reason } = intent;
      const until = barEnd(room, intent.term);
      const barred = await line.ask({ ask: 'bar', key: `bar:${account}:${by}:${at}`, account, reason, until, by });
      return barred.ok ? offTheTable(room, account, by) : barred;
    }
    case 'identity': {
      const account = room.accounts.byAccount(intent.account);
      return account === null
        ? refuse('no such account', `There is no account ${intent.account}.`)
        : ok({ kind: 'identity', account: intent.account, identity: identityOf(account, at) });
    }
    default:
      return refuse('at-the-cage', 'The cage of the house does that: go there, or call it.');
  }
}

/** What such an intent is called in the log; null for any other, and for a look at the list of bars. */
export function peopleText(intent: FloorIntent | CageIntent): string | null {
  switch (intent.do) {
    case 'relate':
    case 'unrelate':
      return `${intent.do} accounts ${intent.account} and ${intent.other}`;
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

const barEnd = (room: Room, term: IntentTo<PeopleIntent, 'bar'>['term']): number | null =>
  term === 'tonight' ? room.gamingDayEnd() : null;

/**
 * Whoever may not play does not play on, by whichever of their accounts: cashed in when the hand is over (LR9, LR15),
 * sent away while coming in.
 */
export function offTheTable({ accounts, seats, stations, table }: Room, account: string, by: string): Answer {
  const theirs = [account, ...accounts.others(account).map((other) => other.account)];
  for (const station of stations.values()) {
    if (station.reservedFor === null || !theirs.includes(station.reservedFor)) continue;
    station.turnAway('This card may not play. Please see the cage.');
  }
  for (const sitting of table.state.sittings) {
    if (!theirs.includes(sitting.account)) continue;
    const left = seats.leave(sitting.seat, by);
    if (!left.ok) return left;
  }
  return ok(null);
}

function relate(room: Room, { account, other, reason }: IntentTo<PeopleIntent, 'relate'>, act: StaffAct): Answer {
  const done = room.accounts.relations.enter(account, other, { ...act, reason });
  if (!done.ok) return done;
  const near = neighbors(room).find(({ accounts }) => accounts.includes(account) && accounts.includes(other));
  if (near) {
    const [one, next] = near.seats;
    room.table.note({
      level: 'warning',
      code: 'side by side',
      text: `Seats ${one} and ${next} are related now and may not sit side by side: move one of them`,
      seat: one ?? null,
      by: act.by,
    });
  }
  return done;
}

function barPerson(
  room: Room,
  { name, born, description, term, reason }: IntentTo<PeopleIntent, 'bar person'>,
  act: StaffAct,
): Answer {
  const { accounts } = room;
  const same = name === null ? [] : accounts.namesakes(name, born);
  if (born !== null && same[0] !== undefined) {
    const { account, person } = same[0];
    return refuse('has-account', `${person.name}, born ${born}, has account ${account}: bar that account.`);
  }
  const entered = accounts.bars.enter({ name, born, description }, barEnd(room, term), { ...act, reason });
  if (!entered.ok) return entered;
  const namesakes = same.map(({ account, person }) => ({ account, person: person.name, born: person.born }));
  return ok({ kind: 'bar entered', bar: entered.value, namesakes: namesakes.slice(0, 10) });
}

/** Everybody who is barred now: those with an account first. */
function barsInForce({ accounts }: Room): BarredPerson[] {
  const withAccount = accounts.barred().map(({ account, person, note, barredUntil }): BarredPerson => {
    const act = accounts.acts(account).find((each) => each.act.startsWith('barred'));
    return {
      ...{ bar: null, account, name: person.name, born: person.born, description: null },
      ...{ reason: note ?? '', until: barredUntil, at: act?.at ?? 0, by: act?.by ?? '' },
    };
  });
  const others = accounts.bars.list().map((each): BarredPerson => ({ ...each, account: null }));
  return [...withAccount, ...others].slice(0, 500);
}

/** Of those who are barred under no name, what they look like. */
export const describedBars = ({ accounts }: Room): string[] =>
  accounts.bars
    .list()
    .flatMap(({ name, description }) => (name === null && description !== null ? [description] : []))
    .slice(-100);

/** The document that was seen when the account was opened, and the age today (LR1). */
export function identityOf({ person, status, note, barredUntil }: Account, at: number): Identity {
  const { name, born, idType, idNumber, idExpires } = person;
  const standing = status === 'barred' ? `barred ${barText(barredUntil)}: ${note ?? ''}` : note;
  return {
    ...{ name, born, idType, idNumber, idExpires },
    age: ageAt(born, at),
    expired: idExpires < localDate(at),
    status,
    note: standing === null ? null : standing.slice(0, 400),
  };
}

/** Who has a common interest with somebody, and where they sit now (LR20). */
export function relationsOf({ accounts, table }: Room, account: string): Relation[] {
  return accounts.relations.of(account).map((other) => ({
    account: other,
    person: accounts.byAccount(other)?.person.name ?? other,
    seat: table.state.sittings.find((sitting) => sitting.account === other)?.seat ?? null,
  }));
}

/** Related players who sit side by side all the same: the relation was entered after they sat down (LR20). */
export function neighbors({ accounts, table }: Room): (FloorView['neighbors'][number] & {
  readonly accounts: readonly string[];
})[] {
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

/** The seat on the left; seat 1 comes after the last. */
const nextSeat = (seat: Seat): Seat => beside(seat)[1] ?? seat;
