/**
 * Double Hand Poker a second time, plainly, sharing nothing with the game: the joker is tried as every card there is,
 * and the house way is read from its posted rows (000:2152-2186) one by one. Slow.
 */
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { compare, type Score } from '../../ranking/obvious.ts';

type Faces = readonly number[];

export interface Set {
  readonly front: Faces;
  readonly back: Faces;
}

const JOKER = 52;

/** 2 … 14 for a deuce … ace, a joker being an ace. */
const face = (card: number): number => (card === JOKER ? 14 : Math.floor(card / 4) + 2);
const descending = (faces: Faces): number[] => [...faces].sort((a, b) => b - a);

/** Faces by how often they come, then by height: `[[3, 9], [2, 14]]` is nines full of aces. */
function groups(faces: Faces): (readonly [times: number, face: number])[] {
  return [...new Set(faces)]
    .map((one) => [faces.filter((other) => other === one).length, one] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
}

/** Kinds from 0, no pair, to 9, five aces. */
const KINDS = ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'straight flush', '5'];
const STRAIGHT = 4;
const FLUSH = 5;
const STRAIGHT_FLUSH = 8;

/** Five cards without a joker; the kind first, then what breaks ties. */
function natural(five: Faces, wheel: HandRules['wheel']): Score {
  const shape = groups(five.map(face));
  const faces = shape.map(([, one]) => one);
  const flush = five.every((card) => card % 4 === (five[0] ?? 0) % 4);
  const five54 = faces.join() === '14,5,4,3,2';
  const straight = faces.length === 5 && (five54 || (faces[0] ?? 0) - (faces[4] ?? 0) === 4);
  const top = five54 ? (wheel === 'second' ? 13.5 : 5) : (faces[0] ?? 0);
  if (straight) return [flush ? STRAIGHT_FLUSH : STRAIGHT, top];
  if (flush) return [FLUSH, ...faces];
  return [KINDS.indexOf(shape.map(([times]) => times).join('')), ...faces];
}

/** Tries the joker as every one of the 52 cards that is not in the hand, and as a fifth ace. */
export function scoreBack(five: Faces, rules: HandRules): Score {
  if (!five.includes(JOKER)) return natural(five, rules.wheel);
  const four = five.filter((card) => card !== JOKER);
  if (four.every((card) => face(card) === 14)) return [KINDS.indexOf('5'), 14];
  let most: Score = [-1];
  for (let card = 0; card < 52; card++) {
    if (four.includes(card)) continue;
    const score = natural([...four, card], rules.wheel);
    const may =
      rules.joker === 'wild' || face(card) === 14 || [STRAIGHT, FLUSH, STRAIGHT_FLUSH].includes(score[0] ?? 0);
    if (may && compare(score, most) > 0) most = score;
  }
  return most;
}

export function scoreFront(two: Faces, { joker }: HandRules): Score {
  const other = two.find((card) => card !== JOKER) ?? 0;
  const faces = descending(two.map((card) => face(card === JOKER && joker === 'wild' ? other : card)));
  return faces[0] === faces[1] ? [1, faces[0] ?? 0] : [0, ...faces];
}

/** A front is foul when it is above the back; the back's further cards break what is otherwise equal. */
export function foul({ front, back }: Set, rules: HandRules): boolean {
  return compare(scoreFront(front, rules), scoreBack(back, rules)) > 0;
}

/** Every way to set seven cards. */
function everySet(seven: Faces): Set[] {
  const sets: Set[] = [];
  for (const a of seven) {
    for (const b of seven) {
      if (a < b) sets.push({ front: [a, b], back: seven.filter((card) => card !== a && card !== b) });
    }
  }
  return sets;
}

/** One row of the posted table: what it is for, and the faces in front that it wants; null when it is not for these. */
type Row = (shape: string, faces: readonly number[]) => readonly [number, number] | null;

/** `faces` are the distinct faces, those that come most often first. */
const ROWS: readonly Row[] = [
  // Two pairs: pair and pair …
  (shape, [high = 0, low = 0, odd = 0, next = 0]) => {
    if (shape !== '22111') return null;
    // … except (1) one pair of eights or better, the other sevens or less, with an ace and a face card for the front
    if (high >= 8 && low <= 7 && odd === 14 && [13, 12, 11].includes(next)) return [odd, next];
    // … and (2) both pairs sevens or less, with an ace, king or queen for the front.
    if (high <= 7 && low <= 7 && odd >= 12) return [odd, next];
    return [low, low];
  },
  // Three pairs: the highest in front.
  (shape, [high = 0]) => (shape === '2221' ? [high, high] : null),
  // Three of a kind at the back, but aces only when king and queen can go in front.
  (shape, [three = 0, odd = 0, next = 0]) => {
    if (shape !== '31111') return null;
    if (three < 14) return [odd, next];
    return odd === 13 && next === 12 ? [13, 12] : [14, odd];
  },
  // Two sets: a pair of the larger in front.
  (shape, [larger = 0]) => (shape === '331' ? [larger, larger] : null),
  // Full house: the high pair in front with at least trips at the back.
  (shape, [, high = 0]) => (shape === '3211' || shape === '322' ? [high, high] : null),
  // Four of a kind with trips: the higher pair; with a pair: that pair; else split from eights on.
  (shape, [four = 0, three = 0]) => (shape === '43' ? (four > three ? [four, four] : [three, three]) : null),
  (shape, [, two = 0]) => (shape === '421' ? [two, two] : null),
  (shape, [four = 0, odd = 0, next = 0]) => (shape === '4111' ? (four >= 8 ? [four, four] : [odd, next]) : null),
  // Five aces: two of them in front.
  (shape) => (shape.startsWith('5') ? [14, 14] : null),
];

/** The house way for a joker that is an ace or completes a straight or a flush. */
export function houseWayAgain(seven: Faces, rules: HandRules): Set {
  const shape = groups(seven.map(face));
  const faces = shape.map(([, one]) => one);
  const name = shape.map(([times]) => times).join('');
  const sets = everySet(seven);
  const withFront = ([a, b]: readonly [number, number]): Set[] =>
    sets.filter(({ front }) => descending(front.map(face)).join() === descending([a, b]).join());
  const allowed = [
    ...sets.filter(({ back }) => [STRAIGHT, FLUSH, STRAIGHT_FLUSH].includes(scoreBack(back, rules)[0] ?? 0)),
    ...ROWS.flatMap((row) => withFront(row(name, faces) ?? [0, 0])),
  ];
  // No pair and one pair stand above the choice: second and third highest, or the two highest beside the pair.
  return bestOf(allowed.length > 0 ? allowed : withFront([faces[1] ?? 0, faces[2] ?? 0]), rules);
}

/** The best front; of equal fronts the best back. */
function bestOf(sets: readonly Set[], rules: HandRules): Set {
  const [first, ...others] = sets;
  if (!first) throw new Error('no way to set the cards');
  return others.reduce((most, each) => (better(each, most, rules) ? each : most), first);
}

function better(a: Set, b: Set, rules: HandRules): boolean {
  const fronts = compare(scoreFront(a.front, rules), scoreFront(b.front, rules));
  return fronts > 0 || (fronts === 0 && compare(scoreBack(a.back, rules), scoreBack(b.back, rules)) > 0);
}
