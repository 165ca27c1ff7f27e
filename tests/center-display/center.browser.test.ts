/** The built center display in Chromium: what it shows of a hand, and what it must not. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import * as fixture from '../renderer/fixtures.ts';
import { CENTER_SHOTS } from '../renderer/shots.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../renderer/stand.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let stand: Stand;

beforeAll(async () => {
  [pages, browser] = await Promise.all([buildPages(['center-display/index.html']), openBrowser()]);
  stand = await openStand(
    browser,
    pages.folder,
    { screen: 'center-display' },
    { viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce', measured: true },
  );
});

afterAll(async () => {
  expect(stand.complaints).toEqual([]);
  await browser.close();
  pages.remove();
});

const key = (id: string) => stand.page.getByTestId(id);

describe('the center display', () => {
  it('invites nobody to a table that the floor has closed', async () => {
    const empty = CENTER_SHOTS.find(({ name }) => name === '17-closed-by-the-floor')?.view;
    if (empty?.screen !== 'center-display') throw new Error('an empty table');
    const { closing: _closing, ...open } = empty.table;
    await stand.show({ ...empty, table: open });
    expect(await key('invitation').textContent()).toContain('Swipe your card at any station');
    await stand.show(empty);
    expect(await key('closing').textContent()).toBe('This table is closed: End of the night');
    expect(await key('invitation').textContent()).toMatch(/^This table is closed.*Please ask at the poker desk\./);
    expect(await key('invitation').textContent()).not.toContain('Swipe');
  });

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

  it('tells what is played for, across the top where no seat is, also without a fee or a list', async () => {
    const view = fixture.center({ posted: [], hand: fixture.publicly(fixture.fullTable()) });
    await stand.show({ ...view, beside: { jackpot: null, jackpots: fixture.JACKPOTS, before: null } });
    expect(await key('jackpots-of-house').textContent()).toMatch(
      /Bad beat jackpot \$23,418\.50 must be hit by \$50,000.*Royal of the month \$1,000.*half hour \$250/,
    );
    const [strip, plates] = await Promise.all([
      key('jackpots-of-house').boundingBox(),
      stand.page.locator('[data-part="plate"]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
    ]);
    expect(Math.min(...plates)).toBeGreaterThan((strip?.y ?? Number.NaN) + (strip?.height ?? 0));
  });

  it('says that a jackpot was hit, over no seat', async () => {
    await stand.show(fixture.center({ ...fixture.HELD, hand: fixture.publicly(fixture.showdown()) }));
    expect(await key('halt').textContent()).toMatch(/Jackpot hit.*aces full of kings, beaten by four of a kind/);
    const [bar, plates] = await Promise.all([
      key('halt').boundingBox(),
      stand.page.locator('[data-part="plate"]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
    ]);
    expect(Math.min(...plates)).toBeGreaterThan((bar?.y ?? Number.NaN) + (bar?.height ?? 0));
  });

  it('names a tournament once, with its level below, and writes no amount of it as dollars', async () => {
    await stand.show(fixture.center({ ...fixture.IN_TOURNAMENT, hand: fixture.publicly(fixture.turnStreet()) }));
    expect(await key('game').textContent()).toBe('Thursday deep stack');
    expect(await key('tournament-line').textContent()).toContain('Level 3 · 100/200 ante 25');
    expect(await stand.page.locator('main').textContent()).not.toContain('$');
  });

  it('says why nothing is dealt', async () => {
    await stand.show(fixture.center({ stopped: 'Seat 4 asks for the floorman.' }));
    expect(await key('halt').textContent()).toContain('Seat 4 asks for the floorman.');
    await stand.show(fixture.center({ fault: 'The journal cannot be written.' }));
    expect(await key('halt').textContent()).toContain('The journal cannot be written.');
  });

  const BESIDE = {
    jackpot: 1_234_500,
    before: {
      hand: 1203,
      zones: [{ label: 'Board', cards: ['Kh', '7s', '2d', 'Jc', '7d'] }],
      wins: [{ who: 'Maria', amount: 8300 }],
    },
  };

  it('tells of the hand before, the jackpots, the fee and the seal, each in a corner that the table leaves free', async () => {
    const look = { facing: 'one-way', pace: 'normal', verifier: 'https://example.com/verify.html' } as const;
    const view = fixture.center({ hand: fixture.publicly(fixture.turnStreet()) });
    await stand.show({ ...view, look, beside: BESIDE });
    expect(await key('hand-before').textContent()).toMatch(/Hand 1,203.*Maria won \$83/);
    expect(await key('jackpot').textContent()).toBe('$12,345');
    expect(await key('house-facts').textContent()).toContain('House fee $3');
    expect(await key('seal-code').getAttribute('data-text')).toBe(`${look.verifier}#${view.table.seal}`);
    const boxes = await stand.page
      .locator(
        '[data-testid="hand-before"], [data-testid="house-facts"], [data-testid="seal-code"], [data-part="plate"]',
      )
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const [nth, one] of boxes.entries()) {
      for (const other of boxes.slice(nth + 1)) {
        const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(x > 0 && y > 0, JSON.stringify([one, other])).toBe(false);
      }
    }
  });

  it('turns what lies along the top toward the people there, where the house wants both sides to read it', async () => {
    const turned = async (): Promise<readonly boolean[]> =>
      stand.page
        .locator('[data-part="seating"]')
        .evaluateAll((all) => all.map((one) => new DOMMatrix(getComputedStyle(one).transform).a < 0));
    const look = { facing: 'both', pace: 'normal', verifier: null } as const;
    await stand.show({ ...fixture.center({ hand: fixture.publicly(fixture.showdown()) }), look });
    expect((await turned()).filter(Boolean)).toHaveLength(3);
    await stand.show(fixture.center({ hand: fixture.publicly(fixture.showdown()) }));
    expect((await turned()).filter(Boolean)).toHaveLength(0);
  });

  it('plays what is new step by step where motion is welcome, and ends with the table as it is', async () => {
    const moving = { viewport: { width: 1920, height: 1080 }, reducedMotion: 'no-preference' } as const;
    const live = await openStand(browser, pages.folder, { screen: 'center-display' }, moving);
    const board = () => live.page.getByTestId('board').getAttribute('data-cards');
    await live.show(fixture.center({ hand: fixture.publicly(fixture.turnStreet()) }));
    expect(await board()).toBe('Kh 7s 2d Jc');
    // Looked for before they set out: on a busy machine they have arrived by the time a look begins.
    await Promise.all([
      live.page.getByTestId('traveling').first().waitFor({ state: 'attached' }),
      live.show(fixture.center({ hand: fixture.publicly(fixture.showdown()) })),
    ]);
    await live.page.getByTestId('results').waitFor();
    expect(await board()).toBe('Kh 7s 2d Jc 7d');
    expect(live.complaints).toEqual([]);
    await live.page.context().close();
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
