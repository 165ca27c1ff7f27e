import { describe, expect, it } from 'vitest';
import type { HandEvent } from '../../../../games/hand-event.ts';
import type { HandView } from '../../../../games/hand-view.ts';
import { GAMES } from '../../../../games/registry.ts';
import { timing } from '../../../../main/table/profile.ts';
import { movesBetween } from '../../../../renderer/scene/theatre/moves.ts';
import {
  cardByCard,
  END_WITH_CHANCES,
  frameAt,
  HAND_BUDGET,
  nextAfter,
  type Script,
  scriptOf,
  seenAfter,
  still,
} from '../../../../renderer/scene/theatre/script.ts';
import { drawingAt, type Staged, staged, waitOf } from '../../../../renderer/scene/theatre/stage.ts';
import { hand } from '../../../games/poker/hand.ts';
import { momentsOf, viewsOf } from '../../any-hands.ts';
import * as fixture from '../../fixtures.ts';

const deal = (to: string, ...cards: (string | null)[]): HandEvent => ({ kind: 'deal', to, cards });

describe('a deal', () => {
  it('goes round card by card, and the board comes after it', () => {
    const events = [deal('1', null, null), deal('2', null, null), deal('board', 'Kh', '7s', '2d')];
    expect(cardByCard(events).map((event) => (event.kind === 'deal' ? `${event.to} ${event.cards}` : ''))).toEqual([
      '1 ',
      '2 ',
      'board Kh',
      '1 ',
      '2 ',
      'board 7s',
      'board 2d',
    ]);
  });

  it('is not taken apart over the end of a view', () => {
    const events = [deal('1', 'As', 'Ks'), deal('2', '2c', '2d')];
    const order = (cuts: readonly number[]) =>
      cardByCard(events, cuts).flatMap((event) => (event.kind === 'deal' ? event.cards : []));
    expect(order([])).toEqual(['As', '2c', 'Ks', '2d']);
    expect(order([1])).toEqual(['As', 'Ks', '2c', '2d']);
  });
});

/** Every view of a hand as a center display gets them, played to the end of each. */
function scriptsOf(views: readonly HandView[]): readonly Script[] {
  const scripts: Script[] = [];
  for (const view of views) {
    const last = scripts.at(-1);
    scripts.push(scriptOf(last ? { script: last, seen: last.apart.events.length } : null, view, 'normal'));
  }
  return scripts;
}

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('a hand of %s', (_, game) => {
  const { min, max } = game.seats(game.rules.parse({}));
  const players = Math.max(min, Math.min(max, 6));
  const views = viewsOf(game, players, 11);
  const scripts = scriptsOf(views);

  it('ends each script with the very view, and shows no card before its time that the view hides', () => {
    expect(views.length).toBeGreaterThan(1);
    for (const script of scripts) {
      expect(frameAt(script, script.apart.events.length)).toBe(script.view);
      expect(seenAfter(script, Number.POSITIVE_INFINITY)).toBe(script.apart.events.length);
      const known = new Set(cardsIn(script.view));
      for (let seen = script.from; seen < script.apart.events.length; seen += 1) {
        const frame = frameAt(script, seen);
        expect(cardsIn(frame).filter((card) => !known.has(card))).toEqual([]);
        expect(frame.turn).toEqual(script.view.turn);
      }
    }
  });

  it('takes the screens less than six seconds in all, and none of it holds up a view', () => {
    const spent = scripts.reduce((sum, { at }) => sum + (at.at(-1) ?? 0), 0);
    expect(spent).toBeLessThan(HAND_BUDGET);
    expect(HAND_BUDGET).toBeLessThanOrEqual(6000);
  });
});

const cardsIn = (hand: HandView): string[] =>
  [...JSON.stringify(hand).matchAll(/"([2-9TJQKA][cdhs]|X[1-9]?|[1-6]-[1-6]b?)"/g)].map(([, card]) => card ?? '');

describe.each(['double-hand-poker', 'pai-gow-tiles'])('the opening of hands in %s', (id) => {
  const game = GAMES.get(id);
  const views = game ? viewsOf(game, 6, 11) : [];
  const last = scriptsOf(views).at(-1);
  if (last === undefined) throw new Error('there is no hand');
  const news = last.apart.events.slice(last.from);

  it('goes from the player-dealer hand by hand, each with what becomes of its bets', () => {
    const opened = news.flatMap((event, nth) => (event.kind === 'shown' ? [{ seat: event.seat, nth }] : []));
    expect(opened.length).toBeGreaterThan(3);
    const dealer = last.view.kind === 'banked' ? last.view.dealer?.seat : null;
    expect(opened[0]?.seat).toBe(dealer);
    for (const { seat, nth } of opened.slice(1)) {
      const own = news.findIndex(
        (event) => event.kind === 'settled' && event.seat === seat && !event.spot.includes('@'),
      );
      if (own >= 0) expect(own).toBe(nth + 1);
    }
    expect(news.length).toBe(last.view.events.length - (views.at(-2)?.events.length ?? 0));
  });

  it('gives each hand a moment, and is over before its result is gone', () => {
    const at = news.flatMap((event, nth) => (event.kind === 'shown' ? [last.at[nth] ?? 0] : []));
    for (const [nth, when] of at.slice(1).entries()) expect(when - (at[nth] ?? 0)).toBeGreaterThanOrEqual(180);
    expect(last.at.at(-1)).toBeLessThan(timing.parse({}).result);
  });

  it('continues in the same order when the view is sent again', () => {
    const half = last.from + Math.floor(news.length / 2);
    const again = scriptOf({ script: last, seen: half }, last.view, 'normal');
    expect(again.apart.events).toEqual(last.apart.events);
  });
});

describe('a run-out to open hands', () => {
  const [before, over] = runOut();

  it('lets the chances of each street be read before its cards come', () => {
    const script = scriptOf({ script: still(before), seen: before.events.length }, over, 'normal');
    const steps = script.apart.events.slice(script.from).map((event, nth) => ({ event, at: script.at[nth] ?? 0 }));
    const streets = steps.filter(({ event }) => event.kind === 'street');
    expect(streets.map(({ event }) => event.kind === 'street' && event.name)).toEqual(['Flop', 'Turn', 'River']);
    for (const street of streets) {
      const told = steps.filter(({ event, at }) => event.kind === 'chances' && at < street.at).at(-1);
      expect(street.at - (told?.at ?? 0)).toBeGreaterThanOrEqual(700);
    }
    expect(script.at.at(-1)).toBeLessThanOrEqual(END_WITH_CHANCES);
    // What the table waits longer for it is what it takes longer.
    expect(END_WITH_CHANCES - (HAND_BUDGET - 3800)).toBeLessThanOrEqual(timing.parse({}).runOut);
  });

  it('draws each chance next to its hand, and no chance when the hand is over', () => {
    const script = scriptOf({ script: still(before), seen: before.events.length }, over, 'normal');
    const chances = (seen: number) => frameAt(script, seen).seats.flatMap(({ chance }) => chance ?? []);
    const told = script.apart.events.flatMap(({ kind }, nth) => (kind === 'chances' ? [nth + 1] : []));
    for (const seen of told) expect(chances(seen)).toHaveLength(2);
    expect(chances(script.apart.events.length)).toEqual([]);
  });

  it('is shown at once where nothing moves', () => {
    const script = scriptOf({ script: still(before), seen: before.events.length }, over, 'off');
    expect(script.at.every((when) => when === 0)).toBe(true);
  });
});

/** Two players before their all-in before the flop, and after it. */
function runOut(): readonly [HandView, HandView] {
  const rules = { betting: 'no-limit', smallBlind: 1, bigBlind: 2, allInTabled: true, chances: true } as const;
  const played = hand({ rules, stacks: { 1: 100, 2: 100 }, button: 1 }).play('1 all-in');
  const before = played.view('public');
  return [before, played.play('2 all-in').view('public')];
}

describe('the stage', () => {
  const table = (hand: HandView, handNumber = 1204) => fixture.table({ hand, handNumber });
  const river = fixture.publicly(fixture.turnStreet());
  const ended = fixture.publicly(fixture.showdown());
  const terms = { pace: 'normal', late: false } as const;
  const first = staged(null, table(river), { ...terms, now: 0 });
  const board = (stage: Staged, now: number): number =>
    drawingAt(stage, now, null).table.hand?.zones[0]?.cards.length ?? 0;

  it('shows the table at once to a screen that has just come', () => {
    expect(drawingAt(first, 0, null).table.hand).toBe(river);
    expect(waitOf(first, 0)).toBeNull();
  });

  it('plays what is new, with every step at its time by the clock', () => {
    const stage = staged(first, table(ended), { ...terms, now: 1000 });
    expect(board(stage, 1000)).toBe(4);
    const times: number[] = [];
    for (let now = 1000, wait = waitOf(stage, now); wait !== null; wait = waitOf(stage, now)) {
      now += wait;
      times.push(now);
    }
    expect(times).toHaveLength(stage.script?.at.length ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const end = times.at(-1) ?? 0;
    expect(board(stage, end)).toBe(5);
    expect(drawingAt(stage, end, null).table.hand).toBe(ended);
    expect(drawingAt(stage, end - 1, null).table.hand?.over).toBe(false);
  });

  it('continues from where it was when the next view comes in the middle', () => {
    const begun = staged(first, table({ ...ended, events: ended.events.slice(0, -1), over: false }), {
      ...terms,
      now: 0,
    });
    const half = (waitOf(begun, 0) ?? 0) + 1;
    const next = staged(begun, table(ended), { ...terms, now: half });
    expect(drawingAt(next, half, null).seen).toBe(drawingAt(begun, half, null).seen);
  });

  it('shows at once what a screen gets after its line was lost, and where no theatre is wanted', () => {
    for (const other of [{ late: true }, { pace: 'off' } as const]) {
      const stage = staged(first, table(ended), { ...terms, now: 10, ...other });
      expect(drawingAt(stage, 10, null).table.hand).toBe(ended);
      expect(waitOf(stage, 10)).toBeNull();
    }
  });

  it('plays a hand from its first card when it has seen the one before', () => {
    const stage = staged(first, table(river, 1205), { ...terms, now: 0 });
    expect(drawingAt(stage, 0, null).seen).toBe(0);
    expect(drawingAt(stage, 0, null).table.hand?.seats.every(({ cards }) => cards.length === 0)).toBe(true);
  });

  it('is quicker or calmer as the house will have it', () => {
    const last = { script: still(river), seen: still(river).from };
    const long = (pace: 'quick' | 'normal' | 'calm'): number => scriptOf(last, ended, pace).at.at(-1) ?? 0;
    expect(long('quick')).toBeLessThan(long('normal'));
    expect(long('normal')).toBeLessThan(long('calm'));
    expect(nextAfter(still(river), 0)).toBeNull();
  });

  it('lets cards run out slowly where nobody can act anymore', () => {
    const before = { ...river, events: river.events.slice(0, 6) };
    const street = (name: string): HandEvent => ({ kind: 'street', name });
    const runs = [street('Turn'), deal('board', 'Jc'), street('River'), deal('board', '7d')];
    const lengths = (events: readonly HandEvent[]): number => {
      const view = { ...before, events: [...before.events, ...events] };
      return scriptOf({ script: still(before), seen: still(before).from }, view, 'normal').at.at(-1) ?? 0;
    };
    expect(lengths(runs)).toBeGreaterThan(1.5 * lengths([deal('board', 'Jc'), deal('board', '7d')]));
  });
});

describe('chips', () => {
  it('travel from the bets to the pot, and from the pot to who has won it', () => {
    const before = fixture.publicly(fixture.turnStreet());
    const after = fixture.publicly(fixture.showdown());
    const since = after.events.slice(before.events.length);
    expect(movesBetween(before, after, since)).toEqual([
      { from: 3, to: 'middle', amount: 2000 },
      { from: 'middle', to: 1, amount: 8300 },
      { from: 'middle', to: 4, amount: 38_500 },
    ]);
  });

  it('travel between the bank and each bettor as bets are settled', () => {
    const game = GAMES.get('ez-baccarat');
    const over = game && momentsOf(game, 4, 3).at(-1)?.hand;
    if (!over) throw new Error('no hand');
    const settled = over.events.filter(({ kind }) => kind === 'settled');
    const moves = movesBetween(over, over, over.events);
    expect(settled.length).toBeGreaterThan(0);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every(({ from, to, amount }) => from !== to && amount > 0)).toBe(true);
  });
});
