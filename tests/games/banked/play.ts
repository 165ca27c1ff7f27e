/** Plays hands of a player-dealer game step by step, for tests of the framework. */

import type { Decision } from '../../../games/ask.ts';
import type { BankedMemory } from '../../../games/banked/memory.ts';
import type { Occupant } from '../../../games/hand-start.ts';
import { invariant } from '../../../games/result.ts';
import type { Seat } from '../../../games/seat.ts';
import { highCardGame } from './high-card.ts';

type Game = typeof highCardGame;
export type State = ReturnType<Game['begin']>;
type Rules = Parameters<Game['seatHand']>[0];

export const rulesOf = (written: Record<string, unknown> = {}): Rules => highCardGame.rules.parse(written);

export const people = (seats: readonly Seat[], more: Partial<Occupant> = {}): Occupant[] =>
  seats.map((seat) => ({ seat, player: `player-${seat}`, stack: 100_000, sittingOut: false, entry: 'wait', ...more }));

export const seatHand = (rules: Rules, memory: BankedMemory, occupants: readonly Occupant[]) =>
  highCardGame.seatHand(rules, memory, occupants, (n) => n - 1);

/** The first hand of a new table, with cards named from the top of the deck as numbers. */
export function begin(rules: Rules, occupants: readonly Occupant[], top: readonly number[] = []): State {
  const { start } = seatHand(rules, highCardGame.newMemory(), occupants);
  invariant(start !== null, 'a hand can be dealt');
  const rest = highCardGame.deck(rules).filter((card) => !top.includes(card));
  return highCardGame.begin(rules, start, [...top, ...rest]);
}

export function decided(state: State, seat: Seat, decision: Decision): State {
  const next = highCardGame.decide(state, seat, decision);
  invariant(next.ok, () => `refused: ${next.ok ? '' : next.error.message}`);
  return next.value;
}

export const choose = (state: State, seat: Seat, option: string): State =>
  decided(state, seat, { kind: 'choose', option });

/** Amounts in cents by spot. */
export const wager = (state: State, seat: Seat, bets: Record<string, number>): State =>
  decided(state, seat, { kind: 'wager', bets });

/** Everybody who still owes something does not answer. */
export function playOut(state: State): State {
  let now = state;
  for (let [ask] = highCardGame.asks(now); ask; [ask] = highCardGame.asks(now))
    now = highCardGame.absent(now, ask.seat);
  return now;
}

/** Gain of each seat in cents, those that did not gain or lose left out. */
export function gains(state: State): Record<string, number> {
  const { stacks } = highCardGame.outcome(state);
  const changed = stacks.filter(({ before, after }) => before !== after);
  return Object.fromEntries(changed.map(({ seat, before, after }) => [seat, after - before]));
}

export const turn = (state: State): readonly Seat[] => highCardGame.asks(state).map(({ seat }) => seat);
