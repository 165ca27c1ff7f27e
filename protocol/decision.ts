/**
 * What a player decides. In a file of its own, because the host reads decisions and only writes hands (`hand.ts`): a
 * start then makes no schema of a hand.
 */
import { z } from 'zod';
import type { Decision } from '../games/ask.ts';
import { cents } from './fields.ts';

export const word = z.string().min(1).max(40);
export const card = z
  .string()
  .regex(/^([2-9TJQKA][cdhs]|X[1-9]?|[1-6]-[1-6]b?)$/, 'a card such as As, a joker X1, or a tile 4-6');
export const cardGroups = z.record(word, z.array(card).max(14).readonly());

export const decision: z.ZodType<Decision> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fold') }),
  z.strictObject({ kind: z.literal('check') }),
  z.strictObject({ kind: z.literal('call') }),
  z.strictObject({ kind: z.literal('raise'), to: cents }),
  z.strictObject({ kind: z.literal('wager'), bets: z.record(word, cents) }),
  z.strictObject({ kind: z.literal('choose'), option: word, amount: cents.exactOptional() }),
  z.strictObject({ kind: z.literal('cards'), groups: cardGroups }),
]);
