import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pokerRules, stakesOf } from '../../../games/poker/rules.ts';

const schema = pokerRules({ betting: 'no-limit' });
const stakes = (options: Record<string, unknown>) => stakesOf(schema.parse(options));

describe('the options of a pot game', () => {
  it('with nothing said: no collection, no jackpot, whole dollars, blinds of 1 and 2', () => {
    const rules = schema.parse({});
    expect(rules).toMatchObject({ betting: 'no-limit', collection: [], jackpotDrop: 0, chip: 100, maxRaises: 4 });
    expect(stakesOf(rules)).toMatchObject({ small: 100, big: 200 });
  });

  it('every option says what it is, in what unit, and where that is written', () => {
    for (const [name, option] of Object.entries(schema.shape)) {
      const meta = z.globalRegistry.get(option);
      expect(meta, name).toMatchObject({
        title: expect.any(String),
        unit: expect.any(String),
        source: expect.any(String),
      });
    }
  });

  it('a parsed set of options is read back unchanged', () => {
    const rules = schema.parse({ betting: 'split-limit', lowerLimit: 1500 });
    expect(schema.parse(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
  });

  it('refuses what is not an option and what is not an amount', () => {
    expect(() => schema.parse({ betting: 'fixed' })).toThrow();
    expect(() => schema.parse({ bigBlinds: 200 })).toThrow();
    expect(() => schema.parse({ bigBlind: 2.5 })).toThrow();
    expect(() => schema.parse({ smallBlind: 500, bigBlind: 200 })).toThrow('small blind is more');
    expect(() => schema.parse({ lowerLimit: 500, higherLimit: 200 })).toThrow('lower limit is more');
    expect(() => schema.parse({ collection: [{ minPlayers: 7, maxPlayers: 6 }] })).toThrow('minPlayers is above');
  });
});

describe('stakes', () => {
  it.each([
    [200, 100],
    [300, 100],
    [400, 200],
    [500, 200],
    [600, 200],
    [1000, 500],
    [1500, 1000],
    [2000, 1000],
  ])('V-SL1: a lower limit of %d cents has that big blind and a small blind of %d', (lowerLimit, small) => {
    const expected = { big: lowerLimit, small, lower: lowerLimit, higher: lowerLimit * 2 };
    expect(stakes({ betting: 'split-limit', lowerLimit })).toMatchObject(expected);
  });

  it('other limits have half of it as the small blind, in whole chips', () => {
    expect(stakes({ betting: 'split-limit', lowerLimit: 3000 }).small).toBe(1500);
    expect(stakes({ betting: 'split-limit', lowerLimit: 2500 }).small).toBe(1200);
    expect(stakes({ betting: 'split-limit', lowerLimit: 100 }).small).toBe(100);
  });

  it('what is named stays as it is', () => {
    expect(stakes({ smallBlind: 0, bigBlind: 500 })).toMatchObject({ small: 0, big: 500 });
    expect(stakes({ smallBlind: 500 })).toMatchObject({ small: 500, big: 1000 });
    expect(stakes({ betting: 'spread-limit', lowerLimit: 400, higherLimit: 4000 })).toMatchObject({
      big: 400,
      higher: 4000,
    });
  });
});
