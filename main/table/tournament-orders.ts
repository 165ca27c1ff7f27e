/** Orders from a house to a table in a tournament, carried out one after the other while no hand is in play. */
import { z } from 'zod';
import { seat } from '../../games/seat.ts';

/** Tournament chips, whole; not money. */
export const chips = z.int().min(0).max(1_000_000_000);
/** Every game that a tournament has been played in, including games that may no longer be announced. */
export const games = z.enum(['holdem', 'omaha', 'omaha-hi-lo-8', 'holdem-hi-lo-8', 'pineapple']);
export const bettings = z.enum(['no-limit', 'pot-limit', 'split-limit']);
export const blinds = z.strictObject({ small: chips, big: chips, ante: chips.default(0) });

const instant = z.int().min(0);
const tournament = z.int().min(1);
const entry = z.int().min(1);

/**
 * The tournament that the table plays from its next hand on, and its current state. Blinds and stacks are chips; the
 * prizes, first place first, are money.
 */
export const tournamentPlan = z.strictObject({
  kind: z.literal('tournament'),
  tournament,
  name: z.string().max(60),
  game: games,
  betting: bettings,
  seats: z.int().min(2).max(10),
  level: z.int().min(1),
  blinds,
  next: blinds.nullable(),
  /** Why no hand is dealt; null while hands are. */
  stands: z.string().max(240).nullable(),
  /**
   * When the level or the break ends, in ms since 1970, and the hands left in the level; null where neither runs out.
   */
  until: instant.nullable(),
  handsLeft: z.int().min(0).nullable(),
  entries: z.int().min(0),
  left: z.int().min(0),
  average: chips,
  prizes: z.array(z.int().min(0)).max(100),
  at: instant,
  /**
   * Hand for hand: the round in which one hand may be dealt, 0 before the first. Absent: the table does not wait for
   * others.
   */
  round: z.int().min(0).exactOptional(),
});
export type TournamentPlan = z.infer<typeof tournamentPlan>;

/** An entry comes to a seat, with this many chips. */
export const tournamentSeat = z.strictObject({
  kind: z.literal('tournament seat'),
  tournament,
  entry,
  account: z.string().regex(/^\d{6,19}$/, 'an account number'),
  name: z.string().max(60),
  seat,
  chips,
  at: instant,
});

/** An entry leaves its seat; the player is shown why. */
export const tournamentLift = z.strictObject({
  kind: z.literal('tournament lift'),
  tournament,
  entry,
  why: z.string().max(300),
  at: instant,
});

/** Shows players who have gone out their place; has no effect when another player has the seat by now. */
export const tournamentTell = z.strictObject({
  kind: z.literal('tournament tell'),
  tournament,
  seat,
  text: z.string().max(300),
  at: instant,
});

/** The table leaves the tournament: its players leave, and it plays for money again. */
export const tournamentOver = z.strictObject({
  kind: z.literal('tournament over'),
  tournament,
  /** Messages to the entries still seated there. */
  tell: z.array(z.strictObject({ entry, text: z.string().max(300) })).max(10),
  at: instant,
});

export const tournamentOrder = z.discriminatedUnion('kind', [
  tournamentPlan,
  tournamentSeat,
  tournamentLift,
  tournamentTell,
  tournamentOver,
]);
export type TournamentOrder = z.infer<typeof tournamentOrder>;

/** An order, with its number among the messages of the house. */
export interface NumberedOrder {
  readonly number: number;
  readonly order: TournamentOrder;
}

/** A table's report of a hand: each entry's stack before and after it, in chips. */
export interface PlayedHand {
  readonly tournament: number;
  readonly hand: number;
  readonly stacks: readonly { readonly entry: number; readonly before: number; readonly after: number }[];
  readonly nextBig: number | null;
  /** Hand for hand: the round in which it was played. */
  readonly round?: number;
}

/** The house's side of a tournament, as a table needs it. Each report is made inside the transaction it reports on. */
export interface TournamentLine {
  /** Orders after the last one carried out, in order. */
  orders(after: number): readonly NumberedOrder[];
  /** Puts chips in front of a seat. */
  seat(order: Extract<TournamentOrder, { kind: 'tournament seat' }>, number: number): void;
  /** Takes a seat's chips off the table and reports to the house how many. */
  lift(of: { readonly tournament: number; readonly entry: number; readonly seat: number }, number: number): void;
  /** Reports to the house that no hand is in play here anymore, so hand for hand may begin. */
  ready(tournament: number, number: number): void;
  /** Reports a hand to the house. */
  played(hand: PlayedHand): void;
}
