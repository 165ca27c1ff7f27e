/**
 * A jackpot as a table plays for it: the drop, and the hand that wins. The house decides whose money it is and who is
 * paid.
 */
import { z } from 'zod';
import { parseCard } from './card.ts';
import { cents, option } from './poker/option.ts';

/** The cards of a hand, written out: the lowest hand that still counts. */
const writtenHand = z
  .array(z.string().refine((text) => parseCard(text) !== null, { error: 'expected a card such as As' }))
  .min(4)
  .max(5)
  .readonly()
  .refine((cards) => new Set(cards).size === cards.length, { error: 'expected five different cards' });

/** One jackpot as played for at a table: the drop for it, and the hand that wins it. */
export const jackpotQualifier = z.strictObject({
  /** The name of its account: `bad-beat` is `jackpot:bad-beat`. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'expected small letters, digits and hyphens'),
  /** The name as posted: `Bad beat jackpot`. */
  name: z.string().min(1).max(60),
  /** Whether the hand has to lose, or has to be held at the showdown. */
  hit: z.enum(['beaten', 'held']),
  /** The lowest hand that counts, by the game's ranking. */
  hand: writtenHand,
  /** The lowest hand that must beat it; null where any better hand will do. 000:4667-4669 asks for a qualifying one. */
  beatenBy: writtenHand.nullable().default(null),
  /** Whether each of the hands must use two hole cards, in a game with a board. */
  bothHoleCards: z.boolean().default(false),
  /** The minimum number of players dealt in. */
  minPlayers: z.int().min(2).max(10).default(2),
  /** Taken for it in each hand, out of the small blind or the antes (LD8, 000:208-209). */
  drop: option('Taken for it in each hand', 'money', 'LD8; 000:208-209', cents.default(0)),
});

export type JackpotQualifier = z.output<typeof jackpotQualifier>;
