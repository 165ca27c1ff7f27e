/** What one hand of a player-dealer game leaves for the next. */
import { z } from 'zod';
import { seat } from '../seat.ts';

export const bankedMemory = z.strictObject({
  /**
   * Who banked last, how many hands in a row, and the seat at whose position their turn began: the bank continues from
   * there, even when they banked from behind it or have moved since. Null at a new table.
   */
  bank: z.strictObject({ seat, player: z.string(), hands: z.int().min(1) }).nullable(),
  /** Players with a position of their own, while they sit there. */
  holders: z.array(z.strictObject({ seat, player: z.string() })),
  /** Players with a base wager in the last hand, and on which position. */
  wagered: z.array(z.strictObject({ player: z.string(), position: z.string() })),
  /** Each player's bets in the last hand in which they bet, by spot. */
  last: z.record(z.string(), z.record(z.string(), z.int().min(1))),
  /** True when nobody took the bank: the game waits until a player asks for it. */
  stopped: z.boolean(),
  /** Cards used of a deck that continues; null when the next hand has a fresh one. */
  used: z.int().min(0).nullable(),
  results: z.array(z.string().max(12)),
  previous: z.array(z.string().max(12)),
});

export type BankedMemory = z.output<typeof bankedMemory>;

export const newBankedMemory = (): BankedMemory => ({
  bank: null,
  holders: [],
  wagered: [],
  last: {},
  stopped: false,
  used: null,
  results: [],
  previous: [],
});
