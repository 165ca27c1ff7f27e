/** A round, from the stack with which dealing begins to the last hand opened. */

import type { Ask, CardsAsk, Decision } from '../../ask.ts';
import { cardText } from '../../card.ts';
import type { HandEvent } from '../../hand-event.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { placeInWords } from '../double-hand/action-words.ts';
import { decidersOf } from '../double-hand/deciders.ts';
import { seenByAll, sentence } from '../round-event.ts';
import { betsOn, type Position } from '../table.ts';
import type { RoundEvent } from '../variant.ts';
import { houseWay } from './house-way.ts';
import { TILES_EACH } from './rules.ts';
import { readSetting, settingAsk, type TileSetting } from './setting.ts';
import { actionInWords, dealEvents, dealt, inOrder } from './stacks.ts';
import { handAt, houseWayAt, settingAt, type TilesRound, type TilesTable } from './state.ts';
import { settingInWords, tilesInWords } from './words.ts';

/** The stacks, face down; the player-dealer is asked how to deal them, where the house asks. */
export function dealRound(table: TilesTable): TilesRound {
  const { stackChoice, atATime } = table.rules;
  const stacked: TilesRound = {
    next: table.start.used,
    added: [],
    events: [],
    stage: stackChoice ? 'stack' : 'at-a-time',
    stack: 0,
    hands: new Map(),
    houseWays: new Map(),
    deciders: decidersOf(table),
    settings: new Map(),
  };
  return stackChoice || atATime === 'asked' ? stacked : deal(table, stacked, TILES_EACH);
}

const AT_A_TIME = [
  { id: 'four', label: 'Four tiles at a time', cost: null },
  { id: 'two', label: 'Two tiles at a time', cost: null },
] as const;

const stackIds = ({ positions }: TilesTable): readonly string[] =>
  Array.from({ length: positions.length + 1 }, (_, i) => `stack-${i + 1}`);

export function roundAsks(table: TilesTable, round: TilesRound): readonly Ask[] {
  const { dealer: seat, dealerPosition } = table;
  switch (round.stage) {
    case 'stack': {
      const options = stackIds(table).map((id, i) => ({ id, label: `Stack ${i + 1}`, cost: null }));
      return [{ kind: 'choose', seat, prompt: 'With which stack does the deal begin?', options }];
    }
    case 'at-a-time':
      return [{ kind: 'choose', seat, prompt: 'How are the tiles dealt?', options: AT_A_TIME }];
    case 'set':
      return [...round.deciders]
        .filter(([position]) => !round.settings.has(position))
        .map(([position, decider]) => askToSet(table, round, position, decider, promptFor(table, position, decider)));
    case 'dealer':
      return [askToSet(table, round, dealerPosition, seat, 'Everybody has set. Set your hand: all see it.')];
    case 'done':
      return [];
  }
}

function askToSet({ rules }: TilesTable, round: TilesRound, position: string, seat: Seat, prompt: string): CardsAsk {
  return settingAsk(seat, prompt, handAt(round, position), houseWayAt(round, position), rules);
}

function promptFor(table: TilesTable, position: string, seat: Seat): string {
  const own = position === String(seat);
  return own ? 'Set your tiles: a low hand and a high hand.' : `Set the hand of ${placeInWords(table, position)}.`;
}

export function decideRound(
  table: TilesTable,
  round: TilesRound,
  seat: Seat,
  decision: Decision,
): Result<TilesRound, Refusal> {
  const option = decision.kind === 'choose' ? decision.option : '';
  if (round.stage === 'stack') {
    const stack = stackIds(table).indexOf(option);
    return stack < 0 ? refuse('no-such-option', 'Choose one of the stacks.') : ok(begun(table, round, stack));
  }
  if (round.stage === 'at-a-time') {
    if (option !== 'four' && option !== 'two') return refuse('no-such-option', 'Choose four tiles at a time, or two.');
    return ok(deal(table, round, option === 'four' ? TILES_EACH : TILES_EACH / 2));
  }
  const position = positionToSet(table, round, seat);
  const setting = readSetting(handAt(round, position), decision, table.rules);
  return setting.ok ? ok(set(table, round, position, setting.value, 'has set the hand')) : setting;
}

/** The house way for players who do not answer; the deal begins with the first stack, four tiles at a time. */
export function absentRound(table: TilesTable, round: TilesRound, seat: Seat): TilesRound {
  if (round.stage === 'stack') return begun(table, round, 0);
  if (round.stage === 'at-a-time') return deal(table, round, TILES_EACH);
  const position = positionToSet(table, round, seat);
  return set(table, round, position, houseWayAt(round, position), 'leaves the hand to the house way');
}

function positionToSet(table: TilesTable, round: TilesRound, seat: Seat): string {
  if (round.stage === 'dealer') return table.dealerPosition;
  const [position] = [...round.deciders].find(([, decider]) => decider === seat) ?? [];
  invariant(position !== undefined, () => `seat ${seat} sets no hand`);
  return position;
}

function begun(table: TilesTable, round: TilesRound, stack: number): TilesRound {
  const events = [...round.events, sentence(`The player-dealer begins with stack ${stack + 1}.`)];
  const chosen: TilesRound = { ...round, stage: 'at-a-time', stack, events };
  return table.rules.atATime === 'asked' ? chosen : deal(table, chosen, TILES_EACH);
}

/**
 * All positions get tiles, whether or not anybody bets there. The house way sets hands that nobody sets, or whose
 * player the floor has already declared foul.
 */
function deal(table: TilesTable, round: TilesRound, atATime: number): TilesRound {
  const all = dealt(table, round.stack, atATime);
  const hands = new Map(
    [...Map.groupBy(all, ({ to }) => to)].map(([to, parts]) => [to, parts.flatMap((one) => one.tiles)]),
  );
  const inPlay = [...table.active.map(({ id }) => id), table.dealerPosition];
  const houseWays = new Map(inPlay.map((id) => [id, houseWay(handAt({ hands }, id), table.rules)]));
  const setters = [...round.deciders].filter(([, seat]) => !table.fouled.includes(seat)).map(([id]) => id);
  const unset = table.active.filter(({ id }) => !setters.includes(id));
  return opened(table, {
    ...round,
    stage: 'set',
    next: table.start.used + hands.size * TILES_EACH,
    hands,
    houseWays,
    settings: new Map(unset.map(({ id }) => [id, houseWayAt({ houseWays }, id)])),
    events: [
      ...round.events,
      sentence(actionInWords(table)),
      ...dealEvents(all, round.deciders),
      ...unset.map(({ id }) => sentence(`The hand of ${placeInWords(table, id)} is set the house way.`)),
    ],
  });
}

function set(table: TilesTable, round: TilesRound, position: string, setting: TileSetting, what: string): TilesRound {
  const settings = new Map([...round.settings, [position, setting]]);
  if (round.stage === 'dealer') return showdown(table, { ...round, settings });
  const seat = round.deciders.get(position);
  return opened(table, { ...round, settings, events: [...round.events, sentence(`Seat ${seat} ${what}.`)] });
}

/** Once the last hand is set, and not before, the player-dealer's is opened (000:2636-2637). */
function opened(table: TilesTable, round: TilesRound): TilesRound {
  if (table.active.some(({ id }) => !round.settings.has(id))) return round;
  const tiles = handAt(round, table.dealerPosition);
  const shown: HandEvent = { kind: 'shown', seat: table.dealer, cards: tiles.map(cardText), hand: 'not set yet' };
  return { ...round, stage: 'dealer', events: [...round.events, seenByAll(shown)] };
}

/** Hands are opened one after another from the action button. The house resets the hand of a fouled seat. */
function showdown(table: TilesTable, round: TilesRound): TilesRound {
  const foul = [...round.deciders].filter(([, seat]) => table.fouled.includes(seat));
  const reset = foul.map(([id]): [string, TileSetting] => [id, houseWayAt(round, id)]);
  const done: TilesRound = { ...round, stage: 'done', settings: new Map([...round.settings, ...reset]) };
  const first = shownBy(table.dealer, settingAt(done, table.dealerPosition));
  const others = inOrder(table).map((position) => opening(table, position, settingAt(done, position.id)));
  return { ...done, events: [...round.events, first, ...others] };
}

function opening(table: TilesTable, { id, seat }: Position, setting: TileSetting): RoundEvent {
  const holder = betsOn(table, id).find((bet) => bet.seat === seat);
  if (holder) return shownBy(holder.seat, setting);
  const tiles = `${tilesInWords(setting.low)} and ${tilesInWords(setting.high)}`;
  return sentence(`The hand of ${placeInWords(table, id)}: ${tiles}, ${settingInWords(setting)}.`);
}

const shownBy = (seat: Seat, setting: TileSetting): RoundEvent =>
  seenByAll({
    kind: 'shown',
    seat,
    cards: [...setting.low, ...setting.high].map(cardText),
    hand: settingInWords(setting),
  });
