/** Bets in the order of settlement: position by position from the action button clockwise. */
import { type Due, duesOf } from '../bet.ts';
import { betsOn } from '../table.ts';
import { betsFor, type SeenSeven } from './bets.ts';
import { compare } from './compare.ts';
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
export function seenAt(table: DoubleHandTable, round: DoubleHandRound, position: string): SeenSeven {
  const { front, back } = settingAt(round, position);
  const compared = compare({ front, back }, settingAt(round, table.dealerPosition), table.rules);
  return { ...compared, seven: [...front, ...back] };
}
