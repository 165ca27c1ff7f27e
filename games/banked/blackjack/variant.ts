/** A game of the blackjack family as the framework of player-dealer games plays it, made from a page of data. */
import type { z } from 'zod';
import type { Decision } from '../../ask.ts';
import { type Card, cardText } from '../../card.ts';
import type { HandView, PositionView, TableHand } from '../../hand-view.ts';
import { playedByTheHouse } from '../../house-way-text.ts';
import { ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat, Viewer } from '../../seat.ts';
import { kept } from '../bet.ts';
import { type BankedTable, deciderOf, type Position } from '../table.ts';
import type { BankedVariant } from '../variant.ts';
import { amountAsk, amountOf } from './amount.ts';
import { betsFor } from './bets.ts';
import { isOver } from './compare.ts';
import { countOf, countText } from './count.ts';
import { DEALER } from './deal.ts';
import {
  type BlackjackHand,
  type BlackjackRound,
  type BlackjackTable,
  handAt,
  isCovered,
  isDone,
  type PlayedPosition,
  placeAt,
} from './hand.ts';
import { INSURE_LESS, insuranceRange, insuringOf, lessAsk, NO_INSURANCE } from './insurance.ts';
import type { FamilyRules, Law } from './law.ts';
import { blackjackOdds } from './odds.ts';
import { answersOf, asksOf, lessRange, playsOf, type SplitAnswer } from './options.ts';
import { posted } from './posted.ts';
import { absent, answer, choose, chooseAgain, deal, dealerPlays, insure } from './round.ts';
import { actionOrder, dues } from './settlement.ts';
import { INSURANCE } from './side-bets.ts';
import { controllerOf } from './stakes.ts';

/** The parts of a game: its options, the law made from them, its cards. */
export interface BlackjackPage<Rules extends FamilyRules> {
  readonly id: string;
  readonly name: string;
  readonly rules: z.ZodType<Rules>;
  /** Whether the action begins by dice. */
  readonly dice: boolean;
  law(rules: Rules): Law;
  deck(rules: Rules): Card[];
}

export function blackjackVariant<Rules extends FamilyRules>(
  page: BlackjackPage<Rules>,
): BankedVariant<Rules, BlackjackRound> {
  const law = kept(page.law);
  /** The table with the law in place of the options. */
  const lawful = kept((table: BankedTable<Rules>): BlackjackTable => ({ ...table, rules: law(table.rules) }));
  return {
    id: page.id,
    name: page.name,
    rules: page.rules,
    bets: (rules) => betsFor(law(rules)),
    dice: page.dice,
    deck: page.deck,
    cut: ({ cutAfter }) => cutAfter,
    deal: (table) => deal(lawful(table)),
    asks: (table, round) => asksOf(lawful(table), round),
    decide: (table, round, seat, decision) => decide(lawful(table), round, seat, decision),
    absent: (table, round, seat) => absent(lawful(table), round, seat),
    dues: (table, round) => dues(lawful(table), round),
    action: (table, round) => action(lawful(table), round),
    result: (table, round) => result(lawful(table), round),
    positions: (table, round, viewer) => positions(lawful(table), round, viewer),
    zones: (table, round) => zones(lawful(table), round),
    posted: (rules) => posted(law(rules)),
    explain: (rules) => [playedByTheHouse(...standsInWords(law(rules)))],
    odds: (rules, how) => blackjackOdds({ law: law(rules), deck: () => page.deck(rules) }, how),
  };
}

/** `It draws below 17 and stands on 17 or more.`, and the same of an ace that counts eleven where that differs. */
const standsInWords = ({ houseStands: { hard, soft } }: Pick<Law, 'houseStands'>): readonly string[] => [
  `It draws below ${hard} and stands on ${hard} or more.`,
  ...(soft === hard ? [] : [`With an ace that counts eleven it draws below ${soft} and stands on ${soft} or more.`]),
];

const ANSWERS: readonly SplitAnswer[] = ['play', 'join', 'surrender'];

type Next = Result<BlackjackRound, Refusal>;

function decide(table: BlackjackTable, round: BlackjackRound, seat: Seat, decision: Decision): Next {
  if (round.insuring.length > 0) return decideInsurance(table, round, seat, decision);
  const { turn } = round;
  if (turn?.chosen === 'double-less') return decideLess(table, round, decision);
  if (decision.kind !== 'choose') return refuse('another kind', 'Expected one of the options.');
  const { option, amount } = decision;
  if (round.dealerAsked) {
    if (option !== 'hit' && option !== 'stand') return noSuch(option);
    return ok(dealerPlays(table, round, option === 'hit', false));
  }
  if (!turn) return refuse('another kind', 'Nothing is asked now.');
  if (turn.chosen === null) {
    if (option === 'double' && amount !== undefined) return doubleFor(table, round, amount);
    const play = playsOf(table, round, turn.at, seat).find((one) => one === option);
    return play ? ok(choose(table, round, play, false)) : noSuch(option);
  }
  const said = ANSWERS.find((one) => one === option);
  const may = said !== undefined && answersOf(table, round, turn.at, seat, turn.chosen).includes(said);
  return may ? ok(answer(table, round, seat, said, false)) : noSuch(option);
}

/** A double with its amount. */
function doubleFor(table: BlackjackTable, round: BlackjackRound, amount: number): Next {
  const { turn } = round;
  if (!turn || !playsOf(table, round, turn.at, turn.seat).some((one) => one === 'double' || one === 'double-less')) {
    return noSuch('double');
  }
  return decideLess(table, round, { kind: 'wager', bets: { double: amount } });
}

function decideLess(table: BlackjackTable, round: BlackjackRound, decision: Decision): Next {
  const { turn } = round;
  if (!turn) return refuse('another kind', 'Nothing is asked now.');
  const range = lessRange(table, round, turn);
  const smallest = table.rules.doubleForLess ? range.min : range.max;
  const ask = amountAsk(turn.seat, 'double', 'Double', { ...range, min: smallest }, 'Do not double');
  const amount = amountOf(ask, decision);
  if (!amount.ok) return amount;
  return ok(amount.value === 0 ? chooseAgain(round) : choose(table, round, 'double', false, amount.value));
}

function decideInsurance(table: BlackjackTable, round: BlackjackRound, seat: Seat, decision: Decision): Next {
  const asked = insuringOf(round, seat);
  if (!asked) return refuse('not your turn', 'Nothing is asked of you now.');
  if (asked.less || (decision.kind === 'choose' && decision.option === INSURANCE && decision.amount !== undefined)) {
    const named =
      decision.kind === 'choose' ? { kind: 'wager' as const, bets: { [INSURANCE]: decision.amount ?? 0 } } : decision;
    const amount = amountOf(lessAsk(table, round, asked), named);
    return amount.ok ? ok(insure(table, round, seat, amount.value, false)) : amount;
  }
  if (decision.kind !== 'choose') return refuse('another kind', 'Expected one of the options.');
  switch (decision.option) {
    case NO_INSURANCE:
      return ok(insure(table, round, seat, 0, false));
    case INSURANCE:
      return ok(insure(table, round, seat, insuranceRange(table, round, asked).max, false));
    case INSURE_LESS: {
      const less = round.insuring.map((one) => (one === asked ? { ...one, less: true } : one));
      return table.rules.insurance === 'up-to-half' ? ok({ ...round, insuring: less }) : noSuch(INSURE_LESS);
    }
    default:
      return noSuch(decision.option);
  }
}

function noSuch(option: string): ReturnType<typeof refuse> {
  return refuse('no-such-option', `You may not ${option} here.`);
}

/**
 * Where the action begins: by dice from the start, by the second card once it is open, or always at the house dealer's
 * right.
 */
function action(
  table: BlackjackTable,
  round: BlackjackRound,
): { readonly position: string; readonly text: string } | null {
  const { rules, start, dealerPosition, positions: places } = table;
  if (rules.settles === 'house-dealer-right') return null;
  if (rules.settles === 'dice') {
    const { dice } = start;
    const total = dice.reduce((sum, die) => sum + die, 0);
    const at = places[((total - 1) % (places.length + 1)) - 1];
    const where = at ? `at ${nameOf(at)}` : 'with the player-dealer';
    return {
      position: at?.id ?? dealerPosition,
      text: `Dice ${dice.join(', ')} make ${total}: the action begins ${where}.`,
    };
  }
  const second = round.dealer[1];
  if (second === undefined || !round.opened) return null;
  const [first] = actionOrder(table, round);
  if (!first) return null;
  return { position: first.id, text: `The ${cardText(second)} puts the action at ${nameOf(first)}.` };
}

const nameOf = ({ id, seat }: Position): string => (seat === null ? `place ${id}` : `seat ${id}`);

function result({ rules: law }: BlackjackTable, round: BlackjackRound): string | null {
  if (!isDone(round)) return null;
  const { total } = countOf(law, round.dealer);
  const text = countText(law, round.dealer);
  return text.startsWith('natural') ? 'natural' : isOver(law, total) ? `over ${total}` : String(total);
}

function positions(table: BlackjackTable, round: BlackjackRound, viewer: Viewer): readonly PositionView[] {
  return table.positions.map((position) => {
    const place = round.places.find((one) => one.position.id === position.id);
    return {
      id: position.id,
      seat: position.seat,
      decides: place ? decides(table, place) : null,
      hands: place ? place.hands.map((hand, i) => handView({ table, round, place, viewer }, hand, i)) : [],
    };
  });
}

function decides(table: BlackjackTable, place: PlayedPosition): Seat | null {
  const hand = place.hands.find(({ done }) => !done) ?? place.hands[0];
  return (hand && controllerOf(table, place, hand)) ?? deciderOf(table, place.position);
}

/** A position in play, and who looks at it. */
interface SeenPlace {
  readonly table: BlackjackTable;
  readonly round: BlackjackRound;
  readonly place: PlayedPosition;
  readonly viewer: Viewer;
}

/**
 * The card of a double stays face down until the round is finished; so do first cards where they are dealt that way.
 */
function handView({ table, round, place, viewer }: SeenPlace, hand: BlackjackHand, i: number): TableHand {
  const { turn } = round;
  const law = table.rules;
  const done = isDone(round);
  const doubled = hand.doubles.length > 0 && !done && law.doubleFaceDown;
  const held = !done && isCovered(law, hand) && deciderOf(table, place.position) !== viewer;
  const cards = hand.cards.map((card, at) =>
    (doubled && at === hand.cards.length - 1) || (held && at < 2) ? null : cardText(card),
  );
  return {
    label: place.hands.length === 1 ? 'Hand' : `Hand ${i + 1}`,
    cards,
    text: doubled ? 'doubled' : held ? '' : countText(law, hand.cards, !hand.split),
    playing: turn !== null && placeAt(round, turn.at) === place && handAt(round, turn.at) === hand,
  };
}

function zones({ rules: law }: BlackjackTable, { dealer, opened }: BlackjackRound): HandView['zones'] {
  const down = law.dealerCards === 'second-down' ? 1 : 0;
  const seen = opened ? dealer : dealer.filter((_, at) => at !== down);
  const covered = dealer.length - seen.length;
  const words = { id: DEALER, label: 'Player-dealer', text: countText(law, seen) };
  return [{ ...words, cards: seen.map(cardText), ...(covered > 0 && { down: covered }) }];
}
