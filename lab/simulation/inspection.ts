/** Inspects a hand in progress as everyone at the table would see it, and tries what must not be possible. */

import type { Ask, Decision, WagerAsk, WagerSpot } from '../../games/ask.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import type { BankedView, HandView } from '../../games/hand-view.ts';
import { type Cents, sum } from '../../games/money.ts';
import type { AnyGame, AnyRules, AnyStart, AnyState } from '../../games/registry.ts';
import type { Seat } from '../../games/seat.ts';
import { costOf } from '../../games/wager.ts';
import { alike } from './alike.ts';

/** What was done in a hand, in order: decisions, seats that did not answer, hands declared foul. */
export type PlayedStep = { readonly seat: Seat; readonly what: Decision | 'absent' | 'foul' };

/** What is wrong with an ask itself; null when nothing is. */
export function malformedAsk(ask: Ask): string | null {
  if (ask.kind === 'choose') return ask.options.length > 0 ? null : `seat ${ask.seat} is to choose from nothing`;
  if (ask.kind === 'wager') {
    const spot = ask.spots.find(({ min, max, step }) => min > max || min < 1 || step < 1);
    return spot ? `seat ${ask.seat} may bet from ${spot.min} to ${spot.max} by ${spot.step} on ${spot.id}` : null;
  }
  if (ask.kind !== 'bet') return null;
  const { call, raise, bet, stack, seat } = ask;
  const chips = bet + stack;
  if (call !== null && (call < 0 || call > stack)) return `seat ${seat} with ${stack} is to call ${call}`;
  if (call === null && !raise) return `seat ${seat} has neither call nor raise`;
  if (!raise) return null;
  const { min, max, step } = raise;
  const fair = min > bet + (call ?? 0) && min <= max && max <= chips && step >= 1;
  return fair ? null : `seat ${seat} with ${chips} may raise from ${min} to ${max} by ${step}, call ${call}`;
}

/** Checks a hand in progress: chips, cards, turn, what is offered and what is not. Returns what is wrong, or null. */
export function inspect(game: AnyGame, state: AnyState, start: AnyStart): string | null {
  const view = game.view(state, 'public');
  const asks = game.asks(state);
  const chips = sum([...start.players.map(({ stack }) => stack), ...(start.carried ?? []).map(({ amount }) => amount)]);
  const taken = sum(view.events.map((event) => (event.kind === 'collected' ? event.amount : 0)));
  const [ask] = asks;
  // The jackpot drop out of a blind is still in front of its seat, so the ask's pot is the one to count.
  const middle =
    ask?.kind === 'bet'
      ? ask.pot
      : sum([
          ...(view.kind === 'pot' ? view.pots : []).map(({ amount }) => amount),
          ...view.seats.map(({ bet }) => bet),
        ]);
  const seen = sum(view.seats.map(({ stack }) => stack)) + middle;
  if (seen + taken !== chips) return `${seen + taken} cents to be seen of ${chips}`;
  if (view.over !== (asks.length === 0)) return 'over or not: view and asks disagree';
  if (view.seats.some(({ stack, bet }) => stack < 0 || bet < 0)) return 'a seat with less than nothing';
  return leak(game, state, view) ?? notAsOffered(game, state, start, asks, view);
}

/** A hand from its start to its end, and what it came to. */
export interface PlayedHand {
  readonly rules: AnyRules;
  readonly start: AnyStart;
  readonly deck: readonly number[];
  readonly steps: readonly PlayedStep[];
  readonly state: AnyState;
}

/**
 * Checks a finished hand: the same steps from the same start, in the form the journal stores, must give the same events
 * and the same outcome. Returns what is wrong, or null.
 */
export function inspectEnd(game: AnyGame, { rules, start, deck, steps, state }: PlayedHand): string | null {
  const kept = game.start.parse(JSON.parse(JSON.stringify(start)));
  const again = steps.reduce((now, step) => retaken(game, now, step), game.begin(rules, kept, deck));
  if (!alike(game.outcome(again), game.outcome(state))) return 'played again the hand came out otherwise';
  const open = game.view(state, 'public');
  if (!alike(game.view(again, 'public'), open)) return 'played again the hand looks otherwise to the public';
  for (const { seat } of start.players) {
    const seen = game.view(state, seat);
    if (!alike(game.view(again, seat), seen)) return `played again the hand looks otherwise to ${seat}`;
    // A view that takes shared parts from the public one must equal one made without it.
    if (!alike(game.view(state, seat, open), seen)) return `seat ${seat} sees more or less of what is open`;
    if (leaksInEvents(seen, open, seat)) return `seat ${seat} sees events that are not open`;
  }
  return null;
}

function retaken(game: AnyGame, state: AnyState, { seat, what }: PlayedStep): AnyState {
  if (what === 'absent') return game.absent(state, seat);
  const next = what === 'foul' ? game.rule(state, { kind: 'foul', seat }) : game.decide(state, seat, what);
  if (!next.ok) throw new Error(`seat ${seat} could ${JSON.stringify(what)} once and not again: ${next.error.message}`);
  return next.value;
}

/** Of other seats, and of shared cards, a seat sees only what everyone sees. */
function leak(game: AnyGame, state: AnyState, open: HandView): string | null {
  const middleOf = (seen: HandView): unknown => [seen.zones, seen.kind === 'pot' ? seen.pots : []];
  const middle = middleOf(open);
  for (const { seat } of open.seats) {
    const view = game.view(state, seat);
    const same = view.seats.every((one, n) => one.seat === seat || alike(one, open.seats[n]));
    if (!same || view.seats.length !== open.seats.length || !alike(middleOf(view), middle)) {
      return `seat ${seat} sees cards that are not open`;
    }
    const layout = leakOnLayout(view, open, seat);
    if (layout !== null) return layout;
    if (view.ask && view.ask.seat !== seat) return `seat ${seat} sees what seat ${view.ask.seat} is asked`;
  }
  return null;
}

/** The same for all events: only the cards of its own deals and discards may differ. */
function leaksInEvents(seen: HandView, open: HandView, seat: Seat): boolean {
  const decided = placesOf(seen, seat);
  const isOwn = (event: HandEvent): boolean =>
    (event.kind === 'deal' && decided.has(event.to)) ||
    ((event.kind === 'discard' || event.kind === 'laid') && event.seat === seat);
  const others = (events: readonly HandEvent[]): unknown => events.map((event) => (isOwn(event) ? null : event));
  return !alike(others(seen.events), others(open.events));
}

/** Where cards are dealt that a seat may know: its own hand, and in player-dealer games the hands it decides for. */
function placesOf(view: HandView, seat: Seat): ReadonlySet<string> {
  if (view.kind === 'pot') return new Set([String(seat)]);
  const decided = view.positions.filter(({ decides }) => decides === seat).map(({ id }) => id);
  return new Set([...decided, ...(view.dealer?.seat === seat ? ['dealer', String(seat)] : [])]);
}

/** What a seat sees of the layout beyond the public view: cards of a position for which it decides, its own bets. */
function leakOnLayout(seen: HandView, open: HandView, seat: Seat): string | null {
  if (seen.kind === 'pot' || open.kind === 'pot') {
    return seen.kind === open.kind ? null : 'the layout is not for everybody';
  }
  const places = placesOf(seen, seat);
  // Seats, events and asks are checked separately.
  const others = ({ positions, bets, seats: _, events: __, ask: ___, ...rest }: BankedView): unknown => ({
    ...rest,
    positions: positions.filter(({ id }) => !places.has(id)),
    bets: bets.filter((bet) => bet.seat !== seat),
  });
  return alike(others(seen), others(open)) ? null : `seat ${seat} sees of the layout what is not open`;
}

/** Everything offered must be possible, nothing else may be, and a refused decision must change nothing. */
function notAsOffered(
  game: AnyGame,
  state: AnyState,
  start: AnyStart,
  asks: readonly Ask[],
  before: HandView,
): string | null {
  for (const [seat, decision] of asks.flatMap((ask) => offeredBy(ask).map((each) => [ask.seat, each] as const))) {
    const next = game.decide(state, seat, decision);
    if (!next.ok) return `seat ${seat} was offered ${JSON.stringify(decision)} and refused: ${next.error.message}`;
  }
  const idle = start.players.filter(({ seat }) => !asks.some((ask) => ask.seat === seat));
  const outOfTurn = idle.flatMap(({ seat }) => [[seat, FOLD] as const, [seat, CALL] as const]);
  const overbid = asks.flatMap((ask) => notOfferedBy(ask).map((each) => [ask.seat, each] as const));
  const taken = [...outOfTurn, ...overbid].find(([seat, decision]) => game.decide(state, seat, decision).ok);
  if (taken) return `seat ${taken[0]} could ${JSON.stringify(taken[1])} though it was not offered`;
  return alike(game.view(state, 'public'), before) ? null : 'a decision that was tried changed the hand';
}

const FOLD: Decision = { kind: 'fold' };
const CALL: Decision = { kind: 'call' };

/** Raises at both ends of their range. */
function offeredBy(ask: Ask): readonly Decision[] {
  if (ask.kind === 'choose') return ask.options.map(({ id }) => ({ kind: 'choose', option: id }));
  if (ask.kind === 'wager') return [NO_BETS, ...(canRepeat(ask) ? [{ kind: 'wager', bets: ask.last } as const] : [])];
  if (ask.kind === 'cards') return ask.suggestion ? [{ kind: 'cards', groups: ask.suggestion }] : [];
  return [
    ...(ask.fold ? [FOLD] : []),
    ...(ask.call === null ? [] : [{ kind: ask.call === 0 ? 'check' : 'call' } as const]),
    ...(ask.raise ? [ask.raise.min, ask.raise.max].map((to) => ({ kind: 'raise', to }) as const) : []),
  ];
}

function notOfferedBy(ask: Ask): readonly Decision[] {
  if (ask.kind === 'choose') return [{ kind: 'choose', option: 'no such option' }, FOLD];
  if (ask.kind === 'wager') return [FOLD, ...badWagers(ask)];
  if (ask.kind === 'cards') return [FOLD, { kind: 'cards', groups: {} }];
  const { raise, call, bet, stack } = ask;
  return [
    { kind: 'raise', to: (raise?.max ?? bet + stack) + 1 },
    { kind: call === 0 ? 'call' : 'check' },
    ...(raise ? [{ kind: 'raise', to: raise.min - 1 } as const] : []),
  ];
}

const NO_BETS: Decision = { kind: 'wager', bets: {} };

/** Whether the bets of the last hand are within what the chips allow now. */
function canRepeat(ask: WagerAsk): boolean {
  return costOf(ask, ask.last) <= ask.stack && ask.spots.every((spot) => fits(ask.last[spot.id] ?? 0, spot, ask.last));
}

function fits(
  amount: Cents,
  { min, max, step, needs, upTo, equals, always }: WagerSpot,
  bets: WagerAsk['last'],
): boolean {
  if (amount === 0) return !always || (bets[equals ?? ''] ?? 0) === 0;
  if (equals !== undefined && amount !== bets[equals]) return false;
  const inLimits = amount >= min && amount <= max && ((amount - min) % step === 0 || amount === max);
  const backed = needs.length === 0 || needs.some((need) => (bets[need] ?? 0) > 0);
  return inLimits && backed && (upTo === null || amount <= (bets[upTo] ?? 0));
}

/** Bets on no spot of the ask, above and below the limits of each, and half a cent. */
function badWagers({ spots }: WagerAsk): readonly Decision[] {
  const one = (id: string, amount: Cents): Decision => ({ kind: 'wager', bets: { [id]: amount } });
  return [
    one('no-such-spot', 100),
    ...spots.flatMap(({ id, min, max }) => [
      one(id, max + 1),
      ...(min > 1 ? [one(id, min - 1)] : []),
      one(id, min + 0.5),
    ]),
  ];
}
