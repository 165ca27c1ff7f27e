/**
 * The whole battery over many independent streams, and the evaluation of its p-values: at 99 % confidence one in a
 * hundred falls outside the band by chance alone (R3), so their share is what counts.
 */
import type { ByteSource, Sampler } from '../../main/shuffle/sampler.ts';
import { DECK_TESTS } from './deck-tests.ts';
import { binomialTail } from './distributions.ts';
import { NUMBER_TESTS } from './number-tests.ts';

/** The generator under test. */
export interface Subject {
  /** A separate stream for each number. */
  stream(number: number): Sampler;
  /** The same arithmetic over bytes that the battery chooses. */
  over(source: ByteSource): Sampler;
}

export interface BatterySize {
  readonly streams: number;
  /** 1: the short form; n: n times as many draws in each stream. */
  readonly size: number;
}

export interface TestResult {
  readonly name: string;
  readonly pValues: readonly number[];
  /** How many of them lie outside the 99 % band. */
  readonly outside: number;
  readonly passed: boolean;
}

export interface BatteryResult {
  readonly tests: readonly TestResult[];
  /** Draws that were answered from words that must be rejected (B-78), in one sentence; null when there are none. */
  readonly rejection: string | null;
  readonly pValues: number;
  readonly outside: number;
  readonly passed: boolean;
}

const BAND = { low: 0.005, high: 0.995 };
/** So rare that even one cannot be chance. */
const IMPOSSIBLE = 1e-9;
/** A test fails when chance would put as many of its p-values outside the band less often than this. */
const UNLIKELY = 1e-6;

export function runBattery(subject: Subject, { streams, size }: BatterySize): BatteryResult {
  const samplers = Array.from({ length: streams }, (_, number) => subject.stream(number));
  const tests = [...NUMBER_TESTS, ...DECK_TESTS].map(({ name, run }) =>
    judge(
      name,
      samplers.flatMap((sampler) => run(sampler, size)),
    ),
  );
  const rejection = keepsRejected(subject);
  const sum = (of: (test: TestResult) => number): number => tests.reduce((total, test) => total + of(test), 0);
  const [pValues, outside] = [sum((test) => test.pValues.length), sum((test) => test.outside)];
  const passed = rejection === null && tests.every((test) => test.passed) && isLikely(outside, pValues);
  return { tests, rejection, pValues, outside, passed };
}

function judge(name: string, pValues: readonly number[]): TestResult {
  const outside = pValues.filter((p) => !(p >= BAND.low && p <= BAND.high)).length;
  const possible = pValues.every((p) => p > IMPOSSIBLE && p < 1 - IMPOSSIBLE);
  return { name, pValues, outside, passed: possible && isLikely(outside, pValues.length) };
}

const isLikely = (outside: number, of: number): boolean =>
  binomialTail(outside, of, 1 - BAND.high + BAND.low) >= UNLIKELY;

/**
 * The bias of a remainder over 32 bits is 48 in 2^32 for 52 cards: no number of draws that fits into a night would show
 * it. It shows at the edge: where n does not divide the number of words, the highest word must not be used. Whatever
 * the length of its words, a sampler that begins with four bytes of ones must continue to the zeros after them.
 */
function keepsRejected({ over }: Subject): string | null {
  const wrong = Array.from({ length: 415 }, (_, i) => i + 2).filter((n) => {
    const divides = (n & (n - 1)) === 0;
    return !divides && over(startingWith([255, 255, 255, 255])).lot(n) !== over(startingWith([])).lot(n);
  });
  return wrong.length === 0
    ? null
    : `draws from ${wrong.length} ranges up to 416 use words beyond the last full multiple`;
}

function startingWith(bytes: readonly number[]): ByteSource {
  let at = 0;
  return (count) => Uint8Array.from({ length: count }, () => bytes[at++] ?? 0);
}
