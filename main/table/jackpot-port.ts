/** The jackpots of a house, as a table plays for them. */
import type { JackpotHit } from '../../games/hand-event.ts';
import type { JackpotQualifier } from '../../games/jackpot.ts';
import { dollars, sum } from '../../games/money.ts';
import type { AnyGame, AnyRules } from '../../games/registry.ts';
import type { Seat } from '../../games/seat.ts';

/** A hand that has hit a jackpot, as reported to the house. */
export interface ReportedHit {
  readonly key: string;
  readonly hand: number;
  readonly game: string;
  /** All players dealt in, clockwise from the left of the button. */
  readonly players: readonly { readonly seat: Seat; readonly account: string }[];
  readonly hit: JackpotHit;
  readonly seal: string;
  readonly at: number;
}

/** The house's decision on a hit. */
export interface DecidedHit {
  readonly outcome: 'paid' | 'void';
  readonly reason: string;
  readonly shares: readonly { readonly account: string; readonly amount: number; readonly document: string | null }[];
}

/** The jackpots that this table plays for, and the way to the house that holds them. A standalone table has none. */
export interface JackpotPort {
  /** The jackpots now posted for a game. */
  posted(game: string): readonly JackpotQualifier[];
  /** Whether no hand is dealt until a hit of this jackpot is decided. */
  holds(jackpot: string): boolean;
  /** Reports a hit to the house, in the transaction that settles the hand. */
  tell(hit: ReportedHit): void;
  /** Null until it is decided. */
  decided(key: string): DecidedHit | null;
}

/** `full house, aces full of kings, beaten by four of a kind, kings`, or only the hand that was held. */
export const handsInWords = ({ beaten, best }: Pick<JackpotHit, 'beaten' | 'best'>): string =>
  beaten === null ? best : `${beaten}, beaten by ${best}`;

/** The rules with the jackpots now played for, by game and house; the same rules where there are none. */
export function withJackpots(game: AnyGame, rules: AnyRules, port: JackpotPort | null): AnyRules {
  if (port === null || !('jackpots' in rules)) return rules;
  const posted = port.posted(game.id).filter((jackpot) => game.jackpotFault?.(rules, jackpot) === null);
  return posted.length === 0 ? rules : game.rules.parse({ ...rules, jackpots: posted });
}

/** Seats clockwise from the left of the button or, without a button, from the lowest seat. */
export function fromTheButton<Player extends { readonly seat: Seat }>(
  players: readonly Player[],
  button: Seat | null,
): readonly Player[] {
  const left = players.findIndex(({ seat }) => seat > (button ?? 0));
  return left <= 0 ? players : [...players.slice(left), ...players.slice(0, left)];
}

/** What a player reads about the decision; null for a player who has no part in it. */
export function decidedText({ outcome, reason, shares }: DecidedHit, account: string): string | null {
  if (outcome === 'void') return `The house has decided that no jackpot was hit: ${reason}.`;
  const own = shares.filter((share) => share.account === account);
  const paid = own.filter(({ document }) => document !== null);
  if (own.length === 0) return null;
  if (paid.length === 0) return 'Your share of the jackpot is withheld: please see the cage.';
  const papers = paid.map(({ document }) => document).join(', ');
  return `${dollars(sum(paid.map(({ amount }) => amount)))} of the jackpot is on your card, document ${papers}.`;
}
