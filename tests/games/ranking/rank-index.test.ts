import { describe, expect, it } from 'vitest';
import { cellOf, eachHand, INDEX_5, INDEX_7, layOutSevens } from '../../../games/ranking/rank-index.ts';

describe('rank index', () => {
  it.each([
    { index: INDEX_5, hands: 6_175 },
    { index: INDEX_7, hands: 49_205 },
  ])('gives each of the $hands hands of $index.cards cards, suits aside, a cell of its own', ({ index, hands }) => {
    layOutSevens();
    const cells = new Set<number>();
    let visited = 0;
    eachHand(index.cards, 0, (sum) => {
      visited++;
      cells.add(cellOf(index, sum));
    });
    expect(visited).toBe(hands);
    expect(cells.size).toBe(hands);
    expect(Math.max(...cells)).toBeLessThan(index.cells);
  });

  it('visits only the ranks asked for', () => {
    let hands = 0;
    eachHand(5, 4, (_, counts) => {
      hands++;
      expect([...counts.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
    });
    expect(hands).toBe(1_278); // five of nine ranks with repetition, less the nine of five alike: 1,287 − 9
  });
});
