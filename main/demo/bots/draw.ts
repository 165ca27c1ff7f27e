/**
 * Which cards a bot changes in a draw. It knows what its station shows: its cards, what they come to in words, and which
 * of them make it. Sensible enough to keep a game going, and no more.
 */

import type { CardsAsk } from '../../../games/ask.ts';
import type { CardText } from '../../../games/card.ts';
import type { SeatView } from '../../../games/hand-view.ts';

const RANKS = '23456789TJQKA';
const rankOf = (card: CardText): number => RANKS.indexOf(card.charAt(0));
/** Nine: what a bot that plays for low throws away from here on. */
const NINE = 7;

export function cardsToChange({ from, groups: [group] }: CardsAsk, own: SeatView | undefined): readonly CardText[] {
  const words = own?.hand ?? '';
  if (/straight|flush|full house/.test(words)) return [];
  const away = /card hand|badugi/.test(words)
    ? from.filter((card) => !own?.plays.includes(card))
    : isForLow(words)
      ? tooHigh(from, words)
      : besidePairs(from);
  return away.slice(0, group?.max ?? 0);
}

/** A low hand without a pair says so; with one, the low games and the high ones sound alike. */
const isForLow = (words: string): boolean => / low$/.test(words);

/** Cards of a rank that comes twice, and high ones; an ace is high where the words begin with it. */
function tooHigh(from: readonly CardText[], words: string): readonly CardText[] {
  const height = (card: CardText): number => (card.startsWith('A') && !words.startsWith('A') ? -1 : rankOf(card));
  return from.filter((card) => !card.startsWith('X') && height(card) >= NINE);
}

/** With nothing but high cards all but the highest two; whatever does not pair otherwise. A made five is kept. */
function besidePairs(from: readonly CardText[]): readonly CardText[] {
  const isPaired = (card: CardText): boolean =>
    card.startsWith('X') || from.some((other) => other !== card && rankOf(other) === rankOf(card));
  const paired = from.filter(isPaired);
  const kept = paired.length > 0 ? paired : [...from].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, 2);
  return from.filter((card) => !kept.includes(card));
}
