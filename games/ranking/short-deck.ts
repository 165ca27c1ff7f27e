import { type Cards, NO_CARDS, rankBest } from './evaluate.ts';
import { SHORT_DECK_ORDER } from './order.ts';
import { type SevenCardTables, sevenCardTables } from './tables.ts';

const SIX = 4;
let tables: SevenCardTables | null = null;

/**
 * The value of the best five of five to seven cards in short-deck poker, all of them sixes to aces; higher is better,
 * equal hands split. Throws at other numbers of cards and at anything that is not one of the 52 cards. The tables are
 * built with the first hand.
 */
export function rankShortDeck(hole: Cards, board: Cards = NO_CARDS): number {
  tables ??= sevenCardTables(SHORT_DECK_ORDER, SIX);
  return rankBest(tables, hole, board);
}
