/**
 * A card as a small integer, so that a hand evaluator can index tables with it.
 *
 * 0…51: `rank * 4 + suit`, rank 0 (deuce) … 12 (ace), suit 0 clubs, 1 diamonds, 2 hearts, 3 spades. 52, 53, …: jokers,
 * written `X1`, `X2`, … 64…95: the tiles of a set of Chinese dominoes, written by their pips, the fewer first: `2-4`,
 * `6-6`. Where a set has two of a face, the second is `6-6b`.
 *
 * Inside `games/` a card is a `Card`; everything that leaves the rules (views, asks, decisions, journal rows) spells it
 * as `CardText`, two characters such as `As`.
 */
export type Card = number;

/**
 * A card in writing: rank `23456789TJQKA` then suit `cdhs`, or `X1`, `X2`, … for a joker, `2-4` or `6-6b` for a tile.
 */
export type CardText = string;

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';
export const FIRST_JOKER: Card = 52;
export const FIRST_TILE: Card = 64;

/** Rank of a suited card, 0 (deuce) … 12 (ace). Undefined for jokers: check `isJoker` first. */
export const rankOf = (card: Card): number => card >> 2;

/** Suit of a suited card, 0 clubs … 3 spades. Undefined for jokers: check `isJoker` first. */
export const suitOf = (card: Card): number => card & 3;

export const isJoker = (card: Card): boolean => card >= FIRST_JOKER && card < FIRST_TILE;

/** Spells a card: `cardText(51)` is `As`, `cardText(52)` is `X1`, `cardText(64)` is `1-1`. */
export function cardText(card: Card): CardText {
  return TEXTS[card] ?? TILES[card - FIRST_TILE] ?? `X${card - FIRST_JOKER + 1}`;
}

const TEXTS: readonly CardText[] = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
/** Eleven faces twice, ten once. */
const TILES: readonly CardText[] = [
  ...['1-1', '1-3', '1-5', '1-6', '2-2', '3-3', '4-4', '4-6', '5-5', '5-6', '6-6'].flatMap((face) => [
    face,
    `${face}b`,
  ]),
  ...['1-2', '1-4', '2-3', '2-4', '2-5', '2-6', '3-4', '3-5', '3-6', '4-5'],
];
const CODES: ReadonlyMap<CardText, Card> = new Map([
  ...TEXTS.map((text, code): [CardText, Card] => [text, code]),
  ...TILES.map((text, tile): [CardText, Card] => [text, FIRST_TILE + tile]),
]);

/** A card as people see it: the two jokers look alike, `X`, and so do the two tiles of a face, `6-6`. */
export function faceOf(text: CardText): CardText {
  if (text.startsWith('X')) return 'X';
  return /^[1-6]-[1-6]b$/.test(text) ? text.slice(0, -1) : text;
}

/** Reads one card, exactly as `cardText` writes it (`X` alone is the first joker). Null when it is not a card. */
export function parseCard(text: string): Card | null {
  const code = CODES.get(text);
  if (code !== undefined) return code;
  const joker = /^X([1-9]?)$/.exec(text);
  return joker ? FIRST_JOKER - 1 + Number(joker[1] || 1) : null;
}

/**
 * Reads cards written with or without spaces: `AhKd`, `Ah Kd`, `X8c` (a joker and an eight). Null when any of them is
 * not a card.
 */
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

/** The 52 cards in order, deuce of clubs first, followed by `jokers` jokers. */
export function standardDeck(jokers = 0): Card[] {
  return Array.from({ length: 52 + jokers }, (_, code) => code);
}

/** The 32 tiles of a set in order, tiles of the same face next to each other. */
export function tileSet(): Card[] {
  return TILES.map((_, tile) => FIRST_TILE + tile);
}
