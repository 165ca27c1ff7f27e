import type { Card } from '../card.ts';

type CardSet = readonly Card[];

/** The sets of five cards that a player may choose from their own and the board's, one after another. */
export type FiveOf = (hole: CardSet, board: CardSet) => Iterable<Card[]>;

/** Any five of all of them. */
export const anyFive: FiveOf = (hole, board) => choices([...hole, ...board], 5);

/** Exactly two of the hole cards and three of the board. 000:4294-4296 */
export const twoAndThree: FiveOf = (hole, board) =>
  choose(hole, 2).flatMap((two) => choose(board, 3).map((three) => [...two, ...three]));

/** Any five of which two at most are hole cards. 001:1462-1466 */
export const atMostTwo: FiveOf = (hole, board) =>
  choose([...hole, ...board], 5).filter((five) => five.filter((card) => hole.includes(card)).length <= 2);

/**
 * The five cards that play, null when no five of them qualify. Of several fives of the same value, the one with the
 * first hole cards. A caller that knows the best value passes it as `enough`, which skips the rest of the search.
 */
export function bestFive(
  rankFive: (five: CardSet) => number,
  hole: CardSet,
  board: CardSet,
  choice = anyFive,
  enough = Number.POSITIVE_INFINITY,
): Card[] | null {
  let best: Card[] | null = null;
  let most = 0;
  for (const five of choice(hole, board)) {
    const value = rankFive(five);
    if (value > most) {
      best = five;
      most = value;
      if (most >= enough) break;
    }
  }
  return best;
}

/** Every way to choose a number of cards, keeping their order. */
export const choose = (cards: CardSet, count: number): Card[][] =>
  placesFor(cards.length, count).map((places) => chosen(cards, places));

/** The same, generated one by one, for callers that may stop before the last. */
function* choices(cards: CardSet, count: number): Generator<Card[]> {
  for (const places of placesFor(cards.length, count)) yield chosen(cards, places);
}

const chosen = (cards: CardSet, places: readonly number[]): Card[] => {
  const cardsThere: Card[] = [];
  for (const place of places) cardsThere.push(cards[place] as Card);
  return cardsThere;
};

type Places = readonly (readonly number[])[];

const known = new Map<number, Places>();

/**
 * Every way to choose a number of the first `size` places: found once, because hands are put into words all the time.
 */
function placesFor(size: number, count: number): Places {
  const key = size * 64 + count;
  let places = known.get(key);
  if (!places) {
    places = combinations(0, size, count);
    known.set(key, places);
  }
  return places;
}

function combinations(from: number, size: number, count: number): Places {
  if (count === 0) return [[]];
  return Array.from({ length: Math.max(0, size - from) }, (_, i) => from + i).flatMap((place) =>
    combinations(place + 1, size, count - 1).map((rest) => [place, ...rest]),
  );
}
