/** Joint bets: several players' chips on one spot are one bet, and keep within the limit of one (000:2023-2025). */

import type { Seat } from '../game.ts';
import { type Cents, dollars, sum } from '../money.ts';
import { feesFor } from '../wager.ts';
import type { AnyBetKind } from './bet.ts';
import { type AnyBankedState, feesOf, type PlacedBet } from './state.ts';
import { PLAYER_FEE, wagerAsk } from './wagers.ts';

/** What is in action once the limit of joint bets is kept, with the fees for it. */
export interface JointBets extends Pick<AnyBankedState, 'bets' | 'fees'> {
  /** What went back to whom, in words. */
  readonly returned: readonly string[];
}

/**
 * Keeps joint bets within their limit when bets are closed, for nobody knows before what others bet. `bets` lie in the
 * order of the layout: the holder of a position has room first, what is too much goes back to those behind (as a surplus
 * does, 004:1449-1464), and they pay the fee of what is left.
 */
export function keepLimit(state: AnyBankedState, bets: readonly PlacedBet[]): JointBets {
  const { variant, rules } = state.facts;
  const kept = withinLimit(variant.bets(rules), bets);
  const cut = [...new Set(bets.map(({ seat }) => seat))].filter((seat) => total(kept, seat) < total(bets, seat));
  const others = state.fees.filter(({ seat }) => !cut.includes(seat));
  const fees = cut.flatMap((seat) => {
    const amount = Math.min(
      feesOf(state, seat),
      feesFor(wagerAsk(state, seat), byKey([...kept, ...state.behind], seat)),
    );
    return amount === 0 ? [] : [{ ...PLAYER_FEE, seat, amount }];
  });
  const returned = cut.map(
    (seat) => `${dollars(total(bets, seat) - total(kept, seat))} of seat ${seat} go back: a joint bet is at its limit.`,
  );
  return { bets: kept, fees: [...others, ...fees], returned };
}

/** Bets with what there is room for. One that goes with another goes back with it. */
function withinLimit(kinds: readonly AnyBetKind[], bets: readonly PlacedBet[]): readonly PlacedBet[] {
  const kept: PlacedBet[] = [];
  for (const bet of bets) {
    const kind = kinds.find(({ id }) => id === bet.spot);
    const there = kept.filter(({ position, special }) => position === bet.position && !special);
    const own = there.filter(({ seat }) => seat === bet.seat);
    const stands = !kind || kind.needs.length === 0 || kind.needs.some((need) => on(own, need) > 0);
    if (!stands) continue;
    const room = kind && !bet.special ? kind.max - on(there, bet.spot) : bet.amount;
    const beside = kind?.equals ?? kind?.upTo ?? null;
    const most = beside === null ? bet.amount : on(own, beside);
    const amount = Math.min(bet.amount, room, most);
    if (amount > 0) kept.push({ ...bet, amount });
  }
  return kept;
}

const on = (bets: readonly PlacedBet[], spot: string): Cents =>
  sum(bets.flatMap((bet) => (bet.spot === spot ? [bet.amount] : [])));

const total = (bets: readonly PlacedBet[], seat: Seat): Cents =>
  sum(bets.flatMap((bet) => (bet.seat === seat ? [bet.amount] : [])));

const byKey = (bets: readonly PlacedBet[], seat: Seat): Readonly<Record<string, Cents>> =>
  Object.fromEntries(bets.flatMap((bet) => (bet.seat === seat ? [[bet.key, bet.amount]] : [])));
