/**
 * A step of a hand as stored in the journal. The journal has schemas of its own: what goes to a screen may change, but
 * old hands must remain readable.
 */
import { z } from 'zod';
import type { Decision } from '../../games/ask.ts';
import type { Ruling } from '../../games/game.ts';
import { seat } from '../../games/seat.ts';

const word = z.string().min(1);
const cents = z.int().min(0);

export const journaledDecision: z.ZodType<Decision> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fold') }),
  z.strictObject({ kind: z.literal('check') }),
  z.strictObject({ kind: z.literal('call') }),
  z.strictObject({ kind: z.literal('raise'), to: cents }),
  z.strictObject({ kind: z.literal('wager'), bets: z.record(word, cents) }),
  z.strictObject({ kind: z.literal('choose'), option: word, amount: cents.exactOptional() }),
  z.strictObject({ kind: z.literal('cards'), groups: z.record(word, z.array(z.string()).readonly()) }),
]);

export const journaledRuling: z.ZodType<Ruling> = z.strictObject({ kind: z.literal('foul'), seat });
