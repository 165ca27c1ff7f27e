/**
 * What a bet pays its bettor in addition to its own result: a payment without a stake of its own, such as an envy
 * bonus. It comes out of the player-dealer's wager like any bet's winnings, after all of them, and the house has no
 * part in it.
 */
import type { Cents } from '../money.ts';
import { invariant } from '../result.ts';
import { readSpot, writeSpot } from '../wager.ts';
import type { AnyBetKind, Due } from './bet.ts';
import type { PlacedBet } from './state.ts';
import type { Bet } from './table.ts';

/** What one kind of bet entitles its bettor to. */
export interface Entitlement {
  readonly id: string;
  readonly label: string;
  /** A bet of this amount or more entitles its bettor, each bet once. */
  readonly from: Cents;
}

/** An entitlement to be paid. */
export interface Owed {
  /** One of the table's entitlements: the very same object. */
  readonly entitled: Bet;
  readonly amount: Cents;
  /** The reason for the payment, in one sentence. */
  readonly text: string;
}

/** The entitlements of bets, in the order of the bets: a bet without chips for each. */
export function entitlementsOf(kinds: readonly AnyBetKind[], bets: readonly PlacedBet[]): readonly PlacedBet[] {
  return bets.flatMap((bet): PlacedBet[] => {
    const entitles = kinds.find(({ id }) => id === bet.spot)?.entitles;
    if (!entitles || bet.special || bet.amount < entitles.from) return [];
    const key = writeSpot({ kind: entitles.id, at: readSpot(bet.key).at });
    return [{ ...bet, spot: entitles.id, amount: 0, key }];
  });
}

/** Entitlements as they are settled, in the given order: each is won, and the bettor has no stake to lose. */
export function owedAsDues(entitled: readonly PlacedBet[], owed: readonly Owed[]): readonly Due[] {
  const left = new Set<Bet>(entitled);
  return owed.map((one) => {
    const { amount } = one;
    invariant(
      left.delete(one.entitled),
      () => `seat ${one.entitled.seat} is owed ${one.entitled.spot} twice or for no bet`,
    );
    invariant(Number.isSafeInteger(amount) && amount > 0, () => `an entitlement comes to ${amount} cents`);
    return { bet: one.entitled, verdict: 'win', amount, result: 'win', text: one.text };
  });
}
