/** Setting hands, all at the same time and in secret; once the last one is set, all are opened and settled. */

import type { Ask, CardGroups, Decision } from '../../ask.ts';
import { type Card, cardText, parseCard } from '../../card.ts';
import type { Ruling } from '../../game.ts';
import type { HandEvent } from '../../hand-event.ts';
import type { TableHand } from '../../hand-view.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import type { SeenEvent } from '../happening.ts';
import { handInWords, isFoul, NAMES, SEGMENTS, SIZES, type ThreeHands } from './setting.ts';
import { settle } from './settlement.ts';
import { type ChineseHand, type ChineseState, handsOf, toSet } from './state.ts';
import { laidOut, type Sweep } from './sweeps.ts';

const DECLARE = 'declare';
const SET = 'set-hands';

/** One ask for each player who still has a hand to set. */
export function asksOf(state: ChineseState): readonly Ask[] {
  return state.start.players.flatMap(({ seat }) => {
    const due = toSet(state, seat);
    return due ? [askFor(state, due.hand)] : [];
  });
}

function askFor(state: ChineseState, hand: ChineseHand): Ask {
  const { seat, sweep, cards, houseWay } = hand;
  const which = handsOf(state, seat).length > 1 ? ` ${handsOf(state, seat).indexOf(hand) + 1}` : '';
  if (sweep) {
    return {
      kind: 'choose',
      seat,
      // The player sees which sweep it is in the cards; everyone else does once it is laid down.
      prompt: `${which === '' ? 'Your hand' : `Hand${which}`} is a clean sweep. Do you declare it?`,
      options: [
        { id: DECLARE, label: `Declare it: ${sweep.points} points from each`, cost: null },
        { id: SET, label: 'Set three hands instead', cost: null },
      ],
    };
  }
  return {
    kind: 'cards',
    seat,
    prompt: `Set ${which === '' ? 'your hand' : `hand${which}`}: the best five at the back, the weakest three in front`,
    groups: SEGMENTS.map((id) => ({ id, label: NAMES[id], min: SIZES[id], max: SIZES[id] })),
    from: laidOut(cards).map(cardText),
    suggestion: groupsOf(houseWay),
    outOfOrder: state.rules.fouls,
  };
}

const groupsOf = (setting: ThreeHands): CardGroups =>
  Object.fromEntries(SEGMENTS.map((segment) => [segment, setting[segment].map(cardText)]));

/** A player's decision. Refused, with nothing changed, when the hand does not ask it of this seat now. */
export function decide(state: ChineseState, seat: Seat, decision: Decision): Result<ChineseState, Refusal> {
  if (state.over) return refuse('hand-over', 'The hand is over.');
  const due = toSet(state, seat);
  if (!due) return refuse('not-your-turn', `Seat ${seat} has nothing to decide now.`);
  if (due.hand.sweep) return decideSweep(state, due, decision);
  const setting = readSetting(due.hand, decision);
  if (!setting.ok) return setting;
  const foul = isFoul(setting.value);
  if (foul && state.rules.fouls === 'refused') {
    return refuse('foul', 'Foul: the front may not rank above the middle, nor the middle above the back.');
  }
  return ok(done(state, due.at, { ...due.hand, as: setting.value, foul }));
}

type Due = NonNullable<ReturnType<typeof toSet>>;

function decideSweep(state: ChineseState, { hand, at }: Due, decision: Decision): Result<ChineseState, Refusal> {
  const option = decision.kind === 'choose' ? decision.option : '';
  if (option === DECLARE) return ok(done(state, at, { ...hand, as: 'sweep' }));
  if (option === SET) return ok({ ...state, hands: state.hands.with(at, { ...hand, sweep: null }) });
  return refuse('not-asked', 'Declare the clean sweep, or set the hand.');
}

function readSetting({ cards }: ChineseHand, decision: Decision): Result<ThreeHands, Refusal> {
  const groups = decision.kind === 'cards' ? decision.groups : {};
  const named = SEGMENTS.map((segment) => (groups[segment] ?? []).map(parseCard));
  const all = new Set(named.flat());
  const sizes = SEGMENTS.every((segment, i) => named[i]?.length === SIZES[segment]);
  if (!sizes || Object.keys(groups).length !== 3 || all.size !== 13 || !cards.every((card) => all.has(card))) {
    return refuse(
      'wrong-cards',
      'Set all thirteen of these cards: three in front, five in the middle, five at the back.',
    );
  }
  const pick = (at: number): readonly Card[] => cards.filter((card) => named[at]?.includes(card));
  return ok({ front: pick(0), middle: pick(1), back: pick(2) });
}

/** The rules set a hand for a player who does not, as a house option. A sweep that nobody declares does not count. */
export function absent(state: ChineseState, seat: Seat): ChineseState {
  const due = toSet(state, seat);
  invariant(due !== null, () => `seat ${seat} owes no decision`);
  const foul = state.rules.absent === 'foul';
  const text = `Seat ${seat} does not answer: the hand is ${foul ? 'foul' : 'set the house way'}.`;
  const logged: ChineseState = { ...state, log: [...state.log, { event: { kind: 'told', text } }] };
  return done(logged, due.at, { ...due.hand, sweep: null, as: due.hand.houseWay, foul });
}

/** LR9: a foul hand pays each of the others. */
export function rule(state: ChineseState, { seat }: Ruling): Result<ChineseState, Refusal> {
  if (state.over) return refuse('hand-over', 'The hand is over.');
  const hands = handsOf(state, seat);
  if (hands.length === 0) return refuse('not-in-hand', `Seat ${seat} is not in this hand.`);
  if (ruledFoul(state, seat)) return refuse('already-dead', `The hand of seat ${seat} is already foul.`);
  const laid = state.hands.reduce((now, hand, at) => {
    if (hand.seat !== seat) return now;
    return hand.as === null ? layDown(now, at, { ...hand, as: hand.houseWay }) : now;
  }, state);
  const foul = laid.hands.map((hand) => (hand.seat === seat ? { ...hand, foul: true } : hand));
  return ok(opened({ ...laid, hands: foul, log: [...laid.log, { event: { kind: 'fouled', seat } }] }));
}

/** Whether the floor has declared a seat's hand foul. */
export const ruledFoul = ({ log }: Pick<ChineseState, 'log'>, seat: Seat): boolean =>
  log.some(({ event }) => event.kind === 'fouled' && event.seat === seat);

/** A hand is set; after the last one, all are opened. */
const done = (state: ChineseState, at: number, hand: ChineseHand): ChineseState => opened(layDown(state, at, hand));

/** Puts a hand down as it is set: its owner sees how, the others see that it is set. */
function layDown(state: ChineseState, at: number, hand: ChineseHand): ChineseState {
  const { seat, cards } = hand;
  const next: ChineseState = { ...state, hands: state.hands.with(at, hand) };
  const laid = (own: boolean): HandEvent => ({
    kind: 'laid',
    seat,
    hands: laidOf(next, seat, own),
    from: cards.map((card) => (own ? cardText(card) : null)),
  });
  return { ...next, log: [...next.log, { event: laid(false), own: { seat, event: laid(true) } }] };
}

/** The hands that a seat has set, as its owner sees them or as the others do: face down, and a sweep like any other. */
export function laidOf(state: ChineseState, seat: Seat, known: boolean): readonly TableHand[] {
  const all = handsOf(state, seat);
  return all.flatMap((hand, nth) =>
    hand.as === null ? [] : tableHands(hand, all.length > 1 ? ` ${nth + 1}` : '', known, !state.over),
  );
}

function tableHands(
  { as, sweep, houseWay, foul }: ChineseHand,
  nth: string,
  known: boolean,
  secret: boolean,
): readonly TableHand[] {
  const hidden = secret ? { hidden: true as const } : {};
  if (as === 'sweep' && sweep && known) {
    const cards = laidOut([...houseWay.front, ...houseWay.middle, ...houseWay.back]).map(cardText);
    return [{ label: `Clean sweep${nth}`, cards, text: sweep.name, playing: false, ...hidden }];
  }
  const setting = as === 'sweep' || as === null ? houseWay : as;
  return SEGMENTS.map((segment) => ({
    label: `${NAMES[segment]}${nth}`,
    cards: setting[segment].map((card) => (known ? cardText(card) : null)),
    text: known ? `${handInWords(setting[segment])}${foul ? ', foul' : ''}` : '',
    playing: false,
    ...(known ? hidden : {}),
  }));
}

/** Once the last hand is set: sweeps are announced, all hands are opened, and everyone pays. */
function opened(state: ChineseState): ChineseState {
  if (state.hands.some(({ as }) => as === null)) return state;
  const seats = [...new Set(state.start.hands)];
  const announced = state.hands.flatMap(({ seat, as, sweep }) =>
    as === 'sweep' && sweep ? [announcement(seat, sweep)] : [],
  );
  const payments = settle(state.rules, state.start, state.hands);
  const over: ChineseState = { ...state, payments, over: true };
  const events: HandEvent[] = [
    { kind: 'street', name: 'Showdown' },
    ...announced,
    ...seats.map((seat): HandEvent => ({ kind: 'laid', seat, hands: laidOf(over, seat, true), from: [] })),
    ...payments.map((payment): HandEvent => ({ kind: 'paid', ...payment })),
  ];
  return { ...over, log: [...state.log, ...events.map((event): SeenEvent => ({ event }))] };
}

const announcement = (seat: Seat, { name }: Sweep): HandEvent => ({
  kind: 'told',
  text: `Seat ${seat} declares a clean sweep: ${name}.`,
});
