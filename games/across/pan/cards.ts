/** The pan deck: eight packs without eights, nines and tens (000:3613-3623, 003:1540-1546). */
import { type Card, rankOf, standardDeck, suitOf } from '../../card.ts';

export type PanDeck = '320' | '8-7' | '8-7-6';

const PACKS = 8;
const SPADES = 3;
const HEIGHTS: readonly number[] = [1, 2, 3, 4, 5, 6, -1, -1, -1, 7, 8, 9, 0];

/** Place in a rope: ace 0, deuce 1 … seven 6, jack 7, queen 8, king 9. */
export const heightOf = (card: Card): number => HEIGHTS[rankOf(card)] ?? -1;

/** Rank and suit of a card as bits, so that many cards can be examined at once: ten ranks, then four suits. */
export const allBits = (cards: readonly Card[]): number => cards.reduce((bits, card) => bits | bitsOf(card), 0);

export const bitsOf = (card: Card): number => BITS[card] ?? 0;

const BITS: readonly number[] = standardDeck().map((card) =>
  heightOf(card) < 0 ? 0 : (1 << heightOf(card)) | (1 << (10 + suitOf(card))),
);

/** Threes, fives and sevens have a value (003:1600-1601). */
export const isValle = (card: Card): boolean => [1, 3, 5].includes(rankOf(card));

export const isSpade = (card: Card): boolean => suitOf(card) === SPADES;

/**
 * Eight of each card. The 8-7 deck has one spade of each rank less, 310 cards; the 8-7-6 deck one more three, five and
 * seven of spades less, 307 cards.
 */
export function panDeck(deck: PanDeck): Card[] {
  const pack = standardDeck().filter((card) => heightOf(card) >= 0);
  const copies = (card: Card): number => {
    if (!isSpade(card) || deck === '320') return PACKS;
    return deck === '8-7-6' && isValle(card) ? PACKS - 2 : PACKS - 1;
  };
  return pack.flatMap((card) => Array.from({ length: copies(card) }, () => card));
}

/** How many cards a deck has. */
export const deckSize = (deck: PanDeck): number => SIZES[deck];

const SIZES: Readonly<Record<PanDeck, number>> = {
  '320': panDeck('320').length,
  '8-7': panDeck('8-7').length,
  '8-7-6': panDeck('8-7-6').length,
};

/** Cards sorted by rank, from the ace up. */
export const inOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => heightOf(a) - heightOf(b) || suitOf(a) - suitOf(b));

/** A list minus one copy of a card. */
export function without(cards: readonly Card[], gone: Card): readonly Card[] {
  const at = cards.indexOf(gone);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** A list minus one copy of each of these cards. */
export const withoutAll = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  gone.reduce((left: readonly Card[], card) => without(left, card), cards);
