/** The toolbar of a seated player: the game is named in full beside every set of keys, and what is noted is lit. */

import { expect, it } from 'vitest';
import { setupsOf } from '../../main/setups.ts';
import { tableConfig } from '../../main/table/config.ts';
import { LANGUAGES } from '../../protocol/language.ts';
import { describeWith } from '../needs.ts';
import { CHOICES, CLOCK, seated, station, turnStreet } from '../renderer/fixtures.ts';
import { resized } from '../renderer/resized.ts';
import { answer, intents, key, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

openStation();

const SIZES = [
  [1280, 800],
  [1024, 768],
  [1920, 1080],
] as const;

/** Every game of the presets, as its table is called. */
const NAMES = [...new Set([...setupsOf(tableConfig.parse({})).values()].map(({ profile }) => profile.label))];

/** What is wrong with the title: cut, beyond the toolbar, or under a key. */
const flaws = () =>
  page.locator('[data-part="toolbar"]').evaluate((toolbar) => {
    const title = toolbar.querySelector('h1');
    const line = toolbar.querySelector('h1 + p');
    if (title === null || line === null) return ['no title'];
    const [row, first, last] = [toolbar, title, line].map((part) => part.getBoundingClientRect());
    const cut = title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth + 1;
    const out = first && last && row && (first.top < row.top || last.bottom > row.bottom + 1);
    return [...(cut ? ['cut'] : []), ...(out ? ['out of its row'] : [])].map((flaw) => `${flaw}: ${title.textContent}`);
  });

describe('the title of the toolbar', () => {
  it.each(LANGUAGES)(
    'is cut for no game, with every key and the mark of play money beside it: %s',
    async (language) => {
      expect(NAMES.length).toBeGreaterThan(40);
      const found: string[] = [];
      for (const [width, height] of SIZES) {
        await resized(page, { width, height });
        for (const game of NAMES) {
          const view = station(seated({ choices: CHOICES }), { hand: null, game, demo: true });
          await stand.show({ ...view, language });
          await expect.poll(() => page.locator('h1').textContent()).toBe(game);
          found.push(...(await flaws()).map((flaw) => `${width}: ${flaw}`));
        }
      }
      await resized(page, { width: 1280, height: 800 });
      expect(found).toEqual([]);
    },
  );
});

describe('leaving', () => {
  const turn = (over: Parameters<typeof seated>[0]) => station(seated(over), { hand: turnStreet(), clock: CLOCK });

  it('is lit at its key once it is noted, in a turn of one’s own, too, and is taken back there', async () => {
    await stand.show(turn({}));
    expect(await key('leave').getAttribute('aria-pressed')).toBe('false');
    await tap('leave', 'leave-confirm');
    await answer();
    await stand.show(turn({ leaveNext: true, status: 'leaving' }));
    await expect.poll(() => key('leave').getAttribute('aria-pressed')).toBe('true');
    expect(await key('ask').count()).toBe(1);
    await tap('leave');
    expect(await key('leave-question').count()).toBe(0);
    expect(await key('leaving-noted').locator('h2').textContent()).toBe('You leave after this hand');
    await tap('leaving-close', 'leave', 'leaving-stay');
    await answer();
    expect(await intents()).toEqual([{ do: 'leave' }, { do: 'stay' }]);
    await stand.show(turn({}));
    await expect.poll(() => key('leave').getAttribute('aria-pressed')).toBe('false');
  });

  it('is not taken back by whom the floor cashes in', async () => {
    await stand.show(turn({ leaveNext: true, status: 'leaving', cashedIn: true }));
    await tap('leave');
    expect(await key('leaving-noted').locator('h2').textContent()).toBe('The floor cashes you in after this hand');
    expect(await key('leaving-stay').count()).toBe(0);
    await tap('leaving-close');
    expect(await key('leaving-noted').count()).toBe(0);
  });
});
