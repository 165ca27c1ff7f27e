/** Five hands by keyboard alone: a station in Chromium, joined to a real host; nothing is ever touched. */
import { afterAll, expect, it } from 'vitest';
import { HANG } from '../hang.ts';
import { TestRoom } from '../main/test-room.ts';
import { describeWith } from '../needs.ts';
import { key, openStation, page, stand } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

openStation();

let room: TestRoom;
afterAll(() => room.close());

let taken = 0;

/** Hands the host what the page has sent since, and the page what the host shows now. */
async function pump(): Promise<void> {
  const sent = await stand.intents();
  for (const { id, rev, intent } of sent.slice(taken)) {
    // The page speaks before it is shown the host's first view.
    const answer = await room.station(1).press(intent as never, { id, rev: Math.max(rev, room.station(1).rev - 1) });
    await stand.push(
      answer.ok
        ? { t: 'answer', id, ok: true, result: answer.result }
        : { t: 'answer refused', id, code: answer.code, message: answer.message },
    );
  }
  taken = sent.length;
  await stand.show(room.station(1).view, room.station(1).rev);
}

/** Goes from key to key until the one of that name has the focus. */
async function goTo(id: string): Promise<void> {
  await key(id).waitFor();
  const isInReach = () => key(id).evaluate((found) => found.closest('[inert]') === null);
  await expect.poll(isInReach, { timeout: HANG }).toBe(true);
  for (let press = 0; press < 60; press += 1) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the key ${id} cannot be reached by Tab`);
}

async function press(...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await goTo(id);
    await page.keyboard.press('Enter');
    await pump();
  }
}

const phase = () => room.station(1).view.phase.name;

describe('a station without a finger', () => {
  it('is sat down at, played for five hands and left by keyboard alone', async () => {
    room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '4-8' }] } });
    await room.sit(2, 1, 20_000);
    await room.sit(3, 2, 20_000);
    await room.swipe(1, 0);
    taken = (await stand.intents()).length;
    await pump();
    for (const digit of room.card(0).pin) await press(`pin-key-${digit}`);
    await press('pin-enter');
    await expect.poll(phase, { timeout: HANG }).toBe('buying in');
    await pump();
    await press('buy-in-max', 'buy-in-confirm');
    expect(phase()).toBe('seated');

    let looked = 0;
    let raised = 0;
    for (let hand = 1; hand <= 5; hand += 1) {
      await room.deal();
      while (room.table.hand) {
        await pump();
        const ask = room.table.hand.asks()[0];
        if (ask?.kind !== 'bet') break;
        if (ask.seat !== 1) {
          await room.decide(ask.seat, ask.call === 0 ? { kind: 'check' } : { kind: 'call' });
          continue;
        }
        if (looked < hand) {
          await goTo('my-cards');
          await page.keyboard.down('Space');
          expect(await page.locator('[data-testid="my-cards"] [data-card]').count()).toBe(2);
          await page.keyboard.up('Space');
          looked = hand;
        }
        if (hand % 2 === 1 && raised < hand && ask.raise) {
          await press('raise', 'raise-confirm');
          raised = hand;
        } else await press(ask.call === 0 ? 'check' : 'call');
      }
      await room.pass(6500);
      await pump();
    }
    expect(room.table.lastNumber).toBeGreaterThanOrEqual(5);
    expect([looked, raised]).toEqual([5, 5]);

    await press('leave', 'leave-confirm');
    while (room.table.hand) await room.playOut();
    await room.pass(8000);
    expect(room.table.sitting(1)).toBeUndefined();
  });
});
