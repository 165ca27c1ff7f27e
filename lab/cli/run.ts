import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InvariantError } from '../../games/result.ts';
import { readArguments } from '../../main/cli/arguments.ts';
import { type Command, UsageError } from '../../main/cli/command.ts';
import type { Problem } from '../../main/rules-file.ts';
import { type Played, playScenario, ScenarioProblem } from '../scenario/play.ts';
import { loadScenario } from '../scenario/schema.ts';

export const command: Command = {
  name: 'run',
  summary: 'play scenario files and check what comes of them',
  usage: [
    'dealerless run FILE… [--json]',
    '',
    '  FILE    a scenario, or a folder with scenarios in it',
    '  --json  one JSON object per hand instead of one line per scenario',
    '',
    'A file that is not a scenario counts as failed; what is wrong with it is on the standard error.',
    '',
    'Exit code: 0 all passed, 1 some failed, 2 some are not scenarios.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
    if (positionals.length === 0) throw new UsageError('which scenario files?');
    const counts = { passed: 0, failed: 0, invalid: 0 };
    for (const path of positionals.flatMap(scenarioFiles)) counts[runFile(path, values.json)] += 1;
    if (!values.json) process.stdout.write(`${counts.passed} passed, ${counts.failed + counts.invalid} failed\n`);
    if (counts.invalid > 0) return 2;
    return counts.failed > 0 ? 1 : 0;
  },
};

/** The file itself, or the JSON files in and under a folder. */
export function scenarioFiles(path: string): string[] {
  if (!existsSync(path)) throw new UsageError(`no such file: ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
}

function runFile(path: string, json: boolean): 'passed' | 'failed' | 'invalid' {
  const played = playFile(path);
  if (Array.isArray(played)) {
    for (const problem of played) process.stderr.write(`${path}: ${place(problem)}${problem.message}\n`);
    if (!json) process.stdout.write(`not ok ${path}: not a scenario\n`);
    return 'invalid';
  }
  const { title, failures, hands } = played;
  const line = failures.length === 0 ? `ok ${title}\n` : `not ok ${title}: ${failures.join('; ')}\n`;
  if (json) {
    for (const hand of hands) process.stdout.write(`${JSON.stringify(hand)}\n`);
    if (failures.length > 0) process.stderr.write(line);
  } else process.stdout.write(line);
  return failures.length === 0 ? 'passed' : 'failed';
}

/** Plays a file, or tells what is wrong with it. Rules that break down while it is played fail that file alone. */
export function playFile(path: string): Played | Problem[] {
  const scenario = loadScenario(path);
  if (!scenario.ok) return [...scenario.error];
  try {
    return playScenario(scenario.value);
  } catch (error) {
    if (error instanceof ScenarioProblem) return [error.problem];
    if (error instanceof InvariantError) {
      return { title: scenario.value.title, failures: [`the rules broke down: ${error.message}`], hands: [] };
    }
    throw error;
  }
}

const place = ({ path }: Problem): string => (path === '' ? '' : `${path}: `);
