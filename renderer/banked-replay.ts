/** A finished player-dealer hand told again: the table as it stood after any number of its events. */
import type { BankedView, BetView, HandEvent, PositionView, SeatView } from '../games/game.ts';
import type { Cents } from '../games/money.ts';
import { feesPaid, gainOf } from './banked-facts.ts';

/** The hand after the first `step` events; after all of them it is the finished hand itself. */
export function bankedAt(view: BankedView, step: number): BankedView {
  if (step >= view.events.length) return view;
  const events = view.events.slice(0, step);
  const settled = events.filter((event) => event.kind === 'settled');
  const bets = view.bets.map((bet) => (isSettled(bet, settled) ? bet : { ...bet, result: null }));
  const dealt = events.some(({ kind }) => kind === 'deal');
  const now: BankedView = {
    ...view,
    events,
    over: false,
    ask: null,
    turn: [],
    stage: dealt ? 'play' : 'bets',
    dice: dealt ? view.dice : [],
    action: dealt ? view.action : null,
    positions: view.positions.map((position) => positionAt(position, view, events)),
    bets,
    dealer: view.dealer && { ...view.dealer, left: view.dealer.wager ?? 0 },
  };
  return {
    ...now,
    zones: view.zones.map(({ id, label }) => ({ id, label, cards: known(dealtTo(events, id)) })),
    seats: view.seats.map((seat) => seatAt(seat, view, now)),
  };
}

type Settled = Extract<HandEvent, { kind: 'settled' }>;

const isSettled = ({ result }: BetView, settled: readonly Settled[]): boolean =>
  settled.some(({ seat, spot, amount }) => result?.seat === seat && result.spot === spot && result.amount === amount);

const dealtTo = (events: readonly HandEvent[], zone: string) =>
  events.flatMap((event) => (event.kind === 'deal' && event.to === zone ? [...event.cards] : []));

const known = (cards: readonly (string | null)[]): string[] => cards.filter((card) => card !== null);

/** The hands as they ended once the seat has shown them, before that one hand with what was dealt. */
function positionAt(position: PositionView, view: BankedView, events: readonly HandEvent[]): PositionView {
  const cards = dealtTo(events, position.id);
  const all = dealtTo(view.events, position.id);
  const isShown = events.some((event) => event.kind === 'shown' && event.seat === position.seat);
  if (cards.length === 0) return { ...position, hands: [] };
  if (isShown || cards.length === all.length) {
    const open = isShown || all.every((card) => card !== null);
    if (open) return { ...position, hands: position.hands.map((hand) => ({ ...hand, playing: false })) };
  }
  return { ...position, hands: [{ label: '', cards, text: '', playing: false }] };
}

/** A seat with the chips it had: its fees and what settled bets have brought it so far. */
function seatAt(seat: SeatView, view: BankedView, now: BankedView): SeatView {
  const ended: Cents = gainOf(view, seat.seat) - feesPaid(view, seat.seat);
  const soFar: Cents = gainOf(now, seat.seat) - feesPaid(now, seat.seat);
  return { ...seat, stack: seat.stack - ended + soFar, won: 0 };
}
