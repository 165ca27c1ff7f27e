/**
 * What a player's own cards promise: the share of the pot they would win on average if everyone stayed in to the end,
 * and everything that the player does not see fell by chance. Worked out from a view, so from nothing that its viewer
 * may not know; rough, because the others bet by what they hold.
 */
import { type Card, type CardText, parseCard } from '../card.ts';
import type { PotView, SeatView } from '../hand-view.ts';
import type { Seat } from '../seat.ts';
import { drawnSome, POT, share } from './chances.ts';
import { at } from './state.ts';
import type { StreetStep, Variant } from './variant.ts';

/** How many ways the cards may fall are tried for each way to play one's own. */
const TIMES = 120;

/** What is to come after the street on view. */
interface ToCome {
  readonly toBoard: number;
  readonly toEach: number;
  /** Cards that everyone throws away. */
  readonly away: number;
}

/**
 * In thousandths of the pot; null while the seat is not in the hand. `variant` is as it is under the rules, with their
 * deck.
 */
export function ownChance(variant: Variant, { seats, street, zones }: PotView, seat: Seat): number | null {
  const own = seats.find((each) => each.seat === seat);
  if (!own || own.state === 'folded' || own.cards.length === 0) return null;
  const board = cardsOf(zones.find(({ id }) => id === 'board')?.cards ?? []);
  const cards = cardsOf(own.cards);
  const others = seats.filter((each) => each !== own);
  const seen = new Set([...board, ...cards, ...others.flatMap(openOf)]);
  const unseen = variant.deck.filter((card) => !seen.has(card)).sort((one, other) => one - other);
  const coming = comingAfter(variant, street);
  const rivals = others.filter(({ state }) => state !== 'folded').map(openOf);
  const whole = cards.length + coming.toEach - coming.away;
  return Math.max(
    ...waysToKeep(cards, coming.away).map((kept) =>
      shareOf({ variant, board, unseen, ...coming, rivals, whole }, kept),
    ),
  );
}

const cardsOf = (texts: readonly (CardText | null)[]): readonly Card[] =>
  texts.map((text) => parseCard(text ?? '')).filter((card) => card !== null);

/** Those of a seat's cards that lie face up. */
const openOf = ({ cards, open = [] }: SeatView): readonly Card[] => cardsOf(open.length > 0 ? open : cards);

function comingAfter({ streets }: Variant, street: string): ToCome {
  const now = streets.findIndex(({ name }) => name === street);
  const steps = streets.slice(now + 1).flatMap((later) => later.steps);
  const count = (...kinds: readonly StreetStep['kind'][]): number =>
    steps.reduce((sum, step) => (kinds.includes(step.kind) ? sum + step.count : sum), 0);
  return {
    toBoard: count('board'),
    toEach: count('down', 'up', 'turn'),
    away: count('discard'),
  };
}

/** A card to throw away may be any of one's own. Before a draw a hand counts as it is: everyone's gets better. */
function waysToKeep(cards: readonly Card[], away: number): readonly (readonly Card[])[] {
  if (away === 0) return [cards];
  return cards.map((card) => cards.filter((other) => other !== card));
}

interface Against {
  readonly variant: Variant;
  readonly board: readonly Card[];
  readonly unseen: readonly Card[];
  readonly toBoard: number;
  /** The open cards of everyone else who is still in. */
  readonly rivals: readonly (readonly Card[])[];
  /** How many cards a hand has in the end. */
  readonly whole: number;
}

function shareOf({ variant, board, unseen, toBoard, rivals, whole }: Against, own: readonly Card[]): number {
  const known: (readonly Card[])[] = [];
  let needed = toBoard;
  for (const cards of [own, ...rivals]) {
    needed += whole - cards.length;
    // A deck may be too short for a last card each.
    if (needed > unseen.length) break;
    known.push(cards);
  }
  const won = known.map(() => 0);
  drawnSome(unseen, Math.min(needed, unseen.length), TIMES, (drawn) => {
    let next = toBoard;
    const hands = known.map((cards) => {
      const more = drawn.slice(next, next + whole - cards.length);
      next += more.length;
      return [...cards, ...more];
    });
    share(variant, hands, [...board, ...drawn.slice(0, toBoard)], won);
  });
  // Whoever was left out because there are too few cards would have won as much as any other.
  const asked = (rivals.length + 1) * TIMES * POT;
  return Math.round((1000 * at(won, 0) * known.length) / asked);
}
