/**
 * Tests on draws, from Knuth, The Art of Computer Programming, volume 2, section 3.3.2, and NIST SP 800-22: the list
 * that 25 CFR 547.14(b)(2) names (R3). Each returns p-values that are spread evenly over 0…1 when nothing is wrong.
 */
import type { Sampler } from '../../main/shuffle/sampler.ts';
import { chiSquare, evenChiSquare, normalTail, uniformTail } from './distributions.ts';
import { halfSpectrum } from './fourier.ts';

/** A test over one stream; `size` 1 is the short form, a larger one takes that many times the draws. */
export interface BatteryTest {
  readonly name: string;
  run(sampler: Sampler, size: number): number[];
}

const list = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n));

/** A number from 0 to 1, below 1, with 32 random bits. */
const fraction = (sampler: Sampler): number => (sampler.lot(0x10000) * 0x10000 + sampler.lot(0x10000)) / 2 ** 32;

const fractions = (sampler: Sampler, count: number): number[] => list(count, () => fraction(sampler));

const counted = (cells: number, draws: number, draw: () => number): Float64Array => {
  const counts = new Float64Array(cells);
  for (let n = 0; n < draws; n += 1) {
    const cell = draw();
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
};

/**
 * The ranges that games draw from: seats, tiles, places in decks of 52 and 53 cards, in shoes of up to eight decks
 * (R8).
 */
const RANGES = [3, 5, 6, 7, 9, 10, 32, 40, 52, 53, 54, 104, 208, 312, 320, 416];

const equidistribution: BatteryTest = {
  name: 'equidistribution',
  run: (sampler, size) =>
    RANGES.map((n) => evenChiSquare(counted(n, Math.max(2_000, 20 * n) * size, () => sampler.lot(n)))),
};

const kolmogorov: BatteryTest = {
  name: 'Kolmogorov-Smirnov',
  run: (sampler, size) => [uniformTail(fractions(sampler, 1_000 * size))],
};

/** Pairs of neighbors in a square of cells. */
const serial: BatteryTest = {
  name: 'serial pairs',
  run: (sampler, size) => [evenChiSquare(counted(256, 2_560 * size, () => sampler.lot(16) * 16 + sampler.lot(16)))],
};

const LAGS = [1, 2, 3, 5, 52];

const serialCorrelation: BatteryTest = {
  name: 'serial correlation',
  run(sampler, size) {
    const values = fractions(sampler, 4_000 * size).map((value) => value - 0.5);
    return LAGS.map((lag) => {
      let sum = 0;
      for (let n = lag; n < values.length; n += 1) sum += (values[n] ?? 0) * (values[n - lag] ?? 0);
      // A product of two independent values has variance 1/144.
      return normalTail((sum * 12) / Math.sqrt(values.length - lag));
    });
  },
};

/** Runs up and down: of n values there are (2n − 1)/3 on average, with variance (16n − 29)/90. */
const runs: BatteryTest = {
  name: 'runs',
  run(sampler, size) {
    const values = fractions(sampler, 4_000 * size);
    const n = values.length;
    let turns = 0;
    for (let i = 1; i < n - 1; i += 1) {
      const [before = 0, here = 0, after = 0] = [values[i - 1], values[i], values[i + 1]];
      if (here > before !== after > here) turns += 1;
    }
    return [normalTail((turns + 1 - (2 * n - 1) / 3) / Math.sqrt((16 * n - 29) / 90))];
  },
};

/** How long a value from a quarter of the range stays away: 0, 1, … 11, longer. */
const gap: BatteryTest = {
  name: 'gap',
  run(sampler, size) {
    const [hit, longest] = [1 / 4, 12];
    const counts = counted(longest + 1, 2_000 * size, () => {
      let length = 0;
      while (fraction(sampler) >= hit) length += 1;
      return Math.min(length, longest);
    });
    return [chiSquare(counts, (length) => (1 - hit) ** length * (length < longest ? hit : 1))];
  },
};

/** Ways to divide k things into r groups (Stirling numbers of the second kind). */
const partitions = (k: number, r: number): number =>
  r === 0 || r > k ? Number(k === r) : r * partitions(k - 1, r) + partitions(k - 1, r - 1);

const falling = (from: number, factors: number): number => list(factors, (i) => from - i).reduce((a, b) => a * b, 1);

/** How many different ranks there are among five of thirteen, drawn with replacement; 1 and 2 counted together. */
const poker: BatteryTest = {
  name: 'poker',
  run(sampler, size) {
    const [ranks, cards] = [13, 5];
    const hand = (): number => new Set(list(cards, () => sampler.lot(ranks))).size;
    const chance = (different: number): number =>
      (falling(ranks, different) * partitions(cards, different)) / ranks ** cards;
    const counts = counted(cards - 1, 2_000 * size, () => Math.max(0, hand() - 2));
    return [chiSquare(counts, (cell) => chance(cell + 2) + (cell === 0 ? chance(1) : 0))];
  },
};

/** How many draws it takes to see all of five values: 5, 6, … 19, more. */
const couponCollector: BatteryTest = {
  name: 'coupon collector',
  run(sampler, size) {
    const [kinds, longest] = [5, 20];
    const counts = counted(longest - kinds + 1, 1_000 * size, () => {
      const seen = new Set<number>();
      let draws = 0;
      for (; seen.size < kinds; draws += 1) seen.add(sampler.lot(kinds));
      return Math.min(draws, longest) - kinds;
    });
    const complete = (draws: number): number => (falling(kinds, kinds) / kinds ** draws) * partitions(draws, kinds);
    return [
      chiSquare(counts, (cell) => {
        const draws = cell + kinds;
        return draws === longest ? 1 - complete(draws - 1) : complete(draws) - complete(draws - 1);
      }),
    ];
  },
};

/** Which of 24 orders four neighbors are in. */
const permutation: BatteryTest = {
  name: 'permutation',
  run: (sampler, size) => [
    evenChiSquare(
      counted(24, 2_400 * size, () => {
        const values = fractions(sampler, 4);
        return values.reduce(
          (cell, value, n) => cell * (4 - n) + values.slice(n).filter((other) => other < value).length,
          0,
        );
      }),
    ),
  ],
};

/** Peaks of the Fourier transform of 4,096 bits (SP 800-22 section 2.6): 95 % of them lie below the threshold. */
const spectral: BatteryTest = {
  name: 'spectral',
  run: (sampler, size) =>
    list(size, () => {
      const bits = list(4_096, () => sampler.lot(2) * 2 - 1);
      const threshold = Math.sqrt(Math.log(1 / 0.05) * bits.length);
      const below = halfSpectrum(bits).filter((peak) => peak < threshold).length;
      return normalTail((below - (0.95 * bits.length) / 2) / Math.sqrt((bits.length * 0.95 * 0.05) / 4));
    }),
};

const STRIDES = [2, 10, 51, 52];

/** Every n-th draw only: as many streams as there are seats or cards between two that go to the same place. */
const subSequence: BatteryTest = {
  name: 'sub-sequence',
  run: (sampler, size) =>
    STRIDES.map((stride) =>
      evenChiSquare(
        counted(52, 520 * size, () => {
          for (let skipped = 1; skipped < stride; skipped += 1) sampler.lot(52);
          return sampler.lot(52);
        }),
      ),
    ),
};

export const NUMBER_TESTS: readonly BatteryTest[] = [
  equidistribution,
  kolmogorov,
  serial,
  serialCorrelation,
  runs,
  gap,
  poker,
  couponCollector,
  permutation,
  spectral,
  subSequence,
];
