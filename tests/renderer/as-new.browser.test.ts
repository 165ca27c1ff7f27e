/** What `asNew` leaves of a page that was used: nothing that a test could meet, and all that a page has to be opened for. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOW } from '../floor-console/fixtures.ts';
import { asked, pressRested } from '../floor-console/host.ts';
import { deskLists, tablesView } from '../floor-console/tables/fixtures.ts';
import { describeWith } from '../needs.ts';
import { asNew } from './as-new.ts';
import { resized } from './resized.ts';
import { buildPages, openBrowser, openStand, type Stand } from './stand.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let stand: Stand;

beforeAll(async () => {
  pages = await buildPages(['floor-console/tables.html']);
  browser = await openBrowser();
  stand = await openStand(browser, pages.folder, { screen: 'tables' }, { reducedMotion: 'reduce', measured: true });
  await stand.page.clock.setFixedTime(NOW);
});
afterAll(async () => {
  await browser.close();
  pages.remove();
});

const count = (testid: string): Promise<number> => stand.page.getByTestId(testid).count();

describe('a page made as good as new', () => {
  it('has forgotten what was opened, chosen and typed on it', async () => {
    await stand.show(tablesView({ desk: deskLists() }));
    await stand.page.getByTestId('poker-desk').click();
    await stand.page.getByTestId('skip-3').click();
    await stand.page.getByTestId('list-reason-text').fill('Ben is at dinner');
    await asNew(stand);
    expect([await count('poker-desk'), await count('list-reason')]).toEqual([0, 0]);
    await stand.show(tablesView({ desk: deskLists() }));
    await stand.page.getByTestId('poker-desk').waitFor();
    expect([await count('skip-3'), await count('list-reason')]).toEqual([0, 0]);
    await stand.page.getByTestId('poker-desk').click();
    await stand.page.getByTestId('skip-3').click();
    expect(await stand.page.getByTestId('list-reason-text').inputValue()).toBe('');
  });

  it('waits for no answer, and what it sends next is the first that it has sent', async () => {
    await asNew(stand);
    await stand.show(tablesView({ desk: deskLists() }));
    await stand.page.getByTestId('poker-desk').click();
    await pressRested(stand, 'call-holdem-4-8-1');
    const left = await asked(stand, 'tables');
    await asNew(stand);
    expect(await stand.intents()).toEqual([]);
    await stand.show(tablesView({ desk: deskLists() }));
    await stand.page.getByTestId('poker-desk').click();
    await pressRested(stand, 'call-holdem-4-8-1');
    const next = await asked(stand, 'tables');
    expect(next.intent).toEqual(left.intent);
    expect(next.id).not.toBe(left.id);
    expect(await stand.intents()).toHaveLength(1);
  });

  it('stands at its top, speaks English again and has complained of nothing', async () => {
    await resized(stand.page, { width: 1280, height: 300 });
    await stand.show(tablesView());
    await stand.page.evaluate(() => {
      document.body.style.minHeight = '3000px';
      window.scrollTo(0, 500);
      console.error('a complaint of the test before');
    });
    await expect.poll(() => stand.complaints.length).toBe(1);
    await asNew(stand);
    expect(stand.complaints).toEqual([]);
    expect(await stand.page.evaluate(() => window.scrollY)).toBe(0);
    await stand.show(tablesView());
    await stand.page.getByTestId('table-1').waitFor();
    expect(await stand.page.evaluate(() => document.documentElement.lang)).toBe('en-US');
  });

  it('keeps its window, its clock and its hello', async () => {
    await resized(stand.page, { width: 1100, height: 700 });
    await asNew(stand);
    expect(stand.page.viewportSize()).toEqual({ width: 1100, height: 700 });
    expect(await stand.page.evaluate(() => Date.now())).toBe(NOW);
    expect(await stand.page.evaluate(() => window.sentFrames)).toEqual([stand.hello]);
  });
});
