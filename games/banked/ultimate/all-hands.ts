/**
 * Every hand of two cards with five community cards against every other one, at once: the hands are sorted by value,
 * and each beats those below it that share no card with it.
 */
import type { Card } from '../../card.ts';
import { rankHigh5, rankHigh7 } from '../../ranking/high.ts';
import { QUALIFIES, withOwn } from './rank.ts';

/** Hands of two among 47 cards, and among the 45 that one such hand leaves. */
const [HANDS, OTHERS] = [1081, 990];
const VALUES = 7463;

/** Two cards, the lower first, as one number below 52 × 52. */
export const idOf = (low: Card, high: Card): number => low * 52 + high;

/** The results of each hand, by its place in `ids`. Every `run` overwrites the arrays. */
export class AllHands {
  /** The hands, by `idOf`. */
  readonly ids = new Int16Array(HANDS);
  /** By `rankWith`. */
  readonly values = new Int16Array(HANDS);
  /** Of 990 hands of the player-dealer, how many are worse and how many are better. */
  readonly wins = new Int16Array(HANDS);
  readonly losses = new Int16Array(HANDS);
  /** Worse hands minus better ones, counting only those that qualify: what decides the ante. */
  readonly anteLead = new Int16Array(HANDS);
  readonly #low = new Uint8Array(HANDS);
  readonly #high = new Uint8Array(HANDS);
  readonly #order = new Int16Array(HANDS);
  readonly #from = new Int16Array(VALUES + 1);
  /** Hands below the current one, in total and by card; those that do not qualify. */
  readonly #below = new Int16Array(52);
  readonly #short = new Int16Array(52);

  run(board: readonly Card[], boardPlays: boolean): void {
    this.#deal(board, boardPlays);
    this.#sort();
    const shortInAll = this.#compare();
    for (let i = 0; i < HANDS; i++) {
      const qualifies = (this.values[i] as number) >= QUALIFIES;
      const shared = (this.#short[this.#low[i] as number] as number) + (this.#short[this.#high[i] as number] as number);
      // A hand that does not qualify itself shares both of its cards with itself.
      const short = shortInAll - shared + (qualifies ? 0 : 1);
      this.anteLead[i] = qualifies ? (this.wins[i] as number) - short - (this.losses[i] as number) : short - OTHERS;
    }
  }

  #deal(board: readonly Card[], boardPlays: boolean): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = board;
    const onBoard = boardPlays ? 0 : rankHigh5(a, b, c, d, e);
    let at = 0;
    for (let low = 0; low < 52; low++) {
      if (isOpen(low, a, b, c, d, e)) continue;
      for (let high = low + 1; high < 52; high++) {
        if (isOpen(high, a, b, c, d, e)) continue;
        this.ids[at] = idOf(low, high);
        this.#low[at] = low;
        this.#high[at] = high;
        const value = rankHigh7(low, high, a, b, c, d, e);
        this.values[at] = value > onBoard ? value : withOwn(low, high, a, b, c, d, e);
        at++;
      }
    }
  }

  /** A counting sort: the number of hands of each value says where it begins. */
  #sort(): void {
    const from = this.#from.fill(0);
    for (let i = 0; i < HANDS; i++)
      from[(this.values[i] as number) + 1] = (from[(this.values[i] as number) + 1] as number) + 1;
    for (let value = 1; value <= VALUES; value++) from[value] = (from[value] as number) + (from[value - 1] as number);
    for (let i = 0; i < HANDS; i++) {
      const value = this.values[i] as number;
      const place = from[value] as number;
      this.#order[place] = i;
      from[value] = place + 1;
    }
  }

  /** Wins and losses of all hands, from the lowest up. Returns how many hands do not qualify. */
  #compare(): number {
    const below = this.#below.fill(0);
    const [order, values] = [this.#order, this.values];
    let shortInAll = -1;
    for (let start = 0, end = 0; start < HANDS; start = end) {
      const value = values[order[start] as number] as number;
      if (shortInAll < 0 && value >= QUALIFIES) {
        shortInAll = start;
        this.#short.set(below);
      }
      for (end = start; end < HANDS && values[order[end] as number] === value; end++) {
        const i = order[end] as number;
        this.wins[i] = start - (below[this.#low[i] as number] as number) - (below[this.#high[i] as number] as number);
      }
      for (let at = start; at < end; at++) {
        const i = order[at] as number;
        const [low, high] = [this.#low[i] as number, this.#high[i] as number];
        below[low] = (below[low] as number) + 1;
        below[high] = (below[high] as number) + 1;
      }
      for (let at = start; at < end; at++) {
        const i = order[at] as number;
        const shared = (below[this.#low[i] as number] as number) + (below[this.#high[i] as number] as number);
        this.losses[i] = OTHERS - (end - shared + 1);
      }
    }
    if (shortInAll >= 0) return shortInAll;
    this.#short.set(below);
    return HANDS;
  }
}

const isOpen = (card: Card, a: Card, b: Card, c: Card, d: Card, e: Card): boolean =>
  card === a || card === b || card === c || card === d || card === e;
