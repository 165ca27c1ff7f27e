import { describe, expect, it } from 'vitest';
import { holdem } from '../../games/holdem.ts';
import type { PokerRules } from '../../games/poker/rules.ts';
import { anyGame } from '../../games/registry.ts';
import { lightning } from '../../houses/lightning.ts';
import { optionsOf, readRules } from '../../main/rules-file.ts';

const game = anyGame(holdem);
const read = (written: Record<string, unknown>, house = lightning) => {
  const rules = readRules(game, house, written);
  return rules.ok ? (rules.value as unknown as PokerRules) : rules.error;
};

describe('rules as files write them', () => {
  it('are in dollars, and cents inside', () => {
    expect(read({ smallBlind: 0.5, bigBlind: 1, chip: 0.25, maxRaises: 3 })).toMatchObject({
      smallBlind: 50,
      bigBlind: 100,
      chip: 25,
      maxRaises: 3,
    });
  });

  it('name the collection by its posted numbers, or in rows', () => {
    expect(read({ collection: 60 })).toMatchObject({ collection: [{ minPlayers: 7, playerFee: 500, riverFee: 100 }] });
    expect(read({ collection: [{ minPlayers: 2, maxPlayers: 10, playerFee: 3 }] })).toMatchObject({
      collection: [{ minPlayers: 2, playerFee: 300, modifiedFee: 0 }],
    });
  });

  it('may leave an option open', () => {
    expect(read({ smallBlind: null })).toMatchObject({ smallBlind: null });
  });

  it.each([
    [{ bigBlind: 0.001 }, 'rules.bigBlind', 'expected dollars, such as 2 or 0.5, not 0.001'],
    [{ bigBlind: 0 }, 'rules.bigBlind', 'expected dollars from $0.01 or null'],
    [{ maxRaises: -1 }, 'rules.maxRaises', 'expected a whole number or null'],
    [{ allInTabled: 'yes' }, 'rules.allInTabled', 'expected true | false'],
    [
      { collection: [{ minPlayers: 2, maxPlayers: 10, playerFee: '3' }] },
      'rules.collection[0].playerFee',
      /^expected dollars/,
    ],
    [
      { collection: [{ minPlayers: 1, maxPlayers: 10 }] },
      'rules.collection[0].minPlayers',
      'expected a whole number from 2',
    ],
    [{ collection: [60, 61] }, 'rules.collection', /same number of players/],
    [{ collection: 101 }, 'rules.collection', 'option 101 is collected by time, not from the hands.'],
    [{ nonsense: 1 }, 'rules.nonsense', /^no such option; there are betting, /],
  ])('%j is refused with its place and what was expected', (written, path, message) => {
    expect(read(written)).toEqual([
      { path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  it('with no house are the game’s own', () => {
    expect(readRules(game, null, {})).toEqual({ ok: true, value: holdem.rules.parse({}) });
    expect(readRules(game, null, { collection: 24 })).toMatchObject({ ok: false });
  });
});

describe('the options of a game', () => {
  it('each tell title, unit, source, values and default', () => {
    const options = optionsOf(game, lightning);
    expect(options.map(({ name }) => name)).toEqual(Object.keys(holdem.rules.parse({})));
    for (const option of options) {
      expect(option.title).not.toBe(option.name);
      expect(option.source).not.toBe('');
      expect(option.values).not.toBe('');
      expect(option.default).not.toBeUndefined();
    }
  });

  it('can be written back as they are listed', () => {
    const defaults = Object.fromEntries(optionsOf(game, null).map(({ name, default: value }) => [name, value]));
    expect(readRules(game, null, defaults)).toEqual({ ok: true, value: holdem.rules.parse({}) });
  });
});
