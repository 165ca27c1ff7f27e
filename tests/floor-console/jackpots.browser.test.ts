/** Hands that have hit a jackpot, at a floor console in a browser: two people pay them, or say that they were none. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import { IN_TOURNAMENT } from '../renderer/fixtures.ts';
import { buildPages, openBrowser, openStand, type Stand } from '../renderer/stand.ts';
import { floor, HITS, NOW } from './fixtures.ts';
import { asked, begin, grant, pressRested, refuse } from './host.ts';
import { flaws } from './look.ts';

const OPENING_MS = 60_000;

describeWith('chromium')('a hit of a jackpot', () => {
  let browser: Browser;
  let pages: Awaited<ReturnType<typeof buildPages>>;
  let stand: Stand;
  beforeAll(async () => {
    pages = await buildPages(['floor-console/index.html']);
    browser = await openBrowser();
    stand = await openStand(browser, pages.folder, { screen: 'floor-console' }, { reducedMotion: 'reduce' });
    await stand.page.clock.setFixedTime(NOW);
  }, OPENING_MS);
  afterAll(async () => {
    await browser.close();
    pages.remove();
  });
  afterEach(() => expect(stand.complaints).toEqual([]));

  const press = (testid: string): Promise<void> => pressRested(stand, testid);
  const write = (testid: string, text: string): Promise<void> => stand.page.getByTestId(testid).fill(text);
  const read = async (testid: string): Promise<string> => (await stand.page.getByTestId(testid).textContent()) ?? '';
  const isDead = (): Promise<boolean> => stand.page.getByTestId('reason-confirm').isDisabled();
  async function sign(): Promise<void> {
    await write('second-staff', 'abby');
    await write('second-pin', '2727');
  }
  async function looksRight(): Promise<void> {
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
    ] as const) {
      await stand.page.setViewportSize({ width, height });
      expect([width, await flaws(stand.page)]).toEqual([width, []]);
    }
  }

  it('is paid by two people, who read first who is paid what, in dollars also where a tournament is played', async () => {
    await begin(stand, floor({ hits: HITS }, { ...IN_TOURNAMENT, demo: false, hand: null }));
    expect(await read('hit-12')).toMatch(
      /Bad beat jackpot hit at table 7.*Hand 1203: full house.*\$23,418\.50 is set aside/,
    );
    await looksRight();
    await press('hit-pay-12');
    expect(await stand.page.locator('dialog[open] dl').textContent()).toMatch(
      /Maria, beaten hand\$11,709\.26Wen, winning hand\$5,854\.62Big Al, at the table\$731\.83.*Together\$23,418\.50/,
    );
    await looksRight();
    await write('reason', 'Cards and deck looked at');
    expect(await isDead()).toBe(true);
    await sign();
    expect(await isDead()).toBe(false);
    await press('reason-confirm');
    const paid = await asked(stand, 'floor-console');
    expect(paid.intent).toEqual({
      ...{ do: 'decide jackpot', hit: 12, pays: true, reason: 'Cards and deck looked at' },
      signature: { second: 'abby', pin: '2727' },
    });
    await grant(stand, paid);
  });

  it('was none when two people say so with a reason; a refusal stays in sight', async () => {
    await begin(stand, floor({ hits: HITS }, { demo: false }));
    await press('hit-none-13');
    expect(await read('act-dialog')).toMatch(/\$250 goes back into the jackpot, or to the next hit that waits/);
    await looksRight();
    await sign();
    expect(await isDead()).toBe(true);
    await write('reason', 'Players talked about it');
    await press('reason-confirm');
    const none = await asked(stand, 'floor-console');
    expect(none.intent).toMatchObject({
      do: 'decide jackpot',
      hit: 13,
      pays: false,
      reason: 'Players talked about it',
    });
    await refuse(stand, none, 'That PIN is not right. Nothing was decided.');
    expect(await read('act-dialog')).toContain('Nothing was decided.');
  });

  it('that somebody else has decided meanwhile can be decided no more', async () => {
    await begin(stand, floor({ hits: HITS }, { demo: false }));
    await press('hit-pay-12');
    await stand.show(floor({ hits: HITS.slice(1) }, { demo: false }), 3);
    expect(await stand.page.getByText('This hit has been decided meanwhile.').count()).toBe(1);
    expect((await stand.intents()).length).toBe(0);
  });
});
