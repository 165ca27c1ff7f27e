import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../../../docs/games');

/** The page of a game; the three games of three cards share one. */
export const pageOf = (game: string): string => {
  const name = game.startsWith('three-card-poker') ? 'three-card-poker' : game;
  return readFileSync(join(DOCS, `${name}.md`), 'utf8');
};
