import { type Cards, NO_CARDS, rankBest } from './evaluate.ts';
import { SHORT_DECK_ORDER } from './order.ts';
import { sevenCardTables } from './tables.ts';

const SIX = 4;
const TABLES = sevenCardTables(SHORT_DECK_ORDER, SIX);

/**
 * The value of the best five of five to seven cards in short-deck poker, all of them sixes to aces; greater is better,
 * equal hands split. Throws at other numbers of cards and at what is not one of the 52 cards.
 */
export function rankShortDeck(hole: Cards, board: Cards = NO_CARDS): number {
  return rankBest(TABLES, hole, board);
}
