import { describe, expect, it } from 'vitest';
import {
  bankerDraws,
  bankerTakes,
  isNatural,
  playerDraws,
  playerTakes,
  pointsOf,
  totalOf,
} from '../../../../games/banked/baccarat/tableau.ts';
import { parseCard, standardDeck } from '../../../../games/card.ts';

const points = (text: string): number => pointsOf(parseCard(text) ?? -1);

describe('the points of cards', () => {
  it('ace one, pips, tens and pictures nothing', () => {
    const ranks = [...'A23456789TJQK'].map((rank) => points(`${rank}s`));
    expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]);
  });

  it('four cards of each count in a deck, sixteen of nothing', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const card of standardDeck()) counts[pointsOf(card)] = (counts[pointsOf(card)] ?? 0) + 1;
    expect(counts).toEqual([16, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
  });

  it('eighteen counts eight, and two cards that count eight or nine are a natural', () => {
    expect(totalOf([9, 9])).toBe(8);
    expect(totalOf([])).toBe(0);
    expect([isNatural([9, 9]), isNatural([0, 9]), isNatural([0, 7]), isNatural([2, 3, 3])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('B-64: the tableau, all 110 cells', () => {
  /** In the words of 001:3150-3221, not as the chart has it. */
  const inWords = (total: number, third: number | null): boolean => {
    if (third === null) return total < 6;
    switch (total) {
      case 0:
      case 1:
      case 2:
        return true;
      case 3:
        return third !== 8;
      case 4:
        return third >= 2 && third <= 7;
      case 5:
        return third >= 4 && third <= 7;
      case 6:
        return third === 6 || third === 7;
      default:
        return false;
    }
  };
  const thirds = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const cells = Array.from({ length: 10 }, (_, total) => thirds.map((third) => [total, third] as const)).flat();

  it('are as many as that', () => {
    expect(cells).toHaveLength(110);
  });

  it.each(cells)('banker %s, third card %s', (total, third) => {
    expect(bankerDraws(total, third)).toBe(inWords(total, third));
  });

  it('has as many draws in each row as the printed chart', () => {
    const draws = Array.from(
      { length: 8 },
      (_, total) => thirds.filter((t) => t !== null && bankerDraws(total, t)).length,
    );
    expect(draws).toEqual([10, 10, 10, 9, 6, 4, 2, 0]);
  });
});

describe('who takes a third card', () => {
  it('the player on five or less', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(playerDraws)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('nobody against a natural, where it stops the drawing', () => {
    expect(playerTakes([0, 5], [0, 9], 'stop')).toBe(false);
    expect(bankerTakes([0, 8], [0, 0], 'stop')).toBe(false);
  });

  it('both against a natural, read literally; the natural itself never', () => {
    expect(playerTakes([0, 5], [0, 9], 'literal')).toBe(true);
    expect(bankerTakes([0, 8], [0, 0], 'literal')).toBe(true);
    expect(bankerTakes([0, 5, 3], [0, 8], 'literal')).toBe(false);
    expect(playerTakes([0, 8], [0, 0], 'literal')).toBe(false);
  });
});
