/**
 * The golden files of tests/golden: how hands of every game go, and how many ways there are to bet them.
 *
 *   node tests/games/golden.ts                says which files no longer hold what the games do
 *   node tests/games/golden.ts --write        writes them again: read the difference before it is committed
 *   node tests/games/golden.ts --slow …       the long counts of perft-slow.txt, too
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../../games/registry.ts';
import { type Count, perft, type Setup } from './perft.ts';
import { gameNamed } from './perft-both.ts';
import { FLOP_GAMES, FLOP_SETUPS, SLOW_FLOP_SETUPS } from './perft-setups.ts';
import { transcriptOf } from './transcript.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');
export const SLOW = 'perft-slow.txt';

/** Each file by its name, with how its text comes about. A folder of scenarios named for a game makes its file. */
export function goldenFiles(): ReadonlyMap<string, () => string> {
  const games = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map<string, () => string>([
    ...games.map(({ name }) => [`${name}.txt`, () => playthrough(join(FOLDER, name))] as const),
    ['perft.txt', () => counts(FLOP_SETUPS)],
    [SLOW, () => counts(SLOW_FLOP_SETUPS)],
  ]);
}

/** What a golden file holds; empty when there is none yet. */
export function goldenText(name: string): string {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function playthrough(folder: string): string {
  const tables = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return `${tables
    .sort()
    .map((file) => transcriptOf(join(folder, file)))
    .join('\n\n\n')}\n`;
}

const HEADER = `Ways to bet a hand. Under each street: sequences of decisions after which a seat is asked on it / whole sequences
that end on it. Where there is a range to raise to, its smallest, middle and largest amounts are counted. Seat 1 has the
button, blinds $1-$2, limits $2-$4. A fold where a check is free is a decision like any other.
`;

function counts(setups: readonly Setup[]): string {
  return [HEADER, ...FLOP_GAMES.map((id) => countsOf(gameNamed(id), setups))].join('\n');
}

function countsOf(game: AnyGame, setups: readonly Setup[]): string {
  const rows = setups.map((setup) => ({ setup, count: perft(game, setup) }));
  const streets = [...new Set(rows.flatMap(({ count }) => count.streets.map(({ street }) => street)))];
  const table = [
    ['betting', 'chips', ...streets, 'in all'],
    ...rows.map(({ setup, count }) => [
      bettingOf(setup),
      setup.stacks.join(' '),
      ...streets.map((street) => cell(count, street)),
      String(count.sequences),
    ]),
  ];
  return `${game.name}\n${columns(table)}\n`;
}

function bettingOf({ rules }: Setup): string {
  const raises = rules.maxRaises === undefined ? '' : `, ${rules.maxRaises} raises`;
  return `${rules.betting}${raises}`;
}

function cell({ streets }: Count, name: string): string {
  const counted = streets.find(({ street }) => street === name);
  return counted ? `${counted.asked} / ${counted.ended}` : '—';
}

function columns(rows: readonly (readonly string[])[]): string {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]): string => row.map((text, column) => text.padEnd(width(column))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { write: { type: 'boolean' }, slow: { type: 'boolean' } } });
  for (const [name, make] of goldenFiles()) {
    if (name === SLOW && !values.slow) continue;
    const text = make();
    if (text === goldenText(name)) continue;
    process.exitCode = values.write ? 0 : 1;
    console.log(values.write ? `written: tests/golden/${name}` : `tests/golden/${name} differs`);
    if (values.write) writeFileSync(join(FOLDER, name), text);
  }
}
