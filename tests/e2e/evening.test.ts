/**
 * A whole evening at the real table, through the screens: cards issued at the cage, swiped at ten serial readers,
 * twenty hands of limit and twenty of no-limit, a power cut in the middle of a hand, everyone paid out, the books
 * audited.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cable } from '../hardware/pseudo-terminals.ts';
import { describeWith } from '../needs.ts';
import { CashierAt, CentreSeen, type IssuedCard, openBrowser, openScreen, PlayerAt, STATION, WIDE } from './screens.ts';
import { dealerless, ServedTable } from './served-table.ts';

const describe = describeWith('chromium', 'socat');

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const DEPOSIT = 400;
const HANDS_EACH = 20;
/** A hand in which the plug is pulled. */
const POWER_CUT = 7;

const complaints: string[] = [];
const cables: Cable[] = [];
const cards: IssuedCard[] = [];
const players: PlayerAt[] = [];
let data: string;
let table: ServedTable;
let browser: Browser;
let cage: CashierAt;
let floor: Page;
let centre: CentreSeen;
let taps = 0;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'dealerless-evening-'));
  for (const _ of SEATS) cables.push(await Cable.lay());
  const readers = SEATS.map((station) => ({ station, kind: 'serial', path: cables[station - 1]?.path }));
  writeFileSync(join(data, 'devices.json'), JSON.stringify({ readers, displays: [] }));
  const games = [
    { game: 'holdem', limit: '4-8', collection: [2, 32, 47] },
    { game: 'holdem', limit: 'no-limit-1-2', collection: [57, 72, 78] },
  ];
  writeFileSync(
    join(data, 'table.json'),
    JSON.stringify({ games, standingApproval: false, timing: { turn: 120_000, result: 200, pause: 200 } }),
  );
  table = await ServedTable.start(data);
  browser = await openBrowser();
  cage = new CashierAt(await openScreen(browser, table.url('cage'), STATION, complaints));
  floor = await openScreen(browser, table.url('floor-console'), WIDE, complaints);
  centre = new CentreSeen(await openScreen(browser, table.url('center-display'), WIDE, complaints));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await table?.stop();
  for (const cable of cables) await cable.remove();
  rmSync(data, { recursive: true, force: true });
});

/**
 * What a player touches: mostly what is cheap, now and then a raise, so that all kinds of hands come about. False when
 * nothing was there to touch, for the turn was over.
 */
async function act(player: PlayerAt): Promise<boolean> {
  const keys = await player.keys();
  const touch = async (id: string): Promise<boolean> => {
    const spot = keys.get(id);
    if (spot) await player.touch(spot);
    return spot !== undefined;
  };
  // A raise is made in two touches; the second comes with the next look at the screen.
  if (await touch('raise-confirm')) return true;
  if (!keys.has('fold') && !keys.has('check') && !keys.has('call')) return false;
  taps += 1;
  const mood = (taps * 7919) % 100;
  if (mood < 8 && (await touch('raise'))) return true;
  if (await touch('check')) return true;
  return touch(mood < 30 && keys.has('call') ? 'call' : 'fold');
}

/** The player whose turn the centre display shows, or null while it is nobody's. */
async function onTurn(): Promise<PlayerAt | null> {
  const { turn } = await centre.read();
  return players.find((player) => player.seat === turn) ?? null;
}

/** Plays until hand `number` is the one on show; `during` may interrupt any turn. */
async function playUntil(number: number, during: (player: PlayerAt) => Promise<void> = async () => {}): Promise<void> {
  let idle = 0;
  for (;;) {
    const { hand, turn } = await centre.read();
    if (hand >= number) return;
    const player = players.find((other) => other.seat === turn);
    if (player) await during(player);
    if (player && (await act(player))) {
      idle = 0;
      continue;
    }
    idle += 1;
    if (idle > 1500) throw new Error(`nothing happens in hand ${hand}, turn ${turn}`);
    if (turn === null) await topUpTheBroke();
    await centre.page.waitForTimeout(20);
  }
}

/** Players without chips add as many as they can and play on, as they would. */
async function topUpTheBroke(): Promise<void> {
  for (const player of players) {
    if (((await player.page.getByTestId('stack').textContent()) ?? '') !== '$0') continue;
    if (!(await player.touchKey('add-chips'))) continue;
    await player.touchKey('add-max');
    await player.touchKey('add-confirm');
  }
}

describe('an evening at the table', () => {
  test('ten cards are issued and funded at the cage', { timeout: 120_000 }, async () => {
    for (const seat of SEATS) cards.push(await cage.issue(`Player Number ${seat}`, `47${10 + seat}`, DEPOSIT));
    expect(new Set(cards.map((card) => card.account)).size).toBe(10);
  });

  test('ten players swipe, are let in by the floor, enter their PINs and buy in', { timeout: 180_000 }, async () => {
    for (const seat of SEATS) {
      const page = await openScreen(browser, table.url(`station-${seat}`), STATION, complaints);
      const player = new PlayerAt(page, seat);
      const card = cards[seat - 1];
      if (!card) throw new Error(`no card for seat ${seat}`);
      await player.phase('vacant');
      if (seat === 1) await garbageIsRefused(player);
      await cables[seat - 1]?.send(`${card.track}\r`);
      await player.enterPin(card.pin);
      await floor.getByTestId(`approve-${seat}`).tap();
      await player.buyInFor('half');
      players.push(player);
    }
    expect(players).toHaveLength(10);
  });

  test('twenty hands of limit, the plug pulled in the middle of one', { timeout: 600_000 }, async () => {
    let cut = false;
    await playUntil(HANDS_EACH + 1, async (player) => {
      if (cut || (await centre.read()).hand !== POWER_CUT) return;
      cut = true;
      const before = await whatEveryoneHolds();
      await table.kill();
      await table.start();
      for (const { page } of players) await page.getByTestId('stack').waitFor({ timeout: 30_000 });
      await expect.poll(async () => (await onTurn())?.seat, { timeout: 30_000 }).toBe(player.seat);
      expect(await whatEveryoneHolds()).toEqual(before);
      expect((await centre.read()).hand).toBe(POWER_CUT);
    });
    expect(cut).toBe(true);
  });

  test('twenty hands of no-limit on the same table', { timeout: 600_000 }, async () => {
    await changeGame('holdem-no-limit-1-2');
    const from = (await centre.read()).hand;
    // The hand in play is limit to its end.
    await playUntil(from + 1);
    await expect.poll(() => centre.page.locator('.center-game').textContent()).toContain('No limit');
    await playUntil(from + 1 + HANDS_EACH);
    expect(complaints).toEqual([]);
  });

  test('everybody leaves and is paid out; the books are right to the cent', { timeout: 180_000 }, async () => {
    await stopAfterThisHand();
    let paid = 0;
    for (const card of cards) paid += await cage.payOut(card);
    await table.stop();
    const audit = await dealerless('audit', join(data, 'table.sqlite'), '--json');
    expect(audit).toMatchObject({ code: 0, output: expect.stringContaining('true') });
    const taken = await collected();
    expect(taken).toBeGreaterThan(0);
    expect(paid + taken).toBe(cards.length * DEPOSIT * 100);
  });
});

/** A swipe that could not be read is said to be one, and the station goes on waiting (B-80). */
async function garbageIsRefused(player: PlayerAt): Promise<void> {
  await cables[0]?.send('%E?;E?+E?\r');
  await player.page.getByTestId('notice').waitFor({ timeout: 10_000 });
  await cables[0]?.send(`;${'9'.repeat(300)}`, '\u0000\u0007%^&*\r');
  await player.page.waitForTimeout(300);
  await player.phase('vacant');
}

/** The cards in every player's hand, by seat, as he sees them with a finger on them. */
async function whatEveryoneHolds(): Promise<Record<number, string[]>> {
  const held: Record<number, string[]> = {};
  for (const player of players) held[player.seat] = await player.peek();
  return held;
}

/** The floorman puts another game on; it takes over when the hand is done. */
async function changeGame(profile: string): Promise<void> {
  const games = floor.getByTestId('games-open');
  if (await games.isVisible()) await games.tap();
  await floor.getByTestId(`profile-${profile}`).tap();
  await floor.getByTestId('reason-confirm').tap();
}

/** Everyone gets up: each player asks to leave, and the hand in play is played to its end. */
async function stopAfterThisHand(): Promise<void> {
  for (const player of players) {
    await player.tap('leave');
    await player.tap('leave-confirm');
  }
  for (const end = Date.now() + 90_000; Date.now() < end; ) {
    const phases = await Promise.all(players.map(({ page }) => page.getByTestId('phase').getAttribute('data-phase')));
    if (phases.every((phase) => phase === 'vacant')) return;
    const player = await onTurn();
    if (player) await act(player).catch(() => {});
    else await players[0]?.page.waitForTimeout(50);
  }
  throw new Error('not everyone could leave');
}

/** What the house and the jackpot hold, cents, straight from the file. */
async function collected(): Promise<number> {
  const { default: Database } = await import('better-sqlite3');
  const file = new Database(join(data, 'table.sqlite'), { readonly: true });
  try {
    const row = file
      .prepare("SELECT SUM(balance) AS sum FROM balances WHERE account LIKE 'collection:%' OR account LIKE 'jackpot:%'")
      .get() as { sum: number };
    return row.sum;
  } finally {
    file.close();
  }
}
