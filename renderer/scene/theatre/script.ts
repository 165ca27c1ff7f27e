/**
 * Dealing as theatre: what has happened since the last view, step by step. Pure: views and times in, frames out. A frame is
 * only ever drawn; nothing waits for it, and the last one is the view itself.
 */

import { handAt } from '../../../games/hand-at.ts';
import type { HandEvent } from '../../../games/hand-event.ts';
import type { HandView } from '../../../games/hand-view.ts';

/** How fast a table plays what has happened. `off` shows it at once. */
export type Pace = 'off' | 'quick' | 'normal' | 'calm';

const FACTOR: Readonly<Record<Pace, number>> = { off: 0, quick: 0.5, normal: 1, calm: 1.5 };

/** Milliseconds that an event is looked at before the next. */
const LENGTH: Readonly<Record<HandEvent['kind'], number>> = {
  post: 90,
  street: 160,
  deal: 80,
  act: 90,
  discard: 160,
  exposed: 260,
  laid: 260,
  paid: 220,
  returned: 200,
  collected: 120,
  shown: 400,
  chances: 0,
  carried: 200,
  mucked: 120,
  fouled: 200,
  won: 420,
  jackpot: 0,
  told: 0,
  settled: 120,
};
/** A card for everybody, one that is turned up as the third of a hand, and a street on which nobody can act any more. */
const SHARED_CARD = 240;
const THIRD_CARD = 700;
const RUN_OUT = 800;

/** What may be played of one hand until it is over, and what its end may take, in milliseconds at the normal pace. */
const BEFORE_THE_END = 3800;
const END = 2000;
/** The same where hands are opened one after the other, each with what becomes of its bets: so long, and a hand as long as any. */
const END_WITH_HANDS = 3200;
const MANY_HANDS = 3;
/** The same where cards run out to open hands: their chances are read before each. The table waits for it (`timing.runOut`). */
export const END_WITH_CHANCES = 6000;
/** What all that is played of one hand takes at most. */
export const HAND_BUDGET = BEFORE_THE_END + END;

/** A stretch of a hand that is being played. */
export interface Script {
  /** The view that it ends with. */
  readonly view: HandView;
  /** The same with its deals apart, card by card. */
  readonly apart: HandView;
  /** Numbers of events at which views have ended: no round of a deal reaches over one. */
  readonly cuts: readonly number[];
  /** Events of `apart` that had happened before. */
  readonly from: number;
  /** When each of the others has happened, in milliseconds after the beginning. */
  readonly at: readonly number[];
  /** Milliseconds that this hand has taken with this script. */
  readonly spent: number;
  /** The view before; null at the beginning of a hand. */
  readonly before: HandView | null;
}

/** The hand as it stands, with nothing left to be played. */
export function still(view: HandView): Script {
  const cuts = [view.events.length];
  const apart = { ...view, events: inPlaces(view, cuts) };
  return { view, apart, cuts, from: apart.events.length, at: [], spent: 0, before: null };
}

/** Everything that is new in a view of a hand, of which so many steps have been seen; `last` is null where none has. */
export function scriptOf(
  last: { readonly script: Script; readonly seen: number } | null,
  view: HandView,
  pace: Pace,
): Script {
  const cuts = [...(last?.script.cuts ?? []), view.events.length];
  const apart = { ...view, events: inPlaces(view, cuts) };
  const from = Math.min(last?.seen ?? 0, apart.events.length);
  const lengths = apart.events.slice(from).map((event, nth) => lengthOf(event, apart.events.slice(0, from + nth)));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  const spent = last?.script.spent ?? 0;
  // Never more than half of what is left to the hand, so that it cannot run out; its end has time of its own.
  const end = endOf(apart.events.slice(from), spent);
  const room = Math.min(whole, view.over ? end : (BEFORE_THE_END - spent) / 2);
  const scale = whole === 0 ? 0 : (room * FACTOR[pace]) / whole;
  let now = 0;
  const at = lengths.map((each) => {
    now += each * scale;
    return Math.floor(now);
  });
  const taken = FACTOR[pace] === 0 || view.over ? 0 : room;
  return {
    view,
    apart,
    cuts,
    from,
    at,
    spent: spent + taken,
    before: last?.script.view ?? null,
  };
}

/** How many steps of the hand have been seen so many milliseconds after a script began. */
export const seenAfter = ({ from, at }: Script, elapsed: number): number =>
  from + at.filter((when) => when <= elapsed).length;

/** What the end of a hand may take, after so much of it. */
function endOf(news: readonly HandEvent[], spent: number): number {
  if (news.some(({ kind }) => kind === 'chances')) return END_WITH_CHANCES;
  const opened = news.filter(({ kind }) => kind === 'shown').length;
  return opened > MANY_HANDS ? Math.min(END_WITH_HANDS, HAND_BUDGET - spent) : END;
}

/** The events in the order in which they are played: deals apart, and bets paid with the hand that they were on. */
function inPlaces(view: HandView, cuts: readonly number[]): readonly HandEvent[] {
  const events = cardByCard(view.events, cuts);
  if (view.kind !== 'banked') return events;
  // What an earlier view ended with has been played in its place.
  const since = cuts.findLast((cut) => cut < view.events.length) ?? 0;
  const played = cardByCard(view.events.slice(0, since), cuts).length;
  return [...events.slice(0, played), ...paidWithHands(events.slice(played), view.dealer?.seat ?? null)];
}

/** Each bettor's own bets settled as their hand is opened; what lies on hands that nobody opens stays at the end. */
function paidWithHands(events: readonly HandEvent[], dealer: number | null): readonly HandEvent[] {
  const opens = new Set(
    events.flatMap((event) => (event.kind === 'shown' && event.seat !== dealer ? [event.seat] : [])),
  );
  if (opens.size === 0) return events;
  const isOwn = (event: HandEvent): event is HandEvent & { readonly kind: 'settled' } =>
    event.kind === 'settled' && opens.has(event.seat) && !event.spot.includes('@');
  const own = Map.groupBy(events.filter(isOwn), ({ seat }) => seat);
  return events.flatMap((event): readonly HandEvent[] => {
    if (isOwn(event)) return [];
    if (event.kind !== 'shown' || event.seat === dealer) return [event];
    const paid = own.get(event.seat) ?? [];
    own.delete(event.seat);
    return [event, ...paid];
  });
}

/** When the next step comes, in milliseconds after the beginning; null when all of them have been. */
export const nextAfter = ({ at }: Script, elapsed: number): number | null => at.find((when) => when > elapsed) ?? null;

/** The hand after so many steps, to be drawn: whose turn it is stands as it stands now, for clocks run by it. */
export function frameAt({ view, apart, before }: Script, seen: number): HandView {
  if (seen >= apart.events.length) return view;
  switch (apart.kind) {
    case 'banked':
      return { ...handAt(apart, seen), turn: view.turn };
    case 'pot': {
      const frame = handAt(apart, seen);
      const pots = before?.kind === 'pot' && !isGathered(before, frame.events) ? before.pots : frame.pots;
      return { ...frame, pots, turn: view.turn };
    }
  }
}

/** Whether bets have gone into the pot since a view. */
function isGathered(before: HandView, events: readonly HandEvent[]): boolean {
  const streets = (all: readonly HandEvent[]): number =>
    all.filter(({ kind }) => kind === 'street' || kind === 'shown' || kind === 'won' || kind === 'mucked').length;
  return streets(events) > streets(before.events);
}

/** The events with each deal apart: one card to every place of a round, then the next round. */
export function cardByCard(events: readonly HandEvent[], cuts: readonly number[] = []): readonly HandEvent[] {
  const apart: HandEvent[] = [];
  let run: (HandEvent & { readonly kind: 'deal' })[] = [];
  const deal = (): void => {
    const rounds = Math.max(0, ...run.map(({ cards }) => cards.length));
    for (let round = 0; round < rounds; round += 1) {
      for (const { replaces, ...event } of run) {
        const card = event.cards[round];
        if (card === undefined) continue;
        apart.push({ ...event, cards: [card], ...(replaces && round === 0 ? { replaces } : {}) });
      }
    }
    run = [];
  };
  for (const [nth, event] of events.entries()) {
    if (cuts.includes(nth)) deal();
    if (event.kind === 'deal') {
      // To the same place once more: the next round has begun.
      if (run.some(({ to }) => to === event.to)) deal();
      run.push(event);
    } else {
      deal();
      apart.push(event);
    }
  }
  deal();
  return apart;
}

const isSeat = (to: string): boolean => /^\d+$/.test(to);

function lengthOf(event: HandEvent, before: readonly HandEvent[]): number {
  if (event.kind === 'street') {
    // What has just been told is read before the cards come that change it.
    return before.at(-1)?.kind === 'chances' || isRunOut(before) ? RUN_OUT : LENGTH.street;
  }
  if (event.kind !== 'deal' || isSeat(event.to)) return LENGTH[event.kind];
  const lying = before.filter((each) => each.kind === 'deal' && each.to === event.to).length;
  const isDeciding = event.to !== 'board' && lying >= 2 && event.cards[0] !== null;
  return isDeciding ? THIRD_CARD : SHARED_CARD;
}

/** Whether nobody has acted since the street before, so that the cards run out by themselves. */
function isRunOut(before: readonly HandEvent[]): boolean {
  const street = before.findLastIndex(({ kind }) => kind === 'street');
  return street > 0 && before.slice(street).every(({ kind }) => kind !== 'act' && kind !== 'discard');
}
