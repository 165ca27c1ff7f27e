/**
 * How the house plays a hand of Ultimate Texas Hold'em when it must: no text prints a way. Before the flop it follows a
 * chart, and on the flop the made hand, both rulings of this house; the chart is optimal, the flop rule is not
 * (`best-play.ts`). At the end it compares the hand with all 990 hands that the player-dealer may have.
 */
import { type Card, RANKS, rankOf, suitOf } from '../../card.ts';
import { rankHigh } from '../../ranking/high.ts';
import { fiveCardKind } from '../../ranking/kinds.ts';
import type { Known } from '../ante/spec.ts';
import { kept } from '../bet.ts';
import { blindPays } from './bets.ts';
import { againstAll, rankWith } from './rank.ts';
import type { UltimateRules } from './rules.ts';

/** The lowest other card with which each high card bets four antes: suited, and offsuit. Ranks from 0, a deuce. */
const CHART: ReadonlyMap<number, readonly [suited: number, mixed: number]> = new Map([
  [12, [0, 0]], // ace: any
  [11, [0, 3]], // king: any of its suit, five and better
  [10, [4, 6]], // queen: six, eight
  [9, [6, 8]], // jack: eight, ten
]);

/** Whether two cards bet four antes before the flop; three are never better than four. */
export function betsBeforeFlop([a = 0, b = 0]: readonly Card[]): boolean {
  const [high, low] = rankOf(a) > rankOf(b) ? [rankOf(a), rankOf(b)] : [rankOf(b), rankOf(a)];
  if (high === low) return high >= 1;
  const lowest = CHART.get(high)?.[suitOf(a) === suitOf(b) ? 0 : 1];
  return lowest !== undefined && low >= lowest;
}

/**
 * Two pair or better, a pair that uses one of the player's cards, or four of a suit including a ten or better of the
 * player's.
 */
export function betsOnFlop(hand: readonly Card[], board: readonly Card[]): boolean {
  const kind = fiveCardKind(rankHigh(hand, board));
  const boardRanks = board.map(rankOf);
  const paired = hand.some((card) => boardRanks.includes(rankOf(card)));
  const [first = 0, second = 0] = hand;
  const pocket = rankOf(first) === rankOf(second);
  if (kind === 'one pair') return paired || (pocket && rankOf(first) > 0);
  if (kind === 'no pair') return fourToFlush(hand, board);
  // Three of a kind entirely on the board belongs to everyone.
  return kind !== 'three of a kind' || paired || pocket;
}

function fourToFlush(hand: readonly Card[], board: readonly Card[]): boolean {
  return hand.some((own) => {
    const suited = [...hand, ...board].filter((card) => suitOf(card) === suitOf(own));
    return suited.length >= 4 && rankOf(own) >= 8;
  });
}

/** The gain of a one-ante Play at the end over a fold's loss of two, averaged over every hand of the player-dealer. */
export function playAtEnd(hand: readonly Card[], board: readonly Card[], rules: UltimateRules): number {
  const own = rankWith(hand, board, rules.boardPlays);
  const blind = blindWins(rules).get(fiveCardKind(own)) ?? 0;
  const { better, worse, betterShort, worseShort } = againstAll(hand, board, rules.boardPlays);
  return ((2 + blind) * better + (1 + blind) * betterShort - 3 * worse - 2 * worseShort) / HANDS_OF_TWO;
}

/** Hands of two among 45 cards. */
export const HANDS_OF_TWO = 990;

/** A winning Blind's gain per chip, by the hand: taken from the bet's pay table. */
const blindWins = kept(
  ({ blindFlush }: UltimateRules): ReadonlyMap<string, number> =>
    new Map(blindPays(blindFlush).map(([kind, to, per = 1]) => [kind, to / per])),
);

/** The chart as sentences, row by row. */
const chartInWords = [...CHART].map(([high, [suited, mixed]]) => {
  const name = (rank: number): string => RANKS.charAt(rank).replace('T', '10');
  if (suited === 0 && mixed === 0) return `${name(high)} with anything`;
  return `${name(high)} with ${suited === 0 ? 'anything' : `${name(suited)} or better`} of its suit or ${name(mixed)} or better of another`;
});

/** The same in words, look by look. */
export const wayInWords: readonly string[] = [
  `Before the flop it plays four times the ante with a pair of threes or better, and with ${chartInWords.join('; ')}.`,
  'On the flop it plays twice the ante with two pair or better, except three of a kind that lies on the board alone, with a pair that one of its own cards makes with the board or of threes or better in hand, and with four of a suit of which one is its own ten or better.',
  'At the end it plays the ante where that loses less than the two bets that a fold gives up, against all hands that the player-dealer may hold.',
];

export function houseWay(rules: UltimateRules, look: number, { hand, board }: Known): string {
  if (look === 0) return betsBeforeFlop(hand) ? 'play-4' : 'check';
  if (look === 1) return betsOnFlop(hand, board) ? 'play-2' : 'check';
  return playAtEnd(hand, board, rules) > -2 ? 'play-1' : 'fold';
}
