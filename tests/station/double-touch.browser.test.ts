/** Double touches at the built station: the second touch must not commit what the first has only opened. */
import { beforeEach, expect, it } from 'vitest';
import { SAME_GESTURE_MS } from '../../renderer/kit/second-touch.ts';
import { HANG } from '../hang.ts';
import { describeWith } from '../needs.ts';
import { CHECK_ASK, CHOOSE_ASK, LIMIT_ASK, NO_LIMIT_ASK } from '../renderer/asks.ts';
import * as fixture from '../renderer/fixtures.ts';
import { intents, key, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const { seated, station, turnStreet } = fixture;

/** Longer than a key that sends takes no touch after it has appeared. */
const GUARD_MS = 350;

openStation();

const myTurn = (ask: Parameters<typeof turnStreet>[0] = {}) =>
  station(seated({ topUp: { min: 100, max: 5000, step: 100 } }), { hand: turnStreet(ask), clock: fixture.CLOCK });

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
