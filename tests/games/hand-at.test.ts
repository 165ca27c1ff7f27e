/**
 * A hand told again by its events must be the hand as it was: every golden hand of every game, at each of its
 * decisions, for the public and for each seat, against the view that the rules gave then.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { handAt } from '../../games/hand-at.ts';
import { handSoFar, seatSoFar } from '../../games/hand-so-far.ts';
import type { BankedView, HandView, PotView, SeatView } from '../../games/hand-view.ts';
import { sum } from '../../games/money.ts';
import { GAMES } from '../../games/registry.ts';
import type { ScenarioHand } from '../../lab/scenario/hand.ts';
import { handsOf } from './transcript.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');

const goldenHands = (game: string): readonly ScenarioHand[] =>
  readdirSync(join(FOLDER, game))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => handsOf(join(FOLDER, game, file)));

/** What the events tell of a seat in a hand for a pot: everything but what its cards come to, unless it has shown them. */
const told = ({ seat, stack, bet, state, cards, open, won }: SeatView) => ({
  ...{ seat, stack, bet, state, cards: [...cards], open: [...(open ?? [])], won },
});

/** Zones in which cards lie; those of a player-dealer game are laid out with the first of them. */
const cardsOf = ({ zones }: HandView) =>
  zones.flatMap(({ id, cards }) => (cards.length === 0 ? [] : [[id, [...cards]]]));

function expectPotHand(again: PotView, then: PotView): void {
  expect(again.street).toBe(then.street === 'Showdown' ? again.street : then.street);
  expect(again.seats.map(told)).toEqual(then.seats.map(told));
  expect(cardsOf(again)).toEqual(cardsOf(then));
  expect(sum(again.pots.map(({ amount }) => amount))).toBe(sum(then.pots.map(({ amount }) => amount)));
}

/** Chips of a seat wherever they lie: when a bet was placed is told by no event. */
const chipsOf = ({ seat, stack, bet }: SeatView) => ({ seat, chips: stack + bet });

const dealtTo = ({ positions }: BankedView) =>
  positions.map(({ id, hands }) => [id, hands.reduce((count, { cards }) => count + cards.length, 0)]);

function expectBankedHand(again: BankedView, then: BankedView): void {
  // Until the bets are closed a fee is known to its bettor alone, and no event has told it.
  if (then.stage === 'play') {
    expect(again.seats.map(chipsOf)).toEqual(then.seats.map(chipsOf));
    expect(dealtTo(again)).toEqual(dealtTo(then));
  }
  // A game that tells a card as dealt open once it has been turned up tells it so from the first: nothing to compare.
  if (isDeepStrictEqual(again.events, then.events)) expect(cardsOf(again)).toEqual(cardsOf(then));
  expect(again.bets.every(({ result }) => result === null)).toBe(true);
}

/** At every single event: no chip is made or lost, and no card lies open that was not told of before. */
function expectSteps(over: HandView): void {
  const chips = (step: number): number => {
    const { kind, seats, events } = handAt(over, step);
    const { middle, collected } = handSoFar(events);
    const taken = sum(collected.map(({ amount }) => amount));
    const atSeats = sum(seats.map(({ stack }) => stack));
    // What comes from the hand before is no chip of this one's players, and what stays for the next is nobody's yet.
    const carried = sum(
      events.map((event) => (event.kind === 'carried' ? event.amount * (event.into === 'pot' ? -1 : 1) : 0)),
    );
    // Against a player-dealer the bets lie in front of the seats, told or not.
    return atSeats + taken + carried + (kind === 'pot' ? middle : sum(seats.map(({ bet }) => bet)));
  };
  const all = chips(over.events.length);
  for (const step of over.events.keys()) {
    if (over.kind === 'pot') expect(chips(step)).toBe(all);
    const again = handAt(over, step);
    const known = new Set(again.events.flatMap((event) => ('cards' in event ? event.cards : [])));
    for (const card of facesOf(again)) expect(known).toContain(card);
  }
}

const facesOf = (view: HandView) =>
  [
    ...view.zones.flatMap(({ cards }) => cards),
    ...view.seats.flatMap(({ cards }) => (view.kind === 'pot' ? cards : [])),
    ...(view.kind === 'banked' ? view.positions : []).flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
  ].filter((card) => card !== null);

function expectToldAgain(hand: ScenarioHand): void {
  const end = hand.view('public');
  for (const viewer of ['public', ...hand.start.players.map(({ seat }) => seat)] as const) {
    const over = hand.view(viewer);
    expectSteps(over);
    for (const state of hand.states()) {
      const then = hand.game.view(state, viewer);
      // A view that takes from the public one what everybody sees is no other.
      expect(hand.game.view(state, viewer, hand.game.view(state, 'public'))).toEqual(then);
      const again = handAt(over, then.events.length);
      if (then.over) expect(again).toBe(over);
      else if (again.kind === 'pot' && then.kind === 'pot') expectPotHand(again, then);
      else if (again.kind === 'banked' && then.kind === 'banked') expectBankedHand(again, then);
      else expect(again.kind).toBe(then.kind);
      // What a player to act is told lies in the middle.
      const ask = hand.game.asks(state)[0];
      if (ask?.kind === 'bet') expect(handSoFar(then.events).middle).toBe(ask.pot);
    }
  }
  expectTotals(hand, end);
}

/** Every chip that an outcome moves has been told of. */
function expectTotals(hand: ScenarioHand, { events, kind }: HandView): void {
  const { moves, bets = [] } = hand.game.outcome(hand.state);
  const all = handSoFar(events);
  const fees = moves.filter(({ to }) => !to.startsWith('seat:') && to !== 'pot' && to !== 'carried');
  expect(sum(all.collected.map(({ amount }) => amount))).toBe(sum(fees.map(({ amount }) => amount)));
  expect(all.settled.map(({ spot, won, lost }) => ({ spot, won, lost }))).toEqual(
    bets.map(({ spot, won, lost }) => ({ spot, won, lost })),
  );
  if (kind === 'banked') return;
  expect(all.middle).toBe(0);
  for (const { seat } of hand.start.players) {
    const moved = (match: (move: (typeof moves)[number]) => boolean) =>
      sum(moves.filter(match).map(({ amount }) => amount));
    const isSeat = (place: string): boolean => place.startsWith('seat:');
    expect(seatSoFar(all, seat).putIn).toBe(moved(({ from, to }) => !isSeat(to) && from === `seat:${seat}`));
    const paid = moved(({ from, to }) => isSeat(from) && to === `seat:${seat}`);
    expect(seatSoFar(all, seat).paid).toBe(paid - moved(({ from, to }) => isSeat(to) && from === `seat:${seat}`));
    expect(seatSoFar(all, seat).won).toBe(moved(({ from, to }) => !isSeat(from) && to === `seat:${seat}`));
  }
}

describe('a hand rebuilt from its events', () => {
  it.each([...GAMES.keys()])('%s: is the same at every decision and for every viewer', (game) => {
    const hands = goldenHands(game);
    expect(hands.length).toBeGreaterThan(0);
    for (const hand of hands) expectToldAgain(hand);
  });
});
