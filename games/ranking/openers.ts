/**
 * Hands good enough to open a pot with, of five cards with at most one joker, which counts as an ace unless it
 * completes a hand.
 */
import { type Card, isJoker, rankOf } from '../card.ts';
import { choose } from './best-five.ts';
import { rankBug } from './joker.ts';

/** The hand needed to open a pot. */
export interface Openers {
  /** In words: `a pair of jacks or better`. */
  readonly words: string;
  /** As few of these cards as are good enough; null where there are none. Fewer than five are kept in a draw. */
  readonly proof: (cards: readonly Card[]) => readonly Card[] | null;
}

const JACK = 9;
const ACE = 12;

/** The value of J-J-4-3-2. */
const PAIR_OF_JACKS = rankBug([36, 37, 8, 5, 2], []);

const heightOf = (card: Card): number => (isJoker(card) ? ACE : rankOf(card));
const isOneRank = (cards: readonly Card[]): boolean => new Set(cards.map(heightOf)).size === 1;

/**
 * A pair of jacks or better (001:1273-1278, 003:780-894). A joker with an ace makes a pair of aces; with a jack it
 * makes no pair.
 */
export const jacksOrBetter: Openers = {
  words: 'a pair of jacks or better',
  proof(cards) {
    const pair = choose(cards, 2).find((two) => isOneRank(two) && heightOf(two[0] as Card) >= JACK);
    if (pair) return pair;
    const three = choose(cards, 3).find(isOneRank);
    if (three) return three;
    const twoPair = choose(cards, 4).find((four) => choose(four, 2).filter(isOneRank).length === 2);
    if (twoPair) return twoPair;
    return cards.length === 5 && rankBug(cards, []) >= PAIR_OF_JACKS ? cards : null;
  },
};
