/** Usage texts, made from the same table of options by which arguments are read. */
import type { Option, OptionTable } from './arguments.ts';

interface Described {
  readonly name: string;
  /** What follows the name in addition to the options, such as `FILE`. */
  readonly operands?: string;
  /** The operands, each with one line: `FILE` and what is expected there. */
  readonly explained?: Readonly<Record<string, string>>;
  readonly options: OptionTable;
  /** The ways to call it, without the name, where one line with all options would mislead. */
  readonly forms?: readonly string[];
  /** What else there is to know, in paragraphs as printed. */
  readonly about?: string;
}

/** Columns of a terminal that shows every line in full. */
const WIDTH = 120;

/** The usage of a command as `--help` shows it. */
export function usageOf({ name, operands, explained = {}, options, forms, about }: Described): string {
  const all = Object.entries(options).map(([option, { value }]) => `[${written(option, value)}]`);
  const called = forms ?? [[...(operands === undefined ? [] : [operands]), ...all].join(' ')];
  const rows = [
    ...Object.entries(explained),
    ...Object.entries(options).map(([option, spec]): [string, string] => [written(option, spec.value), helpOf(spec)]),
  ];
  const column = Math.max(0, ...rows.map(([left]) => left.length)) + 4;
  return [
    ...called.map((form) => wrapped(`dealerless ${name} ${form}`.trimEnd(), 8)),
    ...(rows.length === 0
      ? []
      : ['', ...rows.map(([left, right]) => wrapped(`  ${left.padEnd(column - 2)}${right}`, column))]),
    ...(about === undefined ? [] : ['', about]),
  ].join('\n');
}

const written = (option: string, value: string | undefined): string =>
  value === undefined ? `--${option}` : `--${option} ${value}`;

const helpOf = ({ help, default: usual }: Option): string =>
  usual === undefined ? help : `${help} (default: ${usual})`;

/** Breaks a line between words and indents the rest. Options are not separated from their values. */
function wrapped(line: string, indent: number): string {
  if (line.length <= WIDTH) return line;
  const end = breakBefore(line, indent);
  return `${line.slice(0, end)}\n${wrapped(`${' '.repeat(indent)}${line.slice(end + 1)}`, indent)}`;
}

/** The last space within the width at which the line may break. */
function breakBefore(line: string, indent: number): number {
  const spaces = [...line.slice(0, WIDTH + 1).matchAll(/ (?=[^ ])/g)].map(({ index }) => index);
  const whole = spaces.findLast((at) => at > indent && !/\[--[a-z0-9-]+$/.test(line.slice(0, at)));
  return whole ?? WIDTH;
}
