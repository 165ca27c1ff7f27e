/**
 * Profiles that people write: one JSON file each in the folder `profiles` next to `table.json`, named after the
 * profile's id. Amounts are in dollars in the file, and in cents once it is read.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { centsOf } from '../games/money.ts';
import { readJsonFile, strict } from '../hardware/json-file.ts';
import type { JsonText } from '../hardware/json-text.ts';
import { offered } from './table/config.ts';
import { profileId } from './table/profile.ts';

const dollars = z.number('dollars, such as 2 or 0.5').transform((amount, context) => {
  const cents = centsOf(amount);
  if (cents === null || cents === 0) context.addIssue({ code: 'custom', message: 'dollars, such as 2 or 0.5' });
  return cents ?? 0;
});

/** What a table may play, by a file of its own: a game of a house, at one of its limits or with options of its own. */
export const profileFile = strict({
  ...offered.shape,
  /** Left out: the options set the stakes, and `buyIn` is required. */
  limit: offered.shape.limit.exactOptional(),
  /** Left out: made from the game's name and the limit. */
  label: z.string().min(1).max(80).exactOptional(),
  /** Options of the game that override those of the house and the limit, as `bin/dealerless rules GAME` names them. */
  rules: z.record(z.string(), z.unknown()).default({}),
  buyIn: strict({
    fullBuy: dollars,
    shortBuy: dollars.nullable().default(null),
    maximum: dollars.nullable().default(null),
    step: dollars.prefault(1),
  }).exactOptional(),
  /** Lines for the players, in addition to those that the house posts. */
  posted: z.array(z.string().max(200)).default([]),
});
export type ProfileFile = z.output<typeof profileFile>;

/** A profile as written, with the positions of its values. */
export interface WrittenProfile {
  readonly id: string;
  readonly path: string;
  readonly json: JsonText;
  readonly file: ProfileFile;
}

/**
 * Reads every profile of a folder, in the order of their names; a missing folder has none. Throws an error with one
 * line for each fault in a file.
 */
export function readProfiles(folder: string): readonly WrittenProfile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readProfile(join(folder, name)));
}

function readProfile(path: string): WrittenProfile {
  const id = basename(path, '.json');
  if (!profileId.safeParse(id).success) {
    throw new Error(`${path}: a profile is named by up to 40 lower case letters, digits and dashes`);
  }
  const read = readJsonFile(path, profileFile, 'a profile');
  if (!read.ok) throw new Error(read.error.message);
  return { id, path, json: read.value.json, file: read.value.value };
}
