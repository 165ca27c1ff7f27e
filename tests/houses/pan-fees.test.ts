import { describe, expect, it } from 'vitest';
import { gameIn } from '../../houses/house.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';
import { SHEETS } from './sheets.ts';

const ROWS = [...SHEETS].flatMap(([house, { pan = [] }]) => pan.map((row) => [house, ...row] as const));

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
    for (const house of HOUSES.values()) {
      const game = gameIn(house, 'panguingue');
      const options =
        game?.kind === 'pot' ? [...game.collections, ...game.timeCollections].map(({ option }) => option) : [];
      expect([house.id, options]).toEqual([house.id, (SHEETS.get(house.id)?.pan ?? []).map(([, option]) => option)]);
    }
  });

  it('twenty chips to sit down (000:3624, 001:1436, 002:313), and $40 at Artichoke Joe’s (000:8993)', () => {
    const buyIns = (id: string) => HOUSES.get(id)?.games.panguingue?.limits.map(({ buyIn }) => buyIn.fullBuy / 100);
    expect(buyIns('artichoke-joes')).toEqual([40, 40, 100, 200, 400, 2000]);
    for (const id of ['casino-real', 'oaks', 'lake-elsinore']) expect(buyIns(id)).toEqual([20, 40, 100]);
  });
});
