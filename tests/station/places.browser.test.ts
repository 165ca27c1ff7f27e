/** What lies over what at the built station, at every size of its screen: messages, panels that rise over the table, keys. */

import { expect, it } from 'vitest';
import type { ChooseAsk } from '../../games/ask.ts';
import { LANGUAGES } from '../../protocol/language.ts';
import { USUAL } from '../../protocol/preferences.ts';
import { describeWith } from '../needs.ts';
import { viewAt } from '../renderer/banked-hands.ts';
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

/** Does it at every size, and then puts the first back. */
async function atEverySize(does: (size: string, scale: number) => Promise<void>): Promise<void> {
  for (const [width, height] of SIZES) {
    await resized(page, { width, height });
    await does(`${width} × ${height}`, Math.min(width / 1280, height / 800));
  }
  await resized(page, { width: 1280, height: 800 });
}

/** The texts of the parts of the page that a part touches. */
const touched = (part: string, others: string): Promise<string[]> =>
  page.evaluate(
    ([one, several]) => {
      const at = document.querySelector(one)?.getBoundingClientRect();
      if (at === undefined) return ['nothing there'];
      return [...document.querySelectorAll(several)]
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < at.right && right > at.left && top < at.bottom && bottom > at.top;
        })
        .map(({ textContent }) => textContent);
    },
    [part, others] as const,
  );

describe('a message', () => {
  /** Of one line, of two, and as long as the host has them. */
  const MESSAGES = [
    'That is not your turn.',
    'Your $1,215 was not confirmed, so it was not bet. It is still in your chips.',
    'The floor cashes you in when this hand is over: you asked to be kept out of this house for a year. The cashier pays out what is on your card.',
  ];

  it('covers no seat and nothing of the felt, and one of two lines no key', async () => {
    const turn = station(seated(), { hand: turnStreet(), clock: CLOCK });
    await atEverySize(async (size) => {
      for (const [nth, message] of MESSAGES.entries()) {
        await stand.show(station({ name: 'vacant' }));
        await stand.show(turn);
        await tap('call-floor');
        await answer({ code: 'no', message });
        await expect.poll(() => key('toast').textContent()).toBe(message);
        const table = '[data-part="plate"], [data-part="plate"] *, [data-sector]';
        const keys = nth < 2 ? ', [data-part="toolbar"] button' : '';
        expect(await touched('[data-testid="toast"]', table + keys), `${size}: ${message}`).toEqual([]);
        const { x, width } = (await key('toast').boundingBox()) ?? { x: 0, width: 0 };
        expect(x + width).toBeLessThan(await page.evaluate(() => window.innerWidth));
      }
    });
    expect(await intents()).toHaveLength(SIZES.length * MESSAGES.length);
  });

  it.each(LANGUAGES)('nor do two of the longest that come together, in %s', async (language) => {
    const turn = { ...station(seated(), { hand: turnStreet(), clock: CLOCK }), language };
    const longest = MESSAGES.at(-1) ?? '';
    await atEverySize(async (size) => {
      await stand.show(station({ name: 'vacant' }));
      await stand.show(turn);
      await tap('call-floor');
      await answer({ code: 'no', message: longest });
      await key('toast').waitFor();
      expect((await key('toast').textContent()) === longest).toBe(language === 'en');
      // Two that come with one another are drawn at once; the second is put there as the first stands.
      await page.evaluate(() => {
        const first = document.querySelector('[data-testid="toast"]');
        first?.after(first.cloneNode(true));
      });
      const over = '[data-part="plate"], [data-part="plate"] *, [data-sector]';
      for (const toast of ['[data-testid="toast"]', '[data-testid="toast"] + [data-testid="toast"]']) {
        expect(await touched(toast, over), size).toEqual([]);
      }
      const { right, bottom, width } = await page.evaluate(() => {
        const [one, other] = [...document.querySelectorAll('[data-testid="toast"]')].map((toast) =>
          toast.getBoundingClientRect(),
        );
        return { right: other?.right ?? 0, bottom: one?.bottom ?? 0, width: window.innerWidth };
      });
      expect(bottom).toBeGreaterThan(0);
      expect(right).toBeLessThan(width);
      await page.evaluate(() => document.querySelector('[data-testid="toast"] + [data-testid="toast"]')?.remove());
    });
  });
});

describe('the panel in which a hand is set', () => {
  it.each([true, false])(
    'leaves the middle of the table whole: the bank, its cards, the dice, whom it waits for; knows the table: %s',
    async (knowsTable) => {
      const view = station(seated(), { hand: viewAt('double-hand-poker', 'asked to set', 1), clock: CLOCK });
      await stand.show({ ...view, preferences: { ...USUAL, knowsTable } });
      await expect.poll(() => key('first-hand').count()).toBe(knowsTable ? 0 : 1);
      await atEverySize(async (size) => {
        const middle = '[data-part="bank-line"], [data-part="dealer-hands"], [data-part="banked-headline"]';
        expect(await touched('[data-testid="ask"]', middle), size).toEqual([]);
      });
    },
  );
});

describe('the keys of a question', () => {
  const asking = (count: number): ChooseAsk => ({
    kind: 'choose',
    seat: 1,
    prompt: 'How do you play your hand?',
    options: Array.from({ length: count }, (_, nth) => ({ id: `way-${nth}`, label: `Way ${nth}`, cost: null })),
  });

  it.each([2, 3, 4, 5, 6, 8, 12])('fill the panel: %i of them', async (count) => {
    await stand.show(station(seated(), { hand: turnStreet({ ask: asking(count) }), clock: CLOCK }));
    await atEverySize(async (size, scale) => {
      const heights = await page
        .locator('[data-testid^="choose-way-"]')
        .evaluateAll((keys) => keys.map((one) => one.getBoundingClientRect().height));
      expect(heights).toHaveLength(count);
      expect(Math.min(...heights), size).toBeGreaterThan((count > 6 ? 60 : 130) * scale);
      expect(Math.max(...heights) - Math.min(...heights), size).toBeLessThan(1);
    });
  });
});

describe('the number of the hand', () => {
  it.each(LANGUAGES)('is whole beside every key of the toolbar, for a long name, too: %s', async (language) => {
    const me = seated({ choices: CHOICES, person: 'Maria Guadalupe' });
    await stand.show({
      ...station(me, { hand: turnStreet(), handNumber: 12_345, demo: true, clock: CLOCK }),
      language,
    });
    await atEverySize(async (size) => {
      const cut = await key('hand-number').evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        const around = element.closest('p')?.getBoundingClientRect().right ?? 0;
        return right - around;
      });
      expect(cut, size).toBeLessThanOrEqual(0.5);
    });
  });
});

describe('the name of a player’s own hand', () => {
  it('is broken at no hyphen: a low stays in one piece', async () => {
    const turn = turnStreet();
    const hand = 'Two pair, aces and sevens, 8-7-4-3-A low';
    const seats = turn.seats.map((seat) => (seat.seat === 1 ? { ...seat, hand } : seat));
    const view = station(seated(), { hand: { ...turn, seats }, clock: CLOCK });
    await stand.show({ ...view, preferences: { ...USUAL, nameHand: true } });
    await atEverySize(async (size) => {
      await key('my-cards').hover();
      await page.mouse.down();
      await expect.poll(() => key('my-cards').textContent()).toContain(hand);
      const lines = await key('my-cards').evaluate((element) => {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const linesOf = (said: string): number => {
          words.currentNode = element;
          for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
            const at = text.textContent?.indexOf(said) ?? -1;
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + said.length);
            return range.getClientRects().length;
          }
          return 0;
        };
        return { low: linesOf('8-7-4-3-A'), pair: linesOf('Two pair, aces and sevens') };
      });
      expect(lines, size).toEqual({ low: 1, pair: 1 });
      await page.mouse.up();
    });
  });
});
