/**
 * Wagers as an answer to an ask: their cost (the chips put out and the fees on them), and whether they are a valid
 * answer. Screens use this code too, so that a station and the rules agree.
 */
import type { FeeTiers, WagerAsk, WagerSpot } from './ask.ts';
import { type Cents, dollars } from './money.ts';
import { type Refusal, refuse } from './result.ts';

/** The spot of the player-dealer's own wager. */
export const BANK = 'bank';

/** A spot: the kind of bet, and the position it is on; `at` is null for the bettor's own. */
export interface Spot {
  readonly kind: string;
  /** A seat's number, or the letter of an open place. */
  readonly at: string | null;
}

/**
 * A spot as written in asks, decisions, results and files: `base`, `dragon-7@5` behind seat 5, `tie@A` on the open
 * place A.
 */
export const writeSpot = ({ kind, at }: Spot): string => (at === null ? kind : `${kind}@${at}`);

/** Reads a spot that `writeSpot` wrote. */
export function readSpot(text: string): Spot {
  const [kind = '', at] = text.split('@');
  return { kind, at: at ?? null };
}

/** The fee of the last row that the amount reaches; 0 below the first. */
export function feeOf(tiers: FeeTiers, amount: Cents): Cents {
  let fee = 0;
  for (const row of tiers) if (row.from <= amount) fee = row.fee;
  return fee;
}

/** The fees for bets on the spots of an ask: one for each bet, and one for their total. No bet, no fee. */
export function feesFor(ask: WagerAsk, bets: Readonly<Record<string, Cents>>): Cents {
  let fees = 0;
  let counted = 0;
  let placed = 0;
  for (const { id, fee, inTotal } of ask.spots) {
    const bet = bets[id] ?? 0;
    if (bet === 0) continue;
    placed += bet;
    fees += feeOf(fee, bet);
    if (inTotal) counted += bet;
  }
  return placed === 0 ? 0 : fees + feeOf(ask.fee, counted);
}

/** Chips that leave the stack when these bets are placed: the bets and their fees. */
export function costOf(ask: WagerAsk, bets: Readonly<Record<string, Cents>>): Cents {
  let placed = 0;
  for (const { id } of ask.spots) placed += bets[id] ?? 0;
  return placed + feesFor(ask, bets);
}

/** Why the bets are not a valid answer to an ask; null when they are valid. */
export function wagerFault(
  ask: WagerAsk,
  bets: Readonly<Record<string, Cents>>,
): { readonly ok: false; readonly error: Refusal } | null {
  for (const [id, amount] of Object.entries(bets)) {
    const spot = ask.spots.find((one) => one.id === id);
    if (!spot) return refuse('no-such-spot', `There is no spot "${id}" for you to bet on.`);
    if (amount === 0) continue;
    const label = spot.at === null ? spot.label : `${spot.label}, ${spot.at}`;
    if (!Number.isSafeInteger(amount) || amount < spot.min || amount > spot.max) {
      return refuse('limits', `${label}: from ${dollars(spot.min)} to ${dollars(spot.max)}, not ${dollars(amount)}.`);
    }
    // A bet that must equal another uses the other bet's step.
    if (spot.equals === undefined && (amount - spot.min) % spot.step !== 0 && amount !== spot.max) {
      return refuse('step', `${label}: in steps of ${dollars(spot.step)}, not ${dollars(amount)}.`);
    }
    if (spot.needs.length > 0 && !spot.needs.some((need) => (bets[need] ?? 0) > 0)) {
      const needed = ask.spots.filter((one) => spot.needs.includes(one.id)).map((one) => one.label);
      return refuse('needs', `${label} needs a bet on ${needed.join(' or ')}.`);
    }
    if (spot.equals !== undefined && amount !== (bets[spot.equals] ?? 0)) return unequal(ask, spot);
    if (spot.upTo !== null && amount > (bets[spot.upTo] ?? 0)) {
      return refuse('up-to', `${label} may not be more than the bet that it goes with.`);
    }
  }
  const missing = ask.spots.find(({ id, equals, always }) => always && (bets[equals ?? ''] ?? 0) !== (bets[id] ?? 0));
  if (missing) return unequal(ask, missing);
  const cost = costOf(ask, bets);
  if (cost > ask.stack) {
    return refuse('stack', `These bets cost ${dollars(cost)} with their fees; you have ${dollars(ask.stack)}.`);
  }
  return null;
}

function unequal({ spots }: WagerAsk, { label, equals }: WagerSpot): ReturnType<typeof refuse> {
  const other = spots.find(({ id }) => id === equals);
  return refuse('equal', `${label} must be as much as ${other?.label ?? 'the bet that it goes with'}.`);
}

/**
 * Bets plus the spots that must equal another bet: those that are always required, and those of the others that hold a
 * bet.
 */
export function matched(
  { spots }: Pick<WagerAsk, 'spots'>,
  bets: Readonly<Record<string, Cents>>,
): Readonly<Record<string, Cents>> {
  const whole: Record<string, Cents> = { ...bets };
  for (const { id, equals, always } of spots) {
    if (equals === undefined || !(always || (bets[id] ?? 0) > 0)) continue;
    const amount = bets[equals] ?? 0;
    if (amount > 0) whole[id] = amount;
    else delete whole[id];
  }
  return whole;
}
