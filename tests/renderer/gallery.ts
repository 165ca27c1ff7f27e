/**
 * Photographs every state of the station and the center display, to be looked at by people:
 *
 *     node tests/renderer/gallery.ts [folder] [part of a name]
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BANKED_CENTER_SHOTS, BANKED_STATION_SHOTS, CENTER_SHOTS, type Shot, STATION_SHOTS } from './shots.ts';
import { buildPages, openBrowser, openStand } from './stand.ts';

const folder = process.argv[2] ?? join(tmpdir(), 'shots');
const part = process.argv[3] ?? '';

/** Long enough for every entrance animation to have ended. */
const SETTLE_MS = 500;

async function photograph(shots: readonly Shot[], screen: 'station' | 'center-display'): Promise<void> {
  const wanted = shots.filter(({ name }) => `${screen}-${name}`.includes(part));
  if (wanted.length === 0) return;
  const pages = await buildPages([`${screen}/index.html`]);
  const browser = await openBrowser();
  const viewport = screen === 'station' ? { width: 1280, height: 800 } : { width: 1920, height: 1080 };
  try {
    for (const { name, view, act } of wanted) {
      const role = screen === 'station' ? { screen, station: 1 } : { screen };
      const stand = await openStand(browser, pages.folder, role, { viewport });
      await stand.show(view);
      await act?.(stand);
      await stand.page.waitForTimeout(SETTLE_MS);
      await stand.page.screenshot({ path: join(folder, `${screen}-${name}.png`) });
      for (const complaint of stand.complaints) console.log(`${screen}-${name}: ${complaint}`);
      await stand.page.context().close();
    }
  } finally {
    await browser.close();
    pages.remove();
  }
}

mkdirSync(folder, { recursive: true });
await photograph([...STATION_SHOTS, ...BANKED_STATION_SHOTS], 'station');
await photograph([...CENTER_SHOTS, ...BANKED_CENTER_SHOTS], 'center-display');
console.log(`the pictures are in ${folder}`);
