/** Whether seven cards can hold a straight or a flush: a quick check that saves a close look at most hands. */
import { type Card, isJoker, rankOf, suitOf } from '../../card.ts';
import { HIGH_ORDER, straightsOf } from '../../ranking/order.ts';

const STRAIGHTS = straightsOf(HIGH_ORDER);

/** False only where no five of the cards are a straight or a flush, with a joker as any card. */
export function mayHoldWhole(cards: readonly Card[]): boolean {
  const suits = [0, 0, 0, 0];
  let ranks = 0;
  let jokers = 0;
  for (const card of cards) {
    if (isJoker(card)) jokers++;
    else {
      suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) + 1;
      ranks |= 1 << rankOf(card);
    }
  }
  return suits.some((count) => count + jokers >= 5) || STRAIGHTS.some((run) => sizeOf(run & ranks) + jokers >= 5);
}

/** The number of ranks in a set. */
function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
