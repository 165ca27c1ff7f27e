import { describe, expect, test } from 'vitest';
import { type BatteryResult, runBattery } from '../../../lab/battery/battery.ts';
import { uniformTail } from '../../../lab/battery/distributions.ts';
import { reportOf } from '../../../lab/battery/report.ts';
import { type ByteSource, bareSampler, type Sampler } from '../../../main/shuffle/sampler.ts';
import { systemShuffler } from '../../../main/shuffle/shuffler.ts';
import { comparator, modulo, naive, offByOne } from '../../main/shuffle/biased.ts';
import { seededBytes } from '../../main/shuffle/seeded-bytes.ts';

const failed = ({ tests }: BatteryResult): string[] => tests.filter(({ passed }) => !passed).map(({ name }) => name);
const battery = (over: (source: ByteSource) => Sampler, streams = 1): BatteryResult =>
  runBattery({ stream: (number) => over(seededBytes(number)), over }, { streams, size: 1 });

describe('R2, R3: the battery', () => {
  const result = runBattery(
    { stream: (number) => systemShuffler(seededBytes(number)), over: bareSampler },
    { streams: 8, size: 1 },
  );

  test('passes the shuffle, with about one p-value in a hundred outside the 99 % band', () => {
    expect(failed(result)).toEqual([]);
    expect(result.passed).toBe(true);
    expect(result.pValues).toBe(8 * 43);
    expect(result.outside / result.pValues).toBeLessThan(0.03);
  });

  test('has p-values that are themselves spread evenly', () => {
    expect(uniformTail(result.tests.flatMap(({ pValues }) => pValues))).toBeGreaterThan(0.01);
  });

  test('holds every test that the standards name', () => {
    expect(result.tests.map(({ name }) => name)).toEqual([
      'equidistribution',
      'Kolmogorov-Smirnov',
      'serial pairs',
      'serial correlation',
      'runs',
      'gap',
      'poker',
      'coupon collector',
      'permutation',
      'spectral',
      'sub-sequence',
      'positions in a deck',
      'positions in a shoe',
      'starting hands',
      'flops',
      'orders of few cards',
      'successive decks',
    ]);
  });

  test('prints every p-value and the share outside the band', () => {
    const report = reportOf(result);
    expect(report.match(/\d\.\d{4}\b/g)?.length).toBeGreaterThanOrEqual(result.pValues);
    expect(report).toContain(`${result.outside} of 344 p-values lie outside the 99 % band`);
    expect(report).toMatch(/Passed\.\n$/);
  });
});

describe('the battery fails', () => {
  test('B-75: the naive shuffle', () => {
    expect(failed(battery(naive))).toEqual(expect.arrayContaining(['positions in a deck', 'orders of few cards']));
  });

  test('B-76: sorting by a random comparison', () => {
    expect(failed(battery(comparator))).toEqual(expect.arrayContaining(['positions in a deck', 'orders of few cards']));
  });

  test('B-77: one off, so that no card stays', () => {
    expect(failed(battery(offByOne))).toEqual(expect.arrayContaining(['positions in a deck', 'orders of few cards']));
  });

  test('B-78: the remainder of a 32-bit word, by the words it must not answer from', () => {
    const result = battery(modulo(4));
    expect(result.rejection).toContain('use words beyond the last full multiple');
    expect(result.passed).toBe(false);
    expect(reportOf(result)).toContain('FAIL  rejection');
  });

  test('B-78: the remainder of an 8-bit word, by count as well', () => {
    const result = battery(modulo(1));
    expect(failed(result)).toEqual(expect.arrayContaining(['equidistribution', 'gap']));
    expect(result.rejection).not.toBeNull();
  });
});

describe('each test of lots fails the fault it is there to find', () => {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  /** A sampler whose lots come from numbers 0…1. */
  const from =
    (next: (sampler: Sampler) => number) =>
    (source: ByteSource): Sampler => {
      const sampler = bareSampler(source);
      return { lot: (n) => Math.floor(next(sampler) * n), shuffle: sampler.shuffle };
    };
  const even = ({ lot }: Sampler): number => (lot(0x10000) * 0x10000 + lot(0x10000)) / 2 ** 32;

  test('numbers that lean to one side', () => {
    const leaning = from((sampler) => even(sampler) ** 1.5);
    expect(failed(battery(leaning))).toEqual(
      expect.arrayContaining(['equidistribution', 'Kolmogorov-Smirnov', 'serial pairs', 'gap', 'coupon collector']),
    );
  });

  test('numbers that follow from the one before', () => {
    let last = 0;
    const dragging = from((sampler) => {
      last = (last + even(sampler) / 2) % 1;
      return last;
    });
    expect(failed(battery(dragging))).toEqual(
      expect.arrayContaining(['serial pairs', 'runs', 'gap', 'poker', 'permutation', 'spectral']),
    );
  });

  test('decks that remember the deck before', () => {
    let last = cards;
    const remembering = (source: ByteSource): Sampler => {
      const sampler = bareSampler(source);
      const shuffle = <T>(given: readonly T[]): T[] => {
        if (given.length !== 52) return sampler.shuffle(given);
        const cut = sampler.lot(52);
        last = [...last.slice(cut), ...last.slice(0, cut)];
        return last.map((card) => given[card] as T);
      };
      return { lot: sampler.lot, shuffle };
    };
    const names = failed(battery(remembering));
    expect(names).toEqual(expect.arrayContaining(['starting hands', 'flops', 'successive decks']));
  });
});
