/** In which order bets are settled, and what each sees: from the action button clockwise, position by position. */
import { invariant } from '../../result.ts';
import { fromPlace, placeByCard } from '../action.ts';
import { type Decided, type Due, duesOf } from '../bet.ts';
import { betsOn, type Position } from '../table.ts';
import { everyBet, type SeenHand } from './bets.ts';
import {
  type AddedBet,
  type BlackjackHand,
  isSpecial,
  type NoBustRound,
  type NoBustTable,
  type PlayedPosition,
} from './hand.ts';
import { BUSTER, UPCARD_LUCK } from './side-bets.ts';

/** Positions with a bet in the order of the action, which the player-dealer's second card gives (000:2262-2278). */
export function actionOrder(table: NoBustTable, { dealer }: Pick<NoBustRound, 'dealer'>): readonly Position[] {
  const { positions, active } = table;
  const second = dealer[1];
  invariant(second !== undefined, 'the action begins by the second card of the player-dealer');
  return fromPlace(positions, active, placeByCard(second, positions.length));
}

/** Every bet in the order of settlement: in a position base bets first, then splits and doubles, then side bets. */
export function dues(table: NoBustTable, round: NoBustRound): readonly Due[] {
  const placeOf = (id: string): PlayedPosition => {
    const place = round.places.find(({ position }) => position.id === id);
    invariant(place !== undefined, () => `no hand on position ${id}`);
    return place;
  };
  const order = actionOrder(table, round).map(({ id }) => placeOf(id));
  const mains = (place: PlayedPosition): readonly Decided<SeenHand>[] => mainBets(table, round, place);
  const sides = (place: PlayedPosition): readonly Decided<SeenHand>[] => sideBets(table, round, place);
  const bets =
    table.rules.bonusOrder === 'last'
      ? [...order.flatMap(mains), ...order.flatMap(sides)]
      : order.flatMap((place) => [...mains(place), ...sides(place)]);
  return duesOf(everyBet(table.rules), bets);
}

function mainBets(table: NoBustTable, round: NoBustRound, place: PlayedPosition): readonly Decided<SeenHand>[] {
  const [first] = place.hands;
  invariant(first !== undefined, () => `no hand on position ${place.position.id}`);
  const base = betsOn(table, place.position.id, 'base').map((bet) => ({
    bet,
    seen: { ...seenOf(round, place, first), surrendered: place.surrendered.includes(bet.seat) },
  }));
  const extra = inSpotOrder(table, place, round.added).map((bet) => {
    const hand = place.hands.find(({ stakes, doubles }) => stakes.includes(bet) || doubles.includes(bet));
    invariant(hand !== undefined, () => `a ${bet.spot} that lies on no hand of position ${bet.position}`);
    return { bet, seen: seenOf(round, place, hand) };
  });
  return [...base, ...extra];
}

/** What a bet on a hand sees. */
export function seenOf(
  { dealer }: Pick<NoBustRound, 'dealer'>,
  { hands }: PlayedPosition,
  { cards, split }: BlackjackHand,
): SeenHand {
  return { cards, split, first: originalCards(hands), dealer, surrendered: false };
}

/** Splits and doubles of a position: those of its first betting spot before those of the next (000:2332-2334). */
function inSpotOrder(
  table: NoBustTable,
  { position }: PlayedPosition,
  added: readonly AddedBet[],
): readonly AddedBet[] {
  const spots = betsOn(table, position.id, 'base');
  const spotOf = ({ seat, special }: AddedBet): number =>
    spots.findIndex((base) => base.seat === seat && isSpecial(base) === special);
  return added.filter((bet) => bet.position === position.id).sort((a, b) => spotOf(a) - spotOf(b));
}

/** Side bets lie on a position, and see its first two cards whatever became of them. */
function sideBets(table: NoBustTable, round: NoBustRound, place: PlayedPosition): readonly Decided<SeenHand>[] {
  const [first] = place.hands;
  invariant(first !== undefined, () => `no hand on position ${place.position.id}`);
  const seen = seenOf(round, place, first);
  return [BUSTER, UPCARD_LUCK].flatMap((kind) => betsOn(table, place.position.id, kind).map((bet) => ({ bet, seen })));
}

/** The first two cards that a position was dealt, also once it has been split. */
function originalCards(hands: readonly BlackjackHand[]): BlackjackHand['cards'] {
  const [first, second] = hands;
  if (first === undefined) return [];
  return first.split && second ? [...first.cards.slice(0, 1), ...second.cards.slice(0, 1)] : first.cards.slice(0, 2);
}
