import { describe, expect, it } from 'vitest';
import { type Card, rankOf, standardDeck } from '../../../games/card.ts';
import { asianHigh } from '../../../games/ranking/asian.ts';
import { mexicanHigh } from '../../../games/ranking/mexican.ts';
import { nameOf } from '../../../games/ranking/name.ts';
import * as rankings from '../../../games/ranking/ranking.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { repeated } from '../../repeated.ts';

const withoutRanks = (gone: (rank: number) => boolean): Card[] => standardDeck().filter((card) => !gone(rankOf(card)));
const SIX = 4;
const SEVEN = 5;
const JACK = 9;
const withJoker = (cards: readonly Card[]): Card[] => [...cards, 52];

/** Each ranking with its deck, and how many cards of a hand and of a board there are at least and at most. */
const CASES: readonly (readonly [rankings.Ranking, readonly Card[], readonly (readonly [number, number])[]])[] = [
  [
    rankings.high,
    standardDeck(),
    [
      [2, 3],
      [2, 4],
      [2, 5],
      [5, 0],
      [7, 0],
    ],
  ],
  [
    rankings.omahaHigh,
    standardDeck(),
    [
      [4, 3],
      [4, 5],
    ],
  ],
  [
    rankings.omahaEightOrBetter,
    standardDeck(),
    [
      [4, 3],
      [4, 5],
    ],
  ],
  [
    rankings.atMostTwoHigh,
    standardDeck(),
    [
      [3, 3],
      [3, 5],
    ],
  ],
  [
    rankings.atMostTwoEightOrBetter,
    standardDeck(),
    [
      [3, 3],
      [3, 5],
    ],
  ],
  [
    rankings.eightOrBetter,
    standardDeck(),
    [
      [7, 0],
      [2, 5],
    ],
  ],
  [
    rankings.aceToFive,
    standardDeck(),
    [
      [5, 0],
      [7, 0],
    ],
  ],
  [rankings.deuceToSeven, standardDeck(), [[5, 0]]],
  [
    rankings.shortDeck,
    withoutRanks((rank) => rank < SIX),
    [
      [2, 3],
      [2, 5],
    ],
  ],
  [rankings.badugi, standardDeck(), [[4, 0]]],
  [rankings.jokerHigh, withJoker(standardDeck()), [[5, 0]]],
  [rankings.jokerPairOrBetter, withJoker(standardDeck()), [[5, 0]]],
  [rankings.jokerLow, withJoker(standardDeck()), [[5, 0]]],
  [rankings.jokerEightOrBetter, withJoker(standardDeck()), [[5, 0]]],
  [mexicanHigh, [...withJoker(withoutRanks((rank) => rank > SEVEN && rank < JACK)), 53], [[5, 0]]],
  [asianHigh(true, true), withoutRanks((rank) => rank < SEVEN), [[5, 0]]],
  [asianHigh(false, false), withoutRanks((rank) => rank < SEVEN), [[5, 0]]],
];

describe('a hand is called by its worth as by its cards', () => {
  it.each(CASES.map(([ranking, deck, sizes]) => [ranking.name, ranking, deck, sizes] as const))(
    '%s',
    (_, ranking, deck, sizes) => {
      const seeded = new Seeded(sizes.length * 100 + deck.length);
      for (let nth = 0; nth < repeated(2_000, 100_000); nth += 1) {
        const [hole, board] = sizes[nth % sizes.length] ?? [5, 0];
        const cards = seeded.shuffle([...deck]);
        const held = [cards.slice(0, hole), cards.slice(hole, hole + board)] as const;
        const { category, words } = ranking.describe(...held);
        const name = nameOf(ranking, ...held);
        expect([name.category, name.words]).toEqual([category, words]);
      }
    },
  );
});
