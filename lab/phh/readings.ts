/**
 * Readings of the rules. A history records what was done, and the rules only in part. Our own reading comes first. The
 * others are those of the format's reference implementation where it differs; docs/phh.md explains why we keep ours. A
 * hand that passes only by another reading is reported as such.
 */

import type { Cents } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import type { Seat } from '../../games/seat.ts';
import type { History } from './history.ts';

export interface Reading {
  /** The difference; null for our own reading. */
  readonly note: string | null;
  readonly betting: string;
  /** A short blind is the bet to be called and raised, not the blind that was owed. */
  readonly shortBlinds: boolean;
  /** Options of our game that the files do not record. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Fixed limit: a raise adds a whole bet to the highest bet, even to an all-in under half a bet. */
  readonly wholeBets: boolean;
}

/** The readings by which a hand may be played, ours first. A hand of our own was played by its own rules only. */
export function readingsOf(history: History): readonly Reading[] {
  const { variant, _rules } = history;
  const betting = variant.dealt.betting;
  const ours: Reading = { note: null, betting, shortBlinds: false, options: {}, wholeBets: false };
  if (_rules !== undefined) return [ours];
  const readings: Reading[] = [ours];
  if (hasShortBlind(history)) readings.push({ ...ours, note: SHORT[variant.forced], shortBlinds: true });
  if (variant.draws) {
    readings.push({ ...ours, note: 'discards dealt back to whoever threw them away', options: { ownDiscards: true } });
  }
  if (betting !== 'split-limit') return readings;
  // Then we have to check the limits: the game itself is played without them, which allows every such raise.
  const wholeBets = { ...ours, note: 'whole bets on top of any all-in', betting: 'pot-limit', wholeBets: true };
  if (variant.forced === 'bring-in') {
    const note = 'an all-in hand that opens passing it to its left';
    const toTheLeft = { ...ours, note, options: { openerAllIn: 'player-on-the-left' } };
    const whole = { ...wholeBets, betting: 'no-limit' };
    readings.push(toTheLeft, whole, {
      ...toTheLeft,
      ...whole,
      options: toTheLeft.options,
      note: `${note}, ${whole.note}`,
    });
    return readings;
  }
  readings.push(wholeBets);
  if (variant.code === 'FO/8') readings.push({ ...ours, note: 'FO/8 played at pot limit', betting: 'pot-limit' });
  return readings;
}

const SHORT = { blinds: 'a short blind lowering the call', 'bring-in': 'a short bring-in lowering the call' } as const;

/** Whether any player has less than ante and blind together; if none does, a short blind can make no difference. */
const hasShortBlind = ({ antes, blinds_or_straddles, bring_in = 0, starting_stacks }: History): boolean =>
  starting_stacks.some((stack, i) => stack < (antes[i] ?? 0) + bring_in + Math.abs(blinds_or_straddles[i] ?? 0));

type Share = Outcome['pots'][number]['shares'][number];

/**
 * The stacks by the other reading of odd chips: pots won by the same hands are split as one, and all odd chips of a
 * share go to its first winner left of the button. In our reading pots are split one by one (B-32a), and nobody gets
 * more than one odd chip of each (V-SL5).
 */
export function withOtherOddChips({ pots, stacks }: Outcome): ReadonlyMap<Seat, Cents> {
  const after = new Map(stacks.map((stack) => [stack.seat, stack.after]));
  const add = (seat: Seat, amount: Cents): void => void after.set(seat, (after.get(seat) ?? 0) + amount);
  const merged = new Map<string, readonly Share[]>();
  for (const { shares } of pots) {
    const winners = JSON.stringify(shares.map(({ seat, hand }) => [seat, hand]));
    merged.set(winners, [...(merged.get(winners) ?? []), ...shares]);
    for (const { seat, amount } of shares) add(seat, -amount);
  }
  for (const shares of merged.values()) {
    const groups = [...new Set(shares.map(({ hand }) => hand))].map((hand) => winnersWith(hand, shares));
    const halves = cutWithOddToFirst(sum(shares), groups.length); // the high hand comes before the low one
    for (const [i, winners] of groups.entries()) {
      const parts = cutWithOddToFirst(halves[i] ?? 0, winners.length);
      for (const [n, seat] of winners.entries()) add(seat, parts[n] ?? 0);
    }
  }
  return after;
}

const winnersWith = (hand: string | null, shares: readonly Share[]): readonly Seat[] => [
  ...new Set(shares.filter((share) => share.hand === hand).map(({ seat }) => seat)),
];

const sum = (shares: readonly Share[]): Cents => shares.reduce((total, { amount }) => total + amount, 0);

function cutWithOddToFirst(amount: Cents, ways: number): readonly Cents[] {
  const even = Math.floor(amount / ways);
  return Array.from({ length: ways }, (_, i) => (i === 0 ? amount - even * (ways - 1) : even));
}
