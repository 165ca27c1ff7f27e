/** The built station in Chromium: what a finger does and what leaves the station for it. The test plays the host. */
import { expect, it } from 'vitest';
import type { AnswerResult } from '../../protocol/answer.ts';
import { clientFrame } from '../../protocol/client-frame.ts';
import { USUAL } from '../../protocol/preferences.ts';
import { describeWith } from '../needs.ts';
import * as fixture from '../renderer/fixtures.ts';
import { STATION_SHOTS } from '../renderer/shots.ts';
import { answer, intents, key, myTurn, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const { seated, station, turnStreet } = fixture;

openStation();

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

  it('says that a hand is void, why, and what is back: the void that is announced nowhere', async () => {
    await stand.show(station(seated(), { hand: null, state: 'settling', voided: fixture.VOIDED }));
    for (const id of ['voided', 'void']) {
      expect(await key(id).textContent()).toContain('Hand 1,204 is void');
      expect(await key(id).textContent()).toContain(fixture.VOIDED.reason);
    }
    expect(await key('voided').textContent()).toContain('The $24 you had put in is back in your chips.');
    expect(await page.locator('[data-part="plate-tag"]', { hasText: '$16 back' }).count()).toBe(1);
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
