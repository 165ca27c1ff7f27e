/**
 * From a tap on a station to its result on that screen, with ten pages open in Chromium and the table's real host.
 *
 *   node bench/host/taps.ts                  prints the figures
 *   node bench/host/taps.ts --taps 300       with more taps (default 200)
 *   node bench/host/taps.ts --keep           also records them in bench/results.md
 *
 * Milliseconds in the page from the moment a finger leaves a key, which is when it counts, by the browser's clock:
 *
 * - `tapToOwnScreenP50`, `tapToOwnScreenP95`: until the frame that shows the key as pressed has been painted, whatever
 *   the host does;
 * - `tapToScreenP50`, `tapToScreenP95`: until the frame after the keys of the turn are gone has been painted, including
 *   the way to the host, its commit and all twelve views.
 *
 * The stations' sounds are on, as at a table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { realClock } from '../../main/clock/clock.ts';
import { openHost } from '../../main/compose.ts';
import { serveWeb } from '../../main/link/websocket.ts';
import { freshScreens, SCREENS_FOLDER } from '../../main/screens.ts';
import { openScreen, STATION } from '../../tests/e2e/screens.ts';
import { openBrowser } from '../../tests/renderer/stand.ts';
import { record } from '../run.ts';
import { quantile } from './quantile.ts';
import { sitDown, TABLE } from './seats.ts';

const STATIONS = 10;
const WARM_UP = 20;
const LOOK_AGAIN_MS = 5;
/** Longer than the time for which a new ask ignores touches. */
const GUARD_MS = 400;

const { values } = parseArgs({
  options: { taps: { type: 'string', default: '200' }, keep: { type: 'boolean', default: false } },
});

/** How long a tap took, ms: until its own station showed the press, and until the result was there. */
interface Tap {
  readonly own: number;
  readonly screen: number;
}

declare global {
  interface Window {
    /** The tap that the page is waiting for. */
    tapped?: Promise<Tap>;
  }
}

const KEY = '[data-testid="check"], [data-testid="call"]';

/** Makes the page watch for a touch of the key and for the resulting frames. */
const lookOut = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const key = document.querySelector<HTMLButtonElement>(selector);
    if (key === null) throw new Error('no key to check or call with');
    const up = new Promise<number>((resolve) => {
      window.addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const painted = (is: () => boolean): Promise<number> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!is()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      });
    const taken = painted(() => key.disabled || key.closest('[inert]') !== null || !key.isConnected);
    const gone = painted(() => document.querySelector('[data-testid="ask"]') === null);
    window.tapped = Promise.all([up, taken, gone]).then(([since, own, screen]) => ({
      own: own - since,
      screen: screen - since,
    }));
  }, KEY);

async function timed(page: Page): Promise<Tap> {
  await lookOut(page);
  await page.locator(KEY).first().tap();
  const tap = await page.evaluate(() => window.tapped);
  if (tap === undefined) throw new Error('the page was loaded again');
  return tap;
}

async function measureTaps(taps: number): Promise<Tap[]> {
  await freshScreens();
  const data = mkdtempSync(join(tmpdir(), 'dealerless-taps-'));
  const host = await openHost({ ...TABLE, data, clock: realClock() });
  const web = await serveWeb(host.link, host.tokens, { port: 0, pages: SCREENS_FOLDER, home: null });
  const browser = await openBrowser();
  try {
    const complaints: string[] = [];
    const pages = new Map<number, Page>();
    for (let station = 1; station <= STATIONS; station += 1) {
      const path = host.path({ screen: 'station', station });
      pages.set(
        station,
        await openScreen(browser, `http://127.0.0.1:${web.port}${path}`, STATION, complaints, { heard: true }),
      );
    }
    await sitDown(host);
    const samples: Tap[] = [];
    while (samples.length < taps + WARM_UP) {
      const seat = host.room.table.hand?.asks().find(({ kind }) => kind === 'bet')?.seat;
      const page = seat === undefined ? undefined : pages.get(seat);
      if (page === undefined) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        continue;
      }
      await page.locator(KEY).first().waitFor();
      await page.waitForTimeout(GUARD_MS);
      samples.push(await timed(page));
    }
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return samples.slice(WARM_UP);
  } finally {
    await browser.close();
    await web.close();
    await host.close();
    rmSync(data, { recursive: true, force: true });
  }
}

const samples = await measureTaps(Number(values.taps));
const own = samples.map((tap) => tap.own);
const screen = samples.map((tap) => tap.screen);
const figures = {
  tapToOwnScreenP50: quantile(own, 0.5),
  tapToOwnScreenP95: quantile(own, 0.95),
  tapToScreenP50: quantile(screen, 0.5),
  tapToScreenP95: quantile(screen, 0.95),
};
if (values.keep) record(`node bench/host/taps.ts --taps ${values.taps}`, figures);
console.log(figures);
