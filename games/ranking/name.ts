/** Names of hands: hands of the same value have the same name, so each is put into words once. */
import type { Card } from '../card.ts';
import type { Described } from './describe.ts';
import type { Ranking } from './ranking.ts';

export type HandName = Pick<Described, 'category' | 'words'>;

/** By ranking, then value. */
const NAMES = new WeakMap<Ranking, Map<number, HandName>>();

/** The words of `Ranking.describe` without the cards that play: fast, for hands that are looked at all the time. */
export function nameOf(ranking: Ranking, hole: readonly Card[], board: readonly Card[]): HandName {
  const worth = ranking.rank(hole, board);
  // Another ranking may name a hand that does not qualify.
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
