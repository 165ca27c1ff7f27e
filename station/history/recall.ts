/** A finished hand told again: the table as it stood after any number of its events. */
import type { CardText } from '../../games/card.ts';
import type { HandEvent, HandView, PotView, SeatView } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';
import type { RecalledHand } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/views.ts';
import { bankedAt } from '../../renderer/banked-replay.ts';
import { wageredBy } from '../../renderer/hand-facts.ts';
import { turnedUp, without } from '../../renderer/without.ts';

/** The table after the first `step` events; after all of them it is the finished hand itself. */
export function handAt(view: HandView, step: number): HandView {
  if (step >= view.events.length) return view;
  if (view.kind === 'banked') return bankedAt(view, step);
  const start: PotView = {
    ...view,
    street: view.street,
    seats: view.seats.map((seat) => beforeHand(view, seat)),
    zones: view.zones.map((zone) => ({ ...zone, cards: [] })),
    pots: [],
    turn: [],
    ask: null,
    events: [],
    over: false,
  };
  return view.events.slice(0, step).reduce((hand, event) => after(hand, event), start);
}

/** A seat with the chips it began with. */
function beforeHand(view: PotView, seat: SeatView): SeatView {
  const stack = seat.stack + wageredBy(view, seat.seat) - seat.won;
  return { seat: seat.seat, stack, bet: 0, state: 'in', cards: [], hand: null, plays: [], won: 0 };
}

function after(hand: PotView, event: HandEvent): PotView {
  const next = { ...hand, events: [...hand.events, event] };
  switch (event.kind) {
    case 'street': {
      const isFirst = !hand.events.some(({ kind }) => kind === 'street');
      return { ...(isFirst ? next : gathered(next)), street: event.name };
    }
    case 'deal': {
      const { to, cards, open } = event;
      const known = cards.filter((card) => card !== null);
      return {
        ...next,
        seats: next.seats.map((seat) =>
          String(seat.seat) === to
            ? { ...seat, cards: [...seat.cards, ...cards], ...(open ? withOpen(seat, known) : {}) }
            : seat,
        ),
        zones: next.zones.map((zone) => (zone.id === to ? { ...zone, cards: [...zone.cards, ...known] } : zone)),
      };
    }
    case 'exposed':
      return seatChange(next, event.seat, (seat) => ({
        cards: turnedUp(seat.cards, event.cards),
        ...withOpen(seat, event.cards),
      }));
    case 'discard':
      return seatChange(next, event.seat, (seat) => ({ cards: without(seat.cards, event.cards) }));
    case 'post':
    case 'act':
      return seatChange(next, event.seat, (seat) => ({
        bet: seat.bet + event.amount,
        stack: seat.stack - event.amount,
        ...(event.kind === 'act' && event.what === 'fold' ? { state: 'folded' as const } : {}),
        ...(event.allIn ? { state: 'all-in' as const } : {}),
      }));
    case 'returned': {
      const inFront = Math.min(event.amount, seatBet(hand, event.seat));
      const back = seatChange(next, event.seat, (seat) => ({
        bet: seat.bet - inFront,
        stack: seat.stack + event.amount,
      }));
      return potChange(back, inFront - event.amount);
    }
    case 'collected':
      return potChange(next, -event.amount);
    case 'shown':
      return seatChange(next, event.seat, () => ({ cards: event.cards, hand: event.hand }));
    case 'mucked':
      return seatChange(next, event.seat, () => ({ cards: [] }));
    case 'fouled':
      return seatChange(next, event.seat, () => ({ state: 'folded' }));
    case 'told':
    case 'settled':
      return next;
    case 'won':
      return potChange(
        seatChange(gathered(next), event.seat, (seat) => ({
          won: seat.won + event.amount,
          stack: seat.stack + event.amount,
        })),
        -event.amount,
      );
  }
}

const withOpen = ({ open = [] }: SeatView, cards: readonly CardText[]): Pick<SeatView, 'open'> => ({
  open: [...open, ...cards],
});

const seatBet = (hand: PotView, seat: number): Cents => hand.seats.find((each) => each.seat === seat)?.bet ?? 0;

function seatChange(hand: PotView, seat: number, change: (seat: SeatView) => Partial<SeatView>): PotView {
  return { ...hand, seats: hand.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

/** One pot is enough to tell a hand again; what was taken before there was one is owed by it. */
function potChange(hand: PotView, change: Cents): PotView {
  const amount = (hand.pots[0]?.amount ?? 0) + change;
  return { ...hand, pots: [{ label: 'pot', amount, seats: [] }] };
}

function gathered(hand: PotView): PotView {
  const bets = hand.seats.reduce((sum, { bet }) => sum + bet, 0);
  if (bets === 0) return hand;
  return potChange({ ...hand, seats: hand.seats.map((seat) => ({ ...seat, bet: 0 })) }, bets);
}

/** A recalled hand as a table to draw, with the players who sat there then. */
export function tableOf(recalled: RecalledHand, step: number): TableView {
  const hand = handAt(recalled.view, step);
  return {
    table: 'recall',
    house: '',
    game: recalled.game,
    profile: '',
    demo: false,
    state: 'idle',
    stopped: null,
    fault: null,
    voided: null,
    change: null,
    collection: null,
    handNumber: recalled.hand,
    button: hand.button,
    places: Array.from({ length: 10 }, (_, index) => {
      const player = recalled.players.find(({ seat }) => seat === index + 1)?.player ?? null;
      return {
        seat: index + 1,
        player,
        stack: 0,
        status: player === null ? 'open' : 'playing',
        note: null,
        connected: true,
        reader: 'ok',
        bot: false,
      };
    }),
    hand,
    clock: null,
    posted: [],
    seal: recalled.seal,
  };
}
