/** What the joker represents among five cards: the card that gives them the highest value, within the house's rule. */
import { type Card, parseCards, rankOf, suitOf } from '../../card.ts';
import { rankHigh, rankHigh5 } from '../../ranking/high.ts';
import { invariant } from '../../result.ts';
import type { HandRules } from './rules.ts';

export const ACE = 12;

/** The value of five aces, next above a royal flush. */
export const FIVE_ACES = 7463;

const worth = (text: string): number => rankHigh(parseCards(text) ?? []);

const STRAIGHT = worth('5s 4d 3h 2c Ac');
const FULL_HOUSE = worth('2s 2h 2d 3c 3d');
const STRAIGHT_FLUSH = worth('5s 4s 3s 2s As');

/** Whether a value is that of a straight, a flush or a straight flush. */
export const isStraightOrFlush = (value: number): boolean =>
  (value >= STRAIGHT && value < FULL_HOUSE) || (value >= STRAIGHT_FLUSH && value < FIVE_ACES);

/** The value of five cards without a joker: that of ordinary high poker, with A-2-3-4-5 where the house ranks it. */
export function rankNatural(five: readonly Card[], { wheel }: Pick<HandRules, 'wheel'>): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = five;
  const value = rankHigh5(a, b, c, d, e);
  return wheel === 'lowest' ? value : wheelSecond(value);
}

/** Straights, and straight flushes, are ten values in a row: moves the first of them to just before the last. */
function wheelSecond(value: number): number {
  for (const lowest of [STRAIGHT, STRAIGHT_FLUSH]) {
    const above = value - lowest;
    if (above === 0) return value + 8;
    if (above > 0 && above <= 8) return value - 1;
  }
  return value;
}

export interface StandIn {
  /** Its rank counts, and its suit where the other four are of one suit. */
  readonly card: Card;
  /** The value of the five cards with it. */
  readonly value: number;
}

/** The card that the joker represents with four others. A fifth ace makes five aces. */
export function standInFor(four: readonly Card[], rules: HandRules): StandIn {
  invariant(four.length === 4, () => `${four.length} cards beside a joker`);
  // The suit matters only where all four have the same one: then the joker has it too.
  const suit = suitOf(four[0] ?? 0);
  let best: StandIn = { card: ACE * 4 + suit, value: 0 };
  for (let rank = ACE; rank >= 0; rank--) {
    const card = rank * 4 + suit;
    const value = valueWith(four, card, rules);
    if (value > best.value) best = { card, value };
  }
  return best;
}

/** The value of the four with a given card for the joker; 0 where the joker may not be that card. */
function valueWith(four: readonly Card[], card: Card, rules: HandRules): number {
  const rank = rankOf(card);
  const same = four.filter((one) => rankOf(one) === rank).length;
  if (same === 4) return rank === ACE ? FIVE_ACES : 0;
  // A flush takes the highest card that it lacks; a pair with four of a suit is never better.
  if (same > 0 && four.every((one) => suitOf(one) === suitOf(card))) return 0;
  const value = rankNatural([...four, card], rules);
  return rules.joker === 'wild' || rank === ACE || isStraightOrFlush(value) ? value : 0;
}
