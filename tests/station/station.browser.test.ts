/** The built station in Chromium: what a finger does and what leaves the station for it. The test plays the host. */
import { expect, it } from 'vitest';
import type { SeatView } from '../../games/hand-view.ts';
import type { AnswerResult } from '../../protocol/answer.ts';
import { clientFrame } from '../../protocol/client-frame.ts';
import { USUAL } from '../../protocol/preferences.ts';
import { HANG } from '../hang.ts';
import { describeWith } from '../needs.ts';
import { CHECK_ASK, NO_LIMIT_ASK, THREE_HANDS_ASK } from '../renderer/asks.ts';
import * as fixture from '../renderer/fixtures.ts';
import { STATION_SHOTS } from '../renderer/shots.ts';
import { answer, intents, key, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const { seated, station, turnStreet } = fixture;

/** Longer than a new ask takes no touch. */
const GUARD_MS = 350;

openStation();

const myTurn = (ask: Parameters<typeof turnStreet>[0] = {}) =>
  station(seated(), { hand: turnStreet(ask), clock: fixture.CLOCK });

describe('the station', () => {
  it('says hello first, in a frame the host accepts', async () => {
    expect(clientFrame.parse(JSON.parse(stand.hello))).toMatchObject({ t: 'hello', protocol: 1 });
  });

  it('has no keys at a tournament for what it refuses, and says no amount in dollars', async () => {
    await stand.show(station(seated(), fixture.HELD));
    expect(await key('held').textContent()).toContain('aces full of kings, beaten by four of a kind');
    expect(await key('leave').count()).toBe(1);
    await stand.show(station(seated(), { ...fixture.IN_TOURNAMENT, hand: turnStreet(), clock: fixture.CLOCK }));
    for (const refused of ['add-chips', 'move', 'leave']) expect(await key(refused).count()).toBe(0);
    expect(await page.locator('h1').textContent()).toBe('Thursday deep stack');
    expect(await page.locator('body').textContent()).not.toMatch(/\$\d/);
  });

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

  it('sends one intent for a double tap, made on the view on screen (B-99)', async () => {
    await stand.show(myTurn(), 41);
    await key('call').dblclick({ delay: 5 });
    // The station cuts the deck of a new hand by itself.
    const touched = (await stand.intents()).filter(({ intent }) => intent.do !== 'cut');
    expect(touched).toMatchObject([{ rev: 41, intent: { do: 'decide', decision: { kind: 'call' } } }]);
  });

  it('stays quiet after the answer until the next ask, and wakes after a refusal', async () => {
    await stand.show(myTurn());
    await tap('call');
    await answer();
    // Whether the key is gone or dead by now or about to be, a press on it sends nothing.
    await key('call')
      .click({ timeout: 300 })
      .catch(() => {});
    expect(await intents()).toHaveLength(1);
    await stand.show(myTurn({ ask: { ...NO_LIMIT_ASK, call: 2500 } }));
    await tap('call');
    await answer({ code: 'stale', message: 'The table has moved on since you pressed.' });
    await tap('call');
    expect(await intents()).toHaveLength(3);
  });

  it('takes no touch that was meant for what stood there before', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + HANG);
    await stand.show(myTurn());
    const place = await key('call').boundingBox();
    if (place === null) throw new Error('the call key has no place');
    await page.mouse.click(place.x + 20, place.y + 20);
    expect(await intents()).toEqual([]);
    await page.clock.runFor(GUARD_MS);
    await page.mouse.click(place.x + 20, place.y + 20);
    expect(await intents()).toHaveLength(1);
    await page.clock.resume();
  });

  it('counts down from the newest view, even when that says the same as the last', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + HANG);
    await stand.show(myTurn());
    await page.clock.runFor(5000);
    expect(await key('turn-bar').textContent()).toContain('0:16');
    await stand.show(myTurn());
    await page.clock.runFor(1000);
    expect(await key('turn-bar').textContent()).toContain('0:20');
    await page.clock.resume();
  });

  it('shows cards only while they are held', async () => {
    await stand.show(myTurn());
    const faces = page.locator('[data-testid="my-cards"] [data-card]');
    expect(await faces.count()).toBe(0);
    expect(await page.content()).not.toContain('ace of');
    await key('my-cards').hover();
    await page.mouse.down();
    expect(await faces.count()).toBe(2);
    // Only the near corners, and nothing that a neighbor could read from afar.
    expect(await key('my-cards').textContent()).not.toContain('Kings');
    expect(await page.locator('[data-testid="board"] [class*="plays"]').count()).toBe(0);
    await page.mouse.up();
    expect(await faces.count()).toBe(0);
    await page.mouse.down();
    expect(await faces.count()).toBe(2);
    await page.mouse.move(700, 300);
    expect(await faces.count()).toBe(0);
    await page.mouse.up();
    await key('my-cards').hover();
    await page.mouse.down();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    expect(await faces.count()).toBe(0);
    await page.mouse.up();
  });

  it('hides cards when the card has to be swiped again while a finger rests on them', async () => {
    await stand.show(myTurn());
    await key('my-cards').hover();
    await page.mouse.down();
    const faces = page.locator('[data-testid="my-cards"] [data-card]');
    expect(await faces.count()).toBe(2);
    await stand.show(station(seated({ locked: true }), { hand: turnStreet() }));
    expect(await faces.count()).toBe(0);
    await stand.show(myTurn());
    expect(await faces.count()).toBe(0);
    await page.mouse.up();
  });

  it('names the hand that is looked at only for a player who has chosen so', async () => {
    await stand.show({ ...myTurn(), preferences: { ...USUAL, nameHand: true } });
    await key('my-cards').hover();
    await page.mouse.down();
    expect(await key('my-cards').textContent()).toContain('Three Kings');
    await page.mouse.up();
  });

  it('shows cards to a keyboard only while a key is held down', async () => {
    await stand.show(myTurn());
    const faces = page.locator('[data-testid="my-cards"] [data-card]');
    for (const held of ['Space', 'Enter']) {
      await key('my-cards').focus();
      await page.keyboard.down(held);
      expect(await faces.count()).toBe(2);
      await page.keyboard.up(held);
      expect(await faces.count()).toBe(0);
    }
    await page.keyboard.down('Space');
    await page.keyboard.press('Tab');
    expect(await faces.count()).toBe(0);
    await page.keyboard.up('Space');
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

  it('lets nothing of a raise leave before it is confirmed (B-93)', async () => {
    await stand.show(myTurn());
    await tap('raise', 'size-pot', 'raise-more', 'raise-less', 'size-all-in', 'size-min', 'raise-back');
    await tap('raise', 'size-pot');
    expect(await intents()).toEqual([]);
    await tap('raise-confirm');
    expect(await intents()).toEqual([{ do: 'decide', decision: { kind: 'raise', to: 10_300 } }]);
  });

  it('keeps a half-built raise through views that ask the same, and drops it with the ask', async () => {
    await stand.show(myTurn());
    await tap('raise', 'size-pot');
    await stand.show(myTurn());
    expect(await key('raise-confirm').textContent()).toContain('$103');
    await stand.show(myTurn({ ask: { ...NO_LIMIT_ASK, call: 3000 } }));
    expect(await key('raise-confirm').count()).toBe(0);
  });

  it('asks before folding what could be checked for free', async () => {
    await stand.show(myTurn({ ask: CHECK_ASK }));
    await tap('fold');
    expect(await intents()).toEqual([]);
    await tap('check-instead');
    expect(await intents()).toEqual([{ do: 'decide', decision: { kind: 'check' } }]);
  });

  it('offers no choice ahead where nobody bets, and shows hands that were set while a finger rests on them', async () => {
    const hand = fixture.othersTurn();
    const laid = [{ label: 'Front', cards: ['Ks', 'Kd', '2c'], text: 'one pair, kings', playing: false, hidden: true }];
    const seats = hand.seats.map((seat) => (seat.seat === 1 ? { ...seat, cards: [], laid } : seat)) as SeatView[];
    await stand.show(station(seated(), { hand: { ...hand, betting: false, seats } }));
    expect(await key('ahead-check').count()).toBe(0);
    expect(await key('my-cards').locator('[data-card]').count()).toBe(0);
    await key('my-cards').hover();
    await stand.page.mouse.down();
    await key('my-cards').locator('[data-card="Ks"]').waitFor();
    expect(await key('my-cards').textContent()).toContain('One pair, kings');
    await stand.page.mouse.up();
    expect(await key('my-cards').locator('[data-card]').count()).toBe(0);
  });

  it('names hands in the wrong order while they are being set, and sends them only where the rules take them', async () => {
    const touch = async (group: string, cards: readonly string[]): Promise<void> =>
      tap(`group-${group}`, ...cards.map((card) => `pick-${card}`));
    const { from } = THREE_HANDS_ASK;
    const groups = { front: from.slice(0, 3), middle: from.slice(3, 8), back: from.slice(8) };
    for (const outOfOrder of ['refused', 'penalized'] as const) {
      await stand.show(myTurn({ ask: { ...THREE_HANDS_ASK, outOfOrder } }));
      await tap('uncover');
      await touch('front', groups.front);
      expect(await key('cards-confirm').textContent()).toBe('Middle: 5 more');
      await touch('middle', groups.middle);
      expect(await key('cards-confirm').textContent()).toBe('Foul: Front ranks above Middle');
      await touch('back', groups.back);
      expect(await key('cards-confirm').textContent()).toBe('Foul: Front ranks above Middle');
      expect(await key('cards-confirm').isDisabled()).toBe(outOfOrder === 'refused');
      expect(await intents()).toEqual([]);
    }
    await tap('cards-confirm');
    expect(await intents()).toEqual([{ do: 'decide', decision: { kind: 'cards', groups } }]);
  });

  it('draws the cards that an option names', async () => {
    const options = [{ id: 'meld', label: 'Meld 3d 3h 3d, pays 1 chip', cost: null }];
    const ask = { kind: 'choose', seat: 1, prompt: 'You drew the 3h', options } as const;
    await stand.show(myTurn({ ask }));
    expect(await key('choose-meld').locator('[data-card]').count()).toBe(3);
    expect(await key('choose-meld').textContent()).toContain('pays 1 chip');
    expect(await stand.page.getByText('You drew the 3♥').count()).toBe(1);
  });

  it('keeps cards of the hand face down on a key that would lay them down, until the player looks at them', async () => {
    const options = [
      { id: 'meld-3d-4d', label: 'Meld 3d 4d 5d, pays 2 chips', cost: null, held: ['3d', '4d'] },
      { id: 'meld-5d-5d', label: 'Meld 5d 5d 5d', cost: null, held: ['5d', '5d'] },
      { id: 'add-1', label: 'Add to 5h 6h 7h 5d', cost: null },
      { id: 'pass', label: 'Pass it', cost: null },
    ];
    const ask = { kind: 'choose', seat: 1, prompt: 'You drew the 5d', options } as const;
    await stand.show(myTurn({ ask }));
    const open = (id: string): Promise<(string | null)[]> =>
      key(`choose-${id}`)
        .locator('[data-part="card"]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    expect(await open('meld-3d-4d')).toEqual(['5d', null, null]);
    expect(await open('meld-5d-5d')).toEqual(['5d', null, null]);
    expect(await open('add-1')).toEqual(['5h', '6h', '7h', '5d']);
    expect(await key('uncover').textContent()).toBe('Look at my hand');
    await tap('uncover');
    expect(await open('meld-3d-4d')).toEqual(['3d', '4d', '5d']);
    expect(await open('meld-5d-5d')).toEqual(['5d', '5d', '5d']);
    await tap('uncover');
    expect(await open('meld-3d-4d')).toEqual(['5d', null, null]);
    await tap('uncover');
    await stand.show(myTurn({ ask: { ...ask, prompt: 'Lay down more, or discard' } }));
    await stand.page.getByText('Lay down more').waitFor();
    expect(await open('meld-3d-4d')).toEqual(['5d', null, null]);
    await tap('choose-meld-3d-4d');
    expect(await intents()).toEqual([{ do: 'decide', decision: { kind: 'choose', option: 'meld-3d-4d' } }]);
  });

  it('plays a choice made in advance only where it still fits, and says so where it does not', async () => {
    const free = { seats: turnStreet().seats.map((seat) => ({ ...seat, bet: 0 })) };
    const nobodyBet = station(seated(), { hand: { ...fixture.othersTurn(), ...free } });
    await stand.show(nobodyBet);
    await tap('ahead-check');
    await stand.show(myTurn());
    await key('call').waitFor();
    expect(await intents()).toEqual([]);
    expect(await key('toast').first().textContent()).toBe('The price has changed: “Check” is off. Choose again.');
    await stand.show(nobodyBet);
    await tap('ahead-check-fold');
    await stand.show(myTurn());
    await expect.poll(intents).toEqual([{ do: 'decide', decision: { kind: 'fold' } }]);
    await stand.show(myTurn());
    expect(await intents()).toHaveLength(1);
  });

  it('calls ahead at one price: a raise in between drops it at once', async () => {
    const bet = station(seated(), { hand: fixture.othersTurn() });
    await stand.show(bet);
    await tap('ahead-call');
    const raised = turnStreet().seats.map((seat) => (seat.seat === 5 ? { ...seat, bet: 6000 } : seat));
    await stand.show(station(seated(), { hand: { ...fixture.othersTurn(), seats: raised } }));
    await expect.poll(() => key('ahead-call').getAttribute('aria-pressed')).toBe('false');
    await tap('ahead-call-any');
    await stand.show(myTurn({ ask: { ...NO_LIMIT_ASK, call: 6000 } }));
    await expect.poll(intents).toEqual([{ do: 'decide', decision: { kind: 'call' } }]);
  });

  it('slides to legal amounts, and says so when a raise that was built is never confirmed', async () => {
    await stand.show(myTurn());
    await tap('raise');
    await key('raise-slider').press('End');
    expect(await key('raise-confirm').textContent()).toContain('All-in');
    await key('raise-slider').press('ArrowLeft');
    expect(await key('raise-confirm').textContent()).toContain('Raise to $239');
    await stand.show(station(seated(), { hand: fixture.othersTurn() }));
    await page.getByText('“Raise to $239” was not confirmed, so it was not played.').waitFor();
    expect(await intents()).toEqual([]);
  });

  it('asks again before a call where the player has chosen so', async () => {
    await stand.show({ ...myTurn(), preferences: { ...USUAL, confirmCalls: true } });
    await tap('call');
    expect(await intents()).toEqual([]);
    await tap('call-confirm');
    expect(await intents()).toEqual([{ do: 'decide', decision: { kind: 'call' } }]);
  });

  it('looks and keeps quiet as its player has chosen, and forgets it with the player', async () => {
    const chosen = { ...USUAL, deck: 'two-color', side: 'left', volume: 0 } as const;
    await stand.show({ ...station(seated()), preferences: chosen });
    const root = key('phase');
    expect([await root.getAttribute('data-deck'), await root.getAttribute('data-side')]).toEqual(['two-color', 'left']);
    await tap('mute');
    expect(await key('mute').textContent()).toBe('Muted');
    await tap('settings', 'back-red');
    expect(await intents()).toEqual([{ do: 'prefer', changed: { back: 'red' } }]);
    await answer();
    await stand.show(station({ name: 'vacant' }));
    await stand.show({ ...station(seated()), preferences: USUAL });
    expect(await root.getAttribute('data-side')).toBe('right');
    expect(await key('mute').textContent()).toBe('Sound');
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

  it('begins no line of the title at an empty station with a dot, and keeps its badge clear of what is below', async () => {
    for (const game of [
      "Texas Hold'em · Limit $4-$8",
      'EZ Baccarat · Wagers of $5-$500',
      'Panguingue · $1 condition',
    ]) {
      await stand.show(station({ name: 'vacant' }, { demo: true, game }));
      const heading = stand.page.locator('h1');
      await expect.poll(() => heading.textContent()).toMatch(game.split(' ')[0] ?? '');
      const [before, dot] = await heading.evaluate((element) => {
        const text = element.firstChild;
        const at = (element.textContent ?? '').indexOf('·');
        return [at - 2, at].map((from) => {
          const range = document.createRange();
          if (text) range.setStart(text, from);
          if (text) range.setEnd(text, from + 1);
          return range.getBoundingClientRect().top;
        });
      });
      expect(dot).toBe(before);
      const badge = await stand.page.getByTestId('demo-badge').boundingBox();
      const fan = await stand.page.locator('[class*="swipe"]').first().boundingBox();
      expect((fan?.y ?? 0) - (badge?.y ?? 0) - (badge?.height ?? 0)).toBeGreaterThanOrEqual(8);
    }
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

  it('says that a hand is void, why, and what is back: the void that is announced nowhere', async () => {
    await stand.show(station(seated(), { hand: null, state: 'settling', voided: fixture.VOIDED }));
    for (const id of ['voided', 'void']) {
      expect(await key(id).textContent()).toContain('Hand 1,204 is void');
      expect(await key(id).textContent()).toContain(fixture.VOIDED.reason);
    }
    expect(await key('voided').textContent()).toContain('The $24 you had put in is back in your chips.');
    expect(await page.locator('[data-part="plate-tag"]', { hasText: '$16 back' }).count()).toBe(1);
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

  it('takes the answer to what is asked again in the same words, as of who acts last on one street and first on the next', async () => {
    const turn = myTurn({ ask: CHECK_ASK });
    await stand.show(turn);
    for (const decisions of [1, 2, 3]) {
      await tap('check');
      const sent = (await stand.intents()).filter(({ intent }) => intent.do === 'decide');
      expect(sent).toHaveLength(decisions);
      // The next street comes, and with it the same question, before the press is answered.
      await stand.show(turn);
      await stand.push({ t: 'answer', id: sent.at(-1)?.id ?? '', ok: true, result: null });
    }
  });

  it('tells a player the result as soon as the pots are pushed, also while the winner may still show', async () => {
    const won = { kind: 'won', seat: 5, amount: 1300, from: 'main pot', hand: null } as const;
    const before = fixture.othersTurn();
    const seats = before.seats.map((one) => ({ ...one, bet: 0, won: one.seat === 5 ? 1300 : 0 }));
    const hand = { ...before, seats, pots: [], turn: [5], events: [...before.events, won] };
    await stand.show(station(seated(), { hand }));
    expect(await key('standby').textContent()).toContain('The next hand begins');
    expect(await key('standby').textContent()).not.toContain('Waiting for');
    expect(await page.locator('[data-turn]').count()).toBe(0);
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

  it('tells the last hands again, step by step', async () => {
    await stand.show(station(seated(), { hand: fixture.othersTurn() }));
    await tap('history');
    const [intent] = await stand.intents();
    expect(intent?.intent).toEqual({ do: 'history' });
    const result = { kind: 'history', hands: fixture.HISTORY, archived: 0 } as const;
    await stand.push({ t: 'answer', id: intent?.id ?? '', ok: true, result });
    const steps = fixture.HISTORY[0]?.view.events.length ?? 0;
    expect(await key('replay').getAttribute('data-step')).toBe(String(steps));
    await tap('replay-back', 'replay-back', 'replay-next');
    expect(await key('replay').getAttribute('data-step')).toBe(String(steps - 1));
    // One's turn is never hidden under a page.
    await stand.show(myTurn());
    expect(await key('history-page').count()).toBe(0);
  });

  it.each([
    ['beside those that are here', fixture.HISTORY],
    ['alone, and not that there were none', []],
  ])('says of archived hands that the floor has one looked up: %s', async (_, hands) => {
    await stand.show(station(seated(), { hand: fixture.othersTurn() }));
    await tap('history');
    const id = (await stand.intents()).at(-1)?.id ?? '';
    await stand.push({ t: 'answer', id, ok: true, result: { kind: 'history', hands, archived: 1200 } });
    await key('history-archived').waitFor();
    expect(await key('history-archived').textContent()).toBe(
      'Hands up to 1,200 are in the archive. Ask the floor to have one looked up.',
    );
    expect(await key('history-page').textContent()).not.toContain('You have not played');
  });

  it('shows the receipt of a hand: the cards it opens, the whole seal, the check code', async () => {
    await stand.show(station(seated(), { hand: fixture.othersTurn() }));
    await tap('history');
    const push = async (result: AnswerResult): Promise<void> =>
      stand.push({ t: 'answer', id: (await stand.intents()).at(-1)?.id ?? '', ok: true, result });
    await push({ kind: 'history', hands: fixture.HISTORY, archived: 0 });
    await tap('replay-receipt');
    await expect.poll(intents).toEqual([{ do: 'history' }, { do: 'receipt', hand: 1203 }]);
    await push({ kind: 'hand receipt', receipt: fixture.HAND_RECEIPT });
    await key('hand-receipt').waitFor();
    const shown = await page
      .locator('[data-testid="hand-receipt"] [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    expect(shown).toEqual(['Kh', 'Kd', 'Ac', 'Tc', '7d', 'Ks', '4c', '9h', '2s']);
    expect(
      (await page.locator('[data-testid="hand-receipt"] [data-part="seal"]').textContent())?.replaceAll(' ', ''),
    ).toBe(fixture.HAND_RECEIPT.seal);
    expect(await key('receipt-code').textContent()).toBe('9f2c-41d0');
    // Another hand has another receipt, which is asked for again; one that is not right says so.
    await tap('history-1202', 'replay-receipt');
    await push({
      kind: 'hand receipt',
      receipt: { ...fixture.HAND_RECEIPT, wrong: ['card 1 is not under this seal'] },
    });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('This receipt is not right');
  });

  it('says so when the host sends what it cannot read, and continues with the view it has', async () => {
    await stand.show(myTurn());
    await page.evaluate(() => window.pushFrame('{"t":"view"}'));
    await key('link-failure').waitFor();
    expect(await key('call').count()).toBe(1);
  });

  it('has no target under 56 pixels and no key out of sight, in any state (S13)', async () => {
    for (const { name, view } of STATION_SHOTS) {
      await stand.show(view);
      const small = await page.locator('button:visible').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { width, height, left, top, right, bottom } = button.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return width >= 56 && height >= 56 && inside ? [] : [`${button.textContent} ${width}x${height}`];
        }),
      );
      expect(small, name).toEqual([]);
      const marked = await key('demo-badge').count();
      expect(marked, `${name}: play money is marked`).toBe(view.screen === 'station' && view.table.demo ? 1 : 0);
    }
  });
});
