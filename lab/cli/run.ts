import { InvariantError } from '../../games/result.ts';
import { type OptionTable, readArguments } from '../../main/arguments.ts';
import { type Command, UsageError } from '../../main/command.ts';
import type { Problem } from '../../main/rules-file.ts';
import { usageOf } from '../../main/usage.ts';
import { type Played, playScenario, ScenarioProblem } from '../scenario/play.ts';
import { loadScenarios, type Scenario } from '../scenario/schema.ts';
import { filesOf } from './files.ts';

const OPTIONS = {
  json: { help: 'one JSON object per hand instead of one line per scenario' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'run',
    operands: 'FILE…',
    explained: { FILE: 'a scenario or a table of them, or a folder with such files in it' },
    options: OPTIONS,
    about: `A missing file, a file that is not a scenario and a folder without any count as failed; standard error says what is
wrong with them.

Exit code: 0 if all passed, 1 if some failed, 2 if some are not scenarios.`,
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (positionals.length === 0) throw new UsageError('expected one or more scenario files');
    const counts = { passed: 0, failed: 0, invalid: 0 };
    for (const path of positionals) {
      const files = filesOf(path, SCENARIOS);
      if (files.ok) for (const file of files.value) for (const each of runFile(file, values.json)) counts[each] += 1;
      else counts[notAScenario(path, [{ path: '', message: files.error }], values.json)] += 1;
    }
    if (!values.json) process.stdout.write(`${counts.passed} passed, ${counts.failed + counts.invalid} failed\n`);
    if (counts.invalid > 0) return 2;
    return counts.failed > 0 ? 1 : 0;
  },
};

/** The endings of scenario files in a folder. */
export const SCENARIOS = ['.json'];

function runFile(path: string, json: boolean): ('passed' | 'failed' | 'invalid')[] {
  return playFile(path).map((played) =>
    Array.isArray(played) ? notAScenario(path, played, json) : report(played, json),
  );
}

function report({ title, failures, hands }: Played, json: boolean): 'passed' | 'failed' {
  const line = failures.length === 0 ? `ok ${title}\n` : `not ok ${title}: ${failures.join('; ')}\n`;
  if (json) {
    for (const hand of hands) process.stdout.write(`${JSON.stringify(hand)}\n`);
    if (failures.length > 0) process.stderr.write(line);
  } else process.stdout.write(line);
  return failures.length === 0 ? 'passed' : 'failed';
}

function notAScenario(path: string, problems: readonly Problem[], json: boolean): 'invalid' {
  for (const problem of problems) process.stderr.write(`${path}: ${place(problem)}${problem.message}\n`);
  if (!json) process.stdout.write(`not ok ${path}: not a scenario\n`);
  return 'invalid';
}

/** Plays the scenarios of a file; an error in one, or in the file, takes its place in the results. */
export function playFile(path: string): readonly (Played | Problem[])[] {
  const scenarios = loadScenarios(path);
  if (!scenarios.ok) return [[...scenarios.error]];
  const { value } = scenarios;
  return value.map((scenario, i) => playOne(scenario, value.length > 1 ? `cases[${i}].` : ''));
}

/** If the rules throw while a scenario is played, only that scenario fails. */
function playOne(scenario: Scenario, at: string): Played | Problem[] {
  try {
    return playScenario(scenario);
  } catch (error) {
    if (error instanceof ScenarioProblem) return [{ ...error.problem, path: `${at}${error.problem.path}` }];
    if (error instanceof InvariantError) {
      return { title: scenario.title, failures: [`the rules failed: ${error.message}`], hands: [] };
    }
    throw error;
  }
}

const place = ({ path }: Problem): string => (path === '' ? '' : `${path}: `);
