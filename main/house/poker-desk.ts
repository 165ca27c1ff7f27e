/**
 * The rules of the poker desk, without any clock or store: who may be put on which list, who is called next, and how an
 * act changes the lists. A refused act changes nothing; the result of any other is a function of the lists and the act.
 */
import { invariant, ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { MOST_ENTRIES, MOST_LISTS, MOST_TABLES } from '../../protocol/poker-desk.ts';
import type { DeskAct, DeskEntry, DeskList, PokerDesk } from './desk-record.ts';

/** From this opening bet on players may be made to move, and a game need not be full for a change (000:384-386). */
export const MOVES_FROM = 10_00;

/** What the desk knows about the tables when it acts. */
export interface DeskFacts {
  /** Seats that nobody has or is about to take, by table; a table that cannot be reached is absent. */
  readonly open: ReadonlyMap<number, number>;
  /** Who sits where, and since when. */
  readonly seated: readonly { readonly account: string; readonly table: number; readonly since: number }[];
  /** Who may not sit at the same table. Absent: nobody is kept apart. */
  readonly apart?: readonly { readonly a: string; readonly b: string }[];
  /** By account, why a player on a list may no longer play. Absent: everybody may. */
  readonly mayNotPlay?: ReadonlyMap<string, string>;
}

/**
 * Whether a player is kept apart from somebody who sits at a table; a name without an account is not kept apart from
 * anybody.
 */
const isKeptFrom = (account: string | null, table: number, { seated, apart = [] }: DeskFacts): boolean =>
  apart.some(({ a, b }) => {
    const other = a === account ? b : b === account ? a : null;
    return other !== null && seated.some((one) => one.account === other && one.table === table);
  });

export const emptyDesk = (): PokerDesk => ({ lastEntry: 0, lists: [] });

/** Why an act may not be done, or null. */
export function deskRefusal(desk: PokerDesk, act: DeskAct, facts: DeskFacts): Refusal | null {
  const list = desk.lists.find(({ id }) => id === act.list);
  if (act.act === 'open list') return list ? no('exists', `List ${act.list} already exists.`) : openRefusal(desk, act);
  if (list === undefined) return no('no such list', `There is no list ${act.list}.`);
  if ('entry' in act) {
    const entry = list.entries.find(({ id }) => id === act.entry);
    return entry ? ofEntry({ desk, list, facts }, entry, act) : no('no such entry', 'They are no longer on this list.');
  }
  switch (act.act) {
    case 'close list':
      return list.entries.some(({ state }) => state === 'called')
        ? no('called', 'A player on this list has been called: seat them or strike them first.')
        : null;
    case 'open table':
      if (list.tables.includes(act.table)) return no('exists', `Table ${act.table} already plays this game.`);
      return list.tables.length < MOST_TABLES
        ? null
        : no('tables full', `A list can have at most ${MOST_TABLES} tables.`);
    case 'take table off':
      return list.tables.includes(act.table) ? null : no('no such table', `Table ${act.table} is not on this list.`);
    case 'filled':
      return list.filling.includes(act.table) && facts.open.get(act.table) === 0
        ? null
        : no('not filling', `Table ${act.table} is not being filled.`);
    case 'join':
      return fullList(list) ?? onItAlready(list, act.account, act.name);
    case 'ask change':
      return fullList(list) ?? changeRefusal(list, act, facts);
    case 'force move':
      return fullList(list) ?? moveRefusal(desk, list, act, facts);
  }
}

const no = (code: string, message: string): Refusal => ({ code, message });

const keptApart = (name: string, table: number): Refusal =>
  no('apart', `${name} is kept apart from somebody who sits at table ${table}.`);

function openRefusal({ lists }: PokerDesk, act: Extract<DeskAct, { act: 'open list' }>): Refusal | null {
  if (lists.length >= MOST_LISTS)
    return no('lists full', `There are already ${MOST_LISTS} lists, the maximum: close one first.`);
  if (new Set(act.tables).size < act.tables.length) return no('exists', 'A table can be on a list only once.');
  return tooSmall(act);
}

const fullList = ({ entries }: DeskList): Refusal | null =>
  entries.length < MOST_ENTRIES
    ? null
    : no('list full', `This list has ${MOST_ENTRIES} names, the maximum: first strike those who have gone.`);

const tooSmall = ({
  mustMove,
  openingBet,
}: {
  readonly mustMove: boolean;
  readonly openingBet: number;
}): Refusal | null =>
  mustMove && openingBet < MOVES_FROM
    ? no('below ten', 'Players are made to move only in games that open for $10 or more.')
    : null;

/** One person may be on several lists, and on each of them once. */
function onItAlready({ entries }: DeskList, account: string | null, name: string): Refusal | null {
  const twice = entries.some((entry) =>
    account === null || entry.account === null
      ? entry.name.toLowerCase() === name.toLowerCase()
      : entry.account === account,
  );
  return twice ? no('on it already', `${name} is already on this list.`) : null;
}

const sitsAt = (facts: DeskFacts, account: string): number | null =>
  facts.seated.find((one) => one.account === account)?.table ?? null;

/** A player who is listed for a change must play the same size and type of game (000:381-382). */
function changeRefusal(
  list: DeskList,
  { account, name, from }: Extract<DeskAct, { act: 'ask change' }>,
  facts: DeskFacts,
) {
  if (!list.tables.includes(from))
    return no('another game', `Table ${from} plays another game: a table change is within one game.`);
  if (sitsAt(facts, account) !== from) return no('not seated', `${name} does not sit at table ${from}.`);
  return onItAlready(list, account, name);
}

/** From a table started later to one started earlier, in the order in which their names were placed on the list (000:869-873). */
function moveRefusal(
  desk: PokerDesk,
  list: DeskList,
  { account, name, from, to }: Extract<DeskAct, { act: 'force move' }>,
  facts: DeskFacts,
): Refusal | null {
  if (!list.mustMove) return no('no must-move', 'This game has no must-move table.');
  const [earlier, later] = [list.tables.indexOf(to), list.tables.indexOf(from)];
  if (earlier < 0 || later < 0 || earlier >= later) {
    return no('wrong way', `Players move from a table that started later: not from table ${from} to table ${to}.`);
  }
  if (sitsAt(facts, account) !== from) return no('not seated', `${name} does not sit at table ${from}.`);
  const next = nextToMove(list, to, facts);
  if (next !== null && next.account !== account) return no('not next', 'Somebody else is the next to move there.');
  return noSeat(desk, to, facts);
}

/**
 * Who has to move to a table when a seat opens there: from the table started next, the player whose name was on the
 * list first.
 */
export function nextToMove(
  list: DeskList,
  to: number,
  facts: DeskFacts,
): { readonly account: string; readonly from: number } | null {
  if (!list.mustMove || !list.tables.includes(to)) return null;
  const moving = new Set(list.entries.flatMap(({ kind, account }) => (kind === 'move' ? [account] : [])));
  const order = ({ account, since }: DeskFacts['seated'][number]): number =>
    list.placed.find((one) => one.account === account)?.since ?? since;
  for (const from of list.tables.slice(list.tables.indexOf(to) + 1)) {
    const there = facts.seated.filter(
      ({ table, account }) => table === from && !moving.has(account) && !isKeptFrom(account, to, facts),
    );
    const [first] = there.toSorted((a, b) => order(a) - order(b) || a.since - b.since);
    if (first) return { account: first.account, from };
  }
  return null;
}

/**
 * Seats at a table that are open and not kept for anybody, whichever list called them; null while the table cannot be
 * reached.
 */
export function seatsLeft(
  { lists }: Pick<PokerDesk, 'lists'>,
  table: number,
  { open }: Pick<DeskFacts, 'open'>,
): number | null {
  const there = open.get(table);
  if (there === undefined) return null;
  const kept = lists.flatMap(({ entries }) => entries.filter(({ call }) => call?.table === table));
  return there - kept.length;
}

function noSeat(desk: PokerDesk, table: number, facts: DeskFacts): Refusal | null {
  const left = seatsLeft(desk, table, facts);
  if (left === null)
    return no('not reached', `Table ${table} cannot be reached, so it is unknown whether a seat is open there.`);
  return left > 0 ? null : no('no seat', `No seat is open at table ${table}.`);
}

/**
 * Who is called next to a table. A new game is filled from the waiting list (000:374-375); once it has been full,
 * players who want a change come before names of the waiting list (000:377-379). A player who is kept apart from
 * somebody there is passed over, and keeps their place.
 */
export function nextFor(list: DeskList, table: number, facts: DeskFacts): DeskEntry | null {
  const waiting = list.entries.filter(
    ({ state, from, account }) => state === 'waiting' && from !== table && !isKeptFrom(account, table, facts),
  );
  const changes = waiting.filter(({ kind }) => kind === 'change');
  const names = waiting.filter(({ kind }) => kind === 'list');
  const inOrder = list.filling.includes(table) ? [...names, ...changes] : [...changes, ...names];
  return inOrder[0] ?? null;
}

type EntryAct = Extract<DeskAct, { readonly entry: number }>;

/** A list of the desk, with what is known of the tables. */
interface OneList {
  readonly desk: PokerDesk;
  readonly list: DeskList;
  readonly facts: DeskFacts;
}

function ofEntry(on: OneList, entry: DeskEntry, act: EntryAct): Refusal | null {
  switch (act.act) {
    case 'here':
      return entry.state === 'interest' ? null : no('here', `${entry.name} is already waiting here.`);
    case 'call':
      return callRefusal(on, entry, act);
    case 'hold':
    case 'seated':
    case 'no show':
      return entry.state === 'called' ? null : no('not called', `${entry.name} has not been called.`);
    case 'strike':
      return null;
  }
}

function callRefusal(
  { desk, list, facts }: OneList,
  entry: DeskEntry,
  { table, skip }: Extract<DeskAct, { act: 'call' }>,
): Refusal | null {
  if (!list.tables.includes(table)) return no('another game', `Table ${table} does not play this game.`);
  if (entry.state === 'interest') return no('not here', `${entry.name} is not here yet.`);
  if (entry.state === 'called') return no('called', `${entry.name} has already been called.`);
  if (entry.from === table) return no('seated', `${entry.name} sits at table ${table}.`);
  if (isKeptFrom(entry.account, table, facts)) return keptApart(entry.name, table);
  const full = noSeat(desk, table, facts);
  if (full !== null || skip !== null) return full;
  const mover = entry.kind === 'list' ? nextToMove(list, table, facts) : null;
  if (mover !== null)
    return no(
      'must move',
      `The seat at table ${table} is for the player who has to move there from table ${mover.from}.`,
    );
  const next = nextFor(list, table, facts);
  if (next !== null && next.id !== entry.id)
    return no('not next', `${next.name} is the next for table ${table}. To skip them takes a reason.`);
  // A change must not break up a small game: it must be full (000:384-386).
  const from = entry.from === null || list.openingBet >= MOVES_FROM ? 0 : (facts.open.get(entry.from) ?? 0);
  return from > 0
    ? no('not full', `Table ${entry.from} is not full: nobody is called away from a game that opens for less than $10.`)
    : null;
}

/** The lists after an act that was not refused. */
export function deskAfter(desk: PokerDesk, act: DeskAct, at: number): PokerDesk {
  if (act.act === 'open list') {
    const { list, label, tables, mustMove, openingBet, callMinutes } = act;
    const opened = {
      id: list,
      label,
      tables,
      mustMove,
      openingBet,
      callMinutes,
      filling: [...tables],
      placed: [],
      entries: [],
    };
    return { ...desk, lists: [...desk.lists, opened] };
  }
  if (act.act === 'close list') return { ...desk, lists: desk.lists.filter(({ id }) => id !== act.list) };
  const adds = act.act === 'join' || act.act === 'ask change' || act.act === 'force move';
  const id = desk.lastEntry + 1;
  return {
    lastEntry: adds ? id : desk.lastEntry,
    lists: desk.lists.map((list) => (list.id === act.list ? listAfter(list, act, { id, at }) : list)),
  };
}

type ListAct = Exclude<DeskAct, { act: 'open list' | 'close list' }>;

function listAfter(list: DeskList, act: ListAct, { id, at }: { readonly id: number; readonly at: number }): DeskList {
  const { tables, filling, entries } = list;
  const added = (entry: Omit<DeskEntry, 'id' | 'since'>): DeskList => ({
    ...list,
    entries: [...entries, { id, since: at, ...entry }],
  });
  switch (act.act) {
    case 'open table':
      return { ...list, tables: [...tables, act.table], filling: [...filling, act.table] };
    case 'filled':
      return { ...list, filling: filling.filter((one) => one !== act.table) };
    case 'take table off':
      return {
        ...list,
        tables: tables.filter((one) => one !== act.table),
        filling: filling.filter((one) => one !== act.table),
      };
    case 'join':
      return added({
        name: act.name,
        account: act.account,
        kind: 'list',
        state: act.here ? 'waiting' : 'interest',
        from: null,
        call: null,
      });
    case 'ask change':
      return added({
        name: act.name,
        account: act.account,
        kind: 'change',
        state: 'waiting',
        from: act.from,
        call: null,
      });
    case 'force move': {
      const call = { table: act.to, at, until: at + list.callMinutes * 60_000 };
      return added({ name: act.name, account: act.account, kind: 'move', state: 'called', from: act.from, call });
    }
    default:
      return withEntry(list, act, at);
  }
}

function withEntry(list: DeskList, act: Extract<ListAct, { readonly entry: number }>, at: number): DeskList {
  const entry = list.entries.find(({ id }) => id === act.entry);
  invariant(entry !== undefined, () => `no entry ${act.entry} on the list ${list.id}`);
  const others = list.entries.filter(({ id }) => id !== act.entry);
  const changed = (part: Partial<DeskEntry>): DeskList => ({
    ...list,
    entries: list.entries.map((one) => (one.id === act.entry ? { ...one, ...part } : one)),
  });
  switch (act.act) {
    case 'here':
      return changed({ state: 'waiting' });
    case 'call':
      return changed({ state: 'called', call: { table: act.table, at, until: at + list.callMinutes * 60_000 } });
    case 'hold':
      return changed({ call: entry.call && { ...entry.call, until: at + act.minutes * 60_000 } });
    case 'seated': {
      const { account, since, kind } = entry;
      if (account === null || kind !== 'list') return { ...list, entries: others };
      const placed = [...list.placed.filter((one) => one.account !== account), { account, since }];
      return { ...list, placed: placed.slice(-2000), entries: others };
    }
    case 'no show':
    case 'strike':
      return { ...list, entries: others };
  }
}

/**
 * What is due because of the time or the tables: a player who may no longer play is taken off the lists; a player who
 * sits where they were called counts as seated; a player whose time is over counts as not having come.
 */
export function deskDue(desk: PokerDesk, facts: DeskFacts, now: number): DeskAct[] {
  return desk.lists.flatMap(({ id: list, entries, filling }) => [
    ...filling.flatMap((table): DeskAct[] => (facts.open.get(table) === 0 ? [{ act: 'filled', list, table }] : [])),
    ...entries.flatMap(({ id: entry, account, call }): DeskAct[] => {
      const out = account === null ? undefined : facts.mayNotPlay?.get(account);
      if (out !== undefined) return [{ act: 'strike', list, entry, reason: `May not play: ${out}`.slice(0, 200) }];
      if (call === null) return [];
      if (account !== null && sitsAt(facts, account) === call.table) return [{ act: 'seated', list, entry }];
      return call.until <= now ? [{ act: 'no show', list, entry }] : [];
    }),
  ]);
}

/** Does an act, or returns why not. */
export function deskDone(desk: PokerDesk, act: DeskAct, facts: DeskFacts, at: number): Result<PokerDesk, Refusal> {
  const refused = deskRefusal(desk, act, facts);
  return refused === null ? ok(deskAfter(desk, act, at)) : refuse(refused.code, refused.message);
}
