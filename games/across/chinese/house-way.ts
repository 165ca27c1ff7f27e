/**
 * How the house sets a hand that no player sets: the best possible back, then the best middle from the rest. Such a
 * hand is never foul.
 */
import type { Card } from '../../card.ts';
import { rankHigh5 } from '../../ranking/high.ts';
import type { ThreeHands } from './setting.ts';

export function houseWay(thirteen: readonly Card[]): ThreeHands {
  const back = bestFive(thirteen);
  const rest = thirteen.filter((card) => !back.includes(card));
  const middle = bestFive(rest);
  return { front: rest.filter((card) => !middle.includes(card)), middle, back };
}

/** The best five of any number of cards, the first found among equal ones. */
function bestFive(cards: readonly Card[]): readonly Card[] {
  const n = cards.length;
  const card = (at: number): Card => cards[at] as Card;
  let best = 0;
  let five: readonly number[] = [];
  for (let a = 0; a < n - 4; a++) {
    for (let b = a + 1; b < n - 3; b++) {
      for (let c = b + 1; c < n - 2; c++) {
        for (let d = c + 1; d < n - 1; d++) {
          for (let e = d + 1; e < n; e++) {
            const value = rankHigh5(card(a), card(b), card(c), card(d), card(e));
            if (value <= best) continue;
            best = value;
            five = [a, b, c, d, e];
          }
        }
      }
    }
  }
  return five.map(card);
}
