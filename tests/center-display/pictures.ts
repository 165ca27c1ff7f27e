/**
 * The stored pictures of the center display, and how a new one is held against them.
 *
 *     node tests/center-display/pictures.ts --write      takes them again: look at the difference before it is committed
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { type AnyGame, anyGame, GAMES } from '../../games/registry.ts';
import type { View } from '../../protocol/views.ts';
import { madeUpGame } from '../games/banked/made-up.ts';
import { momentsOf } from '../renderer/any-hands.ts';
import { BANKED_CENTER_SHOTS, CENTER_SHOTS } from '../renderer/shots.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../renderer/stand.ts';
import { countsOf, SEED, viewOf } from './geometry.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
/** Half the size of the display: what is misplaced or cut is seen, and the files stay small. */
const SIZE = { width: 960, height: 540 };

const SHOTS = ['4-turn-side-pot', '11-void', '50-game-change', '71-baccarat-over', '76-double-nine'];

/** One game of each kind of table, which every run of the tests looks at; all the others are looked at in the slow ones. */
const GAMES_SHOWN = ['omaha-hi-lo-8', 'seven-card-stud', 'chinese-poker', 'no-bust-21', 'pai-gow-tiles'];

/** The pictures by name, each with what the display is shown: a few moments, and one game of each kind of table. */
export function pictures(): ReadonlyMap<string, View> {
  const shots = [...CENTER_SHOTS, ...BANKED_CENTER_SHOTS].filter(({ name }) => SHOTS.includes(name));
  const games = [...[...GAMES.values()].filter(({ id }) => GAMES_SHOWN.includes(id)), anyGame(madeUpGame)];
  return new Map([...shots.map(({ name, view }) => [name, view] as const), ...games.map(atItsEnd)]);
}

/** Those of all other games. */
export const otherPictures = (): ReadonlyMap<string, View> =>
  new Map([...GAMES.values()].filter(({ id }) => !GAMES_SHOWN.includes(id)).map(atItsEnd));

/** A game with as many players as it takes, at its end with all hands open. */
function atItsEnd(game: AnyGame): readonly [string, View] {
  const moment = momentsOf(game, countsOf(game).at(-1) ?? 2, SEED).at(-1);
  if (moment === undefined) throw new Error(`${game.id} has no end`);
  return [`${game.id}-over`, viewOf('center-display', game, moment)];
}

/** Opens the display in the size of the pictures, without motion. */
export const openSmall = (browser: Browser, folder: string): Promise<Stand> =>
  openStand(browser, folder, { screen: 'center-display' }, { viewport: SIZE, reducedMotion: 'reduce' });

/** What a display looks like when it is shown a view. */
export async function taken(stand: Stand, view: View): Promise<Buffer> {
  await stand.show(view);
  await stand.page.evaluate(() => document.fonts.ready);
  return stand.page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 70 });
}

/** The stored picture of that name. */
export const stored = (name: string): Buffer => readFileSync(join(FOLDER, `${name}.jpg`));

/** Pixels of a thousand that may differ. A card that has moved by its own width is more. */
export const TOLERANCE = 12;

/** A channel may differ by so much of 255 before a pixel is another one: edges of letters are smoothed in many ways. */
const NEAR = 48;

/** How many of a thousand pixels differ between two pictures of one size; a thousand where the sizes differ. */
export async function difference(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ([a = '', b = '', near]) => {
        const pixels = async (text: string) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return { data: context?.getImageData(0, 0, image.width, image.height).data, width: image.width };
        };
        const [first, second] = [await pixels(a), await pixels(b)];
        if (!first.data || first.width !== second.width || first.data.length !== second.data?.length) return 1000;
        let differing = 0;
        for (let at = 0; at < first.data.length; at += 4) {
          const far = [0, 1, 2].some(
            (channel) =>
              Math.abs((first.data?.[at + channel] ?? 0) - (second.data?.[at + channel] ?? 0)) > Number(near),
          );
          if (far) differing += 1;
        }
        return Math.round((differing / (first.data.length / 4)) * 1000);
      },
      [one.toString('base64'), other.toString('base64'), String(NEAR)],
    );
  } finally {
    await page.close();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const [pages, browser] = await Promise.all([buildPages(['center-display/index.html']), openBrowser()]);
  try {
    const stand = await openSmall(browser, pages.folder);
    if (values.write) mkdirSync(FOLDER, { recursive: true });
    for (const [name, view] of [...pictures(), ...otherPictures()]) {
      const picture = await taken(stand, view);
      if (values.write) writeFileSync(join(FOLDER, `${name}.jpg`), picture);
      else console.log(`${name}: ${await difference(browser, picture, stored(name))} of 1,000 pixels differ`);
    }
  } finally {
    await browser.close();
    pages.remove();
  }
}
