import type { SpreadGame } from './house.ts';

/** Games of a house's text, each with its lines in the document: `spread('002', [['holdem', 'Hold’em', '182-243']])`. */
export const spread = (
  document: string,
  games: readonly (readonly [id: string, name: string, lines: string])[],
): readonly SpreadGame[] => games.map(([id, name, lines]) => ({ id, name, source: `${document}:${lines}` }));
