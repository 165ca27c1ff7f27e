/** What hands are called: those of the same worth have the same name, so that each is put into words once. */
import type { Card } from '../card.ts';
import type { Described } from './describe.ts';
import type { Ranking } from './ranking.ts';

export type HandName = Pick<Described, 'category' | 'words'>;

/** By ranking, then worth. */
const NAMES = new WeakMap<Ranking, Map<number, HandName>>();

/** The words of `Ranking.describe` without the cards that play: quick, for hands that are looked at all the time. */
export function nameOf(ranking: Ranking, hole: readonly Card[], board: readonly Card[]): HandName {
  const worth = ranking.rank(hole, board);
  // What does not qualify may be called by another ranking.
  if (worth === 0) return ranking.describe(hole, board);
  let names = NAMES.get(ranking);
  if (!names) {
    names = new Map();
    NAMES.set(ranking, names);
  }
  const known = names.get(worth);
  if (known) return known;
  const { category, words } = ranking.describe(hole, board);
  const name = { category, words };
  names.set(worth, name);
  return name;
}
