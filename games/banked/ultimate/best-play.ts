/**
 * Optimal play of Ultimate Texas Hold'em, counted backward over every deal: at the end a Play or a fold, on the flop
 * two antes or waiting for the end, before it four antes or waiting for the flop. Three antes are never best: a hand
 * that leads on average gains more with four, one that trails loses less with two on every flop. Sums are whole
 * numbers: tenths of an ante over all deals.
 */
import type { Card } from '../../card.ts';
import { fiveCardKind } from '../../ranking/kinds.ts';
import { SUIT_NAMINGS } from '../three-card/odds.ts';
import { AllHands, idOf } from './all-hands.ts';
import { blindPays } from './bets.ts';
import { betsBeforeFlop, betsOnFlop, HANDS_OF_TWO } from './house-way.ts';
import type { UltimateRules } from './rules.ts';

/** Tenths of an ante: every payoff of the Blind is a whole number of them. */
const TENTHS = 10;
const FOLD = -2 * TENTHS * HANDS_OF_TWO;
const IDS = 52 * 52;
const STARTS = 169;
/** Two cards, three on the flop, two after it, and two of the player-dealer's. */
const DEALS = 1326 * 19_600 * 1081 * HANDS_OF_TWO;

type BlindFlush = UltimateRules['blindFlush'];

/**
 * A hand's gain from ante, Blind and Play on one flop: with two antes there, and by waiting for the end. By flop and
 * hand.
 */
interface FlopSums {
  readonly two: Float64Array;
  readonly wait: Float64Array;
}

/**
 * The gain of each of the 169 starting hands with four antes, with optimal play after a check, and with the house way
 * after a check.
 */
interface Starts {
  readonly four: Float64Array;
  readonly check: Float64Array;
  readonly house: Float64Array;
}

/** Optimal play under one set of payoffs, and the house way for comparison. */
export interface BestCount {
  /** The loss of an ante with its Blind and Play, as a fraction of the ante. */
  readonly best: number;
  readonly house: number;
  /** Whether each starting hand bets four antes before the flop, by its number. */
  readonly fours: readonly boolean[];
}

/**
 * Every deal, once for each payoff of a flush: 134,459 boards represent all of them, and 1,755 flops. Takes a minute.
 */
export function countBestPlay(boardPlays: boolean, flushes: readonly BlindFlush[]): readonly BestCount[] {
  const flops = new Flops();
  const counts = flushes.map((flush) => ({
    blind: blindTenths(flush),
    four: zeros(STARTS),
    sums: { two: zeros(flops.size * IDS), wait: zeros(flops.size * IDS) },
  }));
  const all = new AllHands();
  for (const { board, weight } of unlikeBoards()) {
    all.run(board, boardPlays);
    for (const { blind, four, sums } of counts) {
      const gains = gainsOf(all, blind, weight, four);
      flops.add(board, all.ids, gains, sums);
    }
  }
  return counts.map(({ four, sums }) => edgesOf({ four, ...flops.decide(sums) }));
}

const zeros = (length: number): Float64Array => new Float64Array(length);

/** The Blind's gain when a hand wins, in tenths, by the hand's value. */
function blindTenths(flush: BlindFlush): Int16Array {
  const pays = new Map(blindPays(flush).map(([kind, to, per = 1]) => [kind, (TENTHS * to) / per]));
  return Int16Array.from({ length: 7463 }, (_, value) => pays.get(fiveCardKind(value)) ?? 0);
}

/** The gain of each hand with a board, times the weight of the board; four antes are added up at once. */
function gainsOf(
  { ids, values, wins, losses, anteLead }: AllHands,
  blind: Int16Array,
  weight: number,
  four: Float64Array,
): FlopSums {
  const [two, wait] = [zeros(ids.length), zeros(ids.length)];
  for (let i = 0; i < ids.length; i++) {
    const [won, lost] = [wins[i] as number, losses[i] as number];
    const each = TENTHS * (won - lost);
    const unplayed = TENTHS * ((anteLead[i] as number) - lost) + (blind[values[i] as number] as number) * won;
    two[i] = weight * (unplayed + 2 * each);
    wait[i] = weight * Math.max(FOLD, unplayed + each);
    const start = STARTS_OF_IDS[ids[i] as number] as number;
    // A board contains ten flops.
    four[start] = (four[start] as number) + 10 * weight * (unplayed + 4 * each);
  }
  return { two, wait };
}

/** The number of a starting hand: suited ones below the diagonal of a square of the ranks, pairs on it. */
function startOf(low: Card, high: Card): number {
  const [less, more] = [low >> 2, high >> 2];
  return (low & 3) === (high & 3) ? 13 * more + less : 13 * less + more;
}

const STARTS_OF_IDS = Uint8Array.from({ length: IDS }, (_, id) => startOf(Math.floor(id / 52), id % 52));

/** The ranks of each suit, as bits. */
function masksOf(cards: readonly Card[]): number[] {
  const masks = [0, 0, 0, 0];
  for (const card of cards) masks[card & 3] = (masks[card & 3] ?? 0) | (1 << (card >> 2));
  return masks;
}

/** One of each set of boards that are equal except for the names of the suits, with their number. */
function* unlikeBoards(): Generator<{ readonly board: readonly Card[]; readonly weight: number }> {
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let e = d + 1; e < 52; e++) {
            const board = [a, b, c, d, e];
            const [w = 0, x = 0, y = 0, z = 0] = masksOf(board);
            if (w < x || x < y || y < z) continue;
            yield { board, weight: namingsOf(w, x, y, z) };
          }
}

/** The number of ways to name four suits of these ranks, the highest first: suits with the same ranks count as one. */
function namingsOf(w: number, x: number, y: number, z: number): number {
  let [ways, alike] = [24, 1];
  for (const same of [w === x, x === y, y === z]) {
    alike = same ? alike + 1 : 1;
    ways /= alike;
  }
  return ways;
}

const renamed = (card: Card, names: readonly number[]): Card => (card & ~3) | (names[card & 3] ?? 0);

/** Two cards with the suits renamed. */
function renamedId(id: number, names: readonly number[]): number {
  const [a, b] = [renamed(Math.floor(id / 52), names), renamed(id % 52, names)];
  return idOf(Math.min(a, b), Math.max(a, b));
}

/** The 1,755 flops that differ in more than the names of the suits, and the hands with them that do. */
class Flops {
  readonly size: number;
  readonly #kinds: readonly (readonly Card[])[];
  /** The kind of three cards in ascending order, and the naming of the suits that turns them into that kind's cards. */
  readonly #kindOf = new Int16Array(52 ** 3);
  readonly #namingOf = new Int8Array(52 ** 3);
  readonly #renamed = SUIT_NAMINGS.map((names) => Int16Array.from({ length: IDS }, (_, id) => renamedId(id, names)));
  /** By kind and id: the lowest id of the equivalent hands with the flop. */
  readonly #alike: readonly Int16Array[];

  constructor() {
    const kinds = new Map<string, { readonly nth: number; readonly cards: readonly Card[] }>();
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++) {
          const masks = masksOf([a, b, c]);
          const bySize = [0, 1, 2, 3].sort((s, t) => (masks[t] ?? 0) - (masks[s] ?? 0));
          const naming = SUIT_NAMINGS.findIndex((names) => bySize.every((suit, place) => names[suit] === place));
          const cards = [a, b, c].map((card) => renamed(card, SUIT_NAMINGS[naming] ?? [])).sort((s, t) => s - t);
          const kind = kinds.get(cards.join()) ?? { nth: kinds.size, cards };
          kinds.set(cards.join(), kind);
          this.#kindOf[placeOf(a, b, c)] = kind.nth;
          this.#namingOf[placeOf(a, b, c)] = naming;
        }
    this.size = kinds.size;
    this.#kinds = [...kinds.values()].map(({ cards }) => cards);
    this.#alike = this.#kinds.map((flop) => this.#sameAfter(flop));
  }

  #sameAfter(flop: readonly Card[]): Int16Array {
    const namings = SUIT_NAMINGS.flatMap((names, at) =>
      flop.every((card) => flop.includes(renamed(card, names))) ? [this.#renamed[at] as Int16Array] : [],
    );
    const alike = new Int16Array(IDS);
    for (let id = 0; id < IDS; id++) {
      let lowest = IDS;
      for (const naming of namings) lowest = Math.min(lowest, naming[id] as number);
      alike[id] = lowest;
    }
    return alike;
  }

  /** Adds the gains of a board's hands to each of the ten flops that it may have come from. */
  add(board: readonly Card[], ids: Int16Array, gains: FlopSums, sums: FlopSums): void {
    for (let i = 0; i < 5; i++)
      for (let j = i + 1; j < 5; j++)
        for (let k = j + 1; k < 5; k++) {
          const place = placeOf(board[i] as Card, board[j] as Card, board[k] as Card);
          const kind = this.#kindOf[place] as number;
          const names = this.#renamed[this.#namingOf[place] as number] as Int16Array;
          addTo(kind * IDS, this.#alike[kind] as Int16Array, names, ids, gains, sums);
        }
  }

  /** The better of two antes on the flop and waiting for the end, and the house way's result, by starting hand. */
  decide({ two, wait }: FlopSums): Omit<Starts, 'four'> {
    const [check, house] = [zeros(STARTS), zeros(STARTS)];
    for (const [kind, flop] of this.#kinds.entries())
      for (let id = 0; id < IDS; id++) {
        const hand = [Math.floor(id / 52), id % 52];
        const [now, later] = [two[kind * IDS + id] as number, wait[kind * IDS + id] as number];
        if (now === 0 && later === 0) continue;
        const start = STARTS_OF_IDS[id] as number;
        check[start] = (check[start] as number) + Math.max(now, later);
        house[start] = (house[start] as number) + (betsOnFlop(hand, flop) ? now : later);
      }
    return { check, house };
  }
}

/** The place of three cards in ascending order. */
const placeOf = (a: Card, b: Card, c: Card): number => (a * 52 + b) * 52 + c;

function addTo(
  from: number,
  alike: Int16Array,
  names: Int16Array,
  ids: Int16Array,
  gains: FlopSums,
  sums: FlopSums,
): void {
  const { two, wait } = gains;
  const [twoSums, waitSums] = [sums.two, sums.wait];
  for (let i = 0; i < ids.length; i++) {
    const at = from + (alike[names[ids[i] as number] as number] as number);
    twoSums[at] = (twoSums[at] as number) + (two[i] as number);
    waitSums[at] = (waitSums[at] as number) + (wait[i] as number);
  }
}

function edgesOf({ four, check, house }: Starts): BestCount {
  const fours = Array.from(four, (gain, start) => gain > (check[start] as number));
  let [best, byHouse] = [0, 0];
  for (let start = 0; start < STARTS; start++) {
    best += Math.max(four[start] as number, check[start] as number);
    byHouse += (betsBeforeFlop(startingHand(start)) ? four : house)[start] as number;
  }
  // Each deal was counted with each of the ten flops of its board: three of five cards, in any order.
  const all = TENTHS * DEALS;
  return { best: -best / all, house: -byHouse / all, fours };
}

/** One hand of a starting hand's kind, by its number. */
export function startingHand(start: number): readonly Card[] {
  const [row, column] = [Math.floor(start / 13), start % 13];
  return row > column ? [4 * column, 4 * row] : [4 * row, 4 * column + 1];
}
