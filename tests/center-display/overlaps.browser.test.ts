/**
 * Overlaps on the centre: no cards, bets, names or results lie on each other, no text is cut, and nothing leaves the
 * sector of felt that its seat has; on the centre display and on a station, over the games and the phases of a hand.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HandView } from '../../games/game.ts';
import { describeWith } from '../needs.ts';
import { type BankedGame, type Stop, viewAt } from '../renderer/banked-hands.ts';
import * as fixture from '../renderer/fixtures.ts';
import { named } from '../renderer/named.ts';
import { type PotStop, potHand } from '../renderer/pot-hands.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../renderer/stand.ts';

const describe = describeWith('chromium');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let center: Stand;
let station: Stand;

beforeAll(async () => {
  [pages, browser] = await Promise.all([
    buildPages(['center-display/index.html', 'station/index.html']),
    openBrowser(),
  ]);
  const still = { reducedMotion: 'reduce' } as const;
  const large = { viewport: { width: 1920, height: 1080 }, ...still };
  center = await openStand(browser, pages.folder, { screen: 'center-display' }, large);
  station = await openStand(browser, pages.folder, { screen: 'station', station: 1 }, still);
}, 120_000);

afterAll(async () => {
  expect([...center.complaints, ...station.complaints]).toEqual([]);
  await browser.close();
  pages.remove();
});

/** What lies on the scene and is measured, by its class. */
const THINGS =
  'plate plate-tag marker felt-name bet-pill middle-board middle-zone result result-fees pot middle-total middle-street ' +
  'bank-line dealer-hand banked-headline open-places';
const SEEN = {
  things: [
    ...THINGS.split(' ').map(named),
    `${named('held')} ${named('card-row')}`,
    `${named('bet')} ${named('chips')}`,
    `${named('place-hand')} ${named('card-row')}`,
  ].join(),
  row: named('card-row'),
  seating: named('seating'),
  plate: named('plate'),
  lines: `${named('plate-lines')}, ${named('plate')} > ${named('plate-note')}`,
  words: `${named('plate-name')}, ${named('plate-stack')}`,
};

/** What is wrong with the scene on a page, in words; empty when every thing has its place. */
const flaws = ({ page }: Stand): Promise<string[]> =>
  page.locator('[data-part="scene"]').evaluate((scene, seen) => {
    const found: string[] = [];
    const things = [...scene.querySelectorAll<HTMLElement>(seen.things)].map((element) => {
      const boxes = element.matches(seen.row) ? [...element.children].map((card) => card.getBoundingClientRect()) : [];
      const own = element.getBoundingClientRect();
      const all = boxes.length > 0 ? boxes : [own];
      return {
        element,
        name: `${element.className} "${element.textContent?.slice(0, 40)}"`,
        left: Math.min(...all.map(({ left }) => left)),
        right: Math.max(...all.map(({ right }) => right)),
        top: Math.min(...all.map(({ top }) => top)),
        bottom: Math.max(...all.map(({ bottom }) => bottom)),
      };
    });
    const seating = (element: Element): Element | null => element.closest(seen.seating);
    for (const [nth, one] of things.entries()) {
      for (const other of things.slice(nth + 1)) {
        if (one.element.contains(other.element)) continue;
        // A tag and a marker sit on the edge of their own plate.
        if (seating(one.element) !== null && seating(one.element) === seating(other.element)) continue;
        const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (x > 1 && y > 1) found.push(`${one.name} lies on ${other.name} by ${Math.round(x)} x ${Math.round(y)}`);
      }
      const sector = one.element.closest('[data-sector]')?.getBoundingClientRect();
      if (sector) {
        const out = Math.max(
          sector.left - one.left,
          one.right - sector.right,
          sector.top - one.top,
          one.bottom - sector.bottom,
        );
        if (out > 1) found.push(`${one.name} leaves its sector by ${Math.round(out)}`);
      }
      const { clientWidth, scrollWidth } = one.element;
      if (scrollWidth > clientWidth + 1 && clientWidth > 0 && !one.element.matches(seen.plate)) {
        found.push(`${one.name} is cut`);
      }
      if (one.left < 0 || one.right > window.innerWidth || one.top < 0) found.push(`${one.name} leaves the screen`);
    }
    for (const card of scene.querySelectorAll('[data-part="card"]')) {
      const { width } = card.getBoundingClientRect();
      if (width < 16) found.push(`a card is ${Math.round(width)} pixels wide`);
    }
    for (const line of scene.querySelectorAll(seen.lines)) {
      const plate = line.closest(seen.plate)?.getBoundingClientRect();
      const right = Math.max(...[line, ...line.children].map((one) => one.getBoundingClientRect().right));
      if (plate && right > plate.right) found.push(`"${line.textContent}" leaves its plate`);
    }
    for (const name of scene.querySelectorAll<HTMLElement>(seen.words)) {
      if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent} is cut`);
    }
    return found;
  }, SEEN);

const places = (hand: HandView) =>
  Array.from({ length: 10 }, (_, index) => {
    const seat = index + 1;
    return hand.seats.some((one) => one.seat === seat) ? fixture.place(seat) : fixture.emptyPlace(seat);
  });

async function expectSound(name: string, hand: HandView, over: { game?: string } = {}): Promise<void> {
  const table = { places: places(hand), hand, state: hand.over ? 'settling' : 'hand', ...over } as const;
  await center.show(fixture.center(table));
  expect(await flaws(center), `${name}, centre`).toEqual([]);
  await station.show(fixture.station(fixture.seated(), table));
  expect(await flaws(station), `${name}, station`).toEqual([]);
}

const POT_STOPS: readonly PotStop[] = ['dealt', 'betting', 'showdown'];
/** Every number of players where everything lies open; the fewest and the most before. */
const playersAt = (stop: string): readonly number[] =>
  stop === 'showdown' || stop === 'over' ? [2, 3, 4, 5, 6, 7, 8, 9, 10] : [2, 9, 10];

/** A hundred pictures of two screens; a limit that stops hangs only. */
const LIMIT_MS = 300_000;

describe('overlaps on the centre', { timeout: LIMIT_MS }, () => {
  it.each(['holdem', 'omaha', 'omaha-hi-lo-8', 'pineapple'] as const)(
    'none in %s, two to ten players',
    async (game) => {
      for (const stop of POT_STOPS) {
        for (const players of playersAt(stop)) {
          await expectSound(`${game} ${players} ${stop}`, potHand(game, players, stop, players * 7 + stop.length));
        }
      }
    },
  );

  it.each([
    ['ez-baccarat', ['bets', 'over']],
    ['ez-baccarat-panda-8', ['bets', 'over']],
    ['no-bust-21', ['bets', 'play', 'over']],
    ['double-hand-poker', ['bets', 'play', 'over']],
  ] as [BankedGame, Stop[]][])('none in %s, two to ten players', async (game, stops) => {
    for (const stop of stops) {
      for (const players of playersAt(stop)) {
        const seats = Array.from({ length: players }, (_, nth) => nth + 1);
        for (const seed of players > 8 ? [3, 5] : [3]) {
          const hand = viewAt(game, stop, 'public', { before: 2, seed: seed * players, seats });
          await expectSound(`${game} ${players} ${stop} ${seed}`, hand);
        }
      }
    }
  });
});
