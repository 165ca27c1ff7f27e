import { describe, expect, it } from 'vitest';
import { gameIn } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';

/** House, condition, posted option, of the antes of every hand, of each player by the half hour; dollars, as printed. */
const ROWS: readonly (readonly [string, number, number, number, number | null])[] = [
  // 000:8989-9002
  ['artichoke-joes', 1, 1, 1, null],
  ['artichoke-joes', 2, 2, 2, null],
  ['artichoke-joes', 5, 3, 5, null],
  ['artichoke-joes', 20, 4, 20, null],
  ['artichoke-joes', 100, 5, 100, null],
  // 000:3984-4016
  ['artichoke-joes', 2, 11, 2, 4],
  ['artichoke-joes', 5, 12, 5, 10],
  ['artichoke-joes', 10, 13, 10, 20],
  ['artichoke-joes', 20, 14, 20, 40],
  // 003:2109-2114
  ['lake-elsinore', 1, 1, 2, null],
  ['lake-elsinore', 2, 2, 3, null],
  ['lake-elsinore', 5, 3, 4, null],
];

describe('panguingue', () => {
  it.each(ROWS)(
    '%s, $%i condition, option %i: $%i of the antes, $%s by the half hour',
    (id, condition, option, hand, half) => {
      const house = HOUSES.get(id);
      if (!house) throw new Error(`no house ${id}`);
      const posted = postedRules(house, 'panguingue', { limit: String(condition), rules: { collection: [option] } });
      expect(posted).toMatchObject({
        ok: true,
        value: {
          rules: { unit: condition * 100, collection: [{ playerFee: hand * 100 }] },
          time: half === null ? null : { perHalfHour: half * 100 },
        },
      });
      const other = postedRules(house, 'panguingue', {
        limit: condition === 1 ? '2' : '1',
        rules: { collection: [option] },
      });
      expect(other.ok).toBe(false);
    },
  );

  it('no house has a row that is not restated', () => {
    const rows = [...HOUSES.values()].flatMap((house) => {
      const game = gameIn(house, 'panguingue');
      return game?.kind === 'pot'
        ? [...game.collections, ...game.timeCollections].map(({ option }) => [house.id, option])
        : [];
    });
    expect(rows).toEqual([...ROWS].sort(([a], [b]) => a.localeCompare(b)).map(([id, , option]) => [id, option]));
  });

  it('twenty chips to sit down (000:3624, 001:1436, 002:313), and $40 at Artichoke Joe’s (000:8993)', () => {
    const buyIns = (id: string) => HOUSES.get(id)?.games.panguingue?.limits.map(({ buyIn }) => buyIn.fullBuy / 100);
    expect(buyIns('artichoke-joes')).toEqual([40, 40, 100, 200, 400, 2000]);
    for (const id of ['casino-real', 'oaks', 'lake-elsinore']) expect(buyIns(id)).toEqual([20, 40, 100]);
  });
});
