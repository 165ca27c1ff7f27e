/**
 * Expected shares of the pot for hands that lie open, calculated from open cards alone, so nobody learns anything that
 * they could not work out for themselves. Cards that others have folded unseen may still come, as far as anyone at the
 * table knows.
 */
import type { Card } from '../card.ts';
import type { Ranking } from '../ranking/ranking.ts';
import type { Seat } from '../seat.ts';
import { played } from './played.ts';
import { at, type HandDraft, livePlayers, note, type PokerState, seatOf } from './state.ts';
import type { Variant } from './variant.ts';

/** Open hands before the last cards have come, and how many cards are still to come to the board and to each hand. */
export interface OpenHands {
  readonly rankings: Variant['rankings'];
  /** The ranking that decides the pot where nobody qualifies in any of these. Absent: the first. */
  readonly otherwise?: Ranking;
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  /** Every card that may still come, in an order that reveals nothing about the deck. */
  readonly unseen: readonly Card[];
  readonly toBoard: number;
  readonly toEach: number;
}

/** The maximum number of hands ranked for one set of chances. */
const MOST = 12_000;

/** A pot in units; each half can be shared by up to ten players. */
export const POT = 5040;

/**
 * Each hand's average win from a pot that all of them share, in thousandths. Every way the cards may fall is counted
 * where there are few enough, as from the flop on; otherwise some thousands are picked by a fixed sequence that never
 * changes, which is accurate to two percent of the pot. Only a certain result is 0 or 1000.
 */
export function chancesOf(open: OpenHands): readonly number[] {
  const { hands } = open;
  const won = hands.map(() => 0);
  let ways = 0;
  const fall = (cards: readonly (readonly Card[])[], board: readonly Card[]): void => {
    ways += 1;
    share(open, cards, board, won);
  };
  if (waysOf(open) * hands.length <= MOST) everyWay(open, fall);
  else someWays(open, Math.floor(MOST / hands.length), fall);
  const whole = ways * POT;
  return won.map((units) => {
    const rounded = Math.round((1000 * units) / whole);
    if (units === 0 || units === whole) return rounded;
    return Math.min(999, Math.max(1, rounded));
  });
}

type Fall = (hands: readonly (readonly Card[])[], board: readonly Card[]) => void;

/** The number of ways the cards can fall. */
function waysOf({ hands, unseen, toBoard, toEach }: OpenHands): number {
  let left = unseen.length;
  let ways = 1;
  for (const count of [toBoard, ...hands.map(() => toEach)]) {
    for (let nth = 0; nth < count; nth += 1) ways = (ways * (left - nth)) / (nth + 1);
    left -= count;
  }
  return ways;
}

function everyWay({ hands, board, unseen, toBoard, toEach }: OpenHands, fall: Fall): void {
  const toHands = (nth: number, left: readonly Card[], dealt: readonly (readonly Card[])[], full: readonly Card[]) => {
    if (nth === hands.length) {
      fall(dealt, full);
      return;
    }
    eachPick(left, toEach, (cards, others) => {
      toHands(nth + 1, others, [...dealt, [...at(hands, nth), ...cards]], full);
    });
  };
  eachPick(unseen, toBoard, (cards, left) => {
    const full = [...board, ...cards];
    if (toEach === 0) fall(hands, full);
    else toHands(0, left, [], full);
  });
}

/** Every way to pick a number of the cards, with those left over. */
function eachPick(
  cards: readonly Card[],
  count: number,
  pick: (picked: readonly Card[], left: readonly Card[]) => void,
): void {
  const picked: Card[] = [];
  const from = (first: number): void => {
    if (picked.length === count) {
      pick(
        picked,
        cards.filter((card) => !picked.includes(card)),
      );
      return;
    }
    for (let nth = first; nth < cards.length; nth += 1) {
      picked.push(at(cards, nth));
      from(nth + 1);
      picked.pop();
    }
  };
  from(0);
}

/** A sample of that many ways. */
function someWays({ hands, board, unseen, toBoard, toEach }: OpenHands, times: number, fall: Fall): void {
  drawnSome(unseen, toBoard + toEach * hands.length, times, (cards) => {
    const own = (nth: number): readonly Card[] => cards.slice(toBoard + nth * toEach, toBoard + (nth + 1) * toEach);
    fall(toEach === 0 ? hands : hands.map((hand, nth) => [...hand, ...own(nth)]), [
      ...board,
      ...cards.slice(0, toBoard),
    ]);
  });
}

/**
 * Some of the ways to draw a number of cards, which come first in each list, by a Lehmer sequence: it is the same every
 * time and favors no card.
 */
export function drawnSome(
  unseen: readonly Card[],
  needed: number,
  times: number,
  draw: (cards: readonly Card[]) => void,
): void {
  const cards = [...unseen];
  let state = 1;
  for (let time = 0; time < times; time += 1) {
    for (let nth = 0; nth < needed; nth += 1) {
      state = (state * 48_271) % 2_147_483_647;
      const other = nth + (state % (cards.length - nth));
      const swapped = at(cards, nth);
      cards[nth] = at(cards, other);
      cards[other] = swapped;
    }
    draw(cards);
  }
}

/** Adds each hand's win from one pot for one way the cards fell. */
export function share(
  { rankings, otherwise }: Pick<OpenHands, 'otherwise' | 'rankings'>,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
  won: number[],
): void {
  const best = rankings.map((ranking) => bestBy(ranking, hands, board)).filter((winners) => winners.length > 0);
  if (best.length === 0) best.push(bestBy(otherwise ?? rankings[0], hands, board));
  for (const winners of best) {
    for (const hand of winners) won[hand] = at(won, hand) + POT / best.length / winners.length;
  }
}

/** The best hands by a ranking; none where nobody qualifies. */
function bestBy(ranking: Ranking, hands: readonly (readonly Card[])[], board: readonly Card[]): readonly number[] {
  let most = 1;
  let winners: number[] = [];
  for (let hand = 0; hand < hands.length; hand += 1) {
    const worth = ranking.rank(at(hands, hand), board);
    if (worth > most) winners = [];
    if (worth >= most) {
      most = worth;
      winners.push(hand);
    }
  }
  return winners;
}

// --------------------------------------------------------------------------------------------------- in a hand

/** Open hands as the rules record them, with their owners. */
export interface NotedChances {
  readonly kind: 'chances';
  readonly players: readonly number[];
  readonly open: OpenHands;
}

/** Records the open hands' chances from a given street on; records nothing where no card is to come. */
export function noteChances(hand: HandDraft, from: number): void {
  const { deck, variant } = hand.table;
  const players = livePlayers(hand);
  const { toBoard, toEach } = cardsToCome(hand, from, players.length);
  if (toBoard + toEach === 0) return;
  const hands = players.map((player) => played(hand, at(hand.cards, player)));
  const seen = new Set([...players.flatMap((player) => at(hand.cards, player)), ...hand.board]);
  for (const card of [...hand.dealtUp, ...hand.open.flat()]) seen.add(card);
  const { rankings, otherwise } = variant;
  // In card order, not deck order: the result must not depend on where the cards are in the deck.
  const unseen = deck.filter((card) => !seen.has(card)).sort((one, other) => one - other);
  note(hand, {
    kind: 'chances',
    players,
    open: { rankings, ...(otherwise ? { otherwise } : {}), hands, board: hand.board, unseen, toBoard, toEach },
  });
}

/**
 * How many cards come to the board and to each live hand; stud's last card goes to the board where the deck is short
 * (000:585-607).
 */
function cardsToCome({ table, dealt, deadSeats }: HandDraft, from: number, live: number) {
  let left = table.deck.length - dealt;
  let [toBoard, toEach] = [0, 0];
  for (const step of table.variant.streets.slice(from).flatMap(({ steps }) => steps)) {
    const forAll = step.count * (live + deadSeats.length);
    const isShared = step.kind === 'board' || (step.kind === 'down' && 'ifShort' in step && forAll > left);
    if (isShared) toBoard += step.kind === 'board' ? step.count : 1;
    else toEach += step.count;
    left -= isShared ? step.count : forAll;
  }
  return { toBoard, toEach };
}

/** The recorded chances by seat. */
export function chancesBySeat(
  state: PokerState,
  { players, open }: NotedChances,
): readonly { readonly seat: Seat; readonly thousandths: number }[] {
  const chances = chancesOf(open);
  return players.map((player, nth) => ({ seat: seatOf(state, player), thousandths: at(chances, nth) }));
}
