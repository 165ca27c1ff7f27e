/** What axe finds on the screens: every state of the galleries, and the rules that each is held against. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import type { Role } from '../../protocol/roles.ts';
import type { View } from '../../protocol/views.ts';
import { NOW } from '../floor-console/fixtures.ts';
import { DESK_PAGES, SHOTS } from '../floor-console/shots.ts';
import { BANKED_CENTER_SHOTS, BANKED_STATION_SHOTS, CENTER_SHOTS, STATION_SHOTS } from './shots.ts';
import { openStand, type Stand } from './stand.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A state of a screen, and what is done on it before it is looked at. */
interface State {
  readonly name: string;
  readonly view: View;
  readonly act?: (stand: Stand) => Promise<void>;
}

/** Every state of every screen that the galleries photograph. */
export const STATES: readonly State[] = [
  ...[...STATION_SHOTS, ...BANKED_STATION_SHOTS, ...CENTER_SHOTS, ...BANKED_CENTER_SHOTS],
  ...SHOTS,
];

type Screen = View['screen'];

export const SCREENS = [...new Set(STATES.map(({ view }) => view.screen))];

export const PAGES = ['station/index.html', 'center-display/index.html', ...DESK_PAGES];

/** Rules that axe tries only when told to: what is seen is in the name, keys can be hit, headings and tables are what they look like. */
const MORE = [
  ...['label-content-name-mismatch', 'target-size', 'p-as-heading', 'td-has-header', 'table-fake-caption'],
  ...['focus-order-semantics', 'css-orientation-lock'],
];

/** Desks are seen in the narrowest window that they are made for, what hangs on a wall at its own size. */
const DESK = { width: 1024, height: 768 };
const WALL = { width: 1920, height: 1080 };
const WINDOWS: Partial<Record<Screen, typeof DESK>> = {
  ...{ 'floor-console': DESK, cage: DESK, lobby: DESK, tables: DESK },
  ...{ 'center-display': WALL, board: WALL, clock: WALL },
};

/** The page of a screen with axe on it. */
export async function openLooked(browser: Browser, folder: string, screen: Screen): Promise<Stand> {
  const role: Role = screen === 'station' ? { screen, station: 1 } : { screen };
  const viewport = WINDOWS[screen] ?? { width: 1280, height: 800 };
  const stand = await openStand(browser, folder, role, { viewport, reducedMotion: 'reduce' });
  await stand.page.clock.setFixedTime(NOW);
  await stand.page.evaluate(AXE);
  return stand;
}

const OPTIONS = JSON.stringify({
  resultTypes: ['violations'],
  rules: Object.fromEntries(MORE.map((rule) => [rule, { enabled: true }])),
});

/** What axe finds on a page now: the rule, where, and why. */
export const findingsOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    `axe.run(${OPTIONS}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, none }) =>
        id + ' ' + target.join(' ') + ' ' + ([...any, ...none][0]?.message ?? ''))))`,
  );
