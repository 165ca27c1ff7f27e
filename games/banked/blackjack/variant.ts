/** No Bust 21st Century Blackjack as the framework of player-dealer games plays it. */
import { type Card, cardText, FIRST_JOKER, standardDeck } from '../../card.ts';
import type { Decision, HandView, PositionView, Seat, TableHand, Viewer } from '../../game.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import { type BankedTable, deciderOf, type Position } from '../table.ts';
import type { BankedVariant, SpotKind } from '../variant.ts';
import { isOver, payoffText } from './compare.ts';
import { countOf, countText } from './count.ts';
import { type Hand, type NoBustRound, type Place, placeAt } from './hand.ts';
import { type Answer, answersOf, asksOf, controllerOf, playsOf } from './options.ts';
import { answer, choose, DEALER, deal, goOn, houseWay } from './round.ts';
import { type NoBustRules, noBustRules } from './rules.ts';
import { actionOrder, dues } from './settlement.ts';
import { BUSTER, BUSTER_TABLES, UPCARD_LUCK, UPCARD_PAYS, UPCARD_TEXT, type UpcardLuck } from './side-bets.ts';

type Table = BankedTable<NoBustRules>;

export const noBustGame: BankedVariant<NoBustRules, NoBustRound> = {
  id: 'no-bust-21',
  name: 'No Bust 21st Century Blackjack',
  rules: noBustRules,
  spots: spotsOf,
  base: ['base'],
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
};

/** Decks one after the other, then the jokers of all of them. */
function shoe({ decks, jokersPerDeck }: NoBustRules): Card[] {
  const suited = Array.from({ length: decks }, () => standardDeck()).flat();
  // A joker is written with one digit, so that beyond nine of them the numbers begin anew.
  const jokers = Array.from({ length: decks * jokersPerDeck }, (_, i) => FIRST_JOKER + (i % 9));
  return [...suited, ...jokers];
}

function spotsOf(rules: NoBustRules): readonly SpotKind[] {
  const base: SpotKind = {
    id: 'base',
    label: 'Wager',
    min: rules.minBet,
    max: rules.maxBet,
    step: rules.betStep,
    needs: [],
    upTo: null,
    bonus: false,
    backline: true,
    payTable: [],
  };
  const bonus = { step: rules.bonusStep, needs: ['base'], bonus: true } as const;
  return [
    base,
    ...(rules.buster === 'none'
      ? []
      : [
          {
            ...bonus,
            id: BUSTER,
            label: 'Buster',
            min: rules.busterMin,
            max: rules.busterMax,
            upTo: rules.busterUpToBase ? 'base' : null,
            backline: rules.busterBackline,
            payTable: BUSTER_TABLES[rules.buster].map(
              (pays, i) => `${i + 3}${i === 5 ? ' or more' : ''} cards: ${pays} to 1`,
            ),
          },
        ]),
    ...(rules.upcardLuck
      ? [
          {
            ...bonus,
            id: UPCARD_LUCK,
            label: 'Upcard Luck',
            min: rules.upcardMin,
            max: rules.upcardMax,
            upTo: 'base',
            backline: true,
            payTable: (Object.keys(UPCARD_PAYS) as UpcardLuck[]).map(
              (luck) => `${UPCARD_TEXT[luck]}: ${UPCARD_PAYS[luck]} to 1`,
            ),
          },
        ]
      : []),
  ];
}

const ANSWERS: readonly Answer[] = ['play', 'join', 'surrender'];

function decide(table: Table, round: NoBustRound, seat: Seat, decision: Decision): Result<NoBustRound, Refusal> {
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

/** The house way. Whoever was declared foul leaves the decision to the others with a bet on the hand. */
function absent(table: Table, round: NoBustRound, seat: Seat): NoBustRound {
  const { turn } = round;
  invariant(turn !== null, 'nobody owes a decision');
  if (turn.chosen !== null) return answer(table, round, seat, 'play', true);
  if (table.fouled.includes(seat)) return goOn(table, round);
  return choose(table, round, houseWay(table, round, turn.at, seat), true);
}

function action(table: Table, round: NoBustRound): { readonly position: string; readonly text: string } | null {
  const second = round.dealer[1];
  if (second === undefined) return null;
  const [first] = actionOrder(table, round);
  if (!first) return null;
  return { position: first.id, text: `The ${cardText(second)} puts the action at ${nameOf(first)}.` };
}

const nameOf = ({ id, seat }: Position): string => (seat === null ? `place ${id}` : `seat ${id}`);

function result(table: Table, round: NoBustRound): string | null {
  if (round.turn !== null) return null;
  const { total } = countOf(round.dealer);
  const text = countText(table.rules, round.dealer);
  return text.startsWith('natural') ? 'natural' : isOver(table.rules, total) ? `over ${total}` : String(total);
}

function positions(table: Table, round: NoBustRound, _: Viewer): readonly PositionView[] {
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

function decides(table: Table, place: Place): Seat | null {
  const hand = place.hands.find(({ done }) => !done) ?? place.hands[0];
  return (hand && controllerOf(table, place, hand)) ?? deciderOf(table, place.position);
}

/** The card of a double lies face down until the round is done. */
function handView(table: Table, round: NoBustRound, place: Place, hand: Hand, i: number): TableHand {
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

function zones({ rules }: Table, { dealer }: NoBustRound): HandView['zones'] {
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
