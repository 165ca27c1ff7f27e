/**
 * The best five of seven; as a house option, at least one of them must be the player's own (001:6627, 001:6741-6742).
 */
import { type Card, parseCards } from '../../card.ts';
import { rankHigh, rankHigh5, rankHigh7 } from '../../ranking/high.ts';

/** The value of two cards with five community cards. */
export function rankWith(
  [x = 0, y = 0]: readonly Card[],
  [a = 0, b = 0, c = 0, d = 0, e = 0]: readonly Card[],
  boardPlays: boolean,
): number {
  const best = rankHigh7(x, y, a, b, c, d, e);
  if (boardPlays || best > rankHigh5(a, b, c, d, e)) return best;
  return withOwn(x, y, a, b, c, d, e);
}

/**
 * The best five with at least one of the player's own cards: nothing else is as good as the board. Every odds figure
 * calls it often.
 */
export function withOwn(x: Card, y: Card, a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const one = (own: Card): number =>
    Math.max(
      rankHigh5(own, b, c, d, e),
      rankHigh5(own, a, c, d, e),
      rankHigh5(own, a, b, d, e),
      rankHigh5(own, a, b, c, e),
      rankHigh5(own, a, b, c, d),
    );
  return Math.max(
    one(x),
    one(y),
    rankHigh5(x, y, a, b, c),
    rankHigh5(x, y, a, b, d),
    rankHigh5(x, y, a, b, e),
    rankHigh5(x, y, a, c, d),
    rankHigh5(x, y, a, c, e),
    rankHigh5(x, y, a, d, e),
    rankHigh5(x, y, b, c, d),
    rankHigh5(x, y, b, c, e),
    rankHigh5(x, y, b, d, e),
    rankHigh5(x, y, c, d, e),
  );
}

/** The results of one hand against every hand of two cards that the player-dealer may have: 990 of them. */
export interface AgainstAll {
  /** Better, the same, worse; each against those that qualify, and against those that do not. */
  readonly better: number;
  readonly same: number;
  readonly worse: number;
  readonly betterShort: number;
  readonly sameShort: number;
  readonly worseShort: number;
}

/** Compares a hand with all hands that the player-dealer may have, with all five community cards open. */
export function againstAll(hand: readonly Card[], board: readonly Card[], boardPlays: boolean): AgainstAll {
  const own = rankWith(hand, board, boardPlays);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = board;
  const onBoard = rankHigh5(a, b, c, d, e);
  const rest: Card[] = [];
  for (let card = 0; card < 52; card++) if (!hand.includes(card) && !board.includes(card)) rest.push(card);
  let [better, same, worse, betterShort, sameShort, worseShort] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < rest.length; i++) {
    const x = rest[i] as Card;
    for (let j = i + 1; j < rest.length; j++) {
      const y = rest[j] as Card;
      let other = rankHigh7(x, y, a, b, c, d, e);
      if (!boardPlays && other <= onBoard) other = withOwn(x, y, a, b, c, d, e);
      if (other >= QUALIFIES) {
        if (own > other) better++;
        else if (own < other) worse++;
        else same++;
      } else if (own > other) betterShort++;
      else if (own < other) worseShort++;
      else sameShort++;
    }
  }
  return { better, same, worse, betterShort, sameShort, worseShort };
}

const worthOf = (text: string): number => rankHigh(parseCards(text) ?? []);
/** A pair, which the player-dealer needs (001:6743-6752). */
export const QUALIFIES = worthOf('2s 2d 5h 4c 3c');
/** Three of a kind, where Trips and Bad Beat begin. */
export const TRIPS = worthOf('2s 2d 2h 4c 3c');
