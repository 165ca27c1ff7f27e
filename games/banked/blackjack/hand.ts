/** A round as it is kept: the hands of every position, who is asked, the player-dealer's cards. */
import { type Card, isJoker } from '../../card.ts';
import type { Seat } from '../../game.ts';
import { invariant } from '../../result.ts';
import type { BankedTable, Bet, Position } from '../table.ts';
import type { Round } from '../variant.ts';
import { countOf, isAce, type Natural, naturalOf } from './count.ts';
import type { NoBustRules } from './rules.ts';

export type NoBustTable = BankedTable<NoBustRules>;

/** Below it a player must hit, and from `MUST_STAND` on must stand (000:2292-2294; 001:331-346). */
export const MAY_STAND = 12;
export const MUST_STAND = 20;

/** Chips put out after the deal; settled with the special bets where it doubles or splits one. */
export interface AddedBet extends Bet {
  readonly spot: 'split' | 'double';
  /** As the results name it: `split`, `double-2`, `double@5` on another's position. */
  readonly key: string;
  readonly special: boolean;
}

/** Whether a bet is set against money that the player-dealer put aside for its bettor alone. */
export const isSpecial = (bet: Bet): boolean => 'special' in bet && bet.special === true;

export interface BlackjackHand {
  readonly cards: readonly Card[];
  /** Bets that ride on it: base bets on the first hand of a position, those of a split on the others. */
  readonly stakes: readonly Bet[];
  readonly doubles: readonly AddedBet[];
  readonly split: boolean;
  /** Those who ride on it without having joined the split that it came from: they may not double with it (000:2521-2522). */
  readonly unjoined: readonly Seat[];
  readonly done: boolean;
}

/** A position with a bet. */
export interface PlayedPosition {
  readonly position: Position;
  readonly hands: readonly BlackjackHand[];
  readonly surrendered: readonly Seat[];
  /** Those who did not join a split once: they may not join a later one. */
  readonly declined: readonly Seat[];
}

export type Play = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

/** Where in the round a decision is owed. */
export interface At {
  readonly place: number;
  readonly hand: number;
}

export interface Turn {
  readonly at: At;
  /** Who decides for the hand. */
  readonly seat: Seat;
  /** Their choice, once the others with a bet on the hand are asked what they do. */
  readonly chosen: Play | null;
  /** Those others who have not answered yet. */
  readonly waiting: readonly Seat[];
  readonly joined: readonly Seat[];
  /** True when the house way chose for them. */
  readonly absent: boolean;
  /** True where there was nothing else to choose: then nobody acted. */
  readonly quiet: boolean;
}

export interface NoBustRound extends Round {
  readonly added: readonly AddedBet[];
  readonly places: readonly PlayedPosition[];
  readonly dealer: readonly Card[];
  /** Null when nobody owes a decision: the round is done. */
  readonly turn: Turn | null;
}

export function placeAt(round: NoBustRound, at: At): PlayedPosition {
  const place = round.places[at.place];
  invariant(place !== undefined, () => `no position ${at.place} among ${round.places.length}`);
  return place;
}

export function handAt(round: NoBustRound, at: At): BlackjackHand {
  const hand = placeAt(round, at).hands[at.hand];
  invariant(hand !== undefined, () => `no hand ${at.hand} on position ${at.place}`);
  return hand;
}

/** The round with another place in its stead. */
export function withPlace(round: NoBustRound, at: At, change: (place: PlayedPosition) => PlayedPosition): NoBustRound {
  return { ...round, places: round.places.map((place, i) => (i === at.place ? change(place) : place)) };
}

export function withHand(round: NoBustRound, at: At, change: (hand: BlackjackHand) => BlackjackHand): NoBustRound {
  return withPlace(round, at, (place) => ({
    ...place,
    hands: place.hands.map((hand, i) => (i === at.hand ? change(hand) : hand)),
  }));
}

/** The first hand that is still to be played, in the order of play. */
export function openHand({ places }: NoBustRound): At | null {
  for (const [place, { hands }] of places.entries()) {
    const hand = hands.findIndex(({ done }) => !done);
    if (hand >= 0) return { place, hand };
  }
  return null;
}

/** The two cards that were dealt to a position, with nothing done to them yet. */
export const isOriginal = ({ cards, split, doubles }: BlackjackHand): boolean =>
  cards.length === 2 && !split && doubles.length === 0;

/** A natural is two original cards: a hand of a split is none (000:2228-2340). */
export const handNatural = (rules: NoBustRules, { cards, split }: BlackjackHand): Natural =>
  split ? null : naturalOf(rules, cards);

/** Bets that still ride on a hand: those of who has surrendered do not. */
export function ridingOn({ surrendered }: PlayedPosition, { stakes }: BlackjackHand): readonly Bet[] {
  return stakes.filter(({ seat }) => !surrendered.includes(seat));
}

/** Whether two cards may be doubled by what they are: the house has it below 20 (000:2513), or with any (002:149; 003:1084). */
export function cardsMayDouble(rules: NoBustRules, hand: BlackjackHand): boolean {
  const { cards, doubles, split } = hand;
  if (cards.length !== 2 || doubles.length > 0 || cards.some(isJoker) || handNatural(rules, hand) !== null)
    return false;
  if (split && !rules.doubleAfterSplit) return false;
  return rules.doubles === 'any-two' || countOf(cards).total < MUST_STAND;
}

/**
 * Hands that have nothing left to decide: a natural, a joker, 21 that may not be doubled, over, doubled, a split ace with
 * its one card.
 */
export function isFinished(rules: NoBustRules, hand: BlackjackHand): boolean {
  const { cards, doubles, split } = hand;
  const [first] = cards;
  if (cards.some(isJoker) || doubles.length > 0 || handNatural(rules, hand) !== null) return true;
  if (split && first !== undefined && isAce(first)) return true;
  return countOf(cards).total > MUST_STAND && !cardsMayDouble(rules, hand);
}
