/**
 * What a newcomer does at the demo table, by the keys of its screens alone, from the start page on: a card is made and paid into
 * at the cage, swiped at a station, hands are played with a raise among them, the cards looked at, a hand told again, its receipt
 * taken home and checked by the page for phones without a network, chips added, and everything paid out.
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
const HANDS = 5;
const SEAT = 1;
const PHONE = { width: 390, height: 844 };

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

/**
 * One touch at a turn: a raise if there is one to make, otherwise what costs nothing. Says whether it raised. Whoever called to
 * the end would be broke in some hand out of five, and sit there without a turn.
 */
async function touch(raise: boolean): Promise<boolean> {
  if (raise && (await player.touchKey('raise'))) {
    await player.tap('raise-confirm');
    return true;
  }
  // Of one look at the keys: a fold where a check is free by now asks whether it is meant, and leaves neither key.
  const keys = await player.keys();
  const spot = keys.get('check') ?? (keys.has('call') ? keys.get('fold') : undefined);
  if (spot) await player.touch(spot);
  return false;
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'dealerless-walk-'));
  // Nobody has to hurry on a busy machine, and hands follow each other soon.
  const timing = { turn: 3_600_000, result: 200, pause: 200 };
  writeFileSync(join(data, 'table.json'), JSON.stringify({ timing }));
  table = await ServedTable.start(data, ['--bots', '2']);
  browser = await openBrowser();
  start = await openScreen(browser, table.url('lobby'), STATION, complaints);
});

afterAll(async () => {
  await browser?.close();
  await table?.stop();
  rmSync(data, { recursive: true, force: true });
});

describeWith('chromium-headless-shell')('a newcomer at the demo table', () => {
  test('has a card made at the cage, and finds it first on the start page', async () => {
    cashier = new CashierAt(await openFromStart('open-cage'));
    await cashier.issue('Nora Newby', PIN, 200);
    const first = start.locator('[data-testid^="card-"]').first();
    await expect.poll(() => first.textContent(), { timeout: HANG }).toMatch(/Nora Newby.*\$200.*4711/);
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
    await expect.poll(chips, { timeout: HANG }).toBe(4000);
  });

  test('plays five hands, looks at the cards and raises once', async () => {
    let [raised, looked] = [false, 0];
    const hands = new Set<number>();
    let end = Date.now() + HANG;
    while (hands.size < HANDS) {
      if (Date.now() > end) throw new Error(`only hands ${[...hands].join(', ')} were played`);
      await player.touchKey('post');
      if (await player.page.getByTestId('ask').isVisible()) {
        const hand = await player.handNumber();
        // Bots take their time: it is what a single hand takes that says whether play stands still.
        if (!hands.has(hand)) end = Date.now() + HANG;
        hands.add(hand);
        if (looked === 0) looked = (await player.peek()).length;
        raised = (await touch(!raised)) || raised;
      }
      await player.page.waitForTimeout(50);
    }
    expect({ raised, looked }).toEqual({ raised: true, looked: 2 });
    expect(complaints).toEqual([]);
  });

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
    for (const end = Date.now() + HANG; ; ) {
      if ((await page.getByTestId('phase').getAttribute('data-phase')) === 'vacant') break;
      if (Date.now() > end) throw new Error('the player never left');
      if (await page.getByTestId('ask').isVisible()) await touch(false);
      await page.waitForTimeout(50);
    }
    expect(card).toBe(16000);
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
