/**
 * The odds of Nine's Up, counted over every pair of hands: suits do not matter, so hands of the same ranks count as
 * one. The player-dealer sets the house way; the player does too, or sets optimally without seeing the other hand.
 */
import type { Card } from '../../card.ts';
import type { BetOdds } from '../../odds.ts';
import { countedOdds, type Weighed } from '../odds.ts';
import { ninesBets } from './bets.ts';
import { compareNines, type NinesComparison, worthOf } from './compare.ts';
import { ninesHouseWay, settingsOfFour } from './house-way.ts';
import { isInDeck } from './rank.ts';
import type { NinesUpRules } from './rules.ts';

/** Four cards by their number of each rank, and one such hand. */
interface Four {
  readonly counts: readonly number[];
  readonly cards: readonly Card[];
}

const SUITS = 4;

/** The ten ranks by one card of each: the first of its four. */
const RANKS: readonly Card[] = Array.from({ length: 13 }, (_, rank) => rank * SUITS).filter(isInDeck);

/** Every choice of four ranks, none more often than there are suits. */
function everyFour(): readonly Four[] {
  const fours: Four[] = [];
  const add = (at: number, counts: readonly number[], left: number): void => {
    if (at === RANKS.length) {
      if (left === 0) fours.push({ counts, cards: RANKS.flatMap((card, i) => suited(card, counts[i] ?? 0)) });
      return;
    }
    for (let count = 0; count <= Math.min(left, SUITS); count++) add(at + 1, [...counts, count], left - count);
  };
  add(0, [], 4);
  return fours;
}

const suited = (card: Card, count: number): readonly Card[] => Array.from({ length: count }, (_, suit) => card + suit);

/** The number of ways to take these cards when `left` of each rank remain. */
function ways(counts: readonly number[], taken: readonly number[]): number {
  let all = 1;
  for (const [rank, count] of counts.entries()) all *= CHOOSE[SUITS - (taken[rank] ?? 0)]?.[count] ?? 0;
  return all;
}

const CHOOSE = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const;

export function ninesOdds(rules: NinesUpRules): readonly BetOdds[] {
  const fours = everyFour();
  const dealers = fours.map((four) => ({
    four,
    worth: worthOf(ninesHouseWay(four.cards, rules)),
    weight: ways(four.counts, []),
  }));
  const verdicts = { win: 0, push: 0, lose: 0 };
  let gain = 0;
  let all = 0;
  for (const { counts, cards } of fours) {
    const house = worthOf(ninesHouseWay(cards, rules));
    const own = settingsOfFour(cards).map(worthOf);
    const gains = own.map(() => 0);
    for (const { four, worth, weight: dealt } of dealers) {
      const weight = dealt * ways(counts, four.counts);
      if (weight === 0) continue;
      all += weight;
      verdicts[compareNines(house, worth, rules).verdict] += weight;
      for (const [i, set] of own.entries()) {
        gains[i] = (gains[i] ?? 0) + weight * GAIN[compareNines(set, worth, rules).verdict];
      }
    }
    gain += Math.max(...gains);
  }
  const best = { strategy: 'each hand set in the best way', exact: true, stderr: null, edge: -gain / all };
  const rounds = VERDICTS.map(
    (verdict): Weighed<NinesComparison> => ({
      seen: { front: 'better', back: 'better', verdict },
      weight: verdicts[verdict],
    }),
  );
  return ninesBets(rules).map((kind) => ({ ...countedOdds(kind, rounds), strategy: 'house way', best }));
}

/** What the bet sees: only the verdict decides it. */
const VERDICTS = ['win', 'push', 'lose'] as const;
const GAIN = { win: 1, push: 0, lose: -1 } as const;
