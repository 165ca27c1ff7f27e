/** Puts hands into words for those who may read them. */
import { type Card, type CardText, cardText } from '../card.ts';
import { nameOf } from '../ranking/name.ts';
import type { Ranking } from '../ranking/ranking.ts';
import { handOf, onTable, played } from './played.ts';
import { at, type PokerState } from './state.ts';
import { hasBoard, type Variant } from './variant.ts';

/** A player's hand with the board so far, by each ranking. */
export interface Named {
  /** One for each ranking in which the hand qualifies. */
  readonly words: readonly string[];
  /** The name of the made hand by the first ranking: `full house`. */
  readonly category: string;
}

/** The same with the cards that make the first. */
export interface Made extends Named {
  readonly plays: readonly CardText[];
}

/**
 * Uses the first `boardCards` of the board, all of it by default, and the player's current cards unless others are
 * given. Null while there are too few cards to make a hand.
 */
export function madeHand(
  state: PokerState,
  player: number,
  boardCards = state.board.length,
  held = at(state.cards, player),
): Made | null {
  const hole = played(state, held);
  const board = state.board.slice(0, boardCards);
  const [first, ...others] = rankingsOf(state.table.variant, hole, board).map((ranking) =>
    ranking.describe(hole, board),
  );
  if (!first) return null;
  return {
    words: [first.words, ...others.map(({ words }) => words)],
    category: first.category,
    plays: first.cards.map((card) => cardText(onTable(card))),
  };
}

/** `madeHand` without the cards that play, for callers that need no more; much faster. */
export function namedHand(
  state: PokerState,
  player: number,
  boardCards = state.board.length,
  held = at(state.cards, player),
): Named | null {
  const hole = played(state, held);
  const board = boardCards === state.board.length ? state.board : state.board.slice(0, boardCards);
  const words: string[] = [];
  let category: string | null = null;
  for (const ranking of rankingsOf(state.table.variant, hole, board)) {
    const name = nameOf(ranking, hole, board);
    words.push(name.words);
    category ??= name.category;
  }
  return category === null ? null : { words, category };
}

/** The rankings that name a hand; none while there are too few cards to make one. */
function rankingsOf(variant: Variant, hole: readonly Card[], board: readonly Card[]): readonly Ranking[] {
  if (!makesHand(variant, hole.length, board.length)) return [];
  const { rankings, otherwise } = variant;
  const qualifying = rankings.filter((ranking) => ranking.rank(hole, board) > 0);
  return qualifying.length === 0 && otherwise ? [otherwise] : qualifying;
}

interface Known {
  readonly board: PokerState['board'];
  readonly dealtUp: PokerState['dealtUp'];
  readonly made: Made | null;
}

/** Cached by the player's list of cards, which is replaced rather than changed, as are the lists it counts with. */
const KNOWN = new WeakMap<readonly Card[], Known>();

/**
 * `madeHand` of all the player's current cards: put into words once, however often it is read until another card comes.
 */
export function madeNow(state: PokerState, player: number): Made | null {
  const { board, dealtUp } = state;
  const cards = at(state.cards, player);
  const known = KNOWN.get(cards);
  if (known && known.board === board && known.dealtUp === dealtUp) return known.made;
  const made = madeHand(state, player);
  KNOWN.set(cards, { board, dealtUp, made });
  return made;
}

/** Five cards make a hand, or fewer where the game says so; in a game with a board it must have at least a flop. */
const makesHand = (variant: Variant, hole: number, board: number): boolean =>
  hole + board >= (variant.rankings[0].cards ?? 5) && (!hasBoard(variant) || board >= 3);

/**
 * The cards that make the hands a player has won with, each card once: in a high-low game, those of both. Null where
 * these are the cards of the high hand alone, or nobody had to show.
 */
export function winningPlays(state: PokerState, player: number): readonly CardText[] | null {
  const won = new Set<number>();
  for (const { awards } of state.pots) {
    for (const award of awards) if (award.player === player && award.ranking !== null) won.add(award.ranking);
  }
  if (Math.max(0, ...won) === 0) return null;
  const hole = handOf(state, player);
  const cards = [...won].sort().flatMap((ranking) => {
    const { cards } = at(state.table.variant.rankings, ranking).describe(hole, state.board);
    return cards.map((card) => cardText(onTable(card)));
  });
  return [...new Set(cards)];
}

/** The words of the hand that won by a ranking. */
export function winningWords(state: PokerState, player: number, ranking: number | null): string | null {
  if (ranking === null) return null;
  return nameOf(at(state.table.variant.rankings, ranking), handOf(state, player), state.board).words;
}
