import { readFileSync } from 'node:fs';
import { messageOf } from '../../hardware/result.ts';
import { type OptionTable, readArguments } from '../../main/arguments.ts';
import { type Command, UsageError } from '../../main/command.ts';
import { usageOf } from '../../main/usage.ts';
import { type FileEntry, readEntries } from '../phh/file.ts';
import { type ReplayVerdict, replay } from '../phh/replay.ts';
import { filesOf } from './files.ts';

const OPTIONS = {
  json: { help: 'one JSON object per hand instead of one line' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'replay',
    operands: 'FILE…',
    explained: { FILE: 'hands in the PHH format, .phh or .phhs, or a folder with such files in it' },
    options: OPTIONS,
    about: `A hand passes when our rules accept every action and every stack ends as the file says. Hands of games that are not
dealt here, and hands about which the file says too little, are reported as skipped. A file does not name the rules
it was played by: where our reading fails, others are tried. The last line counts the hands that needed another
reading; a failed hand says why for each. A missing file and a folder without any files count as failed.

Exit code: 0 if none failed, 1 if some failed, 2 if some are not hand histories.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (positionals.length === 0) throw new UsageError('expected one or more hand histories');
    const counts = { passed: 0, failed: 0, skipped: 0, invalid: 0, byAnotherReading: 0 };
    for (const { hand, verdict } of replayed(positionals)) {
      counts[verdict.kind] += 1;
      if (verdict.kind === 'passed' && verdict.reading !== undefined) counts.byAnotherReading += 1;
      report(hand, verdict, values.json);
    }
    if (!values.json) process.stdout.write(`${lastLine(counts)}\n`);
    if (counts.invalid > 0) return 2;
    return counts.failed > 0 ? 1 : 0;
  },
};

type Counts = Readonly<Record<ReplayVerdict['kind'] | 'byAnotherReading', number>>;

/** An invalid hand has not passed, nor has a file that cannot be read. */
function lastLine({ passed, failed, skipped, invalid, byAnotherReading }: Counts): string {
  const another = byAnotherReading > 0 ? ` (${byAnotherReading} by another reading)` : '';
  return `${passed} passed${another}, ${failed + invalid} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface Replayed {
  /** The file, and the table where there are several. */
  readonly hand: string;
  readonly verdict: ReplayVerdict;
}

/** Replays the hands of files and folders, one file after another. */
function* replayed(paths: readonly string[]): Generator<Replayed> {
  for (const path of paths) {
    const files = filesOf(path, ['.phh', '.phhs']);
    if (files.ok) for (const file of files.value) yield* replayFile(file);
    else yield unread(path, files.error);
  }
}

/** Replays every hand of a file; a file without hands counts as an invalid one. */
export function replayFile(path: string): Replayed[] {
  const entries = readFile(path);
  if (!entries.ok) return [unread(path, entries.error)];
  return entries.value.map(({ name, fields }: FileEntry) => ({
    hand: name === null ? path : `${path} [${name}]`,
    verdict: replay(fields),
  }));
}

const unread = (hand: string, message: string): Replayed => ({
  hand,
  verdict: { kind: 'invalid', problems: [{ path: '', message }] },
});

function readFile(path: string): ReturnType<typeof readEntries> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { ok: false, error: `cannot be read: ${messageOf(error)}` };
  }
  return readEntries(text);
}

function report(hand: string, verdict: ReplayVerdict, json: boolean): void {
  if (json) process.stdout.write(`${JSON.stringify({ hand, ...verdict })}\n`);
  else if (verdict.kind === 'invalid') {
    for (const { path, message } of verdict.problems) {
      process.stderr.write(`${hand}: ${path === '' ? '' : `${path}: `}${message}\n`);
    }
    process.stdout.write(`not ok ${hand}: not a hand in the PHH format\n`);
  } else process.stdout.write(`${inWords(hand, verdict)}\n`);
}

function inWords(hand: string, verdict: Exclude<ReplayVerdict, { kind: 'invalid' }>): string {
  switch (verdict.kind) {
    case 'passed':
      return `ok ${hand}${verdict.note === null ? '' : ` (${verdict.note})`}`;
    case 'failed':
      return `not ok ${hand}: ${whyFailed(verdict)}`;
    case 'skipped':
      return `skipped ${hand}: ${verdict.why}`;
  }
}

/** Why it failed, by our own reading, then by each of the others. */
function whyFailed({ why, others = [] }: Extract<ReplayVerdict, { kind: 'failed' }>): string {
  const each = others.map((other) => `; with ${other.reading}: ${other.why === why ? 'the same' : other.why}`);
  return `${why}${each.join('')}`;
}
