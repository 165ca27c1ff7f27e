/** A player's stay at the built station: signing in, chips, the lock, standing choices, breaks and leaving. */
import { expect, it } from 'vitest';
import { describeWith } from '../needs.ts';
import * as fixture from '../renderer/fixtures.ts';
import { answer, intents, key, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const { seated, station, turnStreet } = fixture;

openStation();

describe('a stay', () => {
  it('tells the player that chips they had chosen were not added, when their turn takes the page away', async () => {
    const me = seated({ topUp: { min: 100, max: 5000, step: 100 } });
    for (const chooses of [false, true]) {
      await stand.show(station(me, { hand: { ...turnStreet(), ask: null } }));
      await tap('add-chips');
      if (chooses) await tap('add-more');
      const amount = (await key('add-confirm').textContent())?.match(/\$[\d,.]+/)?.[0];
      await stand.show(station(me, { hand: turnStreet(), clock: fixture.CLOCK }));
      await key('add-confirm').waitFor({ state: 'detached' });
      const told = await key('toast').allTextContents();
      const words = `Your ${amount} was not confirmed, so it was not added. It is still on your card.`;
      expect(told).toEqual(chooses ? [words] : []);
    }
    expect(await intents()).toEqual([]);
  });

  it('sends the PIN once, never shows it, and starts again after a refusal', async () => {
    await stand.show(station({ name: 'pin', person: 'Maria', triesLeft: 3 }));
    expect(await key('phase').getAttribute('data-phase')).toBe('pin');
    await tap('pin-key-2', 'pin-key-4', 'pin-key-6');
    expect(await key('pin-enter').isDisabled()).toBe(true);
    await tap('pin-key-8');
    expect(await key('pin-dots').locator('[data-full=true]').count()).toBe(4);
    expect(await key('entry-words').textContent()).not.toMatch(/2\s*4\s*6|8/);
    await key('pin-enter').dblclick();
    expect(await intents()).toEqual([{ do: 'pin', pin: '2468' }]);
    await answer({ code: 'wrong pin', message: 'That PIN is wrong.' });
    await key('toast').waitFor();
    expect(await key('pin-dots').locator('[data-full=true]').count()).toBe(0);
  });

  it('buys in for the amount on the key', async () => {
    const phase = {
      name: 'buying in',
      person: 'Maria',
      balance: 60_000,
      step: 100,
      why: '',
      entry: fixture.ENTRY,
    } as const;
    await stand.show(station({ ...phase, min: 4000, max: 60_000 }));
    await tap('buy-in-max', 'buy-in-amount', 'amount-key-1', 'amount-key-2', 'amount-key-5', 'amount-done');
    await tap('buy-in-confirm');
    await answer();
    await tap('buy-in-max', 'buy-in-less', 'buy-in-confirm');
    expect(await intents()).toEqual([
      { do: 'buy in', amount: 12_500, entry: 'wait' },
      { do: 'buy in', amount: 58_000, entry: 'wait' },
    ]);
  });

  it('says under the lock how long a break may last (LR16, LR18)', async () => {
    const away = { leftMs: 25 * 60_000, totalMs: 30 * 60_000 };
    await stand.show(station(seated({ locked: true, status: 'away', away }), { hand: null }));
    expect(await key('locked-left').textContent()).toMatch(/^On a break: (25:00|24:5\d) left$/);
    await stand.show(station(seated({ locked: true, status: 'sitting out', away }), { hand: null }));
    expect(await key('locked-left').textContent()).toMatch(/^Sitting out: (25:00|24:5\d) left$/);
    await stand.show(station(seated({ locked: true }), { hand: turnStreet() }));
    expect(await key('locked-left').count()).toBe(0);
  });

  it('lets no key behind the lock have the focus', async () => {
    await stand.show(station(seated({ locked: true }), { hand: turnStreet() }));
    const focused = new Set<string>();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      focused.add(await page.evaluate(() => document.activeElement?.tagName ?? ''));
    }
    expect([...focused].filter((tag) => tag === 'BUTTON')).toEqual([]);
  });

  it('decides nothing while play is stopped or the station is locked', async () => {
    await stand.show(station(seated(), { hand: turnStreet(), stopped: 'a question about the last bet' }));
    expect(await key('stopped').textContent()).toContain('a question about the last bet');
    expect(await key('ask').count()).toBe(0);
    await stand.show(station(seated({ locked: true }), { hand: turnStreet() }));
    expect(await key('ask').count()).toBe(0);
    await expect(key('sit-out').click({ timeout: 300 })).rejects.toThrow();
  });

  it.each(['history', 'rules', 'settings', 'leave'])(
    'closes what %s has opened when the station locks',
    async (tool) => {
      await stand.show(station(seated(), { hand: turnStreet({ ask: null }) }));
      await tap(tool);
      expect(await stand.page.getByRole('dialog').count()).toBe(1);
      await stand.show(station(seated({ locked: true }), { hand: turnStreet({ ask: null }) }));
      expect(await stand.page.getByRole('dialog').count()).toBe(0);
      await stand.show(station(seated(), { hand: turnStreet({ ask: null }) }));
      expect(await stand.page.getByRole('dialog').count()).toBe(0);
    },
  );

  it('posts, sits out and in, and leaves only when asked twice', async () => {
    await stand.show(station(seated({ status: 'waiting', mayPost: true, waitingFor: 'Post $4 or wait.' })));
    await tap('post');
    await answer();
    await tap('sit-out');
    await answer();
    await stand.show(station(seated({ status: 'sitting out' })));
    await tap('sit-in');
    await answer();
    await tap('leave', 'leave-cancel', 'leave', 'leave-confirm');
    expect(await intents()).toEqual([
      { do: 'entry', entry: 'post' },
      { do: 'sit out' },
      { do: 'sit in' },
      { do: 'leave' },
    ]);
  });

  it('offers chips to a player who has none, where they look for what to do, and no way back without any', async () => {
    const topUp = { min: 4000, max: 36_000, step: 100 };
    const places = station(seated()).table.places.map((place, at) => (at === 0 ? { ...place, stack: 0 } : place));
    const waitingFor = 'Buy chips to be dealt in.';
    const broke = (over: Partial<Parameters<typeof seated>[0]> = {}) =>
      station(seated({ status: 'sitting out', topUp, waitingFor, ...over }), { hand: null, places });
    await stand.show(broke());
    const standby = key('standby');
    expect(await standby.locator('h2').textContent()).toBe('You are out of chips');
    expect(await key('sit-in').count()).toBe(0);
    await tap('out-add-chips');
    await tap('add-confirm');
    expect(await intents()).toEqual([{ do: 'top up', amount: 4000 }]);
    await answer();
    await stand.show(broke({ pending: 4000, topUp: null }));
    expect(await key('sit-in').count()).toBe(1);
    await stand.show(broke({ topUp: null, balance: 0 }));
    expect(await standby.textContent()).toContain('See the cashier.');
    expect(await key('out-add-chips').count()).toBe(0);
    const lost = fixture.showdown();
    const without = { ...lost, seats: lost.seats.map((each) => (each.seat === 1 ? { ...each, stack: 0 } : each)) };
    await stand.show(station(seated({ topUp }), { hand: without, state: 'between hands' }));
    expect(await standby.locator('h2').textContent()).not.toContain('out of chips');
    await tap('out-add-chips');
    await key('add-confirm').waitFor();
  });

  it('shows a call for the floor until it is answered and closed: the floor call that reaches nobody', async () => {
    await stand.show(station(seated()));
    await tap('call-floor');
    expect(await intents()).toEqual([{ do: 'call floor' }]);
    await answer();
    await stand.show(station(seated({ floorCall: 'called' })));
    expect(await key('call-floor').textContent()).toBe('Called');
    await stand.show(station(seated({ floorCall: 'on the way' })));
    expect(await key('call-floor').textContent()).toBe('On the way');
    await stand.show(station(seated()));
    expect(await key('call-floor').textContent()).toBe('Floor');
  });

  it('promises the next hand only to those who are in it: "dealt in with the next hand" when it is not so', async () => {
    const { hand } = { hand: fixture.othersTurn() };
    const folded = {
      ...hand,
      seats: hand.seats.map((one) => (one.seat === 1 ? { ...one, state: 'folded' as const } : one)),
    };
    const without = { ...hand, seats: hand.seats.filter(({ seat }) => seat !== 1) };
    for (const shown of [folded, without]) {
      await stand.show(station(seated({ dealtInNext: true }), { hand: shown }));
      expect(await key('standby').textContent()).toContain('You are dealt in');
      await stand.show(station(seated({ dealtInNext: false, sitOutNext: true }), { hand: shown }));
      expect(await key('standby').textContent()).not.toContain('dealt in');
    }
  });

  it('asks at the buy-in whether to post or to wait', async () => {
    const phase = {
      name: 'buying in',
      person: 'Maria',
      balance: 60_000,
      step: 100,
      why: '',
      min: 4000,
      max: 60_000,
    } as const;
    await stand.show(station({ ...phase, entry: fixture.ENTRY }));
    expect(await key('entry-when').textContent()).toBe(fixture.ENTRY.message);
    await tap('entry-post', 'buy-in-confirm');
    await answer();
    await stand.show(station({ name: 'vacant' }));
    await stand.show(station({ ...phase, entry: { message: 'You are dealt in with the next hand.', mayPost: false } }));
    expect(await key('entry-post').count()).toBe(0);
    await tap('buy-in-confirm');
    expect(await intents()).toEqual([
      { do: 'buy in', amount: 4000, entry: 'post' },
      { do: 'buy in', amount: 4000 },
    ]);
  });

  it('switches standing choices on and off, also where one of them is the way in', async () => {
    await stand.show(station(seated(), { hand: fixture.othersTurn() }));
    expect(await key('choices-open').count()).toBe(0);
    const { CHOICES } = fixture;
    await stand.show(station(seated({ choices: CHOICES }), { hand: fixture.othersTurn() }));
    await tap('choices-open');
    expect(await key('choice-buy-button').getAttribute('aria-pressed')).toBe('true');
    await tap('choice-buy-button');
    await answer();
    await tap('choices-close');
    const waiting = { status: 'waiting', waitingFor: 'The button has to pass your seat.', choices: CHOICES } as const;
    await stand.show(station(seated(waiting)));
    expect(await key('choice-buy-button').count()).toBe(0);
    await tap('choice-straddle');
    await answer();
    await stand.show(station(seated({ ...waiting, mayPost: true })));
    await tap('other-ways', 'choice-straddle');
    expect(await intents()).toEqual([
      { do: 'choice', choice: 'buy-button', on: false },
      { do: 'choice', choice: 'straddle', on: true },
      { do: 'choice', choice: 'straddle', on: true },
    ]);
  });
});
