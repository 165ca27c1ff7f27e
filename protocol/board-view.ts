/** What the board on the wall shows. */
import { z } from 'zod';
import { gameLabel, instant, name } from './fields.ts';
import { language } from './language.ts';

/**
 * The page on the wall: which tables spread which games, and where a seat is open. It contains no accounts and no
 * stacks.
 */
export const boardView = z.strictObject({
  screen: z.literal('board'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  tables: z
    .array(
      z.strictObject({
        number: z.int().min(1),
        name,
        up: z.boolean(),
        /** Null until the table has reported. */
        game: gameLabel.nullable(),
        nextGame: gameLabel.nullable(),
        /** Seats by number: taken, reserved for a player who is coming in, or open. */
        seats: z.array(z.enum(['taken', 'reserved', 'open'])).max(10),
        /** The table is dealing: it is neither stopped nor at fault. */
        dealing: z.boolean(),
      }),
    )
    .max(999),
  /** The lists of the poker desk, each in the order in which names are called. */
  lists: z
    .array(
      z.strictObject({
        id: z.string().max(40),
        label: gameLabel,
        names: z
          .array(
            z.strictObject({
              id: z.int().min(1),
              name,
              state: z.enum(['interest', 'waiting', 'called']),
              /** Where they are called to, and until when, host clock. */
              call: z.strictObject({ table: z.int().min(1), until: instant }).nullable(),
            }),
          )
          .max(300),
      }),
    )
    .max(60),
});
export type BoardView = z.infer<typeof boardView>;
