/** The start of a hand of a player-dealer game. */
import { z } from 'zod';
import type { HandStart } from '../hand-start.ts';
import { type Seat, seat } from '../seat.ts';

const die = z.int().min(1).max(6);

/** One player's turn to be offered the bank. */
export interface Offer {
  readonly seat: Seat;
  /** The position that they would bank from. */
  readonly position: string;
  /** Their first or their second hand in a row. */
  readonly hand: number;
  /** True when they have chosen to take the bank whenever it comes to them: they are not asked again. */
  readonly taken: boolean;
}

export interface BankedStart extends HandStart {
  readonly button: Seat;
  /** Every place of the layout in clockwise order; `seat` is its holder, or null. */
  readonly positions: readonly { readonly id: string; readonly seat: Seat | null }[];
  /** The players who are offered the bank, one after another; the first who takes it has it. */
  readonly offers: readonly Offer[];
  /** Seats that let others bet behind them. */
  readonly welcome: readonly Seat[];
  /**
   * Seats that are asked for bets at other positions while they bank. Absent: any player-dealer is asked, as in hands
   * of earlier versions.
   */
  readonly betsAsDealer?: readonly Seat[];
  /** Seats that agree to joint bets with others who also do, where the house leaves it to the bettors. */
  readonly joint: readonly Seat[];
  /** Thrown for this hand, hidden until bets are closed; empty where there are none. */
  readonly dice: readonly number[];
  readonly used: number;
  /** Results of this shoe and the one before it. */
  readonly results: readonly string[];
  readonly previous: readonly string[];
  /** Bets of the last hand by seat, so that they can be placed again. */
  readonly last: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const bankedStart: z.ZodType<BankedStart> = z.strictObject({
  button: seat,
  players: z.array(z.strictObject({ seat, player: z.string(), stack: z.int().min(1) })),
  positions: z.array(z.strictObject({ id: z.string(), seat: seat.nullable() })),
  offers: z.array(z.strictObject({ seat, position: z.string(), hand: z.int().min(1), taken: z.boolean() })).min(1),
  welcome: z.array(seat),
  betsAsDealer: z.array(seat).exactOptional(),
  joint: z.array(seat).default([]),
  dice: z.array(die).max(3),
  used: z.int().min(0),
  results: z.array(z.string().max(12)),
  previous: z.array(z.string().max(12)),
  last: z.record(z.string(), z.record(z.string(), z.int().min(1))),
});
