/**
 * Which cards of the deck a viewer has seen, by their places in it. A view names cards, and a deck may hold several of
 * the same face: those are told apart by where they were dealt.
 */
import type { CardText } from '../../games/card.ts';
import type { HandView } from '../../games/game.ts';
import { invariant } from '../../games/result.ts';

export interface SeenCard {
  /** Place in the deck, 0 for the top. */
  readonly index: number;
  /** Where it lay, as deal events name it: a seat's number, `board`, `dealer`, … */
  readonly zone: string;
}

/** Cards that a view shows, all together in one zone. */
interface Shown {
  readonly zone: string;
  readonly cards: readonly CardText[];
}

/**
 * The places of all cards that a view, and the events in it, show face up; in order. `order` is the game's
 * `dealOrder`. Throws when a card is shown that cannot be found: better no receipt than one that opens a card which
 * somebody else holds.
 */
export function seenCards(deck: readonly CardText[], order: readonly string[], view: HandView): SeenCard[] {
  const dealt = dealtTo(order, view);
  const seen = new Map<number, string>();
  for (const { zone, cards } of shownIn(view)) {
    const taken = new Set<number>();
    for (const card of cards) {
      const index = placeOf(card, deck, dealt.get(zone) ?? [], taken);
      invariant(index !== undefined, () => `${card} lies in zone ${zone}, where it was not dealt`);
      taken.add(index);
      if (!seen.has(index)) seen.set(index, zone);
    }
  }
  return [...seen].map(([index, zone]) => ({ index, zone })).sort((a, b) => a.index - b.index);
}

/** A card of which there is only one is known by its face; of several, it is one of those dealt into the zone. */
function placeOf(
  card: CardText,
  deck: readonly CardText[],
  dealt: readonly number[],
  taken: ReadonlySet<number>,
): number | undefined {
  const first = deck.indexOf(card);
  if (first >= 0 && deck.indexOf(card, first + 1) < 0) return first;
  return dealt.find((index) => deck[index] === card && !taken.has(index));
}

/** Places of the deck by the zone they were dealt to: as the deal order says and, past its end, in the order of the events. */
function dealtTo(order: readonly string[], view: HandView): Map<string, number[]> {
  const waiting = Map.groupBy(order.keys(), (index) => order[index] ?? '');
  const dealt = new Map<string, number[]>();
  let next = order.length;
  for (const event of view.events) {
    if (event.kind !== 'deal') continue;
    const places = dealt.get(event.to) ?? [];
    for (const _ of event.cards) {
      const index = waiting.get(event.to)?.shift() ?? next;
      if (index === next) next += 1;
      places.push(index);
    }
    dealt.set(event.to, places);
  }
  return dealt;
}

function shownIn({ events, zones, seats }: HandView): Shown[] {
  const faceUp = (zone: string, cards: readonly (CardText | null)[]): Shown => ({
    zone,
    cards: cards.filter((card) => card !== null),
  });
  return [
    ...events.flatMap((event) => {
      if (event.kind === 'deal') return faceUp(event.to, event.cards);
      return event.kind === 'shown' ? faceUp(String(event.seat), event.cards) : [];
    }),
    ...zones.map(({ id, cards }) => faceUp(id, cards)),
    ...seats.map(({ seat, cards }) => faceUp(String(seat), cards)),
  ];
}
