/** Bets on spots while they are being placed, for a wager ask. */
import type { WagerAsk, WagerSpot } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';

export type Bets = Readonly<Record<string, Cents>>;

export const totalOf = (bets: Bets): Cents => Object.values(bets).reduce((sum, bet) => sum + bet, 0);

/** Whether a spot can take its least bet now: a spot it needs holds one, and the chips are there. */
export const mayBet = (spot: WagerSpot, bets: Bets, left: Cents): boolean =>
  left >= spot.min && (spot.needs.length === 0 || spot.needs.some((need) => (bets[need] ?? 0) > 0));

export const placed = (bets: Bets, id: string, amount: Cents): Bets => ({ ...bets, [id]: amount });

/** Takes back the bet on a spot, and with it those on spots that then have nothing left that they need. */
export function cleared(ask: WagerAsk, bets: Bets, id: string): Bets {
  const left: Bets = Object.fromEntries(Object.entries(bets).filter(([spot]) => spot !== id));
  return ask.spots
    .filter(({ id: spot, needs }) => left[spot] !== undefined && needs.length > 0 && !needs.some((need) => left[need]))
    .reduce((rest, spot) => cleared(ask, rest, spot.id), left);
}
