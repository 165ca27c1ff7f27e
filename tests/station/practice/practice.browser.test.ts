/** A hand with play cards at a station where nobody sits: played to its end, and nothing of it told to the host. */
import { expect, it } from 'vitest';
import { describeWith } from '../../needs.ts';
import { station } from '../../renderer/fixtures.ts';
import { openStation, page, stand } from '../on-station.ts';

const describe = describeWith('chromium-headless-shell');

openStation();

describe('an empty station', () => {
  it('deals a hand with play cards that never reaches the host', async () => {
    await stand.show(station({ name: 'vacant' }));
    await page.getByTestId('try').click();
    await page.getByTestId('practice').waitFor();
    const next = page.getByTestId('practice-next');
    const key = page.getByTestId('check').or(page.getByTestId('call'));
    while (!(await next.isVisible())) {
      await next.or(key).first().waitFor();
      if (!(await key.isVisible())) continue;
      // The guest may be asked again at once: it is this ask that goes.
      const asked = await page.getByTestId('ask').elementHandle();
      await key.click();
      await asked?.waitForElementState('hidden');
    }
    expect(await page.getByTestId('practice').textContent()).toContain('No account, no money');
    await next.click();
    await page.getByTestId('practice-close').click();
    expect(await page.getByTestId('practice').count()).toBe(0);
    expect((await stand.intents()).map(({ intent }) => intent.do)).toEqual([]);
  });
});
