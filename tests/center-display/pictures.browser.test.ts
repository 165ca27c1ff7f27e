/** The center display as it looked when somebody last looked: within a tolerance for how letters are smoothed. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { buildPages, openBrowser, type Stand } from '../renderer/stand.ts';
import { difference, openSmall, pictures, stored, TOLERANCE, taken } from './pictures.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let stand: Stand;

beforeAll(async () => {
  [pages, browser] = await Promise.all([buildPages(['center-display/index.html']), openBrowser()]);
  stand = await openSmall(browser, pages.folder);
});

afterAll(async () => {
  await browser.close();
  pages.remove();
});

describe('the stored pictures of the center', () => {
  it.each([...pictures()])('%s', async (name, view) => {
    expect(await difference(browser, await taken(stand, view), stored(name))).toBeLessThanOrEqual(TOLERANCE);
  });

  it('differ from one another, so that a difference is seen', async () => {
    expect(await difference(browser, stored('11-void'), stored('omaha-hi-lo-8-over'))).toBeGreaterThan(5 * TOLERANCE);
  });
});
