import { z } from 'zod';
import type { ChipPlace } from '../../games/hand-event.ts';
import type { Move, Outcome } from '../../games/outcome.ts';
import { SEAT_PATTERN, seat } from '../../games/seat.ts';

const CHIP_PLACE = new RegExp(`^(seat:(${SEAT_PATTERN})|pot|carried|(collection|jackpot):.+)$`);
const cents = z.int().min(0);

const betResult = z.strictObject({
  seat,
  spot: z.string(),
  amount: cents,
  result: z.string(),
  won: cents,
  lost: cents,
  text: z.string(),
});

/**
 * An outcome as stored in the journal. The journal has schemas of its own: what goes to a screen may change, but old
 * hands must remain readable.
 */
export const outcome = z.strictObject({
  moves: z.array(
    z.strictObject({
      from: z.custom<ChipPlace>((place) => typeof place === 'string' && CHIP_PLACE.test(place), 'a place of chips'),
      to: z.custom<ChipPlace>((place) => typeof place === 'string' && CHIP_PLACE.test(place), 'a place of chips'),
      amount: cents,
      why: z.string(),
    }),
  ),
  stacks: z.array(z.strictObject({ seat, before: cents, after: cents })),
  pots: z.array(
    z.strictObject({
      label: z.string(),
      amount: cents,
      shares: z.array(z.strictObject({ seat, amount: cents, hand: z.string().nullable() })),
    }),
  ),
  bets: z.array(betResult).exactOptional(),
  jackpots: z
    .array(
      z.strictObject({
        ...{ id: z.string(), name: z.string(), lost: z.array(seat), won: z.array(seat) },
        ...{ beaten: z.string().nullable(), best: z.string(), worth: z.int().min(0) },
      }),
    )
    .exactOptional(),
  shown: z.array(seat),
  hands: z.array(z.strictObject({ seat, hand: z.string() })),
}) satisfies z.ZodType<Outcome>;

/** The moves that change something. A game may name a bet, pot or fee of zero; the ledger does not. */
export const realMoves = (result: Outcome): Move[] => result.moves.filter(({ amount }) => amount > 0);
