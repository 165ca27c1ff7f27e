/** A hand of Chinese Poker. States are never changed in place. */
import { z } from 'zod';
import type { Card } from '../../card.ts';
import type { HandStart } from '../../hand-start.ts';
import { type Cents, sum } from '../../money.ts';
import { invariant } from '../../result.ts';
import { type Seat, seat } from '../../seat.ts';
import type { SeenEvent } from '../happening.ts';
import { balanceOf, type Payment } from '../payments.ts';
import type { ChineseRules } from './rules.ts';
import type { ThreeHands } from './setting.ts';
import type { Sweep } from './sweeps.ts';

/** The player with the button has the first hand. `hands` says who has which hand, clockwise from there. */
export interface ChineseStart extends HandStart {
  readonly button: Seat;
  readonly hands: readonly Seat[];
}

export const chineseStart: z.ZodType<ChineseStart> = z.strictObject({
  button: seat,
  players: z
    .array(z.strictObject({ seat, player: z.string().min(1), stack: z.int().min(1) }))
    .min(2)
    .max(4),
  hands: z.array(seat).min(2).max(4),
});

/** Thirteen cards and their setting. */
export interface ChineseHand {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly houseWay: ThreeHands;
  /** The clean sweep that it is; null once its player has chosen to set it anyway. */
  readonly sweep: Sweep | null;
  /** Null while it is being set. */
  readonly as: ThreeHands | 'sweep' | null;
  readonly foul: boolean;
}

export interface ChineseState {
  readonly rules: ChineseRules;
  readonly start: ChineseStart;
  readonly hands: readonly ChineseHand[];
  /** Empty before the hand is over. */
  readonly payments: readonly Payment[];
  readonly over: boolean;
  readonly log: readonly SeenEvent[];
}

export const handsOf = ({ hands }: Pick<ChineseState, 'hands'>, of: Seat): readonly ChineseHand[] =>
  hands.filter((hand) => hand.seat === of);

/** The hand that a seat has to set next, with its place among all hands; null when it owes none. */
export function toSet({ hands }: Pick<ChineseState, 'hands'>, of: Seat): { hand: ChineseHand; at: number } | null {
  const at = hands.findIndex((hand) => hand.seat === of && hand.as === null);
  const hand = hands[at];
  return hand ? { hand, at } : null;
}

export function stackAtStart({ players }: ChineseStart, of: Seat): Cents {
  const player = players.find((one) => one.seat === of);
  invariant(player !== undefined, () => `seat ${of} is not in this hand`);
  return player.stack;
}

export const stackOf = ({ start, payments }: Pick<ChineseState, 'start' | 'payments'>, of: Seat): Cents =>
  sum([stackAtStart(start, of), balanceOf(payments, of)]);
