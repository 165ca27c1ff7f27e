/** A round, from the leading pile to the last hand opened. */

import type { Ask, CardsAsk, Decision } from '../../ask.ts';
import { cardText } from '../../card.ts';
import type { HandEvent } from '../../hand-event.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { fromPlace } from '../action.ts';
import { seenByAll, sentence } from '../round-event.ts';
import { betsOn, type Position } from '../table.ts';
import type { RoundEvent } from '../variant.ts';
import { actionInWords, placeInWords } from './action-words.ts';
import { decidersOf } from './deciders.ts';
import { dealEvents, handsOf, placeOf } from './piles.ts';
import { readSetting, type Setting, settingAsk, splitInWords } from './setting.ts';
import { type DoubleHandRound, handAt, houseWayAt, type PileTable, settingAt } from './state.ts';
import { type HandStyle, settingInWords } from './style.ts';
import { cardsInWords } from './words.ts';

/** A pile for each position, face down; the player-dealer is asked which of them leads, where the house asks. */
export function dealRound(table: PileTable, style: HandStyle): DoubleHandRound {
  const piled: DoubleHandRound = {
    style,
    next: table.start.used,
    added: [],
    events: [],
    stage: 'pile',
    hands: new Map(),
    houseWays: new Map(),
    deciders: decidersOf(table),
    settings: new Map(),
  };
  return table.rules.pileChoice ? piled : lead(table, piled, 0);
}

export function roundAsks(table: PileTable, round: DoubleHandRound): readonly Ask[] {
  const { dealer, dealerPosition } = table;
  switch (round.stage) {
    case 'pile':
      return [
        {
          kind: 'choose',
          seat: dealer,
          prompt: 'Which pile goes out first?',
          options: pileIds(table).map((id, i) => ({ id, label: `Pile ${i + 1}`, cost: null })),
        },
      ];
    case 'set':
      return [...round.deciders]
        .filter(([position]) => !round.settings.has(position))
        .map(([position, seat]) => askToSet(round, position, seat, promptFor(table, round, position, seat)));
    case 'dealer':
      return [askToSet(round, dealerPosition, dealer, promptForDealer(round))];
    case 'done':
      return [];
  }
}

function askToSet(round: DoubleHandRound, position: string, seat: Seat, prompt: string): CardsAsk {
  return settingAsk(seat, prompt, handAt(round, position), houseWayAt(round, position), round.style);
}

const promptForDealer = ({ style }: DoubleHandRound): string =>
  style.dealerFirst
    ? 'Your hand is open. Set it before the others set theirs.'
    : 'Everybody has set. Set your hand: all see it.';

const pileIds = ({ positions }: PileTable): readonly string[] =>
  Array.from({ length: positions.length + 1 }, (_, i) => `pile-${i + 1}`);

function promptFor(table: PileTable, round: DoubleHandRound, position: string, seat: Seat): string {
  const own = position === String(seat);
  return own
    ? `Set your hand: ${splitInWords(round.style.cardsEach)}.`
    : `Set the hand of ${placeInWords(table, position)}.`;
}

export function decideRound(
  table: PileTable,
  round: DoubleHandRound,
  seat: Seat,
  decision: Decision,
): Result<DoubleHandRound, Refusal> {
  if (round.stage === 'pile') {
    const pile = decision.kind === 'choose' ? pileIds(table).indexOf(decision.option) : -1;
    if (pile < 0) return refuse('no-such-option', 'Choose one of the piles.');
    return ok(lead(table, round, pile));
  }
  const position = positionToSet(table, round, seat);
  const setting = readSetting(handAt(round, position), decision, round.style);
  return setting.ok ? ok(set(table, round, position, setting.value, 'has set the hand')) : setting;
}

/** The house way for players who do not answer; the pile that was dealt first leads. */
export function absentRound(table: PileTable, round: DoubleHandRound, seat: Seat): DoubleHandRound {
  if (round.stage === 'pile') return lead(table, round, 0);
  const position = positionToSet(table, round, seat);
  return set(table, round, position, houseWayAt(round, position), 'leaves the hand to the house way');
}

function positionToSet(table: PileTable, round: DoubleHandRound, seat: Seat): string {
  if (round.stage === 'dealer') return table.dealerPosition;
  const [position] = [...round.deciders].find(([, decider]) => decider === seat) ?? [];
  invariant(position !== undefined, () => `seat ${seat} sets no hand`);
  return position;
}

/**
 * The chosen pile goes where the dice say, and the others follow clockwise. The house way sets hands that nobody sets,
 * or whose player the floor has already declared foul.
 */
function lead(table: PileTable, round: DoubleHandRound, pile: number): DoubleHandRound {
  const { style } = round;
  const hands = handsOf(table, pile, style.cardsEach);
  const inPlay = [...table.active.map(({ id }) => id), table.dealerPosition];
  const houseWays = new Map(inPlay.map((id) => [id, style.houseWay(handAt({ hands }, id))]));
  const setters = [...round.deciders].filter(([, seat]) => !table.fouled.includes(seat)).map(([id]) => id);
  const unset = table.active.filter(({ id }) => !setters.includes(id));
  const chosen = table.rules.pileChoice ? [sentence(`The player-dealer leads with pile ${pile + 1}.`)] : [];
  const out: DoubleHandRound = {
    ...round,
    stage: 'set',
    next: table.start.used + hands.size * style.cardsEach,
    hands,
    houseWays,
    settings: new Map(unset.map(({ id }) => [id, houseWayAt({ houseWays }, id)])),
    events: [
      ...round.events,
      ...chosen,
      sentence(actionInWords(table)),
      ...dealEvents(hands, round.deciders),
      ...unset.map(({ id }) => sentence(`The hand of ${placeInWords(table, id)} is set the house way.`)),
    ],
  };
  return style.dealerFirst ? openDealer(table, out) : opened(table, out);
}

function set(
  table: PileTable,
  round: DoubleHandRound,
  position: string,
  setting: Setting,
  what: string,
): DoubleHandRound {
  const settings = new Map([...round.settings, [position, setting]]);
  if (round.stage === 'dealer') return dealerSet(table, { ...round, settings });
  const seat = round.deciders.get(position);
  return opened(table, { ...round, settings, events: [...round.events, sentence(`Seat ${seat} ${what}.`)] });
}

/** Once the last hand is set, and not before, the player-dealer's is opened; when that one is open, all are. */
function opened(table: PileTable, round: DoubleHandRound): DoubleHandRound {
  if (table.active.some(({ id }) => !round.settings.has(id))) return round;
  return round.settings.has(table.dealerPosition) ? showdown(table, round) : openDealer(table, round);
}

/** Opens the player-dealer's cards; sets them at once where the house sets them, or where every wager pushes. */
function openDealer(table: PileTable, round: DoubleHandRound): DoubleHandRound {
  const { dealer, dealerPosition, rules } = table;
  const cards = handAt(round, dealerPosition);
  const shown: HandEvent = { kind: 'shown', seat: dealer, cards: cards.map(cardText), hand: 'not set yet' };
  const open: DoubleHandRound = { ...round, stage: 'dealer', events: [...round.events, seenByAll(shown)] };
  if (rules.dealerSets === 'free' && !pushesAll(table, round)) return open;
  const settings = new Map([...open.settings, [dealerPosition, houseWayAt(open, dealerPosition)]]);
  return dealerSet(table, { ...open, settings });
}

/** In Ace Up the other players set now, unless every wager pushes (001:4891-4892). */
function dealerSet(table: PileTable, round: DoubleHandRound): DoubleHandRound {
  if (!round.style.dealerFirst) return showdown(table, round);
  if (!pushesAll(table, round)) {
    const hand = settingInWords(settingAt(round, table.dealerPosition), round.style);
    const events = [...round.events, sentence(`The player-dealer sets ${hand}.`)];
    return opened(table, { ...round, stage: 'set', events });
  }
  const unset = table.active.filter(({ id }) => !round.settings.has(id));
  const settings = new Map([...round.settings, ...unset.map(({ id }) => [id, houseWayAt(round, id)] as const)]);
  const events = [...round.events, sentence('The player-dealer is ace-high: every wager is pushed.')];
  return showdown(table, { ...round, settings, events });
}

const pushesAll = (table: PileTable, round: DoubleHandRound): boolean =>
  round.style.pushesAll(handAt(round, table.dealerPosition));

/** Hands are opened one after another from the action button. The house resets the hand of a fouled seat. */
function showdown(table: PileTable, round: DoubleHandRound): DoubleHandRound {
  const foul = [...round.deciders].filter(([, seat]) => table.fouled.includes(seat));
  const reset = foul.map(([id]): [string, Setting] => [id, houseWayAt(round, id)]);
  const done: DoubleHandRound = { ...round, stage: 'done', settings: new Map([...round.settings, ...reset]) };
  const own = settingAt(done, table.dealerPosition);
  const first = shownBy(table.dealer, own, settingInWords(own, round.style));
  const others = inOrder(table).map((position) => opening(table, done, position));
  return { ...done, events: [...round.events, first, ...others] };
}

/** The positions with a bet, in the order in which their hands are opened and their bets settled. */
export function inOrder(table: PileTable): readonly Position[] {
  return fromPlace(table.positions, table.active, placeOf(table));
}

function opening(table: PileTable, round: DoubleHandRound, { id, seat }: Position): RoundEvent {
  const setting = settingAt(round, id);
  const words = settingInWords(setting, round.style);
  const holder = betsOn(table, id).find((bet) => bet.seat === seat);
  if (holder) return shownBy(holder.seat, setting, words);
  const cards = `${cardsInWords(setting.front)} and ${cardsInWords(setting.back)}`;
  return sentence(`The hand of ${placeInWords(table, id)}: ${cards}, ${words}.`);
}

const shownBy = (seat: Seat, { front, back }: Setting, hand: string): RoundEvent =>
  seenByAll({ kind: 'shown', seat, cards: [...front, ...back].map(cardText), hand });
