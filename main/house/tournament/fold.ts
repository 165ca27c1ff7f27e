/** How an event changes a tournament. Everything else follows from the events: nothing else about it is stored. */

import { invariant } from '../../../games/result.ts';
import { ranOf } from '../../../protocol/level-clock.ts';
import type { Tournament, TournamentEntry, TournamentEvent } from './record.ts';

/** A tournament as it was announced. */
export function announced({
  tournament: id,
  terms,
  tables,
}: Extract<TournamentEvent, { event: 'announced' }>): Tournament {
  return {
    ...{ id, terms, tables, status: 'entering', paused: null, rest: null, entries: [], level: 0, ran: 0, since: null },
    ...{ hands: [], nextBig: [], outs: 0, removed: 0, prizes: null },
  };
}

/** The tournament after an event; `before` is null before its announcement. */
export function tournamentAfter(before: Tournament | null, event: TournamentEvent, at: number): Tournament {
  if (event.event === 'announced') return announced(event);
  invariant(before?.id === event.tournament, () => `no tournament ${event.tournament}`);
  return after(before, event, at);
}

type Later = Exclude<TournamentEvent, { event: 'announced' }>;

function after(before: Tournament, event: Later, at: number): Tournament {
  switch (event.event) {
    case 'entered': {
      const { entry: id, account, name } = event;
      const stack = before.terms.stack;
      const entry: TournamentEntry = {
        ...{ id, account, name, at, state: 'registered', stack, where: null, to: null, out: null },
      };
      return { ...before, entries: [...before.entries, entry] };
    }
    case 'withdrawn':
      // It is not full anymore.
      return changed(inNobodysWay(before), event.entry, { state: 'withdrawn', stack: 0 });
    case 'cancelled':
      return {
        ...inNobodysWay(before),
        status: 'cancelled',
        entries: before.entries.map((one) => ({ ...one, state: 'withdrawn', stack: 0 })),
      };
    case 'started':
      return { ...inNobodysWay(before), status: 'playing', level: 1, ran: 0, since: at, hands: [] };
    case 'level':
      return { ...before, level: event.level, ran: 0, since: before.since === null ? null : at, hands: [] };
    case 'rest':
      return { ...stopped(before, at), rest: event.until };
    case 'rested':
      return { ...before, rest: null, since: before.paused === null ? at : null };
    case 'paused':
      return { ...stopped(before, at), paused: event.why };
    case 'went on':
      return { ...before, paused: null, since: before.rest === null ? at : null };
    case 'seated':
      return changed(before, event.entry, { state: 'playing', where: event.at, to: null });
    case 'called':
      return changed(before, event.entry, { state: 'moving', to: event.to });
    case 'lifted':
      return lifted(before, event.entry, event.stack);
    case 'hand':
      return played(before, event, at);
    case 'disqualified':
      return disqualified(before, event, at);
    case 'freed':
      return { ...before, tables: before.tables.filter((table) => table !== event.table) };
    case 'hand for hand':
      return handForHand(before, event);
    case 'ready':
      return ready(before, event.table);
    case 'round': {
      const { handForHand: on } = before;
      return on === undefined ? before : { ...before, handForHand: { ...on, round: event.round, done: [], out: null } };
    }
    case 'waits':
      return { ...before, waits: event.why.slice(0, 400) };
    case 'fees':
      return { ...before, feesTaken: event.amount };
    case 'over': {
      const { handForHand: _on, ...rest } = inNobodysWay(before);
      return { ...stopped(rest, at), status: 'over', prizes: event.prizes };
    }
  }
}

function inNobodysWay({ waits: _waits, ...rest }: Tournament): Tournament {
  return rest;
}

/** Stops the clock, and keeps the time already played of the level. */
const stopped = (before: Tournament, at: number): Tournament => ({ ...before, ran: ranOf(before, at), since: null });

export function entryOf(tournament: Tournament, id: number): TournamentEntry {
  const entry = tournament.entries.find((one) => one.id === id);
  invariant(entry !== undefined, () => `tournament ${tournament.id} has no entry ${id}`);
  return entry;
}

function changed(before: Tournament, id: number, part: Partial<TournamentEntry>): Tournament {
  entryOf(before, id);
  return { ...before, entries: before.entries.map((one) => (one.id === id ? { ...one, ...part } : one)) };
}

/**
 * The player's table has released them. A player who is out keeps no chips: those of a disqualified player are out of
 * play.
 */
function lifted(before: Tournament, id: number, stack: number): Tournament {
  const entry = entryOf(before, id);
  invariant(entry.stack === stack, () => `entry ${id} was lifted with ${stack} chips, and has ${entry.stack}`);
  if (entry.state !== 'out') return changed(before, id, { where: null });
  return { ...changed(before, id, { where: null, stack: 0 }), removed: before.removed + stack };
}

function played(before: Tournament, event: Extract<Later, { event: 'hand' }>, at: number): Tournament {
  const { table, stacks, nextBig } = event;
  const { handForHand: on } = before;
  const inRound = on !== undefined && on.round === event.round ? on : null;
  // Players who go out in the same round count as going out in the same hand, at whatever table.
  const order = inRound?.out ?? before.outs + 1;
  let busts = 0;
  const byEntry = new Map(stacks.map((one) => [one.entry, one]));
  const entries = before.entries.map((entry): TournamentEntry => {
    const one = byEntry.get(entry.id);
    if (one === undefined) return entry;
    invariant(
      one.before === entry.stack && entry.where?.table === table,
      () => `table ${table} tells ${one.before} chips of entry ${entry.id}, which has ${entry.stack} there`,
    );
    if (one.after > 0) return { ...entry, stack: one.after };
    if (entry.state === 'out') return { ...entry, stack: 0, where: null };
    busts += 1;
    return { ...entry, state: 'out', stack: 0, where: null, to: null, out: { order, had: one.before, at, why: null } };
  });
  const [was, is] = [stacks.reduce((all, one) => all + one.before, 0), stacks.reduce((all, one) => all + one.after, 0)];
  invariant(was === is, () => `a hand at table ${table} began with ${was} chips and ended with ${is}`);
  const hands = before.hands.find((one) => one.table === table)?.hands ?? 0;
  return {
    ...before,
    entries,
    outs: busts > 0 ? Math.max(before.outs, order) : before.outs,
    ...(inRound === null
      ? {}
      : {
          handForHand: { ...inRound, done: withTable(inRound.done, table), out: busts > 0 ? order : inRound.out },
        }),
    hands: [...before.hands.filter((one) => one.table !== table), { table, hands: hands + 1 }],
    nextBig: [
      ...before.nextBig.filter((one) => one.table !== table),
      ...(nextBig === null ? [] : [{ table, entry: nextBig }]),
    ],
  };
}

const withTable = (tables: readonly number[], table: number): number[] => [
  ...tables.filter((one) => one !== table),
  table,
];

function handForHand(before: Tournament, event: Extract<Later, { event: 'hand for hand' }>): Tournament {
  const { handForHand: _was, ...rest } = before;
  if (event.on) return { ...rest, handForHand: { round: 0, done: [], out: null, bubble: event.bubble } };
  return event.why === null ? rest : { ...rest, noHandForHand: true };
}

function ready(before: Tournament, table: number): Tournament {
  const { handForHand: on } = before;
  // A report that comes late, after hand for hand has ended or its first round has begun, changes nothing.
  if (on === undefined || on.round !== 0) return before;
  return { ...before, handForHand: { ...on, done: withTable(on.done, table) } };
}

/** Out at once, in the place that they have then; the chips are in play until the table has released the player. */
function disqualified(before: Tournament, event: Extract<Later, { event: 'disqualified' }>, at: number): Tournament {
  const entry = entryOf(before, event.entry);
  const order = before.outs + 1;
  const gone = changed(before, entry.id, {
    state: 'out',
    to: null,
    out: { order, had: entry.stack, at, why: event.why },
  });
  // A player without a seat has nothing on a table, so nothing is left to report.
  return { ...(entry.where === null ? lifted(gone, entry.id, entry.stack) : gone), outs: order };
}
