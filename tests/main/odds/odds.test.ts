import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { gamesWithOdds, oddsFor } from '../../../main/odds/index.ts';

describe('the games with odds', () => {
  it.each(gamesWithOdds)('%s is a game, with odds of its bets', (id) => {
    const game = GAMES.get(id);
    if (!game) throw new Error(`no game ${id}`);
    const bets = oddsFor(id, game.rules.parse({}), { hands: 1_000, seed: 1 }) ?? [];
    expect(bets.length).toBeGreaterThan(0);
    for (const { outcomes } of bets) {
      expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    }
  });

  it('do not include those played for a pot', () => {
    const holdem = GAMES.get('holdem');
    if (!holdem) throw new Error('no holdem');
    expect(oddsFor('holdem', holdem.rules.parse({}), { hands: 1_000, seed: 1 })).toBeNull();
  });
});
