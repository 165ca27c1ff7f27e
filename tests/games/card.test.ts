import { describe, expect, test } from 'vitest';
import { cardText, faceOf, isJoker, parseCard, standardDeck, tileSet } from '../../games/card.ts';
import { readCards } from '../../lab/scenario/cards.ts';

describe('cards in writing', () => {
  test('every card of a deck and every tile of a set is read as it is written', () => {
    for (const card of [...standardDeck(2), ...tileSet()]) expect(parseCard(cardText(card))).toBe(card);
    expect(new Set([...standardDeck(9), ...tileSet()].map(cardText)).size).toBe(52 + 9 + 32);
  });

  test('a set has 32 tiles of 21 faces, eleven of them twice, with 227 pips in all', () => {
    const faces = Map.groupBy(tileSet().map(cardText), faceOf);
    expect(faces.size).toBe(21);
    expect([...faces.values()].filter(({ length }) => length === 2)).toHaveLength(11);
    const pips = tileSet().map((tile) => Number(cardText(tile)[0]) + Number(cardText(tile)[2]));
    expect(pips.reduce((sum, each) => sum + each)).toBe(227);
    expect([Math.min(...pips), Math.max(...pips)]).toEqual([2, 12]);
  });

  test('a tile is not a joker', () => {
    expect(tileSet().some(isJoker)).toBe(false);
    expect(parseCard('6-5')).toBeNull();
    expect(parseCard('3-6b')).toBeNull();
  });

  test('scenario files may write tiles either way round', () => {
    expect(readCards('6-4 2-4 6-6b, 6-6')).toEqual(['4-6', '2-4', '6-6b', '6-6']);
    expect(readCards('7-1')).toBeNull();
  });
});
