import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { countsOf, SEED } from '../../center-display/geometry.ts';
import { viewsOf } from '../../renderer/any-hands.ts';

const BANKED = [...GAMES.values()].flatMap((game) => {
  const views = viewsOf(game, countsOf(game).at(-1) ?? 2, SEED).filter((view) => view.kind === 'banked');
  return views.length > 0 ? [[game.id, views] as const] : [];
});

describe('what lies in the middle of a player-dealer game', () => {
  test.each(BANKED)('%s: every card dealt there is seen, face up or face down', (_, views) => {
    for (const { zones, events, stage } of views) {
      for (const { id, cards, down = 0 } of zones) {
        const dealt = events.flatMap((event) => (event.kind === 'deal' && event.to === id ? event.cards : []));
        expect({ stage, id, lying: cards.length + down }).toEqual({ stage, id, lying: dealt.length });
      }
    }
  });
});
