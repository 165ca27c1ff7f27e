/** What cards count to: aces 1 or 11, faces 10, any hand with a joker 21 (000:2228-2340). */
import { type Card, isJoker, rankOf } from '../../card.ts';
import type { NoBustRules } from './rules.ts';

export const TARGET = 21;
const ACE = 12;
const EIGHT_UP = 8;

export interface Count {
  readonly total: number;
  /** True when an ace counts 11. */
  readonly soft: boolean;
}

export const isAce = (card: Card): boolean => !isJoker(card) && rankOf(card) === ACE;
export const isTen = (card: Card): boolean => !isJoker(card) && rankOf(card) >= EIGHT_UP && rankOf(card) < ACE;

/** A card's value by itself; an ace is 1. */
export function pipsOf(card: Card): number {
  return isAce(card) ? 1 : isTen(card) ? 10 : rankOf(card) + 2;
}

/** Counts a hand: an ace is 11 wherever that does not go over 21. A joker alone is a 21 to be. */
export function countOf(cards: readonly Card[]): Count {
  if (cards.some(isJoker)) return { total: TARGET, soft: false };
  const hard = cards.reduce((sum, card) => sum + pipsOf(card), 0);
  const soft = cards.some(isAce) && hard + 10 <= TARGET;
  return { total: soft ? hard + 10 : hard, soft };
}

/** The natural that a hand's original two cards are: two jokers, or one with an ace. Null when none. */
export type Natural = 'jokers' | 'aces' | null;

export function naturalOf({ naturals }: Pick<NoBustRules, 'naturals'>, cards: readonly Card[]): Natural {
  if (cards.length !== 2) return null;
  if (cards.every(isJoker)) return 'jokers';
  const wild = cards.every((card) => isJoker(card) || isAce(card));
  return wild && naturals === 'jokers-and-aces' ? 'aces' : null;
}

/** Whether two cards are a pair: the same rank, or two ten-values where any of them split. */
export function isPair({ splitTens }: Pick<NoBustRules, 'splitTens'>, cards: readonly Card[]): boolean {
  const [first, second] = cards;
  if (first === undefined || second === undefined || cards.length !== 2 || cards.some(isJoker)) return false;
  return rankOf(first) === rankOf(second) || (splitTens === 'any' && isTen(first) && isTen(second));
}

/** A hand's count in words: `soft 17`, `23`, `natural 22`. */
export function countText(rules: Pick<NoBustRules, 'naturals'>, cards: readonly Card[], original = true): string {
  if (cards.length === 0) return '';
  if (cards.length === 1 && cards.some(isJoker)) return 'joker';
  const natural = original ? naturalOf(rules, cards) : null;
  if (natural !== null) return natural === 'jokers' ? 'natural, two jokers' : 'natural';
  const { total, soft } = countOf(cards);
  return `${soft ? 'soft ' : ''}${total}`;
}
