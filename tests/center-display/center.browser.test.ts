/** The built centre display in Chromium: what it shows of a hand, and what it must not. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import * as fixture from '../renderer/fixtures.ts';
import { CENTER_SHOTS } from '../renderer/shots.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../renderer/stand.ts';

const describe = describeWith('chromium');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let stand: Stand;

beforeAll(async () => {
  [pages, browser] = await Promise.all([buildPages(['center-display/index.html']), openBrowser()]);
  stand = await openStand(
    browser,
    pages.folder,
    { screen: 'center-display' },
    { viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' },
  );
});

afterAll(async () => {
  expect(stand.complaints).toEqual([]);
  await browser.close();
  pages.remove();
});

const key = (id: string) => stand.page.getByTestId(id);

describe('the centre display', () => {
  it('shows board, pots, hand number and whose turn it is', async () => {
    await stand.show(fixture.center({ hand: fixture.publicly(fixture.turnStreet()), clock: fixture.CLOCK }));
    expect(await key('board').getAttribute('data-cards')).toBe('Kh 7s 2d Jc');
    expect(await key('pot').textContent()).toMatch(/Main pot\s*\$385\s*Side pot 1\s*\$43/);
    expect(await key('hand-number').getAttribute('data-hand')).toBe('1204');
    expect(await stand.page.locator('[data-turn]').textContent()).toMatch(/Maria/);
  });

  it('draws faces of the board and of tabled hands only', async () => {
    await stand.show(fixture.center({ hand: fixture.publicly(fixture.turnStreet()) }));
    expect(await stand.page.locator('[data-card]').count()).toBe(4);
    await stand.show(fixture.center({ hand: fixture.publicly(fixture.showdown()) }));
    expect(await stand.page.locator('[data-card]').count()).toBe(5 + 3 * 2);
  });

  it('names the winner of each pot with the hand that won it (B-98)', async () => {
    await stand.show(fixture.center({ hand: fixture.publicly(fixture.showdown()) }));
    const results = await key('results').textContent();
    expect(results).toMatch(/Side pot 1\s*Maria wins \$83\s*Full house, Kings over Sevens/);
    expect(results).toMatch(/Main pot\s*Dolores wins \$385\s*Four Sevens/);
  });

  it('says why nothing is dealt', async () => {
    await stand.show(fixture.center({ stopped: 'Seat 4 asks for the floorman.' }));
    expect(await key('halt').textContent()).toContain('Seat 4 asks for the floorman.');
    await stand.show(fixture.center({ fault: 'The journal cannot be written.' }));
    expect(await key('halt').textContent()).toContain('The journal cannot be written.');
  });

  it('has no text under 24 pixels and marks play money, in any state (S5, S13)', async () => {
    for (const { name, view } of CENTER_SHOTS) {
      await stand.show(view);
      const small = await stand.page.locator('main *').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const own = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          );
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          return own && size < 24 && element.closest('svg, [data-part="marker"]') === null
            ? [`${element.textContent} ${size}`]
            : [];
        }),
      );
      expect(small, name).toEqual([]);
      expect(await key('demo-badge').count(), name).toBe(view.screen === 'center-display' && view.table.demo ? 1 : 0);
    }
  });
});
