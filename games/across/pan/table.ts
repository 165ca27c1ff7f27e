/** The felt of a hand of pan, as one viewer may see it. */
import { cardText } from '../../card.ts';
import type { PotView, SeatView, TableHand } from '../../hand-view.ts';
import { sum } from '../../money.ts';
import type { Viewer } from '../../seat.ts';
import { eventFor } from '../happening.ts';
import { balanceOf } from '../payments.ts';
import { chipsFor } from './melds.ts';
import { asksOf } from './options.ts';
import { logOf, type PanPlayer, type PanState } from './state.ts';

export const ID = 'panguingue';

/** A player's melds on the felt. */
export const laidOf = ({ melds }: Pick<PanPlayer, 'melds'>): readonly TableHand[] =>
  melds.map((meld) => {
    const value = chipsFor(meld);
    const text = value === 0 ? '' : value === 1 ? '1 chip' : `${value} chips`;
    return { label: '', cards: meld.map(cardText), text, playing: false };
  });

export function view(state: PanState, viewer: Viewer): PotView {
  const asks = asksOf(state);
  const { tops, doubleTops, card } = state;
  const log = logOf(state);
  const pots = [
    { label: 'tops', amount: tops },
    { label: 'double tops', amount: doubleTops },
  ];
  return {
    kind: 'pot',
    game: ID,
    street: log.some(({ event }) => event.kind === 'street' && event.name === 'Play') ? 'Play' : 'Declaring',
    button: null,
    seats: state.start.players.flatMap(({ seat }) =>
      state.players.filter((player) => player.seat === seat).map((player) => seatView(state, player, viewer)),
    ),
    zones: [{ id: 'drawn', label: 'Drawn', cards: card === null ? [] : [cardText(card)] }],
    pots: pots.filter(({ amount }) => amount > 0).map((pot) => ({ ...pot, seats: playing(state, pot.label) })),
    betting: false,
    turn: asks.map(({ seat }) => seat),
    ask: asks.find(({ seat }) => seat === viewer) ?? null,
    events: log.map((happening) => eventFor(happening, viewer)),
    over: state.phase === 'over',
  };
}

/** Who may win a pot: everyone still in; for the double antes, those who play double. */
const playing = ({ players }: PanState, label: string): readonly number[] =>
  players
    .filter(({ standing, double }) => (standing === 'in' || standing === 'to-declare') && (label === 'tops' || double))
    .map(({ seat }) => seat)
    .sort((a, b) => a - b);

function seatView(state: PanState, player: PanPlayer, viewer: Viewer): SeatView {
  const { seat, stack, standing, hand } = player;
  const isGone = standing !== 'in' && standing !== 'to-declare';
  const laid = laidOf(player);
  const pots = sum(state.won.map((won) => (won.seat === seat ? won.amount : 0)));
  const cards = viewer === seat ? hand.map(cardText) : isGone ? [] : hand.map(() => null);
  return {
    ...{ seat, stack, bet: 0, state: isGone ? 'folded' : 'in', cards, hand: null, plays: [] },
    ...(laid.length > 0 ? { laid } : {}),
    won: pots + Math.max(0, balanceOf(state.payments, seat)),
  };
}
