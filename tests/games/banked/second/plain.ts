/** Poker hands of five to seven cards a second time, by counting ranks and suits: shares nothing with the evaluators of the games. */

/** 2 … 14 for a deuce … ace; suits 0 … 3. */
export const face = (card: number): number => Math.floor(card / 4) + 2;
export const suit = (card: number): number => card % 4;

const FACES = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/** What the best five are, from 0 for no pair to 8 for a straight flush. */
export const [PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The highest card of a straight among these faces, the ace also below the deuce; 0 for none. */
function straightIn(has: readonly boolean[]): number {
  for (let top = 14; top >= 5; top--) {
    let run = 0;
    while (run < 5 && has[top - run === 1 ? 14 : top - run]) run++;
    if (run === 5) return top;
  }
  return 0;
}

/** One number: the kind, then five faces in base 16, those that come first weighing most. Greater is better. */
function worth(kind: number, faces: readonly number[]): number {
  let value = kind;
  for (let i = 0; i < 5; i++) value = value * 16 + (faces[i] ?? 0);
  return value;
}

/** The kind of a hand, by its worth. */
export const kindOf = (value: number): number => Math.floor(value / 16 ** 5);

export const ROYAL = worth(STRAIGHT_FLUSH, [14]);

/** The worth of the best five of five to seven cards. */
export function plainWorth(cards: readonly number[]): number {
  const times = new Array<number>(15).fill(0);
  const suits = [0, 0, 0, 0];
  for (const card of cards) {
    times[face(card)] = (times[face(card)] ?? 0) + 1;
    suits[suit(card)] = (suits[suit(card)] ?? 0) + 1;
  }
  const flush = suits.findIndex((count) => count >= 5);
  const suited = FACES.filter(
    (each) => flush >= 0 && cards.some((card) => suit(card) === flush && face(card) === each),
  );
  if (suited.length > 0) {
    const top = straightIn(Array.from({ length: 15 }, (_, each) => suited.includes(each)));
    if (top > 0) return worth(STRAIGHT_FLUSH, [top]);
  }
  const of = (count: number): number[] => FACES.filter((each) => times[each] === count);
  const but = (...gone: number[]): number[] => FACES.filter((each) => (times[each] ?? 0) > 0 && !gone.includes(each));
  const [four, threes, pairs] = [of(4)[0], of(3), of(2)];
  if (four !== undefined) return worth(FOUR, [four, ...but(four).slice(0, 1)]);
  const [three, otherThree = 0] = threes;
  const [pair = 0, otherPair] = pairs;
  const under = Math.max(otherThree, pair);
  if (three !== undefined && under > 0) return worth(FULL_HOUSE, [three, under]);
  if (flush >= 0) return worth(FLUSH, suited.slice(0, 5));
  const top = straightIn(times.map((count) => count > 0));
  if (top > 0) return worth(STRAIGHT, [top]);
  if (three !== undefined) return worth(THREE, [three, ...but(three).slice(0, 2)]);
  if (otherPair !== undefined) return worth(TWO_PAIR, [pair, otherPair, ...but(pair, otherPair).slice(0, 1)]);
  if (pair > 0) return worth(PAIR, [pair, ...but(pair).slice(0, 3)]);
  return worth(0, but().slice(0, 5));
}
