import { randomBytes } from 'node:crypto';
import { noOperands, type OptionTable, readArguments, wholeNumber } from '../../main/arguments.ts';
import { type Command, UsageError } from '../../main/command.ts';
import { bareSampler } from '../../main/shuffle/sampler.ts';
import { RandomFault, systemShuffler } from '../../main/shuffle/shuffler.ts';
import { TestedBytes } from '../../main/shuffle/tested-bytes.ts';
import { usageOf } from '../../main/usage.ts';
import { runBattery } from '../battery/battery.ts';
import { reportOf } from '../battery/report.ts';

const TILES = 32;
const MOST = Number.MAX_SAFE_INTEGER;

const OPTIONS = {
  raw: { value: 'BYTES', help: 'that many raw bytes' },
  decks: { value: 'N', help: 'that many shuffled decks, one per line, top card first, cards numbered from 1' },
  deck: { value: 'CARDS', help: '52 (default), 53, 416, any number of cards from 2 to 4096, or "tiles" for 32' },
  range: { value: 'N', help: 'numbers from 1 to N (at most 65,536), one per line, drawn with replacement' },
  count: { value: 'M', help: 'how many numbers' },
  battery: { help: 'statistical tests with their p-values; exits with 1 if they fail' },
  streams: { value: 'N', help: 'how many independent streams it tests (default: 40)' },
  size: { value: 'N', help: 'length of each stream, in multiples of the short form (default: 1)' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'rng',
    forms: ['--raw BYTES', '--decks N [--deck CARDS]', '--range N --count M', '--battery [--streams N] [--size N]'],
    options: OPTIONS,
    about: 'The samples come from the generator that the table deals from, through its health tests.',
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    noOperands(positionals);
    needOne(values);
    if (values.battery) {
      const streams = wholeNumber('streams', values.streams, { default: 40, min: 1, max: 10_000 });
      return battery(streams, wholeNumber('size', values.size, { default: 1, min: 1, max: 1_000 }));
    }
    if (values.raw !== undefined) return write(raw(number('raw', values.raw, MOST)));
    if (values.decks !== undefined) {
      return write(decks(number('decks', values.decks, MOST), deckSize(values.deck)));
    }
    if (values.count === undefined) throw new UsageError('expected --count M with --range');
    return write(numbers(number('range', values.range, 0x10000), number('count', values.count, MOST)));
  },
};

type Values = Partial<Readonly<Record<string, string | boolean>>>;

/** Which option goes with which. */
const COMPANIONS = { deck: 'decks', count: 'range', streams: 'battery', size: 'battery' };

/** Requires exactly one kind of sample, and no option that belongs to another kind. */
function needOne(values: Values): void {
  const given = (option: string): boolean => values[option] !== undefined && values[option] !== false;
  if (['raw', 'decks', 'range', 'battery'].filter(given).length !== 1) {
    throw new UsageError('expected one of --raw, --decks, --range and --battery');
  }
  for (const [option, main] of Object.entries(COMPANIONS)) {
    if (given(option) && !given(main)) throw new UsageError(`--${option} goes with --${main}`);
  }
}

const number = (option: string, text: string | undefined, max: number): number =>
  wholeNumber(option, text, { default: 1, min: 1, max });

function deckSize(text: string | undefined): number {
  if (text === 'tiles') return TILES;
  if (text === undefined || /^\d+$/.test(text)) return wholeNumber('deck', text, { default: 52, min: 2, max: 4096 });
  throw new UsageError(`--deck expects a number of cards or "tiles", not "${text}"`);
}

function* raw(count: number): Generator<Uint8Array> {
  const bytes = new TestedBytes(randomBytes);
  for (let left = count; left > 0; ) {
    const block = bytes.block();
    yield block.subarray(0, left);
    left -= block.length;
  }
}

function* decks(count: number, cards: number): Generator<string> {
  const shuffler = systemShuffler();
  const ordered = Array.from({ length: cards }, (_, card) => card + 1);
  for (let n = 0; n < count; n += 1) yield `${shuffler.shuffle(ordered).join(' ')}\n`;
}

function* numbers(range: number, count: number): Generator<string> {
  const shuffler = systemShuffler();
  for (let n = 0; n < count; n += 1) yield `${shuffler.lot(range) + 1}\n`;
}

/** Bytes collected before they are passed on. */
const CHUNK_BYTES = 0x10000;

/** Writes as fast as the reader reads. */
async function write(samples: Iterable<string | Uint8Array>): Promise<number> {
  const flush = (parts: Buffer[]): Promise<void> =>
    new Promise((done) => {
      process.stdout.write(Buffer.concat(parts.splice(0)), () => done());
    });
  try {
    const parts: Buffer[] = [];
    let gathered = 0;
    for (const sample of samples) {
      const part = Buffer.from(sample as Uint8Array);
      parts.push(part);
      gathered += part.length;
      if (gathered < CHUNK_BYTES) continue;
      await flush(parts);
      gathered = 0;
    }
    await flush(parts);
    return 0;
  } catch (error) {
    if (!(error instanceof RandomFault)) throw error;
    process.stderr.write(`dealerless: rng: ${error.message}\n`);
    return 1;
  }
}

function battery(streams: number, size: number): number {
  const result = runBattery({ stream: () => systemShuffler(), over: bareSampler }, { streams, size });
  process.stdout.write(reportOf(result));
  return result.passed ? 0 : 1;
}
