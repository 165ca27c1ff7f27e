/**
 * The deal as an animation: plays what has happened since the last view, step by step. Pure: views and times in, frames
 * out. Frames are only drawn; nothing waits for them, and the last frame is the view itself.
 */

import { handAt } from '../../../games/hand-at.ts';
import type { HandEvent } from '../../../games/hand-event.ts';
import type { HandView } from '../../../games/hand-view.ts';

/** How fast a table plays what has happened. `off` shows it at once. */
export type Pace = 'off' | 'quick' | 'normal' | 'calm';

const FACTOR: Readonly<Record<Pace, number>> = { off: 0, quick: 0.5, normal: 1, calm: 1.5 };

/** How long an event is shown before the next one, milliseconds. */
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
/** A shared card, one turned up as the third card of a hand, and a street on which nobody can act anymore. */
const SHARED_CARD = 240;
const THIRD_CARD = 700;
const RUN_OUT = 800;

/** The playing time of one hand before its end, and of its end, in milliseconds at the normal pace. */
const BEFORE_THE_END = 3800;
const END = 2000;
/**
 * The end when hands are opened one after the other, each followed by the results of its bets. The whole hand still
 * takes no longer than any other.
 */
const END_WITH_HANDS = 3200;
const MANY_HANDS = 3;
/**
 * The end when cards run out to open hands, with time to read their chances before each. The table waits for it
 * (`timing.runOut`).
 */
export const END_WITH_CHANCES = 6000;
/** The maximum playing time of a whole hand. */
export const HAND_BUDGET = BEFORE_THE_END + END;

/** A part of a hand that is being played. */
export interface Script {
  /** The view at its end. */
  readonly view: HandView;
  /** The same view with its deals split up, card by card. */
  readonly apart: HandView;
  /** The event counts at which views ended: no round of a deal extends past one. */
  readonly cuts: readonly number[];
  /** The number of events in `apart` that had already been shown. */
  readonly from: number;
  /** When each of the remaining events happens, in milliseconds from the start. */
  readonly at: readonly number[];
  /** The playing time this hand has used so far, including this script; milliseconds. */
  readonly spent: number;
  /** The previous view; null at the start of a hand. */
  readonly before: HandView | null;
}

/** The hand as it is, with nothing left to play. */
export function still(view: HandView): Script {
  const cuts = [view.events.length];
  const apart = { ...view, events: inPlaces(view, cuts) };
  return { view, apart, cuts, from: apart.events.length, at: [], spent: 0, before: null };
}

/**
 * A script for everything new in a view of a hand. `last.seen` is how many steps have been shown; `last` is null when
 * none have.
 */
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
  // Never more than half of the hand's remaining time, so that it cannot run out; the end has its own time.
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

/** How many steps of the hand have been shown `elapsed` milliseconds after a script began. */
export const seenAfter = ({ from, at }: Script, elapsed: number): number =>
  from + at.filter((when) => when <= elapsed).length;

/** How long the end of a hand may take, given the time already spent. */
function endOf(news: readonly HandEvent[], spent: number): number {
  if (news.some(({ kind }) => kind === 'chances')) return END_WITH_CHANCES;
  const opened = news.filter(({ kind }) => kind === 'shown').length;
  return opened > MANY_HANDS ? Math.min(END_WITH_HANDS, HAND_BUDGET - spent) : END;
}

/** The events in playing order: deals split up, and each bet paid with its own hand. */
function inPlaces(view: HandView, cuts: readonly number[]): readonly HandEvent[] {
  const events = cardByCard(view.events, cuts);
  if (view.kind !== 'banked') return events;
  // What an earlier view ended with has already been played in its place.
  const since = cuts.findLast((cut) => cut < view.events.length) ?? 0;
  const played = cardByCard(view.events.slice(0, since), cuts).length;
  return [...events.slice(0, played), ...paidWithHands(events.slice(played), view.dealer?.seat ?? null)];
}

/** Settles each bettor's own bets when their hand is opened; bets on hands that nobody opens stay at the end. */
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

/** When the next step comes, in milliseconds from the start; null when there is none left. */
export const nextAfter = ({ at }: Script, elapsed: number): number | null => at.find((when) => when > elapsed) ?? null;

/** The hand after so many steps, to be drawn. `turn` is that of the newest view, because clocks run by it. */
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

/** The events with each deal split up: one card to each place in a round, then the next round. */
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
      // A second card to the same place starts the next round.
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
    // Chances just shown have to be read before the next cards change them.
    return before.at(-1)?.kind === 'chances' || isRunOut(before) ? RUN_OUT : LENGTH.street;
  }
  if (event.kind !== 'deal' || isSeat(event.to)) return LENGTH[event.kind];
  const lying = before.filter((each) => each.kind === 'deal' && each.to === event.to).length;
  const isDeciding = event.to !== 'board' && lying >= 2 && event.cards[0] !== null;
  return isDeciding ? THIRD_CARD : SHARED_CARD;
}

/** Whether nobody has acted since the previous street, so that the cards run out without decisions. */
function isRunOut(before: readonly HandEvent[]): boolean {
  const street = before.findLastIndex(({ kind }) => kind === 'street');
  return street > 0 && before.slice(street).every(({ kind }) => kind !== 'act' && kind !== 'discard');
}
