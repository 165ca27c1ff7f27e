/**
 * The order in which bets are settled, and what each bet sees: from the action button clockwise, position by position.
 */
import { type Card, rankOf } from '../../card.ts';
import { invariant } from '../../result.ts';
import { fromPlace, placeByCard, placeByDice, placeByNumber } from '../action.ts';
import { type Decided, type Due, duesOf } from '../bet.ts';
import { type Bet, betsOn, type Position } from '../table.ts';
import { everyBet, type SeenHand } from './bets.ts';
import { isTen, naturalOf } from './count.ts';
import {
  type AddedBet,
  type BlackjackHand,
  type BlackjackRound,
  type BlackjackTable,
  handNatural,
  isSpecial,
  type PlayedPosition,
} from './hand.ts';
import type { Law } from './law.ts';
import { BUSTER, INSURANCE, RED_FLEX, UPCARD_LUCK } from './side-bets.ts';

/** Positions with a bet in the order of the action. */
export function actionOrder(table: BlackjackTable, { dealer }: Pick<BlackjackRound, 'dealer'>): readonly Position[] {
  const { positions, active, rules, start } = table;
  switch (rules.settles) {
    // 000:2262-2278; 001:2051-2061: the player-dealer's second card selects the place
    case 'card': {
      const counted = rules.countsFrom === 'house-dealer' ? onFelt(table) : positions;
      return fromPlace(counted, active, placeBySecond(rules, dealer, positions.length));
    }
    // 000:3040-3105
    case 'dice':
      return fromPlace(positions, active, placeByDice(start.dice, positions.length + 1));
    // 004:3109-3112: from the house dealer's right, counterclockwise; that is the last place of the felt
    case 'house-dealer-right':
      return fromPlace(onFelt(table), active, 1).toReversed();
  }
}

/** Positions other than the player-dealer's, from the house dealer's left on. */
function onFelt({ positions, start }: Pick<BlackjackTable, 'positions' | 'start'>): readonly Position[] {
  const places = start.positions.map(({ id }) => id);
  return [...positions].sort((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}

function placeBySecond({ lettered }: Pick<Law, 'lettered'>, dealer: readonly Card[], others: number): number {
  const second = dealer[1];
  invariant(second !== undefined, 'the action begins by the second card of the player-dealer');
  // 003:1320-1326 has "3s or Bonus Y" at one place: after nine the letters continue, W eight, X nine, Y ten, Z eleven.
  return lettered && isTen(second) ? placeByNumber(rankOf(second), others) : placeByCard(second, others);
}

/** Every bet in the order of settlement: in a position base bets first, then splits and doubles, then side bets. */
export function dues(table: BlackjackTable, round: BlackjackRound): readonly Due[] {
  const placeOf = (id: string): PlayedPosition => {
    const place = round.places.find(({ position }) => position.id === id);
    invariant(place !== undefined, () => `no hand on position ${id}`);
    return place;
  };
  const order = actionOrder(table, round).map(({ id }) => placeOf(id));
  const mains = (place: PlayedPosition): readonly Decided<SeenHand>[] => mainBets(table, round, place);
  const sides = (place: PlayedPosition): readonly Decided<SeenHand>[] => sideBets(table, round, place);
  const first = table.rules.naturalsFirst ? round.places.filter((place) => isPaidFirst(table.rules, round, place)) : [];
  const rest = order.filter((place) => !first.includes(place));
  const insured = order.flatMap((place) => insurances(round, place));
  const bets =
    table.rules.bonusOrder === 'last'
      ? [...first.flatMap(mains), ...rest.flatMap(mains), ...order.flatMap(sides)]
      : [
          ...first.flatMap(mains),
          ...order.flatMap((place) => [...(first.includes(place) ? [] : mains(place)), ...sides(place)]),
        ];
  return duesOf(everyBet(table.rules), [...insured, ...bets]);
}

/** A winning natural, in a house that pays it at once (002:23; 001:2157-2159; 004:3263-3266). */
function isPaidFirst(law: Law, { dealer }: BlackjackRound, { hands }: PlayedPosition): boolean {
  const [hand] = hands;
  return (
    hand !== undefined && handNatural(law, hand) !== null && (law.bothNatural === 'win' || !naturalOf(law, dealer))
  );
}

/** Insurance is decided before anything else, when the face-down card is checked. */
function insurances(round: BlackjackRound, place: PlayedPosition): readonly Decided<SeenHand>[] {
  const [first] = place.hands;
  invariant(first !== undefined, () => `no hand on position ${place.position.id}`);
  const seen = seenOf(round, place, first);
  return round.added
    .filter(({ spot, position }) => spot === INSURANCE && position === place.position.id)
    .map((bet) => ({ bet, seen }));
}

function mainBets(table: BlackjackTable, round: BlackjackRound, place: PlayedPosition): readonly Decided<SeenHand>[] {
  const [first] = place.hands;
  invariant(first !== undefined, () => `no hand on position ${place.position.id}`);
  const on = (hand: BlackjackHand, bet: Bet): Decided<SeenHand> => ({
    bet,
    seen: { ...seenOf(round, place, hand), surrendered: hand.surrendered.includes(bet.seat) },
  });
  const base = betsOn(table, place.position.id, 'base').map((bet) => on(first, bet));
  const extra = inSpotOrder(table, place, round.added).map((bet) => {
    const hand = place.hands.find(({ stakes, doubles }) => stakes.includes(bet) || doubles.includes(bet));
    invariant(hand !== undefined, () => `a ${bet.spot} that lies on no hand of position ${bet.position}`);
    return on(hand, bet);
  });
  return [...base, ...extra];
}

/** What a bet on a hand sees. */
export function seenOf(
  { dealer }: Pick<BlackjackRound, 'dealer'>,
  { hands }: PlayedPosition,
  { cards, split }: BlackjackHand,
): SeenHand {
  return { cards, split, first: originalCards(hands), dealer, surrendered: false };
}

/** Splits and doubles of a position: those of its first betting spot before those of the next (000:2332-2334). */
function inSpotOrder(
  table: BlackjackTable,
  { position }: PlayedPosition,
  added: readonly AddedBet[],
): readonly AddedBet[] {
  const spots = betsOn(table, position.id, 'base');
  const spotOf = ({ seat, special }: AddedBet): number =>
    spots.findIndex((base) => base.seat === seat && isSpecial(base) === special);
  return added
    .filter((bet) => bet.position === position.id && bet.spot !== INSURANCE)
    .sort((a, b) => spotOf(a) - spotOf(b));
}

/** Side bets are on a position, and see its first two cards whatever happened to them. */
function sideBets(table: BlackjackTable, round: BlackjackRound, place: PlayedPosition): readonly Decided<SeenHand>[] {
  const [first] = place.hands;
  invariant(first !== undefined, () => `no hand on position ${place.position.id}`);
  const seen = seenOf(round, place, first);
  return [BUSTER, RED_FLEX, UPCARD_LUCK].flatMap((kind) =>
    betsOn(table, place.position.id, kind).map((bet) => ({ bet, seen })),
  );
}

/** A position's first two cards, even after a split. */
function originalCards(hands: readonly BlackjackHand[]): BlackjackHand['cards'] {
  const [first, second] = hands;
  if (first === undefined) return [];
  return first.split && second ? [...first.cards.slice(0, 1), ...second.cards.slice(0, 1)] : first.cards.slice(0, 2);
}
