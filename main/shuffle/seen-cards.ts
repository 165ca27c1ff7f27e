/**
 * Which cards of the deck a viewer has seen, by their places in it. A view names cards, and a deck may hold several of
 * the same face: those are told apart by where they were dealt.
 */
import type { CardText } from '../../games/card.ts';
import type { HandView } from '../../games/hand-view.ts';
import { invariant } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';

export interface SeenCard {
  /** Place in the deck, 0 for the top. */
  readonly index: number;
  /** Where it lay, as deal events name it: a seat's number, `board`, `dealer`, … */
  readonly zone: string;
}

/** Where cards that anybody may use are turned up. */
const DRAWN = 'drawn';

/** A card face up; `places` are those of the deck where it may have lain, if its face does not tell. */
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
 * The places of all cards that a view, and the events in it, show face up; in order. Throws when a card is shown that
 * cannot be found: better no receipt than one that opens a card which somebody else holds.
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

/** Where a card lies of which there is only one: its face tells. */
function onlyPlace(deck: readonly CardText[], card: CardText): number | undefined {
  const first = deck.indexOf(card);
  return first >= 0 && deck.indexOf(card, first + 1) < 0 ? first : undefined;
}

/** All cards face up, those together that lie there at the same time. */
function faceUp(dealing: Dealing, view: HandView): FaceUp[][] {
  const dealt = new Map<string, number[]>();
  const all = (zone: string, cards: readonly (CardText | null)[], of: readonly string[] = [zone]): FaceUp[] =>
    known(cards).map(({ card }) => ({ card, zone, places: of.flatMap((each) => dealt.get(each) ?? []) }));
  const nextPlace = placesOf(dealing);
  const inEvents = view.events.map((event) => {
    if (event.kind === 'shown') return all(String(event.seat), event.cards, zonesOf(view, event.seat));
    if (event.kind === 'discard' || event.kind === 'exposed') return all(String(event.seat), event.cards);
    // A card that was drawn for all to see is taken for such before one that somebody held.
    if (event.kind === 'laid') {
      return event.hands.flatMap(({ cards }) => all(String(event.seat), cards, [DRAWN, String(event.seat)]));
    }
    if (event.kind !== 'deal') return [];
    const places = event.cards.map(() => nextPlace(event.to));
    dealt.set(event.to, [...(dealt.get(event.to) ?? []), ...places]);
    return known(event.cards).map(({ card, nth }) => ({ card, zone: event.to, places: places.slice(nth, nth + 1) }));
  });
  // Against a player-dealer cards lie on positions; those of a seat are shown there once more.
  const held =
    view.kind === 'banked'
      ? view.positions.map(({ id, hands }) => hands.flatMap(({ cards }) => all(id, cards)))
      : view.seats.map(({ seat, cards }) => all(String(seat), cards));
  return [...inEvents, ...view.zones.map(({ id, cards }) => all(id, cards)), ...held];
}

/** Where the cards of a seat were dealt: to itself, and to positions for which it decides. */
function zonesOf(view: HandView, seat: Seat): readonly string[] {
  const positions = view.kind === 'banked' ? view.positions : [];
  const decided = positions.filter(({ decides }) => decides === seat).map(({ id }) => id);
  return [...new Set([String(seat), ...decided])];
}

const known = (cards: readonly (CardText | null)[]): { readonly card: CardText; readonly nth: number }[] =>
  cards.flatMap((card, nth) => (card === null ? [] : { card, nth }));

/** Gives the place of the next card dealt to a zone: as the deal order says and, past its end, one after the other. */
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
