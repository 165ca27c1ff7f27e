/**
 * From a tap on a station to what came of it on that screen, with ten pages open in Chromium and the table's real host.
 *
 *   node bench/host/taps.ts                  prints the figures
 *   node bench/host/taps.ts --taps 300       with more taps (default 200)
 *   node bench/host/taps.ts --keep           keeps them in bench/results.md, too
 *
 * `tapToScreenP50`, `tapToScreenP95`: ms in the page from a click on a key until the frame after the keys of the turn are
 * gone has been painted, the way to the host, its commit and all twelve views included.
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
/** Longer than a new ask takes no touch. */
const GUARD_MS = 400;

const { values } = parseArgs({
  options: { taps: { type: 'string', default: '200' }, keep: { type: 'boolean', default: false } },
});

/** Touches the key in the page and waits for the painted frame that has no keys of the turn. */
const timed = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const find = () => document.querySelector<HTMLElement>('[data-testid="check"], [data-testid="call"]');
        const key = find();
        if (key === null) {
          reject(new Error('no key to check or call with'));
          return;
        }
        const since = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('[data-testid="ask"]') !== null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        key.click();
      }),
  );

async function measureTaps(taps: number): Promise<number[]> {
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
      pages.set(station, await openScreen(browser, `http://127.0.0.1:${web.port}${path}`, STATION, complaints));
    }
    await sitDown(host);
    const samples: number[] = [];
    while (samples.length < taps + WARM_UP) {
      const seat = host.room.table.hand?.asks().find(({ kind }) => kind === 'bet')?.seat;
      const page = seat === undefined ? undefined : pages.get(seat);
      if (page === undefined) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        continue;
      }
      await page.locator('[data-testid="check"], [data-testid="call"]').first().waitFor();
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
const figures = { tapToScreenP50: quantile(samples, 0.5), tapToScreenP95: quantile(samples, 0.95) };
if (values.keep) record(`node bench/host/taps.ts --taps ${values.taps}`, figures);
console.log(figures);
