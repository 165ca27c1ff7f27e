/**
 * Five cards of a deck with ranks left out, with its own order of hands, with or without a joker. The orders that a
 * house chooses between are values of `HandOrder`.
 */
import { type Card, isJoker, RANKS, rankOf } from '../card.ts';
import { type Cards, wrongNumber } from './evaluate.ts';
import { type HandOrder, straightsOf } from './order.ts';
import { cellOf, INDEX_5, RANK_KEYS } from './rank-index.ts';
import { type FiveCardTables, fiveCardTables } from './tables.ts';

/** A joker that is any card, or one that is an ace or completes a straight or a flush. */
export type Wildness = 'any card' | 'ace, straight or flush';

/**
 * The joker as the rankings take it: one that can be any card, and one that cannot, such as one dealt face up
 * (001:4036-4222).
 */
export const WILD_JOKER: Card = 52;
export const BUG_JOKER: Card = 53;

const ACE = 12;

export interface StrippedRanking {
  /** The value of five cards: higher is better, equal hands split. Throws at other numbers of cards. */
  readonly rank: (hole: Cards, board: Cards) => number;
  /**
   * The card that the joker represents among five; null where there is no joker, or where the hand is five of a kind.
   */
  readonly standIn: (five: readonly Card[]) => { readonly joker: Card; readonly card: Card } | null;
  /** Values from here on are five of a kind, one for each rank of the deck, lowest first. */
  readonly fiveOfAKind: number;
}

/** The ranking of a deck that has only these ranks, such as `789TJQKA`. Its tables are built with the first hand. */
export function strippedRanking(order: HandOrder, ranks: string): StrippedRanking {
  let made: StrippedRanking | null = null;
  const ranking = (): StrippedRanking => {
    made ??= makeRanking(order, ranks);
    return made;
  };
  return {
    rank: (hole, board) => ranking().rank(hole, board),
    standIn: (five) => ranking().standIn(five),
    get fiveOfAKind() {
      return ranking().fiveOfAKind;
    },
  };
}

function makeRanking(order: HandOrder, ranks: string): StrippedRanking {
  const tables = fiveCardTables(order);
  const inDeck = [...ranks].map((rank) => RANKS.indexOf(rank)).sort((a, b) => a - b);
  const fiveOfAKind = Math.max(...tables.five, ...tables.suited) + 1;
  const jokers = {
    'any card': jokerTables(order, tables, inDeck, 'any card'),
    'ace, straight or flush': jokerTables(order, tables, inDeck, 'ace, straight or flush'),
  };

  const withJoker = (four: readonly Card[], wildness: Wildness): number => {
    let set = 0;
    let keys = 0;
    for (const card of four) {
      set |= 1 << rankOf(card);
      keys += RANK_KEYS[rankOf(card)] as number;
    }
    if (countOf(set) === 4)
      return (isOneSuit(four) ? jokers[wildness].oneSuit : jokers[wildness].offSuit)[set] as number;
    if (countOf(set) === 1) return ofOneRank(set, keys, wildness);
    if (wildness !== 'any card') return offSuitValue(tables, keys + (RANK_KEYS[ACE] as number));
    let best = 0;
    for (const rank of inDeck) best = Math.max(best, offSuitValue(tables, keys + (RANK_KEYS[rank] as number)));
    return best;
  };

  /** Four of a rank: a joker that can be any card is the fifth, otherwise it is an ace. */
  const ofOneRank = (set: number, keys: number, wildness: Wildness): number => {
    const rank = 31 - Math.clz32(set);
    if (wildness === 'any card' || rank === ACE) return fiveOfAKind + inDeck.indexOf(rank);
    return offSuitValue(tables, keys + (RANK_KEYS[ACE] as number));
  };

  const rank = (hole: Cards, board: Cards): number => {
    if (hole.length !== 5 || board.length !== 0) throw wrongNumber(hole, board, 'five, no board');
    const five = hole as readonly Card[];
    const joker = five.find(isJoker);
    if (joker === undefined) return valueOfFive(tables, five);
    const four = five.filter((card) => card !== joker);
    return withJoker(four, joker === BUG_JOKER ? 'ace, straight or flush' : 'any card');
  };

  const standIn: StrippedRanking['standIn'] = (five) => {
    const joker = five.find(isJoker);
    if (joker === undefined) return null;
    const four = five.filter((card) => card !== joker);
    const value = rank(five, []);
    for (let card = 51; card >= 0; card -= 1) {
      if (!four.includes(card) && valueOfFive(tables, [...four, card]) === value) return { joker, card };
    }
    return null;
  };

  return { rank, standIn, fiveOfAKind };
}

interface JokerTables {
  /** By set of four ranks: the value of four such cards with the joker, not all of one suit, and all of one suit. */
  readonly offSuit: Uint16Array;
  readonly oneSuit: Uint16Array;
}

function jokerTables(
  order: HandOrder,
  tables: FiveCardTables,
  inDeck: readonly number[],
  wildness: Wildness,
): JokerTables {
  const [offSuit, oneSuit] = [new Uint16Array(1 << 13), new Uint16Array(1 << 13)];
  const straights = straightsOf(order);
  for (let set = 0; set < offSuit.length; set += 1) {
    if (countOf(set) !== 4) continue;
    for (const rank of inDeck) {
      const whole = set | (1 << rank);
      // A flush takes a card that it lacks: never a second one of a rank.
      if (whole !== set) oneSuit[set] = Math.max(oneSuit[set] ?? 0, tables.suited[whole] ?? 0);
      if (wildness === 'any card' || rank === ACE || straights.includes(whole)) {
        offSuit[set] = Math.max(offSuit[set] ?? 0, offSuitValue(tables, keysOf(set) + (RANK_KEYS[rank] as number)));
      }
    }
    // Three of them with a pair, or the like, may be worth more than a flush.
    oneSuit[set] = Math.max(oneSuit[set] ?? 0, offSuit[set] ?? 0);
  }
  return { offSuit, oneSuit };
}

const offSuitValue = (tables: FiveCardTables, keys: number): number => tables.five[cellOf(INDEX_5, keys)] as number;

function valueOfFive(tables: FiveCardTables, five: readonly Card[]): number {
  let set = 0;
  let keys = 0;
  for (const card of five) {
    set |= 1 << rankOf(card);
    keys += RANK_KEYS[rankOf(card)] as number;
  }
  return isOneSuit(five) ? (tables.suited[set] as number) : offSuitValue(tables, keys);
}

function isOneSuit(cards: readonly Card[]): boolean {
  const first = cards[0] as Card;
  for (const card of cards) if (((card ^ first) & 3) !== 0) return false;
  return true;
}

function countOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const keysOf = (set: number): number => RANK_KEYS.reduce((sum, key, rank) => sum + ((set >> rank) & 1) * key, 0);
