import type { Card } from '../card.ts';
import { invariant } from '../result.ts';
import { rankAtMostTwoEightOrBetter, rankAtMostTwoHigh } from './at-most-two.ts';
import { anyFive, atMostTwo, bestFive, type FiveOf, twoAndThree } from './best-five.ts';
import { type Described, describeBadugi, describeFive, describeLow } from './describe.ts';
import { rankHigh } from './high.ts';
import { FIVE_ACES, rankBug, rankJokerEightOrBetter, rankJokerLow, standInFor } from './joker.ts';
import { rankAceToFive, rankBadugi, rankDeuceToSeven, rankEightOrBetter } from './low.ts';
import { rankOmahaEightOrBetter, rankOmahaHigh } from './omaha.ts';
import { ACE_TO_FIVE_ORDER, DEUCE_TO_SEVEN_ORDER, type HandOrder, HIGH_ORDER, SHORT_DECK_ORDER } from './order.ts';
import { rankShortDeck } from './short-deck.ts';

/** How a game compares its hands, and what it calls them. */
export interface Ranking {
  readonly id: string;
  readonly name: string;
  /** Whether it is for low hands: odd chips that go by cards then go to the lowest one. */
  readonly lowWins: boolean;
  /** Cards in a hand. Absent: five. */
  readonly cards?: number;
  /**
   * The value of a player's cards together with the board's: higher is better, equal hands split, 0 does not qualify.
   * Values compare only within one ranking. Fast, and allocates nothing. Throws when there are too few or too many
   * cards for a hand, and at anything that is not one of the 52 cards.
   */
  readonly rank: (hole: readonly Card[], board: readonly Card[]) => number;
  /** The same hand in words, and which cards play. For screens and hand histories; not fast. */
  readonly describe: (hole: readonly Card[], board: readonly Card[]) => Described;
}

/** The best of any five cards: hold'em, stud, draw. */
export const high: Ranking = {
  id: 'high',
  name: 'High',
  lowWins: false,
  rank: rankHigh,
  describe: describeBest(HIGH_ORDER, rankHigh),
};

/** The best of exactly two hole cards and three board cards. */
export const omahaHigh: Ranking = {
  id: 'omaha-high',
  name: 'Omaha high',
  lowWins: false,
  rank: rankOmahaHigh,
  describe: describeBest(HIGH_ORDER, rankHigh, twoAndThree, rankOmahaHigh),
};

/** Ace-to-five low of exactly two hole cards and three board cards, eight or better. */
export const omahaEightOrBetter: Ranking = {
  id: 'omaha-eight-or-better',
  name: 'Omaha low, eight or better',
  lowWins: true,
  rank: rankOmahaEightOrBetter,
  describe: (hole, board) => describeLow(bestFive(rankEightOrBetter, hole, board, twoAndThree)),
};

/** The best of at most two hole cards and the board. */
export const atMostTwoHigh: Ranking = {
  id: 'at-most-two-high',
  name: 'High, of two hole cards at most',
  lowWins: false,
  rank: rankAtMostTwoHigh,
  describe: describeBest(HIGH_ORDER, rankHigh, atMostTwo, rankAtMostTwoHigh),
};

/** Ace-to-five low of at most two hole cards and the board, eight or better. */
export const atMostTwoEightOrBetter: Ranking = {
  id: 'at-most-two-eight-or-better',
  name: 'Low of two hole cards at most, eight or better',
  lowWins: true,
  rank: rankAtMostTwoEightOrBetter,
  describe: (hole, board) => describeLow(bestFive(rankEightOrBetter, hole, board, atMostTwo)),
};

/** Ace-to-five low of any five cards, eight or better. */
export const eightOrBetter: Ranking = {
  id: 'eight-or-better',
  name: 'Low, eight or better',
  lowWins: true,
  rank: rankEightOrBetter,
  describe: (hole, board) => describeLow(bestFive(rankEightOrBetter, hole, board)),
};

/** Ace-to-five low without a qualifier: razz, lo-ball. */
export const aceToFive: Ranking = {
  id: 'ace-to-five',
  name: 'Ace-to-five low',
  lowWins: true,
  rank: rankAceToFive,
  describe: describeBest(ACE_TO_FIVE_ORDER, rankAceToFive),
};

/** Deuce-to-seven low: Kansas City lowball, triple draw. */
export const deuceToSeven: Ranking = {
  id: 'deuce-to-seven',
  name: 'Deuce-to-seven low',
  lowWins: true,
  rank: rankDeuceToSeven,
  describe: describeBest(DEUCE_TO_SEVEN_ORDER, rankDeuceToSeven),
};

/** The best of any five cards of a deck without deuces to fives. */
export const shortDeck: Ranking = {
  id: 'short-deck',
  name: 'Short deck',
  lowWins: false,
  rank: rankShortDeck,
  describe: describeBest(SHORT_DECK_ORDER, rankShortDeck),
};

/** Four cards of four ranks and four suits. */
export const badugi: Ranking = {
  id: 'badugi',
  name: 'Badugi',
  lowWins: true,
  cards: 4,
  rank: rankBadugi,
  describe: (hole) => describeBadugi(hole),
};

/** Five cards with a joker that is an ace or completes a straight or flush; five aces are best (003:842-843). */
export const jokerHigh: Ranking = {
  id: 'joker-high',
  name: 'High, with a joker',
  lowWins: false,
  rank: rankBug,
  describe: (hole) => {
    if (rankBug(hole, []) === FIVE_ACES) return { category: 'five of a kind', words: 'five aces', cards: hole };
    return describeStandIn(hole, rankHigh, rankBug(hole, []), (five) => describeFive(HIGH_ORDER, five));
  },
};

/** The same for hands of a pair or better (001:1280-1285). */
export const jokerPairOrBetter: Ranking = {
  ...jokerHigh,
  id: 'joker-pair-or-better',
  name: 'High, a pair or better',
  rank: (hole, board) => {
    const value = rankBug(hole, board);
    return value > NO_PAIR ? value : 0;
  },
};

/** The highest value of five cards without a pair: A-K-Q-J-9. */
const NO_PAIR = 1277;

/** Ace-to-five low of five cards with a joker, which is the lowest card that the hand does not have (003:393). */
export const jokerLow: Ranking = {
  id: 'joker-ace-to-five',
  name: 'Ace-to-five low, with a joker',
  lowWins: true,
  rank: rankJokerLow,
  describe: (hole) =>
    describeStandIn(hole, rankAceToFive, rankJokerLow(hole, []), (five) => describeFive(ACE_TO_FIVE_ORDER, five)),
};

/** The same, eight or better (001:1280-1285). */
export const jokerEightOrBetter: Ranking = {
  ...jokerLow,
  id: 'joker-eight-or-better',
  name: 'Low, eight or better, with a joker',
  rank: rankJokerEightOrBetter,
};

/** Puts five cards into words using the card their joker represents, and lists the joker in its place. */
function describeStandIn(
  hole: readonly Card[],
  rank: (five: readonly Card[]) => number,
  value: number,
  describe: (five: readonly Card[]) => Described,
): Described {
  const standIn = standInFor(hole, rank, value);
  if (!standIn) return describe(hole);
  const { joker, card } = standIn;
  const described = describe(hole.map((each) => (each === joker ? card : each)));
  return { ...described, cards: described.cards.map((each) => (each === card ? joker : each)) };
}

/** `rankFive` ranks any five cards, and `rank` a whole hand on the same scale. */
function describeBest(
  order: HandOrder,
  rankFive: (five: readonly Card[], board?: readonly Card[]) => number,
  choice: FiveOf = anyFive,
  rank: Ranking['rank'] = rankFive,
): Ranking['describe'] {
  return (hole, board) => {
    const five = bestFive(rankFive, hole, board, choice, rank(hole, board));
    invariant(five !== null, () => `${hole.length} cards and a board of ${board.length} make no hand of five`);
    return describeFive(order, five);
  };
}
