/** One hand as one viewer may see it: the only place where cards are hidden. */

import { type Card, type CardText, cardText } from '../card.ts';
import type { HandEvent } from '../hand-event.ts';
import type { PotView, SeatView } from '../hand-view.ts';
import { sum } from '../money.ts';
import type { Seat, Viewer } from '../seat.ts';
import { asksOf } from './asks.ts';
import { carriedTotal } from './carried.ts';
import { chancesBySeat } from './chances.ts';
import { isDraw } from './pick.ts';
import { potsOf } from './pots.ts';
import { leftNow } from './showdown.ts';
import {
  at,
  type Happening,
  isLive,
  isPushed,
  livePlayers,
  numberAt,
  type PokerState,
  playerAt,
  seatOf,
  takenSoFar,
} from './state.ts';
import type { Variant } from './variant.ts';
import { madeHand, madeNow, namedHand, winningPlays, winningWords } from './words.ts';

/** Whether cards may come to the middle; in draw games none do. */
const mayHaveBoard = ({ streets }: Variant): boolean =>
  streets.some(({ steps }) => steps.some((step) => step.kind === 'board' || 'ifShort' in step));

/**
 * A seat always sees its own cards, and others' cards where they lie open or have been shown; the public sees only the
 * latter.
 */
export function view(state: PokerState, viewer: Viewer, open?: PotView): PotView {
  const { table, phase } = state;
  const asks = asksOf(state);
  if (open) {
    // Spreading a second object into a view would cost more than making the rest of it.
    const { seats, events } = ownPart(state, viewer, open);
    return { ...open, seats, events, ask: asks.find(({ seat }) => seat === viewer) ?? null };
  }
  return {
    kind: 'pot',
    game: table.variant.id,
    street: isShowdown(state) ? 'Showdown' : at(table.variant.streets, state.street).name,
    button: table.start.button,
    seats: table.seats.map((_, player) => seatView(state, player, viewer)),
    zones: mayHaveBoard(table.variant) ? [{ id: 'board', label: 'Board', cards: state.board.map(cardText) }] : [],
    pots: potsInTheMiddle(state),
    turn: asks.map(({ seat }) => seat),
    ask: asks.find(({ seat }) => seat === viewer) ?? null,
    events: eventsFor(state, viewer),
    over: phase === 'over',
  };
}

/**
 * The parts that differ from the public view, apart from the ask: the viewer's own cards, and the events that dealt
 * them. Ten seats request a view after every act, so each recomputes only its own part.
 */
function ownPart(state: PokerState, viewer: Viewer, open: PotView): Pick<PotView, 'seats' | 'events'> {
  const own = viewer === 'public' ? -1 : playerAt(state, viewer);
  if (own < 0) return { seats: open.seats, events: open.events };
  const seats = [...open.seats];
  seats[own] = seatView(state, own, viewer, madeNow);
  const events = [...open.events];
  for (const { n, happening } of backsIn(state, open)) {
    if (happening.player === own) events[n] = ownEvent(state, happening, viewer);
  }
  return { seats, events };
}

type WithBacks = Extract<Happening, { kind: 'dealt' | 'discard' }>;

/** The positions of face-down cards among the events of an open view. */
const BACKS = new WeakMap<PotView, readonly { readonly n: number; readonly happening: WithBacks }[]>();

function backsIn(state: PokerState, open: PotView) {
  const known = BACKS.get(open);
  if (known) return known;
  const backs: { readonly n: number; readonly happening: WithBacks }[] = [];
  for (let n = 0; n < open.events.length; n += 1) {
    const happening = at(state.log, n);
    if (hasBacks(happening)) backs.push({ n, happening });
  }
  BACKS.set(open, backs);
  return backs;
}

function eventsFor(state: PokerState, viewer: Viewer): readonly HandEvent[] {
  const events: HandEvent[] = [];
  for (let n = 0; n < state.logged; n += 1) {
    const happening = at(state.log, n);
    const isOwn = viewer !== 'public' && hasBacks(happening);
    events.push(isOwn ? eventFor(state, happening, viewer) : openEvent(state, happening));
  }
  return events;
}

/** Whether an event shows one seat cards that are face down to the others. */
const hasBacks = (happening: Happening): happening is WithBacks =>
  happening.kind === 'discard' || (happening.kind === 'dealt' && !happening.open);

const isShowdown = (state: PokerState): boolean =>
  state.phase === 'showing' || state.pots.some(({ awards }) => awards.some(({ ranking }) => ranking !== null));

/** The pots without the bets in front of the seats; once the pots have been pushed, what nobody has won. */
function potsInTheMiddle(state: PokerState): PotView['pots'] {
  if (isPushed(state)) {
    const amount = carriedTotal(state.left);
    return amount === 0 ? [] : [{ label: 'pot of the next hand', amount, seats: [] }];
  }
  const gathered = state.paid.map((amount, player) => amount - numberAt(state.bet, player));
  const taken = Math.min(takenSoFar(state), sum(gathered) + state.dead);
  const pots = potsOf(gathered, livePlayers(state), state.dead, taken, leftNow(state));
  return pots.map(({ label, amount, players }) => ({
    label,
    amount,
    seats: players.map((player) => seatOf(state, player)),
  }));
}

function mayKnow(state: PokerState, player: number, viewer: Viewer): boolean {
  return viewer === seatOf(state, player) || at(state.face, player) === 'shown';
}

/**
 * `inWords` puts the made hand into words: `madeNow` where one hand is looked at often, which a simulation never does.
 */
function seatView(state: PokerState, player: number, viewer: Viewer, inWords: typeof madeNow = madeHand): SeatView {
  const known = mayKnow(state, player, viewer);
  const live = isLive(state, player);
  const cards = at(state.cards, player);
  // With a card too many, these cards are not a hand yet.
  const picks = state.phase === 'picking' && state.owing.includes(player) && !isDraw(state);
  const made = known && live && !picks ? inWords(state, player) : null;
  const gone = !live || at(state.face, player) === 'mucked';
  const revealed = at(state.revealed, player);
  const open = gone ? revealed : [...at(state.open, player), ...revealed];
  const drew = at(state.drew, player);
  const won = wonBy(state, player);
  const winning = made && won > 0 ? winningPlays(state, player) : null;
  return {
    seat: seatOf(state, player),
    stack: numberAt(state.stack, player),
    bet: numberAt(state.bet, player),
    state: at(state.standing, player),
    cards: known ? cards.map(cardText) : asSeen(gone ? revealed : cards, open),
    ...(open.length > 0 ? { open: open.map(cardText) } : {}),
    ...(live && drew !== null ? { drew } : {}),
    hand: made ? made.words.join(', ') : null,
    plays: made ? made.plays : [],
    ...(winning ? { winning } : {}),
    won,
  };
}

const asSeen = (cards: readonly Card[], open: readonly Card[]): readonly (CardText | null)[] =>
  cards.map((card) => (open.includes(card) ? cardText(card) : null));

/** A player's winnings from all pots. */
export function wonBy(state: PokerState, player: number): number {
  let won = 0;
  for (const { awards } of state.pots) {
    for (const award of awards) if (award.player === player) won += award.amount;
  }
  return won;
}

/** The events that the public sees, and those that the owner of the cards sees, by happening. */
const OPEN_EVENTS = new WeakMap<Happening, HandEvent>();
const OWN_EVENTS = new WeakMap<Happening, HandEvent>();

/**
 * The public event for a happening: the same object in the views of every later state, so that a link need not search
 * it for differences. The words of a hand belong to its state, and are made each time.
 */
function openEvent(state: PokerState, happening: Happening): HandEvent {
  if (happening.kind === 'won' || happening.kind === 'shown') return eventFor(state, happening, 'public');
  return madeOnce(OPEN_EVENTS, state, happening, 'public');
}

/** The same for the player's own cards; `viewer` is that player. */
const ownEvent = (state: PokerState, happening: WithBacks, viewer: Viewer): HandEvent =>
  madeOnce(OWN_EVENTS, state, happening, viewer);

function madeOnce(
  made: WeakMap<Happening, HandEvent>,
  state: PokerState,
  happening: Happening,
  viewer: Viewer,
): HandEvent {
  const known = made.get(happening);
  if (known) return known;
  const event = eventFor(state, happening, viewer);
  made.set(happening, event);
  return event;
}

function eventFor(state: PokerState, happening: Happening, viewer: Viewer): HandEvent {
  switch (happening.kind) {
    case 'street':
      return { kind: 'street', name: at(state.table.variant.streets, happening.street).name };
    case 'board':
      return { kind: 'deal', to: 'board', cards: happening.cards.map(cardText) };
    case 'collected': {
      const { from, ...rest } = happening;
      return from === undefined ? rest : { ...rest, from: seatOf(state, from) };
    }
    case 'carried':
    case 'jackpot':
    case 'told':
      return happening;
    case 'chances':
      return { kind: 'chances', of: chancesBySeat(state, happening) };
    case 'burned':
      return { kind: 'deal', to: 'burn', cards: [null] };
    case 'reshuffled':
      return { kind: 'told', text: 'The discards are shuffled again.' };
    case 'won': {
      const { player, amount, ranking } = happening.award;
      const hand = winningWords(state, player, ranking);
      return { kind: 'won', seat: seatOf(state, player), amount, from: happening.pot, hand };
    }
    default:
      return playerEvent(state, happening, viewer);
  }
}

type PlayerHappening = Exclude<
  Happening,
  {
    kind:
      | 'street'
      | 'board'
      | 'collected'
      | 'carried'
      | 'jackpot'
      | 'told'
      | 'chances'
      | 'burned'
      | 'reshuffled'
      | 'won';
  }
>;

function playerEvent(state: PokerState, happening: PlayerHappening, viewer: Viewer): HandEvent {
  const { player, ...rest } = happening;
  const seat = seatOf(state, player);
  switch (rest.kind) {
    // These cards stay face down even after the showdown: cards shown then have an event of their own.
    case 'dealt': {
      const to = String(seat);
      if (rest.open) return { kind: 'deal', to, cards: rest.cards.map(cardText), open: true };
      return { kind: 'deal', to, cards: cardsFor(viewer, seat, rest.cards) };
    }
    case 'exposed':
      return { kind: 'exposed', seat, cards: rest.cards.map(cardText) };
    case 'discard':
      return { kind: 'discard', seat, cards: cardsFor(viewer, seat, rest.cards) };
    case 'shown': {
      const hand = namedHand(state, player, rest.boardCards, rest.cards)?.words.join(', ') ?? '';
      return { kind: 'shown', seat, cards: rest.cards.map(cardText), hand };
    }
    default:
      return { ...rest, seat };
  }
}

const cardsFor = (viewer: Viewer, owner: Seat, cards: readonly Card[]): readonly (CardText | null)[] =>
  cards.map((card) => (viewer === owner ? cardText(card) : null));
