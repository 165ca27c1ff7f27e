import { describe, expect, test } from 'vitest';
import { binomialTail, chiSquare, chiSquareTail, normalTail, uniformTail } from '../../../lab/battery/distributions.ts';
import { halfSpectrum } from '../../../lab/battery/fourier.ts';

describe('tail probabilities, against printed tables', () => {
  test.each([
    [3.841459, 1, 0.05],
    [6.634897, 1, 0.01],
    [18.307038, 10, 0.05],
    [2.558212, 10, 0.99],
    [67.504807, 50, 0.05],
    [149.448985, 100, 0.001],
    [70.064895, 100, 0.99],
  ])('chi-square %f with %i degrees of freedom', (statistic, degrees, p) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(p, 6);
  });

  test('chi-square that cannot come about by chance', () => {
    expect(chiSquareTail(1e6, 10)).toBe(0);
  });

  test('chi-square with very many degrees of freedom comes close to the normal distribution', () => {
    const degrees = 172_225;
    expect(chiSquareTail(degrees, degrees)).toBeCloseTo(0.4995, 3);
    expect(chiSquareTail(degrees + 2.3263 * Math.sqrt(2 * degrees), degrees)).toBeCloseTo(0.01, 3);
  });

  test.each([
    [0, 0.5],
    [1.959964, 0.025],
    [-1.959964, 0.975],
    [3.090232, 0.001],
  ])('normal %f', (z, p) => {
    expect(normalTail(z)).toBeCloseTo(p, 7);
  });

  test('Kolmogorov–Smirnov: critical distance 1.358/√n at 5 %', () => {
    const n = 10_000;
    const shifted = (distance: number): number[] => Array.from({ length: n }, (_, i) => (i + 0.5) / n - distance);
    expect(uniformTail(shifted(1.3581 / Math.sqrt(n)))).toBeCloseTo(0.05, 2);
    expect(uniformTail(shifted(0))).toBe(1);
  });

  test('binomial', () => {
    expect(binomialTail(0, 10, 0.3)).toBeCloseTo(1, 12);
    expect(binomialTail(8, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
    expect(binomialTail(11, 10, 0.5)).toBe(0);
  });

  test('Pearson: 16, 18, 16, 14, 12, 12 throws of a die', () => {
    // Σ(O − E)²/E with E = 88/6 is 2, 5 degrees of freedom.
    expect(chiSquare([16, 18, 16, 14, 12, 12], () => 1 / 6)).toBeCloseTo(chiSquareTail(2, 5), 12);
    expect(chiSquareTail(2, 5)).toBeCloseTo(0.849145, 6);
  });
});

describe('the Fourier transform', () => {
  test('of a wave has one peak, where the wave is', () => {
    const wave = Array.from({ length: 64 }, (_, n) => Math.cos((2 * Math.PI * 5 * n) / 64));
    const peaks = halfSpectrum(wave);
    expect(peaks[5]).toBeCloseTo(32, 9);
    expect(peaks.filter((_, n) => n !== 5).every((peak) => peak < 1e-9)).toBe(true);
  });
});
