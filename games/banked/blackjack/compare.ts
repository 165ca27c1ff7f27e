/** A player's hand against the player-dealer's: naturals first, then counts in the order of the law. */
import { type Card, rankOf, suitOf } from '../../card.ts';
import { invariant } from '../../result.ts';
import type { Law, Natural, Payoff } from './law.ts';

/** A finished hand. */
export interface HandStrength {
  readonly natural: Natural;
  readonly total: number;
  /** Needed where both are over: some cards save a player who would lose. */
  readonly cards: readonly Card[];
}

export type Verdict =
  | { readonly verdict: 'win'; readonly pays: Payoff }
  | { readonly verdict: 'lose' }
  | { readonly verdict: 'push' };

const LOSE: Verdict = { verdict: 'lose' };
const PUSH: Verdict = { verdict: 'push' };
const WIN: Verdict = { verdict: 'win', pays: '1-to-1' };
const VERDICTS = { win: WIN, push: PUSH, lose: LOSE } as const;

/**
 * The result of a hand (the charts of 000:2228-2340; 001:470-494; 001:2099-2121; 003:1061-1078; 004:525-540;
 * 004:3142-3175).
 */
export function compare(law: Law, player: HandStrength, dealer: HandStrength): Verdict {
  if (player.natural !== null || dealer.natural !== null) return compareNaturals(law, player.natural, dealer.natural);
  if (law.order === 'nearest') return compareNearness(law, player.total, dealer.total);
  const playerOver = isOver(law, player.total);
  const dealerOver = isOver(law, dealer.total);
  if (playerOver && dealerOver) return compareOver(law, player, dealer);
  if (playerOver !== dealerOver) return playerOver ? LOSE : WIN;
  const [mine, theirs] = [worth(law, player.total), worth(law, dealer.total)];
  if (mine === theirs) return equal(law, player.total);
  return mine > theirs ? WIN : LOSE;
}

/** Whether a count is over the target; one past the target is over only where the house says so. */
export function isOver({ plain22, target }: Pick<Law, 'plain22' | 'target'>, total: number): boolean {
  return total > (plain22 === 'over' ? target : target + 1);
}

/** A count past the target that is not over is worth less than any other (000:2245). */
const worth = ({ target }: Law, total: number): number => (total > target ? 0 : total);

const equal = ({ equalLoses }: Law, total: number): Verdict =>
  equalLoses === 'all' || equalLoses.includes(total) ? LOSE : PUSH;

/** The count nearer to the target wins; at equal distance, the one under it (002:9-13). */
function compareNearness(law: Law, player: number, dealer: number): Verdict {
  const away = (total: number): number =>
    total > law.target ? 2 * (total - law.target) + 1 : 2 * (law.target - total);
  if (player === dealer) return equal(law, player);
  return away(player) < away(dealer) ? WIN : LOSE;
}

function compareOver(law: Law, player: HandStrength, dealer: HandStrength): Verdict {
  const nearer = player.total < dealer.total;
  const found = player.total === dealer.total ? law.overEqual : nearer ? law.overNearer : 'lose';
  return found === 'lose' && isSaved(law, player, dealer) ? PUSH : VERDICTS[found];
}

const SEVEN = 5;
const EIGHT = 6;
const NINE = 7;

/**
 * Whether the cards make a push of a hand that is over and would lose (001:2119-2121; 003:1417-1427; 004:3160-3168).
 */
function isSaved({ overSaves, plainTens }: Law, player: HandStrength, dealer: HandStrength): boolean {
  const bonusFrom = plainTens ? TEN + 1 : TEN;
  switch (overSaves) {
    case 'dealer-888':
      return dealer.cards.length === 3 && dealer.cards.every((card) => rankOf(card) === EIGHT);
    case 'same-cards':
      return ranks(player.cards, bonusFrom) === ranks(dealer.cards, bonusFrom);
    case 'dealer-suited-789':
      return player.total < dealer.total && isSuited789(dealer.cards);
    case 'none':
      return false;
  }
}

const TEN = 8;
const ACE = 12;

/** Ranks in order, whatever order they came in; all bonus cards are the same. */
const ranks = (cards: readonly Card[], bonusFrom: number): string =>
  cards
    .map(rankOf)
    .map((rank) => (rank >= bonusFrom && rank < ACE ? bonusFrom : rank))
    .sort((a, b) => a - b)
    .join();

function isSuited789(cards: readonly Card[]): boolean {
  const [first] = cards;
  if (first === undefined || cards.length !== 3) return false;
  return ranks(cards, TEN) === `${SEVEN},${EIGHT},${NINE}` && cards.every((card) => suitOf(card) === suitOf(first));
}

function compareNaturals(law: Law, player: Natural, dealer: Natural): Verdict {
  if (player === null) return LOSE;
  const own = law.naturals.find(({ id }) => id === player);
  invariant(own !== undefined, () => `no natural "${player}" in the law`);
  if (dealer === null || law.bothNatural === 'win') return { verdict: 'win', pays: own.pays };
  // Two jokers of the player beat an ace; those of the player-dealer do not (000:2228-2340).
  return law.bestNaturalWins && law.naturals[0]?.id === player && dealer !== player ? WIN : PUSH;
}

/** The ratio of each payoff. */
export const PAYOFFS: Readonly<Record<Payoff, { readonly to: number; readonly per: number }>> = {
  '1-to-1': { to: 1, per: 1 },
  '3-to-2': { to: 3, per: 2 },
  '2-to-1': { to: 2, per: 1 },
  '6-to-5': { to: 6, per: 5 },
};

/** A payoff in words: `2 to 1`. */
export const payoffText = (pays: Payoff): string => pays.replaceAll('-', ' ');
