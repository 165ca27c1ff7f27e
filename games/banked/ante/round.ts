/** A round of an ante game: the deal, everyone's decisions in turn from the player-dealer's left, the showdown. */

import type { ChooseAsk, Decision } from '../../ask.ts';
import { type Card, cardText } from '../../card.ts';
import type { HandEvent } from '../../hand-event.ts';
import { type Cents, sum } from '../../money.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { writeSpot } from '../../wager.ts';
import { deciderOf, type Position } from '../table.ts';
import type { RoundEvent } from '../variant.ts';
import type { AnteRules } from './rules.ts';
import { ANTE, type Known, type Look, type PlayOption } from './spec.ts';
import { type AddedPlay, type AnteRound, type AnteTable, anteBettors, antesOf, hasFolded } from './state.ts';

/** The zone of the player-dealer's hand, and that of the community cards. */
export const DEALER = 'dealer';
export const BOARD = 'board';

const FOLD = 'fold';

/**
 * A stack to every position with a bet, clockwise from the player-dealer's left; the last is the player-dealer's. A
 * hand with only bonus wagers on it stays face down to the end: there is nothing to decide.
 */
export function deal<Rules extends AnteRules>({ spec, table }: AnteTable<Rules>): AnteRound {
  const { active, start, deck } = table;
  const stack = (nth: number): readonly Card[] => {
    const from = start.used + nth * spec.cards;
    return deck.slice(from, from + spec.cards);
  };
  const hands = new Map(active.map(({ id }, nth) => [id, stack(nth)]));
  const dealer = stack(active.length);
  const deciders = new Map(
    active.flatMap((position): [string, Seat][] => {
      const seat = deciderOf(table, position, [ANTE]);
      return seat === null ? [] : [[position.id, seat]];
    }),
  );
  const dealt = active.map(({ id }): RoundEvent => {
    const seat = deciders.get(id);
    return dealEvent(id, hands.get(id) ?? [], seat === undefined ? [] : [seat]);
  });
  const round: AnteRound = {
    next: start.used + (active.length + 1) * spec.cards,
    added: [],
    events: [...dealt, ...dealer.map((card, at) => dealEvent(DEALER, [card], at === spec.up ? 'all' : []))],
    hands,
    dealer,
    board: [],
    deciders,
    look: 0,
    answered: [],
    settled: active.flatMap(({ id }) => (anteBettors(table, id).length === 0 ? [id] : [])),
    folded: [],
  };
  return goOn({ spec, table }, round);
}

const dealEvent = (to: string, cards: readonly Card[], eyes: RoundEvent['eyes']): RoundEvent => ({
  event: { kind: 'deal', to, cards: cards.map(cardText) },
  eyes,
});

/** The position whose turn it is: the first, clockwise from the left, that has not answered yet. */
export function turnOf({ active }: AnteTable<AnteRules>['table'], round: AnteRound): Position | null {
  return active.find(({ id }) => !round.settled.includes(id) && !round.answered.includes(id)) ?? null;
}

/**
 * Plays the hands that nobody decides for, turns the community cards, and continues to the next decision or the
 * showdown.
 */
function goOn<Rules extends AnteRules>(on: AnteTable<Rules>, before: AnteRound): AnteRound {
  const looks = on.spec.looks(on.table.rules);
  let round = before;
  while (round.look < looks.length) {
    const position = turnOf(on.table, round);
    if (position === null) round = nextLook(on, round, looks);
    else if (round.deciders.has(position.id)) return round;
    else round = carryOut(on, round, position, houseWayAt(on, round, position), false);
  }
  return showdown(on, round);
}

function nextLook<Rules extends AnteRules>(
  { table, spec }: AnteTable<Rules>,
  round: AnteRound,
  looks: readonly Look[],
): AnteRound {
  const look = round.look + 1;
  const last = looks.length - 1;
  const open = spec.looks(table.rules)[Math.min(look, last)]?.board ?? 0;
  const more = table.deck.slice(round.next, round.next + open - round.board.length);
  const turned = more.length === 0 ? [] : [dealEvent(BOARD, more, 'all')];
  return {
    ...round,
    look,
    answered: [],
    board: [...round.board, ...more],
    next: round.next + more.length,
    events: [...round.events, ...turned],
  };
}

function lookOf<Rules extends AnteRules>({ spec, table }: AnteTable<Rules>, { look }: AnteRound): Look {
  const found = spec.looks(table.rules)[look];
  invariant(found !== undefined, () => `there is no look ${look} at ${spec.id}`);
  return found;
}

/** Chips that a seat has left. */
function chipsOf({ chips }: AnteTable<AnteRules>['table'], { added }: AnteRound, seat: Seat): number {
  return (chips.get(seat) ?? 0) - sum(added.flatMap((bet) => (bet.seat === seat ? [bet.amount] : [])));
}

const anteOf = (table: AnteTable<AnteRules>['table'], seat: Seat, position: string): number =>
  sum(antesOf(table, seat, position).map(({ amount }) => amount));

export function asksOf<Rules extends AnteRules>(on: AnteTable<Rules>, round: AnteRound): readonly ChooseAsk[] {
  if (round.look >= on.spec.looks(on.table.rules).length) return [];
  const position = turnOf(on.table, round);
  const seat = position === null ? undefined : round.deciders.get(position.id);
  if (position === null || seat === undefined) return [];
  const { name, otherwise } = lookOf(on, round);
  const ante = anteOf(on.table, seat, position.id);
  // The label does not say what the hand is worth: its cards lie face down, and the station says it where its player
  // looks at them.
  const whose = position.seat === seat ? 'your hand' : `the hand of ${placeInWords(position)}`;
  return [
    {
      kind: 'choose',
      seat,
      prompt: `${name === '' ? '' : `${name}. `}How do you play ${whose}?`,
      options: [
        ...affordable(on, round, seat, position).map(({ id, label, times }) => ({ id, label, cost: ante * times })),
        { id: otherwise, label: otherwise === FOLD ? 'Fold' : 'Check', cost: null },
      ],
    },
  ];
}

const placeInWords = ({ id, seat }: Position): string => (seat === null ? `place ${id}` : `seat ${seat}`);

function affordable<Rules extends AnteRules>(
  on: AnteTable<Rules>,
  round: AnteRound,
  seat: Seat,
  { id }: Position,
): readonly PlayOption[] {
  const [chips, ante] = [chipsOf(on.table, round, seat), anteOf(on.table, seat, id)];
  return lookOf(on, round).plays.filter(({ times }) => chips >= times * ante);
}

export function decide<Rules extends AnteRules>(
  on: AnteTable<Rules>,
  round: AnteRound,
  seat: Seat,
  decision: Decision,
): Result<AnteRound, Refusal> {
  const [ask] = asksOf(on, round);
  const position = turnOf(on.table, round);
  const option = decision.kind === 'choose' ? decision.option : '';
  if (ask?.seat !== seat || position === null) return refuse('not-your-turn', 'It is somebody else’s turn.');
  if (!ask.options.some(({ id }) => id === option)) {
    return refuse('no-such-option', `Choose one of: ${ask.options.map(({ label }) => label).join(', ')}.`);
  }
  return ok(goOn(on, carryOut(on, round, position, option, false)));
}

/** A player who does not answer checks, and folds at the last look, unless the house plays such hands the house way. */
export function absent<Rules extends AnteRules>(on: AnteTable<Rules>, round: AnteRound, seat: Seat): AnteRound {
  const position = turnOf(on.table, round);
  invariant(position !== null, () => `seat ${seat} owes no decision`);
  const byHouse = on.table.rules.absent === 'house-way' && !on.table.fouled.includes(seat);
  const option = byHouse ? houseWayAt(on, round, position) : lookOf(on, round).otherwise;
  return goOn(on, carryOut(on, round, position, option, true));
}

/** The house way at a position, as far as its decider's chips reach. */
export function houseWayAt<Rules extends AnteRules>(
  on: AnteTable<Rules>,
  round: AnteRound,
  position: Position,
): string {
  const { spec, table } = on;
  const chosen = spec.houseWay(table.rules, round.look, knownAt(on, round, position.id));
  const [seat] = [round.deciders.get(position.id) ?? anteBettors(table, position.id)[0] ?? 0];
  const { plays, otherwise } = lookOf(on, round);
  if (!plays.some(({ id }) => id === chosen)) return otherwise;
  const within = affordable(on, round, seat, position);
  return within.some(({ id }) => id === chosen) ? chosen : (within[0]?.id ?? otherwise);
}

function knownAt<Rules extends AnteRules>({ spec }: AnteTable<Rules>, round: AnteRound, position: string): Known {
  const open = spec.up === null ? [] : round.dealer.slice(spec.up, spec.up + 1);
  return { hand: round.hands.get(position) ?? [], board: round.board, open };
}

/** The decision for a position applies to everyone with an ante there, each by their own ante and chips. */
function carryOut<Rules extends AnteRules>(
  on: AnteTable<Rules>,
  before: AnteRound,
  position: Position,
  option: string,
  isAbsent: boolean,
): AnteRound {
  const { id } = position;
  const look = lookOf(on, before);
  const play = look.plays.find((one) => one.id === option);
  const decider = before.deciders.get(id) ?? null;
  const round: AnteRound = { ...before, answered: [...before.answered, id] };
  if (!play && option !== FOLD) {
    return decider === null ? round : withEvent(round, acted({ seat: decider, isAbsent }, 'check'));
  }
  const bettors = anteBettors(on.table, id);
  let now: AnteRound = { ...round, settled: [...round.settled, id] };
  for (const seat of bettors) {
    const bettor = { seat, position: id, isAbsent: isAbsent && seat === decider };
    now = play ? putOut(on, now, bettor, play) : fold(now, bettor);
  }
  return now;
}

/** A player with an ante on a position, and whether the decision was made in their absence. */
interface AnteBettor {
  readonly seat: Seat;
  readonly position: string;
  readonly isAbsent: boolean;
}

function fold(round: AnteRound, bettor: AnteBettor): AnteRound {
  const { seat, position } = bettor;
  const folded = { ...round, folded: [...round.folded, { seat, position }] };
  return withEvent(folded, acted(bettor, FOLD));
}

/** A Play of the chosen multiple of the ante, as far as the chips reach; without chips for one ante it is a fold. */
function putOut<Rules extends AnteRules>(
  { spec, table }: AnteTable<Rules>,
  round: AnteRound,
  bettor: AnteBettor,
  { times }: PlayOption,
): AnteRound {
  const { seat, position } = bettor;
  const antes = antesOf(table, seat, position);
  const ante = sum(antes.map(({ amount }) => amount));
  const reach = Math.min(times, Math.floor(chipsOf(table, round, seat) / ante));
  if (reach < 1) return fold(round, bettor);
  const at = position === String(seat) ? null : position;
  const spot = spec.play(table.rules).id;
  const plays = antes.map((bet): AddedPlay => {
    const special = 'special' in bet && bet.special === true;
    const kind = special ? `special-${spot}` : spot;
    return { seat, position, spot, amount: bet.amount * reach, special, key: writeSpot({ kind, at }) };
  });
  const added = [...round.added, ...plays];
  const to = sum([...table.bets, ...added].flatMap((bet) => (bet.seat === seat ? [bet.amount] : [])));
  return withEvent({ ...round, added }, acted(bettor, spot, { amount: ante * reach, to }));
}

const acted = (
  { seat, isAbsent }: Pick<AnteBettor, 'seat' | 'isAbsent'>,
  what: string,
  { amount, to }: { readonly amount: Cents; readonly to: Cents } = { amount: 0, to: 0 },
): HandEvent => ({ kind: 'act', seat, what, amount, to, allIn: false, absent: isAbsent });

const withEvent = (round: AnteRound, event: HandEvent): AnteRound => ({
  ...round,
  events: [...round.events, { event, eyes: 'all' }],
});

/** Opens the player-dealer's hand and every hand on which a bet is still open. */
function showdown<Rules extends AnteRules>({ spec, table }: AnteTable<Rules>, round: AnteRound): AnteRound {
  const { rules } = table;
  const events = round.events.map((one): RoundEvent => {
    const { event } = one;
    return event.kind === 'deal' && (event.to === DEALER || isOpen({ spec, table }, round, event.to))
      ? { ...one, eyes: 'all' }
      : one;
  });
  const hand = spec.inWords(rules, round.dealer, round.board);
  const short = spec.qualifies(rules, round.dealer, round.board) ? '' : ', which does not qualify';
  return withEvent(
    { ...round, events },
    { kind: 'told', text: `The player-dealer opens ${round.dealer.map(cardText).join(' ')}: ${hand}${short}.` },
  );
}

/** Whether a position's hand is opened at the end: hands without an open bet go to the discards unseen. */
export function isOpen<Rules extends AnteRules>(
  { spec, table }: AnteTable<Rules>,
  round: AnteRound,
  position: string,
): boolean {
  const outlive = spec.outliveFold(table.rules);
  return table.bets.some(
    (bet) => bet.position === position && (outlive.includes(bet.spot) || !hasFolded(round, bet.seat, position)),
  );
}
