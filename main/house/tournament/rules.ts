/**
 * The rules of a tournament, without any clock or store: what the director may ask for, and what follows automatically.
 * Both return events; a refused act changes nothing.
 */
import type { Lot } from '../../../games/hand-start.ts';
import { ok, type Refusal, type Result, refuse } from '../../../games/result.ts';
import { MOST_ENTERED, type TournamentAct } from '../../../protocol/tournament.ts';
import { clockDue } from './clock.ts';
import { tournamentAfter } from './fold.ts';
import { handForHandAsked, handForHandDue, type KnowsRounds, roundIsOver } from './hand-for-hand.ts';
import { prizesOf } from './prizes.ts';
import type { Tournament, TournamentEntry, TournamentEvent } from './record.ts';
import {
  type Apart,
  drawSeats,
  drawsDue,
  movesDue,
  openSeats,
  placed,
  playersOf,
  seatForOneMore,
  seatsForOneMore,
  shuffled,
  tablesToFree,
} from './seating.ts';
import { entered, inPlay, takesEntries } from './standing.ts';

/** What the house knows, in addition to the tournament, when an act is requested. */
export interface TournamentFacts {
  /** Why a table cannot be used for a tournament now, in one sentence; null when it can. */
  tableRefusal(table: number): string | null;
  /**
   * The caller does not know which tables can be reached: a full tournament begins, or says why it waits, at the next
   * look.
   */
  readonly beginsLater?: true;
  /** Whether a table can be reached and plays hand for hand. Absent: each does. */
  knowsRounds?(table: number): boolean;
  /** Why no prize is paid now, though one player is left, in one sentence. Absent or null: nothing is in the way. */
  endWaits?(tournament: Tournament): string | null;
  /** By account, why a player who has entered may not play: they are paid back at the start. Absent: everybody may. */
  readonly mayNotPlay?: ReadonlyMap<string, string>;
  /** Why no money moves now, in one sentence. Absent or null: it moves. */
  readonly noMoney?: string | null;
  /** The player's name at the tables; absent when nobody is to enter. */
  readonly name?: string;
  /** Whom the house keeps apart; absent when it keeps nobody apart. */
  readonly apart?: Apart;
}

type Events = Result<readonly TournamentEvent[], Refusal>;
type OnTournament = Exclude<TournamentAct, { act: 'announce' }>;

/** The events of an act, or why it may not be done. */
export function asked(tournament: Tournament, act: OnTournament, facts: TournamentFacts, lot: Lot): Events {
  const { id, status } = tournament;
  if (status === 'over' || status === 'cancelled') return refuse('over', `${tournament.terms.name} is ${status}.`);
  const isOn = status === 'playing';
  const of = { tournament: id };
  switch (act.act) {
    case 'enter':
      return enter(tournament, act.account, facts, lot);
    case 'withdraw':
      return withdraw(tournament, act);
    case 'cancel':
      if (isOn) return refuse('playing', 'It is being played: it ends when one player is left.');
      return ok([{ event: 'cancelled', ...of, why: act.reason }]);
    case 'start':
      return start(tournament, facts, lot);
    case 'pause':
      if (!isOn) return notOn();
      if (tournament.paused !== null) return refuse('paused', 'It is already paused.');
      return ok([{ event: 'paused', ...of, why: act.reason }]);
    case 'go on':
      return tournament.paused === null ? refuse('not paused', 'It is not paused.') : ok([{ event: 'went on', ...of }]);
    case 'level':
      if (!isOn) return notOn();
      if (act.level > tournament.terms.levels.length) {
        return refuse('no such level', `There are ${tournament.terms.levels.length} levels.`);
      }
      return ok([{ event: 'level', ...of, level: act.level, why: act.reason }]);
    case 'move':
      return move(tournament, act);
    case 'break table':
      return breakTable(tournament, act, facts, lot);
    case 'disqualify':
      return disqualify(tournament, act);
    case 'hand for hand':
      return handForHandAsked(tournament, act, knowing(facts));
  }
}

const knowing =
  ({ knowsRounds }: TournamentFacts): KnowsRounds =>
  (table) =>
    knowsRounds?.(table) ?? true;

const notOn = () => refuse('not begun', 'It has not begun.');

function enter(tournament: Tournament, account: string, { name = '', apart }: TournamentFacts, lot: Lot): Events {
  const { id, terms, entries, status } = tournament;
  if (!takesEntries(tournament)) return refuse('closed', `${terms.name} no longer takes entries.`);
  if (entries.length >= MOST_ENTERED) {
    return refuse(
      'full',
      `${terms.name} no longer takes entries: ${MOST_ENTERED} were made, including those paid back.`,
    );
  }
  if (entered(tournament).length >= terms.most) return refuse('full', `${terms.name} is full.`);
  const own = entered(tournament).filter((entry) => entry.account === account);
  if (own.some(({ state }) => state !== 'out')) return refuse('entered', `${name} has already entered ${terms.name}.`);
  if (own.some(({ out }) => out?.why !== null)) {
    return refuse('disqualified', `${name} was disqualified and may not enter again.`);
  }
  if (own.length > terms.reentries) {
    return refuse('no re-entry', `${name} has entered ${terms.name} as often as its terms let them.`);
  }
  const entry = entries.length + 1;
  const event: TournamentEvent = { event: 'entered', tournament: id, entry, account, name };
  if (status === 'entering') return ok([event]);
  const at = seatForOneMore(tournament, lot, account, apart);
  if (at === null) return refuse('no seat', 'Every seat of its tables is taken.');
  return ok([event, { event: 'seated', tournament: id, entry, at }]);
}

function withdraw(tournament: Tournament, act: Extract<OnTournament, { act: 'withdraw' }>): Events {
  if (tournament.status !== 'entering') return refuse('begun', 'It has begun: entries are no longer paid back.');
  const entry = entryIn(tournament, act.entry);
  if (entry === null || entry.state !== 'registered') return noEntry();
  return ok([{ event: 'withdrawn', tournament: tournament.id, entry: entry.id, why: act.reason }]);
}

const entryIn = ({ entries }: Tournament, id: number): TournamentEntry | null =>
  entries.find((entry) => entry.id === id) ?? null;

const noEntry = () => refuse('no such entry', 'They are not in this tournament.');

/** A player who has entered and may no longer play is paid back, as long as the tournament has not begun. */
function paidBack(tournament: Tournament, { mayNotPlay }: TournamentFacts): TournamentEvent[] {
  return inPlay(tournament).flatMap(({ id: entry, account }): TournamentEvent[] => {
    const why = mayNotPlay?.get(account);
    if (why === undefined) return [];
    return [{ event: 'withdrawn', tournament: tournament.id, entry, why: `may not play: ${why}` }];
  });
}

function start(tournament: Tournament, facts: TournamentFacts, lot: Lot): Events {
  const { tableRefusal, apart, noMoney } = facts;
  const { id, status, terms, tables } = tournament;
  if (status !== 'entering') return refuse('begun', 'It has already begun.');
  const back = paidBack(tournament, facts);
  if (back.length > 0 && noMoney) return refuse('halted', noMoney);
  const playing = back.reduce((state, event) => tournamentAfter(state, event, 0), tournament);
  const players = inPlay(playing).length;
  if (players < terms.fewest) {
    const others = back.length === 0 ? '' : `, and ${back.length} more may not play`;
    return refuse('too few', `${players} have entered${others}; it takes ${terms.fewest} to begin.`);
  }
  // Any of them may be needed later for late entries.
  for (const table of tables) {
    const why = tableRefusal(table);
    if (why !== null) return refuse('table', why);
  }
  if (players > tables.length * terms.seats) {
    return refuse('no seats', `${players} have entered, but there are only ${tables.length * terms.seats} seats.`);
  }
  return ok([
    ...back,
    { event: 'started', tournament: id },
    ...drawSeats(playing, lot, apart).map(({ entry, at }) => ({
      ...({ event: 'seated', tournament: id } as const),
      entry,
      at,
    })),
  ]);
}

function move(tournament: Tournament, act: Extract<OnTournament, { act: 'move' }>): Events {
  const { id, tables } = tournament;
  const entry = entryIn(tournament, act.entry);
  if (entry === null || entry.state !== 'playing') return noEntry();
  const { table, seat } = act.to;
  if (!tables.includes(table)) return refuse('no such table', `Table ${table} is not part of this tournament.`);
  const open = table === entry.where?.table ? openSeats(tournament, table) : seatsForOneMore(tournament, table);
  if (!open.includes(seat)) {
    return refuse('seat taken', `Seat ${seat} at table ${table} is not open.`);
  }
  return ok([{ event: 'called', tournament: id, entry: entry.id, to: act.to, why: act.reason }]);
}

function breakTable(
  tournament: Tournament,
  act: Extract<OnTournament, { act: 'break table' }>,
  { apart }: TournamentFacts,
  lot: Lot,
): Events {
  const { id } = tournament;
  const players = playersOf(tournament, act.table);
  if (players.length === 0) return refuse('no such table', `No player of this tournament is at table ${act.table}.`);
  if (inPlay(tournament).some(({ state }) => state === 'moving')) {
    return refuse('moving', 'Players are on their way to other seats. Wait until they are seated.');
  }
  const calls = placed(tournament, shuffled(players, lot), act.table, lot, apart);
  if (calls.length < players.length)
    return refuse('no seats', 'The other tables do not have enough seats for all of them.');
  return ok(calls.map((call) => ({ event: 'called', tournament: id, ...call, why: act.reason })));
}

function disqualify(tournament: Tournament, act: Extract<OnTournament, { act: 'disqualify' }>): Events {
  const { id, status } = tournament;
  if (status !== 'playing') return notOn();
  const entry = entryIn(tournament, act.entry);
  if (entry === null || !inPlay(tournament).includes(entry)) return noEntry();
  if (inPlay(tournament).length === 1) return refuse('last player', 'The last player has won.');
  return ok([{ event: 'disqualified', tournament: id, entry: entry.id, why: act.reason }]);
}

/**
 * What follows next automatically; nothing when nothing is due. Called again after the events that it returns: the
 * start of a full sit-n-go, the clock, seats that are drawn, moves, the end.
 */
export function follows(
  tournament: Tournament,
  facts: TournamentFacts,
  lot: Lot,
  now: number,
): readonly TournamentEvent[] {
  const { id, status, terms } = tournament;
  if (status === 'entering') return terms.starts === 'when full' ? startOfFull(tournament, facts, lot) : [];
  if (status === 'over') return feesDue(tournament);
  if (status !== 'playing') return [];
  // Nobody is left where a player who was disqualified during the hand has won it from all others.
  if (inPlay(tournament).length <= 1) return end(tournament, facts);
  const drawn = drawsDue(tournament, lot);
  if (drawn.length > 0) return drawn.map((one) => ({ event: 'seated', tournament: id, ...one }));
  const arrived = tournament.entries.find(({ state, where, to }) => state === 'moving' && where === null && to?.seat);
  if (arrived?.to?.seat) {
    return [
      { event: 'seated', tournament: id, entry: arrived.id, at: { table: arrived.to.table, seat: arrived.to.seat } },
    ];
  }
  const due = clockDue(tournament, now);
  if (due.length > 0) return due;
  // While a table plays its hand of a round, nobody moves between tables.
  if (!roundIsOver(tournament)) return [];
  const [free] = tablesToFree(tournament);
  if (free !== undefined) return [{ event: 'freed', tournament: id, table: free }];
  const moves = movesDue(tournament, lot, facts.apart);
  if (moves.length > 0) return moves.map((call) => ({ event: 'called', tournament: id, ...call }));
  if (inPlay(tournament).some(({ state }) => state === 'moving')) return [];
  return handForHandDue(tournament, knowing(facts));
}

/** A full tournament begins as soon as its tables are free, and until then says why it does not. */
function startOfFull(tournament: Tournament, facts: TournamentFacts, lot: Lot): readonly TournamentEvent[] {
  const { id, terms, waits } = tournament;
  if (facts.beginsLater || inPlay(tournament).length < terms.most) return [];
  const back = facts.noMoney ? [] : paidBack(tournament, facts);
  // It is not full anymore.
  if (back.length > 0) return back;
  const started = start(tournament, facts, lot);
  if (started.ok) return started.value;
  const why = started.error.message.slice(0, 400);
  return why === waits ? [] : [{ event: 'waits', tournament: id, why }];
}

/** It is over: the last player has won, or the best of the last hand. The prizes are paid as soon as they can be. */
function end(tournament: Tournament, facts: TournamentFacts): readonly TournamentEvent[] {
  const { id, waits } = tournament;
  const why = facts.endWaits?.(tournament)?.slice(0, 400) ?? null;
  if (why === null) return [{ event: 'over', tournament: id, prizes: prizesOf(tournament) }];
  return why === waits ? [] : [{ event: 'waits', tournament: id, why }];
}

/** What the house keeps of the entries becomes its own once nobody can be paid back anymore. */
function feesDue(tournament: Tournament): readonly TournamentEvent[] {
  const { id, terms, feesTaken } = tournament;
  const amount = terms.fee * entered(tournament).length;
  return feesTaken === undefined && amount > 0 ? [{ event: 'fees', tournament: id, amount }] : [];
}

/** The tournament after some events and everything that follows from them, with every event in order. */
export function withAllThatFollows(
  before: Tournament,
  events: readonly TournamentEvent[],
  { facts, lot, now }: { readonly facts: TournamentFacts; readonly lot: Lot; readonly now: number },
): { readonly after: Tournament; readonly events: readonly TournamentEvent[] } {
  const done: TournamentEvent[] = [];
  let state = before;
  for (let next = events; next.length > 0; next = follows(state, facts, lot, now)) {
    for (const event of next) state = tournamentAfter(state, event, now);
    done.push(...next);
  }
  return { after: state, events: done };
}
