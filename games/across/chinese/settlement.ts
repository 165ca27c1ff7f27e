/**
 * Who pays whom: clean sweeps first, then every hand against every other. A player can win or lose only what they have
 * on the table at the start of the hand: each chip that has had action is out of the later comparisons (003:3412-3416,
 * 003:3566-3579).
 */

import { type Cents, dollars } from '../../money.ts';
import type { Seat } from '../../seat.ts';
import type { Payment } from '../payments.ts';
import { foulPoints, pointsBetween } from './points.ts';
import type { ChineseRules } from './rules.ts';
import { type ChineseHand, type ChineseStart, stackAtStart } from './state.ts';
import { compareSweeps } from './sweeps.ts';

/** All payments, in the order in which they are made. */
export function settle(rules: ChineseRules, start: ChineseStart, hands: readonly ChineseHand[]): readonly Payment[] {
  const action = new Action(rules, start);
  const [first, ...others] = hands;
  const order = rules.settledFrom === 'button' || !first ? hands : [...others, first];
  for (const hand of order) collectSweep(action, rules, hand, clockwiseAfter(order, hand));
  for (const [at, hand] of order.entries()) {
    for (const other of order.slice(at + 1)) compare(action, rules, start, hand, other);
  }
  return action.payments;
}

const clockwiseAfter = (order: readonly ChineseHand[], hand: ChineseHand): readonly ChineseHand[] => {
  const at = order.indexOf(hand);
  return [...order.slice(at + 1), ...order.slice(0, at)];
};

/** The chips that each player may still pay or be paid in this hand, and the payments made so far. */
class Action {
  readonly payments: Payment[] = [];
  readonly #unit: Cents;
  readonly #left: Map<Seat, Cents>;

  constructor({ unit }: ChineseRules, start: ChineseStart) {
    this.#unit = unit;
    // 003:3612-3614: chips that do not make up a point do not play.
    this.#left = new Map(start.players.map(({ seat }) => [seat, Math.floor(stackAtStart(start, seat) / unit) * unit]));
  }

  pay(from: Seat, to: Seat, points: number, why: string): void {
    if (from === to || points === 0) return;
    const due = points * this.#unit;
    const amount = Math.min(due, this.#of(from), this.#of(to));
    if (amount === 0) return;
    this.#left.set(from, this.#of(from) - amount);
    this.#left.set(to, this.#of(to) - amount);
    const short = amount < due ? `, of ${dollars(due)} as far as the chips reach` : '';
    this.payments.push({ from, to, amount, why: `${why}: ${inPoints(points)}${short}` });
  }

  #of(seat: Seat): Cents {
    return this.#left.get(seat) ?? 0;
  }
}

const inPoints = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

function collectSweep(
  action: Action,
  { equalSweeps }: ChineseRules,
  hand: ChineseHand,
  others: readonly ChineseHand[],
): void {
  const { sweep } = hand;
  if (hand.as !== 'sweep' || hand.foul || !sweep) return;
  for (const other of others) {
    const rival = other.as === 'sweep' && !other.foul ? other.sweep : null;
    if (rival && compareSweeps(sweep, rival, equalSweeps) <= 0) continue;
    action.pay(other.seat, hand.seat, sweep.points, sweep.name);
  }
}

function compare(action: Action, rules: ChineseRules, start: ChineseStart, a: ChineseHand, b: ChineseHand): void {
  if (a.foul && b.foul) return;
  if (a.foul || b.foul) {
    const [foul, good] = a.foul ? [a, b] : [b, a];
    const setting = good.as === 'sweep' || good.as === null ? good.houseWay : good.as;
    const points = good.as === 'sweep' ? penaltyAlone(rules) : foulPoints(setting, rules);
    action.pay(foul.seat, good.seat, points, 'foul hand');
    return;
  }
  if (a.as === 'sweep' || b.as === 'sweep' || a.as === null || b.as === null) return;
  const ties = Number(a.seat === start.button) - Number(b.seat === start.button);
  const { points, why } = pointsBetween(a.as, b.as, ties, rules);
  if (points > 0) action.pay(b.seat, a.seat, points, why);
  else action.pay(a.seat, b.seat, -points, why);
}

/** A sweep has already been paid; its hand has no other bonus. */
const penaltyAlone = ({ foulPenalty }: ChineseRules): number => (foulPenalty === 'three-points' ? 3 : 9);
