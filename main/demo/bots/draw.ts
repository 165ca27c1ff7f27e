/**
 * Which cards a bot changes in a draw. It knows what its station shows: its cards, the words for its hand, and which
 * cards make it. Sensible enough to keep a game going, and no more.
 */

import type { CardsAsk } from '../../../games/ask.ts';
import type { CardText } from '../../../games/card.ts';
import type { SeatView } from '../../../games/hand-view.ts';

const RANKS = '23456789TJQKA';
const rankOf = (card: CardText): number => RANKS.indexOf(card.charAt(0));
/** Nine: a bot that plays for low discards cards from here up. */
const NINE = 7;

export function cardsToChange({ from, groups: [group] }: CardsAsk, own: SeatView | undefined): readonly CardText[] {
  const words = own?.hand ?? '';
  if (/straight|flush|full house/.test(words)) return [];
  const away = /card hand|badugi/.test(words)
    ? from.filter((card) => !own?.plays.includes(card))
    : isForLow(words)
      ? tooHigh(from, words)
      : unpaired(from);
  return away.slice(0, group?.max ?? 0);
}

/** A low hand without a pair says so; with a pair, low games and high games use the same words. */
const isForLow = (words: string): boolean => / low$/.test(words);

/** Cards from nine up, except jokers; an ace counts as high only where the words begin with it. */
function tooHigh(from: readonly CardText[], words: string): readonly CardText[] {
  const height = (card: CardText): number => (card.startsWith('A') && !words.startsWith('A') ? -1 : rankOf(card));
  return from.filter((card) => !card.startsWith('X') && height(card) >= NINE);
}

/** The cards to change: all without a pair or, if none has one, all but the highest two. A made five is kept. */
function unpaired(from: readonly CardText[]): readonly CardText[] {
  const isPaired = (card: CardText): boolean =>
    card.startsWith('X') || from.some((other) => other !== card && rankOf(other) === rankOf(card));
  const paired = from.filter(isPaired);
  const kept = paired.length > 0 ? paired : [...from].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, 2);
  return from.filter((card) => !kept.includes(card));
}
