/**
 * The rankings a second time, plainly: try every five cards, sort them, compare. Slow, and shares nothing with the
 * evaluators it checks.
 */

/** A hand's worth, compared number by number: greater is better. */
export type Score = readonly number[];

type CardNumbers = readonly number[];

/** Positive when `a` is the better, negative when `b` is, 0 when they split. Nothing at all is worse than anything. */
export function compare(a: Score | null, b: Score | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

export function subsets(cards: CardNumbers, size: number): number[][] {
  if (size === 0) return [[]];
  if (cards.length < size) return [];
  const [first = 0, ...rest] = cards;
  return [...subsets(rest, size - 1).map((others) => [first, ...others]), ...subsets(rest, size)];
}

export function best(hands: readonly CardNumbers[], score: (hand: CardNumbers) => Score | null): Score | null {
  return hands.map(score).reduce((most, each) => (compare(each, most) > 0 ? each : most), null);
}

/** Exactly two of the hand and three of the board. */
export const omahaHands = (hole: CardNumbers, board: CardNumbers): number[][] =>
  subsets(hole, 2).flatMap((two) => subsets(board, 3).map((three) => [...two, ...three]));

/** 2 … 14 for a deuce … ace. */
const face = (card: number): number => Math.floor(card / 4) + 2;

/** Faces by how often they come, then by height: `[[3, 9], [2, 14]]` is nines full of aces. */
function groups(faces: CardNumbers): [times: number, face: number][] {
  return [...new Set(faces)]
    .map((each): [number, number] => [faces.filter((other) => other === each).length, each])
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
}

const SHAPES = ['1,1,1,1,1', '2,1,1,1', '2,2,1', '3,1,1', 'straight', 'flush', '3,2', '4,1', 'straight flush'];
const SHORT_SHAPES = ['1,1,1,1,1', '2,1,1,1', '2,2,1', '3,1,1', 'straight', '3,2', 'flush', '4,1', 'straight flush'];

const sameSuit = (five: CardNumbers): boolean => new Set(five.map((card) => card % 4)).size === 1;

/** The height of a straight, 0 when it is none. `wheel` is the straight that an ace begins, if any. */
function straightHeight(five: CardNumbers, wheel: readonly number[]): number {
  const faces = five.map(face).sort((a, b) => b - a);
  if (faces.join() === wheel.join()) return wheel[1] ?? 0;
  return faces.every((each, i) => each === (faces[0] ?? 0) - i) ? (faces[0] ?? 0) : 0;
}

function score(five: CardNumbers, shapes: readonly string[], wheel: readonly number[]): Score {
  const grouped = groups(five.map(face));
  const height = straightHeight(five, wheel);
  const shape = grouped.map(([times]) => times).join();
  const name = [height > 0 && 'straight', sameSuit(five) && 'flush'].filter(Boolean).join(' ') || shape;
  return [shapes.indexOf(name), ...(height > 0 ? [height] : grouped.map(([, each]) => each))];
}

export const highScore = (five: CardNumbers): Score => score(five, SHAPES, [14, 5, 4, 3, 2]);

export const shortDeckScore = (five: CardNumbers): Score => score(five, SHORT_SHAPES, [14, 9, 8, 7, 6]);

/** Asian stud: sevens to aces, the ace also below the seven; `flush` says if a flush beats a full house. */
export const asianScore = (five: CardNumbers, flush: boolean, aceLow: boolean): Score =>
  score(five, flush ? SHORT_SHAPES : SHAPES, aceLow ? [14, 10, 9, 8, 7] : []);

/** Mexican poker: without eights, nines and tens what is above them comes down by three, so that the jack is next to the seven. */
const without8To10 = (card: number): number => (face(card) > 10 ? card - 12 : card);
const mexicanFive = (five: CardNumbers): Score => score(five.map(without8To10), SHORT_SHAPES, [11, 5, 4, 3, 2]);

/** The same with a joker, `wild` for any card, or else an ace or what makes a straight or a flush: every card is tried for it. */
export function mexicanScore(cards: CardNumbers, wild: boolean): Score {
  const four = cards.filter((card) => card < 52);
  if (four.length === 5) return mexicanFive(four);
  const [first = 0] = four;
  const isAce = face(first) === 14;
  if (four.every((card) => face(card) === face(first)) && (wild || isAce)) return [9, face(without8To10(first))];
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => face(card) < 8 || face(card) > 10);
  const tried = deck
    .filter((card) => !four.includes(card))
    .map((card) => ({ card, score: mexicanFive([...four, card]) }))
    // A straight, a flush or both; five of the kinds there are.
    .filter(({ card, score: [kind = 0] }) => wild || face(card) === 14 || [4, 6, 8].includes(kind));
  return best(
    tried.map(({ card }) => [...four, card]),
    mexicanFive,
  ) as Score;
}

/** High turned upside down, without the wheel. */
export const deuceToSevenScore = (five: CardNumbers): Score => score(five, SHAPES, []).map((each) => -each);

/** Pairs and worse count, straights and flushes do not, the ace is a one. */
export function aceToFiveScore(five: CardNumbers): Score {
  const grouped = groups(five.map((card) => (face(card) === 14 ? 1 : face(card))));
  const shape = grouped.map(([times]) => times).join();
  return [SHAPES.indexOf(shape), ...grouped.map(([, each]) => each)].map((each) => -each);
}

export function eightOrBetterScore(five: CardNumbers): Score | null {
  const faces = five.map((card) => (face(card) === 14 ? 1 : face(card))).sort((a, b) => b - a);
  return new Set(faces).size === 5 && faces.every((each) => each <= 8) ? faces.map((each) => -each) : null;
}

/** Any of the cards that share no rank and no suit: more of them first, then lower. */
export function badugiScore(cards: CardNumbers): Score | null {
  const clash = (a: number, b: number): boolean => face(a) === face(b) || a % 4 === b % 4;
  const playing = [4, 3, 2, 1]
    .flatMap((size) => subsets(cards, size))
    .filter((some) => !some.some((card, i) => some.some((other, j) => j > i && clash(card, other))));
  return best(playing, (some) => {
    const faces = some.map((card) => (face(card) === 14 ? 1 : face(card))).sort((a, b) => b - a);
    return [some.length, ...faces.map((each) => -each)];
  });
}
