import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { AnyGame } from '../games/registry.ts';
import { GAMES } from '../games/registry.ts';
import { messageOf } from '../hardware/result.ts';
import type { House } from '../houses/house.ts';
import { HOUSES } from '../houses/houses.ts';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads options and other arguments as `parseArgs` does; whatever it does not know is a `UsageError` in one line. */
export function readArguments<T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = 'not understood'] = messageOf(error).split(/\. |\n/);
    throw new UsageError(sentence);
  }
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

/** The house of that id; null when none is named. A house that does not spread the game is a `UsageError`. */
export function houseNamed(id: string | undefined, game: AnyGame): House | null {
  if (id === undefined) return null;
  const house = HOUSES.get(id);
  if (!house) throw new UsageError(`no such house: ${id}; there are ${[...HOUSES.keys()].join(', ')}`);
  if (!(game.id in house.games)) throw new UsageError(`${house.id} does not spread ${game.id}`);
  return house;
}
