/** Bets in the order of settlement: position by position from the action button clockwise. */
import { type Due, duesOf } from '../bet.ts';
import { betsOn } from '../table.ts';
import { betsFor } from './bets.ts';
import { type Comparison, compare } from './compare.ts';
import { inOrder } from './round.ts';
import { type DoubleHandRound, type DoubleHandTable, settingAt } from './state.ts';

export function dues(table: DoubleHandTable, round: DoubleHandRound): readonly Due[] {
  const bets = inOrder(table).flatMap(({ id }) => {
    const seen = seenAt(table, round, id);
    return betsOn(table, id).map((bet) => ({ bet, seen }));
  });
  return duesOf(betsFor(table.rules), bets);
}

/** What the bets on a position see. */
export function seenAt(table: DoubleHandTable, round: DoubleHandRound, position: string): Comparison {
  return compare(settingAt(round, position), settingAt(round, table.dealerPosition), table.rules);
}
