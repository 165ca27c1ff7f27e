/**
 * No cards, bets, names or results lie on each other, no text is cut, and nothing leaves the part of the felt that its seat
 * has: every game with as many players as it takes, all hands open, on the center display and on a station. Each number of
 * players, each street and each size of screen is in `overlaps.slow.test.ts`.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyGame } from '../../games/registry.ts';
import { potResults } from '../../renderer/hand/hand-facts.ts';
import { describeWith } from '../needs.ts';
import { momentsOf, runOutOf, viewsWithShowing } from '../renderer/any-hands.ts';
import { buildPages, openBrowser } from '../renderer/stand.ts';
import { countsOf, EVERY_GAME, flawsOf, fullest, type Looked, openCenter, openStation, SEED } from './geometry.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let screens: readonly Looked[];

beforeAll(async () => {
  [pages, browser] = await Promise.all([
    buildPages(['center-display/index.html', 'station/index.html']),
    openBrowser(),
  ]);
  screens = await Promise.all([
    openCenter(browser, pages.folder, 1920, 1080),
    openStation(browser, pages.folder, 1280, 800),
  ]);
});

afterAll(async () => {
  expect(screens.flatMap(({ stand }) => stand.complaints)).toEqual([]);
  await browser.close();
  pages.remove();
});

/** Whether a hand may be given up for half of its wager at some house. */
const isBlackjack = ({ id }: AnyGame): boolean => /21|blackjack/.test(id);

describe('overlaps on the center', () => {
  it.each(EVERY_GAME.map((game) => [game.id, game] as const))('none in %s with a full table', async (_, game) => {
    const found: string[] = [];
    for (const moment of fullest(game, countsOf(game).at(-1) ?? 2)) {
      for (const screen of screens) found.push(...(await flawsOf(screen, game, moment)));
    }
    expect(found).toEqual([]);
  });

  it('none where the hands on a place have long names and two bets lie beside them', async () => {
    const game = EVERY_GAME.find(({ id }) => id === 'fortune-pai-gow-poker');
    const moment = game && momentsOf(game, 4, SEED + 4).at(-1);
    const found: string[] = [];
    for (const screen of screens) if (moment) found.push(...(await flawsOf(screen, game, moment)));
    expect(await screens[0]?.stand.page.getByText('Three of a kind').count()).toBe(1);
    expect(found).toEqual([]);
  });

  it.each(['holdem', 'omaha-hi-lo-8'])(
    'none in %s where a pot is split and fees are told, with the board large',
    async (id) => {
      const game = EVERY_GAME.find((each) => each.id === id);
      const ends = Array.from(
        { length: 40 },
        (_, seed) => game && momentsOf(game, countsOf(game).at(-1) ?? 2, seed).at(-1),
      );
      const lines = ends.map((moment) => (moment ? potResults(moment.hand).flatMap(({ wins }) => wins).length : 0));
      const most = ends[lines.indexOf(Math.max(...lines))];
      const found: string[] = [];
      if (game && most) {
        const fee = { kind: 'collected', place: 'collection:player-fee', amount: 300 } as const;
        const hand = { ...most.hand, events: [...most.hand.events, fee] };
        for (const screen of screens) {
          found.push(...(await flawsOf(screen, game, { ...most, hand })));
          const board = screen.stand.page.locator('[data-testid="board"] [data-part="card"]');
          expect(await board.count()).toBe(5);
          // As wide again as the narrowest that can be read: it is what everybody looks at.
          expect((await board.first().boundingBox())?.width).toBeGreaterThan(screen.narrowest * 2);
        }
        const results = screens[0]?.stand.page.getByTestId('results').getByRole('listitem');
        expect(await results?.count()).toBeGreaterThan(2);
      }
      expect(most).toBeDefined();
      expect(found).toEqual([]);
    },
  );

  it.each(EVERY_GAME.flatMap((game) => (isBlackjack(game) ? [[game.id, game] as const] : [])))(
    'none in %s where every hand was surrendered, and each place says so',
    async (_, game) => {
      const over = momentsOf(game, countsOf(game).at(-1) ?? 2, SEED).at(-1);
      if (over?.hand.kind !== 'banked') throw new Error(`${game.id} has no bets`);
      const bets = over.hand.bets.map((bet) => {
        const half = { won: 0, lost: Math.ceil(bet.amount / 2), result: 'surrender' };
        return bet.spot === 'base' && bet.result ? { ...bet, result: { ...bet.result, ...half } } : bet;
      });
      const places = new Set(bets.flatMap(({ spot, position }) => (spot === 'base' ? [position] : [])));
      expect(places.size).toBeGreaterThan(3);
      for (const screen of screens) {
        expect(await flawsOf(screen, game, { ...over, hand: { ...over.hand, bets } })).toEqual([]);
        for (const place of places) {
          const said = screen.stand.page.locator(`[data-part="line-place"][data-sector="${place}"]`);
          expect(await said.textContent(), `${screen.name}, place ${place}`).toContain('surrender');
        }
      }
    },
  );

  it.each(['holdem', 'omaha-hi-lo-8', 'seven-card-stud', 'badugi'])(
    'none in %s while who has won is told and others are asked what they show',
    async (id) => {
      const game = EVERY_GAME.find((each) => each.id === id);
      const views = game ? viewsWithShowing(game, countsOf(game).at(-1) ?? 2, SEED) : [];
      const hand = views.find((view) => !view.over && view.turn.length > 0 && potResults(view).length > 0);
      const found: string[] = [];
      for (const screen of screens) {
        if (game && hand) found.push(...(await flawsOf(screen, game, { name: 'asked', hand })));
        expect(await screen.stand.page.getByTestId('results').textContent()).toMatch(/wins? \$/);
      }
      expect(found).toEqual([]);
    },
  );

  it.each([
    ['holdem', 3],
    ['omaha', 3],
    ['seven-card-stud', 2],
  ])('none in %s while cards run out to open hands and their chances', async (id, minimum) => {
    const game = EVERY_GAME.find((each) => each.id === id);
    const moments = game ? runOutOf(game, countsOf(game).at(-1) ?? 2, SEED) : [];
    expect(moments.length).toBeGreaterThanOrEqual(minimum);
    const found: string[] = [];
    for (const moment of moments) {
      for (const screen of screens) {
        if (game) found.push(...(await flawsOf(screen, game, moment)));
        expect(await screen.stand.page.getByTestId('chance').count()).toBe(moment.hand.seats.length);
      }
    }
    expect(found).toEqual([]);
  });
});
