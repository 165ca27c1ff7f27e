/**
 * Tournaments as the house tells them to screens: what is announced, who has entered, where they sit, what they have.
 * Tournament chips are counted in chips, never in cents: they buy nothing and are worth nothing but a place. What the
 * house keeps has schemas of its own, `main/house/tournament/record.ts`, so that these may change.
 */
import { z } from 'zod';
import { cents, seat } from './fields.ts';

/** The maximum number of chips in play in a tournament. */
export const MOST_CHIPS = 1_000_000_000;
/** Tournament chips, whole; not money. */
export const chips = z.int().min(0).max(MOST_CHIPS);
/** The maximum number of entries stored for a tournament, refunded ones included. */
export const MOST_ENTERED = 600;
const instant = z.int().min(0);
const tableNumber = z.int().min(1).max(9999);
const reason = z.string().trim().min(3, 'a reason of at least three letters').max(200);
const account = z.string().regex(/^[0-9]{6,19}$/, 'an account number');
const tournamentNumber = z.int().min(1);
const entryNumber = z.int().min(1);

/** The games in which a tournament may be played, the most usual first: those with a button and blinds. */
export const TOURNAMENT_GAMES = ['holdem', 'omaha', 'omaha-hi-lo-8', 'holdem-hi-lo-8', 'pineapple'] as const;

/** The same games, as a director chooses among them. */
export const tournamentGame = z.strictObject({ id: z.enum(TOURNAMENT_GAMES), name: z.string().max(80) });
export type TournamentGame = z.infer<typeof tournamentGame>;

export const tournamentLevel = z
  .strictObject({ small: chips.min(1), big: chips.min(1), ante: chips.default(0) })
  .refine(({ small, big }) => small <= big, { error: 'the small blind is more than the big blind', path: ['small'] });

/** The announced terms of a tournament, which never change afterwards. */
export const tournamentTerms = z
  .strictObject({
    name: z.string().trim().min(2).max(60),
    game: z.enum(TOURNAMENT_GAMES),
    betting: z.enum(['no-limit', 'pot-limit', 'split-limit']),
    /** How much of each entry goes into the prizes, and how much the house keeps. */
    entry: cents.min(1),
    fee: cents,
    /** Chips for each entry. */
    stack: chips.min(1),
    /** The maximum number of players at a table. */
    seats: z.int().min(2).max(10),
    /** The minimum number of entries to begin, and the maximum in all. */
    fewest: z.int().min(2).max(500),
    most: z.int().min(2).max(500),
    /** Begins when the maximum number of players has entered, or otherwise when the director says so. */
    starts: z.enum(['when full', 'by the director']),
    levels: z.array(tournamentLevel).min(1).max(60),
    /** The length of a level: by the clock, or by hands at the table that has played the most of them. */
    every: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('time'), minutes: z.int().min(1).max(240) }),
      z.strictObject({ by: z.literal('hands'), hands: z.int().min(1).max(500) }),
    ]),
    /** Breaks after levels, by level number. */
    breaks: z.array(z.strictObject({ after: z.int().min(1), minutes: z.int().min(1).max(120) })).max(30),
    /** Late entry is open through this level; 0: closed once the tournament has begun. */
    lateThrough: z.int().min(0),
    /** How many times a player who is out may enter again during late entry. */
    reentries: z.int().min(0).max(20),
    /**
     * Hand-for-hand play starts automatically when one more player must go out before the prizes. Absent: when the
     * director says so.
     */
    handForHand: z.boolean().exactOptional(),
    /** Shares of the prizes by place, first place first: the row with the largest entry count reached applies. */
    prizes: z
      .array(z.strictObject({ from: z.int().min(2), parts: z.array(z.int().min(1).max(100_000)).min(1).max(100) }))
      .min(1)
      .max(40),
  })
  .superRefine((terms, context) => {
    const wrong = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path, input: terms });
    if (terms.fewest > terms.most) wrong('the fewest entries are more than the most', 'fewest');
    if (terms.lateThrough >= terms.levels.length && terms.lateThrough > 0)
      wrong('late entry ends before the last level', 'lateThrough');
    if (terms.reentries > 0 && terms.lateThrough === 0)
      wrong('players who are out can enter again only while there is late entry', 'reentries');
    terms.prizes.forEach(({ from, parts }, row) => {
      if (parts.length > from) wrong('more places are paid than there are entries', 'prizes', row);
      if (parts.some((part, place) => part > (parts[place - 1] ?? part)))
        wrong('a place is paid more than the one before it', 'prizes', row);
    });
    if (!terms.prizes.some(({ from }) => from <= terms.fewest))
      wrong('no row of prizes is for the fewest entries', 'prizes');
  });
export type SentTournamentTerms = z.infer<typeof tournamentTerms>;

export const tournamentPlace = z.strictObject({ table: tableNumber, seat });

/** One entry; a player who enters again has a second one. */
export const tournamentEntry = z.strictObject({
  id: entryNumber,
  account,
  name: z.string().max(60),
  at: instant,
  /** `moving`: called from their seat and not yet seated elsewhere. `withdrawn`: refunded before the start. */
  state: z.enum(['registered', 'playing', 'moving', 'out', 'withdrawn']),
  /** Chips as of the last reported hand, or the start; none for a player who is out. */
  stack: chips,
  where: tournamentPlace.nullable(),
  /** Where they are called to; the seat is null while all players are called before seats are drawn. */
  to: z.strictObject({ table: tableNumber, seat: seat.nullable() }).nullable(),
  /**
   * How they went out: `order` counts the hands in which a player went out, `had` is the stack with which they began
   * that hand.
   */
  out: z.strictObject({ order: z.int().min(1), had: chips, at: instant, why: z.string().nullable() }).nullable(),
});
export type SentTournamentEntry = z.infer<typeof tournamentEntry>;

/**
 * The prize of an entry. `withheld`: why it is not paid, for a person who may not be paid; it is set aside for them.
 */
const paidPlace = z.strictObject({
  entry: entryNumber,
  place: z.int().min(1),
  amount: cents,
  withheld: z.string().max(200).exactOptional(),
});

export const tournament = z.strictObject({
  id: tournamentNumber,
  terms: tournamentTerms,
  /** Tables it may use, in the order in which they are opened; the last is broken first. */
  tables: z.array(tableNumber).min(1).max(60),
  status: z.enum(['entering', 'playing', 'over', 'cancelled']),
  /** Why it is paused; null when it is not. */
  paused: z.string().nullable(),
  /** When the break ends; null when there is none. */
  rest: instant.nullable(),
  entries: z.array(tournamentEntry).max(MOST_ENTERED),
  /** 1 for the first; 0 before the start. */
  level: z.int().min(0),
  /** How long the level had run, ms, at `since`; `since` is null while the clock is stopped. */
  ran: z.number().min(0),
  since: instant.nullable(),
  /** Hands of this level, by table. */
  hands: z.array(z.strictObject({ table: tableNumber, hands: z.int().min(0) })),
  /** The entry number that has the next big blind, by table. */
  nextBig: z.array(z.strictObject({ table: tableNumber, entry: entryNumber })),
  /** How many hands so far have put a player out. */
  outs: z.int().min(0),
  /** Chips taken out of play with a disqualified player. */
  removed: chips,
  /** The prizes by entry; null until it is over. */
  prizes: z.array(paidPlace).nullable(),
  /**
   * Hand for hand: every table plays one hand and waits for the others. `round` 0: they finish the hands in progress.
   * `done`: the tables that have finished. `out`: the order of those who went out in this round; null while nobody has.
   * `bubble`: it ends with the prizes.
   */
  handForHand: z
    .strictObject({
      round: z.int().min(0),
      done: z.array(tableNumber).max(60),
      out: z.int().min(1).nullable(),
      bubble: z.boolean(),
    })
    .exactOptional(),
  /** The director has ended hand-for-hand play: it does not restart automatically. */
  noHandForHand: z.literal(true).exactOptional(),
  /**
   * Why it does not begin, though it is full and begins automatically; or why it does not end, though one player is
   * left. Absent: nothing is in the way.
   */
  waits: z.string().max(400).exactOptional(),
  /** The total of its fees, which the house has taken since it ended. Absent: not taken yet. */
  feesTaken: cents.exactOptional(),
});
export type SentTournament = z.infer<typeof tournament>;

const of = { tournament: tournamentNumber };
const onEntry = { ...of, entry: entryNumber };

/** Part of the name of a player whom the director wants to enter: long enough to match only a few. */
export const playerSought = z.string().trim().min(3, 'expected at least three letters of the name').max(60);

/** A match. It says nothing about the player's money: the director enters players and reads no accounts. */
export const playerFound = z.strictObject({ account, person: z.string().max(60), born: z.string().max(10) });
export type PlayerFound = z.infer<typeof playerFound>;

/** The maximum number of matches shown: for more, the director must type more of the name. */
export const MOST_FOUND = 10;

/** What the director asks for. */
export const tournamentAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('announce'),
    terms: tournamentTerms,
    tables: z.array(tableNumber).min(1).max(60),
  }),
  z.strictObject({ act: z.literal('enter'), ...of, account }),
  /** Before the start: the entry and the fee go back to the card. */
  z.strictObject({ act: z.literal('withdraw'), ...onEntry, reason }),
  z.strictObject({ act: z.literal('cancel'), ...of, reason }),
  z.strictObject({ act: z.literal('start'), ...of }),
  z.strictObject({ act: z.literal('pause'), ...of, reason }),
  z.strictObject({ act: z.literal('go on'), ...of }),
  z.strictObject({ act: z.literal('level'), ...of, level: z.int().min(1), reason }),
  z.strictObject({ act: z.literal('move'), ...onEntry, to: tournamentPlace, reason }),
  z.strictObject({ act: z.literal('break table'), ...of, table: tableNumber, reason }),
  z.strictObject({ act: z.literal('disqualify'), ...onEntry, reason }),
  z.strictObject({ act: z.literal('hand for hand'), ...of, on: z.boolean(), reason }),
]);
export type TournamentAct = z.infer<typeof tournamentAct>;

/** A tournament as anyone may see it: the game, how long it lasts, the prizes. It contains no accounts. */
export const tournamentShown = z.strictObject({
  id: tournamentNumber,
  name: z.string().max(60),
  status: z.enum(['entering', 'playing', 'over', 'cancelled']),
  level: z.int().min(0),
  blinds: tournamentLevel,
  next: tournamentLevel.nullable(),
  /** Why no hand is dealt; null while hands are dealt. */
  stands: z.string().max(240).nullable(),
  /** The time left of the level or the break, ms, and whether it is running; null where neither is timed. */
  leftMs: z.number().min(0).nullable(),
  runs: z.boolean(),
  handsLeft: z.int().min(0).nullable(),
  entries: z.int().min(0),
  most: z.int().min(0),
  left: z.int().min(0),
  average: chips,
  /** The prizes by place, first place first: money. */
  prizes: z.array(cents).max(100),
  /** Who finished in which place, once that is certain: best first, up to a maximum number. */
  places: z.array(z.strictObject({ place: z.int().min(1), name: z.string().max(60), amount: cents })).max(20),
});
export type TournamentShown = z.infer<typeof tournamentShown>;
