/**
 * The state of a hand, folded from its events; the only such fold, for every kind of hand. It knows only what the
 * viewer of the events knows: a card that is null to that viewer stays face down until it is shown.
 */
import type { CardText } from './card.ts';
import type { BetResult, ChipPlace, HandEvent } from './hand-event.ts';
import type { TableHand } from './hand-view.ts';
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';

type Cards = readonly (CardText | null)[];

/** One seat, after the events so far. */
export interface SeatSoFar {
  readonly state: 'in' | 'all-in' | 'folded';
  /** The floor has declared its hand foul (LR9). */
  readonly fouled: boolean;
  /** It has shown its hand. */
  readonly tabled: boolean;
  /** The cards it holds. Cards out of the hand are included only for their owner, who sees every one of them. */
  readonly cards: Cards;
  /** The cards that lie face up for everyone to see. */
  readonly open: readonly CardText[];
  /** The hand in words, once shown. */
  readonly hand: string | null;
  /** Chips in front of the seat on the current street. */
  readonly bet: Cents;
  /** Everything put in and not returned uncalled, including antes and blinds but not fees paid outside the pot. */
  readonly putIn: Cents;
  /** Fees paid directly by the seat. */
  readonly fees: Cents;
  readonly won: Cents;
  /** What other players have paid it, minus what it has paid them. */
  readonly paid: Cents;
  /** Hands set, or melds, in front of the seat. */
  readonly laid: readonly TableHand[];
  /** Its last act on the current street; a fold or a ruling stays to the end. */
  readonly last: HandEvent | null;
}

export interface HandSoFar {
  /** Name of the current street; empty before the first. */
  readonly street: string;
  readonly seats: ReadonlyMap<Seat, SeatSoFar>;
  /** Cards by where they were dealt: `3`, `A`, `board`, `dealer`. */
  readonly dealt: ReadonlyMap<string, Cards>;
  /** Everything put in and not yet taken out, including the bets in front of the seats. */
  readonly middle: Cents;
  /** What was taken for the house and the jackpots, in order. `from` is the seat that paid, where the pot did not. */
  readonly collected: readonly { readonly place: ChipPlace; readonly amount: Cents; readonly from?: Seat }[];
  /** The open hands' expected shares of the pot, in thousandths; empty once another card has come. */
  readonly chances: ReadonlyMap<Seat, number>;
  /** Bets against a player-dealer that have been settled. */
  readonly settled: readonly BetResult[];
  /** The seat in the last event. */
  readonly acting: Seat | null;
}

const NO_SEAT: SeatSoFar = {
  ...{ state: 'in', fouled: false, tabled: false, cards: [], open: [], hand: null },
  ...{ bet: 0, putIn: 0, fees: 0, won: 0, paid: 0, laid: [], last: null },
};

const NOTHING: HandSoFar = {
  ...{
    street: '',
    seats: new Map(),
    dealt: new Map(),
    middle: 0,
    collected: [],
    chances: new Map(),
    settled: [],
    acting: null,
  },
};

/** The state of the hand after these events, starting from the first one. */
export const handSoFar = (events: readonly HandEvent[]): HandSoFar => events.reduce(after, NOTHING);

/** One seat's state; its initial state when no event has mentioned it. */
export const seatSoFar = ({ seats }: Pick<HandSoFar, 'seats'>, seat: Seat): SeatSoFar => seats.get(seat) ?? NO_SEAT;

function after(hand: HandSoFar, event: HandEvent): HandSoFar {
  switch (event.kind) {
    case 'street':
      return { ...nextStreet(hand), street: event.name, acting: null };
    case 'deal':
      return deal(hand, event);
    case 'post':
      return putIn(hand, event, event.amount - (event.dead ?? 0));
    case 'act':
      return event.what === 'fold' ? outOfHand(hand, event, {}) : putIn(hand, event, event.amount);
    case 'exposed':
      return withSeat(hand, event.seat, ({ cards, open }) => ({
        cards: turnedUp(cards, event.cards),
        open: [...open, ...event.cards],
      }));
    case 'discard':
      return withSeat(hand, event.seat, ({ cards }) => ({ cards: without(cards, event.cards) }));
    case 'laid':
      return withSeat(taken(hand, event), event.seat, ({ cards }) => ({
        laid: event.hands,
        cards: without(cards, event.from),
      }));
    case 'paid':
      return pay(hand, event);
    case 'returned':
      return takenBack(hand, event);
    case 'collected':
      return collect(hand, event);
    case 'shown':
      return withSeat(gathered(hand), event.seat, () => ({ cards: event.cards, hand: event.hand, tabled: true }));
    case 'mucked':
      return withSeat(gathered(hand), event.seat, ({ cards }) => ({ cards: ownersOnly(cards), open: [], last: event }));
    case 'fouled':
      return outOfHand(hand, event, { fouled: true });
    case 'won':
      return win(hand, event);
    case 'carried':
      return { ...hand, middle: hand.middle + (event.into === 'pot' ? event.amount : -event.amount), acting: null };
    case 'jackpot':
    case 'told':
      return hand;
    case 'chances':
      return { ...hand, chances: new Map(event.of.map(({ seat, thousandths }) => [seat, thousandths])), acting: null };
    case 'settled':
      return { ...hand, settled: [...hand.settled, event] };
  }
}

type Event<Kind extends HandEvent['kind']> = Extract<HandEvent, { kind: Kind }>;

function withSeat(hand: HandSoFar, seat: Seat, change: (seat: SeatSoFar) => Partial<SeatSoFar>): HandSoFar {
  const before = seatSoFar(hand, seat);
  return { ...hand, seats: new Map(hand.seats).set(seat, { ...before, ...change(before) }), acting: seat };
}

/** Moves the bets in front of the seats into the pot: when a street ends, and when hands are shown. */
const gathered = (hand: HandSoFar): HandSoFar => ({
  ...hand,
  seats: new Map([...hand.seats].map(([seat, each]) => [seat, { ...each, bet: 0 }])),
});

/** Chips posted before the first street stay in front of the seat on that street, and count as its act there. */
function nextStreet(hand: HandSoFar): HandSoFar {
  if (hand.street === '') return hand;
  const { seats, ...rest } = gathered(hand);
  const isLasting = ({ last }: SeatSoFar): boolean =>
    last?.kind === 'fouled' || (last?.kind === 'act' && last.what === 'fold');
  return {
    ...rest,
    seats: new Map([...seats].map(([seat, each]) => [seat, isLasting(each) ? each : { ...each, last: null }])),
  };
}

function deal(hand: HandSoFar, { to, cards, open, replaces }: Event<'deal'>): HandSoFar {
  const dealt = new Map(hand.dealt).set(to, [...(replaces ? [] : (hand.dealt.get(to) ?? [])), ...cards]);
  const chances = NOTHING.chances;
  if (!/^\d+$/.test(to)) return { ...hand, dealt, chances, acting: null };
  return withSeat({ ...hand, dealt, chances }, Number(to), (seat) => ({
    cards: [...seat.cards, ...cards],
    open: open ? [...seat.open, ...cards.filter((card) => card !== null)] : seat.open,
  }));
}

/** Moves chips out of a stack: those that go in front of the seat, and those that go straight into the pot. */
function putIn(hand: HandSoFar, event: Event<'post' | 'act'>, inFront: Cents): HandSoFar {
  const changed = withSeat(hand, event.seat, (seat) => ({
    bet: seat.bet + inFront,
    putIn: seat.putIn + event.amount,
    state: event.allIn ? 'all-in' : seat.state,
    last: event,
  }));
  return { ...changed, middle: hand.middle + event.amount };
}

const outOfHand = (hand: HandSoFar, event: Event<'act' | 'fouled'>, change: Partial<SeatSoFar>): HandSoFar =>
  withSeat(hand, event.seat, ({ cards }) => ({
    ...{ state: 'folded', cards: ownersOnly(cards), open: [], last: event },
    ...change,
  }));

function takenBack(hand: HandSoFar, { seat, amount }: Event<'returned'>): HandSoFar {
  const changed = withSeat(hand, seat, (each) => ({
    bet: Math.max(0, each.bet - amount),
    putIn: each.putIn - amount,
  }));
  return { ...changed, middle: hand.middle - amount };
}

function collect(hand: HandSoFar, { place, amount, from }: Event<'collected'>): HandSoFar {
  if (from === undefined) {
    const collected = [...hand.collected, { place, amount }];
    return { ...hand, collected, middle: hand.middle - amount, acting: null };
  }
  const paid = withSeat(hand, from, ({ fees }) => ({ fees: fees + amount }));
  return { ...paid, collected: [...hand.collected, { place, amount, from }] };
}

/** The zone without the card taken from it. */
const taken = (hand: HandSoFar, { took }: Event<'laid'>): HandSoFar =>
  took === undefined ? hand : { ...hand, dealt: new Map(hand.dealt).set(took, []) };

function pay(hand: HandSoFar, { from, to, amount }: Event<'paid'>): HandSoFar {
  const paying = withSeat(hand, from, ({ paid }) => ({ paid: paid - amount }));
  return withSeat(paying, to, ({ paid }) => ({ paid: paid + amount }));
}

function win(hand: HandSoFar, { seat, amount }: Event<'won'>): HandSoFar {
  const changed = withSeat(gathered(hand), seat, ({ won }) => ({ won: won + amount }));
  return { ...changed, middle: hand.middle - amount };
}

/** Cards out of the hand: only their owner still sees them, and sees all of them. */
const ownersOnly = (cards: Cards): Cards => (cards.includes(null) ? [] : cards);

/** Cards minus those thrown away; any face-down card counts as any other face-down card. */
function without(cards: Cards, gone: Cards): Cards {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    left.splice(at < 0 ? left.length - 1 : at, 1);
  }
  return left;
}

/** Cards after some of the face-down ones are turned up. */
function turnedUp(cards: Cards, up: readonly CardText[]): Cards {
  const coming = up.filter((card) => !cards.includes(card));
  // The cards of a mucked hand have no others with them.
  return cards.length === 0 ? coming : cards.map((card) => card ?? coming.shift() ?? null);
}
