/**
 * What a table with a button and blinds remembers from hand to hand: where the button and the blinds were, and each
 * player's standing with them. It is stored by player, never by seat, so nobody inherits what another player left
 * owing.
 */
import { z } from 'zod';
import type { CarriedShare } from '../hand-start.ts';
import { type Seat, seat } from '../seat.ts';
import { carriedShares } from './carried.ts';
import type { PokerStart, Post } from './start.ts';

export type Blind = 'small' | 'big';

/** One player's standing with the blinds. */
export interface Standing {
  readonly player: string;
  /** Their seat when they were last dealt in or last seated; another seat now is a seat change (LR31). */
  readonly seat: Seat;
  /** Blinds that went by them and are not made up yet (LR30). */
  readonly missed: readonly Blind[];
  /** `new`: never dealt in (LR28). `moved`: changed seats and not dealt in since (LR31). Null: dealt in as of right. */
  readonly entering: 'new' | 'moved' | null;
  /** For `moved`: their place before the move, as `placeFrom` counts it. */
  readonly place: number | null;
  /** True while the blinds may still go by them once without penalty (LR28b, LR31c). */
  readonly freePass: boolean;
  /**
   * The blinds they have paid in this round of the button; with both of them and the button they have dealt off
   * (LR31c).
   */
  readonly paid: readonly Blind[];
  /**
   * For a player who has changed seats: the seat where the big blind was due from them. Absent: it is due where they sit,
   * or has gone by since.
   */
  readonly due?: Seat;
  /** The big blind has gone by that seat, and they have put up none since: in a further seat they have missed it. */
  readonly spared?: true;
}

export interface Sitter {
  readonly seat: Seat;
  readonly player: string;
}

export interface PokerMemory {
  /** Positions of the last hand. All null before the first hand of a game. */
  readonly button: Seat | null;
  readonly smallBlind: Seat | null;
  readonly bigBlind: Seat | null;
  /** The players dealt in then, who may have the next button. */
  readonly dealt: readonly Sitter[];
  readonly standings: readonly Standing[];
  /** Only while a hand runs: players at the table who could not or would not play; the blinds may go by them. */
  readonly away: readonly Sitter[];
  /** The player who drew the button of a new game whose first hand was voided: it is not drawn again. */
  readonly drawn: Sitter | null;
  /** The button was bought in the last hand: the blinds stayed where they were. */
  readonly bought: boolean;
  /**
   * Where there are kill pots: who won the last hand alone, and who must kill the next one that they are dealt into.
   */
  readonly winner: string | null;
  readonly killer: string | null;
  /**
   * What hands without a winner have left in the pot, and how many antes each of its players must have in it. Null:
   * nothing.
   */
  readonly carried: { readonly shares: readonly CarriedShare[]; readonly antes: number } | null;
  /** Where the button was in the first hand of the game, until the big blind has come around to it. Null: it has. */
  readonly firstButton: Seat | null;
}

const blinds = z.array(z.enum(['small', 'big'])).max(2);
const sitter = z.strictObject({ seat, player: z.string().min(1) });

export const pokerMemory: z.ZodType<PokerMemory> = z.strictObject({
  button: seat.nullable(),
  smallBlind: seat.nullable(),
  bigBlind: seat.nullable(),
  dealt: z.array(sitter),
  standings: z.array(
    z.strictObject({
      player: z.string().min(1),
      seat,
      missed: blinds,
      entering: z.enum(['new', 'moved']).nullable(),
      place: z.int().min(1).max(10).nullable(),
      freePass: z.boolean(),
      paid: blinds,
      due: seat.exactOptional(),
      spared: z.literal(true).exactOptional(),
    }),
  ),
  away: z.array(sitter),
  drawn: sitter.nullable(),
  bought: z.boolean().default(false),
  winner: z.string().min(1).nullable().default(null),
  killer: z.string().min(1).nullable().default(null),
  carried: z
    .strictObject({ shares: carriedShares, antes: z.int().min(1) })
    .nullable()
    .default(null),
  firstButton: seat.nullable().default(null),
});

/** A table where no hand has been dealt: the next button is drawn by lot and everyone is dealt in (LD6). */
export function newPokerMemory(): PokerMemory {
  return {
    button: null,
    smallBlind: null,
    bigBlind: null,
    dealt: [],
    standings: [],
    away: [],
    drawn: null,
    bought: false,
    winner: null,
    killer: null,
    carried: null,
    firstButton: null,
  };
}

/** How many seats clockwise from one seat to another, 1…10; a seat is 10 from itself, because the button is last. */
export const placeFrom = (from: Seat, to: Seat): number => ((to - from + 9) % 10) + 1;

/**
 * The standing of a player the table does not know: the blinds may go by once before the player takes a hand (LR28b).
 */
export function newcomer(player: string, at: Seat): Standing {
  return { player, seat: at, missed: [], entering: 'new', place: null, freePass: true, paid: [] };
}

/** Whether no blind has gone by a seat in a game whose first round is still being dealt (001:1128-1129, 003:61-66). */
export function isBeforeBlinds({ firstButton, bigBlind }: PokerMemory, at: Seat): boolean {
  if (firstButton === null || bigBlind === null) return false;
  return placeFrom(firstButton, at) > placeFrom(firstButton, bigBlind);
}

/** The first round is over when the big blind has gone past the seat where the first button was. */
function firstButtonAfter({ button, firstButton, bigBlind }: PokerMemory, start: PokerStart): Seat | null {
  if (button === null) return start.button;
  const { bigBlindSeat } = start;
  if (firstButton === null || bigBlind === null || bigBlindSeat === null) return firstButton;
  return placeFrom(firstButton, bigBlindSeat) < placeFrom(firstButton, bigBlind) ? null : firstButton;
}

/**
 * What a finished hand leaves: players who were dealt in owe nothing, and those who sat out while a blind went past
 * their seat have missed it, as a house option (`missedButton`) the button too. `memory` is what seating returned for
 * this hand.
 */
export function afterHand(memory: PokerMemory, start: PokerStart, missedButton = false): PokerMemory {
  const smallBlind = start.smallBlindSeat ?? (isSmallBlindDead(start) ? memory.bigBlind : memory.smallBlind);
  const bigBlind = start.bigBlindSeat ?? memory.bigBlind;
  const buyer = buyerOf(start);
  const standings = memory.standings.map((before) => {
    const isSpared = before.due !== undefined && wentBy(memory.bigBlind, bigBlind, before.due);
    const standing = isSpared ? spared(before) : before;
    const player = start.players.find((one) => one.player === standing.player);
    if (player) return played(standing, player.seat, start, buyer);
    if (!memory.away.some((one) => one.player === standing.player)) return standing;
    const button = missedButton && wentBy(memory.button, start.button, standing.seat);
    return passedBy(
      standing,
      wentBy(memory.bigBlind, bigBlind, standing.seat),
      button || wentBy(memory.smallBlind, smallBlind, standing.seat),
    );
  });
  return {
    ...memory,
    button: start.button,
    smallBlind,
    bigBlind,
    dealt: dealtByTurn(start),
    standings,
    away: [],
    drawn: null,
    bought: buyer !== null,
    firstButton: firstButtonAfter(memory, start),
  };
}

/** With a dead button: the small blind was due where the big blind had been, and nobody was left there to post it. */
const isSmallBlindDead = ({ smallBlindSeat, bigBlindSeat }: PokerStart): boolean =>
  smallBlindSeat === null && bigBlindSeat !== null;

/** The player who bought the button, and both blinds with it. */
const buyerOf = ({ posts }: PokerStart): Seat | null =>
  posts.find(({ what }) => what === 'bought button')?.seat ?? null;

/** Players dealt in who may get the next button. */
function dealtByTurn(start: PokerStart): readonly Sitter[] {
  const dealt: Sitter[] = [];
  const mayBeInTheMiddle = start.posts.some(isWayIn);
  for (const { seat, player } of start.players) {
    if (!mayBeInTheMiddle || !isInTheMiddle(start, seat)) dealt.push({ seat, player });
  }
  return dealt;
}

const isWayIn = ({ what }: Post): boolean => what === 'over' || what === 'kill';

/**
 * Dealt in by the overs or a kill between button and small blind: the button then passes over them (000:1823-1824,
 * 001:1159).
 */
function isInTheMiddle({ button, smallBlindSeat, bigBlindSeat, posts }: PokerStart, at: Seat): boolean {
  if (smallBlindSeat === null || at === bigBlindSeat) return false;
  const cameIn = posts.some((post) => post.seat === at && isWayIn(post));
  if (!cameIn) return false;
  return placeFrom(button, at) < placeFrom(button, smallBlindSeat);
}

/** What a voided hand leaves: the button, the blinds and every debt as they were before it. */
export function voidedHand(memory: PokerMemory, start: PokerStart): PokerMemory {
  const holder = start.players.find((one) => one.seat === start.button);
  const drawn = memory.button === null && holder ? { seat: holder.seat, player: holder.player } : null;
  return { ...memory, away: [], drawn };
}

function played(standing: Standing, at: Seat, start: PokerStart, buyer: Seat | null): Standing {
  const { player, paid } = standing;
  const kept = paidBy(paid, at, start, buyer);
  const moved = movesAfter(standing, at, start);
  // The usual case.
  const isSame = standing.seat === at && standing.entering === null && standing.place === null && !standing.freePass;
  const keepsMoves = standing.due === moved.due && standing.spared === moved.spared;
  if (isSame && keepsMoves && standing.missed.length === 0 && paid.length === 0 && kept.length === 0) return standing;
  return { player, seat: at, missed: [], entering: null, place: null, freePass: false, paid: kept, ...moved };
}

function spared({ due: _, ...standing }: Standing): Standing {
  return { ...standing, spared: true };
}

/** What is remembered of changes of seat until the player puts up a big blind. */
function movesAfter({ due, spared }: Standing, at: Seat, start: PokerStart): Pick<Standing, 'due' | 'spared'> {
  if ((due === undefined && !spared) || putUpBig(at, start)) return {};
  return due === undefined ? { spared: true } : { due };
}

/** Posts that are not in the place of a big blind. */
const SMALLER: ReadonlySet<Post['what']> = new Set(['small blind', 'missed small blind', 'third blind', 'ante']);

/** Whether a player has put up the big blind, or what stands for it when they come in. */
const putUpBig = (at: Seat, { posts }: PokerStart): boolean =>
  posts.some((post) => post.seat === at && !SMALLER.has(post.what));

function paidBy(before: readonly Blind[], at: Seat, start: PokerStart, buyer: Seat | null): readonly Blind[] {
  if (buyer !== null) return at === buyer ? ['big', 'small'] : before;
  if (at === start.bigBlindSeat) return ['big'];
  if (at === start.smallBlindSeat) return before.includes('big') ? ['big', 'small'] : ['small'];
  return at === start.button ? before : [];
}

/**
 * Whether a blind that was at one seat and is now at another went past a player who is away, or was due from them: only
 * a dead small blind comes to a seat that does not play.
 */
function wentBy(was: Seat | null, is: Seat | null, at: Seat): boolean {
  return was !== null && is !== null && was !== is && placeFrom(was, at) <= placeFrom(was, is);
}

function passedBy(standing: Standing, big: boolean, small: boolean): Standing {
  // LR28b, LR31c: the first time costs nothing.
  if (big && standing.freePass) return { ...standing, freePass: false };
  const missesBig = big || standing.missed.includes('big');
  // A player who had the big blind in this seat misses only the small blind; a player still coming in never owed it.
  const missesSmall = standing.missed.includes('small') || (small && (standing.entering === null || missesBig));
  const missed: Blind[] = [];
  if (missesSmall) missed.push('small');
  if (missesBig) missed.push('big');
  return { ...standing, missed };
}
