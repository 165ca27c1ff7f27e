/**
 * The odds of the games of three cards, all counted: every hand of the player's against every one of the
 * player-dealer's. An ante includes the Play that follows it. Two figures: by the house way, which uses only the
 * player's own cards, and by optimal play, which also uses the player-dealer's open card.
 */
import type { Card } from '../../card.ts';
import type { BetOdds } from '../../odds.ts';
import { ANTE, type SeenAnte } from '../ante/spec.ts';
import type { BetKind } from '../bet.ts';
import { talliedOdds } from '../odds.ts';
import { LOWEST_PLAYED, QUALIFIES, rank3 } from './rank.ts';
import type { ThreeCardRules } from './rules.ts';
import { sixCardOdds } from './six-card-odds.ts';

export function threeCardOdds(rules: ThreeCardRules, kinds: readonly BetKind<SeenAnte>[]): readonly BetOdds[] {
  return kinds.map((kind, nth) => {
    if (kind.id === ANTE) return anteOdds(rules);
    return nth === 1 ? pairOdds(kind) : sixCardOdds(kind, rules.bonusAfterFold === 'lost');
  });
}

let known: Int32Array | null = null;

/**
 * The values of all three-card hands, by the three cards in ascending order. Calculated when odds are first counted.
 */
function valuesOfAll(): Int32Array {
  if (known) return known;
  const values = new Int32Array(52 ** 3);
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++) for (let c = b + 1; c < 52; c++) values[(a * 52 + b) * 52 + c] = rank3(a, b, c);
  known = values;
  return values;
}

export interface Hand3 {
  readonly cards: readonly [Card, Card, Card];
  /** How many hands equal it except for the names of the suits. */
  readonly weight: number;
}

let unlike: readonly Hand3[] | null = null;

/**
 * One of each set of three-card hands that are equal except for the names of the suits: 1,755 for 22,100. Calculated
 * once.
 */
export function unlikeHands(): readonly Hand3[] {
  if (unlike) return unlike;
  const found = new Map<string, { cards: readonly [Card, Card, Card]; weight: number }>();
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) {
        const key = alike([a, b, c]);
        const before = found.get(key);
        if (before) before.weight += 1;
        else found.set(key, { cards: [a, b, c], weight: 1 });
      }
  unlike = [...found.values()];
  return unlike;
}

/** The lowest way to write the cards with the suits renamed. */
function alike(cards: readonly Card[]): string {
  const written = SUIT_NAMINGS.map((names) =>
    cards
      .map((card) => (card & ~3) | (names[card & 3] ?? 0))
      .sort((x, y) => x - y)
      .join(),
  );
  return written.sort()[0] ?? '';
}

/** Every way to give the four suits other names. */
export const SUIT_NAMINGS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => [0, 1, 2, 3].flatMap((d) => (new Set([a, b, c, d]).size === 4 ? [[a, b, c, d]] : []))),
  ),
);

/** The results of a played hand against every hand that the player-dealer may have with a given open card. */
interface Against {
  short: number;
  /** Better, the same and worse against hands that do not qualify: these count where antes are compared. */
  shortBetter: number;
  shortWorse: number;
  better: number;
  same: number;
  worse: number;
}

const nothing = (): Against => ({ short: 0, shortBetter: 0, shortWorse: 0, better: 0, same: 0, worse: 0 });

const KEYS = ['short', 'shortBetter', 'shortWorse', 'better', 'same', 'worse'] as const;
/** Offsets of a card's counts, one for each possible result of a hand against another. */
const [SHORT_BETTER, SHORT_WORSE, SHORT_SAME] = [0, 1, 2];
const [BETTER, WORSE, SAME] = [3, 4, 5];
const ENDS = 6;

const endOf = (own: number, value: number): number => {
  if (value < QUALIFIES) return own > value ? SHORT_BETTER : own < value ? SHORT_WORSE : SHORT_SAME;
  return own > value ? BETTER : own < value ? WORSE : SAME;
};

/**
 * The results of a hand against every hand of the remaining cards, in ascending order, for each of these cards as the
 * open one: each hand is compared once, and counted with each of its three cards open.
 */
function againstEach(own: number, rest: readonly Card[]): readonly Against[] {
  const values = valuesOfAll();
  const counts = new Int32Array(rest.length * ENDS);
  for (let i = 0; i < rest.length; i++) {
    const a = (rest[i] as number) * 52;
    for (let j = i + 1; j < rest.length; j++) {
      const ab = (a + (rest[j] as number)) * 52;
      for (let k = j + 1; k < rest.length; k++) {
        const end = endOf(own, values[ab + (rest[k] as number)] as number);
        (counts[i * ENDS + end] as number)++;
        (counts[j * ENDS + end] as number)++;
        (counts[k * ENDS + end] as number)++;
      }
    }
  }
  return rest.map((_, open) => {
    const of = (end: number): number => counts[open * ENDS + end] ?? 0;
    const [shortBetter, shortWorse] = [of(SHORT_BETTER), of(SHORT_WORSE)];
    const short = shortBetter + shortWorse + of(SHORT_SAME);
    return { short, shortBetter, shortWorse, better: of(BETTER), same: of(SAME), worse: of(WORSE) };
  });
}

/** A played hand's average gain, in antes, from the ante and the Play. */
function gainOf({ short, shortBetter, shortWorse, better, same, worse }: Against, pays: boolean): number {
  const unqualified = pays ? short : shortBetter - shortWorse;
  return (unqualified + 2 * better - 2 * worse) / (short + better + same + worse);
}

export interface Decisions {
  /** An ante's gain by the house way, by optimal play without the open card, and by optimal play with it. */
  readonly houseWay: number;
  readonly unseen: number;
  readonly seen: number;
  /** The lowest hand that a player who has not seen the open card should play. */
  readonly lowestPlayed: number;
  readonly folds: number;
  /**
   * Optimal play with the open card: which open ranks make a player play a hand that is folded without it, and the
   * reverse.
   */
  readonly total: Against;
}

/** Stored once counted: antes against hands that do not qualify are paid, or compared. */
let decided: { readonly paid: Decisions; readonly compared: Decisions } | null = null;

/** Every hand against every open card: both options at once, because the count is the same. */
export function decisionsOf(pays: boolean): Decisions {
  decided ??= countedDecisions();
  return pays ? decided.paid : decided.compared;
}

function countedDecisions(): { readonly paid: Decisions; readonly compared: Decisions } {
  const [paid, compared] = [new Sums(true), new Sums(false)];
  for (const { cards, weight } of unlikeHands()) {
    const counts = againstEach(
      rank3(...cards),
      DECK.filter((card) => !cards.includes(card)),
    );
    for (const sums of [paid, compared]) sums.add(rank3(...cards), weight, counts);
  }
  return { paid: paid.decisions(), compared: compared.decisions() };
}

/** Adds up results of hands, weighted by how often they are dealt. */
class Sums {
  readonly #pays: boolean;
  readonly #gains = { houseWay: 0, unseen: 0, seen: 0 };
  #weight = 0;
  #folds = 0;
  #lowestPlayed = Number.POSITIVE_INFINITY;
  readonly #total = nothing();

  constructor(pays: boolean) {
    this.#pays = pays;
  }

  /** `counts` has one for each open card. */
  add(own: number, weight: number, counts: readonly Against[]): void {
    const all = nothing();
    let seen = 0;
    for (const count of counts) {
      for (const key of KEYS) all[key] += count[key];
      seen += Math.max(-1, gainOf(count, this.#pays));
    }
    const gain = gainOf(all, this.#pays);
    const plays = own >= LOWEST_PLAYED;
    if (gain > -1) this.#lowestPlayed = Math.min(this.#lowestPlayed, own);
    if (plays) for (const key of KEYS) this.#total[key] += all[key] * weight;
    else this.#folds += weight;
    this.#gains.houseWay += weight * (plays ? gain : -1);
    this.#gains.unseen += weight * Math.max(-1, gain);
    this.#gains.seen += (weight * seen) / counts.length;
    this.#weight += weight;
  }

  decisions(): Decisions {
    const { houseWay, unseen, seen } = this.#gains;
    return {
      ...{ houseWay: houseWay / this.#weight, unseen: unseen / this.#weight, seen: seen / this.#weight },
      ...{ lowestPlayed: this.#lowestPlayed, folds: this.#folds, total: this.#total },
    };
  }
}

const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);
/** Deals of the player-dealer's hand against one of the player's, each counted with any of its cards open. */
const DEALS = 49 * 1128;

function anteOdds({ unqualified }: ThreeCardRules): BetOdds {
  const pays = unqualified === 'pays';
  const found = decisionsOf(pays);
  const { short, shortBetter, shortWorse, better, same, worse } = found.total;
  const unqualifiedRows = pays
    ? [{ name: 'No queen high', pays: 1, weight: short }]
    : [
        { name: 'No queen high, better hand', pays: 1, weight: shortBetter },
        { name: 'No queen high, same hand', pays: 0, weight: short - shortBetter - shortWorse },
        { name: 'No queen high, worse hand', pays: -1, weight: shortWorse },
      ];
  const odds = talliedOdds(ANTE, [
    { name: 'Better hand, with the Play', pays: 2, weight: better },
    ...unqualifiedRows,
    { name: 'Same hand', pays: 0, weight: same },
    { name: 'Folded', pays: -1, weight: found.folds * DEALS },
    { name: 'Worse hand, with the Play', pays: -2, weight: worse },
  ]);
  return {
    ...odds,
    strategy: 'house way: play with queen, six, four or better',
    best: { exact: true, stderr: null, edge: -found.seen, strategy: 'each hand by the open card of the player-dealer' },
  };
}

/** The bonus for the player's own cards: a hand that pays is never folded. */
function pairOdds(kind: BetKind<SeenAnte>): BetOdds {
  const weights = new Map<string, { name: string; pays: number; weight: number }>();
  for (const { cards, weight } of unlikeHands()) {
    const row = kind.outcome({ hand: cards, dealer: [], board: [], folded: false });
    const before = weights.get(row.name);
    weights.set(row.name, { name: row.name, pays: row.to / row.per, weight: (before?.weight ?? 0) + weight });
  }
  return talliedOdds(
    kind.id,
    [...weights.values()].sort((a, b) => b.pays - a.pays),
  );
}
