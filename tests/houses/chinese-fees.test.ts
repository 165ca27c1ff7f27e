import { describe, expect, it } from 'vitest';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';

const house = HOUSES.get('lake-elsinore');

/** 003:3633-3659, restated: the same four amounts for every value of a point. */
const POINTS = [1, 2, 3, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100];

describe('Chinese Poker at Lake Elsinore', () => {
  it('is spread for every printed value of a point, thirty points to sit down, fifteen for the short buy', () => {
    const limits = house?.games['chinese-poker']?.limits ?? [];
    const printed = POINTS.map((point) => [point * 100, point * 3_000, point * 1_500]);
    expect(limits.map(({ rules, buyIn }) => [rules.unit, buyIn.fullBuy, buyIn.shortBuy])).toEqual(printed);
  });

  it.each(POINTS)(
    '$%i a point: $3, $4, $5, $7 from each of two, three, four, five players every 20 minutes',
    (point) => {
      if (!house) throw new Error('no Lake Elsinore');
      const posted = postedRules(house, 'chinese-poker', { limit: String(point), rules: { collection: [1] } });
      expect(posted).toMatchObject({
        ok: true,
        value: {
          time: {
            downMinutes: 20,
            perDown: [
              { players: 2, amount: 300 },
              { players: 3, amount: 400 },
              { players: 4, amount: 500 },
              { players: 5, amount: 700 },
            ],
          },
        },
      });
      expect(posted.ok && posted.value.rules).toEqual({ unit: point * 100 });
    },
  );
});
