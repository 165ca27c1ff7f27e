/**
 * The hands of Mexican poker: 41 cards without eights, nines and tens, a joker, flushes above full houses
 * (001:4036-4222, 002:35-95).
 */
import { type Card, isJoker, rankOf } from '../card.ts';
import { type Described, describeFive, pluralOf } from './describe.ts';
import { type HandOrder, SHORT_DECK_ORDER } from './order.ts';
import type { Ranking } from './ranking.ts';
import { strippedRanking } from './stripped.ts';

/** The jack comes next to the seven; the ace also begins 5-4-3-2-A (002:35-95). */
export const MEXICAN_ORDER: HandOrder = { ...SHORT_DECK_ORDER, run: 'A234567JQKA' };

const stripped = strippedRanking(MEXICAN_ORDER, '234567JQKA');

export const mexicanHigh: Ranking = {
  id: 'mexican',
  name: 'High, of 41 cards',
  lowWins: false,
  rank: stripped.rank,
  describe: (hole) => {
    if (stripped.rank(hole, []) >= stripped.fiveOfAKind) return five(hole);
    const found = stripped.standIn(hole);
    if (!found) return describeFive(MEXICAN_ORDER, hole);
    const { joker, card } = found;
    const described = describeFive(
      MEXICAN_ORDER,
      hole.map((each) => (each === joker ? card : each)),
    );
    return { ...described, cards: described.cards.map((each) => (each === card ? joker : each)) };
  },
};

function five(hole: readonly Card[]): Described {
  const of = hole.find((card) => !isJoker(card)) as Card;
  const cards = [...hole].sort((a, b) => Number(isJoker(a)) - Number(isJoker(b)) || rankOf(b) - rankOf(a));
  return { category: 'five of a kind', words: `five of a kind, ${pluralOf(of)}`, cards };
}
