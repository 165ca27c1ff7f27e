import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sheet } from './sheet.ts';

const FOLDER = join(import.meta.dirname, 'sheets');

/** The sheet of each house, by the house's id. */
export const SHEETS: ReadonlyMap<string, Sheet> = new Map(
  await Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.ts'))
      .map(async (file): Promise<[string, Sheet]> => {
        const { sheet } = (await import(join(FOLDER, file))) as { readonly sheet: Sheet };
        return [file.slice(0, -'.ts'.length), sheet];
      }),
  ),
);
