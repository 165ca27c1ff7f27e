/** Cards of a shoe by their value: deuce to nine, the plain ten, the bonus card, ace, joker. */
import { type Card, isJoker, rankOf, suitOf } from '../../card.ts';
import type { Law } from './law.ts';

const JOKER: Card = 52;
const TEN = 8;
const KING: Card = 44;
const ACE = 12;

/** One card that represents all of the same value: a club, where there are clubs of it. */
export function kindOf({ plainTens }: Pick<Law, 'plainTens'>, card: Card): Card {
  if (isJoker(card)) return JOKER;
  const rank = rankOf(card);
  const bonus = rank > TEN && rank < ACE;
  return bonus || (rank === TEN && !plainTens) ? KING : rank * 4;
}

/** A shoe from which cards are drawn one by one, each kind with its probability. */
export class CardsLeft {
  readonly kinds: readonly Card[];
  readonly #left = new Map<Card, number>();
  #cards: number;

  constructor(law: Pick<Law, 'plainTens'>, cards: readonly Card[]) {
    for (const card of cards) this.#left.set(kindOf(law, card), (this.#left.get(kindOf(law, card)) ?? 0) + 1);
    this.kinds = [...this.#left.keys()];
    this.#cards = cards.length;
  }

  chance(card: Card): number {
    return (this.#left.get(card) ?? 0) / this.#cards;
  }

  move(card: Card, by: 1 | -1): void {
    this.#left.set(card, (this.#left.get(card) ?? 0) + by);
    this.#cards += by;
  }
}

/** Whether a card is a heart or a diamond; jokers are neither. */
export const isRed = (card: Card): boolean => !isJoker(card) && (suitOf(card) === 1 || suitOf(card) === 2);
