/** The sounds of the built station, in Chromium: that they come out at all, and what each of them takes. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HANG } from '../../hang.ts';
import { describeWith } from '../../needs.ts';
import * as fixture from '../fixtures.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../stand.ts';

const describe = describeWith('chromium-headless-shell');

declare global {
  interface Window {
    /** What the page has made for its sounds, and how many of them have been heard to their end. */
    sounds: { contexts: number; decoded: number; elements: number; begun: number; ended: number };
  }
}

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let stand: Stand;

beforeAll(async () => {
  [pages, browser] = await Promise.all([buildPages(['station/index.html']), openBrowser()]);
  stand = await openStand(browser, pages.folder, { screen: 'station', station: 1 }, { measured: true, heard: true });
  await stand.page.evaluate(() => {
    const sounds = { contexts: 0, decoded: 0, elements: 0, begun: 0, ended: 0 };
    window.sounds = sounds;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        sounds.contexts += 1;
      }
      override decodeAudioData(bytes: ArrayBuffer): Promise<AudioBuffer> {
        sounds.decoded += 1;
        return super.decodeAudioData(bytes);
      }
    };
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(): void {
        sounds.begun += 1;
        this.addEventListener('ended', () => {
          sounds.ended += 1;
        });
        super.start();
      }
    };
    window.Audio = class extends Audio {
      constructor() {
        super();
        sounds.elements += 1;
      }
    };
  });
});

afterAll(async () => {
  await browser.close();
  pages.remove();
});

describe('the sounds of a station', () => {
  it('come out, one decoding for each sample and none for each sound', async () => {
    const { page } = stand;
    const { seated, station, turnStreet } = fixture;
    await stand.show(station(seated()));
    await stand.show(station(seated(), { hand: turnStreet({}), clock: fixture.CLOCK }));
    for (let nth = 1; nth <= 6; nth += 1) {
      await page.getByTestId('rules').click();
      await page.getByTestId('rules-page-close').click();
      await page.waitForFunction((sounds) => window.sounds.ended >= sounds, nth * 2, { timeout: HANG });
    }
    const { begun, ended: _, ...made } = await page.evaluate(() => window.sounds);
    expect(begun).toBeGreaterThanOrEqual(12);
    expect(made).toEqual({ contexts: 1, decoded: 7, elements: 0 });
    expect(stand.complaints).toEqual([]);
  });
});
