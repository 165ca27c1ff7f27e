/** Pots: who can win which chips, and how a pot is divided. Players are indices into the hand, clockwise. */
import type { Cents } from '../money.ts';
import type { PokerRules } from './rules.ts';

export interface Pot {
  readonly label: string;
  readonly amount: Cents;
  /** Players who can win it. */
  readonly players: readonly number[];
}

/**
 * Layers everyone's payments into a main pot and side pots, main pot first (LD20, B-16). `dead` belongs to nobody and
 * is in the main pot. What was `taken` for the house comes out of the main pot first (A3), leaving `left` in each pot.
 * Chips of dead hands above the last live layer stay in the last pot.
 */
export function potsOf(
  paid: readonly Cents[],
  live: readonly number[],
  dead: Cents,
  taken: Cents,
  left: Cents = 0,
): readonly Pot[] {
  const pots: Pot[] = [];
  let players = live;
  let below = 0;
  let gross = dead;
  while (players.length > 0) {
    let level = Number.POSITIVE_INFINITY;
    for (const player of players) level = Math.min(level, paid[player] ?? 0);
    const above = players.filter((player) => (paid[player] ?? 0) > level);
    const top = above.length === 0 ? Number.POSITIVE_INFINITY : level;
    for (const amount of paid) gross += Math.min(amount, top) - Math.min(amount, below);
    if (gross > 0) pots.push({ label: potLabel(pots.length), amount: gross, players });
    below = level;
    gross = 0;
    players = above;
  }
  return taken === 0 ? pots : withoutFees(pots, taken, left);
}

/** Fees taken before the pots were split may be more than all but the last chips: then those go, too. */
function withoutFees(pots: readonly Pot[], taken: Cents, left: Cents): readonly Pot[] {
  let owed = taken;
  const take = (keep: Cents) => (pot: Pot) => {
    const fees = Math.max(0, Math.min(owed, pot.amount - keep));
    owed -= fees;
    return { ...pot, amount: pot.amount - fees };
  };
  const after = pots.map(take(left));
  return owed === 0 ? after : after.map(take(0));
}

export const potLabel = (n: number): string => (n === 0 ? 'main pot' : `side pot ${n}`);

/** The uncalled part of a bet: what the highest payer has in beyond the next (B-23). */
export function uncalled(paid: readonly Cents[]): { readonly player: number; readonly amount: Cents } | null {
  let player = -1;
  let most = 0;
  let next = 0;
  for (let each = 0; each < paid.length; each += 1) {
    const amount = paid[each] ?? 0;
    if (amount > most) {
      next = most;
      most = amount;
      player = each;
    } else if (amount > next) next = amount;
  }
  return most > next ? { player, amount: most - next } : null;
}

/**
 * Divides an amount into as many shares as there are winners, down to the smallest chip. Odd chips go one each to the
 * first shares (V-SL5, B-27, B-28), or all to the very first, so list the winners clockwise from the button. An amount
 * smaller than a chip goes with them, to the next in line.
 */
export function cut(
  amount: Cents,
  shares: number,
  { chip, oddChips }: Pick<PokerRules, 'chip' | 'oddChips'>,
): readonly Cents[] {
  if (shares === 1) return [amount];
  const even = Math.floor(amount / shares / chip) * chip;
  let odd = amount - even * shares;
  const amounts: Cents[] = [];
  for (let share = 0; share < shares; share += 1) {
    const extra = oddChips === 'first-seat' ? odd : Math.min(odd, chip);
    odd -= extra;
    amounts.push(even + extra);
  }
  return amounts;
}

/** Halves a pot for high and low; the odd chip goes to the high (V-O5, B-29). */
export function halve(amount: Cents, chip: Cents): { readonly high: Cents; readonly low: Cents } {
  const low = Math.floor(amount / 2 / chip) * chip;
  return { high: amount - low, low };
}
