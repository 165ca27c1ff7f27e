import type { Card } from '../card.ts';
import { type Cards, cardAt, wrongNumber } from './evaluate.ts';
import { rankHigh } from './high.ts';
import { rankEightOrBetter } from './low.ts';

/** Two of the hole cards, for the rankings of five to seven cards; reused. */
const pair: [Card, Card] = [0, 0];

/**
 * The value of the best high hand of a board and two, one or none of three hole cards, on the scale of `rankHigh7`. A
 * board of three to five cards; throws at other numbers. 001:1462-1466, 004:1126-1153
 */
export const rankAtMostTwoHigh = (hole: Cards, board: Cards): number => bestPair(hole, board, rankHigh);

/** The lowest such hand of eight or lower, on the scale of `rankEightOrBetter`; 0 when there is none. */
export const rankAtMostTwoEightOrBetter = (hole: Cards, board: Cards): number =>
  bestPair(hole, board, rankEightOrBetter);

function bestPair(hole: Cards, board: Cards, rank: (hole: Cards, board: Cards) => number): number {
  if (hole.length !== 3 || board.length < 3 || board.length > 5) {
    throw wrongNumber(hole, board, 'three, a board of three to five');
  }
  let best = 0;
  for (let left = 0; left < 3; left++) {
    pair[0] = cardAt(hole, left === 0 ? 1 : 0);
    pair[1] = cardAt(hole, left === 2 ? 1 : 2);
    const value = rank(pair, board);
    if (value > best) best = value;
  }
  return best;
}
