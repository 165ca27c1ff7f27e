import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BLOCK_BYTES } from '../../../main/shuffle/health-tests.ts';
import { type ByteSource, RandomFault, type Shuffler, systemShuffler } from '../../../main/shuffle/shuffler.ts';
import { seededBytes } from './seeded-bytes.ts';

const DECK = Array.from({ length: 52 }, (_, card) => card);

/** A source that tells how many bytes it gave and can be made to fail. */
function watched(): { source: ByteSource; given: number[]; answer: ByteSource } {
  const sound = seededBytes(1);
  const watch = {
    given: [] as number[],
    answer: sound,
    source: (count: number) => {
      const bytes = watch.answer(count);
      watch.given.push(bytes.length);
      return bytes;
    },
  };
  return watch;
}

const stuck: ByteSource = (count) => new Uint8Array(count).fill(7);

function faultOf(work: () => unknown): RandomFault {
  try {
    work();
  } catch (error) {
    if (error instanceof RandomFault) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('R1, R4, R9: where chance comes from', () => {
  test('two shufflers over the operating system never agree', () => {
    const decks = Array.from({ length: 200 }, () => systemShuffler().shuffle(DECK).join());
    expect(new Set(decks).size).toBe(200);
  });

  test('Math.random and the time of day play no part in it', () => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('Math.random was asked');
    });
    vi.useFakeTimers({ now: 0 });
    const first = systemShuffler(seededBytes(5)).shuffle(DECK);
    vi.setSystemTime(1e12);
    expect(systemShuffler(seededBytes(5)).shuffle(DECK)).toEqual(first);
    expect(systemShuffler().shuffle(DECK)).not.toEqual(first);
  });
});

describe('R5: cycling', () => {
  test('the generator continues while the table is idle', () => {
    const watch = watched();
    const shuffler = systemShuffler(watch.source);
    shuffler.cycle();
    const before = watch.given.length;
    for (let idle = 0; idle < 3; idle += 1) shuffler.cycle();
    expect(watch.given.length).toBe(before + 3);
    expect(shuffler.health()).toMatchObject({ state: 'ok', tested: (before + 3) * BLOCK_BYTES });
  });

  test('what was drawn before it is not dealt after it', () => {
    const [cycled, other] = [systemShuffler(seededBytes(1)), systemShuffler(seededBytes(1))];
    expect(cycled.shuffle(DECK)).toEqual(other.shuffle(DECK));
    cycled.cycle();
    expect(cycled.shuffle(DECK)).not.toEqual(other.shuffle(DECK));
  });
});

describe('R6: the source fails closed', () => {
  test('when it throws', () => {
    const shuffler = systemShuffler(() => {
      throw new Error('getrandom: no entropy');
    });
    const fault = faultOf(() => shuffler.shuffle(DECK));
    expect(fault).toMatchObject({
      code: 'source',
      message: 'The random generator does not answer: getrandom: no entropy',
    });
  });

  test('when it gives fewer bytes than asked for', () => {
    const shuffler = systemShuffler((count) => randomBytes(count - 1));
    expect(faultOf(() => shuffler.lot(52)).message).toBe(
      'The random generator gave 4095 bytes where 4096 were asked for.',
    );
  });
});

describe('R11: health', () => {
  const USES: readonly [string, (shuffler: Shuffler) => unknown][] = [
    ['shuffle', (shuffler) => shuffler.shuffle(DECK)],
    ['lot', (shuffler) => shuffler.lot(10)],
    ['cycle', (shuffler) => shuffler.cycle()],
  ];

  test.each(USES)('start-up: %s gives nothing from a generator that is broken from the beginning', (_, use) => {
    const shuffler = systemShuffler(stuck);
    expect(shuffler.health()).toEqual({ state: 'not started', tested: 0, failures: 0, lastFailure: null });
    const fault = faultOf(() => use(shuffler));
    expect(fault).toMatchObject({ name: 'RandomFault', code: 'health' });
    expect(fault.message).toBe(
      'The random generator failed its repetition count test: the same byte came 7 times in a row.',
    );
  });

  test('start-up: the first block is tested and thrown away', () => {
    const watch = watched();
    systemShuffler(watch.source).lot(2);
    expect(watch.given).toEqual([BLOCK_BYTES, BLOCK_BYTES]);
  });

  test.each(USES)('running: %s fails when the generator breaks down, before a byte of it is used', (_, use) => {
    const watch = watched();
    const shuffler = systemShuffler(watch.source);
    shuffler.shuffle(DECK);
    watch.answer = stuck;
    const fault = faultOf(() => {
      for (let n = 0; n < 10_000; n += 1) use(shuffler);
    });
    expect(fault.code).toBe('health');
    expect(shuffler.health()).toMatchObject({ state: 'failed', failures: 1, lastFailure: fault.message });
  });

  test.each([
    ['repetition count', stuck],
    [
      'adaptive proportion',
      (count: number) => Uint8Array.from({ length: count }, (_, at) => (at % 16 ? at & 0xff : 7)),
    ],
    ['monobit', (count: number) => seededBytes('half')(count).map((byte) => byte & 0x7f)],
    ['repeated block', (count: number) => seededBytes('again')(count)],
  ])('the %s test stops the deal', (test, broken) => {
    const watch = watched();
    const shuffler = systemShuffler(watch.source);
    shuffler.cycle();
    watch.answer = broken;
    const fault = faultOf(() => {
      for (let n = 0; n < 3; n += 1) shuffler.cycle();
    });
    expect(fault.message).toContain(`failed its ${test} test`);
  });

  test('after a failure nothing is given, not even what was drawn before, until the start-up tests pass', () => {
    const watch = watched();
    const shuffler = systemShuffler(watch.source);
    shuffler.lot(2);
    watch.answer = stuck;
    faultOf(() => shuffler.cycle());
    faultOf(() => shuffler.lot(2));
    expect(shuffler.health()).toMatchObject({ state: 'failed', failures: 2 });
    watch.answer = seededBytes(2);
    watch.given.length = 0;
    expect(shuffler.shuffle(DECK)).toHaveLength(52);
    expect(watch.given).toEqual([BLOCK_BYTES, BLOCK_BYTES]);
    expect(shuffler.health()).toMatchObject({ state: 'ok', failures: 2 });
  });

  test('bytes that were used, or thrown away, do not stay in memory', () => {
    const kept: Uint8Array[] = [];
    const sound = seededBytes(3);
    const shuffler = systemShuffler((count) => {
      const bytes = sound(count);
      kept.push(bytes);
      return bytes;
    });
    shuffler.lot(0x10000);
    shuffler.cycle();
    expect(kept).toHaveLength(3);
    expect(kept.every((bytes) => bytes.every((byte) => byte === 0))).toBe(true);
  });
});
