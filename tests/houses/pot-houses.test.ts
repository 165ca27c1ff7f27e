import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { HOUSES } from '../../houses/houses.ts';
import { postedRules } from '../../houses/posting.ts';
import { setupsOf } from '../../main/setups.ts';
import { tableConfig } from '../../main/table/config.ts';
import { profile as profileSchema } from '../../main/table/profile.ts';

const spread = [...HOUSES.values()].flatMap((house) =>
  Object.entries(house.games).flatMap(([id, game]) => (game.kind === 'pot' ? [{ house, id, game }] : [])),
);

describe('what the houses spread', () => {
  it('short deck has no rulebook, says so, and no fee can be posted for it', () => {
    const game = HOUSES.get('lightning')?.games['short-deck-holdem'];
    expect(game?.source).toContain('in no rulebook');
    expect(game?.collections).toEqual([]);
  });

  it('at limits that its rules accept, each of them once', () => {
    for (const { house, id, game } of spread) {
      expect(new Set(game.limits.map((limit) => limit.id)).size).toBe(game.limits.length);
      for (const limit of game.limits) {
        const resolved = postedRules(house, id, { limit: limit.id });
        expect([id, limit.id, resolved.ok && GAMES.get(id)?.rules.safeParse(resolved.value.rules).success]).toEqual([
          id,
          limit.id,
          true,
        ]);
      }
    }
  });
});

describe('on a table', () => {
  it('every limit of every game has a posted label that the screens and the table take', () => {
    for (const house of HOUSES.values()) {
      const games = Object.entries(house.games).flatMap(([game, { limits }]) =>
        limits.map(({ id }) => ({ game, limit: id })),
      );
      for (const { profile } of setupsOf(tableConfig.parse({ house: house.id, games })).values()) {
        expect(profileSchema.safeParse(profile).success && profile.label).toBe(profile.label);
      }
    }
  });

  const setup = (house: string, game: string, limit: string, collection: number[]) =>
    setupsOf(tableConfig.parse({ house, games: [{ game, limit, collection }] })).get(`${game}-${limit}`);

  it('pineapple by the schedule that names it (000:8771-8774)', () => {
    const put = setup('artichoke-joes', 'crazy-pineapple-hi-lo-8', '4-8', [2, 32, 47]);
    expect(put?.profile).toMatchObject({ house: 'artichoke-joes', buyIn: { fullBuy: 4_000 } });
    expect(put?.rules).toMatchObject({ betting: 'split-limit', lowerLimit: 400, smallBlind: 200 });
    expect(put?.profile.posted[0]).toBe(
      '7 players or more: $3 when there is a flop, $1 after the river, $1 when the pot is split',
    );
  });

  it('with the kill of a 3-6 game that is printed (000:1716-1720)', () => {
    expect(setup('artichoke-joes', 'pineapple', '3-6-kill', [])?.rules).toMatchObject({ killBlind: 600 });
  });

  it('pineapple at Casino Real: $3 for seven or more, $2 for fewer, $1 without a flop (001:4529-4555, 001:4709)', () => {
    expect(setup('casino-real', 'pineapple', '4-8-half-kill', [1, 2])?.rules).toMatchObject({
      killBlind: 600,
      collection: [
        { minPlayers: 7, maxPlayers: 10, playerFee: 300, modifiedFee: 100 },
        { minPlayers: 2, maxPlayers: 6, playerFee: 200, modifiedFee: 100 },
      ],
    });
  });
});
