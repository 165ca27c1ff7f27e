/** What a set of wagers costs its bettor: the chips put out and the fees for putting them there. */
import type { FeeTiers, WagerAsk } from './game.ts';
import type { Cents } from './money.ts';

/** The fee of the last row that the amount reaches; 0 below the first. */
export function feeOf(tiers: FeeTiers, amount: Cents): Cents {
  let fee = 0;
  for (const row of tiers) if (row.from <= amount) fee = row.fee;
  return fee;
}

/** The fees for bets on the spots of an ask: for each bet, and once for their total. Nothing bet costs nothing. */
export function feesFor(ask: WagerAsk, bets: Readonly<Record<string, Cents>>): Cents {
  let fees = 0;
  let counted = 0;
  let placed = 0;
  for (const { id, fee, inTotal } of ask.spots) {
    const bet = bets[id] ?? 0;
    if (bet === 0) continue;
    placed += bet;
    fees += feeOf(fee, bet);
    if (inTotal) counted += bet;
  }
  return placed === 0 ? 0 : fees + feeOf(ask.fee, counted);
}

/** Chips that leave the stack when these bets are placed: the bets and their fees. */
export function costOf(ask: WagerAsk, bets: Readonly<Record<string, Cents>>): Cents {
  let placed = 0;
  for (const { id } of ask.spots) placed += bets[id] ?? 0;
  return placed + feesFor(ask, bets);
}
