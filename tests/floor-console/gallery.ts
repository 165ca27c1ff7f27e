/**
 * Photographs the desks — floor console, cage, lobby — in every state, to be looked at by people:
 *
 *     node tests/floor-console/gallery.ts [folder] [part of a name]
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages, openBrowser, openStand } from '../renderer/stand.ts';
import { NOW } from './fixtures.ts';
import { DESK_PAGES, SHOTS } from './shots.ts';

const folder = process.argv[2] ?? join(tmpdir(), 'shots-desks');
const part = process.argv[3] ?? '';
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** Long enough for every entrance animation to have ended. */
const SETTLE_MS = 400;

mkdirSync(folder, { recursive: true });
const wanted = SHOTS.filter(({ name }) => name.includes(part));
const pages = await buildPages(DESK_PAGES);
const browser = await openBrowser();
try {
  for (const viewport of SIZES) {
    for (const { name, view, act } of wanted) {
      const stand = await openStand(browser, pages.folder, { screen: view.screen }, { viewport });
      await stand.page.clock.setFixedTime(NOW);
      await stand.show(view);
      await act?.(stand);
      await stand.page.waitForTimeout(SETTLE_MS);
      await stand.page.screenshot({ path: join(folder, `${name}-${viewport.width}.png`) });
      for (const complaint of stand.complaints) console.log(`${name}: ${complaint}`);
      await stand.page.context().close();
    }
  }
} finally {
  await browser.close();
  pages.remove();
}
console.log(`the pictures are in ${folder}`);
