/**
 * Tests on shuffled decks: randomness must hold for the combinations that the games use, not only for raw numbers (R2).
 * Cards are numbered 0…51 as in `games/card.ts`.
 */
import { rankOf, standardDeck, suitOf } from '../../games/card.ts';
import type { Sampler } from '../../main/shuffle/sampler.ts';
import { chiSquare, chiSquareTail, evenChiSquare, normalTail } from './distributions.ts';
import type { BatteryTest } from './number-tests.ts';

const DECKS = 4_000;
const TILES = 32;

/**
 * Every card in every place. The counts have fixed sums by rows and by columns, so Σ(O − E)²·(n − 1)/N, not Pearson's
 * sum, is chi-square distributed, with (n − 1)² degrees of freedom.
 */
function positions(sampler: Sampler, cards: number, decks: number): number {
  const ordered = Array.from({ length: cards }, (_, card) => card);
  const counts = new Float64Array(cards * cards);
  for (let n = 0; n < decks; n += 1) {
    const deck = sampler.shuffle(ordered);
    for (let place = 0; place < cards; place += 1) {
      const cell = place * cards + (deck[place] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const expected = decks / cards;
  let squares = 0;
  for (const count of counts) squares += (count - expected) ** 2;
  return chiSquareTail((squares * (cards - 1)) / decks, (cards - 1) ** 2);
}

const everyPosition: BatteryTest = {
  name: 'positions in a deck',
  run: (sampler, size) => [TILES, 52, 53].map((cards) => positions(sampler, cards, (DECKS / 4) * size)),
};

const shoePositions: BatteryTest = {
  name: 'positions in a shoe',
  run: (sampler, size) => [positions(sampler, 416, 40 * size)],
};

/** Two cards to a seat of ten: each of the 1,326 pairs equally often (R2). */
const startingHands: BatteryTest = {
  name: 'starting hands',
  run(sampler, size) {
    const counts = new Float64Array(1_326);
    const cards = standardDeck();
    for (let n = 0; n < 2 * DECKS * size; n += 1) {
      const deck = sampler.shuffle(cards);
      const [one = 0, two = 0] = [deck[0], deck[10]];
      const [low, high] = [Math.min(one, two), Math.max(one, two)];
      const pair = (high * (high - 1)) / 2 + low;
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    return [evenChiSquare(counts)];
  },
};

/** Of 22,100 flops: without a pair in one, two and three suits; with a pair in two and three; three of a kind. */
const FLOPS = [1_144, 10_296, 6_864, 1_872, 1_872, 52];

const flops: BatteryTest = {
  name: 'flops',
  run(sampler, size) {
    const counts = new Float64Array(FLOPS.length);
    const cards = standardDeck();
    for (let n = 0; n < DECKS * size; n += 1) {
      const flop = sampler.shuffle(cards).slice(20, 23);
      const [ranks, suits] = [new Set(flop.map(rankOf)).size, new Set(flop.map(suitOf)).size];
      const kind = ranks === 3 ? suits - 1 : ranks === 2 ? suits + 1 : 5;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return [chiSquare(counts, (kind) => (FLOPS[kind] ?? 0) / 22_100)];
  },
};

/** All orders of three and of four cards (B-75). */
const smallOrders: BatteryTest = {
  name: 'orders of few cards',
  run: (sampler, size) =>
    [3, 4].map((cards) => {
      const ordered = Array.from({ length: cards }, (_, card) => card);
      const counts = new Map<string, number>();
      const orders = cards === 3 ? 6 : 24;
      for (let n = 0; n < 200 * orders * size; n += 1) {
        const order = sampler.shuffle(ordered).join();
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
      return evenChiSquare([...counts.values(), ...Array.from({ length: orders - counts.size }, () => 0)]);
    }),
};

/**
 * How one deck relates to the next: cards that stay in their place (mean 1, variance 1), and neighbors that stay
 * neighbors, in that order (mean (n − 1)/n, variance (n² − n − 1)/n²).
 */
const successive: BatteryTest = {
  name: 'successive decks',
  run(sampler, size) {
    const cards = standardDeck();
    const [n, decks] = [cards.length, DECKS * size];
    let before = sampler.shuffle(cards);
    let [kept, neighbors] = [0, 0];
    for (let i = 0; i < decks; i += 1) {
      const deck = sampler.shuffle(cards);
      const after = new Map(before.map((card, place) => [card, before[place + 1] ?? -1]));
      for (let place = 0; place < n; place += 1) {
        if (deck[place] === before[place]) kept += 1;
        if (place + 1 < n && after.get(deck[place] ?? -1) === deck[place + 1]) neighbors += 1;
      }
      before = deck;
    }
    const z = (sum: number, mean: number, variance: number): number =>
      (sum - decks * mean) / Math.sqrt(decks * variance);
    return [normalTail(z(kept, 1, 1)), normalTail(z(neighbors, (n - 1) / n, (n * n - n - 1) / (n * n)))];
  },
};

export const DECK_TESTS: readonly BatteryTest[] = [
  everyPosition,
  shoePositions,
  startingHands,
  flops,
  smallOrders,
  successive,
];
