/** A stand goes on only when its page has drawn what it was sent: tests then find it, and what is not there stays away. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT, cage, STATEMENT } from '../cage/fixtures.ts';
import { asked, grant, pressRested, refuse } from '../floor-console/host.ts';
import { describeWith } from '../needs.ts';
import { buildPages, openBrowser, openStand } from './stand.ts';

const describe = describeWith('chromium-headless-shell');

let browser: Browser;
let pages: Awaited<ReturnType<typeof buildPages>>;

beforeAll(async () => {
  [pages, browser] = await Promise.all([buildPages(['cage/index.html']), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  pages.remove();
});

describe('a page that draws late', () => {
  it('has drawn a view, an answer and a refusal once they are sent', async () => {
    const options = { reducedMotion: 'reduce', measured: true, lateBy: 200 } as const;
    const stand = await openStand(browser, pages.folder, { screen: 'cage' }, options);
    const count = (selector: string) => stand.page.evaluate((at) => document.querySelectorAll(at).length, selector);
    await stand.show(cage({}));
    expect(await count('[data-testid="statement-open"]')).toBe(1);

    await pressRested(stand, 'statement-open');
    await grant(stand, await asked(stand, 'cage'), STATEMENT);
    expect(await count('[data-testid="statement"] tbody tr')).toBe(4);

    await stand.page.keyboard.press('Escape');
    await pressRested(stand, 'deposit-open');
    await stand.page.getByTestId('deposit-amount').fill('200');
    await pressRested(stand, 'nature-chips');
    await pressRested(stand, 'deposit-confirm');
    const deposit = await asked(stand, 'cage', 2);
    expect(deposit.intent).toMatchObject({ do: 'deposit', account: ACCOUNT.account });
    await refuse(stand, deposit, 'Not today.');
    expect(await stand.page.evaluate(() => document.body.textContent)).toContain('Not today.');
    expect(stand.complaints).toEqual([]);
  });
});
