/** A jackpot as a table plays for it: what is dropped, and the hand that wins. Whose money it is and who is paid is the house's. */
import { z } from 'zod';
import { parseCard } from './card.ts';
import { cents, option } from './poker/option.ts';

/** The cards of a hand, written out: the worst hand that still counts. */
const writtenHand = z
  .array(z.string().refine((text) => parseCard(text) !== null, { error: 'expected a card such as As' }))
  .min(4)
  .max(5)
  .readonly()
  .refine((cards) => new Set(cards).size === cards.length, { error: 'expected five different cards' });

/** One jackpot as it is played for at a table: what is dropped for it, and the hand that wins it. */
export const jackpotQualifier = z.strictObject({
  /** The name of its account: `bad-beat` is `jackpot:bad-beat`. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'expected small letters, digits and hyphens'),
  /** As it is posted: `Bad beat jackpot`. */
  name: z.string().min(1).max(60),
  /** Whether such a hand has to lose, or to be held at the showdown. */
  hit: z.enum(['beaten', 'held']),
  /** The lowest hand that counts, by the ranking of the game. */
  hand: writtenHand,
  /** The lowest hand that it must lose to; null where any better hand will do. 000:4667-4669 asks for a qualifying one. */
  beatenBy: writtenHand.nullable().default(null),
  /** Whether each of the hands must use two cards of its own, in a game with a board. */
  bothHoleCards: z.boolean().default(false),
  /** How many players must have been dealt in, at least. */
  minPlayers: z.int().min(2).max(10).default(2),
  /** Taken for it in each hand, out of the small blind or the antes (LD8, 000:208-209). */
  drop: option('Taken for it in each hand', 'money', 'LD8; 000:208-209', cents.default(0)),
});

export type JackpotQualifier = z.output<typeof jackpotQualifier>;
