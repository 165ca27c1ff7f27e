/**
 * A whole evening at the real table, through the screens: cards issued at the cage, swiped at ten serial readers,
 * hands of limit and of no-limit, a power cut in the middle of a hand, everyone paid out, the books
 * audited. Two stations at a time are played by touch, each in its turn; the others over the line that their pages use,
 * for a machine with two cores draws no ten screens at once. The desks, too, serve by touch who sits down by touch, and
 * the others over their lines.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HANG } from '../hang.ts';
import { Cable } from '../hardware/pseudo-terminals.ts';
import { houseBalances } from '../main/test-room.ts';
import { describeWith } from '../needs.ts';
import { openBrowser } from '../renderer/stand.ts';
import { CashierLine, FloorLine } from './desk-lines.ts';
import { LineAt } from './line-at.ts';
import { CashierAt, CenterSeen, type IssuedCard, openScreen, PlayerAt, STATION, tap, WIDE } from './screens.ts';
import { dealerless } from './served-program.ts';
import { ServedTable } from './served-table.ts';

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const DEPOSIT = 400;
const NO_LIMIT = 'holdem-no-limit-1-2';
/** The stations that are played by touch at the same time. */
export const PAIRS = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 10],
] as const;

type Pairs = readonly (readonly [number, number])[];

/** Nobody takes a picture of the evening. */
const MEASURED = { measured: true } as const;

const complaints: string[] = [];
const cables: Cable[] = [];
const cards: IssuedCard[] = [];
/** The stations whose pages are open, with a finger on them. */
const players: PlayerAt[] = [];
/** Every station's line, by which it is played while its page is not open. */
const lines: LineAt[] = [];
const touches = new Map<number, number>();
let data: string;
let table: ServedTable;
let browser: Browser;
let center: CenterSeen;
let decisions = 0;

/** How the next player is disposed, 0 to 99; the same in every evening. */
const mood = (): number => {
  decisions += 1;
  return (decisions * 7919) % 100;
};

/**
 * What a player touches: mostly what is cheap, now and then a raise, so that all kinds of hands come about. False when
 * nothing was there to touch, for the turn was over.
 */
async function touch(player: PlayerAt): Promise<boolean> {
  const keys = await player.keys();
  const put = async (id: string): Promise<boolean> => {
    const spot = keys.get(id);
    if (spot) await player.touch(spot);
    return spot !== undefined;
  };
  // A raise is made in two touches; the second comes with the next look at the screen.
  if (await put('raise-confirm')) return true;
  if (!keys.has('fold') && !keys.has('check') && !keys.has('call')) return false;
  touches.set(player.seat, (touches.get(player.seat) ?? 0) + 1);
  const disposed = mood();
  if (disposed < 8 && (await put('raise'))) return true;
  if (await put('check')) return true;
  return put(disposed < 30 && keys.has('call') ? 'call' : 'fold');
}

/** The line of the station that is asked, or undefined while none is. */
const asked = (): LineAt | undefined => lines.find(({ ask }) => ask !== null);

/** The cage, open only while it serves somebody by touch. */
async function atCage<T>(does: (cashier: CashierAt) => Promise<T>): Promise<T> {
  const page = await openScreen(browser, table.url('cage'), STATION, complaints, MEASURED);
  const done = await does(new CashierAt(page));
  await page.context().close();
  return done;
}

/** Opens the pages of two stations, for fingers; the others are played over their lines meanwhile. */
async function sitDownAt(pair: readonly number[]): Promise<void> {
  for (const { page } of players.splice(0)) await page.context().close();
  for (const seat of pair) {
    const player = new PlayerAt(
      await openScreen(browser, table.url(`station-${seat}`), STATION, complaints, MEASURED),
      seat,
    );
    await player.phase('seated');
    players.push(player);
  }
}

/** The hand in play. */
const handNow = (): number => Math.max(...lines.map(({ hand }) => hand));

/** Plays until something is so; `during` may interrupt any turn. */
async function playUntil(isSo: () => boolean, during: (line: LineAt) => Promise<void> = async () => {}): Promise<void> {
  let quietSince = Date.now();
  while (!isSo()) {
    const line = asked();
    if (line) await during(line);
    const player = players.find(({ seat }) => seat === line?.seat);
    if (player ? await touch(player) : await line?.act(mood())) {
      quietSince = Date.now();
      continue;
    }
    if (Date.now() - quietSince > HANG) throw new Error(`nothing happens in hand ${handNow()}, turn ${line?.seat}`);
    if (!line) for (const broke of lines) await broke.topUpWhenBroke();
    await setTimeout(10);
  }
}

/** Plays so many hands, with fingers at two stations after the other until each has had its share. */
async function playHands(count: number, pairs: Pairs, during?: (line: LineAt) => Promise<void>): Promise<void> {
  const from = handNow();
  for (const [nth, pair] of pairs.entries()) {
    await sitDownAt(pair);
    const to = from + Math.ceil(((nth + 1) * count) / pairs.length);
    await playUntil(() => handNow() >= to, during);
  }
}

/** A swipe that could not be read is said to be one, and the station goes on waiting (B-80). */
async function garbageIsRefused(player: PlayerAt): Promise<void> {
  await cables[0]?.send('%E?;E?+E?\r');
  await player.page.getByTestId('notice').waitFor({ timeout: HANG });
  await cables[0]?.send(`;${'9'.repeat(300)}`, '\u0000\u0007%^&*\r');
  await player.page.waitForTimeout(300);
  await player.phase('vacant');
}

/** The cards in every player's hand, by seat; at a touchscreen as the player sees them with a finger on them. */
async function whatEveryoneHolds(): Promise<Record<number, string[]>> {
  const held: Record<number, string[]> = {};
  for (const { seat, cards: own } of lines) held[seat] = own;
  for (const player of players) held[player.seat] = await player.peek();
  return held;
}

/** The floorman puts another game on; it takes over when the hand is done. */
async function changeGame(profile: string): Promise<void> {
  const floor = await openFloor();
  const [games, game] = [floor.getByTestId('games-open'), floor.getByTestId(`profile-${profile}`)];
  await games.or(game).first().waitFor({ timeout: HANG });
  if (await games.isVisible()) await tap(games);
  await tap(game);
  await tap(floor.getByTestId('reason-confirm'));
  await vi.waitUntil(() => lines.every(({ question }) => question !== null), { timeout: HANG });
  await floor.context().close();
}

/** The floor console, open only while the floor does something: every screen that looks on is drawn at every press. */
const openFloor = (): Promise<Page> => openScreen(browser, table.url('floor-console'), WIDE, complaints, MEASURED);

/** Each player is asked, and says yes: with a finger where one is. */
async function everybodyComesAlong(): Promise<void> {
  for (const line of lines) {
    await vi.waitUntil(() => line.question !== null, { timeout: HANG });
    const player = players.find(({ seat }) => seat === line.seat);
    if (player) await player.tap('come-along');
    else expect(await line.comeAlong()).toBe(true);
  }
}

/** Everyone gets up: each player asks to leave, and the hand in play is played to its end. */
async function stopAfterThisHand(): Promise<void> {
  for (const line of lines) {
    const player = players.find(({ seat }) => seat === line.seat);
    if (player) {
      await player.tap('leave');
      await player.tap('leave-confirm');
    } else expect(await line.press({ do: 'leave' })).toBe(true);
  }
  while (!lines.every(({ phase }) => phase === 'vacant')) {
    const line = asked();
    const player = players.find(({ seat }) => seat === line?.seat);
    const done = player ? await touch(player) : await line?.act(mood());
    if (!done) await setTimeout(10);
  }
  for (const player of players) await player.phase('vacant');
}

/** What the table has collected and the jackpot holds, cents, as the house beside the table has it. */
const collected = (): number =>
  Object.entries(houseBalances(data)).reduce(
    (sum, [account, balance]) => (/^(?:collection|jackpot):/.test(account) ? sum + balance : sum),
    0,
  );

export interface EveningOptions {
  /** Hands of limit and of no-limit. */
  readonly hands: readonly [limit: number, noLimit: number];
  /** The hand of limit in which the plug is pulled. */
  readonly cutIn: number;
  /** How many get their card, sit down and are paid out by touch, seat 1 first; the others over the lines. */
  readonly swiped: number;
  /** At which stations fingers play limit, and at which no-limit. */
  readonly fingers: readonly [limit: Pairs, noLimit: Pairs];
}

/** The tests of one evening. */
export function evening({ hands, cutIn, swiped, fingers }: EveningOptions): void {
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
      JSON.stringify({ games, standingApproval: false, timing: { turn: 3_600_000, result: 200, pause: 200 } }),
    );
    table = await ServedTable.start(data);
    browser = await openBrowser();
    center = new CenterSeen(await openScreen(browser, table.url('center-display'), WIDE, complaints, MEASURED));
  });

  afterAll(async () => {
    for (const line of lines) line.close();
    await browser?.close();
    await table?.stop();
    for (const cable of cables) await cable.remove();
    rmSync(data, { recursive: true, force: true });
  });

  const describe = describeWith('chromium-headless-shell', 'socat');
  describe('an evening at the table', () => {
    test('ten cards are issued and funded at the cage', async () => {
      const issueTo = async (cashier: CashierAt | CashierLine, seats: readonly number[]): Promise<void> => {
        for (const seat of seats) cards.push(await cashier.issue(`Player Number ${seat}`, `47${10 + seat}`, DEPOSIT));
      };
      await atCage((cashier) => issueTo(cashier, SEATS.slice(0, swiped)));
      const line = new CashierLine(table.url('cage'));
      await issueTo(line, SEATS.slice(swiped));
      line.close();
      expect(new Set(cards.map((card) => card.account)).size).toBe(10);
    });

    test('ten players swipe, are let in by the floor, enter their PINs and buy in', async () => {
      const floor = await openFloor();
      const floorLine = new FloorLine(table.url('floor-console'));
      for (const seat of SEATS) {
        const card = cards[seat - 1];
        if (!card) throw new Error(`no card for seat ${seat}`);
        const line = new LineAt(seat, table.url(`station-${seat}`));
        lines.push(line);
        await vi.waitUntil(() => line.phase === 'vacant', { timeout: HANG });
        const page =
          seat <= swiped
            ? await openScreen(browser, table.url(`station-${seat}`), STATION, complaints, MEASURED)
            : null;
        const player = page && new PlayerAt(page, seat);
        await player?.phase('vacant');
        if (player && seat === 1) await garbageIsRefused(player);
        await cables[seat - 1]?.send(`${card.track}\r`);
        await (player ?? line).enterPin(card.pin);
        if (player) await tap(floor.getByTestId(`approve-${seat}`));
        else await floorLine.approve(seat);
        await (player?.buyInFor('half') ?? line.buyInForHalf());
        await page?.context().close();
        if (seat === swiped) await floor.context().close();
      }
      floorLine.close();
      await vi.waitUntil(() => lines.every(({ phase }) => phase === 'seated'), { timeout: HANG });
    });

    test('hands of limit, the plug pulled in the middle of one', async () => {
      let cut = false;
      await playHands(hands[0], fingers[0], async ({ seat, hand }) => {
        if (cut || hand !== cutIn) return;
        cut = true;
        // Every line has seen the deal; the view of the one that is asked may come before those of others.
        await vi.waitUntil(() => lines.every((line) => line.hand === cutIn), { timeout: HANG });
        const before = await whatEveryoneHolds();
        expect(Object.values(before).flat().length).toBeGreaterThan(2);
        await table.kill();
        await vi.waitUntil(() => lines.every(({ view }) => view === null), { timeout: HANG });
        await table.start();
        await vi.waitUntil(() => lines.every(({ view }) => view !== null), { timeout: HANG });
        await expect.poll(() => asked()?.seat, { timeout: HANG }).toBe(seat);
        await expect.poll(() => center.read(), { timeout: HANG }).toEqual({ hand: cutIn, turn: seat });
        await expect.poll(() => whatEveryoneHolds(), { timeout: HANG }).toEqual(before);
      });
      expect(cut).toBe(true);
    });

    test('hands of no-limit on the same table', async () => {
      await changeGame(NO_LIMIT);
      await everybodyComesAlong();
      // The game is announced a whole hand before it comes.
      await playUntil(() => lines.every(({ view }) => view?.table.profile === NO_LIMIT));
      await expect.poll(() => center.page.getByTestId('game').textContent(), { timeout: HANG }).toContain('No limit');
      await playHands(hands[1], fingers[1]);
      expect(complaints).toEqual([]);
      // Fingers were at these stations for some hands.
      for (const seat of fingers.flat(2)) expect(touches.get(seat), `station ${seat}`).toBeGreaterThan(1);
    });

    test('everybody leaves and is paid out; the books are right to the cent', async () => {
      await stopAfterThisHand();
      const payOut = async (cashier: CashierAt | CashierLine, to: readonly IssuedCard[]): Promise<number> => {
        let sum = 0;
        for (const card of to) sum += await cashier.payOut(card);
        return sum;
      };
      const line = new CashierLine(table.url('cage'));
      const paid =
        (await atCage((cashier) => payOut(cashier, cards.slice(0, swiped)))) +
        (await payOut(line, cards.slice(swiped)));
      line.close();
      await table.stop();
      const audit = await dealerless('audit', join(data, 'table.sqlite'), '--json');
      expect(audit).toMatchObject({ code: 0, output: expect.stringContaining('true') });
      const taken = collected();
      expect(taken).toBeGreaterThan(0);
      expect(paid + taken).toBe(cards.length * DEPOSIT * 100);
    });
  });
}
