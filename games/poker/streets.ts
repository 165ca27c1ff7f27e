/** The course of a hand: whose turn it is, when a street is over, and what comes after it. */
import { betAskOf } from './asks.ts';
import { giveBackHopelessCalls } from './beaten-on-board.ts';
import { atEitherLimit, type BettingRound, isCapped, newRound, withInAction } from './betting.ts';
import { noteChances } from './chances.ts';
import { dealBoard, dealToHands, reachesAll } from './deal.ts';
import { hasOpenPair } from './opener.ts';
import { orderOfPlay } from './order.ts';
import { clockwise } from './order-of-seats.ts';
import { isToBeOpened, openForAllIn } from './pot-opening.ts';
import { uncalled } from './pots.ts';
import { carryOver, showdown, tableHands, takeFee, winUncontested } from './showdown.ts';
import {
  at,
  countInAction,
  countLive,
  type HandDraft,
  isLive,
  livePlayers,
  note,
  numberAt,
  type PokerState,
  type PokerTable,
  playerAt,
} from './state.ts';
import type { Street, StreetStep } from './variant.ts';

/**
 * Gives the turn to the next player who owes an act, starting with the one at place `from` of the order; if nobody
 * does, ends the street and continues to the next one, to the showdown or to the end. `began` is true when the betting
 * of the street is only starting.
 */
export function proceed(hand: HandDraft, from: number, began: boolean): void {
  let first = from;
  let starting = began;
  for (;;) {
    if (countLive(hand) === 1) {
      endStreet(hand);
      winUncontested(hand); // LD18, LD21
      return;
    }
    openForAllIn(hand, first);
    hand.round = withInAction(hand.table.rules, hand.round, countInAction(hand), starting);
    hand.turn = nextToAct(hand, first);
    if (hand.turn >= 0) {
      hand.ask = betAskOf(hand);
      return;
    }
    endStreet(hand);
    if (isToBeOpened(hand)) {
      carryOver(hand);
      return;
    }
    if (hand.street === hand.table.variant.streets.length - 1) {
      showdown(hand);
      return;
    }
    openStreet(hand, hand.street + 1);
    if (hand.phase === 'picking') return;
    first = 0;
    starting = true;
  }
}

/** The first player who owes an act, from a place in the order on; −1 when the street is over. */
function nextToAct(state: PokerState, from: number): number {
  const { order } = state;
  const inAction = countInAction(state);
  if (inAction === 0) return -1;
  let place = from % order.length;
  for (let step = 0; step < order.length; step += 1) {
    const player = numberAt(order, place);
    place = place + 1 === order.length ? 0 : place + 1;
    if (state.standing[player] !== 'in') continue;
    const unmatched = numberAt(state.bet, player) < state.round.level;
    if (inAction === 1) return unmatched && numberAt(state.paid, player) < mostOfOthers(state, player) ? player : -1; // B-11
    if (unmatched || !at(state.acted, player)) return player;
  }
  return -1;
}

/** The most that any other live hand has in: the last player with chips need not go beyond it. */
function mostOfOthers(state: PokerState, player: number): number {
  const others = livePlayers(state).filter((other) => other !== player);
  return Math.max(...others.map((other) => numberAt(state.paid, other)));
}

/** Ends a betting round: uncalled chips are returned, the bets go into the pot. */
function endStreet(hand: HandDraft): void {
  giveBackHopelessCalls(hand);
  giveBackUncalled(hand);
  for (let player = 0; player < hand.bet.length; player += 1) {
    hand.bet[player] = 0;
    hand.acted[player] = false;
  }
  hand.turn = -1;
  hand.ask = null;
}

/** B-23: before the showdown and before any fee is taken. */
function giveBackUncalled(hand: HandDraft): void {
  const extra = uncalled(hand.paid);
  if (!extra || !isLive(hand, extra.player)) return; // LR9: a fouled hand forfeits all of it
  const { player, amount } = extra;
  hand.paid[player] = numberAt(hand.paid, player) - amount;
  hand.stack[player] = numberAt(hand.stack, player) + amount;
  hand.standing[player] = 'in';
  note(hand, { kind: 'returned', player, amount });
}

// ---------------------------------------------------------------------------------------------------- a new street

/** Takes the fee that is due, deals the cards, and opens the betting of a street unless picks are owed first. */
export function openStreet(hand: HandDraft, number: number): void {
  const { variant, rules } = hand.table;
  const street = at(variant.streets, number);
  const bettingIsOver = number > 0 && countInAction(hand) <= 1;
  if (rules.allInTabled && bettingIsOver && !isPickToCome(hand.table, number)) {
    tableHands(hand);
    if (rules.chances) noteChances(hand, number);
  }
  if (street.fee?.due === 'before-cards') takeFee(hand, street.fee.name); // LD13: before the flop is shown
  hand.street = number;
  hand.step = 0;
  if (hand.drew.some((count) => count !== null)) hand.drew = hand.drew.map(() => null);
  if (hand.checked.includes(true)) hand.checked = hand.checked.map(() => false);
  hand.paidBefore = hand.paid.slice();
  note(hand, { kind: 'street', street: number });
  takeSteps(hand);
}

const isPickToCome = ({ variant }: PokerTable, from: number): boolean =>
  variant.streets.slice(from).some(({ steps }) => steps.some(isPick));

/** Players have something to decide about their cards. */
const isPick = ({ kind }: StreetStep): boolean =>
  kind === 'discard' || kind === 'expose' || kind === 'draw' || kind === 'turn';

/** Takes the remaining steps of the street, up to the first that needs a decision. */
export function takeSteps(hand: HandDraft): void {
  const street = at(hand.table.variant.streets, hand.street);
  while (hand.step < street.steps.length) {
    const step = at(street.steps, hand.step);
    hand.step += 1;
    if (isPick(step)) {
      hand.phase = 'picking';
      const live = clockwise(hand.table).filter((player) => isLive(hand, player));
      hand.owing = step.kind === 'draw' || step.kind === 'turn' ? live.slice(0, 1) : livePlayers(hand);
      return;
    }
    deal(hand, step);
  }
  openBetting(hand, street);
}

function deal(hand: HandDraft, step: StreetStep): void {
  if (step.kind === 'board') dealBoard(hand, step.count);
  else if (step.kind === 'down' && step.ifShort === 'one-for-all' && !reachesAll(hand, step.count)) dealBoard(hand, 1);
  else dealToHands(hand, step.count, step.kind === 'up');
}

function openBetting(hand: HandDraft, street: Street): void {
  if (street.fee?.due === 'after-cards') takeFee(hand, street.fee.name);
  hand.phase = 'betting';
  hand.order = orderOfPlay(hand, street);
  hand.aggressor = -1;
  hand.round = roundOf(hand, street);
  if (hand.street === 0) letStraddlesBeLive(hand);
}

/** 000:1652: every straddle is live except the one after which nobody may raise. */
function letStraddlesBeLive(hand: HandDraft): void {
  const last = hand.table.start.posts.findLast(({ what }) => what === 'straddle');
  if (last && isCapped(hand.table.rules, hand.round)) hand.acted[playerAt(hand, last.seat)] = true;
}

/** The round that a street opens, at the street's own limit where the house has one for each street. */
function roundOf(hand: HandDraft, street: Street): BettingRound {
  const { rules, stakes, forced } = hand.table;
  const round = hand.street === 0 ? forced.firstRound(hand.table) : laterRound(hand, street);
  const size =
    'streetLimits' in rules && rules.betting === 'split-limit' ? rules.streetLimits?.at(hand.street) : undefined;
  if (size != null) return { ...round, size, bringIn: Math.min(round.bringIn, size) };
  return street.limit === 'either' ? atEitherLimit(rules, stakes, round) : round;
}

/** With an open pair, bets may be of either limit, as a house option (`openPair`). */
function laterRound(hand: HandDraft, { limit }: Street): BettingRound {
  const { rules, stakes } = hand.table;
  if (limit === 'lower' || limit === 'higher') return newRound(rules, stakes, limit, 0);
  const round = newRound(rules, stakes, 'lower', 0);
  if (limit === 'either') return round;
  const allowed = !('openPair' in rules) || rules.openPair === 'either-limit';
  return allowed && hasOpenPair(hand) ? atEitherLimit(rules, stakes, round) : round;
}
