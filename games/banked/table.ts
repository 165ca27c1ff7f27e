/** A player-dealer table once bets are closed: what a game's own round is dealt from. */
import type { Card } from '../card.ts';
import type { Cents } from '../money.ts';
import type { Seat } from '../seat.ts';
import type { BankedRules } from './rules.ts';
import type { BankedStart } from './start.ts';

/** A place where bets are made and, in most games, cards are dealt. */
export interface Position {
  /** The seat's number, or a letter for a place that nobody holds. */
  readonly id: string;
  readonly seat: Seat | null;
}

/** One seat's chips on one spot of a position. */
export interface Bet {
  readonly seat: Seat;
  readonly position: string;
  /** The kind of bet, such as `base` or `dragon-7`, on any position. */
  readonly spot: string;
  /** The number of this bet among several of the kind that a round adds, from 2. Absent: the only one, or the first. */
  readonly nth?: number;
  readonly amount: Cents;
}

/** The kind of a bet with its number: `base`, `split`, `split-2`. */
export const numbered = ({ spot, nth = 1 }: Pick<Bet, 'spot' | 'nth'>): string => (nth === 1 ? spot : `${spot}-${nth}`);

/** Bets closed, bank posted: everything but the cards that the round will show. */
export interface BankedTable<Rules extends BankedRules> {
  readonly rules: Rules;
  readonly start: BankedStart;
  /** The whole deck or shoe; the next card is `deck[start.used]`. */
  readonly deck: readonly Card[];
  readonly dealer: Seat;
  /** The player-dealer's position for this hand. */
  readonly dealerPosition: string;
  readonly wager: Cents;
  /** In layout order: position by position in the game's direction from the player-dealer, on each the holder first. */
  readonly bets: readonly Bet[];
  /**
   * Payments that bets bring in addition to their own results: bets without chips, in the order of the bets that carry
   * them.
   */
  readonly entitled: readonly Bet[];
  /**
   * Every position except the player-dealer's in the game's direction, starting next to it: the first is number 2 by
   * dice, 1 by card.
   */
  readonly positions: readonly Position[];
  /** Those that hold a bet, in the same order. */
  readonly active: readonly Position[];
  /** Seats whose hand the floor has declared foul. */
  readonly fouled: readonly Seat[];
  /** Chips each seat has behind its bets before the round adds any. */
  readonly chips: ReadonlyMap<Seat, Cents>;
}

/** The bets on one position, in order; only of one kind of spot where `spot` is given. */
export function betsOn(table: Pick<BankedTable<BankedRules>, 'bets'>, position: string, spot?: string): readonly Bet[] {
  return table.bets.filter((bet) => bet.position === position && (spot === undefined || bet.spot === spot));
}

/**
 * Who decides for a position: as the house chooses, the player with the most on its base spots or its holder; of equal
 * bettors the holder, then the first to the holder's left (000:2015-2128; 004:1504-1509). Null when nobody has bet
 * there, and where it would be the player-dealer, whose hand at another position is played the house way
 * (000:2580-2582).
 */
export function deciderOf(
  table: Pick<BankedTable<BankedRules>, 'bets' | 'rules' | 'dealer'>,
  position: Position,
  base: readonly string[] = ['base'],
): Seat | null {
  const bets = betsOn(table, position.id).filter(({ spot }) => base.includes(spot));
  if (table.rules.decides === 'holder' && bets.some(({ seat }) => seat === position.seat)) {
    return position.seat === table.dealer ? null : position.seat;
  }
  const totals = new Map<Seat, Cents>();
  for (const { seat, amount } of bets) totals.set(seat, (totals.get(seat) ?? 0) + amount);
  let decider: Seat | null = null;
  for (const [seat, total] of totals) if (decider === null || total > (totals.get(decider) ?? 0)) decider = seat;
  return decider === table.dealer ? null : decider;
}
