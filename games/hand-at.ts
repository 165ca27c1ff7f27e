/** Replay of a hand: the view of it after any number of its events. */
import type { CardText } from './card.ts';
import { type HandSoFar, handSoFar, seatSoFar } from './hand-so-far.ts';
import type { BankedView, BetView, HandView, PositionView, PotView, SeatView } from './hand-view.ts';
import { type Cents, sum } from './money.ts';

/**
 * The hand after the first `step` of its events; after all of them, the view itself. Facts that no event carries (the
 * value of a hand that was never shown, which seat owes a decision) are left out of the steps in between.
 */
export function handAt(view: PotView, step: number): PotView;
export function handAt(view: BankedView, step: number): BankedView;
export function handAt(view: HandView, step: number): HandView;
export function handAt(view: HandView, step: number): HandView {
  if (step >= view.events.length) return view;
  switch (view.kind) {
    case 'pot':
      return potHandAt(view, step);
    case 'banked':
      return bankedHandAt(view, step);
  }
}

/** What both kinds of hand have partway through: no ask, no turn, and the zones as dealt so far. */
function onTheWay({ events, zones }: HandView, step: number, now: HandSoFar) {
  return {
    ...{ events: events.slice(0, step), over: false, ask: null, turn: [] },
    zones: zones.map(({ id, label, down }) => {
      const dealt = now.dealt.get(id) ?? [];
      const cards = known(dealt);
      return { id, label, cards, ...(down === undefined ? {} : { down: dealt.length - cards.length }) };
    }),
  };
}

function potHandAt(view: PotView, step: number): PotView {
  const now = handSoFar(view.events.slice(0, step));
  const end = handSoFar(view.events);
  const pot = now.middle - sum([...now.seats.values()].map(({ bet }) => bet));
  return {
    ...view,
    ...onTheWay(view, step, now),
    street: now.street || firstStreet(view),
    seats: view.seats.map((seat) => potSeatAt(seat, now, end)),
    // One pot is enough for a replay; a fee taken out of bets that are still in front of their seats makes none.
    pots: pot > 0 ? [{ label: 'pot', amount: pot, seats: [] }] : [],
  };
}

const firstStreet = ({ events, street }: HandView): string =>
  events.find((event) => event.kind === 'street')?.name ?? street;

function potSeatAt({ seat, stack }: SeatView, now: HandSoFar, end: HandSoFar): SeatView {
  const [then, last] = [seatSoFar(now, seat), seatSoFar(end, seat)];
  const began = stack + last.putIn - last.won - last.paid;
  const { state, bet, cards, hand, open, laid, paid } = then;
  const won = then.won + Math.max(0, paid);
  const chips = began - then.putIn + then.won + paid;
  const base = { seat, stack: chips, bet, state, cards, hand, plays: [], won };
  const chance = now.chances.get(seat);
  return {
    ...base,
    ...(open.length > 0 ? { open } : {}),
    ...(laid.length > 0 ? { laid } : {}),
    ...(chance === undefined ? {} : { chance }),
  };
}

function bankedHandAt(view: BankedView, step: number): BankedView {
  const now = handSoFar(view.events.slice(0, step));
  const end = handSoFar(view.events);
  const isDealt = now.dealt.size > 0;
  const { turns: _, outcome: __, ...rest } = view;
  return {
    ...rest,
    ...onTheWay(view, step, now),
    stage: isDealt ? 'play' : 'bets',
    // The result is shown only at the end.
    results: view.over ? view.results.slice(0, -1) : view.results,
    dice: isDealt ? view.dice : [],
    action: isDealt ? view.action : null,
    positions: view.positions.map((position) => positionAt(position, now, end)),
    bets: view.bets.map((bet) => (isSettled(bet, now) ? bet : { ...bet, result: null })),
    dealer: view.dealer && { ...view.dealer, left: view.dealer.wager ?? 0 },
    seats: view.seats.map((seat) => bankedSeatAt(seat, view, now, end)),
  };
}

const isSettled = ({ result }: BetView, { settled }: HandSoFar): boolean =>
  settled.some(({ seat, spot, amount }) => result?.seat === seat && result.spot === spot && result.amount === amount);

/** Once the seat has shown its hands, the final hands; before that, one hand with the cards dealt. */
function positionAt(position: PositionView, now: HandSoFar, end: HandSoFar): PositionView {
  const cards = now.dealt.get(position.id) ?? [];
  const all = end.dealt.get(position.id) ?? [];
  // Where nobody bets, the cards dealt are nobody's hand.
  if (cards.length === 0 || position.hands.length === 0) return { ...position, hands: [] };
  const isShown = position.seat !== null && seatSoFar(now, position.seat).tabled;
  if (isShown || (cards.length === all.length && !all.includes(null))) {
    return { ...position, hands: position.hands.map((hand) => ({ ...hand, playing: false })) };
  }
  return { ...position, hands: [{ label: '', cards, text: '', playing: false }] };
}

/** A seat with the chips behind its stake: fees and settled bets are counted in them, and chips at stake are not. */
function bankedSeatAt(seat: SeatView, view: BankedView, now: HandSoFar, end: HandSoFar): SeatView {
  const began = seat.stack + seat.bet + seatSoFar(end, seat.seat).fees - gainIn(end, view, seat);
  const chips = began - seatSoFar(now, seat.seat).fees + gainIn(now, view, seat);
  const bet = Math.min(chips, atStakeIn(now, view, seat));
  return { ...seat, stack: chips - bet, bet, won: 0 };
}

/** What a seat has gained from the bets settled so far; the player-dealer has the other side of each. */
function gainIn({ settled }: HandSoFar, { dealer }: BankedView, { seat }: SeatView): Cents {
  const gain = (of: number, won: Cents, lost: Cents): Cents =>
    (of === seat ? won - lost : 0) + (dealer?.seat === seat ? lost - won : 0);
  return sum(settled.map((result) => gain(result.seat, result.won, result.lost)));
}

/** What a seat still has in front of it: its unsettled bets, or the bank while any bet is unsettled. */
function atStakeIn(now: HandSoFar, { bets, dealer }: BankedView, { seat }: SeatView): Cents {
  const open = bets.filter((bet) => !isSettled(bet, now));
  const own = sum(open.flatMap((bet) => (bet.seat === seat ? [bet.amount] : [])));
  return dealer?.seat === seat && open.length > 0 ? own + (dealer.wager ?? 0) : own;
}

const known = (cards: readonly (CardText | null)[]): CardText[] => cards.filter((card) => card !== null);
