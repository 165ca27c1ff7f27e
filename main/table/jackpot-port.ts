/** The jackpots of a house, as a table plays for them. */
import type { JackpotHit } from '../../games/hand-event.ts';
import type { JackpotQualifier } from '../../games/jackpot.ts';
import { dollars, sum } from '../../games/money.ts';
import type { AnyGame, AnyRules } from '../../games/registry.ts';
import type { Seat } from '../../games/seat.ts';

/** A hand that has hit a jackpot, as the house is told of it. */
export interface ToldHit {
  readonly key: string;
  readonly hand: number;
  readonly game: string;
  /** Everybody dealt in, clockwise from the left of the button. */
  readonly players: readonly { readonly seat: Seat; readonly account: string }[];
  readonly hit: JackpotHit;
  readonly seal: string;
  readonly at: number;
}

/** What has become of one. */
export interface DecidedHit {
  readonly outcome: 'paid' | 'void';
  readonly reason: string;
  readonly shares: readonly { readonly account: string; readonly amount: number; readonly document: string | null }[];
}

/** Whoever keeps the jackpots that are played for here; a table by itself has none. */
export interface JackpotPort {
  /** What is played for at a game now. */
  posted(game: string): readonly JackpotQualifier[];
  /** Whether nothing is dealt until a hit of it is decided. */
  holds(jackpot: string): boolean;
  /** Tells the house, in the transaction of the hand's settlement. */
  tell(hit: ToldHit): void;
  /** Null while it is not decided. */
  decided(key: string): DecidedHit | null;
}

/** `full house, aces full of kings, beaten by four of a kind, kings`, or the hand that was held. */
export const handsInWords = ({ beaten, best }: Pick<JackpotHit, 'beaten' | 'best'>): string =>
  beaten === null ? best : `${beaten}, beaten by ${best}`;

/** What a hand is played for, by the rules of the game and of the house as they are now; the rules themselves where nothing is added. */
export function withJackpots(game: AnyGame, rules: AnyRules, port: JackpotPort | null): AnyRules {
  if (port === null || !('jackpots' in rules)) return rules;
  const posted = port.posted(game.id).filter((jackpot) => game.jackpotFault?.(rules, jackpot) === null);
  return posted.length === 0 ? rules : game.rules.parse({ ...rules, jackpots: posted });
}

/** Seats clockwise from the left of the button; without one, from the lowest. */
export function fromTheButton<Player extends { readonly seat: Seat }>(
  players: readonly Player[],
  button: Seat | null,
): readonly Player[] {
  const left = players.findIndex(({ seat }) => seat > (button ?? 0));
  return left <= 0 ? players : [...players.slice(left), ...players.slice(0, left)];
}

/** What a player reads of it; null for who has no part in it. */
export function decidedText({ outcome, reason, shares }: DecidedHit, account: string): string | null {
  if (outcome === 'void') return `The house has decided that no jackpot was hit: ${reason}.`;
  const own = shares.filter((share) => share.account === account);
  const paid = own.filter(({ document }) => document !== null);
  if (own.length === 0) return null;
  if (paid.length === 0) return 'Your share of the jackpot is withheld: please see the cage.';
  const papers = paid.map(({ document }) => document).join(', ');
  return `${dollars(sum(paid.map(({ amount }) => amount)))} of the jackpot is on your card, document ${papers}.`;
}
