import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { buildPages, openBrowser, openStand } from '../renderer/stand.ts';
import { NOW } from './fixtures.ts';
import { flaws } from './look.ts';
import { DESK_PAGES, SHOTS } from './shots.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;

beforeAll(async () => {
  pages = await buildPages(DESK_PAGES);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  pages.remove();
});

describe.each([
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])('every state of the desks at $width × $height', (viewport) => {
  it.each(SHOTS)('$name is legible, uncut and within reach', async ({ view, act }) => {
    const stand = await openStand(browser, pages.folder, { screen: view.screen }, { viewport });
    await stand.page.clock.setFixedTime(NOW);
    await stand.page.emulateMedia({ reducedMotion: 'reduce' });
    await stand.show(view);
    const demo = view.screen === 'floor-console' ? view.table.demo : view.demo;
    expect(await stand.page.getByTestId('demo-badge').count(), 'marks of play money').toBe(demo ? 1 : 0);
    await act?.(stand);
    expect(await flaws(stand.page)).toEqual([]);
    expect(stand.complaints).toEqual([]);
    await stand.page.context().close();
  });
});
