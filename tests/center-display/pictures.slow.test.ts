/** Every other game on the center display as it looked when somebody last looked (`pictures.browser.test.ts`). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { buildPages, openBrowser, type Stand } from '../renderer/stand.ts';
import { difference, openSmall, otherPictures, stored, TOLERANCE, taken } from './pictures.ts';

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

describe('the stored picture of the center', () => {
  it.each([...otherPictures()])('%s', async (name, view) => {
    expect(await difference(browser, await taken(stand, view), stored(name))).toBeLessThanOrEqual(TOLERANCE);
  });
});
