/** Plays hands of Double Hand Poker step by step. */

import type { Decision } from '../../../../games/ask.ts';
import { doubleHandPoker } from '../../../../games/double-hand-poker.ts';
import type { Occupant } from '../../../../games/hand-start.ts';
import { invariant } from '../../../../games/result.ts';
import type { Seat } from '../../../../games/seat.ts';

export const game = doubleHandPoker;
export type State = ReturnType<typeof game.begin>;

/** Bets by seat and spot, in cents. */
export type Bets = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface TestHand {
  readonly seats: readonly Seat[];
  readonly rules?: Record<string, unknown>;
  readonly dice?: readonly [number, number, number];
  readonly bets: Bets;
  readonly bank?: number;
}

/** A hand of which the bets are closed. The deck is in order from the deuces up; the first seat has the bank. */
export function closed({ seats, rules: written = {}, dice = [1, 1, 1], bets, bank = 50_000 }: TestHand): State {
  const rules = game.rules.parse(written);
  const occupants = seats.map(
    (seat): Occupant => ({ seat, player: `player-${seat}`, stack: 100_000, sittingOut: false, entry: 'wait' }),
  );
  const thrown = [...dice];
  const { start } = game.seatHand(rules, game.newMemory(), occupants, () => (thrown.shift() ?? 1) - 1);
  invariant(start !== null, 'a hand can be dealt');
  let state = game.begin(rules, start, game.deck(rules));
  state = decided(state, start.button, { kind: 'choose', option: 'bank' });
  state = decided(state, start.button, { kind: 'wager', bets: { bank } });
  for (const { seat } of game.asks(state)) state = decided(state, seat, { kind: 'wager', bets: bets[seat] ?? {} });
  return state;
}

export function decided(state: State, seat: Seat, decision: Decision): State {
  const next = game.decide(state, seat, decision);
  invariant(next.ok, () => `refused: ${next.ok ? '' : next.error.message}`);
  return next.value;
}

/** A pile by its number. */
export const lead = (state: State, seat: Seat, pile: number): State =>
  decided(state, seat, { kind: 'choose', option: `pile-${pile}` });

export const turn = (state: State): readonly Seat[] => game.asks(state).map(({ seat }) => seat);

export function playOut(state: State): State {
  let now = state;
  for (let [ask] = game.asks(now); ask; [ask] = game.asks(now)) now = game.absent(now, ask.seat);
  return now;
}

/** Who was dealt which piles, in the order of the deck. */
export function dealtTo(state: State): readonly string[] {
  return game.view(state, 'public').events.flatMap((event) => (event.kind === 'deal' ? [event.to] : []));
}
