/** The house way of Nine's Up a second time: a list of all that two cards can be, best first, and the three ways to part four. */

/** 1 for an ace, 2 … 10. */
const pips = (card: number): number => (Math.floor(card / 4) === 12 ? 1 : Math.floor(card / 4) + 2);

const PAIRS = ['1-1', '10-10', '9-9', '8-8', '7-7', '6-6', '5-5', '4-4', '3-3', '2-2'];
/** Nine to one point: with an ace, then without. Zero is one rank for all. */
const POINTS = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((points) => [
  [points === 1 ? '1-10' : `1-${points - 1}`],
  Array.from({ length: 9 }, (_, i) => i + 2).flatMap((low) =>
    [points - low, points + 10 - low].filter((high) => high > low && high <= 10).map((high) => `${low}-${high}`),
  ),
]);
const ZEROS = ['1-9', '2-8', '3-7', '4-6'];
const BEST_FIRST: readonly (readonly string[])[] = [...PAIRS.map((pair) => [pair]), ...POINTS, ZEROS];

/** The place in the list of two cards: the lower the better. */
export function placeOf([first = 0, second = 0]: readonly number[]): number {
  const [low, high] = [Math.min(pips(first), pips(second)), Math.max(pips(first), pips(second))];
  const at = BEST_FIRST.findIndex((alike) => alike.includes(`${low}-${high}`));
  if (at < 0) throw new Error(`no place for ${low}-${high}`);
  return at;
}

/** The places of the front and the back, the back not worse: the best front and then the best back, or the other way round. */
export function ninesAgain(
  [a = 0, b = 0, c = 0, d = 0]: readonly number[],
  way: 'best-front' | 'best-back',
): readonly [front: number, back: number] {
  const ways = [
    [placeOf([a, b]), placeOf([c, d])],
    [placeOf([a, c]), placeOf([b, d])],
    [placeOf([a, d]), placeOf([b, c])],
  ].map((places): readonly [number, number] => [Math.max(...places), Math.min(...places)]);
  const [first, then] = way === 'best-front' ? ([0, 1] as const) : ([1, 0] as const);
  const [best] = ways.sort((one, other) => one[first] - other[first] || one[then] - other[then]);
  if (!best) throw new Error('there are three ways to part four cards');
  return best;
}
