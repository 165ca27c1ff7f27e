/** Decisions, missing decisions and a floorman's rulings: each returns the next state, or says why not. */

import type { BetAsk, Decision } from '../ask.ts';
import type { Card } from '../card.ts';
import type { Ruling } from '../game.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../result.ts';
import type { Seat } from '../seat.ts';
import { afterWager, isToBringIn } from './betting.ts';
import { dealDraws, dealTurned } from './deal.ts';
import { clockwise } from './order-of-seats.ts';
import { carryOut, isDraw, isInTurn, isTurn, pickForAbsent, pickOf } from './pick.ts';
import { isToBeOpened, mayNotOpen, opensPot } from './pot-opening.ts';
import { chosenToShow, showAfter } from './show-after.ts';
import { closeShowing, showAfterFoul, winUncontested } from './showdown.ts';
import {
  audit,
  countLive,
  draft,
  type HandDraft,
  isLive,
  isPushed,
  note,
  numberAt,
  type PokerState,
  playerAt,
  seatOf,
} from './state.ts';
import { proceed, takeSteps } from './streets.ts';

type BettingDecision = Extract<Decision, { kind: 'fold' | 'check' | 'call' | 'raise' }>;

/** A player's decision. Refused, with nothing changed, when the hand does not ask it of this seat now. */
export function decide(state: PokerState, seat: Seat, decision: Decision): Result<PokerState, Refusal> {
  const player = playerAt(state, seat);
  if (state.phase === 'over') return refuse('hand-over', 'The hand is over.');
  if (player < 0) return refuse('not-in-hand', `Seat ${seat} is not in this hand.`);
  if (state.phase === 'picking') return decidePick(state, player, decision);
  if (state.phase === 'showing') return decideShowing(state, player, decision);
  if (state.phase === 'pushed') return decideShowAfter(state, player, decision);
  if (player !== state.turn) {
    return refuse('not-your-turn', `It is the turn of seat ${seatOf(state, state.turn)}, not of seat ${seat}.`);
  }
  if (!isAct(decision)) return refuse('not-asked', 'Fold, check, call, bet or raise.');
  return refusalOf(state, decision) ?? ok(afterAct(state, player, decision, false));
}

function isAct(decision: Decision): decision is BettingDecision {
  return decision.kind === 'fold' || decision.kind === 'check' || decision.kind === 'call' || decision.kind === 'raise';
}

/**
 * Checks the decision against the ask; null when it is one of those offered. A fold always is (B-25: it binds), except
 * by the player who has to bring the betting in.
 */
function refusalOf(state: PokerState, decision: BettingDecision): ReturnType<typeof refuse> | null {
  const { fold, call, raise } = askOf(state);
  if (decision.kind === 'fold' && !fold) return refuse('cannot-fold', 'This seat has to post the bring-in.');
  if (decision.kind === 'check' && call !== 0) return refuse('cannot-check', 'There is a bet to call.');
  if (decision.kind === 'call' && (call === 0 || call === null))
    return refuse('nothing-to-call', 'There is no bet to call.');
  if (decision.kind !== 'raise') return null;
  const { to } = decision;
  const { openers } = state.table.variant;
  if (!raise && openers && mayNotOpen(state, state.turn))
    return refuse('no-openers', `It takes ${openers.words} to open.`);
  if (!raise) return refuse('cannot-raise', 'No bet or raise is open to this seat now.');
  if (!Number.isSafeInteger(to)) return refuse('not-an-amount', 'A bet or raise is a whole number of cents.');
  if (to < raise.min) return refuse('below-minimum', 'That is less than the minimum bet or raise.');
  if (to > raise.max) return refuse('above-maximum', 'That is more than the maximum bet or raise.');
  if (to === raise.max || (to - raise.min) % raise.step === 0) return null;
  return refuse('not-in-chips', 'That amount cannot be made with the chips in this game.');
}

function askOf(state: PokerState): BetAsk {
  invariant(state.ask !== null, 'nothing is asked');
  return state.ask;
}

function decidePick(state: PokerState, player: number, decision: Decision): Result<PokerState, Refusal> {
  if (!state.owing.includes(player)) return nothingOwed();
  const cards = pickOf(state, player, decision);
  return cards.ok ? ok(changed(state, (hand) => afterPick(hand, player, cards.value))) : cards;
}

const nothingOwed = () => refuse('not-your-turn', 'This seat has nothing to decide now.');

function decideShowing(state: PokerState, player: number, decision: Decision): Result<PokerState, Refusal> {
  if (!state.owing.includes(player)) return nothingOwed();
  if (decision.kind !== 'choose' || (decision.option !== 'show' && decision.option !== 'muck')) {
    return refuse('not-asked', 'Show the hand or muck it.');
  }
  return ok(changed(state, (hand) => closeShowing(hand, player, decision.option === 'show')));
}

function decideShowAfter(state: PokerState, player: number, decision: Decision): Result<PokerState, Refusal> {
  if (!state.owing.includes(player)) return nothingOwed();
  const cards = chosenToShow(state, player, decision);
  return cards.ok ? ok(changed(state, (hand) => showAfter(hand, player, cards.value))) : cards;
}

/**
 * Applies the rules for a seat that owes a decision and gives none: its hand is dead, even where it could check (LR23),
 * unless the house lets it check, or throw away its last cards. At the showdown it mucks. A forced bet is made for it
 * (002:520-521, 003:253-255); the hand is dead when the seat fails to answer again.
 */
export function absent(state: PokerState, seat: Seat): PokerState {
  const player = playerAt(state, seat);
  const owes = state.phase === 'betting' ? state.turn === player : state.owing.includes(player);
  invariant(state.phase !== 'over' && player >= 0 && owes, () => `seat ${seat} owes no decision`);
  const dies = state.table.rules.absent === 'dead-hand';
  switch (state.phase) {
    case 'showing':
      return changed(state, (hand) => closeShowing(hand, player, false));
    case 'pushed':
      return changed(state, (hand) => showAfter(hand, player, []));
    case 'picking':
      return changed(state, (hand) => afterPick(hand, player, pickForAbsent(state, player)));
    default: {
      const { call, fold } = askOf(state);
      return afterAct(state, player, { kind: !fold ? 'call' : !dies && call === 0 ? 'check' : 'fold' }, true);
    }
  }
}

/** LR9: the floorman declares a hand foul. It is dead and its chips stay in the pot. */
export function rule(state: PokerState, ruling: Ruling): Result<PokerState, Refusal> {
  const player = playerAt(state, ruling.seat);
  if (isPushed(state)) return refuse('hand-over', 'The hand is over.');
  if (player < 0) return refuse('not-in-hand', `Seat ${ruling.seat} is not in this hand.`);
  if (!isLive(state, player)) return refuse('already-dead', `The hand of seat ${ruling.seat} is already dead.`);
  return ok(
    changed(state, (hand) => {
      hand.standing[player] = 'folded';
      note(hand, { kind: 'fouled', player });
      if (hand.phase === 'betting') proceed(hand, hand.order.indexOf(hand.turn), false);
      else if (countLive(hand) === 1) winUncontested(hand);
      else if (hand.phase === 'picking') closePick(hand, player);
      else showAfterFoul(hand);
    }),
  );
}

/** The state after changing a copy of it, checked so that nothing is lost. */
function changed(state: PokerState, change: (hand: HandDraft) => void): PokerState {
  const hand = draft(state);
  change(hand);
  audit(hand);
  return hand;
}

function afterAct(state: PokerState, player: number, decision: BettingDecision, isAbsent: boolean): PokerState {
  const hand = draft(state);
  act(hand, player, decision, isAbsent);
  proceed(hand, hand.order.indexOf(player) + 1, false);
  audit(hand);
  return hand;
}

/** Throws cards away or turns them up; where there are none to pick, the hand is dead for lack of an answer. */
function afterPick(hand: HandDraft, player: number, cards: readonly Card[] | null): void {
  if (cards) carryOut(hand, player, cards);
  else {
    hand.standing[player] = 'folded';
    note(hand, { kind: 'act', player, what: 'fold', amount: 0, to: 0, allIn: false, absent: true });
  }
  if (countLive(hand) === 1) winUncontested(hand);
  else closePick(hand, player);
}

/** One less pick is owed; after the last one the street continues. */
function closePick(hand: HandDraft, player: number): void {
  const owed = hand.owing.includes(player);
  hand.owing = hand.owing.filter((each) => each !== player);
  if (owed && isInTurn(hand)) hand.owing = nextLive(hand, player);
  if (hand.owing.length > 0) return;
  if (isDraw(hand)) dealDraws(hand);
  else if (isTurn(hand)) dealTurned(hand);
  takeSteps(hand);
  if (hand.phase === 'betting') proceed(hand, 0, true);
}

/** The next live hand before the deal comes around to the left of the button again. */
function nextLive(hand: HandDraft, player: number): readonly number[] {
  const round = clockwise(hand.table);
  return round
    .slice(round.indexOf(player) + 1)
    .filter((each) => isLive(hand, each))
    .slice(0, 1);
}

/** Carries out a betting decision that was found legal. */
function act(hand: HandDraft, player: number, decision: BettingDecision, isAbsent: boolean): void {
  const before = numberAt(hand.bet, player);
  const chips = before + numberAt(hand.stack, player);
  const to = totalAfter(hand, decision, before, chips);
  const bringsIn = decision.kind === 'call' && isToBringIn(hand.round);
  const verb = decision.kind === 'raise' ? (askOf(hand).raise?.verb ?? 'raise') : bringsIn ? 'bring-in' : decision.kind;
  if (bringsIn) hand.round = hand.table.forced.afterBringIn(hand.table, hand.round);
  if (decision.kind === 'raise') {
    const opening = isToBeOpened(hand) ? hand.round.opening : 0;
    hand.round = afterWager(hand.table.rules, hand.round, to);
    if (opening > 0) opensPot(hand, player, opening);
    hand.aggressor = player;
  }
  if (decision.kind === 'check') {
    const checked = hand.checked.slice();
    checked[player] = true;
    hand.checked = checked;
  }
  if (decision.kind === 'call') hand.round = { ...hand.round, opening: 0 };
  // After a live opening bet its player may still raise when it is only called (001:681-683, 002:113-114).
  const isLiveBet = bringsIn && 'opening' in hand.table.rules && hand.table.rules.opening === 'live-bet';
  hand.acted[player] = !isLiveBet;
  hand.stack[player] = chips - to;
  hand.bet[player] = to;
  hand.paid[player] = numberAt(hand.paid, player) + to - before;
  const allIn = to > before && to === chips;
  if (decision.kind === 'raise') hand.deadSeats = [];
  if (decision.kind === 'fold') {
    if (staysDealtTo(hand, player)) hand.deadSeats = [...hand.deadSeats, player];
    hand.standing[player] = 'folded'; // LD19
  } else if (allIn) hand.standing[player] = 'all-in'; // LD20
  note(hand, { kind: 'act', player, what: verb, amount: to - before, to, allIn, absent: isAbsent });
}

/**
 * Whether the seat of a hand being folded keeps getting cards until there is a bet, as a house option (`deadSeats`).
 */
function staysDealtTo(hand: HandDraft, player: number): boolean {
  const { rules } = hand.table;
  if (!('deadSeats' in rules) || rules.deadSeats === 'no-cards') return false;
  return hand.round.level === 0 || broughtIn(hand, player);
}

const broughtIn = ({ street, log, logged }: HandDraft, player: number): boolean =>
  street === 0 &&
  log.slice(0, logged).some((each) => each.kind === 'act' && each.player === player && each.what === 'bring-in');

/** The seat's total on this street after the act; a caller with too little goes all-in (LR26). */
function totalAfter(hand: HandDraft, decision: BettingDecision, before: number, chips: number): number {
  if (decision.kind === 'raise') return decision.to;
  if (decision.kind !== 'call') return before;
  return Math.min(isToBringIn(hand.round) ? hand.round.bringIn : hand.round.level, chips);
}
