/** A round of an ante game on the table. States are never changed in place. */
import type { Card } from '../../card.ts';
import type { Seat } from '../../seat.ts';
import type { BankedTable, Bet } from '../table.ts';
import type { Round } from '../variant.ts';
import type { AnteRules } from './rules.ts';
import { ANTE, type AnteSpec } from './spec.ts';

export interface AddedPlay extends Bet {
  /** The name in the results: `play`, `play@5` on another player's position. */
  readonly key: string;
  readonly special: boolean;
}

/** A bettor who has given up their bets on a position. */
export interface Folded {
  readonly seat: Seat;
  readonly position: string;
}

export interface AnteRound extends Round {
  readonly added: readonly AddedPlay[];
  /** The cards of every position with a bet. */
  readonly hands: ReadonlyMap<string, readonly Card[]>;
  readonly dealer: readonly Card[];
  /** The open community cards. */
  readonly board: readonly Card[];
  /** Who decides for each position with an ante; the house plays those that are missing. */
  readonly deciders: ReadonlyMap<string, Seat>;
  /** The current look; past the last one the round is over. */
  readonly look: number;
  /** Positions that have decided at this look, and those that owe nothing more. */
  readonly answered: readonly string[];
  readonly settled: readonly string[];
  readonly folded: readonly Folded[];
}

/** A round's context: the game's own part, and the table. */
export interface AnteTable<Rules extends AnteRules> {
  readonly spec: AnteSpec<Rules>;
  readonly table: BankedTable<Rules>;
}

export const hasFolded = ({ folded }: AnteRound, seat: Seat, position: string): boolean =>
  folded.some((one) => one.seat === seat && one.position === position);

/** A seat's antes on a position. */
export const antesOf = (table: Pick<BankedTable<AnteRules>, 'bets'>, seat: Seat, position: string): readonly Bet[] =>
  table.bets.filter((bet) => bet.seat === seat && bet.position === position && bet.spot === ANTE);

/** Everyone with an ante on a position, its holder first. */
export const anteBettors = (table: Pick<BankedTable<AnteRules>, 'bets'>, position: string): readonly Seat[] => [
  ...new Set(table.bets.flatMap((bet) => (bet.position === position && bet.spot === ANTE ? [bet.seat] : []))),
];
