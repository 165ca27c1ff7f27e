/** What the events of a tournament mean for its tables, as messages in order. */
import { dollars } from '../../../games/money.ts';
import { levelLeft } from '../../../protocol/level-clock.ts';
import type { TournamentShown } from '../../../protocol/tournament.ts';
import type { TournamentOrder, TournamentPlan } from '../../table/tournament-orders.ts';
import { handsLeft } from './clock.ts';
import { entryOf } from './fold.ts';
import { roundIsOver } from './hand-for-hand.ts';
import { placesPaid, poolOf } from './prizes.ts';
import type { Tournament, TournamentEvent } from './record.ts';
import { chipsInPlay, entered, finished, inPlay, placeOf, takesEntries } from './standing.ts';

const MINUTE = 60_000;

/** An order for one table. */
export interface OrderFor {
  readonly table: number;
  readonly order: TournamentOrder;
}

/** The state of a tournament, as its tables play and show it. */
export function planOf(tournament: Tournament, at: number): TournamentPlan {
  const { id, terms, level, rest, since, ran } = tournament;
  const { every } = terms;
  const left = inPlay(tournament).length;
  const blinds = terms.levels[level - 1] ?? terms.levels.at(-1) ?? { small: 1, big: 1, ante: 0 };
  const isLast = level >= terms.levels.length;
  const ends = every.by === 'time' && since !== null && !isLast ? since + every.minutes * MINUTE - ran : null;
  return {
    ...{ kind: 'tournament', tournament: id, name: terms.name, game: terms.game, betting: terms.betting },
    ...{ seats: terms.seats, level, blinds, next: terms.levels[level] ?? null },
    stands: standsFor(tournament),
    until: rest ?? ends,
    handsLeft: isLast ? null : handsLeft(tournament),
    ...{
      entries: entered(tournament).length,
      left,
      average: left === 0 ? 0 : Math.floor(chipsInPlay(tournament) / left),
    },
    prizes: placesPaid(terms, entered(tournament).length, poolOf(tournament)),
    at,
    ...(tournament.handForHand === undefined ? {} : { round: tournament.handForHand.round }),
  };
}

/** Why no hand is dealt, in a sentence; null while hands are dealt. */
function standsFor({ paused, rest, waits }: Tournament): string | null {
  if (waits !== undefined) return `It is over. The prizes wait: ${waits}`.slice(0, 240);
  if (paused !== null) return `The director has stopped it: ${paused}`;
  return rest === null ? null : 'A break.';
}

/** What one event orders a table to do; `before` and `after` are the tournament around the event. */
export function ordersOf(before: Tournament, after: Tournament, event: TournamentEvent, at: number): OrderFor[] {
  const { id } = after;
  switch (event.event) {
    case 'started':
      return after.tables.map((table) => ({ table, order: planOf(after, at) }));
    case 'seated': {
      const { account, name, stack } = entryOf(after, event.entry);
      const { table, seat } = event.at;
      const who = { entry: event.entry, account, name, seat, chips: stack };
      return [{ table, order: { kind: 'tournament seat', tournament: id, ...who, at } }];
    }
    case 'called':
    case 'disqualified': {
      const { where } = entryOf(before, event.entry);
      const why = event.event === 'called' ? calledTo(event) : `You are disqualified: ${event.why}`;
      if (where === null) return [];
      return [{ table: where.table, order: { kind: 'tournament lift', tournament: id, entry: event.entry, why, at } }];
    }
    case 'hand':
      return outsOf(before, after, event.table, at);
    case 'freed':
      return [{ table: event.table, order: { kind: 'tournament over', tournament: id, tell: [], at } }];
    case 'over':
      return after.tables.map((table) => {
        const tell = (after.prizes ?? []).flatMap(({ entry, place, amount }) =>
          entryOf(after, entry).where?.table === table
            ? [
                {
                  entry,
                  text: place === 1 ? `You have won ${after.terms.name}: ${dollars(amount)} is on your card.` : '',
                },
              ]
            : [],
        );
        return { table, order: { kind: 'tournament over', tournament: id, tell, at } };
      });
    default:
      return [];
  }
}

/**
 * Announces the place of players who went out with a hand, once no late entry can come in behind them, and what it
 * pays.
 */
function outsOf(before: Tournament, after: Tournament, table: number, at: number): OrderFor[] {
  const paid = placesPaid(after.terms, entered(after).length, poolOf(after));
  return after.entries.flatMap((entry): OrderFor[] => {
    const was = before.entries.find(({ id }) => id === entry.id);
    if (was?.out !== null || entry.out === null || was.where === null) return [];
    // At another table a player may still go out in the same hand.
    const place = after.handForHand === undefined || roundIsOver(after) ? placeOf(after, entry.id) : null;
    const prize = place === null ? 0 : (paid[place - 1] ?? 0);
    const where = place === null ? '' : ` in place ${place} of ${entered(after).length}`;
    const money = prize === 0 ? '' : ' Your prize comes to your card when it is over.';
    const text = `You are out of ${after.terms.name}${where}.${money}`;
    return [{ table, order: { kind: 'tournament tell', tournament: after.id, seat: was.where.seat, text, at } }];
  });
}

const calledTo = ({ to: { table, seat }, why }: Extract<TournamentEvent, { event: 'called' }>): string =>
  seat === null
    ? `You change seats: ${why}. Your new seat is drawn at table ${table}.`
    : `You move to table ${table}, seat ${seat}: ${why}.`;

/** Whether the tables show something different after the event. */
export const planChanged = (before: Tournament, after: Tournament): boolean =>
  after.status === 'playing' &&
  (before.status !== 'playing' || JSON.stringify(planOf(before, 0)) !== JSON.stringify(planOf(after, 0)));

/** How many places are shown on a wall. */
const MOST_PLACES = 20;

/** A tournament as everybody may see it at a moment. */
export function shownOf(tournament: Tournament, now: number): TournamentShown {
  const { id, terms, status, level, rest, paused, since } = tournament;
  const { blinds, next, stands, handsLeft: hands, entries, left, average, prizes } = planOf(tournament, now);
  const isOn = status === 'playing';
  const places = isOn || status === 'over' ? placesTold(tournament, prizes) : [];
  return {
    ...{ id, name: terms.name, status, level, blinds, next, stands: isOn ? stands : null, entries, most: terms.most },
    leftMs: isOn ? leftOnClock(tournament, now) : null,
    runs: isOn && (since !== null || (rest !== null && paused === null)),
    ...{ handsLeft: isOn ? hands : null, left, average, prizes, places },
  };
}

/** What is left of a rest or else of the level, ms; null in the last level, which does not end. */
function leftOnClock(tournament: Tournament, now: number): number | null {
  const { rest, level, terms } = tournament;
  if (rest !== null) return Math.max(0, rest - now);
  return level >= terms.levels.length ? null : levelLeft(tournament, now);
}

function placesTold(tournament: Tournament, prizes: readonly number[]): TournamentShown['places'] {
  if (takesEntries(tournament)) return [];
  return finished(tournament)
    .flatMap(({ place, entries }) =>
      entries.map(({ id, name }) => {
        const won = tournament.prizes?.find(({ entry }) => entry === id)?.amount;
        return { place, name, amount: won ?? prizes[place - 1] ?? 0 };
      }),
    )
    .slice(0, MOST_PLACES);
}
