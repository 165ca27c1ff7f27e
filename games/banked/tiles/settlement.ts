/** Bets in the order of settlement: position by position from the action button. */
import { type Due, duesOf } from '../bet.ts';
import { betsOn } from '../table.ts';
import { betsFor } from './bets.ts';
import { compare, type TileComparison } from './compare.ts';
import { rankedOf } from './setting.ts';
import { inOrder } from './stacks.ts';
import { settingAt, type TilesRound, type TilesTable } from './state.ts';

export function dues(table: TilesTable, round: TilesRound): readonly Due[] {
  const bets = inOrder(table).flatMap(({ id }) => {
    const seen = seenAt(table, round, id);
    return betsOn(table, id).map((bet) => ({ bet, seen }));
  });
  return duesOf(betsFor(table.rules), bets);
}

/** What the bets on a position see. */
function seenAt({ rules, dealerPosition }: TilesTable, round: TilesRound, position: string): TileComparison {
  const ranked = (at: string) => {
    const { low, high } = settingAt(round, at);
    return rankedOf(low, high, rules);
  };
  return compare(ranked(position), ranked(dealerPosition));
}
