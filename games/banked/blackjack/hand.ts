/** A round as stored: the hands of every position, who is asked, the player-dealer's cards. */
import type { Card } from '../../card.ts';
import type { Cents } from '../../money.ts';
import { invariant } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import type { BankedTable, Bet, Position } from '../table.ts';
import type { Round } from '../variant.ts';
import { countOf, isAce, isPair, isWhole, naturalOf, reaches } from './count.ts';
import type { Law, Natural } from './law.ts';

/** A table whose rules are the law of its game. */
export type BlackjackTable = BankedTable<Law>;

/** Chips put out after the deal; settled with the special bets where it doubles or splits one. */
export interface AddedBet extends Bet {
  readonly spot: 'split' | 'double' | 'insurance';
  /** The name in the results: `split`, `double-2`, `double@5` on another player's position. */
  readonly key: string;
  readonly special: boolean;
}

/** Whether a bet plays against money that the player-dealer set aside for its bettor alone. */
export const isSpecial = (bet: Bet): boolean => 'special' in bet && bet.special === true;

export interface BlackjackHand {
  readonly cards: readonly Card[];
  /** Bets on it: base bets on the first hand of a position, those of a split on the others. */
  readonly stakes: readonly Bet[];
  readonly doubles: readonly AddedBet[];
  readonly split: boolean;
  /** Bettors on it who did not join the split that it came from: they may not double with it (000:2521-2522). */
  readonly unjoined: readonly Seat[];
  /** Bettors who have surrendered their bets on it. */
  readonly surrendered: readonly Seat[];
  readonly done: boolean;
}

/** A position with a bet. */
export interface PlayedPosition {
  readonly position: Position;
  readonly hands: readonly BlackjackHand[];
  /** Bettors who declined to join a split: they may not join a later one. */
  readonly declined: readonly Seat[];
}

export type Play = 'hit' | 'stand' | 'double' | 'double-less' | 'split' | 'surrender';

/** Where in the round a decision is owed. */
export interface At {
  readonly place: number;
  readonly hand: number;
}

export interface Turn {
  readonly at: At;
  /** Who decides for the hand. */
  readonly seat: Seat;
  /**
   * The decider's choice, while the other bettors on the hand are asked what they do, or the decider is asked for an
   * amount.
   */
  readonly chosen: Play | null;
  /** For a double for less: the decider's amount. Null: as much as they have on the hand. */
  readonly amount: Cents | null;
  /** Other bettors who have not answered yet. */
  readonly waiting: readonly Seat[];
  readonly joined: readonly Seat[];
  /** True when the house way made the choice. */
  readonly absent: boolean;
  /** True when there was nothing else to choose, so nobody acted. */
  readonly quiet: boolean;
}

/** A bettor who may insure a bet. */
export interface Insurable {
  readonly seat: Seat;
  readonly stake: Bet;
  /** True once they have said that they want less than the maximum: they are asked how much. */
  readonly less: boolean;
}

export interface BlackjackRound extends Round {
  readonly added: readonly AddedBet[];
  readonly places: readonly PlayedPosition[];
  readonly dealer: readonly Card[];
  /** Whether the player-dealer's face-down card has been turned. */
  readonly opened: boolean;
  /** Bets that may still be insured; each seat is asked for its first one. */
  readonly insuring: readonly Insurable[];
  /** A decision of a bettor. */
  readonly turn: Turn | null;
  /** Whether the player-dealer owes a decision. */
  readonly dealerAsked: boolean;
}

/** Whether nobody owes a decision: the round is finished. */
export const isDone = ({ insuring, turn, dealerAsked }: BlackjackRound): boolean =>
  insuring.length === 0 && turn === null && !dealerAsked;

export function placeAt(round: BlackjackRound, at: At): PlayedPosition {
  const place = round.places[at.place];
  invariant(place !== undefined, () => `no position ${at.place} among ${round.places.length}`);
  return place;
}

export function handAt(round: BlackjackRound, at: At): BlackjackHand {
  const hand = placeAt(round, at).hands[at.hand];
  invariant(hand !== undefined, () => `no hand ${at.hand} on position ${at.place}`);
  return hand;
}

/** The round with one place replaced. */
export function withPlace(
  round: BlackjackRound,
  at: At,
  change: (place: PlayedPosition) => PlayedPosition,
): BlackjackRound {
  return { ...round, places: round.places.map((place, i) => (i === at.place ? change(place) : place)) };
}

export function withHand(
  round: BlackjackRound,
  at: At,
  change: (hand: BlackjackHand) => BlackjackHand,
): BlackjackRound {
  return withPlace(round, at, (place) => ({
    ...place,
    hands: place.hands.map((hand, i) => (i === at.hand ? change(hand) : hand)),
  }));
}

/** The first hand still to be played, in the order of play. */
export function openHand({ places }: BlackjackRound): At | null {
  for (const [place, { hands }] of places.entries()) {
    const hand = hands.findIndex(({ done }) => !done);
    if (hand >= 0) return { place, hand };
  }
  return null;
}

/** A position's first two cards, before any decision on them. */
export const isOriginal = ({ cards, split, doubles }: BlackjackHand): boolean =>
  cards.length === 2 && !split && doubles.length === 0;

/** A natural is two original cards: a hand from a split is not one (000:2228-2340). */
export const handNatural = (law: Law, { cards, split }: BlackjackHand): Natural =>
  split ? null : naturalOf(law, cards);

/**
 * Whether first cards are face down to everyone except the player who decides for them (002:21). A natural is opened at
 * once (002:23).
 */
export const isCovered = (law: Law, hand: BlackjackHand): boolean => law.playersDown && handNatural(law, hand) === null;

/** Bets still on a hand: not those of bettors who have surrendered. */
export function ridingOn({ stakes, surrendered }: BlackjackHand): readonly Bet[] {
  return stakes.filter(({ seat }) => !surrendered.includes(seat));
}

/**
 * Whether two cards may be doubled by their value: those below 20 (000:2513), any (002:149; 003:1084), or any that need
 * not stand.
 */
export function cardsMayDouble(law: Law, hand: BlackjackHand): boolean {
  const { cards, doubles, split } = hand;
  if (cards.length !== 2 || doubles.length > 0 || isWhole(law, cards) || handNatural(law, hand) !== null) return false;
  if (split && !law.doubleAfterSplit) return false;
  const count = countOf(law, cards);
  switch (law.doubles) {
    case 'no':
      return false;
    case 'any-two':
      return true;
    case 'below-20':
      return count.total < 20;
    case 'not-what-must-stand':
      return !reaches(law.mustStand, count);
  }
}

/**
 * Hands with nothing left to decide: a natural, one that a joker makes whole, one that must stand and may not be
 * doubled or split, a doubled one, a split ace with its one card.
 */
export function isFinished(law: Law, hand: BlackjackHand): boolean {
  const { cards, doubles, split } = hand;
  const [first] = cards;
  if (isWhole(law, cards) || doubles.length > 0 || handNatural(law, hand) !== null) return true;
  if (split && first !== undefined && isAce(first)) return true;
  if (!reaches(law.mustStand, countOf(law, cards)) || cardsMayDouble(law, hand)) return false;
  return !(isPair(law, cards) && law.splits > 0);
}
