/** The bonus for the best five of six cards: every six cards there are, and what a fold takes from it. */
import type { BetOdds } from '../../odds.ts';
import { FIVE_CARD_KINDS, type FiveCardKind } from '../../ranking/kinds.ts';
import type { SeenAnte } from '../ante/spec.ts';
import type { BetKind, PayRow } from '../bet.ts';
import { type Tallied, talliedOdds } from '../odds.ts';
import { LOWEST_PLAYED, rank3 } from './rank.ts';

/** Stored once counted: they depend only on the deck. */
let all: readonly number[] | null = null;
let folded: readonly number[] | null = null;

/** How many of the 20,358,520 deals of six cards make each kind, as indexes of `FIVE_CARD_KINDS`. */
export function sixCardCounts(): readonly number[] {
  if (all) return all;
  const counts = new Array<number>(FIVE_CARD_KINDS.length).fill(0);
  const held = new Held();
  const draw = (from: number, left: number): void => {
    if (left === 0) {
      const kind = held.kind();
      counts[kind] = (counts[kind] ?? 0) + 1;
      return;
    }
    for (let card = from; card <= 52 - left; card++) {
      held.add(card);
      draw(card + 1, left - 1);
      held.removeLast();
    }
  };
  draw(0, 6);
  all = counts;
  return all;
}

/** How many pairs of hands make each kind where the player has folded by the house way, of all 407,170,400 deals. */
function foldedCounts(): readonly number[] {
  if (folded) return folded;
  const counts = new Array<number>(FIVE_CARD_KINDS.length).fill(0);
  const held = new Held();
  // Hands that fold have no pair and no flush: for any three ranks, there are four ways in which the suits can fall.
  const suits = [
    { of: [0, 0, 1], weight: 12 },
    { of: [0, 1, 0], weight: 12 },
    { of: [1, 0, 0], weight: 12 },
    { of: [0, 1, 2], weight: 24 },
  ] as const;
  for (let a = 0; a < 13; a++)
    for (let b = a + 1; b < 13; b++)
      for (let c = b + 1; c < 13; c++)
        for (const { of, weight } of suits) {
          const hand = [a * 4 + of[0], b * 4 + of[1], c * 4 + of[2]] as const;
          if (rank3(...hand) >= LOWEST_PLAYED) continue;
          for (const card of hand) held.add(card);
          against(held, hand, (kind) => {
            counts[kind] = (counts[kind] ?? 0) + weight;
          });
          for (const _ of hand) held.removeLast();
        }
  folded = counts;
  return folded;
}

function against(held: Held, hand: readonly number[], found: (kind: number) => void): void {
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
  for (let i = 0; i < rest.length; i++) {
    held.add(rest[i] as number);
    for (let j = i + 1; j < rest.length; j++) {
      held.add(rest[j] as number);
      for (let k = j + 1; k < rest.length; k++) {
        held.add(rest[k] as number);
        found(held.kind());
        held.removeLast();
      }
      held.removeLast();
    }
    held.removeLast();
  }
}

/** The maximum number of cards held at once. */
const MOST = 7;

/**
 * Up to seven cards, and the kind of their best five. A straight is five ranks in a row, including ace to five. The
 * state after each card is stored, so the last one can be taken back by dropping its state.
 */
class Held {
  #cards = 0;
  /** Ranks of each suit as bits, suit by suit for each number of cards. */
  readonly #suits = new Int32Array((MOST + 1) * 4);
  /** How many there are of each suit, four bits each. */
  readonly #flushes = new Int32Array(MOST + 1);
  /** Ranks that occur at least once, twice, three times, and four times. */
  readonly #ones = new Int32Array(MOST + 1);
  readonly #twos = new Int32Array(MOST + 1);
  readonly #threes = new Int32Array(MOST + 1);
  readonly #fours = new Int32Array(MOST + 1);

  add(card: number): void {
    const [was, rank, suit] = [this.#cards, 1 << (card >> 2), card & 3];
    const now = was + 1;
    const suits = this.#suits;
    for (let each = 0; each < 4; each++) suits[now * 4 + each] = suits[was * 4 + each] as number;
    (suits[now * 4 + suit] as number) |= rank;
    this.#flushes[now] = (this.#flushes[was] as number) + (1 << (suit * 4));
    const [ones, twos, threes] = [this.#ones[was] as number, this.#twos[was] as number, this.#threes[was] as number];
    this.#fours[now] = (this.#fours[was] as number) | (threes & rank);
    this.#threes[now] = threes | (twos & rank);
    this.#twos[now] = twos | (ones & rank);
    this.#ones[now] = ones | rank;
    this.#cards = now;
  }

  /** Takes back the card that was added last. */
  removeLast(): void {
    this.#cards--;
  }

  kind(): number {
    const at = this.#cards;
    // Adding three makes five of a suit eight, the highest of its four bits.
    const flushes = ((this.#flushes[at] as number) + 0x3333) & 0x8888;
    const flush = flushes === 0 ? 0 : (this.#suits[at * 4 + ((31 - Math.clz32(flushes)) >> 2)] as number);
    if (flush !== 0) {
      const run = straight(flush);
      if (run >= 0) return run === ROYAL ? 9 : 8;
    }
    if (this.#fours[at] !== 0) return 7;
    const [twos, threes] = [this.#twos[at] as number, this.#threes[at] as number];
    const pairs = twos & (twos - 1);
    if (threes !== 0 && pairs !== 0) return 6;
    if (flush !== 0) return 5;
    if (straight(this.#ones[at] as number) >= 0) return 4;
    if (threes !== 0) return 3;
    return pairs !== 0 ? 2 : twos !== 0 ? 1 : 0;
  }
}

/** Ten to ace, as `straight` counts. */
const ROYAL = 8;

/**
 * The lowest rank of the highest run of five: 8 for ten to ace, −1 with no run; ace to five is 0 less one, counted as
 * 0.
 */
function straight(set: number): number {
  const runs = set & (set >> 1) & (set >> 2) & (set >> 3) & (set >> 4);
  if (runs !== 0) return 31 - Math.clz32(runs);
  return (set & WHEEL) === WHEEL ? 0 : -1;
}

const WHEEL = 0b1_0000_0000_1111;

/** A hand of each deal of six cards can be the player's in twenty ways. */
const WAYS = 20;

/** The odds of the bonus; where a fold loses it, by the house way. */
export function sixCardOdds(kind: BetKind<SeenAnte>, lostWithFold: boolean): BetOdds {
  const lost = lostWithFold ? foldedCounts() : [];
  const rows = new Map(kind.rows.map((row): [string, PayRow] => [row.name.toLowerCase(), row]));
  const results: Tallied[] = [];
  let nothing = 0;
  let gone = 0;
  for (const [at, count] of sixCardCounts().entries()) {
    const name: FiveCardKind = FIVE_CARD_KINDS[at] ?? 'no pair';
    const kept = count * WAYS - (lost[at] ?? 0);
    gone += lost[at] ?? 0;
    const row = rows.get(name);
    if (row) results.unshift({ name: row.name, pays: row.to / row.per, weight: kept });
    else nothing += kept;
  }
  const odds = talliedOdds(kind.id, [
    ...results,
    { name: 'Nothing', pays: -1, weight: nothing },
    { name: 'Folded', pays: -1, weight: gone },
  ]);
  return lostWithFold ? { ...odds, strategy: 'house way: play with queen, six, four or better' } : odds;
}
