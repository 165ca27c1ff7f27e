/** Hands put into words for those who may read them. */
import { type CardText, cardText } from '../card.ts';
import { at, type PokerState } from './state.ts';

/** What a player has with the board so far: each ranking's words, and the cards that make the first. */
export interface Made {
  /** One for each ranking in which the hand qualifies. */
  readonly words: readonly string[];
  /** The name of the made hand by the first ranking: `full house`. */
  readonly category: string;
  readonly plays: readonly CardText[];
}

/** Null while there are too few cards to make a hand of. */
export function madeHand(state: PokerState, player: number): Made | null {
  const hole = at(state.cards, player);
  if (state.board.length < 3) return null;
  const { rankings } = state.table.variant;
  const qualifying = rankings.filter((ranking) => ranking.rank(hole, state.board) > 0);
  const [first, ...others] = qualifying.map((ranking) => ranking.describe(hole, state.board));
  if (!first) return null;
  return {
    words: [first.words, ...others.map(({ words }) => words)],
    category: first.category,
    plays: first.cards.map(cardText),
  };
}

/** The words of the hand that won by a ranking. */
export function winningWords(state: PokerState, player: number, ranking: number | null): string | null {
  if (ranking === null) return null;
  return at(state.table.variant.rankings, ranking).describe(at(state.cards, player), state.board).words;
}
