/** What a player decides in a hand at the built station: what a finger does, and what leaves the station for it. */
import { expect, it } from 'vitest';
import type { SeatView } from '../../games/hand-view.ts';
import { USUAL } from '../../protocol/preferences.ts';
import { HANG } from '../hang.ts';
import { describeWith } from '../needs.ts';
import { CHECK_ASK, NO_LIMIT_ASK, THREE_HANDS_ASK } from '../renderer/asks.ts';
import * as fixture from '../renderer/fixtures.ts';
import { answer, intents, key, myTurn, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const { seated, station, turnStreet } = fixture;

/** Longer than a new ask takes no touch. */
const GUARD_MS = 350;

openStation();

describe('a decision', () => {
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
});
