/** Bonuses for a bettor's own seven cards, whatever the result of the wager (001:5489-5530; 000:6123-6186). */
import { type Card, isJoker, rankOf, standardDeck, suitOf } from '../../card.ts';
import { rankHigh } from '../../ranking/high.ts';
import { type FiveCardKind, fiveCardKind } from '../../ranking/kinds.ts';
import { type BetKind, loses, type PayRow, paysInWords, wins } from '../bet.ts';
import type { SeenSeven } from './bets.ts';
import { ACE } from './joker.ts';
import type { HandRules } from './rules.ts';

/** What seven cards may hold, best first; three of a kind pays more than a straight. */
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

/** What a bonus pays for each of them, to 1, in their order; kinds missing at the end lose. */
export type SevenPays = readonly number[];

const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A bonus won by a bettor's own seven cards, whatever the result of the wager. */
export interface SevenBonus extends Omit<BetKind<SeenSeven>, 'rows' | 'outcome' | 'says' | 'upTo' | 'bonus'> {
  readonly pays: SevenPays;
  /** Whether the joker is an ace or completes a straight or a flush, or can be any card. */
  readonly joker: HandRules['joker'];
}

export function sevenBet({ pays, joker, ...bet }: SevenBonus): BetKind<SeenSeven> {
  const rows = new Map(
    pays.map((to, at): [SevenKind, PayRow] => {
      const kind = SEVEN_KINDS[at] ?? 'nothing';
      return [kind, wins(titled(kind), to, { posted: titled(kind) })];
    }),
  );
  const nothing = loses('Nothing');
  return {
    ...bet,
    ...{ upTo: null, bonus: true },
    rows: [...rows.values(), nothing],
    outcome: ({ seven }) => rows.get(heldInSeven(seven, joker)) ?? nothing,
    says: (row) => (row === nothing ? 'No bonus.' : `${row.name}: ${paysInWords(row)}.`),
  };
}

/**
 * The row of the pay table that seven cards reach: the one that pays most. A joker that can be any card may also
 * complete a royal match, and five of a kind below aces count as four.
 */
export function heldInSeven(seven: readonly Card[], free: HandRules['joker'] = 'ace'): SevenKind {
  const natural = seven.filter((card) => !isJoker(card));
  const joker = natural.length < seven.length;
  if (isSevenInARow(natural, joker)) {
    return joker ? 'seven-card straight flush with the joker' : 'natural seven-card straight flush';
  }
  if (hasRoyalMatch(natural, joker, free)) return 'royal flush with a royal match';
  if (!joker) return kindOf(natural);
  if (natural.filter((card) => rankOf(card) === ACE).length === 4) return 'five aces';
  return withJoker(natural, free);
}

/** Of all cards that the joker may be, the one that pays most. */
function withJoker(six: readonly Card[], joker: HandRules['joker']): SevenKind {
  let best: SevenKind = 'nothing';
  for (const card of standardDeck()) {
    if (six.includes(card)) continue;
    const kind = kindOf([...six, card]);
    const free = joker === 'wild' || rankOf(card) === ACE || STRAIGHTS_AND_FLUSHES.includes(kind);
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

/** Seven of a suit in a row, an ace high or low, with the joker as one of them. */
function isSevenInARow(natural: readonly Card[], joker: boolean): boolean {
  const [first = 0] = natural;
  if (!natural.every((card) => suitOf(card) === suitOf(first))) return false;
  const ranks = natural.map(rankOf);
  const runs = Array.from({ length: 8 }, (_, from) => Array.from({ length: 7 }, (_, i) => (from + i + 12) % 13));
  return runs.some((run) => ranks.every((rank) => run.includes(rank)) && ranks.length + (joker ? 1 : 0) === 7);
}

/**
 * Ten to ace of a suit, and king and queen of another; the joker may complete the royal, and the match only if it can
 * be any card.
 */
function hasRoyalMatch(natural: readonly Card[], joker: boolean, free: HandRules['joker']): boolean {
  return [0, 1, 2, 3].some((suit) => {
    const own = natural.filter((card) => suitOf(card) === suit && rankOf(card) >= 8);
    const others = natural.filter((card) => !own.includes(card));
    const [one, other] = others;
    if (joker && free === 'wild' && own.length === 5 && one !== undefined && others.length === 1) {
      return rankOf(one) === 10 || rankOf(one) === 11;
    }
    if (one === undefined || other === undefined || others.length !== 2) return false;
    const pair =
      suitOf(one) === suitOf(other) &&
      Math.min(rankOf(one), rankOf(other)) === 10 &&
      Math.max(rankOf(one), rankOf(other)) === 11;
    return pair && suitOf(one) !== suit && own.length + (joker ? 1 : 0) === 5;
  });
}
