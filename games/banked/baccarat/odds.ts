/**
 * The exact odds of baccarat from a full shoe: every order in which six cards can come, by card value. Counts are whole
 * numbers throughout, below 2^53 even for eight decks; they are divided only at the end.
 */
import type { BetOdds } from '../../odds.ts';
import { invariant } from '../../result.ts';
import type { BetKind } from '../bet.ts';
import { countedOdds, type Weighed } from '../odds.ts';
import { coupOf, nameOf } from './coup.ts';
import type { SeenCoup } from './page.ts';
import type { BaccaratRules } from './rules.ts';
import { bankerTakes, playerTakes } from './tableau.ts';

/** Every bet of the layout. It takes milliseconds, so a screen may ask for it. */
export function baccaratOdds(rules: BaccaratRules, kinds: readonly BetKind<SeenCoup>[]): readonly BetOdds[] {
  const coups = countCoups(rules);
  return kinds.map((kind) => countedOdds(kind, coups));
}

/** How many of the equally likely orders of six cards give each coup. */
export function countCoups({
  decks,
  naturals,
}: Pick<BaccaratRules, 'decks' | 'naturals'>): readonly Weighed<SeenCoup>[] {
  const shoe = new Shoe(decks);
  const counts = new Map<string, Weighed<SeenCoup>>();
  const player: number[] = [];
  const banker: number[] = [];
  const drawTo = (hand: number[], ways: number, then: (ways: number) => void): void => {
    for (let points = 0; points < 10; points++) {
      const cards = shoe.take(points);
      if (cards > 0) {
        hand.push(points);
        then(ways * cards);
        hand.pop();
      }
      shoe.putBack(points);
    }
  };
  const count = (ways: number): void => {
    const coup = coupOf(player, banker);
    const before = counts.get(nameOf(coup))?.weight ?? 0;
    counts.set(nameOf(coup), { seen: { ...coup, sentence: '' }, weight: before + ways * shoe.waysToSix() });
  };
  const third = (ways: number): void => {
    if (bankerTakes(player, banker, naturals)) drawTo(banker, ways, count);
    else count(ways);
  };
  const drawn = (ways: number): void => {
    if (playerTakes(player, banker, naturals)) drawTo(player, ways, third);
    else third(ways);
  };
  const two = (hand: number[], then: (ways: number) => void) => (ways: number) =>
    drawTo(hand, ways, (one) => drawTo(hand, one, then));
  two(player, two(banker, drawn))(1);
  const all = [...counts.values()].reduce((sum, { weight }) => sum + weight, 0);
  invariant(Number.isSafeInteger(all), () => `${all} orders are too many to count exactly`);
  return [...counts.values()];
}
/** Four cards of each value in a deck, sixteen worth zero. */
class Shoe {
  readonly #left: number[];
  #cards: number;
  #taken = 0;

  constructor(decks: number) {
    this.#left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
    this.#cards = decks * 52;
  }

  /** Takes one card of this value; returns how many there were to take. */
  take(points: number): number {
    const left = this.#left[points] ?? 0;
    this.#left[points] = left - 1;
    this.#cards -= 1;
    this.#taken += 1;
    return left;
  }

  putBack(points: number): void {
    this.#left[points] = (this.#left[points] ?? 0) + 1;
    this.#cards += 1;
    this.#taken -= 1;
  }

  /** The number of ways the unneeded cards could have come, up to the sixth. */
  waysToSix(): number {
    let ways = 1;
    for (let n = this.#taken; n < 6; n++) ways *= this.#cards - (n - this.#taken);
    return ways;
  }
}
