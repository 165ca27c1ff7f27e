/**
 * Chinese Poker behind the game contract: thirteen cards each, set into three hands and compared with everyone else's
 * (003:3357-3659).
 */

import { type Card, cardText, standardDeck } from '../../card.ts';
import type { Game } from '../../game.ts';
import type { HandEvent } from '../../hand-event.ts';
import type { PotView, SeatView } from '../../hand-view.ts';
import { setByTheHouse } from '../../house-way-text.ts';
import type { Outcome } from '../../outcome.ts';
import { rankedHands } from '../../poker/explain.ts';
import { describeHigh } from '../../ranking/describe.ts';
import { high } from '../../ranking/ranking.ts';
import { invariant } from '../../result.ts';
import type { Viewer } from '../../seat.ts';
import { dealtTo, eventFor } from '../happening.ts';
import { balanceOf, movesOf, stacksAfter } from '../payments.ts';
import { absent, asksOf, decide, laidOf, rule, ruledFoul } from './decide.ts';
import { houseWay } from './house-way.ts';
import { type ChineseRules, chineseRules } from './rules.ts';
import { type ChineseMemory, chineseMemory, HANDS, seatChinese, TWO_HANDS } from './seating.ts';
import { type ChineseHand, type ChineseStart, type ChineseState, chineseStart, handsOf, stackOf } from './state.ts';
import { sweepIn } from './sweeps.ts';

const CARDS_EACH = 13;
const ID = 'chinese-poker';

/** Thirteen cards with two straights, with a flush and pairs, with a full house, with little. */
const THIRTEENS = [
  '9s 8h 7d 6c 5s Kh Qd Jc Ts 9d 2c 4h 7s',
  'As Ts 8s 6s 3s Kh Kd Jc Jd 9h 9c 5d 2h',
  'Qs Qh Qd 7c 7s Ah Kd Tc 9s 8d 4c 3h 2d',
  'As Kh Jd 9c 8s 6h 5d 4c 2s Th 8d 5c 3h',
];

export const chinesePokerGame: Game<ChineseRules, ChineseStart, ChineseState, ChineseMemory, PotView> = {
  id: ID,
  name: 'Chinese Poker',
  rules: chineseRules,
  start: chineseStart,
  memory: chineseMemory,
  seats: () => ({ min: 2, max: HANDS }),
  choices: ({ twoHands }) => (twoHands ? [{ id: TWO_HANDS, label: 'Two hands each when only two of us play' }] : []),
  newMemory: () => ({ button: null }),
  seatHand: (rules, memory, occupants) => seatChinese(rules, memory, occupants),
  deck: () => standardDeck(),
  begin,
  dealOrder: (_, start) => Array.from({ length: CARDS_EACH * HANDS }, (_, at) => pileOf(start, at)),
  asks: asksOf,
  decide,
  absent,
  rule,
  view,
  outcome,
  explain: () => [
    {
      title: 'How a hand goes',
      lines: [
        `${CARDS_EACH} cards to each player, all at once.`,
        'Each player sets three cards in front, five in the middle and five at the back, in secret and all at the same time.',
        'No hand may be stronger than the one behind it. The house way is one touch away.',
        'Each hand is compared with the same hand of every other player, who pay each other by points.',
      ],
    },
    rankedHands(high, 'What wins', standardDeck(), false),
    setByTheHouse(
      'The best five cards go to the back, the best five of the rest to the middle.',
      THIRTEENS,
      (cards) => {
        const { front, middle, back } = houseWay(cards);
        const [atBack, between] = [back, middle].map((five) => describeHigh(five).words);
        return { name: `${atBack} at the back; ${between} in the middle`, cards: [...front, ...middle, ...back] };
      },
    ),
  ],
  after: (state) => ({ button: state.start.button }),
  voided: (_, memory) => memory,
};

/** Cards go one at a time into four piles, whoever is playing; the first pile to the button (003:3366-3373). */
const pileOf = ({ hands }: ChineseStart, at: number): string => String(hands[at % HANDS] ?? 'unused');

function begin(rules: ChineseRules, start: ChineseStart, deck: readonly Card[]): ChineseState {
  invariant(deck.length === CARDS_EACH * HANDS && new Set(deck).size === deck.length, 'not the whole deck');
  const hands = start.hands.map((seat, pile): ChineseHand => {
    const cards = deck.filter((_, at) => at % HANDS === pile);
    return { seat, cards, houseWay: houseWay(cards), sweep: sweepIn(cards), as: null, foul: false };
  });
  const street: HandEvent = { kind: 'street', name: 'Setting' };
  const dealt = hands.map(({ seat, cards }) => dealtTo(seat, cards));
  return { rules, start, hands, payments: [], over: false, log: [{ event: street }, ...dealt] };
}

function view(state: ChineseState, viewer: Viewer): PotView {
  const asks = asksOf(state);
  return {
    kind: 'pot',
    game: ID,
    street: state.over ? 'Showdown' : 'Setting',
    button: state.start.button,
    seats: state.start.players.map(({ seat }) => seatView(state, seat, viewer)),
    zones: [],
    pots: [],
    betting: false,
    turn: asks.map(({ seat }) => seat),
    ask: asks.find(({ seat }) => seat === viewer) ?? null,
    events: state.log.map((happening) => eventFor(happening, viewer)),
    over: state.over,
  };
}

function seatView(state: ChineseState, seat: number, viewer: Viewer): SeatView {
  const own = viewer === seat;
  const held = handsOf(state, seat).filter(({ as }) => as === null);
  const laid = laidOf(state, seat, own || state.over);
  return {
    seat,
    stack: stackOf(state, seat),
    bet: 0,
    state: ruledFoul(state, seat) ? 'folded' : 'in',
    cards: held.flatMap((hand) => hand.cards.map((card) => (own ? cardText(card) : null))),
    hand: null,
    plays: [],
    ...(laid.length > 0 ? { laid } : {}),
    won: Math.max(0, balanceOf(state.payments, seat)),
  };
}

function outcome(state: ChineseState): Outcome {
  invariant(state.over, 'the outcome of a hand that is not over');
  return {
    moves: movesOf(state.payments),
    stacks: stacksAfter(state.start.players, (seat) => stackOf(state, seat)),
    pots: [],
    shown: state.start.players.map(({ seat }) => seat),
    hands: state.start.players.flatMap(({ seat }) =>
      laidOf(state, seat, true).map(({ text }) => ({ seat, hand: text })),
    ),
  };
}
