/** The director's page and the clock on the wall, in a browser. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tournamentGames } from '../../main/desks/tournament-games.ts';
import { tournamentTerms } from '../../protocol/tournament.ts';
import { describeWith } from '../needs.ts';
import { asNew } from '../renderer/as-new.ts';
import { resized } from '../renderer/resized.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../renderer/stand.ts';
import { floor, NOW } from './fixtures.ts';
import { asked, grant, pressRested } from './host.ts';
import { flaws } from './look.ts';
import { tablesView } from './tables/fixtures.ts';
import { clockOnWall, running } from './tables/tournament.ts';

type Screen = 'tables' | 'clock' | 'floor-console';

describeWith('chromium-headless-shell')('tournaments', () => {
  let browser: Browser;
  let pages: Awaited<ReturnType<typeof buildPages>>;
  beforeAll(async () => {
    pages = await buildPages(['floor-console/index.html', 'floor-console/tables.html', 'center-display/clock.html']);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    pages.remove();
  });

  /** One page of each screen serves all tests. */
  const stands = new Map<Screen, Stand>();
  async function at(screen: Screen, width = 1280, height = 800): Promise<Stand> {
    const used = stands.get(screen);
    const stand =
      used ?? (await openStand(browser, pages.folder, { screen }, { reducedMotion: 'reduce', measured: true }));
    if (used) await asNew(used);
    else await stand.page.clock.setFixedTime(NOW);
    stands.set(screen, stand);
    await resized(stand.page, { width, height });
    return stand;
  }

  it('announces one, enters players by their account, and stops it for a reason', async () => {
    const stand = await at('tables');
    await stand.show(tablesView());
    await pressRested(stand, 'tournaments');
    await pressRested(stand, 'tournament-new');
    await stand.page.getByTestId('announce-entry').fill('50');
    await stand.page.getByTestId('announce-game').selectOption('omaha');
    await stand.page.getByTestId('announce-betting').selectOption('pot-limit');
    // Where it is played is for the director to say, in the order in which the tables are filled.
    expect(await stand.page.getByTestId('announce-confirm').isDisabled()).toBe(true);
    expect(await stand.page.getByTestId('announce-no-table').isVisible()).toBe(true);
    for (const key of ['announce-table-2', 'announce-table-1', 'announce-confirm']) await pressRested(stand, key);
    const announced = await asked(stand, 'tables');
    expect(announced.intent).toMatchObject({ do: 'tournament', act: { act: 'announce', tables: [2, 1] } });
    const act = announced.intent.do === 'tournament' ? announced.intent.act : null;
    expect(act?.act === 'announce' && tournamentTerms.parse(act.terms)).toMatchObject({
      ...{ entry: 50_00, starts: 'when full', game: 'omaha', betting: 'pot-limit' },
    });
    await grant(stand, announced);
    const { state } = running();
    await stand.show(tablesView({ tournaments: [state] }));
    await stand.page.getByTestId('enter-account-1').fill('4000000002');
    await pressRested(stand, 'enter-1');
    const entered = await asked(stand, 'tables', 2);
    expect(entered.intent).toEqual({ do: 'tournament', act: { act: 'enter', tournament: 1, account: '4000000002' } });
    // The next name is written already when the answer comes.
    await stand.page.getByTestId('enter-account-1').fill('maria');
    await grant(stand, entered);
    await pressRested(stand, 'enter-find-1');
    const sought = await asked(stand, 'tables', 3);
    expect(sought.intent).toEqual({ do: 'find player', name: 'maria' });
    const people = ['4000000012', '4000000022'].map((account) => ({
      account,
      person: 'Maria Garcia',
      born: '1990-01-01',
    }));
    await grant(stand, sought, { kind: 'players', people, isMore: true });
    expect(await stand.page.getByTestId('found-1').textContent()).toContain(
      'Maria Garcia · 4000000022 · born 1990-01-01',
    );
    expect(await flaws(stand.page)).toEqual([]);
    await pressRested(stand, 'enter-found-4000000022');
    const byName = await asked(stand, 'tables', 4);
    expect(byName.intent).toEqual({ do: 'tournament', act: { act: 'enter', tournament: 1, account: '4000000022' } });
    await grant(stand, byName);
    await stand.page.getByTestId('found-1').waitFor({ state: 'detached' });
    await pressRested(stand, 'pause-1');
    await stand.page.getByTestId('tournament-reason-text').fill('fire alarm');
    await pressRested(stand, 'tournament-reason-confirm');
    const paused = await asked(stand, 'tables', 5);
    expect(paused.intent).toEqual({ do: 'tournament', act: { act: 'pause', tournament: 1, reason: 'fire alarm' } });
    expect(stand.complaints).toEqual([]);
  });

  it.each([
    [1280, 800],
    [1024, 768],
  ])('at %i×%i the director reads all of it, also over the console of a single table', async (width, height) => {
    const { state } = running();
    const house = await at('tables', width, height);
    await house.show(tablesView({ tournaments: [state] }));
    await pressRested(house, 'tournaments');
    expect(await flaws(house.page)).toEqual([]);
    const table = await at('floor-console', width, height);
    await table.show(floor({ tournaments: [state], tournamentGames }));
    await pressRested(table, 'tournaments-open');
    expect(await table.page.getByTestId('tournament-1').textContent()).toContain('8 of 9 left');
    expect(await flaws(table.page)).toEqual([]);
    await pressRested(table, 'tournament-new');
    expect(await flaws(table.page)).toEqual([]);
  });

  it('of hand for hand tells the round, begins and ends it for a reason, and says what the prizes wait for', async () => {
    const { state } = running();
    const [seated] = state.entries.filter(({ state: how }) => how === 'playing');
    const entries = state.entries.map((entry) =>
      entry === seated ? { ...entry, where: { table: 2, seat: 1 } } : entry,
    );
    const stand = await at('tables');
    await stand.show(tablesView({ tournaments: [{ ...state, entries }] }));
    await pressRested(stand, 'tournaments');
    await pressRested(stand, 'hand-for-hand-1');
    await stand.page.getByTestId('tournament-reason-text').fill('the bubble');
    await pressRested(stand, 'tournament-reason-confirm');
    const begun = await asked(stand, 'tables');
    expect(begun.intent).toEqual({
      do: 'tournament',
      act: { act: 'hand for hand', tournament: 1, on: true, reason: 'the bubble' },
    });
    await grant(stand, begun);
    const handForHand = { round: 3, done: [1], out: null, bubble: true };
    await stand.show(tablesView({ tournaments: [{ ...state, entries, handForHand, waits: 'Table 1 does not deal' }] }));
    expect(await stand.page.getByTestId('round-1').textContent()).toBe('Hand for hand 3: 1 of 2 tables done');
    expect(await stand.page.getByTestId('waits-1').textContent()).toContain('The prizes wait: Table 1 does not deal');
    expect(await stand.page.getByTestId('hand-for-hand-1').textContent()).toBe('End hand for hand');
    expect(await flaws(stand.page)).toEqual([]);
  });

  it('tells the director what is left of the level, and once it is over who came in which place and that all are paid', async () => {
    const { state } = running();
    const stand = await at('tables');
    await stand.show(tablesView({ tournaments: [{ ...state, since: NOW - 7 * 60_000, ran: 0 }] }));
    await pressRested(stand, 'tournaments');
    expect(await stand.page.getByTestId('level-left-1').textContent()).toMatch(/^Level 1 · .* · 13:00 left$/);
    const prizes = state.entries.map(({ id }, nth) => ({
      ...{ entry: id, place: state.entries.length - nth, amount: nth === state.entries.length - 1 ? 450_00 : 0 },
    }));
    const over = { ...state, status: 'over', since: null, prizes } as const;
    await stand.show(tablesView({ tournaments: [over] }));
    const lines = stand.page.getByTestId('tournament-1').locator('li');
    await expect.poll(() => lines.first().textContent()).toMatch(/Place 1 · \$450/);
    expect(await lines.last().textContent()).toMatch(/Place 9$/);
    expect(await stand.page.getByTestId('tournament-1').textContent()).toContain('paid to the cards');
    const withheld = prizes.map((one) => (one.place === 1 ? { ...one, withheld: 'barred' } : one));
    await stand.show(tablesView({ tournaments: [{ ...over, prizes: withheld }] }));
    await expect.poll(() => stand.page.getByTestId('tournament-1').textContent()).not.toContain('paid to the cards');
    expect(stand.complaints).toEqual([]);
  });

  it('the clock counts down what is left of the level, with the blinds, who is left and what is paid', async () => {
    const stand = await at('clock', 1920, 1080);
    await stand.show(clockOnWall());
    expect(await stand.page.getByTestId('clock-time-1').textContent()).toBe('13:00');
    expect(await stand.page.getByTestId('clock-1').textContent()).toMatch(
      /Level 1.*10\/20.*25\/50.*8 of 9.*1,125.*\$450/,
    );
    expect(await flaws(stand.page)).toEqual([]);
    expect(stand.complaints).toEqual([]);
  });
});
