/** The geometry of the table in full: every game, every number of players, every street or stage, every size of screen. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { momentsOf } from '../renderer/any-hands.ts';
import { buildPages, openBrowser } from '../renderer/stand.ts';
import { countsOf, EVERY_GAME, flawsOf, type Looked, openCenter, openStation, SEED } from './geometry.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let screens: readonly Looked[];

beforeAll(async () => {
  [pages, browser] = await Promise.all([
    buildPages(['center-display/index.html', 'station/index.html']),
    openBrowser(),
  ]);
  screens = [
    await openCenter(browser, pages.folder, 1920, 1080),
    await openCenter(browser, pages.folder, 3840, 2160),
    { ...(await openCenter(browser, pages.folder, 1920, 1080)), name: 'center turned to both sides', both: true },
    await openStation(browser, pages.folder, 1280, 800),
    await openStation(browser, pages.folder, 1024, 768),
    await openStation(browser, pages.folder, 1920, 1080),
  ];
});

afterAll(async () => {
  await browser.close();
  pages.remove();
});

describe('the geometry of the table', () => {
  it.each(EVERY_GAME.map((game) => [game.id, game] as const))('holds in %s', async (_, game) => {
    const found: string[] = [];
    for (const players of countsOf(game)) {
      for (const moment of momentsOf(game, players, SEED + players)) {
        for (const screen of screens) found.push(...(await flawsOf(screen, game, moment)));
      }
    }
    expect(found).toEqual([]);
  });
});
