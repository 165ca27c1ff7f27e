/**
 * Joint bets: several players' chips on one spot are one bet, and stay within the limit for one (000:2023-2025). Also
 * what a position has room for: its squares, and the maximum total of its bets.
 */

import { type Cents, dollars, sum } from '../money.ts';
import type { Seat } from '../seat.ts';
import { feesFor } from '../wager.ts';
import { type AnyBetKind, baseOf } from './bet.ts';
import { type AnyBankedState, feesOf, type PlacedBet } from './state.ts';
import type { Bet } from './table.ts';
import { PLAYER_FEE, wagerAsk } from './wagers.ts';

/** What is in action after the limits of positions are applied, with the fees for it. */
export interface JointBets extends Pick<AnyBankedState, 'bets' | 'fees'> {
  /** What was returned to whom, in words. */
  readonly returned: readonly string[];
}

/**
 * Whether a bet is joined with the others on its spot: by the house's rule, or because both its bettor and the holder
 * of the position want it (kum-kum is a voluntary agreement, 000:2030, 000:2739-2747). Where nobody holds the position,
 * the bettors agree.
 */
export function isJoint({ facts: { rules, start } }: Pick<AnyBankedState, 'facts'>, { seat, position }: Bet): boolean {
  if (rules.joint !== 'choice') return rules.joint === 'joint';
  const holder = start.positions.find(({ id }) => id === position)?.seat ?? null;
  return start.joint.includes(seat) && (holder === null || start.joint.includes(holder));
}

/**
 * Keeps positions within their limits when bets are closed, because nobody knows earlier what others bet: joint bets
 * within the limit for one bet, and a position within its squares and its maximum. `bets` are in the order of the
 * layout: the holder of a position has room first, the excess goes back to those behind (as a surplus does,
 * 004:1449-1464), and they pay the fee on what is left.
 */
export function keepLimits(state: AnyBankedState, bets: readonly PlacedBet[]): JointBets {
  const kept = withinLimits(state, bets);
  const cut = [...new Set(bets.map(({ seat }) => seat))].filter((seat) => total(kept, seat) < total(bets, seat));
  const others = state.fees.filter(({ seat }) => !cut.includes(seat));
  const fees = cut.flatMap((seat) => {
    const amount = Math.min(
      feesOf(state, seat),
      feesFor(wagerAsk(state, seat), byKey([...kept, ...state.behind], seat)),
    );
    return amount === 0 ? [] : [{ ...PLAYER_FEE, seat, amount }];
  });
  const returned = cut.map((seat) => {
    const amount = dollars(total(bets, seat) - total(kept, seat));
    const full = bets.some((bet) => bet.seat === seat && isJoint(state, bet))
      ? 'a joint bet is at its limit'
      : 'the position is full';
    return `${amount} of seat ${seat} go back: ${full}.`;
  });
  return { bets: kept, fees: [...others, ...fees], returned };
}

/** Bets that there is room for. A bet that depends on another is returned with it. */
function withinLimits(state: AnyBankedState, bets: readonly PlacedBet[]): readonly PlacedBet[] {
  const { variant, rules } = state.facts;
  const kinds = variant.bets(rules);
  const kept: PlacedBet[] = [];
  for (const bet of bets) {
    const kind = kinds.find(({ id }) => id === bet.spot);
    const there = kept.filter(({ position, special }) => position === bet.position && !special);
    const own = there.filter(({ seat }) => seat === bet.seat);
    const stands = !kind || kind.needs.length === 0 || kind.needs.some((need) => on(own, need) > 0);
    if (!stands) continue;
    const beside = kind?.equals ?? kind?.upTo ?? null;
    const most = beside === null ? bet.amount : on(own, beside);
    const room = kind && !bet.special ? roomFor(state, kinds, kind, bet, there) : bet.amount;
    const amount = Math.min(bet.amount, room, most);
    if (amount > 0) kept.push({ ...bet, amount });
  }
  return kept;
}

/** How much of a bet there is room for, given the bets already there; a remainder below the minimum wager has none. */
function roomFor(
  state: AnyBankedState,
  kinds: readonly AnyBetKind[],
  kind: AnyBetKind,
  bet: PlacedBet,
  there: readonly PlacedBet[],
): Cents {
  const { squares, positionMax } = state.facts.rules;
  const shared = isJoint(state, bet)
    ? kind.max -
      on(
        there.filter((one) => isJoint(state, one)),
        bet.spot,
      )
    : bet.amount;
  if (kind.bonus) return shared;
  const bases = there.filter(({ spot }) => baseOf(kinds).includes(spot));
  const bettors = new Set(bases.map(({ seat }) => seat));
  if (squares !== null && !bettors.has(bet.seat) && bettors.size >= squares) return 0;
  const left = positionMax === null ? bet.amount : positionMax - sum(bases.map(({ amount }) => amount));
  return left < bet.amount && left < kind.min ? 0 : Math.min(shared, left);
}

const on = (bets: readonly PlacedBet[], spot: string): Cents =>
  sum(bets.flatMap((bet) => (bet.spot === spot ? [bet.amount] : [])));

const total = (bets: readonly PlacedBet[], seat: Seat): Cents =>
  sum(bets.flatMap((bet) => (bet.seat === seat ? [bet.amount] : [])));

const byKey = (bets: readonly PlacedBet[], seat: Seat): Readonly<Record<string, Cents>> =>
  Object.fromEntries(bets.flatMap((bet) => (bet.seat === seat ? [[bet.key, bet.amount]] : [])));
