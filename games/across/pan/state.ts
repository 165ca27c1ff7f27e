/** A hand of panguingue. `draft` copies what will be changed; the result of `decide` is never changed again. */
import { z } from 'zod';
import type { Card } from '../../card.ts';
import type { HandEvent } from '../../hand-event.ts';
import type { HandStart } from '../../hand-start.ts';
import type { Cents } from '../../money.ts';
import { invariant } from '../../result.ts';
import { type Seat, seat } from '../../seat.ts';
import type { SeenEvent } from '../happening.ts';
import type { Payment } from '../payments.ts';
import type { Meld } from './melds.ts';
import type { PanRules } from './rules.ts';

/** `first` is dealt to first and declares first; `doubles` play double condition. */
export interface PanStart extends HandStart {
  readonly button: null;
  readonly first: Seat;
  readonly doubles: readonly Seat[];
}

export const panStart: z.ZodType<PanStart> = z.strictObject({
  button: z.null(),
  players: z
    .array(z.strictObject({ seat, player: z.string().min(1), stack: z.int().min(1) }))
    .min(2)
    .max(8),
  first: seat,
  doubles: z.array(seat).max(8),
});

/** `out`: declared out, or out of chips. */
export type PanStanding = 'to-declare' | 'in' | 'out' | 'broke' | 'foul';

export interface PanPlayer {
  readonly seat: Seat;
  readonly double: boolean;
  stack: Cents;
  standing: PanStanding;
  hand: readonly Card[];
  melds: readonly Meld[];
  /** Chips of conditions that could not be collected yet. */
  owed: number;
  /** Whether they have offered to split the tops. */
  offered: boolean;
}

/**
 * What is asked now: who is in or out; whether the open card is used or one is drawn; what happens to a drawn card;
 * whether a card is forced on the next player; how a forced card is used; what else is laid down after a hit; which
 * card is discarded; whether the tops are split.
 */
export type PanPhase = 'declare' | 'turn' | 'drawn' | 'force' | 'forced' | 'meld' | 'discard' | 'split' | 'over';

export interface PanState {
  readonly rules: PanRules;
  readonly start: PanStart;
  readonly deck: readonly Card[];
  /** Counterclockwise from the first player. */
  players: PanPlayer[];
  phase: PanPhase;
  turn: number;
  /** The open card for the player whose turn it is, and who drew it. */
  card: Card | null;
  drawer: number;
  /** Who may still force the card. */
  asked: readonly number[];
  /** The next card of the deck. */
  next: number;
  tops: Cents;
  doubleTops: Cents;
  /** Fee out of the antes. */
  fee: Cents;
  posts: readonly { readonly seat: Seat; readonly amount: Cents }[];
  payments: readonly Payment[];
  won: readonly { readonly seat: Seat; readonly amount: Cents; readonly from: string }[];
  returned: readonly { readonly seat: Seat; readonly amount: Cents }[];
  /** Who is dealt to first in the next hand. */
  winner: Seat | null;
  /** Shared by all states of a hand, each of which reads its first `logged` entries. */
  log: SeenEvent[];
  logged: number;
}

export const draft = (state: PanState): PanState => ({
  ...state,
  players: state.players.map((player) => ({ ...player })),
});

export const note = (hand: PanState, event: HandEvent): void => noteSeen(hand, { event });

/** Records what happened. A second branch from the same state gets a list of its own. */
export function noteSeen(hand: PanState, happened: SeenEvent): void {
  if (hand.log.length !== hand.logged) hand.log = hand.log.slice(0, hand.logged);
  hand.log.push(happened);
  hand.logged += 1;
}

/** What has happened so far. */
export const logOf = ({ log, logged }: PanState): readonly SeenEvent[] => log.slice(0, logged);

export function at(hand: Pick<PanState, 'players'>, index: number): PanPlayer {
  const player = hand.players[index];
  invariant(player !== undefined, () => `no player ${index}`);
  return player;
}

export const indexOf = (hand: Pick<PanState, 'players'>, of: Seat): number =>
  hand.players.findIndex((player) => player.seat === of);

export const isIn = (hand: Pick<PanState, 'players'>, index: number): boolean => at(hand, index).standing === 'in';

/** The players still in, in the order of play. */
export function playersIn({ players }: Pick<PanState, 'players'>): readonly number[] {
  const playing: number[] = [];
  for (let index = 0; index < players.length; index++) if (players[index]?.standing === 'in') playing.push(index);
  return playing;
}

/** The next player in the order of play who is still in. */
export function nextIn(hand: Pick<PanState, 'players'>, from: number): number {
  const n = hand.players.length;
  for (let step = 1; step <= n; step++) if (isIn(hand, (from + step) % n)) return (from + step) % n;
  return from;
}

/** A player's whole chips of the condition. */
export const chipsOf = ({ rules }: Pick<PanState, 'rules'>, { stack }: PanPlayer): number =>
  Math.floor(stack / rules.unit);

/** Every chip in the hand: a total that no act may change. */
export function totalOf({ players, tops, doubleTops, fee }: PanState): Cents {
  let total = tops + doubleTops + fee;
  for (const { stack } of players) total += stack;
  return total;
}
