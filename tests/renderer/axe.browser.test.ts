/**
 * Accessibility of every screen: axe finds nothing in any state of the galleries that nobody has touched. They follow each other on
 * one page of their screen; those that a finger has to open are in `axe.slow.test.ts`.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { findingsOn, openLooked, PAGES, SCREENS, STATES } from './axe.ts';
import { buildPages, openBrowser } from './stand.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;

beforeAll(async () => {
  [pages, browser] = await Promise.all([buildPages(PAGES), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.remove();
});

describe('axe', () => {
  it.each(SCREENS)('has no finding on the %s as it stands', async (screen) => {
    const stand = await openLooked(browser, pages.folder, screen);
    const findings: string[] = [];
    for (const { name, view, act } of STATES) {
      if (view.screen !== screen || act !== undefined) continue;
      await stand.show(view);
      findings.push(...(await findingsOn(stand.page)).map((found) => `${name}: ${found}`));
    }
    expect(findings).toEqual([]);
    await stand.page.context().close();
  });

  it('but finds what is wrong', async () => {
    const stand = await openLooked(browser, pages.folder, 'station');
    const [first] = STATES;
    if (first) await stand.show(first.view);
    await stand.page.evaluate(() => {
      const wrong = '<button aria-label="Leave" style="position: fixed; top: 0">Stay</button><img src="">';
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', wrong);
    });
    const rules = (await findingsOn(stand.page)).map((found) => found.split(' ', 1)[0]);
    expect(rules).toContain('label-content-name-mismatch');
    expect(rules).toContain('image-alt');
    await stand.page.context().close();
  });
});
