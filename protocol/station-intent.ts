/** What a player's station asks the host to do. */
import { z } from 'zod';
import { decision } from './decision.ts';
import { amount, cents, digest, seat } from './fields.ts';
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
  /** On the player's own page: a list or a tournament; one gaming day of their account, null for the latest. */
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
  /** Comes along to the game that `change` asks about, with at most this amount from the card; or declines. */
  z.strictObject({ do: z.literal('come along'), change: z.int().min(0), most: cents }),
  z.strictObject({ do: z.literal('stay out'), change: z.int().min(0) }),
  z.strictObject({ do: z.literal('move'), to: seat.nullable() }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('stay') }),
  /** Uses the player's time bank for the current turn. */
  z.strictObject({ do: z.literal('more time') }),
  z.strictObject({ do: z.literal('call floor') }),
  /** Turns up the first `open` cards of a hand on which the player has the largest bet. */
  z.strictObject({ do: z.literal('turn'), zone: z.string().max(40), open: z.int().min(1).max(20) }),
  /**
   * Opens the number by which the station cuts the currently sealed deck, and commits to the one for the next deck; the
   * screen does it without a key press.
   */
  z.strictObject({ do: z.literal('cut'), commit: digest, number: digest.exactOptional() }),
  /** The player's new preferences for their station. */
  z.strictObject({ do: z.literal('prefer'), changed: changedPreferences }),
  /**
   * The station's new language; when chosen before the swipe, it is stored with the account of the player who sits
   * down.
   */
  z.strictObject({ do: z.literal('language'), language }),
  z.strictObject({ do: z.literal('history') }),
  /** Reads the limits that the player has set for themselves, or sets one, in cents or ms, null for none. */
  z.strictObject({ do: z.literal('limits') }),
  z.strictObject({ do: z.literal('limit'), kind: limitKind, limit: limitValue }),
  /** How the game on the table is played: no secret, and looking changes nothing. */
  z.strictObject({ do: z.literal('explain') }),
  /** The long-run odds of the bets in the game on the table. */
  z.strictObject({ do: z.literal('odds') }),
  /** For one of the player's own hands. */
  z.strictObject({ do: z.literal('receipt'), hand: z.int().min(1) }),
]);
export type StationIntent = z.infer<typeof stationIntent>;
