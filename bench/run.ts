/**
 * Runs the benchmarks and records their results.
 *
 *   npm run bench                   runs all and records a row for each figure in bench/results.md
 *   npm run bench -- evaluate       only bench/evaluate.ts
 *   npm run -s bench -- --json      runs all, records nothing, prints one JSON object of all figures
 *
 * A benchmark is a file `bench/NAME.ts` with `export async function measure(): Promise<Record<string, number>>`. The
 * names of its figures end with their unit (`handsPerSec`, `settleMicros`), and each name is used only once in all
 * benchmarks; `evalRatio` is the ratio of `evalPerSec` to its peer. It prints nothing, measures its peer in the same
 * process, and takes at most about twenty seconds. Helpers of a benchmark live in folders below bench/.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

export type Figures = Record<string, number>;

/** The names of the benchmarks in a folder, in alphabetical order. */
export function benchmarks(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** Runs one benchmark. Throws when it has no `measure` or returns something other than numbers. */
export async function measureOne(folder: string, name: string): Promise<Figures> {
  const { measure } = (await import(join(folder, `${name}.ts`))) as { measure?: () => Promise<Figures> };
  if (measure === undefined) throw new Error(`bench/${name}.ts does not export measure()`);
  const figures = await measure();
  for (const [figure, value] of Object.entries(figures)) {
    if (!Number.isFinite(value)) throw new Error(`bench/${name}.ts gives ${value} for ${figure}, not a number`);
  }
  return figures;
}

/** The figures of several benchmarks in one. Throws when two of them use the same name. */
export function merged(parts: readonly Figures[]): Figures {
  const all: Figures = {};
  for (const [figure, value] of parts.flatMap((figures) => Object.entries(figures))) {
    if (figure in all) throw new Error(`two benchmarks measure ${figure}`);
    all[figure] = value;
  }
  return all;
}

/** When, where, from which commit and by which command the figures were measured. */
export interface Circumstances {
  /** `2026-01-31` */
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly command: string;
}

const HEADER = `# Results of the benchmarks

Written by \`npm run bench\`, newest last. A ratio is to the peer that the benchmark names, measured in the same process.
A commit with a plus sign had changes of its own. Compare only rows of one machine.

| date | commit | machine | command | figure | value | ratio |
|---|---|---|---|---|---:|---:|
`;

/** The results file with new rows, replacing any earlier ones for the same figure, commit and machine. */
export function withRows(results: string, circumstances: Circumstances, figures: Figures): string {
  const { date, commit, machine, command } = circumstances;
  const [head, rows] = results.startsWith(HEADER) ? [HEADER, results.slice(HEADER.length)] : [HEADER, ''];
  const key = (figure: string): string => `| ${commit} | ${machine} | ${command} | ${figure} |`;
  const kept = rows
    .split('\n')
    .filter((row) => row !== '' && !Object.keys(figures).some((figure) => row.includes(key(figure))));
  const fresh = Object.entries(figures)
    .filter(([figure]) => !isRatioOfAnother(figure, figures))
    .map(([figure, value]) => {
      const ratio = ratioOf(figure) === figure ? undefined : figures[ratioOf(figure)];
      return `| ${date} ${key(figure)} ${readable(value)} | ${ratio === undefined ? '' : readable(ratio)} |`;
    });
  return `${head}${[...kept, ...fresh].join('\n')}\n`;
}

/** `evalRatio` for `evalPerSec`. */
const ratioOf = (figure: string): string => figure.replace(/(PerSec|Ms|Micros|Bytes)$/, 'Ratio');

const isRatioOfAnother = (figure: string, figures: Figures): boolean =>
  Object.keys(figures).some((other) => other !== figure && ratioOf(other) === figure);

/** Four significant digits, with thousands separators: `12,340,000`, `0.1235`. */
const readable = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 }).format(value);

/** Records the figures that a command has measured in bench/results.md. */
export function record(command: string, figures: Figures): void {
  const folder = import.meta.dirname;
  const file = join(folder, 'results.md');
  const results = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withRows(results, { ...circumstances(dirname(folder)), command }, figures));
}

function circumstances(root: string): Omit<Circumstances, 'command'> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') === '' ? '' : '+'),
    machine: `${cpu?.model ?? 'unknown processor'} × ${cpus().length}, Node ${process.versions.node}`,
  };
}

if (import.meta.main) {
  const folder = import.meta.dirname;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
  const known = benchmarks(folder);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`bench: there is no bench/${unknown}.ts; there is ${known.join(', ') || 'none yet'}`);
    process.exit(2);
  }
  const measured = new Map<string, Figures>();
  for (const name of positionals.length > 0 ? positionals : known) measured.set(name, await measureOne(folder, name));
  const figures = merged([...measured.values()]);
  if (values.json) {
    console.log(JSON.stringify(figures));
  } else {
    for (const [name, part] of measured) record(`npm run bench -- ${name}`, part);
    for (const [figure, value] of Object.entries(figures)) console.log(`${figure.padEnd(48)} ${readable(value)}`);
  }
}
