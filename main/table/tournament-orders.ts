/** What a house has a table do in a tournament: orders, carried out one after the other while no hand is played. */
import { z } from 'zod';

/** Chips of a tournament, whole; no money. */
export const chips = z.int().min(0).max(1_000_000_000);
/** Every game that a tournament has been played in, whichever may be announced now. */
export const games = z.enum(['holdem', 'omaha', 'omaha-hi-lo-8', 'holdem-hi-lo-8', 'pineapple']);
export const bettings = z.enum(['no-limit', 'pot-limit', 'split-limit']);
export const blinds = z.strictObject({ small: chips, big: chips, ante: chips.default(0) });

const instant = z.int().min(0);
const tournament = z.int().min(1);
const entry = z.int().min(1);
const seat = z.int().min(1).max(10);

/**
 * The tournament that the table plays from its next hand on, and how it stands. The blinds and the stacks are chips; the prizes, the
 * first place first, are money.
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
  /** When the level or the rest ends, ms since 1970, and hands that are left of the level; null where neither runs out. */
  until: instant.nullable(),
  handsLeft: z.int().min(0).nullable(),
  entries: z.int().min(0),
  left: z.int().min(0),
  average: chips,
  prizes: z.array(z.int().min(0)).max(100),
  at: instant,
  /** Hand for hand: the round in which one hand may be dealt, 0 before the first. Absent: the table waits for no other. */
  round: z.int().min(0).exactOptional(),
});
export type TournamentPlan = z.infer<typeof tournamentPlan>;

/** An entry comes to a seat, with so many chips. */
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

/** An entry leaves its seat; why is told to the player. */
export const tournamentLift = z.strictObject({
  kind: z.literal('tournament lift'),
  tournament,
  entry,
  why: z.string().max(300),
  at: instant,
});

/** Whoever has gone out is told in which place; nobody is where somebody else sits by now. */
export const tournamentTell = z.strictObject({
  kind: z.literal('tournament tell'),
  tournament,
  seat,
  text: z.string().max(300),
  at: instant,
});

/** The table is not of the tournament any more: whoever sits there leaves, and it plays for money again. */
export const tournamentOver = z.strictObject({
  kind: z.literal('tournament over'),
  tournament,
  /** What entries that sit there are told. */
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

/** An order under its number among the messages of the house. */
export interface NumberedOrder {
  readonly number: number;
  readonly order: TournamentOrder;
}

/** What a table tells of a hand: what each entry had before it and has after it, in chips. */
export interface PlayedHand {
  readonly tournament: number;
  readonly hand: number;
  readonly stacks: readonly { readonly entry: number; readonly before: number; readonly after: number }[];
  readonly nextBig: number | null;
  /** Of hand for hand: the round that it was played in. */
  readonly round?: number;
}

/** The house's side of a tournament, as a table needs it. All of it inside the transaction of what it tells of. */
export interface TournamentLine {
  /** Orders after one that was carried out, in order. */
  orders(after: number): readonly NumberedOrder[];
  /** Puts chips before a seat. */
  seat(order: Extract<TournamentOrder, { kind: 'tournament seat' }>, number: number): void;
  /** Takes the chips of a seat off the table and tells the house how many. */
  lift(of: { readonly tournament: number; readonly entry: number; readonly seat: number }, number: number): void;
  /** Tells the house that no hand is played here any more: hand for hand may begin. */
  ready(tournament: number, number: number): void;
  /** Tells the house of a hand. */
  played(hand: PlayedHand): void;
}
