/**
 * Tournaments as the house keeps and stores them: the events of each, and the state they add up to. These schemas belong
 * to the record: what screens send and show may change (`protocol/tournament.ts`), and a tournament that was played must
 * still be readable. They are looser than the protocol, so a limit that is lowered there refuses nothing that is already
 * on record. That is why the shape stands twice; `tests/main/house/records.test.ts` holds the two alike.
 */
import { z } from 'zod';
import { seat } from '../../../games/seat.ts';
import { bettings, blinds, chips, games } from '../../table/tournament-orders.ts';

const instant = z.int().min(0);
const cents = z.int().min(0);
const tableNumber = z.int().min(1);
const entryNumber = z.int().min(1);

const terms = z.strictObject({
  name: z.string(),
  game: games,
  betting: bettings,
  entry: cents,
  fee: cents,
  stack: chips,
  seats: z.int().min(2).max(10),
  fewest: z.int().min(2),
  most: z.int().min(2),
  starts: z.enum(['when full', 'by the director']),
  levels: z.array(blinds),
  every: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('time'), minutes: z.int().min(1) }),
    z.strictObject({ by: z.literal('hands'), hands: z.int().min(1) }),
  ]),
  breaks: z.array(z.strictObject({ after: z.int().min(1), minutes: z.int().min(1) })),
  lateThrough: z.int().min(0),
  reentries: z.int().min(0),
  handForHand: z.boolean().exactOptional(),
  prizes: z.array(z.strictObject({ from: z.int().min(2), parts: z.array(z.int().min(1)) })),
});
export type TournamentTerms = z.infer<typeof terms>;

const place = z.strictObject({ table: tableNumber, seat });
export type TournamentPlace = z.infer<typeof place>;

const entry = z.strictObject({
  id: entryNumber,
  account: z.string(),
  name: z.string(),
  at: instant,
  state: z.enum(['registered', 'playing', 'moving', 'out', 'withdrawn']),
  stack: chips,
  where: place.nullable(),
  to: z.strictObject({ table: tableNumber, seat: seat.nullable() }).nullable(),
  out: z.strictObject({ order: z.int().min(1), had: chips, at: instant, why: z.string().nullable() }).nullable(),
});
export type TournamentEntry = z.infer<typeof entry>;

const paidPlace = z.strictObject({
  entry: entryNumber,
  place: z.int().min(1),
  amount: cents,
  withheld: z.string().exactOptional(),
});

/** `protocol/tournament.ts`, where the same object is shown, describes its fields. */
export const tournamentRecord = z.strictObject({
  id: z.int().min(1),
  terms,
  tables: z.array(tableNumber),
  status: z.enum(['entering', 'playing', 'over', 'cancelled']),
  paused: z.string().nullable(),
  rest: instant.nullable(),
  entries: z.array(entry),
  level: z.int().min(0),
  ran: z.number().min(0),
  since: instant.nullable(),
  hands: z.array(z.strictObject({ table: tableNumber, hands: z.int().min(0) })),
  nextBig: z.array(z.strictObject({ table: tableNumber, entry: entryNumber })),
  outs: z.int().min(0),
  removed: chips,
  prizes: z.array(paidPlace).nullable(),
  handForHand: z
    .strictObject({
      round: z.int().min(0),
      done: z.array(tableNumber),
      out: z.int().min(1).nullable(),
      bubble: z.boolean(),
    })
    .exactOptional(),
  noHandForHand: z.literal(true).exactOptional(),
  waits: z.string().exactOptional(),
  feesTaken: cents.exactOptional(),
});
export type Tournament = z.infer<typeof tournamentRecord>;

const of = { tournament: z.int().min(1) };
const onEntry = { ...of, entry: entryNumber };

/** What has happened in a tournament; its state is the sum of these. */
export const tournamentEvent = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('announced'),
    ...of,
    terms,
    tables: z.array(tableNumber),
  }),
  z.strictObject({ event: z.literal('entered'), ...onEntry, account: z.string(), name: z.string() }),
  z.strictObject({ event: z.literal('withdrawn'), ...onEntry, why: z.string() }),
  z.strictObject({ event: z.literal('cancelled'), ...of, why: z.string() }),
  z.strictObject({ event: z.literal('started'), ...of }),
  z.strictObject({ event: z.literal('level'), ...of, level: z.int().min(1), why: z.string().nullable() }),
  z.strictObject({ event: z.literal('rest'), ...of, until: instant }),
  z.strictObject({ event: z.literal('rested'), ...of }),
  z.strictObject({ event: z.literal('paused'), ...of, why: z.string() }),
  z.strictObject({ event: z.literal('went on'), ...of }),
  /** The player gets the seat, and keeps the chips that they have. */
  z.strictObject({ event: z.literal('seated'), ...onEntry, at: place }),
  /** The player is called from their seat to another. */
  z.strictObject({
    event: z.literal('called'),
    ...onEntry,
    to: z.strictObject({ table: tableNumber, seat: seat.nullable() }),
    why: z.string(),
  }),
  /** Their table has released them, with this many chips. */
  z.strictObject({ event: z.literal('lifted'), ...onEntry, stack: chips }),
  /** A table has played a hand. */
  z.strictObject({
    event: z.literal('hand'),
    ...of,
    table: tableNumber,
    stacks: z.array(z.strictObject({ entry: entryNumber, before: chips, after: chips })),
    nextBig: entryNumber.nullable(),
    /** For hand for hand: the round in which it was played. */
    round: z.int().min(1).exactOptional(),
  }),
  /** Hand for hand begins or ends; `why` is null when it does so automatically. */
  z.strictObject({
    event: z.literal('hand for hand'),
    ...of,
    on: z.boolean(),
    bubble: z.boolean(),
    why: z.string().nullable(),
  }),
  /** A table has finished the hand that it was playing when hand for hand began. */
  z.strictObject({ event: z.literal('ready'), ...of, table: tableNumber }),
  /** Every table may play one hand. */
  z.strictObject({ event: z.literal('round'), ...of, round: z.int().min(1) }),
  /** It is full, and its tables cannot be used yet; or one player is left, and the prizes cannot be paid yet. */
  z.strictObject({ event: z.literal('waits'), ...of, why: z.string() }),
  /** The fees now belong to the house. */
  z.strictObject({ event: z.literal('fees'), ...of, amount: cents }),
  z.strictObject({ event: z.literal('disqualified'), ...onEntry, why: z.string() }),
  /** A table is no longer needed: it plays for money again. */
  z.strictObject({ event: z.literal('freed'), ...of, table: tableNumber }),
  z.strictObject({
    event: z.literal('over'),
    ...of,
    prizes: z.array(paidPlace),
  }),
]);
export type TournamentEvent = z.infer<typeof tournamentEvent>;
