/** What the games say of themselves to players: made from what they are played by, so that the two cannot differ. */
import { describe, expect, test } from 'vitest';
import { bankerDraws, playerDraws } from '../../games/banked/baccarat/tableau.ts';
import { GAMES } from '../../games/registry.ts';

const partsOf = (id: string, rules: object = {}) => {
  const game = GAMES.get(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game.explain(game.rules.parse(rules));
};

describe('a game says of itself', () => {
  test.each([...GAMES.keys()])('how %s goes, and nothing empty', (id) => {
    const parts = partsOf(id);
    expect(parts[0]?.title).toBe('How a hand goes');
    expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
    for (const { lines, hands, chart } of parts) {
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/\S/);
      if (hands) expect(hands.length).toBeGreaterThanOrEqual(3);
      if (chart) for (const row of chart.rows) expect(row).toHaveLength(chart.head.length);
    }
  });

  test('the order of hands that its own ranking has', () => {
    const names = (id: string) =>
      partsOf(id)
        .find(({ title }) => title.startsWith('What wins'))
        ?.hands?.map(({ name }) => name);
    const hold = names('holdem') ?? [];
    expect(hold[0]).toBe('royal flush');
    expect(hold.findIndex((name) => name.startsWith('full house'))).toBeLessThan(
      hold.findIndex((name) => name.startsWith('flush')),
    );
    const short = names('short-deck-holdem') ?? [];
    expect(short.findIndex((name) => name.startsWith('flush'))).toBeLessThan(
      short.findIndex((name) => name.startsWith('full house')),
    );
    expect(names('razz')?.[0]).toMatch(/^5-4-3-2-A/);
    expect(names('deuce-to-seven-triple-draw')?.[0]).toMatch(/^7-5-4-3-2/);
    expect(partsOf('omaha-hi-lo-8').map(({ title }) => title)).toEqual([
      'How a hand goes',
      'What wins one half of the pot',
      'What wins the other half',
    ]);
  });

  test('who draws a third card, cell for cell as it is dealt', () => {
    const [, third] = partsOf('ez-baccarat', { naturals: 'literal' });
    for (const [row, cells] of (third?.chart?.rows ?? []).entries()) {
      const [, stood, ...drew] = cells;
      expect(stood).toBe(bankerDraws(row, null) ? 'draws' : 'stands');
      for (const [card, cell] of drew.entries()) expect(cell).toBe(bankerDraws(row, card) ? 'draws' : 'stands');
    }
    const totals = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(playerDraws).join(', ');
    expect(third?.lines).toContain(`The player hand draws with ${totals}.`);
  });
});
