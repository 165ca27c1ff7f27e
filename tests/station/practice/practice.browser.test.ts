/** A hand with play cards at a station where nobody sits: played to its end, and nothing of it told to the host. */
import { expect, it } from 'vitest';
import { describeWith } from '../../needs.ts';
import { station } from '../../renderer/fixtures.ts';
import { key, openStation, page, stand, tap } from '../on-station.ts';

const describe = describeWith('chromium-headless-shell');

openStation();

describe('an empty station', () => {
  it('deals a hand with play cards that never reaches the host', async () => {
    await stand.show(station({ name: 'vacant' }));
    await page.getByTestId('try').click();
    await page.getByTestId('practice').waitFor();
    const next = key('practice-next');
    const free = key('check');
    const paid = key('call');
    while (!(await next.isVisible())) {
      await next.or(free).or(paid).first().waitFor();
      if (await next.isVisible()) continue;
      // The guest may be asked again at once, in the same place: it is this ask that goes.
      const asked = await key('ask').elementHandle();
      await tap((await free.isVisible()) ? 'check' : 'call');
      await asked?.waitForElementState('hidden');
    }
    expect(await page.getByTestId('practice').textContent()).toContain('No account, no money');
    await next.click();
    await page.getByTestId('practice-close').click();
    expect(await page.getByTestId('practice').count()).toBe(0);
    expect((await stand.intents()).map(({ intent }) => intent.do)).toEqual([]);
  });
});
