/** A player's hand against the player-dealer's: naturals first, then counts; over 21 a hand is bad, not dead. */
import { type Natural, TARGET } from './count.ts';
import type { NoBustRules, Payoff } from './rules.ts';

/** A finished hand. */
export interface HandStrength {
  readonly natural: Natural;
  readonly total: number;
}

export type Verdict =
  | { readonly verdict: 'win'; readonly pays: Payoff }
  | { readonly verdict: 'lose' }
  | { readonly verdict: 'push' };

const LOSE: Verdict = { verdict: 'lose' };
const PUSH: Verdict = { verdict: 'push' };
const WIN: Verdict = { verdict: 'win', pays: '1-to-1' };

/** How a hand comes out (the charts of 000:2228-2340; 001:470-494; 003:1061-1078; 004:525-540). */
export function compare(rules: NoBustRules, player: HandStrength, dealer: HandStrength): Verdict {
  if (player.natural !== null || dealer.natural !== null) return compareNaturals(rules, player, dealer);
  const playerOver = isOver(rules, player.total);
  const dealerOver = isOver(rules, dealer.total);
  if (playerOver && dealerOver) return compareOver(rules, player.total, dealer.total);
  if (playerOver !== dealerOver) return playerOver ? LOSE : WIN;
  const [mine, theirs] = [worth(player.total), worth(dealer.total)];
  return mine === theirs ? PUSH : mine > theirs ? WIN : LOSE;
}

/** Whether a count is over 21; a plain 22 only where the house says so. */
export function isOver({ plain22 }: Pick<NoBustRules, 'plain22'>, total: number): boolean {
  return total > (plain22 === 'over' ? TARGET : TARGET + 1);
}

/** A plain 22 that is not over is worth less than any count of 21 or less (000:2245). */
const worth = (total: number): number => (total > TARGET ? 0 : total);

function compareOver({ overNearer, overEqual }: NoBustRules, player: number, dealer: number): Verdict {
  if (player === dealer) return overEqual === 'push' ? PUSH : LOSE;
  return player < dealer && overNearer === 'push' ? PUSH : LOSE;
}

function compareNaturals(rules: NoBustRules, player: HandStrength, dealer: HandStrength): Verdict {
  if (player.natural === null) return LOSE;
  if (dealer.natural === null) {
    return { verdict: 'win', pays: player.natural === 'jokers' ? rules.jokersPay : rules.acesPay };
  }
  // Two jokers of the player beat an ace; those of the player-dealer do not (000:2228-2340).
  return rules.jokersBeatAces && player.natural === 'jokers' && dealer.natural === 'aces' ? WIN : PUSH;
}

/** What each payoff is: so much to so much. */
export const PAYOFFS: Readonly<Record<Payoff, { readonly to: number; readonly per: number }>> = {
  '1-to-1': { to: 1, per: 1 },
  '3-to-2': { to: 3, per: 2 },
  '2-to-1': { to: 2, per: 1 },
};

/** A payoff as it is said: `2 to 1`. */
export const payoffText = (pays: Payoff): string => pays.replaceAll('-', ' ');
