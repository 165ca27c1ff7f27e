/**
 * What a newcomer does at the demo table, by the keys of its screens alone, from the start page on: a card is made and paid into
 * at the cage, swiped at a station, hands are played with a changed bet among them, the cards looked at, a hand told again, its
 * receipt taken home and checked by the page for phones without a network, chips added, and everything paid out. At a table of
 * each kind of game.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../main/screens.ts';
import { HANG } from '../hang.ts';
import { describeWith } from '../needs.ts';
import { openBrowser } from '../renderer/stand.ts';
import { CashierAt, openScreen, PlayerAt, STATION, tap } from './screens.ts';
import { dealerless } from './served-program.ts';
import { ServedTable } from './served-table.ts';

const PIN = '4711';
const BROUGHT = 400;
const HANDS = 5;
const SEAT = 1;
const PHONE = { width: 390, height: 844 };

/**
 * A game of each kind, and how many cards of their own a newcomer sees who looks at them for the first time; none where the
 * cards on the table are everybody's, and where a panel shows them instead.
 */
const GAMES = [
  ['holdem', 2],
  ['seven-card-stud', 3],
  ['lo-ball', 5],
  ['no-bust-21', 2],
  ['double-hand-poker', 0],
  ['ez-baccarat', 0],
] as const;

const complaints: string[] = [];
let data: string;
let table: ServedTable;
let browser: Browser;
let start: Page;
let cashier: CashierAt;
let player: PlayerAt;
/** The hand that was told again, and its seal as the station showed it. */
let told = { hand: 0, seal: '' };

/** What lies in front of the player or on their card, cents. */
const figure = async (testid: string): Promise<number> =>
  Math.round(Number(((await player.page.getByTestId(testid).textContent()) ?? '').replace(/[^0-9.]/g, '')) * 100);

/** Opens a screen by its key on the start page, as a finger does: in a tab of its own. */
async function openFromStart(testid: string): Promise<Page> {
  const link = await start.getByTestId(testid).getAttribute('href');
  return openScreen(browser, new URL(link ?? '', start.url()).href, STATION, complaints);
}

/** Picks the card that was made last, the first of the tray, and swipes it. */
async function swipe(where: string): Promise<void> {
  await tap(start.locator('[data-testid^="card-"]').first());
  await tap(start.getByTestId(where));
}

/** Which keys of a question a newcomer touches, the first of them that is there: nothing that costs more, and no bank of their own. */
const LIKED = ['check', 'fold', 'call', 'bank-pass', 'choose-decline', 'choose-stand', 'choose-fold', 'cards-confirm'];

/** What the player may do next: answer a question all of whose keys take a touch, pay their way in, or nothing, once they have left. */
const next = async (): Promise<'ask' | 'post' | 'left'> => {
  const found = await player.page.waitForFunction(
    () => {
      const takes = (key: Element | null): boolean =>
        key?.matches(':not(:disabled)') === true && !key.closest('[inert]');
      if (document.querySelector('[data-phase="vacant"]')) return 'left';
      const ask = document.querySelector('[data-testid="ask"]');
      if (ask && !ask.closest('[inert]') && !ask.querySelector('[inert]')) return 'ask';
      return takes(document.querySelector('[data-testid="post"]:not([aria-pressed="true"])')) ? 'post' : null;
    },
    undefined,
    { timeout: HANG },
  );
  return (await found.jsonValue()) ?? 'left';
};

/** Waits for the player's turn, in which the table waits for them; false once they have left. */
async function turn(): Promise<boolean> {
  for (;;) {
    const may = await next();
    if (may !== 'post') return may === 'ask';
    await player.touchKey('post');
  }
}

/** The spot of a layout for the bets that need no other: the first of its lowest row. */
const mainSpot = (keys: Awaited<ReturnType<PlayerAt['keys']>>) =>
  [...keys]
    .filter(([id]) => id.startsWith('bet-'))
    .map(([, spot]) => spot)
    .sort((one, other) => other.y - one.y || one.x - other.x)[0];

/**
 * One touch at a turn: a raise if there is one to make and it is wanted, or twice as much on the spot as before, otherwise the
 * cheapest answer. Says whether the bet was changed. Whoever called to the end would be broke in some hand out of five, and sit
 * there without a turn.
 */
async function touch(change: boolean): Promise<boolean> {
  const keys = await player.keys();
  if (change && keys.has('raise')) {
    await player.tap('raise');
    await player.tap('raise-confirm');
    return true;
  }
  const spot = mainSpot(keys);
  if (spot && keys.has('wager-confirm')) {
    for (let chips = change ? 2 : 1; chips > 0; chips -= 1) await player.touch(spot);
    await player.tap('wager-confirm');
    return change;
  }
  // Cards are looked at before they are set, or exchanged; where the house has a way to set them, that is taken.
  if (keys.has('uncover') && !keys.has('suggest') && !keys.has('cards-confirm')) await player.tap('uncover');
  else if (keys.has('suggest')) {
    await player.tap('suggest');
    await player.tap('cards-confirm');
  } else {
    const liked = LIKED.find((id) => keys.has(id)) ?? [...keys.keys()].find((id) => id.startsWith('choose-'));
    if (liked === undefined) throw new Error(`none of the keys is known: ${[...keys.keys()].join(' ')}`);
    await player.tap(liked);
  }
  return false;
}

describeWith('chromium-headless-shell').each(GAMES)('a newcomer at the demo table of %s', (game, seen) => {
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'dealerless-walk-'));
    // Nobody has to hurry on a busy machine, and hands follow each other soon.
    const timing = { turn: 3_600_000, result: 200, pause: 200 };
    writeFileSync(join(data, 'table.json'), JSON.stringify({ timing }));
    table = await ServedTable.start(data, ['--bots', '2', '--profile', game]);
    browser = await openBrowser();
    start = await openScreen(browser, table.url('lobby'), STATION, complaints);
  });

  afterAll(async () => {
    await browser?.close();
    await table?.stop();
    rmSync(data, { recursive: true, force: true });
  });

  test('has a card made at the cage, and finds it first on the start page', async () => {
    cashier = new CashierAt(await openFromStart('open-cage'));
    await cashier.issue('Nora Newby', PIN, BROUGHT);
    const first = start.locator('[data-testid^="card-"]').first();
    await expect.poll(() => first.textContent(), { timeout: HANG }).toMatch(/Nora Newby.*\$400.*4711/);
  });

  test('swipes it at a free station, enters the PIN and buys in', async () => {
    player = new PlayerAt(await openFromStart(`open-station-${SEAT}`), SEAT);
    await player.phase('vacant');
    await swipe(`swipe-${SEAT}`);
    await player.enterPin(PIN);
    await player.buyInFor('min');
    await start.getByText(`Nora Newby has sat down at station ${SEAT}`).waitFor({ timeout: HANG });
    // The first hand may have dealt them in as a blind already: what they have in it is theirs, too.
    const chips = async (): Promise<number> => (await figure('stack')) + (await figure('wagered'));
    await expect.poll(async () => (await chips()) + (await figure('balance')), { timeout: HANG }).toBe(BROUGHT * 100);
    expect(await chips()).toBeGreaterThan(0);
  });

  test('plays five hands, looks at the cards and changes the bet once', async () => {
    let [changed, looked] = [false, 0];
    // Until the one after them begins: a hand that the player has left may still go on.
    for (const hands = new Set<number>(); ; ) {
      expect(await turn()).toBe(true);
      hands.add(await player.handNumber());
      if (hands.size > HANDS) break;
      if (looked === 0 && (await player.keys()).has('my-cards')) looked = (await player.peek()).length;
      changed = (await touch(!changed && hands.size > 1)) || changed;
    }
    expect({ changed, looked }).toEqual({ changed: true, looked: seen });
    expect(complaints).toEqual([]);
  });

  // It is still their turn, and no page that they open is closed by its coming.
  test('sees a hand again and its receipt, adds chips, and leaves with all of them on the card', async () => {
    const { page } = player;
    await player.tap('history');
    await page.getByTestId('replay').waitFor({ timeout: HANG });
    await player.tap('replay-first');
    await player.tap('replay-next');
    await player.tap('replay-receipt');
    await page.getByTestId('hand-receipt').waitFor({ timeout: HANG });
    const receipt = (await page.getByTestId('hand-receipt').textContent()) ?? '';
    expect(receipt).toContain('lay under the seal');
    const hand = Number(/hand ([\d,]+)\. You enter/.exec(receipt)?.[1]);
    told = { hand, seal: /(?:[0-9a-f]{8}\s*){8}/.exec(receipt)?.[0] ?? '' };
    await player.tap('history-page-close');
    const card = await figure('balance');
    await player.tap('add-chips');
    await player.tap('add-min');
    await player.tap('add-confirm');
    await player.tap('leave');
    await player.tap('leave-confirm');
    while (await turn()) await touch(false);
    expect(card).toBeLessThan(BROUGHT * 100);
  });

  test('takes the receipt home, where a phone finds nothing wrong with it and without a network', async () => {
    const { page } = cashier;
    await swipe('swipe-cage');
    await start.getByRole('link', { name: 'Go to the cage' }).waitFor({ timeout: HANG });
    await page.getByTestId('account').waitFor({ timeout: HANG });
    await tap(page.getByTestId('hand-receipt-open'));
    await page.getByTestId('hand-receipt-hand').fill(String(told.hand));
    await page.getByTestId('hand-receipt-pin').fill(PIN);
    await tap(page.getByTestId('hand-receipt-confirm'));
    const [file] = await Promise.all([page.waitForEvent('download'), tap(page.getByTestId('hand-receipt-save'))]);
    const saved = join(data, 'receipt.json');
    await file.saveAs(saved);
    expect(file.suggestedFilename()).toBe(`receipt-${told.hand}.json`);
    const context = await browser.newContext({ viewport: PHONE, offline: true, hasTouch: true });
    const phone = await context.newPage();
    await phone.goto(pathToFileURL(join(ROOT, 'docs', 'verify.html')).href);
    await phone.locator('#seal').fill(told.seal);
    await phone.locator('#file').setInputFiles(saved);
    await phone.locator('#check').tap();
    await phone.locator('#found li').first().waitFor({ timeout: HANG });
    expect(await phone.locator('#found').textContent()).toContain(
      `of hand ${told.hand} lay where they were dealt from`,
    );
    expect(await phone.locator('#found .bad').count()).toBe(0);
    await context.close();
    await tap(page.getByTestId('hand-receipt-close'));
  });

  test('is paid out to the last dollar, and the books are right', async () => {
    const account = ((await cashier.page.getByTestId('account').textContent()) ?? '').match(/Account (\d+)/)?.[1] ?? '';
    const paid = await cashier.payOut({ name: 'Nora Newby', pin: PIN, account, track: '' });
    expect(paid).toBeGreaterThan(0);
    await table.stop();
    expect(await dealerless('audit', join(data, 'table.sqlite'), '--json')).toMatchObject({ code: 0 });
    expect(complaints).toEqual([]);
  });
});
