import type { BetAsk } from '../ask.ts';
import type { Card } from '../card.ts';
import type { ChipPlace, JackpotHit } from '../hand-event.ts';
import type { CarriedShare } from '../hand-start.ts';
import { type Cents, sum } from '../money.ts';
import { InvariantError } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { BettingRound } from './betting.ts';
import type { NotedChances } from './chances.ts';
import type { Taken } from './collection.ts';
import type { AnyPokerRules, AnyPokerStart, ForcedBets, Stakes } from './forced.ts';
import type { Variant } from './variant.ts';

/** What stays the same throughout a hand. Players are indices 0…n−1 in seat order, which is clockwise. */
export interface PokerTable {
  readonly variant: Variant;
  readonly forced: ForcedBets;
  readonly rules: AnyPokerRules;
  readonly stakes: Stakes;
  readonly start: AnyPokerStart;
  /** The shuffled cards; the first is dealt first. */
  readonly deck: readonly Card[];
  readonly seats: readonly Seat[];
  /** Every chip in the hand: a total that no act may change. */
  readonly total: Cents;
  /** The first player left of the button; without a button, the first of all. */
  readonly leftOfButton: number;
}

export type PlayerStatus = 'in' | 'all-in' | 'folded';

/** A share of one pot. `ranking` is the index of the ranking it was won with; null when nobody contested it. */
export interface Award {
  readonly player: number;
  readonly amount: Cents;
  readonly ranking: number | null;
}

export interface SettledPot {
  readonly label: string;
  readonly amount: Cents;
  readonly awards: readonly Award[];
}

/** What happened, as the rules record it; `view` turns it into what a viewer may read. */
export type Happening =
  | {
      readonly kind: 'post';
      readonly player: number;
      readonly what: string;
      readonly amount: Cents;
      readonly dead?: Cents;
      readonly allIn: boolean;
    }
  | { readonly kind: 'street'; readonly street: number }
  /** Open cards, and all cards that come to a hand already turned up, are visible to everyone. */
  | { readonly kind: 'dealt'; readonly player: number; readonly cards: readonly Card[]; readonly open: boolean }
  | { readonly kind: 'exposed'; readonly player: number; readonly cards: readonly Card[] }
  | { readonly kind: 'board'; readonly cards: readonly Card[] }
  | { readonly kind: 'burned' }
  | { readonly kind: 'discard'; readonly player: number; readonly cards: readonly Card[] }
  | {
      readonly kind: 'act';
      readonly player: number;
      readonly what: 'fold' | 'check' | 'call' | 'bring-in' | 'bet' | 'raise' | 'complete';
      readonly amount: Cents;
      readonly to: Cents;
      readonly allIn: boolean;
      readonly absent: boolean;
    }
  /** Chips from earlier hands come into the pot, or chips that nobody has won stay for the next hand. */
  | { readonly kind: 'carried'; readonly amount: Cents; readonly into: 'pot' | 'next-hand' }
  /** An announcement to everyone, in a sentence. */
  | { readonly kind: 'told'; readonly text: string }
  /** The discards have been reshuffled. */
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'returned'; readonly player: number; readonly amount: Cents }
  | {
      readonly kind: 'collected';
      readonly place: ChipPlace;
      readonly amount: Cents;
      /** The player who pays it, where it does not come out of the pot. */
      readonly from?: number;
    }
  /** The cards shown, and how many cards were on the board by then. */
  | { readonly kind: 'shown'; readonly player: number; readonly cards: readonly Card[]; readonly boardCards: number }
  | NotedChances
  | { readonly kind: 'mucked'; readonly player: number }
  | { readonly kind: 'fouled'; readonly player: number }
  | { readonly kind: 'won'; readonly pot: string; readonly award: Award }
  | ({ readonly kind: 'jackpot' } & JackpotHit);

/**
 * A hand while it is being changed. `draft` makes one from a state; the result of `decide` is never changed again.
 * Lists by player are changed in place, all other values replaced.
 */
export interface HandDraft {
  readonly table: PokerTable;
  phase: 'betting' | 'picking' | 'showing' | 'pushed' | 'over';
  street: number;
  /** How many steps of the street have been taken. */
  step: number;
  /** The order in which the players of the street act. */
  order: readonly number[];
  /** The player to act, −1 when nobody; and what is asked of them. */
  turn: number;
  ask: BetAsk | null;
  /**
   * Players who owe a pick of cards, losers who may still show or muck (`muck: ask`), or players who may show once the
   * pots are pushed; all at once.
   */
  owing: readonly number[];
  round: BettingRound;
  /** The last player to bet or raise on this street; −1 when nobody did. */
  aggressor: number;
  standing: PlayerStatus[];
  stack: Cents[];
  /** Chips in front on this street, and in the pot from the whole hand: what others must match. */
  bet: Cents[];
  paid: Cents[];
  acted: boolean[];
  face: ('down' | 'shown' | 'mucked')[];
  /** Chips in the pot that are nobody's bet (LR30a). */
  dead: Cents;
  /** What each player has paid to the house outside the pot. */
  fees: readonly Cents[];
  /** Fees and jackpot drops so far, out of the pots. */
  taken: readonly Taken[];
  /** Each player's cards, in the order in which they came, and which of them lie face up for everyone to see. */
  cards: readonly (readonly Card[])[];
  open: readonly (readonly Card[])[];
  /** Cards that each player has turned up after the hand (`mayShow`). */
  revealed: readonly (readonly Card[])[];
  /** Cards that were dealt face up to a hand, wherever they are now. */
  dealtUp: readonly Card[];
  board: readonly Card[];
  /** Cards that each player has thrown away; nobody ever sees them. */
  discards: readonly (readonly Card[])[];
  /** The cards in the order in which they come: the deck, then reshuffled discards. */
  stub: readonly Card[];
  /** Cards dealt from it, including burned ones. */
  dealt: number;
  burned: readonly Card[];
  /** How often discards have been reshuffled. */
  reshuffles: number;
  /** How many cards each player has drawn on this street; null for a player who has not drawn. */
  drew: readonly (number | null)[];
  /** Who has passed up a chance to bet on this street, and what each player had in the pot before it. */
  checked: readonly boolean[];
  paidBefore: readonly Cents[];
  pots: readonly SettledPot[];
  /** Where opening the pot takes a good enough hand: who opened, with which five cards. */
  opened: { readonly player: number; readonly cards: readonly Card[] } | null;
  /** The jackpots that its showdown has hit. */
  jackpots: readonly JackpotHit[];
  /** What stays in the pot for the next hand, by owner. */
  left: readonly CarriedShare[];
  /** Stud: dead hands whose seats still get cards until there is a bet (`deadSeats`). */
  deadSeats: readonly number[];
  /** Shared by all states of a hand, each of which reads its first `logged` entries. */
  log: Happening[];
  logged: number;
}

/** A hand at rest: a state that is no longer changed. */
export type PokerState = {
  readonly [Key in keyof HandDraft]: HandDraft[Key] extends (infer Item)[] ? readonly Item[] : HandDraft[Key];
};

/**
 * A copy to change. Naming the values one by one copies them in a single step: hands make a copy for every decision.
 */
export function draft(state: PokerState): HandDraft {
  return {
    table: state.table,
    phase: state.phase,
    street: state.street,
    step: state.step,
    order: state.order,
    turn: state.turn,
    ask: state.ask,
    owing: state.owing,
    round: state.round,
    aggressor: state.aggressor,
    standing: state.standing.slice(),
    stack: state.stack.slice(),
    bet: state.bet.slice(),
    paid: state.paid.slice(),
    acted: state.acted.slice(),
    face: state.face.slice(),
    dead: state.dead,
    fees: state.fees,
    taken: state.taken,
    cards: state.cards,
    open: state.open,
    revealed: state.revealed,
    dealtUp: state.dealtUp,
    board: state.board,
    discards: state.discards,
    stub: state.stub,
    dealt: state.dealt,
    burned: state.burned,
    reshuffles: state.reshuffles,
    drew: state.drew,
    checked: state.checked,
    paidBefore: state.paidBefore,
    pots: state.pots,
    opened: state.opened,
    jackpots: state.jackpots,
    left: state.left,
    deadSeats: state.deadSeats,
    log: state.log as Happening[],
    logged: state.logged,
  };
}

/** Records what happened. A second branch from the same state gets a list of its own. */
export function note(hand: HandDraft, happening: Happening): void {
  if (hand.log.length !== hand.logged) hand.log = hand.log.slice(0, hand.logged);
  hand.log.push(happening);
  hand.logged += 1;
}

/** Reads a list by player; an index out of range is a programmer's mistake. */
export function at<Item>(list: readonly Item[], player: number): Item {
  const item = list[player];
  if (item === undefined) throw new InvariantError(`no player ${player} among ${list.length}`);
  return item;
}

/** The same for a list of numbers; separate, so that lists of other things do not slow down reading amounts. */
export function numberAt(list: readonly number[], index: number): number {
  const number = list[index];
  if (number === undefined) throw new InvariantError(`no player ${index} among ${list.length}`);
  return number;
}

export const seatOf = (state: PokerState, player: number): Seat => numberAt(state.table.seats, player);

/** The player in a seat, −1 when it was not dealt in. */
export const playerAt = (state: PokerState, seat: Seat): number => state.table.seats.indexOf(seat);

export const isLive = (state: PokerState, player: number): boolean => state.standing[player] !== 'folded';

export function livePlayers(state: PokerState): number[] {
  const live: number[] = [];
  for (let player = 0; player < state.standing.length; player += 1) if (isLive(state, player)) live.push(player);
  return live;
}

export function countLive(state: PokerState): number {
  let count = 0;
  for (const standing of state.standing) if (standing !== 'folded') count += 1;
  return count;
}

/** Whether the pots are pushed: no chips move anymore. */
export const isPushed = ({ phase }: Pick<PokerState, 'phase'>): boolean => phase === 'pushed' || phase === 'over';

/** How many players can still bet: live, with chips in front of them. */
export function countInAction(state: PokerState): number {
  let count = 0;
  for (const standing of state.standing) if (standing === 'in') count += 1;
  return count;
}

export function takenSoFar(state: PokerState): Cents {
  let total = 0;
  for (const { amount } of state.taken) total += amount;
  return total;
}

/** Everything in the middle, including bets of the street, after fees. */
export function chipsInMiddle(state: PokerState): Cents {
  let chips = state.dead;
  for (const amount of state.paid) chips += amount;
  return chips - takenSoFar(state);
}

/** Checks after every act that no chips are made or lost, no amount is negative, and every card has one owner. */
export function audit(state: PokerState): void {
  const fault = faultIn(state);
  if (fault !== null) throw new InvariantError(fault);
}

function faultIn(state: PokerState): string | null {
  const { table, stack, bet, paid, fees, cards, open, discards } = state;
  let chips = 0;
  let pot = state.dead;
  let owned = state.board.length + state.burned.length;
  let lowest = state.dead;
  for (let player = 0; player < stack.length; player += 1) {
    const inFront = stack[player] ?? -1;
    const onStreet = bet[player] ?? -1;
    const inHand = paid[player] ?? -1;
    chips += inFront + (fees[player] ?? -1);
    pot += inHand;
    if (inFront < lowest) lowest = inFront;
    if (onStreet < lowest) lowest = onStreet;
    if (inHand - onStreet < lowest) lowest = inHand - onStreet;
    const held = cards[player]?.length ?? -1;
    owned += held + (discards[player]?.length ?? -1);
    if ((open[player]?.length ?? held + 1) > held) return `player ${player} has more open cards than cards`;
  }
  const taken = takenSoFar(state);
  const all = chips + (isPushed(state) ? taken + sum(state.left.map(({ amount }) => amount)) : pot);
  if (all !== table.total) return `${all} cents in a hand of ${table.total}`;
  if (lowest < 0) return `a negative amount: ${lowest} cents`;
  if (taken > pot) return `${taken} cents taken out of pots of ${pot}`;
  if (state.reshuffles > 0 && isHeldTwice(state)) return 'a card in two hands';
  if (owned !== state.dealt) return `${owned} cards with owners, ${state.dealt} dealt`;
  return null;
}

/** Whether a reshuffled card is in two live hands. */
function isHeldTwice(state: PokerState): boolean {
  const held = livePlayers(state).flatMap((player) => at(state.cards, player));
  return new Set(held).size < held.length;
}
