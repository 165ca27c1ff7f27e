/** The bonus for the best five of six cards: every six cards there are, and what a fold takes from it. */
import type { BetOdds } from '../../odds.ts';
import { FIVE_CARD_KINDS, type FiveCardKind } from '../../ranking/kinds.ts';
import type { SeenAnte } from '../ante/spec.ts';
import type { BetKind, PayRow } from '../bet.ts';
import { type Tallied, talliedOdds } from '../odds.ts';
import { LOWEST_PLAYED, rank3 } from './rank.ts';

/** How many of the 20,358,520 deals of six cards make each kind, as indexes of `FIVE_CARD_KINDS`. */
export function sixCardCounts(): readonly number[] {
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
      held.remove(card);
    }
  };
  draw(0, 6);
  return counts;
}

/** How many pairs of hands make each kind where the player has folded by the house way, of all 407,170,400 deals. */
export function foldedCounts(): readonly number[] {
  const counts = new Array<number>(FIVE_CARD_KINDS.length).fill(0);
  const held = new Held();
  // Hands that fold hold no pair and no flush: of each three ranks, the ways in which suits can fall are four.
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
          for (const card of hand) held.remove(card);
        }
  return counts;
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
        held.remove(rest[k] as number);
      }
      held.remove(rest[j] as number);
    }
    held.remove(rest[i] as number);
  }
}

/** Up to seven cards, and the kind of their best five. A straight is five ranks in a row, ace to five among them. */
class Held {
  readonly #ranks = new Int32Array(13);
  readonly #suits = new Int32Array(4);

  add(card: number): void {
    (this.#ranks[card >> 2] as number) += 1;
    (this.#suits[card & 3] as number) |= 1 << (card >> 2);
  }

  remove(card: number): void {
    (this.#ranks[card >> 2] as number) -= 1;
    (this.#suits[card & 3] as number) &= ~(1 << (card >> 2));
  }

  kind(): number {
    const [s0, s1, s2, s3] = this.#suits as unknown as [number, number, number, number];
    let flush = false;
    for (const set of [s0, s1, s2, s3]) {
      if (bits(set) < 5) continue;
      const run = straight(set);
      if (run === 8) return 9;
      if (run >= 0) return 8;
      flush = true;
    }
    const any = s0 | s1 | s2 | s3;
    let [most, pairs] = [0, 0];
    for (let rank = 0; rank < 13; rank++) {
      const count = this.#ranks[rank] as number;
      if (count > most) most = count;
      if (count >= 2) pairs++;
    }
    if (most === 4) return 7;
    if (most === 3 && pairs >= 2) return 6;
    if (flush) return 5;
    if (straight(any) >= 0) return 4;
    if (most === 3) return 3;
    return Math.min(pairs, 2);
  }
}

/** The lowest rank of the highest run of five: 8 for ten to ace, −1 with no run; ace to five is 0 less one, counted as 0. */
function straight(set: number): number {
  const runs = set & (set >> 1) & (set >> 2) & (set >> 3) & (set >> 4);
  if (runs !== 0) return 31 - Math.clz32(runs);
  return (set & WHEEL) === WHEEL ? 0 : -1;
}

const WHEEL = 0b1_0000_0000_1111;

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Kept once counted: they are of the deck alone. */
let all: readonly number[] | null = null;
let folded: readonly number[] | null = null;

/** A hand of each deal of six cards can be the player's in twenty ways. */
const WAYS = 20;

/** The odds of the bonus; where a fold loses it, by the house way. */
export function sixCardOdds(kind: BetKind<SeenAnte>, lostWithFold: boolean): BetOdds {
  all ??= sixCardCounts();
  if (lostWithFold) folded ??= foldedCounts();
  const lost = lostWithFold ? (folded ?? []) : [];
  const rows = new Map(kind.rows.map((row): [string, PayRow] => [row.name.toLowerCase(), row]));
  const results: Tallied[] = [];
  let nothing = 0;
  let gone = 0;
  for (const [at, count] of all.entries()) {
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
  return lostWithFold ? { ...odds, strategy: 'house way: queen, six, four and better play' } : odds;
}
