/** Hands in writing, for tests of Double Hand Poker. */
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { type Card, parseCards } from '../../../../games/card.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

export const PLAIN: HandRules = { joker: 'ace', wheel: 'lowest' };
export const WILD: HandRules = { joker: 'wild', wheel: 'lowest' };
export const SECOND: HandRules = { joker: 'ace', wheel: 'second' };

export function cards(text: string): readonly Card[] {
  const read = parseCards(text);
  if (!read) throw new Error(`not cards: ${text}`);
  return read;
}

/**
 * Cards of the given ranks, of suits that make no flush unless there is no other way: `AKQ97 X`. Of the same rank the
 * suits go clubs, diamonds, hearts, spades.
 */
export function offsuit(ranks: string): readonly Card[] {
  const letters = ranks.replaceAll(' ', '').replaceAll('10', 'T');
  const taken: Card[] = [];
  let turn = 0;
  for (const letter of letters) {
    const options = letter === 'X' ? cards('X') : cards([...'cdhs'].map((suit) => letter + suit).join(''));
    const at = [0, 1, 2, 3].map((step) => options[(turn + step) % options.length]);
    const card = at.find((one) => one !== undefined && !taken.includes(one));
    if (card === undefined) throw new Error(`too many of ${letter}`);
    taken.push(card);
    turn++;
  }
  return taken;
}

/** So many hands of seven of the 53 cards, the same for the same seed. */
export function* randomSevens(count: number, seed: number, must?: Card): Generator<readonly Card[]> {
  const seeded = new Seeded(seed);
  const deck = Array.from({ length: 53 }, (_, card) => card);
  for (let n = 0; n < count; n++) {
    const seven = seeded.shuffle(deck).slice(0, 7);
    yield must === undefined || seven.includes(must) ? seven : [must, ...seven.slice(1)];
  }
}
