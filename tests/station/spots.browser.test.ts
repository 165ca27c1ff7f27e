/** The betting layout of every game: what a spot says of its bet is read whole, however low the spots are. */
import { expect, it } from 'vitest';
import type { HandView } from '../../games/hand-view.ts';
import { type AnyGame, GAMES } from '../../games/registry.ts';
import { countsOf, SEED } from '../center-display/geometry.ts';
import { describeWith } from '../needs.ts';
import { seenFrom } from '../renderer/any-hands.ts';
import * as fixture from '../renderer/fixtures.ts';
import { toldMore } from '../renderer/shots.ts';
import { openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

openStation();

/** The hand of a full table in which seat 2, left of the bank, is asked for its bets; null in games that are played for a pot. */
const askedForBets = (game: AnyGame): HandView | null =>
  seenFrom(game, countsOf(game).at(-1) ?? 2, SEED, 2).find(
    (hand) => hand.kind === 'banked' && hand.stage === 'bets' && hand.ask?.kind === 'wager',
  ) ?? null;

const LAYOUTS = [...GAMES.values()].flatMap((game) => {
  const hand = askedForBets(game);
  return hand === null ? [] : [[game.id, { game: game.name, hand, clock: fixture.CLOCK }] as const];
});

/** Texts of the spots that are cut, or that something else lies on. */
const flaws = (): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const spot of document.querySelectorAll<HTMLElement>('[data-testid^="spot-"]')) {
      const said = [...spot.querySelectorAll<HTMLElement>('[data-said]')];
      const boxes = [...said, ...spot.querySelectorAll<HTMLElement>('[data-testid^="pays-"], [data-testid^="clear-"]')];
      const inner = (element: HTMLElement) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const name = (element: HTMLElement) =>
        `${spot.dataset.testid}: "${element.textContent || element.dataset.testid}"`;
      for (const element of said) {
        const { right, bottom } = spot.getBoundingClientRect();
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        if (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 1) found.push(`${name(element)} is cut`);
        if (inner(element).bottom > bottom || inner(element).right > right)
          found.push(`${name(element)} leaves its spot`);
      }
      for (const [nth, one] of boxes.entries()) {
        for (const other of boxes.slice(nth + 1)) {
          const [a, b] = [inner(one), inner(other)];
          const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (x > 1 && y > 1) found.push(`${name(one)} lies on ${name(other)}`);
        }
      }
    }
    return found;
  });

describe.each([
  ['alone', null],
  ['under all that a player may be told', toldMore()],
] as const)('the betting layout %s', (_, told) => {
  it.each(LAYOUTS)('tells its whole spots in %s', async (_, over) => {
    const view = told ?? fixture.station(fixture.seated());
    await stand.show({ ...view, station: 2, table: { ...view.table, ...over } });
    const bet = page.locator('[data-testid^="spot-"] > button').first();
    await bet.waitFor();
    expect(await flaws()).toEqual([]);
    await tap((await bet.getAttribute('data-testid')) ?? '');
    expect(await flaws()).toEqual([]);
  });
});
