/** Bets in the order of settlement: position by position from the action button clockwise. */
import { type Due, duesOf } from '../bet.ts';
import { type Bet, betsOn } from '../table.ts';
import { hasAceUp, isAceHigh } from './ace-up.ts';
import { betsFor, type SeenSeven } from './bets.ts';
import { compare } from './compare.ts';
import { inOrder } from './round.ts';
import { type DoubleHandRound, type DoubleHandTable, handAt, settingAt } from './state.ts';

/** Hand by hand with all bets on it, or all wagers first and then each bonus (000:6166-6167). */
export function dues(table: DoubleHandTable, round: DoubleHandRound): readonly Due[] {
  const kinds = betsFor(table.rules);
  const bets = inOrder(table).flatMap(({ id }) => {
    const seen = seenAt(table, round, id);
    return betsOn(table, id).map((bet) => ({ bet, seen }));
  });
  if (table.rules.settles !== 'by-bet') return duesOf(kinds, bets);
  const placeOf = ({ spot }: Bet): number => kinds.findIndex(({ id }) => id === spot);
  return duesOf(
    kinds,
    [...bets].sort((a, b) => placeOf(a.bet) - placeOf(b.bet)),
  );
}

/** What the bets on a position see. */
export function seenAt(table: DoubleHandTable, round: DoubleHandRound, position: string): SeenSeven {
  const { rules, dealerPosition } = table;
  const compared = compare(settingAt(round, position), settingAt(round, dealerPosition), rules);
  const dealer = handAt(round, dealerPosition);
  const allPush = hasAceUp(rules) && isAceHigh(dealer);
  return { ...compared, seven: handAt(round, position), dealer, allPush };
}
