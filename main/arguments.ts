import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { AnyGame } from '../games/registry.ts';
import { GAMES } from '../games/registry.ts';
import { messageOf } from '../hardware/result.ts';
import type { House } from '../houses/house.ts';
import { HOUSES } from '../houses/houses.ts';
import { UsageError } from './command.ts';

/** An option of a command: how it is read, and its line in the usage. */
export interface Option {
  /** The name of its value in the usage, such as `FILE`. Absent: the option is a switch. */
  readonly value?: string;
  readonly help: string;
  /** The value when the option is not given. */
  readonly default?: string;
}

/** The options of a command, in the order of its usage. */
export type OptionTable = Readonly<Record<string, Option>>;

/**
 * The values given: text, or undefined for an option without a default that was not given; for a switch, whether it was
 * given.
 */
export type Values<T extends OptionTable> = {
  readonly [Name in keyof T]: T[Name] extends { readonly value: string }
    ? T[Name] extends { readonly default: string }
      ? string
      : string | undefined
    : boolean;
};

/** Reads options and operands. Anything not in the table, or given twice, is a `UsageError` with one line. */
export function readArguments<T extends OptionTable>(
  args: readonly string[],
  table: T,
): { readonly values: Values<T>; readonly positionals: readonly string[] } {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries(table).map(([name, { value, default: usual }]) => {
      if (value === undefined) return [name, { type: 'boolean', default: false }];
      return [name, { type: 'string', ...(usual === undefined ? {} : { default: usual }) }];
    }),
  );
  const read = orNotUnderstood(() =>
    parseArgs({ args: withNumbers(args, table), options, allowPositionals: true, strict: true, tokens: true }),
  );
  const given = new Set<string>();
  for (const token of read.tokens) {
    if (token.kind !== 'option') continue;
    // Given two ports or two folders, only one would be used, and nothing would say which.
    if (given.has(token.name)) throw new UsageError(`--${token.name} is given twice`);
    given.add(token.name);
  }
  return { values: read.values as Values<T>, positionals: read.positionals };
}

function orNotUnderstood<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    const [sentence = 'not understood'] = messageOf(error).split(/\. |\n/);
    throw new UsageError(sentence);
  }
}

/** A negative number is the value of its option, not an option itself: `--hands -5`. */
function withNumbers(args: readonly string[], table: OptionTable): string[] {
  const takes = (text: string | undefined): boolean =>
    text?.startsWith('--') === true && table[text.slice(2)]?.value !== undefined;
  return args.flatMap((text, nth) => {
    if (takes(args[nth - 1]) && /^-\d/.test(text)) return [];
    const next = args[nth + 1] ?? '';
    return takes(text) && /^-\d/.test(next) ? [`${text}=${next}`] : [text];
  });
}

/** The one operand of a command. `which` says what is missing when there is none or more than one. */
export function oneOperand([operand, ...more]: readonly string[], which: string): string {
  if (operand === undefined || more.length > 0) throw new UsageError(which);
  return operand;
}

/** Checks that a command without operands was given none. */
export function noOperands([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`expected only options, not "${first}"`);
}

/** A whole number within bounds, or the default when the option is not given. */
export function wholeNumber(
  option: string,
  text: string | undefined,
  bounds: { readonly default: number; readonly min: number; readonly max: number },
): number {
  if (text === undefined) return bounds.default;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= bounds.min && number <= bounds.max) return number;
  throw new UsageError(`--${option} expects a whole number from ${bounds.min} to ${bounds.max}, not "${text}"`);
}

export function gameNamed(id: string): AnyGame {
  const game = GAMES.get(id);
  if (game) return game;
  throw new UsageError(`no such game: ${id}; there are ${[...GAMES.keys()].join(', ')}`);
}

/** The house with this id; null when none is named. A house that does not spread the game is a `UsageError`. */
export function houseNamed(id: string | undefined, game: AnyGame): House | null {
  if (id === undefined) return null;
  const house = HOUSES.get(id);
  if (!house) throw new UsageError(`no such house: ${id}; there are ${[...HOUSES.keys()].join(', ')}`);
  if (!(game.id in house.games)) throw new UsageError(`${house.id} does not spread ${game.id}`);
  return house;
}
