/** What a player's station asks for. */
import { z } from 'zod';
import { amount, digest } from './fields.ts';
import { cents, decision, seat } from './hand.ts';
import { language } from './language.ts';
import { limitKind, limitValue } from './limits.ts';
import { pin } from './pin.ts';
import { playerAct } from './player-desk.ts';
import { changedPreferences } from './preferences.ts';

/** What a player's station may ask for. */
export const stationIntent = z.discriminatedUnion('do', [
  /** `to`: for a seat, or for their own page of lists, tournaments and statement. Absent: a seat. */
  z.strictObject({ do: z.literal('pin'), pin, to: z.enum(['seat', 'desk']).exactOptional() }),
  z.strictObject({ do: z.literal('cancel') }),
  /** On their own page: a list or a tournament; one gaming day of their account, the newest for null. */
  z.strictObject({ do: z.literal('player act'), act: playerAct }),
  z.strictObject({ do: z.literal('own statement'), day: z.iso.date().nullable() }),
  z.strictObject({ do: z.literal('buy in'), amount, entry: z.enum(['post', 'wait']).exactOptional() }),
  z.strictObject({ do: z.literal('top up'), amount }),
  z.strictObject({ do: z.literal('decide'), decision }),
  z.strictObject({ do: z.literal('sit out') }),
  z.strictObject({ do: z.literal('sit in') }),
  z.strictObject({ do: z.literal('entry'), entry: z.enum(['post', 'wait']) }),
  z.strictObject({ do: z.literal('choice'), choice: z.string().max(40), on: z.boolean() }),
  z.strictObject({ do: z.literal('break') }),
  /** Comes along to the game that `change` asks about, with at most so much from the card; or does not. */
  z.strictObject({ do: z.literal('come along'), change: z.int().min(0), most: cents }),
  z.strictObject({ do: z.literal('stay out'), change: z.int().min(0) }),
  z.strictObject({ do: z.literal('move'), to: seat.nullable() }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('stay') }),
  /** The player's time bank goes to the turn that runs. */
  z.strictObject({ do: z.literal('more time') }),
  z.strictObject({ do: z.literal('call floor') }),
  /** Turns up the first so many cards of a hand on which they bet most. */
  z.strictObject({ do: z.literal('turn'), zone: z.string().max(40), open: z.int().min(1).max(20) }),
  /**
   * Opens the number by which the station cuts the deck that is sealed now, and commits to the one for the next deck; the
   * screen does it by itself, no key does.
   */
  z.strictObject({ do: z.literal('cut'), commit: digest, number: digest.exactOptional() }),
  /** How the player likes their station from now on. */
  z.strictObject({ do: z.literal('prefer'), changed: changedPreferences }),
  /** What the station speaks from now on; chosen before the swipe, it is kept with the account of whoever sits down. */
  z.strictObject({ do: z.literal('language'), language }),
  z.strictObject({ do: z.literal('history') }),
  /** The limits that the player has set themselves; and one of them set, in cents or ms, null for none. */
  z.strictObject({ do: z.literal('limits') }),
  z.strictObject({ do: z.literal('limit'), kind: limitKind, limit: limitValue }),
  /** How the game on the table is played: no secret, and looking changes nothing. */
  z.strictObject({ do: z.literal('explain') }),
  /** What the bets of the game on the table come to in the long run. */
  z.strictObject({ do: z.literal('odds') }),
  /** Of one of their own hands. */
  z.strictObject({ do: z.literal('receipt'), hand: z.int().min(1) }),
]);
export type StationIntent = z.infer<typeof stationIntent>;
