/**
 * How far the player-dealer's wager reaches. Bets are settled one after another in the game's order; nobody wins or
 * loses more than was posted, and bets without action go back to their bettors (004 C2, 000c pd-coverage-engine).
 */
import { type Cents, sum } from '../money.ts';
import { invariant } from '../result.ts';

/**
 * How a settled bet uses up the player-dealer's wager.
 * - `gross`: won or lost, the wager in action shrinks by the amount that changed hands (004:1310-1379; 000:2325-2336).
 * - `separate`: wins and losses are each limited to the wager separately (001a PD-COMMON, model B).
 * - `losers-first`: every lost bet is taken before any winner is paid, and helps pay the winners (000:5595-5597).
 */
export type CoverageModel = 'gross' | 'separate' | 'losers-first';

/** What a bet would win or lose if the player-dealer's money were unlimited. */
export interface Claim {
  readonly verdict: 'win' | 'lose' | 'push';
  /** What the player-dealer pays on a win, or takes on a loss, in full. 0 for a push. */
  readonly amount: Cents;
}

export interface Covered {
  /** Paid to the bettor out of the player-dealer's wager. */
  readonly won: Cents;
  /** Taken from the bettor's stake. */
  readonly lost: Cents;
  /** True when less changed hands than the bet was for. */
  readonly short: boolean;
}

/** Settles the claims in order against a wager; returns one answer for each claim, and what is left in action. */
export function cover(
  wager: Cents,
  model: CoverageModel,
  claims: readonly Claim[],
): { readonly covered: readonly Covered[]; readonly left: Cents } {
  invariant(wager >= 0, () => `the player-dealer has wagered ${wager}`);
  if (model === 'losers-first') return losersFirst(wager, claims);
  let toPay = wager;
  let toTake = wager;
  const covered = claims.map(({ verdict, amount }): Covered => {
    const given = verdict === 'push' ? 0 : Math.min(amount, verdict === 'win' ? toPay : toTake);
    if (verdict === 'win' || model === 'gross') toPay -= given;
    if (verdict === 'lose' || model === 'gross') toTake -= given;
    return answer(verdict, amount, given);
  });
  return { covered, left: Math.min(toPay, toTake) };
}

function losersFirst(wager: Cents, claims: readonly Claim[]): ReturnType<typeof cover> {
  let taken = 0;
  const lost = claims.map(({ verdict, amount }) => {
    const given = verdict === 'lose' ? Math.min(amount, wager - taken) : 0;
    taken += given;
    return given;
  });
  let purse = wager + taken;
  const covered = claims.map(({ verdict, amount }, i): Covered => {
    const given = verdict === 'win' ? Math.min(amount, purse) : (lost[i] ?? 0);
    if (verdict === 'win') purse -= given;
    return answer(verdict, amount, given);
  });
  return { covered, left: Math.min(wager, purse) };
}

function answer(verdict: Claim['verdict'], amount: Cents, given: Cents): Covered {
  return {
    won: verdict === 'win' ? given : 0,
    lost: verdict === 'lose' ? given : 0,
    short: verdict !== 'push' && given < amount,
  };
}

/** The result of one of several stakes of a bank. */
export interface Part {
  readonly paid: Cents;
  readonly taken: Cents;
  /** The part of it still in action. */
  readonly left: Cents;
}

/**
 * Divides what a bank paid and took among its stakes: they act in turn, each as far as it reaches (000:2334-2335).
 * `covered` is what `cover` returned for the stakes together, in the same order.
 */
export function inTurn(stakes: readonly Cents[], model: CoverageModel, covered: readonly Covered[]): readonly Part[] {
  const toTake = [...stakes];
  const toPay = model === 'gross' ? toTake : [...stakes];
  const [paid, taken] = [stakes.map(() => 0), stakes.map(() => 0)];
  const draw = (from: Cents[], into: Cents[], amount: Cents): void => {
    let rest = amount;
    for (const [i, left] of from.entries()) {
      const part = Math.min(left, rest);
      from[i] = left - part;
      into[i] = (into[i] ?? 0) + part;
      rest -= part;
    }
    invariant(rest === 0, () => `${rest} of ${amount} are beyond the stakes of the bank`);
  };
  if (model === 'losers-first') {
    for (const { lost } of covered) draw(toTake, taken, lost);
    for (const [i, part] of taken.entries()) toPay[i] = (toPay[i] ?? 0) + part;
    for (const { won } of covered) draw(toPay, paid, won);
  } else {
    for (const { won, lost } of covered) {
      draw(toPay, paid, won);
      draw(toTake, taken, lost);
    }
  }
  return stakes.map((stake, i) => ({
    paid: paid[i] ?? 0,
    taken: taken[i] ?? 0,
    left: model === 'losers-first' ? Math.min(stake, toPay[i] ?? 0) : Math.min(toPay[i] ?? 0, toTake[i] ?? 0),
  }));
}

/**
 * Divides what a joint bet won or lost among its holders, by stake, in whole units; the remainder goes to the first
 * bettors, a unit each. The shares add up to `amount`, which is at most the total of the stakes, and no share exceeds
 * its stake.
 */
export function shareByStake(amount: Cents, stakes: readonly Cents[], unit: Cents): readonly Cents[] {
  const total = sum(stakes);
  invariant(amount <= total, () => `${amount} shared among stakes of ${total}`);
  if (amount === 0) return stakes.map(() => 0);
  const shares = stakes.map((stake) => wholeUnits(amount, stake, total, unit));
  let odd = amount - sum(shares);
  while (odd > 0) {
    for (const [i, stake] of stakes.entries()) {
      const more = Math.min(odd, unit, stake - (shares[i] ?? 0));
      shares[i] = (shares[i] ?? 0) + more;
      odd -= more;
    }
  }
  return shares;
}

/** amount × stake ÷ total in whole units, rounded down, without exceeding the range of exact integers. */
function wholeUnits(amount: Cents, stake: Cents, total: Cents, unit: Cents): Cents {
  return Number((BigInt(amount) * BigInt(stake)) / (BigInt(total) * BigInt(unit))) * unit;
}
