/** Player-dealer games on the built station in Chromium: placing bets, banking, setting a hand, reading results. */

import { expect, it, vi } from 'vitest';
import type { WagerAsk } from '../../games/ask.ts';
import type { BankedView } from '../../games/hand-view.ts';
import { USUAL } from '../../protocol/preferences.ts';
import { HANG } from '../hang.ts';
import { describeWith } from '../needs.ts';
import { type BankedGame, type Stop, viewAt } from '../renderer/banked-hands.ts';
import * as fixture from '../renderer/fixtures.ts';
import { resized } from '../renderer/resized.ts';
import { BANKED_STATION_SHOTS, toldMore } from '../renderer/shots.ts';
import { answer, intents, key, openStation, page, stand, tap } from './on-station.ts';

const describe = describeWith('chromium-headless-shell');

const { seated, station } = fixture;

openStation();

const textOf = async (id: string): Promise<string> => (await key(id).textContent()) ?? '';

const show = (hand: BankedView, over: Parameters<typeof station>[1] = {}) =>
  stand.show(station(seated(), { hand, clock: hand.over ? null : fixture.CLOCK, ...over }));

const at = (game: BankedGame, stop: Stop, before = 2): BankedView => viewAt(game, stop, 1, { before, seed: 5 });

function withAsk(hand: BankedView, over: Partial<WagerAsk>): BankedView {
  if (hand.ask?.kind !== 'wager') throw new Error('seat 1 is asked for no bets');
  return { ...hand, ask: { ...hand.ask, ...over } };
}

describe('placing bets', () => {
  it('puts the chip that lies ready where a finger touches, and sends nothing before it is confirmed', async () => {
    await show(at('ez-baccarat-panda-8', 'bets'));
    await tap('chip-25', 'bet-banker', 'bet-banker', 'chip-5', 'bet-dragon-7');
    expect(await textOf('on-banker')).toBe('$50');
    expect(await textOf('wager-fee')).toBe('$1');
    expect(await intents()).toEqual([]);
    expect(await textOf('wager-confirm')).toBe('Place $55 + $1 fee');
    await key('wager-confirm').dblclick();
    expect(await intents()).toEqual([
      { do: 'decide', decision: { kind: 'wager', bets: { banker: 5000, 'dragon-7': 500 } } },
    ]);
  });

  it('says so where the player has no place of their own in a hand', async () => {
    const hand = at('double-hand-poker', 'bets');
    if (hand.ask?.kind !== 'wager') throw new Error('seat 1 is asked for no bets');
    await show(hand);
    expect(await key('wager-hint').count()).toBe(0);
    const elsewhere = hand.ask.spots.filter((spot) => spot.at !== null);
    expect(elsewhere.length).toBeGreaterThan(0);
    await stand.show(station({ name: 'vacant' }));
    await show(withAsk(hand, { spots: elsewhere }));
    expect(await textOf('wager-hint')).toBe('You have no place of your own in this hand: bet at another.');
  });

  it('undoes, takes back with what hangs on it, clears, and repeats the last bets', async () => {
    await show(withAsk(at('ez-baccarat-panda-8', 'bets'), { last: { player: 1000, 'panda-8': 500 } }));
    await tap('bet-player', 'bet-panda-8', 'bet-tie', 'wager-undo');
    expect(await key('on-tie').count()).toBe(0);
    await tap('clear-player');
    expect(await key('on-panda-8').count()).toBe(0);
    await tap('wager-undo');
    expect(await textOf('on-panda-8')).toBe('$5');
    await tap('wager-clear');
    expect(await textOf('wager-confirm')).toBe('No bet this hand');
    await tap('wager-repeat', 'wager-confirm');
    expect(await intents()).toEqual([
      { do: 'decide', decision: { kind: 'wager', bets: { player: 1000, 'panda-8': 500 } } },
    ]);
  });

  it('says why a spot takes no chip', async () => {
    await show(at('ez-baccarat-panda-8', 'bets'));
    await tap('bet-dragon-7');
    expect(await key('wager-hint').textContent()).toContain('First bet on Player or Banker');
    await show(withAsk(at('ez-baccarat-panda-8', 'bets'), { stack: 550 }), { handNumber: 9 });
    await tap('bet-player');
    expect(await key('wager-hint').textContent()).toBe('You do not have enough chips for that');
  });

  it('keeps bets on other places out of the way until they are wanted', async () => {
    await show(at('ez-baccarat-panda-8', 'bets'));
    expect(await key('place-3').count()).toBe(0);
    await tap('places-open', 'place-3', 'bet-player@3', 'place-own', 'bet-banker');
    expect(await textOf('place-3')).toContain('$5');
    await tap('wager-confirm');
    expect(await intents()).toEqual([
      { do: 'decide', decision: { kind: 'wager', bets: { 'player@3': 500, banker: 500 } } },
    ]);
  });

  it('keeps half-placed bets when others have bet meanwhile, and drops them with the hand', async () => {
    const hand = at('ez-baccarat-panda-8', 'bets');
    await show(hand);
    await tap('bet-player');
    await show({ ...hand, turn: [1, 4] });
    expect(await textOf('on-player')).toBe('$5');
    await show(hand, { handNumber: 1205 });
    expect(await key('on-player').count()).toBe(0);
  });

  it('says that bets which nobody confirmed in time were not placed', async () => {
    await show(at('ez-baccarat-panda-8', 'bets'));
    await tap('bet-player');
    await show(at('ez-baccarat-panda-8', 'over'));
    await page.getByText(/Your \$\d+ was not confirmed, so it was not bet/).waitFor();
    expect(await intents()).toEqual([]);
  });

  it('shows what a spot pays', async () => {
    await show(at('ez-baccarat-panda-8', 'bets'));
    // A single row stands on the spot; where there are more, all of them are one touch away.
    expect(await textOf('odds-on-dragon-7')).toBe('Banker wins with a three-card 7: 40 to 1');
    expect(await textOf('odds-on-player')).toBe('1 to 1');
    await tap('pays-banker');
    expect(await textOf('pay-table')).toContain('Banker wins: 1 to 1');
    await tap('pay-table-close');
    expect(await intents()).toEqual([]);
  });
});

describe('the betting layout', () => {
  /** Whether nothing else lies over the middle of what a test id names. */
  const isSeen = (id: string): Promise<boolean> =>
    key(id).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

  it('leaves in sight what else a player has to know: another game, the time to pay, a seat kept, a first hint', async () => {
    await stand.show(toldMore());
    for (const id of [
      'game-question',
      'time-due',
      'called',
      'first-hand',
      'spot-tie',
      'spot-banker',
      'wager-confirm',
    ]) {
      // The screen may still be changing from what the test before has shown.
      await vi.waitFor(async () => expect(await isSeen(id), id).toBe(true), { timeout: HANG });
    }
    expect(await textOf('first-hand')).toContain('Touch a spot');
    await tap('bet-banker', 'come-along');
    expect(await textOf('on-banker')).toBe('$5');
    expect(await intents()).toMatchObject([{ do: 'come along' }]);
  });
});

describe('the bank', () => {
  it('covers what its player chooses, the minimum at first, and can be passed on', async () => {
    await show(viewAt('ez-baccarat', 'my bank', 1, { seed: 2 }));
    expect(await textOf('bank-confirm')).toContain('Cover $5');
    await tap('bank-all');
    expect(await textOf('bank-confirm')).toContain('Cover $410');
    await tap('bank-half', 'bank-confirm');
    await answer();
    await show(viewAt('ez-baccarat', 'my bank', 1, { seed: 2 }), { handNumber: 1206 });
    await tap('bank-pass');
    expect(await intents()).toEqual([
      { do: 'decide', decision: { kind: 'wager', bets: { bank: 20_500 } } },
      { do: 'decide', decision: { kind: 'wager', bets: {} } },
    ]);
  });
});

describe('setting a hand', () => {
  const hand = viewAt('double-hand-poker', 'asked to set', 1, { before: 2, seed: 3 });
  const ask = hand.ask?.kind === 'cards' ? hand.ask : null;
  if (!ask) throw new Error('seat 1 sets its cards');

  it('shows no card before it is asked for', async () => {
    await show(hand);
    expect(await key('ask').locator('[data-card]').count()).toBe(0);
    await tap('uncover');
    expect(await key('ask').locator('[data-card]').count()).toBe(7);
    await tap('uncover');
    expect(await key('ask').locator('[data-card]').count()).toBe(0);
  });

  it('has the house way one touch away', async () => {
    await show(hand);
    await tap('suggest', 'cards-confirm');
    const [intent] = await intents();
    const sorted = (cards: readonly string[] | undefined) => [...(cards ?? [])].sort();
    expect(intent).toMatchObject({ do: 'decide', decision: { kind: 'cards' } });
    const { groups } = (intent as { decision: { groups: Record<string, string[]> } }).decision;
    expect(sorted(groups.front)).toEqual(sorted(ask.suggestion?.front));
    expect(sorted(groups.back)).toEqual(sorted(ask.suggestion?.back));
  });

  it('has no such key where no house has a way', async () => {
    const { houseWay: _, ...plain } = { ...ask, prompt: 'Discard one card', houseWay: undefined };
    await show({ ...hand, ask: { ...plain, houseWay: false } });
    await tap('uncover');
    expect(await key('suggest').count()).toBe(0);
  });

  it('names a foul before anything is sent', async () => {
    const [foul] = ask.foul ?? [];
    if (!foul) throw new Error('these cards can be fouled');
    await show(hand);
    await tap('uncover');
    for (const card of foul) await tap(`pick-${card}`);
    expect(await textOf('cards-confirm')).toContain('Foul');
    expect(await key('cards-confirm').isDisabled()).toBe(true);
    expect(await intents()).toEqual([]);
  });
});

describe('while the hand is played and after it', () => {
  it('asks with large keys, and shows the own hand and the player-dealer’s', async () => {
    await show(at('no-bust-21', 'asked to choose'));
    expect(await key('my-cards').locator('[data-card]').count()).toBeGreaterThanOrEqual(2);
    expect(await key('board').locator('[data-card]').count()).toBe(1);
    for (const id of ['choose-hit', 'choose-stand']) {
      expect((await key(id).boundingBox())?.height).toBeGreaterThan(90);
    }
    await key('choose-stand').dblclick();
    expect(await intents()).toEqual([{ do: 'decide', decision: { kind: 'choose', option: 'stand' } }]);
  });

  it('offers no poker keys while others play', async () => {
    const hand = { ...at('no-bust-21', 'asked to choose'), ask: null, turn: [3] };
    await show(hand);
    expect(await key('ahead-check').count()).toBe(0);
    expect(await textOf('banked-title')).toBe('Wen to act');
  });

  it('tells each bet’s result in words, what was not covered included', async () => {
    const hand = at('no-bust-21', 'over');
    const [bet] = hand.bets.filter(({ seat }) => seat === 1);
    if (!bet?.result) throw new Error('seat 1 has bet');
    const text = 'You win 22 against 26; only $2 of your $5 was covered.';
    const bets = [{ ...bet, result: { ...bet.result, result: 'win', won: 200, lost: 0, text } }];
    const free = hand.events.filter(({ kind }) => kind !== 'collected');
    await show({ ...hand, bets, events: free }, { state: 'settling' });
    expect(await textOf('banked-title')).toBe('You win $2');
    expect(await textOf('my-bets')).toContain('won $2');
    expect(await textOf('my-bets')).toContain('only $2 of your $5 was covered');
    expect(await textOf('result')).toBe('+$2');
    // By what the chips have grown: a fee beside the bet is off.
    const fee = { kind: 'collected', place: 'collection:fee', amount: 100, from: 1 } as const;
    await show({ ...hand, bets, events: [...free, fee] }, { state: 'settling' });
    expect([await textOf('banked-title'), await textOf('result')]).toEqual(['You win $1', '+$1']);
  });

  it('shows the odds of the game on the rules page', async () => {
    await show({ ...at('ez-baccarat-panda-8', 'bets'), ask: null, turn: [3] });
    await tap('rules');
    const [rules] = await stand.intents();
    expect(rules?.intent).toEqual({ do: 'explain' });
    const chart = { head: ['Banker has', 'Player stood'], rows: [['5', 'draws']] };
    const parts = [{ title: 'The third card', lines: ['Aces count one.'], chart }];
    await stand.push({ t: 'answer', id: rules?.id ?? '', ok: true, result: { kind: 'rules', parts } });
    expect(await key('rule-part').textContent()).toContain('The third cardAces count one.');
    await expect.poll(async () => (await stand.intents()).length).toBe(2);
    const intent = (await stand.intents())[1];
    expect(intent?.intent).toEqual({ do: 'odds' });
    const outcomes = [
      { name: 'dragon 7', pays: 40, probability: 0.0225 },
      { name: 'any other', pays: -1, probability: 0.9775 },
    ];
    const bets = [{ id: 'dragon-7', exact: true, stderr: null, edge: 0.0761, outcomes }];
    await stand.push({ t: 'answer', id: intent?.id ?? '', ok: true, result: { kind: 'odds', bets } });
    expect(await textOf('odds-dragon-7')).toContain('loses 7.61%');
    await tap('odds-dragon-7');
    expect(await textOf('odds-outcomes')).toContain('Dragon 7: pays 40 to 1, 2.25%');
    await tap('rules-page-close');
  });
});

describe('every state of a player-dealer game', () => {
  it('keeps every key at 60 pixels and every text at 16, and nothing runs out of the picture', async () => {
    for (const { view, act } of BANKED_STATION_SHOTS) {
      await stand.show(station({ name: 'vacant' }));
      await stand.show(view);
      await act?.(stand);
      await answer();
      const faults = await page.evaluate(() => {
        const small = [...document.querySelectorAll('button')].filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width > 0 && (width < 59.5 || height < 59.5);
        });
        const tiny = [...document.querySelectorAll('[data-testid="ask"] *, [data-part="dock"] *')].filter((element) => {
          const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          return own && !element.closest('svg') && Number.parseFloat(getComputedStyle(element).fontSize) < 15.9;
        });
        const parts = '[data-testid="ask"] *, [data-part="dock"] *, [data-part="toolbar"] *, [data-part="plate"]';
        const out = [...document.querySelectorAll(parts)].filter((element) => {
          const { right, bottom, width } = element.getBoundingClientRect();
          return width > 0 && !element.closest('svg') && (right > 1281 || bottom > 801);
        });
        const lost = ['dock', 'toolbar', 'plate'].filter((part) => !document.querySelector(`[data-part="${part}"]`));
        return [...lost, ...[...small, ...tiny, ...out].map((element) => element.outerHTML.slice(0, 160))];
      });
      expect(faults).toEqual([]);
    }
  });
});

describe('the cards that decide for everybody', () => {
  it.each(['ez-baccarat', 'no-bust-21', 'pure-21-5', 'double-hand-poker'] as const)(
    'are as large in %s as is read in the seat, at every size, with a hint above the table, too, and cover no words',
    async (game) => {
      const view = station(seated(), { hand: at(game, 'over') });
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
        [1920, 1080],
      ] as const) {
        await resized(page, { width, height });
        for (const [knowsTable, minimum] of [
          [true, 36],
          [false, 30],
        ] as const) {
          await stand.show({ ...view, preferences: { ...USUAL, knowsTable } });
          await expect.poll(() => key('first-hand').count()).toBe(knowsTable ? 0 : 1);
          const { widths, covering } = await page.evaluate(() => {
            const boxes = (selector: string) =>
              [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
            const cards = boxes('[data-part="dealer-hands"] [data-card]');
            const words = boxes('[data-part="banked-headline"], [data-part="bank-line"], [data-part="plate"]');
            const covers = (card: DOMRect) =>
              words.some(
                (word) =>
                  card.left < word.right - 1 &&
                  card.right > word.left + 1 &&
                  card.top < word.bottom - 1 &&
                  card.bottom > word.top + 1,
              );
            return { widths: cards.map((card) => card.width), covering: cards.filter(covers).length };
          });
          expect(widths.length).toBeGreaterThan(1);
          expect(Math.min(...widths)).toBeGreaterThanOrEqual(minimum * Math.min(width / 1280, height / 800));
          expect(covering).toBe(0);
        }
      }
      await resized(page, { width: 1280, height: 800 });
    },
  );

  it.each(['no-bust-21', 'pure-21-5', 'double-hand-poker'] as const)(
    'leave the bank’s result of %s as the headline at the end, not that bets are closed',
    async (game) => {
      await show(at(game, 'over'));
      await expect.poll(() => textOf('headline')).toMatch(/^The bank (wins|pays) \$/);
      expect(await page.getByText('Bets are closed.').count()).toBe(0);
    },
  );
});

describe('turning up cards', () => {
  const shot = BANKED_STATION_SHOTS.find(({ name }) => name === '75b-turn-up');
  const shownOpen = async (): Promise<number> => key('turn-up').locator('[data-card]').count();

  it('is done card by card under a held finger, and shows no result before', async () => {
    if (!shot) throw new Error('there is no such picture');
    await stand.show(shot.view);
    const open = await shownOpen();
    expect(await textOf('banked-title')).toMatch(/turn up/);
    await key('turn-hold').hover();
    await page.mouse.down();
    await expect.poll(async () => (await intents()).length).toBe(1);
    await page.mouse.up();
    expect(await intents()).toEqual([expect.objectContaining({ do: 'turn', open: open + 1 })]);
  });

  it('is done with one key, too', async () => {
    if (!shot) throw new Error('there is no such picture');
    await stand.show(shot.view);
    await tap('turn-all');
    expect(await intents()).toEqual([expect.objectContaining({ do: 'turn' })]);
  });

  it('shows the whole hand once the time is over', async () => {
    if (shot?.view.screen !== 'station') throw new Error('there is no such picture');
    const { squeeze } = shot.view.table;
    if (squeeze === undefined) throw new Error('nothing is turned up');
    await stand.show({ ...shot.view, table: { ...shot.view.table, squeeze: { ...squeeze, leftMs: 50 } } });
    await key('turn-up').waitFor({ state: 'detached' });
    expect(await textOf('banked-title')).not.toMatch(/turn up/);
  });

  it('is what the first hint tells of a player who does it, and no hint tells of own cards where nobody has any', async () => {
    if (shot?.view.screen !== 'station') throw new Error('there is no such picture');
    const preferences = { ...USUAL, knowsTable: false };
    await stand.show({ ...shot.view, preferences });
    await expect.poll(() => textOf('first-hand')).toContain('yours to turn up');
    const waiting = at('ez-baccarat', 'bets');
    await stand.show({ ...station(seated(), { hand: { ...waiting, ask: null } }), preferences });
    await expect.poll(() => textOf('first-hand')).not.toContain('yours to turn up');
    expect(await textOf('first-hand')).not.toContain('your cards');
    await stand.show({ ...station(seated(), { hand: fixture.othersTurn() }), preferences });
    await expect.poll(() => textOf('first-hand')).toContain('Press and hold your cards');
  });
});
