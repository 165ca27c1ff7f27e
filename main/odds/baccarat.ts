/**
 * The exact odds of baccarat from a full shoe: every order in which six cards can come, by what they count. Counts are
 * whole numbers throughout, below 2^53 even for eight decks; they are divided only in the end.
 */
import { COUPS, type Coup, coupOf, paysOf, type Spot } from '../../games/banked/baccarat/coup.ts';
import type { BaccaratRules } from '../../games/banked/baccarat/rules.ts';
import { bankerTakes, playerTakes } from '../../games/banked/baccarat/tableau.ts';
import { invariant } from '../../games/result.ts';
import { type BetOdds, type CountedOutcome, countedOdds } from './odds.ts';

/** Every bet of the layout. It takes milliseconds, so that a screen may ask for it. */
export function baccaratOdds(rules: BaccaratRules): readonly BetOdds[] {
  const counts = countCoups(rules);
  const spots: readonly Spot[] = [
    'player',
    'banker',
    'tie',
    ...(rules.pandaPays === undefined ? [] : PANDA),
    'dragon-7',
  ];
  return spots.map((spot) => {
    const outcomes = COUPS.map((coup, i): CountedOutcome => {
      const pays = paysOf(rules, spot, coup);
      return { name: nameOf(spot, coup, pays), pays, count: counts[i] ?? 0 };
    });
    return countedOdds(spot, outcomes);
  });
}

const PANDA: readonly Spot[] = ['panda-8'];

/** How many of the equally likely orders of six cards come to each coup. */
export function countCoups({ decks, naturals }: Pick<BaccaratRules, 'decks' | 'naturals'>): readonly number[] {
  const shoe = new Shoe(decks);
  const counts = COUPS.map(() => 0);
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
    const at = indexOf(coupOf(player, banker));
    counts[at] = (counts[at] ?? 0) + ways * shoe.waysToSix();
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
  const all = counts.reduce((sum, each) => sum + each, 0);
  invariant(Number.isSafeInteger(all), () => `${all} orders are too many to count exactly`);
  return counts;
}

/** Four cards of each count in a deck, sixteen that count nothing. */
class Shoe {
  readonly #left: number[];
  #cards: number;
  #taken = 0;

  constructor(decks: number) {
    this.#left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
    this.#cards = decks * 52;
  }

  /** Takes one card that counts so much: how many there were to take. */
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

  /** In how many ways the cards that were not needed could have come, up to the sixth. */
  waysToSix(): number {
    let ways = 1;
    for (let n = this.#taken; n < 6; n++) ways *= this.#cards - (n - this.#taken);
    return ways;
  }
}

function indexOf({ winner, equal, dragon, panda }: Coup): number {
  return COUPS.findIndex(
    (one) => one.winner === winner && one.equal === equal && one.dragon === dragon && one.panda === panda,
  );
}

function nameOf(spot: Spot, { winner, equal, dragon }: Coup, pays: number): string {
  switch (spot) {
    case 'tie':
      return equal ? 'Tie' : 'No tie';
    case 'dragon-7':
      return pays > 0 ? 'Dragon 7' : 'No Dragon 7';
    case 'panda-8':
      return pays > 0 ? 'Panda 8' : 'No Panda 8';
    default:
      if (winner === null) return 'Tie';
      if (dragon && spot === 'banker') return 'Dragon 7';
      return winner === 'player' ? 'Player wins' : 'Banker wins';
  }
}
