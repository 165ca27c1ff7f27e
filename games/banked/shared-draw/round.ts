/** A round: two hands, what players do with theirs, the shared third card, and the player-dealer's draw. */

import type { Ask, ChooseAsk, ChooseOption, Decision, WagerAsk } from '../../ask.ts';
import { type Card, cardText } from '../../card.ts';
import { type Cents, dollars, sum } from '../../money.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { wagerFault } from '../../wager.ts';
import { numberOf, placeByCard } from '../action.ts';
import { pointsOf, totalOf } from '../baccarat/tableau.ts';
import type { Judged } from '../bet.ts';
import { seenByAll, sentence } from '../round-event.ts';
import type { BankedTable, Bet } from '../table.ts';
import type { Round, RoundEvent } from '../variant.ts';
import { compared, inWords, type SeenDraw } from './coup.ts';
import type { SharedDrawRules } from './rules.ts';
import { type DrawChoice, houseChoice, isFrozen, type Style } from './style.ts';

export type DrawTable = BankedTable<SharedDrawRules>;

export interface DrawRound extends Round {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  /** The shared card; null where nobody took it, or not yet. */
  readonly third: Card | null;
  /** Seats that have something to choose. */
  readonly choosers: readonly Seat[];
  /** Seats that may still bet on a tie. */
  readonly tying: readonly Seat[];
  /** What each player with a bet on the player hand does. */
  readonly choices: ReadonlyMap<Seat, DrawChoice>;
  readonly stage: 'tie' | 'choose' | 'done';
}

/** What a round needs of its game. */
export interface SharedDrawGame {
  readonly style: Style;
  /** The bet on the player hand with which its bettors choose. */
  readonly base: string;
  readonly added: readonly Judged<SeenDraw>[];
}

const points = (cards: readonly Card[]): readonly number[] => cards.map(pointsOf);
const dealt = (to: string, card: Card): RoundEvent['event'] => ({ kind: 'deal', to, cards: [cardText(card)] });

/**
 * Two cards each in turn, the player hand first; the player-dealer's second is face down (003:1837-1844;
 * 004:1776-1782).
 */
export function dealDraw(table: DrawTable, game: SharedDrawGame): DrawRound {
  const { deck, start } = table;
  const [first, up, second, hole] = deck.slice(start.used, start.used + 4);
  invariant(
    first !== undefined && up !== undefined && second !== undefined && hole !== undefined,
    () => `the shoe of ${deck.length} cards is used up`,
  );
  const round: DrawRound = {
    next: start.used + 4,
    added: [],
    events: [
      seenByAll(dealt('player', first)),
      seenByAll(dealt('dealer', up)),
      seenByAll(dealt('player', second)),
      { event: dealt('dealer', hole), eyes: [] },
    ],
    player: [first, second],
    dealer: [up, hole],
    third: null,
    choosers: [],
    tying: [],
    choices: new Map(),
    stage: 'choose',
  };
  return begin(table, game, round);
}

/** Players with a bet on the player hand, in seat order around the table. */
function bettorsOf({ bets }: DrawTable, base: string): readonly Seat[] {
  return [...new Set(bets.flatMap(({ seat, spot }) => (spot === base ? [seat] : [])))];
}

const baseOf = ({ bets }: DrawTable, { base }: SharedDrawGame, seat: Seat): readonly Bet[] =>
  bets.filter((bet) => bet.seat === seat && bet.spot === base);

/** The available choices; a player with only one choice is not asked, and nobody is when a natural ends the drawing. */
function choicesOf({ style }: SharedDrawGame, { player, dealer }: DrawRound): readonly DrawChoice[] {
  if (isFrozen(style, points(player), points(dealer))) return ['stand'];
  return style.choices(totalOf(points(player)), pointsOf(dealer[0] ?? 0));
}

function begin(table: DrawTable, game: SharedDrawGame, round: DrawRound): DrawRound {
  const choices = choicesOf(game, round);
  const bettors = bettorsOf(table, game.base);
  const asked = (seat: Seat): boolean => seat !== table.dealer && !table.fouled.includes(seat);
  const [only] = choices;
  const house = houseChoice(totalOf(points(round.player)));
  const settledFor = bettors.filter((seat) => choices.length === 1 || !asked(seat));
  const started: DrawRound = {
    ...round,
    choosers: bettors.filter((seat) => !settledFor.includes(seat)),
    choices: new Map(settledFor.map((seat) => [seat, choices.length === 1 && only ? only : house])),
  };
  const tying = game.style.lateTie
    ? bettors.filter((seat) => asked(seat) && mostTie(table, game, started, seat) > 0)
    : [];
  return tying.length > 0 ? { ...started, tying, stage: 'tie' } : goOn(table, game, started);
}

/** The maximum bet on a tie: a seat's wager (004:1834-1836). */
function mostTie(table: DrawTable, game: SharedDrawGame, round: DrawRound, seat: Seat): Cents {
  const { minTie, maxTie, minBet, maxBet } = table.rules;
  const wagered = sum(baseOf(table, game, seat).map(({ amount }) => amount));
  const most = Math.min(wagered, maxTie ?? maxBet, chipsOf(table, round, seat));
  return most >= (minTie ?? minBet) ? most : 0;
}

const chipsOf = ({ chips }: DrawTable, { added }: DrawRound, seat: Seat): Cents =>
  (chips.get(seat) ?? 0) - sum(added.flatMap((bet) => (bet.seat === seat ? [bet.amount] : [])));

export function drawAsks(table: DrawTable, game: SharedDrawGame, round: DrawRound): readonly Ask[] {
  switch (round.stage) {
    case 'tie':
      return round.tying.map((seat) => tieAsk(table, game, round, seat));
    case 'choose':
      return round.choosers
        .filter((seat) => !round.choices.has(seat))
        .map((seat) => chooseAsk(table, game, round, seat));
    case 'done':
      return [];
  }
}

function tieAsk(table: DrawTable, game: SharedDrawGame, round: DrawRound, seat: Seat): WagerAsk {
  const { minTie, minBet, chip, tiePays } = table.rules;
  return {
    kind: 'wager',
    seat,
    prompt: `${cardsInWords(round)} Do you bet on a tie?`,
    spots: [
      {
        id: 'tie',
        label: 'Tie',
        min: minTie ?? minBet,
        max: mostTie(table, game, round, seat),
        step: chip,
        needs: [],
        upTo: null,
        at: null,
        fee: [],
        inTotal: false,
        payTable: [`Tie: ${tiePays} to 1`],
      },
    ],
    stack: chipsOf(table, round, seat),
    fee: [],
    last: {},
  };
}

function cardsInWords({ player, dealer: [up = 0] }: DrawRound): string {
  return `The player hand counts ${totalOf(points(player))}; the player-dealer shows ${cardText(up)}.`;
}

const LABELS: Readonly<Record<DrawChoice, string>> = {
  stand: 'Stand',
  hit: 'Take the card',
  double: 'Double and take the card',
  surrender: 'Surrender half',
};

function chooseAsk(table: DrawTable, game: SharedDrawGame, round: DrawRound, seat: Seat): ChooseAsk {
  const wagered = sum(baseOf(table, game, seat).map(({ amount }) => amount));
  const options = choicesOf(game, round)
    .filter((id) => id !== 'double' || wagered <= chipsOf(table, round, seat))
    .map((id): ChooseOption => ({ id, label: LABELS[id], cost: id === 'double' ? wagered : null }));
  return { kind: 'choose', seat, prompt: cardsInWords(round), options };
}

/** A round, and the seat whose player decides in it. */
interface DrawTurn {
  readonly table: DrawTable;
  readonly game: SharedDrawGame;
  readonly round: DrawRound;
  readonly seat: Seat;
}

export function decideDraw(turn: DrawTurn, decision: Decision): Result<DrawRound, Refusal> {
  const { table, game, round, seat } = turn;
  if (round.stage === 'tie') return decideTie(turn, decision);
  const options = chooseAsk(table, game, round, seat).options;
  const option = decision.kind === 'choose' ? options.find(({ id }) => id === decision.option) : undefined;
  if (!option) return refuse('no-such-option', `Choose one of these: ${options.map(({ label }) => label).join(', ')}.`);
  return ok(chosen(turn, option.id as DrawChoice, { absent: false }));
}

function decideTie(turn: DrawTurn, decision: Decision): Result<DrawRound, Refusal> {
  const { table, game, round, seat } = turn;
  if (decision.kind !== 'wager') return refuse('another kind', 'Expected a bet on a tie, or none.');
  const wrong = wagerFault(tieAsk(table, game, round, seat), decision.bets);
  if (wrong) return wrong;
  return ok(withTie(turn, decision.bets.tie ?? 0));
}

function withTie({ table, game, round, seat }: DrawTurn, amount: Cents): DrawRound {
  const [first] = baseOf(table, game, seat);
  invariant(first !== undefined, () => `seat ${seat} has no wager`);
  const bet: Bet = { seat, position: first.position, spot: 'tie', amount };
  const tying = round.tying.filter((one) => one !== seat);
  const after: DrawRound = {
    ...round,
    tying,
    added: amount > 0 ? [...round.added, bet] : round.added,
    stage: tying.length > 0 ? 'tie' : 'choose',
  };
  return tying.length > 0 ? after : goOn(table, game, withTieSentences(after));
}

/** Bets on a tie are shown once all are placed, so nobody bets by what others do. */
function withTieSentences(round: DrawRound): DrawRound {
  const ties = round.added.map(({ seat, amount }) => sentence(`Seat ${seat} bets ${dollars(amount)} on a tie.`));
  return { ...round, events: [...round.events, ...ties] };
}

/** The house way for players who do not answer, and no bet on a tie. */
export function absentDraw(turn: DrawTurn): DrawRound {
  const { stage, player } = turn.round;
  if (stage === 'tie') return withTie(turn, 0);
  return chosen(turn, houseChoice(totalOf(points(player))), { absent: true });
}

function chosen(
  { table, game, round, seat }: DrawTurn,
  choice: DrawChoice,
  { absent }: { readonly absent: boolean },
): DrawRound {
  const doubles =
    choice === 'double' ? baseOf(table, game, seat).map((bet): Bet => ({ ...placedAs(bet), spot: 'double' })) : [];
  const amount = sum(doubles.map((bet) => bet.amount));
  const act = seenByAll({ kind: 'act', seat, what: choice, amount, to: amount, allIn: false, absent });
  return goOn(table, game, {
    ...round,
    choices: new Map([...round.choices, [seat, choice]]),
    added: [...round.added, ...doubles],
    events: [...round.events, act],
  });
}

const placedAs = ({ seat, position, spot, amount }: Bet): Bet => ({ seat, position, spot, amount });

/** Once everyone has chosen, the shared card comes, the hole card is opened and the player-dealer draws. */
function goOn(table: DrawTable, game: SharedDrawGame, round: DrawRound): DrawRound {
  if (round.choosers.some((seat) => !round.choices.has(seat))) return round;
  const { style } = game;
  const choices = choicesOf(game, round);
  const mustStand = choices.length === 1 && choices[0] === 'stand';
  const takes = [...round.choices.values()].some((choice) => choice === 'hit' || choice === 'double');
  // Where nobody bet on the player hand, it is drawn the house way, for the bets on the other one (000:5728-5743).
  const house = bettorsOf(table, game.base).length === 0 && houseChoice(totalOf(points(round.player))) === 'hit';
  let now = !mustStand && (takes || house || style.completes) ? drawn(table, round, 'player') : round;
  now = { ...now, events: now.events.map((one) => ({ ...one, eyes: 'all' as const })) };
  const third = now.third === null ? null : pointsOf(now.third);
  const frozen = isFrozen(style, points(now.player), points(now.dealer));
  if (!frozen && style.draws(totalOf(points(now.dealer)), third)) now = drawn(table, now, 'dealer');
  return {
    ...now,
    stage: 'done',
    events: [...now.events, sentence(actionInWords(table, now)), sentence(resultInWords(now))],
  };
}

function drawn(table: DrawTable, round: DrawRound, to: 'player' | 'dealer'): DrawRound {
  const card = table.deck[round.next];
  invariant(card !== undefined, () => `the shoe of ${table.deck.length} cards is used up`);
  const next = { ...round, next: round.next + 1, events: [...round.events, seenByAll(dealt(to, card))] };
  return to === 'player' ? { ...next, third: card } : { ...next, dealer: [...round.dealer, card] };
}

/** The cards that a seat's bets on the player hand play; for a seat without any, the whole hand. */
function handOf({ player, third, choices }: DrawRound, seat: Seat | null): readonly Card[] {
  const choice = seat === null ? undefined : choices.get(seat);
  return third === null || choice === 'stand' || choice === 'surrender' ? player : [...player, third];
}

/** The result of a seat's bet. Bets on the player-dealer's hand play against the whole player hand (000:5739-5743). */
export function seenBy(round: DrawRound, seat: Seat | null): SeenDraw {
  const coup = compared(points(handOf(round, seat)), points(round.dealer));
  const choice = (seat === null ? undefined : round.choices.get(seat)) ?? 'stand';
  return { ...coup, choice, sentence: inWords(coup) };
}

/** The whole coup, and the one for players who stood where it differs. */
export function resultInWords(round: DrawRound): string {
  const whole = inWords(seenBy(round, null));
  const stood = [...round.choices].find(([, choice]) => choice === 'stand')?.[0];
  if (round.third === null || stood === undefined) return `${whole}.`;
  return `${whole}; for those who stood ${inWords(seenBy(round, stood)).toLowerCase()}.`;
}

/** The place that the hole card selects, counted from the player-dealer's left (003:1911-1935; 004:1880-1892). */
export const placeOf = ({ positions }: DrawTable, { dealer: [, hole = 0] }: DrawRound): number =>
  placeByCard(hole, positions.length);

export function actionInWords(table: DrawTable, round: DrawRound): string {
  const hole = round.dealer[1] ?? 0;
  return `The hole card, ${cardText(hole)}, counts ${numberOf(hole)}: the action begins at place ${placeOf(table, round)} from the player-dealer’s left.`;
}
