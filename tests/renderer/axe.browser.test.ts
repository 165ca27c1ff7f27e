/** Accessibility of every screen: axe finds nothing on any of them, in what people see of it most. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../protocol/messages.ts';
import type { View } from '../../protocol/views.ts';
import { SHOTS } from '../floor-console/shots.ts';
import { describeWith } from '../needs.ts';
import { BANKED_STATION_SHOTS, CENTER_SHOTS, STATION_SHOTS } from './shots.ts';
import { buildPages, openBrowser, openStand, pageOf } from './stand.ts';

const describe = describeWith('chromium');

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** States of each screen that differ in what is drawn; those that need a finger are in the tests of that screen. */
const OF_EACH = 9;

interface Seen {
  readonly name: string;
  readonly view: View;
}

const seen: readonly Seen[] = [...STATION_SHOTS, ...BANKED_STATION_SHOTS, ...CENTER_SHOTS, ...SHOTS].filter(
  ({ act }) => act === undefined,
);

/** So many of a screen's states, from the first to the last. */
function statesOf(screen: View['screen']): readonly Seen[] {
  const all = seen.filter(({ view }) => view.screen === screen);
  const every = Math.max(1, Math.floor(all.length / OF_EACH));
  return all.filter((_, nth) => nth % every === 0);
}

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
const SCREENS = ['station', 'center-display', 'floor-console', 'cage', 'lobby', 'tables', 'board', 'clock'] as const;

const roleOf = (screen: (typeof SCREENS)[number]): Role => (screen === 'station' ? { screen, station: 1 } : { screen });

/** Desks are seen in the narrowest window that they are made for, what hangs on a wall at its own size. */
const DESK = { width: 1024, height: 768 };
const WALL = { width: 1920, height: 1080 };
const WINDOWS: Partial<Record<View['screen'], typeof DESK>> = {
  ...{ 'floor-console': DESK, cage: DESK, lobby: DESK, tables: DESK },
  ...{ board: WALL, clock: WALL },
};

beforeAll(async () => {
  [pages, browser] = await Promise.all([buildPages(SCREENS.map((screen) => pageOf(roleOf(screen)))), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.remove();
});

/** What axe finds on a page now: the rule, where, and why. */
const findingsOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => id + ' ' + target.join(' ') + ' ' + (any[0]?.message ?? ''))))`,
  );

describe('axe', () => {
  it('has no finding on a hand told as a list, which a keyboard scrolls', async () => {
    const shot = STATION_SHOTS.find(({ name }) => name === '36-history-list');
    const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
    const stand = await openStand(browser, pages.folder, roleOf('station'), options);
    if (shot) await stand.show(shot.view);
    await shot?.act?.(stand);
    expect(await stand.page.getByTestId('replay').locator('ol').count()).toBe(1);
    await stand.page.evaluate(AXE);
    expect(await findingsOn(stand.page)).toEqual([]);
    await stand.page.context().close();
  });

  it.each(SCREENS)('has no finding on the %s', async (screen) => {
    const viewport = WINDOWS[screen] ?? { width: 1280, height: 800 };
    const stand = await openStand(browser, pages.folder, roleOf(screen), { viewport, reducedMotion: 'reduce' });
    await stand.page.evaluate(AXE);
    const findings: string[] = [];
    for (const { name, view } of statesOf(screen)) {
      await stand.show(view);
      await stand.page.waitForTimeout(350);
      const found = await findingsOn(stand.page);
      findings.push(...found.map((text) => `${name}: ${text}`));
    }
    await stand.page.context().close();
    expect(findings).toEqual([]);
  });
});
