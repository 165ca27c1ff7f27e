/** Asks of every kind for seat 1, for the galleries and the tests. */
import type { BetAsk, CardsAsk, ChooseAsk, WagerAsk } from '../../games/ask.ts';

export const LIMIT_ASK: BetAsk = {
  kind: 'bet',
  seat: 1,
  fold: true,
  call: 800,
  callAllIn: false,
  callVerb: 'call',
  raise: { verb: 'raise', min: 1200, max: 1200, step: 100 },
  bet: 0,
  stack: 24_000,
  pot: 1800,
};

export const NO_LIMIT_ASK: BetAsk = {
  kind: 'bet',
  seat: 1,
  fold: true,
  call: 2000,
  callAllIn: false,
  callVerb: 'call',
  raise: { verb: 'raise', min: 4000, max: 24_000, step: 100 },
  bet: 0,
  stack: 24_000,
  pot: 6300,
};

export const CHECK_ASK: BetAsk = {
  kind: 'bet',
  seat: 1,
  fold: true,
  call: 0,
  callAllIn: false,
  callVerb: 'check',
  raise: { verb: 'bet', min: 1000, max: 24_000, step: 100 },
  bet: 0,
  stack: 24_000,
  pot: 4300,
};

export const CHOOSE_ASK: ChooseAsk = {
  kind: 'choose',
  seat: 1,
  prompt: 'Your hand is 11. The dealer shows a six.',
  options: [
    { id: 'hit', label: 'Hit', cost: null },
    { id: 'stand', label: 'Stand', cost: null },
    { id: 'double', label: 'Double', cost: 2500 },
    { id: 'surrender', label: 'Surrender', cost: null },
  ],
};

/** A card was drawn, and several melds can be made of it. */
export const MELD_ASK: ChooseAsk = {
  kind: 'choose',
  seat: 1,
  prompt: 'You drew the 5d',
  options: [
    { id: 'meld-3d-4d', label: 'Meld 3d 4d 5d, pays 2 chips', cost: null, held: ['3d', '4d'] },
    { id: 'meld-5d-5d', label: 'Meld 5d 5d 5d, pays 2 chips', cost: null, held: ['5d', '5d'] },
    { id: 'add-1', label: 'Add to 2d 3d 4d 5d', cost: null },
    { id: 'pass', label: 'Pass it', cost: null },
    { id: 'force', label: 'Force it on seat 3', cost: null },
  ],
};

export const CARDS_ASK: CardsAsk = {
  kind: 'cards',
  seat: 1,
  prompt: 'Set two cards in front and five behind; the five must beat the two.',
  groups: [
    { id: 'low', label: 'Front', min: 2, max: 2 },
    { id: 'high', label: 'Behind', min: 5, max: 5 },
  ],
  from: ['Ks', 'Kd', 'Ah', 'Tc', '9d', '4s', 'X1'],
  suggestion: { low: ['Ah', 'Tc'], high: ['Ks', 'Kd', 'X1', '9d', '4s'] },
};

export const THREE_HANDS_ASK: CardsAsk = {
  kind: 'cards',
  seat: 1,
  prompt: 'Set your hand: the best five at the back, the weakest three in front',
  groups: [
    { id: 'front', label: 'Front', min: 3, max: 3 },
    { id: 'middle', label: 'Middle', min: 5, max: 5 },
    { id: 'back', label: 'Back', min: 5, max: 5 },
  ],
  from: ['Ac', 'Ks', 'Kd', 'Qs', 'Qd', 'Th', '9d', '8h', '6h', '5h', '4s', '3h', '2c'],
  suggestion: {
    front: ['3h', '2c', '4s'],
    middle: ['Qs', 'Qd', 'Ac', '9d', 'Th'],
    back: ['Ks', 'Kd', '8h', '6h', '5h'],
  },
  outOfOrder: 'refused',
};

export const WAGER_ASK: WagerAsk = {
  kind: 'wager',
  prompt: 'Place your bets.',
  fee: [],
  last: {},
  seat: 1,
  stack: 24_000,
  spots: [
    {
      id: 'base',
      label: 'Main bet',
      min: 1000,
      max: 10_000,
      step: 500,
      needs: [],
      upTo: null,
      at: null,
      fee: [],
      inTotal: false,
      payTable: [],
    },
    {
      id: 'pair',
      label: 'Any pair',
      min: 100,
      max: 2500,
      step: 100,
      needs: ['base'],
      upTo: null,
      at: null,
      fee: [],
      inTotal: false,
      payTable: ['Pair 11 to 1', 'Suited 25 to 1'],
    },
    {
      id: 'tie',
      label: 'Tie',
      min: 100,
      max: 2500,
      step: 100,
      needs: [],
      upTo: null,
      at: null,
      fee: [],
      inTotal: false,
      payTable: ['Tie 8 to 1'],
    },
  ],
};
