/**
 * The built station 1 in Chromium, for a file of browser tests. `page` and `stand` are there from the first test on; one
 * page serves all of them, and the test plays the host.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { AnswerResult } from '../../protocol/answer.ts';
import { rest } from '../renderer/fingers.ts';
import * as fixture from '../renderer/fixtures.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../renderer/stand.ts';

export let stand: Stand;
export let page: Page;

/** Opens the station before the tests of a file and closes it after them. */
export function openStation(): void {
  let browser: Browser;
  let pages: Awaited<ReturnType<typeof buildPages>>;

  beforeAll(async () => {
    [pages, browser] = await Promise.all([buildPages(['station/index.html']), openBrowser()]);
    const options = { reducedMotion: 'reduce', measured: true } as const;
    stand = await openStand(browser, pages.folder, { screen: 'station', station: 1 }, options);
    page = stand.page;
  });

  afterAll(async () => {
    await browser.close();
    pages.remove();
  });

  // An empty seat in between forgets everything, and what is in flight is answered; only then, for a seat may wait for
  // that answer to send what it has to say by itself.
  beforeEach(async () => {
    await stand.show(fixture.station({ name: 'vacant' }));
    await answer();
    await rest(page);
    await page.evaluate(() => {
      window.sentFrames.length = 0;
    });
  });

  afterEach(() => {
    expect(stand.complaints).toEqual([]);
  });
}

/** The player in seat 1 is asked, with a clock that runs. */
export const myTurn = (ask: Parameters<typeof fixture.turnStreet>[0] = {}) =>
  fixture.station(fixture.seated(), { hand: fixture.turnStreet(ask), clock: fixture.CLOCK });

export const key = (id: string) => page.getByTestId(id);

/**
 * Touches keys one after another, each as a gesture of its own: what was touched last at a place would otherwise make
 * the next touch there the second of a double touch (`tests/renderer/fingers.ts`).
 */
export const tap = async (...ids: string[]): Promise<void> => {
  for (const id of ids) {
    await rest(page);
    await key(id).click();
  }
};

/** What the player has sent since the test began: the station cuts decks by itself. */
const pressed = async () => (await stand.intents()).filter(({ intent }) => intent.do !== 'cut');
export const intents = async (): Promise<unknown[]> => (await pressed()).map(({ intent }) => intent);

/** Answers the intent that is in flight. */
export async function answer(refused?: { code: string; message: string }): Promise<void> {
  const id = (await pressed()).at(-1)?.id ?? '';
  await stand.push(refused ? { t: 'answer refused', id, ...refused } : { t: 'answer', id, ok: true, result: null });
}

/** Answers it with what it asked for. */
export async function give(result: AnswerResult): Promise<void> {
  await stand.push({ t: 'answer', id: (await pressed()).at(-1)?.id ?? '', ok: true, result });
}
