/**
 * Accessibility of every screen: axe finds nothing in any state that the galleries show. States that nobody has touched follow each
 * other on one page of their screen; each that a finger has to open gets a page of its own.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { findingsOn, openLooked, PAGES, SCREENS, STATES } from './axe.ts';
import { buildPages, openBrowser } from './stand.ts';

const describe = describeWith('chromium');

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

  it.each(STATES.filter(({ act }) => act !== undefined))(
    'has no finding on $view.screen, $name',
    async ({ view, act }) => {
      const stand = await openLooked(browser, pages.folder, view.screen);
      await stand.show(view);
      await act?.(stand);
      expect(await findingsOn(stand.page)).toEqual([]);
      await stand.page.context().close();
    },
  );

  it('but finds what is wrong', async () => {
    const stand = await openLooked(browser, pages.folder, 'station');
    const [vacant] = STATES;
    if (vacant) await stand.show(vacant.view);
    await stand.page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<button aria-label="Leave">Stay</button><img src="">');
    });
    const rules = (await findingsOn(stand.page)).map((found) => found.split(' ', 1)[0]);
    expect(rules).toContain('label-content-name-mismatch');
    expect(rules).toContain('image-alt');
    await stand.page.context().close();
  });
});
