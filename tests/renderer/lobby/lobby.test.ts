import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LobbyView } from '../../../protocol/lobby-view.ts';
import { lobby } from '../../cage/fixtures.ts';
import { asked, grant, refuse } from '../../floor-console/host.ts';
import { flaws } from '../../floor-console/look.ts';
import { describeWith } from '../../needs.ts';
import { asNew } from '../as-new.ts';
import { resized } from '../resized.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../stand.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;
let stand: Stand;

beforeAll(async () => {
  pages = await buildPages(['renderer/lobby/index.html']);
  browser = await openBrowser();
  stand = await openStand(browser, pages.folder, { screen: 'lobby' }, { reducedMotion: 'reduce', measured: true });
});
afterAll(async () => {
  await browser.close();
  pages.remove();
});
beforeEach(async () => {
  await asNew(stand);
  await resized(stand.page, { width: 1280, height: 800 });
});
afterEach(() => {
  expect(stand.complaints).toEqual([]);
});

const at = (view: LobbyView): Promise<void> => stand.show(view);
const press = (testid: string): Promise<void> => stand.page.getByTestId(testid).click();
/** The lobby with Ada's card swiped at a station, or Ada sitting there. */
const adaAt = (seat: number | null, sits: boolean): LobbyView =>
  lobby({
    tray: lobby().tray.map((card) => (card.account === '1000004011' ? { ...card, seat, sits } : card)),
    screens: lobby().screens.map((screen) =>
      screen.seat === seat && seat !== null ? { ...screen, state: sits ? 'taken' : 'swiped', who: 'Ada' } : screen,
    ),
  });
const who = (seat: number): Promise<string | null> => stand.page.getByTestId(`who-${seat}`).textContent();
/** The keys that stand out, by what they do. */
const gold = (): Promise<(string | null)[]> =>
  stand.page
    .locator('[class*="key-primary"]:visible')
    .evaluateAll((keys) => keys.map((key) => key.getAttribute('data-testid') ?? key.textContent));
const step = (): Promise<string | null> => stand.page.locator('[aria-current=step] strong').textContent();

describe('the lobby', () => {
  it('is looked at without being painted: what is too faint, too small or cut off is found', async () => {
    await at(lobby());
    await stand.page.evaluate(() => {
      const put = (tag: string, text: string, style: Partial<CSSStyleDeclaration>): void => {
        const made = Object.assign(document.createElement(tag), { textContent: text });
        Object.assign(made.style, style);
        document.querySelector('main')?.append(made);
      };
      put('b', 'faint', { color: '#111', background: '#000' });
      put('button', '', { all: 'unset', width: '9px', height: '9px' });
      put('p', 'cut off', { width: '30px', overflow: 'hidden', whiteSpace: 'nowrap', fontSize: '40px' });
    });
    const found = (await flaws(stand.page)).join();
    for (const flaw of ['too faint', 'too small (9', 'cut off: "cut off"']) expect(found).toContain(flaw);
  });

  it('leads a newcomer from the first step to the PIN', async () => {
    await at(lobby());
    expect(await step()).toBe('Take a card');
    expect(await stand.page.getByTestId('swipe-3').count()).toBe(0);
    await press('card-1000004011');
    expect(await step()).toBe('Open a free station');
    expect(await flaws(stand.page)).toEqual([]);
    await press('swipe-3');
    const intent = await asked(stand, 'lobby');
    expect(intent.intent).toEqual({ do: 'swipe', account: '1000004011', at: 3 });
    await grant(stand, intent);
    expect(await stand.page.getByTestId('swiped').textContent()).toMatch(/Ada Winter’s card was swiped at station 3/);
    await stand.show(adaAt(3, false));
    expect(await stand.page.getByTestId('swiped').textContent()).toMatch(/Ada Winter’s card is swiped at station 3/);
    expect(await stand.page.getByTestId('swiped').textContent()).toContain('1001');
    expect(await step()).toBe('Enter the PIN');
    await stand.show(adaAt(3, true));
    expect(await stand.page.getByTestId('swiped').textContent()).toContain('Ada Winter has sat down at station 3.');
    expect(await step()).toBe('Enter the PIN, done');
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('makes those keys stand out that are pressed next, and says in the middle the same as in the steps', async () => {
    await at(lobby());
    expect(await gold()).toEqual([]);
    await press('card-1000004011');
    const free = lobby().screens.flatMap(({ seat, state }) => (seat !== null && state === 'free' ? [seat] : []));
    expect(free.length).toBeGreaterThan(1);
    expect(await gold()).toEqual(free.map((seat) => `open-station-${seat}`));
    await stand.page.getByText('Press Open at a free seat, then Swipe').waitFor();
    const [tab] = await Promise.all([stand.page.context().waitForEvent('page'), press('open-station-3')]);
    await tab.close();
    expect(await gold()).toEqual(['swipe-3']);
    await stand.page.getByText('Press Swipe at a station for Ada Winter').waitFor();
    await stand.show(
      lobby({ screens: lobby().screens.map((each) => (each.seat === 3 ? { ...each, state: 'taken' } : each)) }),
    );
    expect(await step()).toBe('Open a free station');
    expect(await gold()).not.toContain('swipe-3');
  });

  it('tells nobody who has swiped at the last free seat that every seat is taken', async () => {
    const last = adaAt(3, false);
    const full = last.screens.map((each) => (each.state === 'free' ? { ...each, state: 'taken' as const } : each));
    await at(lobby());
    await press('card-1000004011');
    await press('swipe-3');
    await grant(stand, await asked(stand, 'lobby'));
    await stand.show({ ...last, screens: full });
    expect(await step()).toBe('Enter the PIN');
    expect(await stand.page.getByTestId('steps').textContent()).not.toContain('Every seat is taken');
  });

  it.each([
    ['swiped', false],
    ['at its station', true],
  ])('lays nothing over the PIN of a card that is %s', async (_, sits) => {
    const view = adaAt(10, sits);
    await at({ ...view, tray: view.tray.map((card) => ({ ...card, seat: 10, sits })) });
    const gaps = await stand.page.locator('[data-testid^="card-"]').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [where, pin] = [...card.children].filter((part) => part.getBoundingClientRect().width > 0).slice(-2);
        const range = document.createRange();
        if (where) range.selectNodeContents(where);
        return pin ? [pin.getBoundingClientRect().left - range.getBoundingClientRect().right] : [];
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0);
  });

  it('never says free or swiped when it is not', async () => {
    await at(lobby());
    expect([await who(1), await who(2), await who(7)]).toEqual(['Free', 'Ben Ortiz', 'Rosa (bot)']);
    await press('card-1000004011');
    await press('swipe-3');
    await grant(stand, await asked(stand, 'lobby'));
    await stand.show(adaAt(3, false));
    expect(await who(3)).toBe('Swiped: Ada');
    expect(await step()).toBe('Enter the PIN');
    await press('card-1000004013');
    expect(await stand.page.getByTestId('swipe-3').count()).toBe(0);
    await press('card-1000004013');
    await press('card-1000004011');
    await press('swipe-3');
    await grant(stand, await asked(stand, 'lobby', 2));
    await stand.show(adaAt(null, false));
    expect(await who(3)).toBe('Free');
    await stand.page
      .getByText('Ada Winter is not at station 3. Its screen says why; swipe again to try again.')
      .waitFor();
    expect(await step()).toBe('Take a card');
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('begins again once somebody has left the station, and asks nobody why', async () => {
    await at(lobby());
    await press('card-1000004011');
    await press('swipe-3');
    await grant(stand, await asked(stand, 'lobby'));
    await stand.show(adaAt(3, true));
    await stand.page.getByText('Ada Winter has sat down at station 3.').waitFor();
    await stand.show(adaAt(null, false));
    await expect.poll(() => stand.page.getByTestId('swiped').count()).toBe(0);
    expect(await step()).toBe('Take a card');
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('sends anyone who has an empty card to the cage, and anyone who finds no seat to the list', async () => {
    const empty = lobby().tray.map((card) => ({ ...card, balance: 0 }));
    const full = lobby().screens.map((screen) =>
      screen.seat === null ? screen : { ...screen, state: 'taken' as const },
    );
    await at(lobby({ tray: empty, screens: full, waiting: 3 }));
    await press('card-1000004011');
    expect(await step()).toBe('Take a card');
    const steps = (await stand.page.getByTestId('steps').textContent()) ?? '';
    expect(steps).toContain('swipe it at the cage and pay money in there');
    expect(await gold()).toEqual(['swipe-cage']);
    await stand.page.getByText('Press Swipe at the cage: Ada Winter’s card is empty.').waitFor();
    expect(steps).toContain('3 wait: ask the floor to put your name on the list');
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('opens each station in a tab of its own', async () => {
    await at(lobby());
    const link = stand.page.getByTestId('open-station-3');
    expect(await link.getAttribute('href')).toBe('/station/?open=0123456789abcdef2');
    expect(await link.getAttribute('target')).toBe('dealerless-station-3');
    const [tab] = await Promise.all([stand.page.context().waitForEvent('page'), link.click()]);
    await tab.close();
    await press('card-1000004011');
    expect(await step()).toBe('Swipe a card at it');
  });

  it('swipes at the cage, and says why when it cannot', async () => {
    await at(lobby());
    await press('card-1000004012');
    await press('swipe-cage');
    const intent = await asked(stand, 'lobby');
    expect(intent.intent).toEqual({ do: 'swipe', account: '1000004012', at: 'cage' });
    await refuse(stand, intent, 'There is no simulated reader at the cage.');
    await stand.page.getByText('There is no simulated reader at the cage.').waitFor();
  });

  it('leads to the cage after a swipe there, and asks for no PIN', async () => {
    await at(lobby());
    await press('card-1000004012');
    await press('swipe-cage');
    await grant(stand, await asked(stand, 'lobby'));
    await stand.page.getByRole('link', { name: 'Go to the cage' }).waitFor();
    expect(await step()).toBe('Take a card');
  });

  it.each([
    [1366, 600],
    [800, 480],
  ])('keeps the stations apart in a window of %i × %i, where the page scrolls', async (width, height) => {
    await at(lobby());
    await resized(stand.page, { width, height });
    const overlapping = await stand.page.evaluate(() => {
      const spots = [...document.querySelectorAll('[data-testid^="who-"]')].map((who) =>
        (who.parentElement?.parentElement ?? who).getBoundingClientRect(),
      );
      return spots.flatMap((one, nth) =>
        spots
          .slice(nth + 1)
          .filter(
            ({ left, right, top, bottom }) =>
              left < one.right && right > one.left && top < one.bottom && bottom > one.top,
          ),
      ).length;
    });
    expect(overlapping).toBe(0);
    await stand.page.getByTestId('open-cage').scrollIntoViewIfNeeded();
    expect(await stand.page.getByTestId('open-cage').boundingBox()).toMatchObject({ height: 44 });
  });

  it('offers no swipe where somebody else sits, but at the own seat', async () => {
    await at(lobby());
    await press('card-1000004012');
    expect(await stand.page.getByTestId('swipe-7').count()).toBe(0);
    expect(await stand.page.getByTestId('swipe-2').count()).toBe(1);
    await press('card-1000004012');
    expect(await stand.page.getByTestId('swipe-2').count()).toBe(0);
  });

  it('is a plain list of screens in a house that plays for money', async () => {
    await at(lobby({ demo: false, tray: [] }));
    expect(await stand.page.getByTestId('demo-badge').count()).toBe(0);
    expect(await stand.page.getByTestId('steps').count()).toBe(0);
    expect(await stand.page.getByTestId('open-floor-console').getAttribute('href')).toContain('/floor-console/');
    expect(await flaws(stand.page)).toEqual([]);
  });
});
