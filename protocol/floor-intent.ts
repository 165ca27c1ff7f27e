/** What the floor console of a table asks for. */
import { z } from 'zod';
import { reason } from './fields.ts';
import { seat } from './hand.ts';
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
  /** The director of a tournament, where the house is beside the table. */
  z.strictObject({ do: z.literal('tournament'), act: tournamentAct }),
  z.strictObject({ do: z.literal('find player'), name: playerSought }),
  /** The poker desk, where the house is beside the table. */
  z.strictObject({ do: z.literal('desk'), act: deskAct }),
  /** `transferred`: the player comes from a broken game, or was forced to move. */
  z.strictObject({
    do: z.literal('approve'),
    request: z.string().max(40),
    transferred: z.literal(true).exactOptional(),
  }),
  z.strictObject({ do: z.literal('deny'), request: z.string().max(40), reason }),
  z.strictObject({ do: z.literal('standing approval'), on: z.boolean() }),
  /** Of who comes in at the seat without having been asked about, or waits there for a first hand. */
  z.strictObject({ do: z.literal('moved by the house'), seat }),
  z.strictObject({ do: z.literal('stop'), reason }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('foul'), seat, reason }),
  z.strictObject({ do: z.literal('void'), reason, signature }),
  /** Two people pay a hand that has hit a jackpot of the house, or say that it has not. */
  z.strictObject({ do: z.literal('decide jackpot'), hit: z.int().min(1), pays: z.boolean(), reason, signature }),
  /** Signed while a fault stands, when nothing else moves chips. */
  z.strictObject({ do: z.literal('cash in'), seat, reason, signature: signature.exactOptional() }),
  z.strictObject({ do: z.literal('warn'), seat }),
  /** About a seat that calls the floor. */
  z.strictObject({ do: z.literal('on my way'), seat }),
  z.strictObject({ do: z.literal('call done'), seat }),
  z.strictObject({ do: z.literal('extend'), seat, reason }),
  /** More time for the decision that a seat owes in this hand. */
  z.strictObject({ do: z.literal('give time'), seat, seconds: z.union([z.literal(30), z.literal(60)]), reason }),
  /** To another seat of this table, as soon as no hand is played. */
  z.strictObject({ do: z.literal('reseat'), seat, to: seat, reason }),
  /** After the running hand; and open again. */
  z.strictObject({ do: z.literal('close table'), reason }),
  z.strictObject({ do: z.literal('open table') }),
  z.strictObject({ do: z.literal('profile'), profile: z.string().max(60) }),
  /** What may be filled in for a profile of a game of the house, and what is wrong with one that is. */
  z.strictObject({ do: z.literal('profile form'), game: z.string().max(60) }),
  z.strictObject({ do: z.literal('check profile'), draft: profileDraft }),
  /** From now on the table offers it; nothing is put on by that. */
  z.strictObject({ do: z.literal('make profile'), draft: profileDraft }),
  z.strictObject({ do: z.literal('remove profile'), profile: z.string().max(60), reason }),
  z.strictObject({ do: z.literal('clear fault'), reason, signature }),
  z.strictObject({ do: z.literal('close shift'), signature }),
  /** After too many wrong PINs, by somebody else. */
  z.strictObject({ do: z.literal('unlock staff'), staff: z.string().max(40) }),
  z.strictObject({ do: z.literal('recall'), hand: z.int().min(1) }),
  z.strictObject({ do: z.literal('meters') }),
  /** Shows the targets for the touch screen of a station where nobody sits, or takes them away. */
  z.strictObject({ do: z.literal('calibrate'), seat, on: z.boolean() }),
  ...peopleIntents,
]);
export type FloorIntent = z.infer<typeof floorIntent>;
