/**
 * Which cards of the deck a viewer has seen, by their places in it. A view names cards by face, and a deck may hold
 * several cards with the same face: those are told apart by where they were dealt.
 */
import type { CardText } from '../../games/card.ts';
import type { HandView } from '../../games/hand-view.ts';
import { invariant } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';

export interface SeenCard {
  /** Place in the deck, 0 for the top. */
  readonly index: number;
  /** Where it was, as deal events name it: a seat's number, `board`, `dealer`, … */
  readonly zone: string;
}

/** The zone where cards that anybody may use are turned up. */
const DRAWN = 'drawn';

/** A card face up; `places` are the places of the deck it may have come from, used when its face is not unique. */
interface FaceUp {
  readonly card: CardText;
  readonly zone: string;
  readonly places: readonly number[];
}

/** How a hand was dealt. */
export interface Dealing {
  /** The game's `dealOrder`. */
  readonly order: readonly string[];
  /** Cards of the deck that earlier hands had used up: the deal begins after them. */
  readonly used: number;
}

/**
 * The places of all cards that a view, and its events, show face up, in order. Throws when a card that is shown cannot
 * be found: it is better to give no receipt than one that opens a card somebody else holds.
 */
export function seenCards(deck: readonly CardText[], dealing: Dealing, view: HandView): SeenCard[] {
  const seen = new Map<number, string>();
  for (const together of faceUp(dealing, view)) {
    const taken = new Set<number>();
    for (const { card, zone, places } of together) {
      const only = onlyPlace(deck, card);
      const index = only ?? places.find((place) => deck[place] === card && !taken.has(place));
      invariant(index !== undefined, () => `${card} lies in zone ${zone}, where it was not dealt`);
      taken.add(index);
      if (!seen.has(index)) seen.set(index, zone);
    }
  }
  return [...seen].map(([index, zone]) => ({ index, zone })).sort((a, b) => a.index - b.index);
}

/** The place of a card whose face occurs only once in the deck. */
function onlyPlace(deck: readonly CardText[], card: CardText): number | undefined {
  const first = deck.indexOf(card);
  return first >= 0 && deck.indexOf(card, first + 1) < 0 ? first : undefined;
}

/** All cards face up, grouped by those that are there at the same time. */
function faceUp(dealing: Dealing, view: HandView): FaceUp[][] {
  const dealt = new Map<string, number[]>();
  const all = (zone: string, cards: readonly (CardText | null)[], of: readonly string[] = [zone]): FaceUp[] =>
    known(cards).map(({ card }) => ({ card, zone, places: of.flatMap((each) => dealt.get(each) ?? []) }));
  const nextPlace = placesOf(dealing);
  const inEvents = view.events.map((event) => {
    if (event.kind === 'shown') return all(String(event.seat), event.cards, zonesOf(view, event.seat));
    if (event.kind === 'discard' || event.kind === 'exposed') return all(String(event.seat), event.cards);
    // A card drawn for all to see is looked for among the drawn cards before those that a seat held.
    if (event.kind === 'laid') {
      return event.hands.flatMap(({ cards }) => all(String(event.seat), cards, [DRAWN, String(event.seat)]));
    }
    if (event.kind !== 'deal') return [];
    const places = event.cards.map(() => nextPlace(event.to));
    dealt.set(event.to, [...(dealt.get(event.to) ?? []), ...places]);
    return known(event.cards).map(({ card, nth }) => ({ card, zone: event.to, places: places.slice(nth, nth + 1) }));
  });
  // In a player-dealer game cards are dealt to positions; a seat's view shows those of its positions again.
  const held =
    view.kind === 'banked'
      ? view.positions.map(({ id, hands }) => hands.flatMap(({ cards }) => all(id, cards)))
      : view.seats.map(({ seat, cards }) => all(String(seat), cards));
  return [...inEvents, ...view.zones.map(({ id, cards }) => all(id, cards)), ...held];
}

/** The zones of a seat's cards: the seat itself, and the positions for which it decides. */
function zonesOf(view: HandView, seat: Seat): readonly string[] {
  const positions = view.kind === 'banked' ? view.positions : [];
  const decided = positions.filter(({ decides }) => decides === seat).map(({ id }) => id);
  return [...new Set([String(seat), ...decided])];
}

const known = (cards: readonly (CardText | null)[]): { readonly card: CardText; readonly nth: number }[] =>
  cards.flatMap((card, nth) => (card === null ? [] : { card, nth }));

/** Returns the place of the next card dealt to a zone: by the deal order and, after its end, one after another. */
function placesOf({ order, used }: Dealing): (zone: string) => number {
  const waiting = Map.groupBy(order.keys(), (index) => order[index] ?? '');
  let next = used + order.length;
  return (zone) => {
    const ordered = waiting.get(zone)?.shift();
    if (ordered !== undefined) return used + ordered;
    next += 1;
    return next - 1;
  };
}
