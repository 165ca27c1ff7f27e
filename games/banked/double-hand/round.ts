/** A round from the pile that leads to the last hand that is opened. */

import { cardText } from '../../card.ts';
import type { Ask, CardsAsk, Decision, HandEvent, Seat } from '../../game.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import { fromPlace } from '../action.ts';
import { betsOn, type Position } from '../table.ts';
import type { RoundEvent } from '../variant.ts';
import { actionInWords, placeInWords } from './action-words.ts';
import { decidersOf } from './deciders.ts';
import { houseWay } from './house-way.ts';
import { dealEvents, handsOf, placeOf } from './piles.ts';
import { CARDS_EACH } from './rules.ts';
import { readSetting, type Setting, settingAsk } from './setting.ts';
import { type DoubleHandRound, type DoubleHandTable, handAt, houseWayAt, settingAt } from './state.ts';
import { cardsInWords, settingInWords } from './words.ts';

/** Seven piles, face down; the player-dealer is asked which of them leads, where the house asks them. */
export function dealRound(table: DoubleHandTable): DoubleHandRound {
  const piled: DoubleHandRound = {
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

export function roundAsks(table: DoubleHandTable, round: DoubleHandRound): readonly Ask[] {
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
        .map(([position, seat]) => askToSet(table, round, position, seat, promptFor(table, position, seat)));
    case 'dealer':
      return [askToSet(table, round, dealerPosition, dealer, 'Everybody has set. Set your hand: all see it.')];
    case 'done':
      return [];
  }
}

function askToSet(
  { rules }: DoubleHandTable,
  round: DoubleHandRound,
  position: string,
  seat: Seat,
  prompt: string,
): CardsAsk {
  return settingAsk(seat, prompt, handAt(round, position), houseWayAt(round, position), rules);
}

const pileIds = ({ positions }: DoubleHandTable): readonly string[] =>
  Array.from({ length: positions.length + 1 }, (_, i) => `pile-${i + 1}`);

function promptFor(table: DoubleHandTable, position: string, seat: Seat): string {
  const own = position === String(seat);
  return own ? 'Set your hand: two in front, five at the back.' : `Set the hand of ${placeInWords(table, position)}.`;
}

export function decideRound(
  table: DoubleHandTable,
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
  const setting = readSetting(handAt(round, position), decision, table.rules);
  return setting.ok ? ok(set(table, round, position, setting.value, 'has set the hand')) : setting;
}

/** The house way for whoever does not answer; the pile that was dealt first leads. */
export function absentRound(table: DoubleHandTable, round: DoubleHandRound, seat: Seat): DoubleHandRound {
  if (round.stage === 'pile') return lead(table, round, 0);
  const position = positionToSet(table, round, seat);
  return set(table, round, position, houseWayAt(round, position), 'leaves the hand to the house way');
}

function positionToSet(table: DoubleHandTable, round: DoubleHandRound, seat: Seat): string {
  if (round.stage === 'dealer') return table.dealerPosition;
  const [position] = [...round.deciders].find(([, decider]) => decider === seat) ?? [];
  invariant(position !== undefined, () => `seat ${seat} sets no hand`);
  return position;
}

/**
 * The chosen pile goes where the dice say, the others follow clockwise. Hands that nobody sets, or somebody whom the floor
 * has already declared foul, are set the house way.
 */
function lead(table: DoubleHandTable, round: DoubleHandRound, pile: number): DoubleHandRound {
  const hands = handsOf(table, pile);
  const inPlay = [...table.active.map(({ id }) => id), table.dealerPosition];
  const houseWays = new Map(inPlay.map((id) => [id, houseWay(handAt({ hands }, id), table.rules)]));
  const setters = [...round.deciders].filter(([, seat]) => !table.fouled.includes(seat)).map(([id]) => id);
  const unset = table.active.filter(({ id }) => !setters.includes(id));
  const chosen = table.rules.pileChoice ? [told(`The player-dealer leads with pile ${pile + 1}.`)] : [];
  return opened(table, {
    ...round,
    stage: 'set',
    next: table.start.used + hands.size * CARDS_EACH,
    hands,
    houseWays,
    settings: new Map(unset.map(({ id }) => [id, houseWayAt({ houseWays }, id)])),
    events: [
      ...round.events,
      ...chosen,
      told(actionInWords(table)),
      ...dealEvents(hands, round.deciders),
      ...unset.map(({ id }) => told(`The hand of ${placeInWords(table, id)} is set the house way.`)),
    ],
  });
}

function set(
  table: DoubleHandTable,
  round: DoubleHandRound,
  position: string,
  setting: Setting,
  what: string,
): DoubleHandRound {
  const settings = new Map([...round.settings, [position, setting]]);
  if (round.stage === 'dealer') return showdown(table, { ...round, settings });
  const seat = round.deciders.get(position);
  return opened(table, { ...round, settings, events: [...round.events, told(`Seat ${seat} ${what}.`)] });
}

/** Once the last hand is set the player-dealer's is opened, and not before. */
function opened(table: DoubleHandTable, round: DoubleHandRound): DoubleHandRound {
  if (table.active.some(({ id }) => !round.settings.has(id))) return round;
  const cards = handAt(round, table.dealerPosition);
  const shown: HandEvent = { kind: 'shown', seat: table.dealer, cards: cards.map(cardText), hand: 'not set yet' };
  return { ...round, stage: 'dealer', events: [...round.events, open(shown)] };
}

/** Hands are opened one after the other from the action button. The house sets again what a fouled seat has set. */
function showdown(table: DoubleHandTable, round: DoubleHandRound): DoubleHandRound {
  const { rules } = table;
  const foul = [...round.deciders].filter(([, seat]) => table.fouled.includes(seat));
  const reset = foul.map(([id]): [string, Setting] => [id, houseWayAt(round, id)]);
  const done: DoubleHandRound = { ...round, stage: 'done', settings: new Map([...round.settings, ...reset]) };
  const own = settingAt(done, table.dealerPosition);
  const first = shownBy(table.dealer, own, settingInWords(own, rules));
  const others = inOrder(table).map((position) => opening(table, position, settingAt(done, position.id)));
  return { ...done, events: [...round.events, first, ...others] };
}

/** The positions with a bet, in the order in which their hands are opened and their bets settled. */
export function inOrder(table: DoubleHandTable): readonly Position[] {
  return fromPlace(table.positions, table.active, placeOf(table));
}

function opening(table: DoubleHandTable, { id, seat }: Position, setting: Setting): RoundEvent {
  const words = settingInWords(setting, table.rules);
  const holder = betsOn(table, id).find((bet) => bet.seat === seat);
  if (holder) return shownBy(holder.seat, setting, words);
  const cards = `${cardsInWords(setting.front)} and ${cardsInWords(setting.back)}`;
  return told(`The hand of ${placeInWords(table, id)}: ${cards}, ${words}.`);
}

const shownBy = (seat: Seat, { front, back }: Setting, hand: string): RoundEvent =>
  open({ kind: 'shown', seat, cards: [...front, ...back].map(cardText), hand });

const open = (event: HandEvent): RoundEvent => ({ event, eyes: 'all' });
const told = (text: string): RoundEvent => open({ kind: 'told', text });
