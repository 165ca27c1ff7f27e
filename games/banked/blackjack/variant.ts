/** No Bust 21st Century Blackjack as the framework of player-dealer games plays it. */
import { cardText } from '../../card.ts';
import type { Decision, HandView, PositionView, Seat, TableHand, Viewer } from '../../game.ts';
import { ok, type Refusal, type Result, refuse } from '../../result.ts';
import { deciderOf, type Position } from '../table.ts';
import type { BankedVariant } from '../variant.ts';
import { betsFor } from './bets.ts';
import { isOver, payoffText } from './compare.ts';
import { countOf, countText } from './count.ts';
import { type BlackjackHand, type NoBustRound, type NoBustTable, type PlayedPosition, placeAt } from './hand.ts';
import { noBustOdds } from './odds.ts';
import { answersOf, asksOf, controllerOf, playsOf, type SplitAnswer } from './options.ts';
import { absent, answer, choose, DEALER, deal } from './round.ts';
import { type NoBustRules, noBustRules } from './rules.ts';
import { actionOrder, dues } from './settlement.ts';
import { shoe } from './shoe.ts';

export const noBustGame: BankedVariant<NoBustRules, NoBustRound> = {
  id: 'no-bust-21',
  name: 'No Bust 21st Century Blackjack',
  rules: noBustRules,
  bets: betsFor,
  dice: false,
  tracked: false,
  deck: shoe,
  cut: ({ cutAfter }) => cutAfter,
  deal,
  asks: asksOf,
  decide,
  absent,
  dues,
  action,
  result,
  positions,
  zones,
  posted,
  odds: noBustOdds,
};

const ANSWERS: readonly SplitAnswer[] = ['play', 'join', 'surrender'];

function decide(table: NoBustTable, round: NoBustRound, seat: Seat, decision: Decision): Result<NoBustRound, Refusal> {
  const { turn } = round;
  if (!turn || decision.kind !== 'choose') return refuse('another kind', 'Expected one of the options.');
  const { option } = decision;
  if (turn.chosen === null) {
    const play = playsOf(table, round, turn.at, seat).find((one) => one === option);
    return play ? ok(choose(table, round, play, false)) : noSuch(option);
  }
  const said = ANSWERS.find((one) => one === option);
  const may = said !== undefined && answersOf(table, round, turn.at, seat, turn.chosen).includes(said);
  return may ? ok(answer(table, round, seat, said, false)) : noSuch(option);
}

function noSuch(option: string): ReturnType<typeof refuse> {
  return refuse('no-such-option', `You may not ${option} here.`);
}

function action(table: NoBustTable, round: NoBustRound): { readonly position: string; readonly text: string } | null {
  const second = round.dealer[1];
  if (second === undefined) return null;
  const [first] = actionOrder(table, round);
  if (!first) return null;
  return { position: first.id, text: `The ${cardText(second)} puts the action at ${nameOf(first)}.` };
}

const nameOf = ({ id, seat }: Position): string => (seat === null ? `place ${id}` : `seat ${id}`);

function result(table: NoBustTable, round: NoBustRound): string | null {
  if (round.turn !== null) return null;
  const { total } = countOf(round.dealer);
  const text = countText(table.rules, round.dealer);
  return text.startsWith('natural') ? 'natural' : isOver(table.rules, total) ? `over ${total}` : String(total);
}

function positions(table: NoBustTable, round: NoBustRound, _: Viewer): readonly PositionView[] {
  return table.positions.map((position) => {
    const place = round.places.find((one) => one.position.id === position.id);
    return {
      id: position.id,
      seat: position.seat,
      decides: place ? decides(table, place) : null,
      hands: place ? place.hands.map((hand, i) => handView(table, round, place, hand, i)) : [],
    };
  });
}

function decides(table: NoBustTable, place: PlayedPosition): Seat | null {
  const hand = place.hands.find(({ done }) => !done) ?? place.hands[0];
  return (hand && controllerOf(table, place, hand)) ?? deciderOf(table, place.position);
}

/** The card of a double lies face down until the round is done. */
function handView(
  table: NoBustTable,
  round: NoBustRound,
  place: PlayedPosition,
  hand: BlackjackHand,
  i: number,
): TableHand {
  const { turn } = round;
  const down = hand.doubles.length > 0 && turn !== null && table.rules.doubleFaceDown;
  const cards = hand.cards.map((card, at) => (down && at === hand.cards.length - 1 ? null : cardText(card)));
  return {
    label: place.hands.length === 1 ? 'Hand' : `Hand ${i + 1}`,
    cards,
    text: down ? 'doubled' : countText(table.rules, hand.cards, !hand.split),
    playing: turn !== null && placeAt(round, turn.at) === place && turn.at.hand === i,
  };
}

function zones({ rules }: NoBustTable, { dealer }: NoBustRound): HandView['zones'] {
  return [{ id: DEALER, label: 'Player-dealer', cards: dealer.map(cardText), text: countText(rules, dealer) }];
}

function posted(rules: NoBustRules): readonly string[] {
  const natural =
    rules.naturals === 'jokers'
      ? [`Natural: two jokers, ${payoffText(rules.jokersPay)}`]
      : [`Two jokers pay ${payoffText(rules.jokersPay)}, two aces or an ace with a joker ${payoffText(rules.acesPay)}`];
  return [
    ...natural,
    'Any other hand with a joker counts 21',
    `The player-dealer hits ${rules.dealerHitsSoft17 ? 'soft 17' : '16'} and less`,
    'Both over 21: ' +
      `${rules.overNearer === 'push' ? 'the nearer player pushes' : 'the player loses'}, ` +
      `equal counts ${rules.overEqual === 'push' ? 'push' : 'lose'}`,
  ];
}
