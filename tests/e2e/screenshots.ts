/**
 * `npm run screenshots`: plays a demo table with bots, and an evening of a house of three tables, and takes the pictures of the
 * documentation, each screen at its real size, into `docs/images`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { freshScreens, ROOT } from '../../main/screens.ts';
import { openBrowser } from '../renderer/stand.ts';
import { takeHouse } from './house-pictures.ts';
import { openScreen, PlayerAt, STATION, tap, WIDE } from './screens.ts';
import { ServedTable } from './served-table.ts';

const IMAGES = join(ROOT, 'docs', 'images');

/** Keys that have just been drawn take no touch yet, and look dimmed: as long as they do, and a little more, ms. */
const SETTLED = 700;

await freshScreens();
mkdirSync(IMAGES, { recursive: true });
const browser = await openBrowser();
const complaints: string[] = [];
try {
  await at(['--bots', '8'], takeAll);
  await at(['--bots', '8', '--profile', 'ez-baccarat-panda-8'], takeBets);
  await takeHouse(browser, take, complaints);
} finally {
  await browser.close();
}
if (complaints.length > 0) throw new Error(complaints.join('\n'));

/** Opens a demo table in a folder of its own, and closes it again. */
async function at(options: readonly string[], take: (table: ServedTable) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'dealerless-pictures-'));
  // However busy the machine, no clock has run out before its picture is taken.
  writeFileSync(join(data, 'table.json'), JSON.stringify({ timing: { turn: 120_000, bets: 120_000 } }));
  const table = await ServedTable.start(data, [...options]);
  try {
    await take(table);
  } finally {
    await table.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** One picture of a screen, small enough for a page of text. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLED);
  await page.screenshot({ path: join(IMAGES, `${name}.jpg`), type: 'jpeg', quality: 78 });
}

/** Swipes the first card of the tray at station 1; gives its PIN. */
async function swipeIn(lobby: Page): Promise<string> {
  const card = lobby.locator('[data-testid^="card-"]').first();
  const pin = (((await card.textContent()) ?? '').match(/PIN\s*(\d{4})/) ?? [])[1] ?? '';
  await tap(card);
  await tap(lobby.getByTestId('swipe-1'));
  return pin;
}

/** A player-dealer game: bets on the layout, and what came of them. */
async function takeBets(table: ServedTable): Promise<void> {
  const lobby = await openScreen(browser, table.url('lobby'), STATION, complaints);
  const station = await openScreen(browser, table.url('station-1'), STATION, complaints);
  const player = new PlayerAt(station, 1);
  await player.phase('vacant');
  const pin = await swipeIn(lobby);
  await player.enterPin(pin);
  await player.buyInFor('half');
  const center = await openScreen(browser, table.url('center-display'), WIDE, complaints);
  await station.getByTestId('wager-confirm').waitFor({ timeout: 240_000 });
  // A new ask takes no touch for a moment.
  await station.waitForTimeout(600);
  for (const spot of ['bet-banker', 'bet-dragon-7']) await player.tap(spot);
  await take(station, 'bets');
  await player.tap('wager-confirm');
  await center.locator('[data-testid="phase"][data-phase="settling"]').waitFor({ timeout: 120_000 });
  await take(center, 'baccarat');
}

async function takeAll(table: ServedTable): Promise<void> {
  const lobby = await openScreen(browser, table.url('lobby'), STATION, complaints);
  await lobby.getByTestId('open-station-1').waitFor();
  await take(lobby, 'lobby');

  const station = await openScreen(browser, table.url('station-1'), STATION, complaints);
  const player = new PlayerAt(station, 1);
  await player.phase('vacant');
  await take(station, 'station-vacant');
  const pin = await swipeIn(lobby);
  await player.phase('pin');
  await take(station, 'station-pin');
  await player.enterPin(pin);
  await player.phase('buying in');
  await take(station, 'station-buy-in');
  await player.buyInFor('half');

  const center = await openScreen(browser, table.url('center-display'), WIDE, complaints);
  const floor = await openScreen(browser, table.url('floor-console'), WIDE, complaints);
  await untilOnTurn(player);
  await take(station, 'table');
  await take(center, 'center');
  await take(floor, 'floor');
  await player.tap('rules');
  await station.getByTestId('rule-part').first().waitFor();
  await take(station, 'rules');
  await tap(station.getByTestId('rules-page-close'));

  const cage = await openScreen(browser, table.url('cage'), STATION, complaints);
  await cage.getByTestId('issue-open').waitFor();
  await tap(lobby.locator('[data-testid^="card-"]').nth(1));
  await tap(lobby.getByTestId('swipe-cage'));
  await cage.getByTestId('account-balance').waitFor();
  await take(cage, 'cage');

  await openReplay(player);
  await take(station, 'replay');
}

/** Plays on until a hand is over, and opens it told again. */
async function openReplay(player: PlayerAt): Promise<void> {
  const { page } = player;
  for (const end = Date.now() + 240_000; Date.now() < end; ) {
    if (!(await player.touchKey('check'))) await player.touchKey('call');
    await page.waitForTimeout(2000);
    await tap(page.getByTestId('history'));
    const replay = page.getByTestId('replay');
    if (
      await replay
        .waitFor({ timeout: 5000 })
        .then(() => true)
        .catch(() => false)
    )
      return;
    // A page that was refused its hands has closed itself.
    await player.touchKey('history-page-close');
  }
  throw new Error('no hand of the player at station 1 is over');
}

/** Posts as soon as the table offers it, and waits for the first turn. */
async function untilOnTurn(player: PlayerAt): Promise<void> {
  for (const end = Date.now() + 240_000; Date.now() < end; ) {
    await player.touchKey('post');
    if (await player.page.getByTestId('ask').isVisible()) return;
    await player.page.waitForTimeout(500);
  }
  throw new Error('the player at station 1 was never asked');
}
