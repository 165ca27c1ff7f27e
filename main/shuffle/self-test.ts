/**
 * Known-answer tests, run before the generator is used (R11): a damaged or wrongly built program must be found out
 * before it deals. The known answers cover our own part: the arithmetic of the shuffle, and that the health tests still
 * fail what they must fail.
 */
import { createHash } from 'node:crypto';
import { BLOCK_BYTES, type HealthTest, HealthTests } from './health-tests.ts';
import { type ByteSource, bareSampler } from './sampler.ts';

/**
 * The stream SHA-256("dealerless self-test 0"), SHA-256("dealerless self-test 1"), …: it looks random and is always the
 * same.
 */
export function knownBytes(): ByteSource {
  let left = Buffer.alloc(0);
  let block = 0;
  return (count) => {
    while (left.length < count) {
      left = Buffer.concat([left, createHash('sha256').update(`dealerless self-test ${block}`).digest()]);
      block += 1;
    }
    const bytes = Uint8Array.from(left.subarray(0, count));
    left = left.subarray(count);
    return bytes;
  };
}

/** The deck that the known bytes give: places of the 52 cards, and three lots drawn after them. */
const KNOWN_DECK =
  '26 20 36 9 48 45 46 29 50 17 37 30 16 35 31 51 5 33 40 27 18 10 13 14 47 4 ' +
  '42 15 6 41 21 39 11 25 44 38 1 8 24 49 0 7 12 22 28 34 43 3 2 19 23 32';
const KNOWN_LOTS = '10 285 29280';

const whole = (byteAt: (at: number) => number): Uint8Array =>
  Uint8Array.from({ length: BLOCK_BYTES }, (_, at) => byteAt(at));

/** Broken streams, each in the way that one of the tests must catch. */
const BROKEN: readonly { readonly test: HealthTest; readonly blocks: readonly Uint8Array[] }[] = [
  { test: 'repetition count', blocks: [whole(() => 0x5a)] },
  { test: 'adaptive proportion', blocks: [whole((at) => (at % 16 === 0 ? 0x5a : at & 0xff))] },
  { test: 'monobit', blocks: [whole((at) => at & 0x7f)] },
  { test: 'repeated block', blocks: [whole((at) => at & 0xff), whole((at) => at & 0xff)] },
];

/** The first wrong answer, in one sentence; null when all are right. */
export function selfTest(): string | null {
  const known = bareSampler(knownBytes());
  const deck = known.shuffle(Array.from({ length: 52 }, (_, card) => card)).join(' ');
  const lots = [52, 416, 65_536].map((n) => known.lot(n)).join(' ');
  if (deck !== KNOWN_DECK || lots !== KNOWN_LOTS) return 'known bytes did not give the known deck';
  if (new HealthTests().check(knownBytes()(BLOCK_BYTES)) !== null) return 'the health tests failed a sound block';
  for (const { test, blocks } of BROKEN) {
    const tests = new HealthTests();
    const found = blocks.map((block) => tests.check(block)?.test).at(-1);
    if (found !== test) return `the ${test} test did not fail a broken block`;
  }
  return null;
}
