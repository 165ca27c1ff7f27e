/** Facts gathered from a hand view for drawing. Pure: the same view gives the same facts. */
import type { CardText } from '../../games/card.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import { handSoFar as foldOf, type HandSoFar, seatSoFar } from '../../games/hand-so-far.ts';
import type { HandView, PotView, SeatView } from '../../games/hand-view.ts';
import { type Cents, sum } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';
import { money } from '../language/figures.ts';
import { heard } from '../language/heard.ts';
import { handName } from './eventText.ts';
import { texts } from './texts.ts';

type Events = Pick<HandView, 'events'>;

/** Cached per list of events: events never change, and every seat of a view is drawn from the same list. */
const folds = new WeakMap<Events['events'], HandSoFar>();

/** Running totals of the events since the start of the hand. */
function handSoFar(events: Events['events']): HandSoFar {
  const known = folds.get(events) ?? foldOf(events);
  folds.set(events, known);
  return known;
}

export const seatIn = (hand: HandView | null, seat: Seat): SeatView | null =>
  hand?.seats.find((each) => each.seat === seat) ?? null;

/** All chips a seat has put into this hand, not counting uncalled chips that came back. */
export const wageredBy = ({ events }: Events, seat: Seat): Cents => seatSoFar(handSoFar(events), seat).putIn;

/** A seat's net result in a pot hand: what it won, less what it put in and what it paid other players. */
export function netOf(hand: PotView, { seat, won }: SeatView): Cents {
  const { putIn, paid } = seatSoFar(handSoFar(hand.events), seat);
  // `won` already includes a positive balance of payments between players; a negative one is subtracted here.
  return won - putIn + Math.min(0, paid);
}

/** Fees a seat has paid in this hand in addition to its bets. */
export const feesPaid = ({ events }: Events, seat: Seat): Cents => seatSoFar(handSoFar(events), seat).fees;

/**
 * Everything in the middle, including bets of this street: what was put in, less what came back, was taken or was won.
 */
export const inTheMiddle = ({ events }: Events): Cents => handSoFar(events).middle;

/**
 * True once it is settled who won: the hand is over, or all pots have been pushed and players are only being asked
 * whether to show cards that they need not show.
 */
export function isDecided(hand: HandView): boolean {
  if (hand.over || hand.kind === 'banked' || hand.betting === false) return hand.over;
  const leftOver = hand.pots.some(({ amount }) => amount > 0) || hand.seats.some(({ bet }) => bet > 0);
  return !leftOver && hand.events.some(({ kind }) => kind === 'won');
}

/** One pot: who took how much of it, and with which hand. */
export interface PotResult {
  readonly label: string;
  readonly amount: Cents;
  readonly wins: readonly { readonly seat: Seat; readonly amount: Cents; readonly hand: string | null }[];
}

/** The winners of each pot, in the order in which the pots were pushed. */
export function potResults(hand: HandView): PotResult[] {
  const pots = new Map<string, PotResult>();
  for (const event of hand.events) {
    if (event.kind !== 'won') continue;
    const pot = pots.get(event.from) ?? { label: heard(event.from), amount: 0, wins: [] };
    const { seat, amount, hand: made } = event;
    const won = { seat, amount, hand: made === null ? null : handName(made) };
    pots.set(event.from, { ...pot, amount: pot.amount + amount, wins: [...pot.wins, won] });
  }
  const paid = hand.over ? fromOthers(hand) : [];
  return [...pots.values(), ...paid];
}

/** Net payments between players over all payments of the hand: those who are ahead, largest first. */
function fromOthers({ events }: Events): readonly PotResult[] {
  const ahead = [...handSoFar(events).seats].filter(([, { paid }]) => paid > 0).sort(([, a], [, b]) => b.paid - a.paid);
  if (ahead.length === 0) return [];
  const wins = ahead.map(([seat, { paid }]) => ({ seat, amount: paid, hand: null }));
  return [{ label: texts.fees.fromOthers, amount: sum(wins.map(({ amount }) => amount)), wins }];
}

/** Fees and jackpot money taken in this hand. */
export const collected = ({ events }: Events): Cents => sum(handSoFar(events).collected.map(({ amount }) => amount));

/** What a decided hand paid from its pots into collection and jackpot, in one line; null when nothing. */
export function collectionLine(hand: HandView): string | null {
  if (!isDecided(hand)) return null;
  const parts = handSoFar(hand.events).collected.filter(({ from }) => from === undefined);
  const taken = sum(parts.map(({ amount }) => amount));
  if (taken === 0) return null;
  const won = sum(hand.seats.map((seat) => seat.won));
  const what = parts.map(({ amount, place }) => `${money(amount)} ${placeName(place)}`).join(', ');
  return won === 0 ? texts.fees.wholePot(money(taken), what) : texts.fees.ofPot(money(won + taken), what);
}

/** `collection:player-fee` is the player fee, `jackpot:bad-beat` the jackpot. */
const placeName = (place: string): string =>
  place.startsWith('jackpot:') ? texts.fees.jackpot : place.slice(place.indexOf(':') + 1).replaceAll('-', ' ');

/** The cards that made the winning hands; empty while nobody has won, or when no winner had to show. */
export function winningCards(hand: HandView): CardText[] {
  return isDecided(hand) ? hand.seats.filter(({ won }) => won > 0).flatMap(winningOf) : [];
}

/** The cards with which a seat won. */
export const winningOf = ({ winning, plays }: SeatView): readonly CardText[] => winning ?? plays;

/** True once a seat's cards lie face up for everyone. */
export const hasTabled = ({ events }: Events, seat: Seat): boolean => seatSoFar(handSoFar(events), seat).tabled;

/** `main pot` begins a line as `Main pot`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A seat's last action on this street, in a word or two: `Check`, `Raise to $16`, `Big blind`. Null when none. */
export function lastAct({ events }: Events, seat: Seat): string | null {
  const { last } = seatSoFar(handSoFar(events), seat);
  return last && actWords(last);
}

const RAISES: readonly string[] = ['bet', 'raise', 'complete'];

/** True when a seat's last action on this street was to bet, raise or complete. */
export function hasRaised({ events }: Events, seat: Seat): boolean {
  const { last } = seatSoFar(handSoFar(events), seat);
  return last?.kind === 'act' && RAISES.includes(last.what);
}

function actWords(event: HandEvent): string | null {
  switch (event.kind) {
    case 'post':
      return event.allIn ? texts.acts.allIn : capital(heard(event.what));
    case 'act': {
      if (event.what === 'fold') return texts.acts.fold;
      if (event.allIn) return texts.acts.allIn;
      if (event.what === 'bet') return texts.acts.bet(money(event.to));
      if (event.what === 'raise' || event.what === 'complete')
        return texts.acts.raise(capital(event.what), money(event.to));
      return capital(heard(event.what));
    }
    case 'fouled':
      return texts.acts.foul;
    case 'mucked':
      return texts.acts.mucked;
    default:
      return null;
  }
}

/** Which blind a seat posted in this hand, as written on its marker: `SB`, `BB`. Null when none. */
export function blindOf(hand: HandView, seat: Seat): 'SB' | 'BB' | null {
  const posted = (what: string): boolean =>
    hand.events.some((event) => event.kind === 'post' && event.seat === seat && event.what === what);
  return posted('big blind') ? 'BB' : posted('small blind') ? 'SB' : null;
}
