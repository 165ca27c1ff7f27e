/** What the floor console of a table asks the host to do. */
import { z } from 'zod';
import { reason, seat } from './fields.ts';
import { peopleIntents } from './people-intent.ts';
import { pin } from './pin.ts';
import { deskAct } from './poker-desk.ts';
import { profileDraft } from './profiles.ts';
import { signature } from './signature.ts';
import { playerSought, tournamentAct } from './tournament.ts';

/** What the floorman and the board person may do. Acts that change money or a hand need a reason. */
export const floorIntent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sign in'), staff: z.string().max(40), pin }),
  z.strictObject({ do: z.literal('sign out') }),
  /** For the director of a tournament, where the house runs on the table's host. */
  z.strictObject({ do: z.literal('tournament'), act: tournamentAct }),
  z.strictObject({ do: z.literal('find player'), name: playerSought }),
  /** For the poker desk, where the house runs on the table's host. */
  z.strictObject({ do: z.literal('desk'), act: deskAct }),
  /** `transferred`: the player comes from a broken game, or was forced to move. */
  z.strictObject({
    do: z.literal('approve'),
    request: z.string().max(40),
    transferred: z.literal(true).exactOptional(),
  }),
  z.strictObject({ do: z.literal('deny'), request: z.string().max(40), reason }),
  z.strictObject({ do: z.literal('standing approval'), on: z.boolean() }),
  /** For a player who comes in at the seat without a request, or who waits there for a first hand. */
  z.strictObject({ do: z.literal('moved by the house'), seat }),
  z.strictObject({ do: z.literal('stop'), reason }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('foul'), seat, reason }),
  z.strictObject({ do: z.literal('void'), reason, signature }),
  /** Two people pay a hand that has hit a house jackpot, or rule that it has not. */
  z.strictObject({ do: z.literal('decide jackpot'), hit: z.int().min(1), pays: z.boolean(), reason, signature }),
  /** Signed while a fault is present, when nothing else moves chips. */
  z.strictObject({ do: z.literal('cash in'), seat, reason, signature: signature.exactOptional() }),
  z.strictObject({ do: z.literal('warn'), seat }),
  /** For a seat that has called the floor. */
  z.strictObject({ do: z.literal('on my way'), seat }),
  z.strictObject({ do: z.literal('call done'), seat }),
  z.strictObject({ do: z.literal('extend'), seat, reason }),
  /** More time for the decision that a seat owes in this hand. */
  z.strictObject({ do: z.literal('give time'), seat, seconds: z.union([z.literal(30), z.literal(60)]), reason }),
  /** To another seat of this table, as soon as no hand is in progress. */
  z.strictObject({ do: z.literal('reseat'), seat, to: seat, reason }),
  /** Closes the table after the current hand, or opens it again. */
  z.strictObject({ do: z.literal('close table'), reason }),
  z.strictObject({ do: z.literal('open table') }),
  z.strictObject({ do: z.literal('profile'), profile: z.string().max(60) }),
  /** The form for a profile of a house game, and the check of one that is filled in. */
  z.strictObject({ do: z.literal('profile form'), game: z.string().max(60) }),
  z.strictObject({ do: z.literal('check profile'), draft: profileDraft }),
  /** The table offers the profile from now on; this does not put it in play. */
  z.strictObject({ do: z.literal('make profile'), draft: profileDraft }),
  z.strictObject({ do: z.literal('remove profile'), profile: z.string().max(60), reason }),
  z.strictObject({ do: z.literal('clear fault'), reason, signature }),
  z.strictObject({ do: z.literal('close shift'), signature }),
  /** After too many wrong PINs; another member of staff must do it. */
  z.strictObject({ do: z.literal('unlock staff'), staff: z.string().max(40) }),
  z.strictObject({ do: z.literal('recall'), hand: z.int().min(1) }),
  z.strictObject({ do: z.literal('meters') }),
  /** Shows or removes the calibration targets on the touch screen of a station where nobody sits. */
  z.strictObject({ do: z.literal('calibrate'), seat, on: z.boolean() }),
  ...peopleIntents,
]);
export type FloorIntent = z.infer<typeof floorIntent>;
