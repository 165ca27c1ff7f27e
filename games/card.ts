/**
 * A card as a small integer, so that a hand evaluator can index tables with it.
 *
 * 0…51: `rank * 4 + suit`, rank 0 (deuce) … 12 (ace), suit 0 clubs, 1 diamonds, 2 hearts, 3 spades.
 * 52, 53, …: jokers, written `X1`, `X2`, …
 *
 * Inside `games/` a card is a `Card`; whatever leaves the rules (views, asks, decisions, journal rows) spells it
 * as `CardText`, two characters such as `As`.
 */
export type Card = number;

/** A card in writing: rank `23456789TJQKA` then suit `cdhs`, or `X1`, `X2`, … for a joker. */
export type CardText = string;

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';
export const FIRST_JOKER: Card = 52;

/** Rank of a suited card, 0 (deuce) … 12 (ace). Undefined for jokers: ask `isJoker` first. */
export const rankOf = (card: Card): number => card >> 2;

/** Suit of a suited card, 0 clubs … 3 spades. Undefined for jokers: ask `isJoker` first. */
export const suitOf = (card: Card): number => card & 3;

export const isJoker = (card: Card): boolean => card >= FIRST_JOKER;

/** Spells a card: `cardText(51)` is `As`, `cardText(52)` is `X1`. */
export function cardText(card: Card): CardText {
  return TEXTS[card] ?? `X${card - FIRST_JOKER + 1}`;
}

const TEXTS: readonly CardText[] = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
const CODES: ReadonlyMap<CardText, Card> = new Map(TEXTS.map((text, code) => [text, code]));

/** Reads one card, exactly as `cardText` writes it (`X` alone is the first joker). Null when it is not a card. */
export function parseCard(text: string): Card | null {
  const code = CODES.get(text);
  if (code !== undefined) return code;
  const joker = /^X([1-9]?)$/.exec(text);
  return joker ? FIRST_JOKER - 1 + Number(joker[1] || 1) : null;
}

/** Reads cards written together or apart: `AhKd`, `Ah Kd`, `X8c` (a joker and an eight). Null when any of them is not a card. */
export function parseCards(text: string): Card[] | null {
  const words = text.replace(/\s+/g, '').match(/X(?:[1-9](?![cdhs]))?|../g) ?? [];
  if (words.join('') !== text.replace(/\s+/g, '')) return null;
  const cards: Card[] = [];
  for (const word of words) {
    const card = parseCard(word);
    if (card === null) return null;
    cards.push(card);
  }
  return cards;
}

/** The 52 cards in order, deuce of clubs first, followed by as many jokers as asked for. */
export function standardDeck(jokers = 0): Card[] {
  return Array.from({ length: 52 + jokers }, (_, code) => code);
}
