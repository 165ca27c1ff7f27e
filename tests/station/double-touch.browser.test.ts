/** Double touches at the built station: the second touch must not commit what the first has only opened. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAME_GESTURE_MS } from '../../renderer/kit/second-touch.ts';
import { HANG } from '../hang.ts';
import { describeWith } from '../needs.ts';
import { CHECK_ASK, CHOOSE_ASK, LIMIT_ASK, NO_LIMIT_ASK } from '../renderer/asks.ts';
import { IGNORED } from '../renderer/fingers.ts';
import * as fixture from '../renderer/fixtures.ts';
import { answer, intents, key, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const { seated, station, turnStreet } = fixture;

/** Longer than a key that sends takes no touch after it has appeared. */
const GUARD_MS = 350;

declare global {
  interface Window {
    clicksOnKeys?: number;
  }
}

openStation();

// Here they are meant to be.
afterEach(() => {
  expect(stand.complaints.splice(0).filter((complaint) => complaint !== IGNORED)).toEqual([]);
});

const myTurn = (ask: Parameters<typeof turnStreet>[0] = {}) =>
  station(seated({ topUp: { min: 100, max: 5000, step: 100 } }), { hand: turnStreet(ask), clock: fixture.CLOCK });

/** Whether a key that takes touches stands at a place, and whether it looks it: neither it nor its panel is dimmed. */
const keyAt = (place: { x: number; y: number }): Promise<{ takes: boolean; bright: boolean }> =>
  page.evaluate(({ x, y }) => {
    const at = document.elementFromPoint(x, y)?.closest('button') ?? null;
    const drawn = [...document.querySelectorAll('button')].find((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
    return { takes: at !== null, bright: drawn !== undefined && drawn.closest('[data-settling]') === null };
  }, place);

/** How many clicks have reached a key of the page since it was asked last. */
const reached = (): Promise<number> =>
  page.evaluate(() => {
    const clicks = window.clicksOnKeys ?? 0;
    window.clicksOnKeys = 0;
    return clicks;
  });

async function middleOf(id: string): Promise<{ x: number; y: number }> {
  const box = await key(id).boundingBox();
  if (box === null) throw new Error(`${id} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches where a key stands now, and once more there after so many milliseconds of the page's clock. */
async function touchTwice(id: string, apart: number): Promise<void> {
  const { x, y } = await middleOf(id);
  await page.mouse.click(x, y);
  await page.clock.runFor(apart);
  await page.mouse.click(x, y);
}

describe('a finger of these tests', () => {
  it('that does not rest where a key has appeared under it is refused in every run, and told so', async () => {
    const { options } = CHOOSE_ASK;
    await stand.show(myTurn({ ask: CHOOSE_ASK }));
    await key(`choose-${options.at(0)?.id}`).click();
    await answer();
    await stand.show(myTurn({ ask: { ...CHOOSE_ASK, options: options.toReversed() } }));
    await key(`choose-${options.at(-1)?.id}`).click();
    await expect.poll(() => stand.complaints).toEqual([IGNORED]);
    expect(await intents()).toHaveLength(1);
    await tap(`choose-${options.at(-1)?.id}`);
    expect(await intents()).toHaveLength(2);
  });
});

describe('the double touch that commits a raise', () => {
  beforeEach(async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + HANG);
  });

  it.each([
    ['no-limit', NO_LIMIT_ASK],
    ['limit', LIMIT_ASK],
    ['a bet', CHECK_ASK],
  ])('confirms away from where the raise was opened: %s', async (_, ask) => {
    await stand.show(myTurn({ ask }));
    await page.clock.runFor(GUARD_MS);
    const opened = await key('raise').boundingBox();
    await tap('raise');
    const confirm = await key('raise-confirm').boundingBox();
    if (opened === null || confirm === null) throw new Error('a key is not on the screen');
    expect(confirm.x + confirm.width).toBeLessThan(opened.x);
  });

  it('puts nothing in and goes nowhere by the second touch, however far within the gesture', async () => {
    for (const apart of [20, 150, GUARD_MS, SAME_GESTURE_MS - 20]) {
      await stand.show(station({ name: 'vacant' }));
      await stand.show(myTurn());
      await page.clock.runFor(GUARD_MS + SAME_GESTURE_MS);
      await touchTwice('raise', apart);
      expect(await key('raise-confirm').count(), `${apart} ms`).toBe(1);
    }
    expect(await intents()).toEqual([]);
    await page.clock.runFor(SAME_GESTURE_MS);
    await tap('raise-confirm');
    expect(await intents()).toHaveLength(1);
  });

  it('does not buy in by the second touch of the PIN', async () => {
    await stand.show(station({ name: 'pin', person: 'Maria', triesLeft: 3 }));
    await page.clock.runFor(GUARD_MS);
    await tap('pin-key-2', 'pin-key-4', 'pin-key-6', 'pin-key-8', 'pin-enter');
    const sent = await intents();
    const buying = {
      name: 'buying in',
      person: 'Maria',
      balance: 60_000,
      step: 100,
      why: '',
      entry: fixture.ENTRY,
    } as const;
    await stand.show(station({ ...buying, min: 4000, max: 60_000 }));
    const { x, y } = await middleOf('buy-in-confirm');
    await page.mouse.click(x, y);
    expect(await intents()).toEqual(sent);
  });

  it('does not choose, by a touch meant for the last question, what costs', async () => {
    await stand.show(myTurn({ ask: CHOOSE_ASK }));
    await page.clock.runFor(GUARD_MS);
    const { x, y } = await middleOf(`choose-${CHOOSE_ASK.options[0]?.id ?? ''}`);
    await page.mouse.click(x, y);
    const id = (await stand.intents()).at(-1)?.id ?? '';
    await stand.push({ t: 'answer', id, ok: true, result: null });
    await stand.show(myTurn({ ask: { ...CHOOSE_ASK, options: CHOOSE_ASK.options.toReversed() } }));
    await page.clock.runFor(GUARD_MS + 50);
    await page.mouse.click(x, y);
    expect(await intents()).toHaveLength(1);
  });

  it('neither leaves nor adds chips in the moment in which the question appears', async () => {
    await stand.show(myTurn());
    await page.clock.runFor(GUARD_MS);
    for (const [open, confirm, back] of [
      ['leave', 'leave-confirm', 'leave-cancel'],
      ['add-chips', 'add-confirm', 'add-cancel'],
    ] as const) {
      await tap(open);
      const { x, y } = await middleOf(confirm);
      await page.mouse.click(x, y);
      expect(await intents(), confirm).toEqual([]);
      await page.clock.runFor(SAME_GESTURE_MS);
      await tap(back);
    }
  });

  it('takes every press on one and the same key', async () => {
    await stand.show(myTurn());
    await page.clock.runFor(GUARD_MS);
    await tap('raise');
    await page.clock.runFor(SAME_GESTURE_MS);
    const before = await key('raise-amount').textContent();
    await touchTwice('raise-more', 20);
    await touchTwice('raise-more', 20);
    await touchTwice('raise-less', 20);
    expect(await key('raise-amount').textContent()).not.toBe(before);
  });
});

describe('a key that comes up under the finger', () => {
  /** What is touched, and what becomes of it. */
  interface Change {
    readonly ask?: Parameters<typeof turnStreet>[0];
    /** The keys touched before, and the one whose touch brings up another in its place. */
    readonly before?: readonly string[];
    readonly touched: string;
    readonly after?: () => Promise<void>;
  }
  const CHANGES: readonly (readonly [string, Change])[] = [
    ['the same ask again', { touched: 'call', after: () => answer() }],
    [
      'another ask',
      {
        touched: 'call',
        after: async () => {
          await answer();
          await stand.show(myTurn({ ask: CHECK_ASK }));
        },
      },
    ],
    [
      'the same question again',
      { ask: { ask: CHOOSE_ASK }, touched: `choose-${CHOOSE_ASK.options[0]?.id ?? ''}`, after: () => answer() },
    ],
    ['the way back from a raise', { before: ['raise'], touched: 'raise-back' }],
  ];

  beforeEach(async () => {
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        if (target instanceof Element && target.closest('button')) window.clicksOnKeys = (window.clicksOnKeys ?? 0) + 1;
      });
    });
  });

  it.each(CHANGES)(
    'looks ready when a touch counts and only then: %s',
    async (_, { ask, before = [], touched, after }) => {
      let counted = 0;
      for (let apart = 0; apart <= SAME_GESTURE_MS + GUARD_MS; apart += 50) {
        await stand.show(station({ name: 'vacant' }));
        await stand.show(myTurn(ask));
        await page.clock.runFor(GUARD_MS + SAME_GESTURE_MS);
        await tap(...before);
        await page.clock.runFor(SAME_GESTURE_MS);
        const place = await middleOf(touched);
        await page.mouse.click(place.x, place.y);
        await after?.();
        await page.clock.runFor(apart);
        const { takes, bright } = await keyAt(place);
        await reached();
        await page.mouse.click(place.x, place.y);
        const counts = (await reached()) > 0;
        expect({ takes, bright }, `${apart} ms`).toEqual({ takes: counts, bright: counts });
        if (counts) counted += 1;
        await answer();
      }
      expect(counted).toBeGreaterThan(0);
    },
  );
});
