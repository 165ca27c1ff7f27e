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

  // In those that are not named nobody decides anything but bets, or there is no way of the house.
  test.each([
    ...['double-hand-poker', 'lucky-pai-gow-poker', 'fortune-pai-gow-poker', 'ace-up-pai-gow-poker', 'nines-up'],
    ...['pai-gow-tiles', 'chinese-poker'],
  ])('how the house sets a hand of %s: every card of the deal, each once', (id) => {
    const set = partsOf(id).find(({ title }) => title === 'How the house sets a hand');
    const each = set?.hands?.[0]?.cards.length ?? 0;
    expect(each).toBe(id === 'chinese-poker' ? 13 : id === 'nines-up' || id === 'pai-gow-tiles' ? 4 : 7);
    for (const { cards, name } of set?.hands ?? []) {
      expect(new Set(cards).size).toBe(each);
      expect(name).not.toMatch(/undefined/);
    }
  });

  test.each([
    ...['no-bust-21', 'pure-21-5', 'california-blackjack-22', 'blackjack-8-0', 'century-21-blackjack', 'fast-nine'],
    ...['three-card-poker', 'three-card-poker-6-card', 'three-card-poker-parkwest', 'caribbean-stud'],
    ...['ultimate-texas-holdem', 'century-baccarat', 'community-baccarat'],
  ])('how the house plays a hand of %s', (id) => {
    const played = partsOf(id).find(({ title }) => title === 'How the house plays a hand');
    expect(played?.lines.length).toBeGreaterThan(1);
    expect(played?.lines.join(' ')).not.toMatch(/undefined|NaN/);
  });

  test('the house way as it is played', () => {
    const lines = (id: string) => partsOf(id).find(({ title }) => title.startsWith('How the house plays'))?.lines ?? [];
    expect(lines('three-card-poker')[1]).toBe('It plays with queen-six-four and anything better, and folds the rest.');
    expect(lines('fast-nine')[1]).toBe('It draws a fourth card on a count of 0 to 5, and stands on 6 to 9.');
    expect(lines('ultimate-texas-holdem')[1]).toContain('K with anything of its suit or 5 or better of another');
    expect(lines('century-21-blackjack').slice(1)).toEqual([
      'It draws below 17 and stands on 17 or more.',
      'With an ace that counts eleven it draws below 18 and stands on 18 or more.',
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
    expect(third?.lines).toContain(`The player hand draws on ${totals}.`);
  });
});
