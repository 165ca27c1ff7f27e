/**
 * The built cage or floor console in Chromium, for a file of browser tests. `stand` is there from the first test on; one page
 * serves all of them, the clock on it stands still, and the test plays the host (`host.ts`).
 */

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { resized } from '../renderer/resized.ts';
import { buildPages, openBrowser, openStand, pageOf, type Stand } from '../renderer/stand.ts';
import { NOW } from './fixtures.ts';
import { pressRested } from './host.ts';
import { flaws } from './look.ts';

/** Nothing is painted but for pictures, which are taken into these folders. */
const PAINTED = process.env.DESK_SHOTS !== undefined || process.env.MONEY_SHOTS !== undefined;

export let stand: Stand;

/** Opens the desk before the tests of a file and closes it after them. */
export function openDesk(screen: 'cage' | 'floor-console'): void {
  let browser: Browser;
  let pages: Awaited<ReturnType<typeof buildPages>>;

  beforeAll(async () => {
    pages = await buildPages([pageOf({ screen })]);
    browser = await openBrowser();
    const options = { reducedMotion: 'reduce', ...(PAINTED ? {} : ({ measured: true } as const)) } as const;
    stand = await openStand(browser, pages.folder, { screen }, options);
    await stand.page.clock.setFixedTime(NOW);
  });
  afterAll(async () => {
    await browser.close();
    pages.remove();
  });
  afterEach(() => expect(stand.complaints).toEqual([]));
}

export const press = (testid: string): Promise<void> => pressRested(stand, testid);
export const write = (testid: string, text: string): Promise<void> => stand.page.getByTestId(testid).fill(text);
export const read = async (testid: string): Promise<string> =>
  (await stand.page.getByTestId(testid).textContent()) ?? '';
export const isDead = (testid: string): Promise<boolean> => stand.page.getByTestId(testid).isDisabled();

/** Nothing is cut or overlaps at any of the usual sizes; with DESK_SHOTS set to a folder, pictures of it besides. */
export async function looksRight(name: string): Promise<void> {
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await resized(stand.page, { width, height });
    if (process.env.DESK_SHOTS) await stand.page.screenshot({ path: `${process.env.DESK_SHOTS}/${name}-${width}.png` });
    expect([name, width, await flaws(stand.page)]).toEqual([name, width, []]);
  }
}
