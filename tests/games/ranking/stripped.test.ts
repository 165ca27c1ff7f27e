/** Decks with ranks left out: every hand counted, and held against the plain second ranking. */
import { describe, expect, it } from 'vitest';
import { type Card, rankOf, standardDeck } from '../../../games/card.ts';
import { asianHigh } from '../../../games/ranking/asian.ts';
import { mexicanHigh } from '../../../games/ranking/mexican.ts';
import type { Ranking } from '../../../games/ranking/ranking.ts';
import { BUG_JOKER, WILD_JOKER } from '../../../games/ranking/stripped.ts';
import { cards, eachFive } from './hands.ts';
import { asianScore, compare, mexicanScore, type Score } from './obvious.ts';

/** Every hand of five of these cards, in ascending order. */
function eachHand(deck: readonly Card[], visit: (five: Card[]) => void): void {
  eachFive((...places) => {
    if (places[4] < deck.length) visit(places.map((place) => deck[place] as Card));
  });
}

/** How many hands there are of each kind, by the ranking's own words. */
function kindsOf(ranking: Ranking, deck: readonly Card[]): Record<string, number> {
  const example = new Map<number, Card[]>();
  const hands = new Map<number, number>();
  eachHand(deck, (five) => {
    const value = ranking.rank(five, []);
    if (!example.has(value)) example.set(value, five);
    hands.set(value, (hands.get(value) ?? 0) + 1);
  });
  const kinds: Record<string, number> = {};
  for (const [value, count] of hands) {
    const { category, words } = ranking.describe(example.get(value) ?? [], []);
    const name = words === 'royal flush' ? words : category;
    kinds[name] = (kinds[name] ?? 0) + count;
  }
  return kinds;
}

/** Whether the fast ranking puts hands in the order of the plain one: every so many-th hand, one after the other. */
function disagreements(ranking: Ranking, deck: readonly Card[], every: number, plain: (five: Card[]) => Score): number {
  let wrong = 0;
  let n = 0;
  let before: { readonly value: number; readonly score: Score } | null = null;
  eachHand(deck, (five) => {
    n += 1;
    if (n % every !== 0) return;
    const now = { value: ranking.rank(five, []), score: plain(five) };
    if (before && Math.sign(now.value - before.value) !== compare(now.score, before.score)) wrong += 1;
    // Every third hand stays the one to compare with for a while, so that far and near ones meet.
    if (n % (every * 3) === 0) before = now;
    before ??= now;
  });
  return wrong;
}

/** So many ways to choose so many. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Hands without a joker of so many ranks, of which so many sets of five are straights, by the formulas of combinations. */
function byFormula(ranks: number, straights: number) {
  const straightFlush = 4 * straights;
  const quads = ranks * 4 * (ranks - 1);
  const flush = 4 * choose(ranks, 5) - straightFlush;
  const fullHouse = ranks * 4 * (ranks - 1) * 6;
  const straight = straights * (4 ** 5 - 4);
  const trips = ranks * 4 * choose(ranks - 1, 2) * 16;
  const twoPair = choose(ranks, 2) * 36 * (ranks - 2) * 4;
  const pair = ranks * 6 * choose(ranks - 1, 3) * 64;
  const noPair = (choose(ranks, 5) - straights) * (4 ** 5 - 4);
  return { straightFlush, quads, flush, fullHouse, straight, trips, twoPair, pair, noPair };
}

const SEVENS_UP = standardDeck().filter((card) => rankOf(card) >= 5);
const FORTY = standardDeck().filter((card) => rankOf(card) < 6 || rankOf(card) > 8);

describe('Asian stud, 32 cards', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('flush above full house %s, ace below seven %s: counted as the combinations have it', (flush, ace) => {
    const formula = byFormula(8, ace ? 5 : 4);
    expect(kindsOf(asianHigh(flush, ace), SEVENS_UP)).toEqual({
      'royal flush': 4,
      'straight flush': formula.straightFlush - 4,
      'four of a kind': formula.quads,
      flush: formula.flush,
      'full house': formula.fullHouse,
      straight: formula.straight,
      'three of a kind': formula.trips,
      'two pair': formula.twoPair,
      'one pair': formula.pair,
      'no pair': formula.noPair,
    });
    expect(disagreements(asianHigh(flush, ace), SEVENS_UP, 7, (five) => asianScore(five, flush, ace))).toBe(0);
  });

  it('has the numbers worked out for the house that plays both: 201,376 hands (002:97-133)', () => {
    const { flush, straight, noPair } = byFormula(8, 5);
    expect([flush, straight, noPair]).toEqual([204, 5_100, 52_020]);
  });

  it('A-7-8-9-10 beats three of a kind, loses to J high, and suited is the lowest straight flush (001:676-678)', () => {
    const value = (text: string): number => asianHigh(true, true).rank(cards(text), []);
    const rising = [
      'As Ad Ah Kc Qd',
      'As 7d 8h 9c Td',
      '7s 8d 9h Tc Jd',
      'As Ad Ah Kc Kd',
      '7s 8s 9s Ts Qs',
      'As Ad Ah Ac Kd',
      'As 7s 8s 9s Ts',
      '7s 8s 9s Ts Js',
    ].map(value);
    expect([...rising].sort((a, b) => a - b)).toEqual(rising);
  });
});

describe('Mexican poker, 41 cards', () => {
  it('is counted as the combinations have it without the joker', () => {
    const formula = byFormula(10, 7);
    expect(kindsOf(mexicanHigh, FORTY)).toEqual({
      'royal flush': 4,
      'straight flush': formula.straightFlush - 4,
      'four of a kind': formula.quads,
      flush: formula.flush,
      'full house': formula.fullHouse,
      straight: formula.straight,
      'three of a kind': formula.trips,
      'two pair': formula.twoPair,
      'one pair': formula.pair,
      'no pair': formula.noPair,
    });
  });

  it('comes to the known number of each kind of 749,398 hands with a joker that is any card', () => {
    expect(kindsOf(mexicanHigh, [...FORTY, WILD_JOKER])).toEqual({
      'five of a kind': 10,
      'royal flush': 24,
      'straight flush': 120,
      'four of a kind': 1_800,
      flush: 1_704,
      'full house': 3_780,
      straight: 14_448,
      'three of a kind': 57_600,
      'two pair': 51_840,
      'one pair': 368_172,
      'no pair': 249_900,
    });
  });

  it.each([
    ['any card', WILD_JOKER, true],
    ['an ace, or for a straight or flush', BUG_JOKER, false],
  ])('with a joker for %s: in the order of the plain ranking', (_, joker, wild) => {
    expect(disagreements(mexicanHigh, [...FORTY, joker], 97, (five) => mexicanScore(five, wild))).toBe(0);
  });

  it.each([
    ['X1 As Ad Ks Kd', 'full house, aces full of kings'],
    ['X1 Qs Qd Qh 4s', 'four of a kind, queens'],
    ['X2 Qs Qd Qh 4s', 'three of a kind, queens'],
    ['X2 As Ad Ks Kd', 'full house, aces full of kings'],
    ['X2 Ks Qd Jh 7c', 'straight, ace high'],
    ['X2 Ks Qs Js 7s', 'royal flush'],
    ['X2 Ks Qs 4s 3s', 'flush, ace high'],
    ['X2 7s Jd Qh 6c', 'straight, king high'],
    ['X2 As Ad Ah Ac', 'five of a kind, aces'],
    ['X1 5s 5d 5h 5c', 'five of a kind, fives'],
    ['X2 5s 5d 5h 2c', 'three of a kind, fives'],
    ['As Kd Qh Jc 7s', 'straight, ace high'],
    ['5s 6d 7h Jc Qs', 'straight, queen high'],
  ])('%s is %s (001:4036-4222)', (hand, words) => {
    expect(mexicanHigh.describe(cards(hand), []).words).toBe(words);
  });

  it('takes the joker for what it replaces: joker J-Q-K-A is 7-J-Q-K-A (002:70-72)', () => {
    const value = (text: string): number => mexicanHigh.rank(cards(text), []);
    expect(value('X1 Js Qd Kh Ac')).toBe(value('7h Js Qd Kh Ac'));
  });
});
