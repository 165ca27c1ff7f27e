/** The Lucky Bonus: what a bettor's own seven cards hold, whatever becomes of the wager (001:5489-5530, 001:6532-6581). */
import { type Card, isJoker, rankOf, standardDeck, suitOf } from '../../card.ts';
import { rankHigh } from '../../ranking/high.ts';
import { type FiveCardKind, fiveCardKind } from '../../ranking/kinds.ts';
import { type BetKind, loses, type PayRow, paysInWords, wins } from '../bet.ts';
import type { SeenSeven } from './bets.ts';
import { ACE } from './joker.ts';

export const LUCKY = 'lucky';

/** What seven cards may hold, the best first; three of a kind pays more than a straight. */
export const SEVEN_KINDS = [
  'natural seven-card straight flush',
  'royal flush with a royal match',
  'seven-card straight flush with the joker',
  'five aces',
  'royal flush',
  'straight flush',
  'four of a kind',
  'full house',
  'flush',
  'three of a kind',
  'straight',
  'nothing',
] as const;
export type SevenKind = (typeof SEVEN_KINDS)[number];

const PAYS = [2000, 1000, 500, 250, 100, 25, 15, 10, 4, 3, 1] as const;

const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function luckyBet(min: number, max: number, step: number): BetKind<SeenSeven> {
  const rows = new Map(
    PAYS.map((to, at): [SevenKind, PayRow] => {
      const kind = SEVEN_KINDS[at] ?? 'nothing';
      return [kind, wins(titled(kind), to, { posted: titled(kind) })];
    }),
  );
  const nothing = loses('Nothing');
  return {
    ...{ id: LUCKY, label: 'Lucky Bonus', min, max, step },
    ...{ needs: [], upTo: null, bonus: true, backline: true },
    rows: [...rows.values(), nothing],
    outcome: ({ seven }) => rows.get(heldInSeven(seven)) ?? nothing,
    says: (row) => (row === nothing ? 'No bonus.' : `${row.name}: ${paysInWords(row)}.`),
  };
}

/** The row of the pay table that seven cards reach: the one that pays most. */
export function heldInSeven(seven: readonly Card[]): SevenKind {
  const natural = seven.filter((card) => !isJoker(card));
  const joker = natural.length < seven.length;
  if (isSevenInARow(natural, joker)) {
    return joker ? 'seven-card straight flush with the joker' : 'natural seven-card straight flush';
  }
  if (hasRoyalMatch(natural, joker)) return 'royal flush with a royal match';
  if (!joker) return kindOf(natural);
  if (natural.filter((card) => rankOf(card) === ACE).length === 4) return 'five aces';
  return withJoker(natural);
}

/** The joker is an ace, or completes a straight or a flush: of all cards that it may be, the one that pays most. */
function withJoker(six: readonly Card[]): SevenKind {
  let best: SevenKind = 'nothing';
  for (const card of standardDeck()) {
    if (six.includes(card)) continue;
    const kind = kindOf([...six, card]);
    const free = rankOf(card) === ACE || STRAIGHTS_AND_FLUSHES.includes(kind);
    if (free && SEVEN_KINDS.indexOf(kind) < SEVEN_KINDS.indexOf(best)) best = kind;
  }
  return best;
}

const STRAIGHTS_AND_FLUSHES: readonly SevenKind[] = ['royal flush', 'straight flush', 'flush', 'straight'];

function kindOf(seven: readonly Card[]): SevenKind {
  const kind = fiveCardKind(rankHigh(seven));
  if (kind === 'straight') return hasTrips(seven) ? 'three of a kind' : kind;
  return KINDS.get(kind) ?? 'nothing';
}

const KINDS: ReadonlyMap<FiveCardKind, SevenKind> = new Map([
  ['royal flush', 'royal flush'],
  ['straight flush', 'straight flush'],
  ['four of a kind', 'four of a kind'],
  ['full house', 'full house'],
  ['flush', 'flush'],
  ['three of a kind', 'three of a kind'],
]);

const hasTrips = (cards: readonly Card[]): boolean =>
  cards.some((card) => cards.filter((one) => rankOf(one) === rankOf(card)).length >= 3);

/** Seven of a suit in a row, an ace high or low, with the joker for one of them. */
function isSevenInARow(natural: readonly Card[], joker: boolean): boolean {
  const [first = 0] = natural;
  if (!natural.every((card) => suitOf(card) === suitOf(first))) return false;
  const ranks = natural.map(rankOf);
  const runs = Array.from({ length: 8 }, (_, from) => Array.from({ length: 7 }, (_, i) => (from + i + 12) % 13));
  return runs.some((run) => ranks.every((rank) => run.includes(rank)) && ranks.length + (joker ? 1 : 0) === 7);
}

/** Ten to ace of a suit, and king and queen of another; the joker may stand in the royal, and not in the match. */
function hasRoyalMatch(natural: readonly Card[], joker: boolean): boolean {
  return [0, 1, 2, 3].some((suit) => {
    const own = natural.filter((card) => suitOf(card) === suit && rankOf(card) >= 8);
    const others = natural.filter((card) => !own.includes(card));
    const [one, other] = others;
    if (one === undefined || other === undefined || others.length !== 2) return false;
    const pair =
      suitOf(one) === suitOf(other) &&
      Math.min(rankOf(one), rankOf(other)) === 10 &&
      Math.max(rankOf(one), rankOf(other)) === 11;
    return pair && suitOf(one) !== suit && own.length + (joker ? 1 : 0) === 5;
  });
}
