/** A screen in a window that changes its size. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../needs.ts';
import { seated, station } from '../fixtures.ts';
import { resized } from '../resized.ts';
import { buildPages, openBrowser, openStand } from '../stand.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;

beforeAll(async () => {
  [pages, browser] = await Promise.all([buildPages(['station/index.html']), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.remove();
});

describe('a screen', () => {
  it('is as large as its window in the frame that shows it, whatever else its page has to do', async () => {
    const options = { reducedMotion: 'reduce', measured: true, lateBy: 200 } as const;
    const { page, show } = await openStand(browser, pages.folder, { screen: 'station', station: 1 }, options);
    await show(station(seated()));
    const zoom = () => page.locator('[data-part="toolbar"]').evaluate((toolbar) => toolbar.currentCSSZoom);
    for (const [width, height, times] of [
      [1024, 640, 0.8],
      [1920, 1200, 1.5],
      [1280, 800, 1],
    ] as const) {
      await resized(page, { width, height });
      expect(await zoom()).toBeCloseTo(times);
    }
  });
});
