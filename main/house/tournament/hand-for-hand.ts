/**
 * Hand for hand: with several tables, each plays one hand and waits until all have, so that nobody gains a place by
 * playing slowly (WSOP-T, TDA). Players who go out in the same round are ranked as if in one hand: by the chips with
 * which they began it.
 */
import { ok, type Refusal, type Result, refuse } from '../../../games/result.ts';
import type { TournamentAct } from '../../../protocol/tournament.ts';
import { placesPaid, poolOf } from './prizes.ts';
import type { Tournament, TournamentEvent } from './record.ts';
import { playersOf, tablesInPlay } from './seating.ts';
import { entered, inPlay, takesEntries } from './standing.ts';

/** Whether a table's program knows hand for hand. */
export type KnowsRounds = (table: number) => boolean;

/** Tables that have to play a hand in a round: those where two players can be dealt in. */
const playing = (tournament: Tournament): number[] =>
  tablesInPlay(tournament).filter(
    (table) =>
      playersOf(tournament, table).filter(({ state, where }) => state === 'playing' && where?.table === table).length >
      1,
  );

/** Whether every table has played its hand of the round; true where there is no round. */
export function roundIsOver(tournament: Tournament): boolean {
  const { handForHand: on } = tournament;
  return on === undefined || playing(tournament).every((table) => on.done.includes(table));
}

const placesOf = (tournament: Tournament): number =>
  placesPaid(tournament.terms, entered(tournament).length, poolOf(tournament)).length;

export function handForHandAsked(
  tournament: Tournament,
  { on, reason: why }: Extract<TournamentAct, { act: 'hand for hand' }>,
  knowsRounds: KnowsRounds,
): Result<readonly TournamentEvent[], Refusal> {
  const { id, status } = tournament;
  if (status !== 'playing') return refuse('not begun', 'It has not begun.');
  const isOn = tournament.handForHand !== undefined;
  if (!on) {
    return isOn
      ? ok([{ event: 'hand for hand', tournament: id, on, bubble: false, why }])
      : refuse('not on', 'It is not being played hand for hand.');
  }
  if (isOn) return refuse('on', 'It is already being played hand for hand.');
  const tables = tablesInPlay(tournament);
  if (tables.length < 2) return refuse('one table', 'Hand for hand takes two tables.');
  const old = tables.find((table) => !knowsRounds(table));
  if (old !== undefined) {
    return refuse('old table', `Table ${old} cannot be reached, or its program is too old for hand for hand.`);
  }
  const bubble = inPlay(tournament).length > placesOf(tournament);
  return ok([{ event: 'hand for hand', tournament: id, on, bubble, why }]);
}

/**
 * What follows automatically: the start of hand for hand on the bubble, its end, and the next round. Nothing while a
 * round is played.
 */
export function handForHandDue(tournament: Tournament, knowsRounds: KnowsRounds): TournamentEvent[] {
  const { id, terms, handForHand: on, noHandForHand } = tournament;
  const tables = tablesInPlay(tournament);
  const left = inPlay(tournament).length;
  const of = { event: 'hand for hand', tournament: id, why: null } as const;
  if (on === undefined) {
    const begins =
      terms.handForHand === true &&
      noHandForHand !== true &&
      !takesEntries(tournament) &&
      tables.length > 1 &&
      left === placesOf(tournament) + 1 &&
      tables.every(knowsRounds);
    return begins ? [{ ...of, on: true, bubble: true }] : [];
  }
  if (tables.length < 2 || (on.bubble && left <= placesOf(tournament))) return [{ ...of, on: false, bubble: false }];
  return playing(tournament).length === 0 ? [] : [{ event: 'round', tournament: id, round: on.round + 1 }];
}
