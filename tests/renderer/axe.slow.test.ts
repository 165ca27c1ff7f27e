/** Accessibility of every state that a finger has to open: dialogs, pages, bets and raises that are being built. Each has a page of its own. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { findingsOn, openLooked, PAGES, STATES } from './axe.ts';
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
  it.each(STATES.filter(({ act }) => act !== undefined))('has no finding on $view.screen, $name', async (state) => {
    const stand = await openLooked(browser, pages.folder, state.view.screen);
    await stand.show(state.view);
    await state.act?.(stand);
    expect(await findingsOn(stand.page)).toEqual([]);
    await stand.page.context().close();
  });
});
