/** Hands put into words for those who may read them. */
import { type Card, type CardText, cardText } from '../card.ts';
import { handOf, onTable, played } from './played.ts';
import { at, type PokerState } from './state.ts';
import { hasBoard, type Variant } from './variant.ts';

/** What a player has with the board so far: each ranking's words, and the cards that make the first. */
export interface Made {
  /** One for each ranking in which the hand qualifies. */
  readonly words: readonly string[];
  /** The name of the made hand by the first ranking: `full house`. */
  readonly category: string;
  readonly plays: readonly CardText[];
}

/**
 * With the first `boardCards` of the board, all of it unless told, and with the cards that the player holds unless told
 * others. Null while there are too few to make a hand of.
 */
export function madeHand(
  state: PokerState,
  player: number,
  boardCards = state.board.length,
  held = at(state.cards, player),
): Made | null {
  const hole = played(state, held);
  const board = state.board.slice(0, boardCards);
  if (!makesHand(state.table.variant, hole.length, board.length)) return null;
  const qualifying = state.table.variant.rankings.filter((ranking) => ranking.rank(hole, board) > 0);
  const { otherwise } = state.table.variant;
  const named = qualifying.length === 0 && otherwise ? [otherwise] : qualifying;
  const [first, ...others] = named.map((ranking) => ranking.describe(hole, board));
  if (!first) return null;
  return {
    words: [first.words, ...others.map(({ words }) => words)],
    category: first.category,
    plays: first.cards.map((card) => cardText(onTable(card))),
  };
}

interface Known {
  readonly board: PokerState['board'];
  readonly dealtUp: PokerState['dealtUp'];
  readonly made: Made | null;
}

/** By the cards that a player holds: a list that is replaced, never written to, and so are those they count with. */
const KNOWN = new WeakMap<readonly Card[], Known>();

/** `madeHand` of all that a player has now: put into words once, however often it is looked at until a card comes. */
export function madeNow(state: PokerState, player: number): Made | null {
  const { board, dealtUp } = state;
  const cards = at(state.cards, player);
  const known = KNOWN.get(cards);
  if (known && known.board === board && known.dealtUp === dealtUp) return known.made;
  const made = madeHand(state, player);
  KNOWN.set(cards, { board, dealtUp, made });
  return made;
}

/** Five cards make a hand, where the game says so fewer, and in a game with a board at least a flop of them is on it. */
const makesHand = (variant: Variant, hole: number, board: number): boolean =>
  hole + board >= (variant.rankings[0].cards ?? 5) && (!hasBoard(variant) || board >= 3);

/** The words of the hand that won by a ranking. */
export function winningWords(state: PokerState, player: number, ranking: number | null): string | null {
  if (ranking === null) return null;
  return at(state.table.variant.rankings, ranking).describe(handOf(state, player), state.board).words;
}
