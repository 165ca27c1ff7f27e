/** The tables at which the ways to bet are counted. Seat 1 has the button; blinds are $1 and $2, limits $2 and $4. */
import type { Setup } from './perft.ts';
import type { SecondSetup } from './perft-second.ts';
import type { SecondStud } from './perft-stud-second.ts';

/** One table as both counters need it. */
export interface FlopSetup extends Setup {
  readonly second: SecondSetup;
}

type Structure = SecondSetup['structure'];

/** `raises` may follow the bet of a limit round while three or more are in action. */
export function flop(structure: Structure, stacks: readonly number[], raises = 4): FlopSetup {
  const rules = { betting: structure === 'limit' ? 'split-limit' : structure, smallBlind: 1, bigBlind: 2 };
  const limits = { lowerLimit: 2, higherLimit: 4, maxRaises: raises };
  return {
    rules: structure === 'limit' ? { ...rules, ...limits } : rules,
    stacks,
    second: { structure, smallBlind: 1, bigBlind: 2, lower: 2, higher: 4, raises, stacks },
  };
}

/** The games of the hold'em family: blinds, four streets, a board. */
export const FLOP_GAMES: readonly string[] = [
  'holdem',
  'omaha',
  'omaha-hi-lo-8',
  'short-deck-holdem',
  'pineapple',
  'pineapple-hi-lo-8',
  'crazy-pineapple',
  'crazy-pineapple-hi-lo-8',
  'holdem-hi-lo-8',
  'tahoe-pineapple-hi-lo-8',
];

/** Heads-up and more, equal and unequal, shorter than a blind and deep enough for raises and for short all-ins. */
export const FLOP_SETUPS: readonly FlopSetup[] = [
  flop('no-limit', [3, 3]),
  flop('no-limit', [5, 8]),
  flop('no-limit', [10, 10]),
  flop('no-limit', [7, 20]),
  flop('no-limit', [9, 1, 1]),
  flop('no-limit', [3, 4, 6]),
  flop('no-limit', [6, 7, 9]),
  flop('no-limit', [2, 3, 4, 5]),
  flop('no-limit', [8, 1, 5, 2, 3, 1]),
  flop('no-limit', [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]),
  flop('pot-limit', [5, 8]),
  flop('pot-limit', [9, 12]),
  flop('pot-limit', [4, 4, 4, 4]),
  flop('limit', [8, 8]),
  flop('limit', [3, 5, 7]),
  flop('limit', [5, 5, 5], 1),
  flop('limit', [7, 9, 8], 2),
  flop('limit', [3, 3, 3, 3]),
];

/** Games of three draws, which have as many rounds of betting as a flop game, and those which have two: of one draw, or one deal of the whole board. */
export const TRIPLE_DRAWS: readonly string[] = ['deuce-to-seven-triple-draw', 'badugi'];
export const TWO_ROUND_GAMES: readonly string[] = [
  'kansas-city-lowball',
  'draw-poker',
  'draw-hi-lo-split',
  'lo-ball',
  'fast-action-holdem',
];

/** The pot is opened with a good enough hand or not at all. */
export const OPENERS_GAMES: readonly string[] = ['draw-jacks-or-better'];

export const TRIPLE_DRAW_SETUPS: readonly FlopSetup[] = [
  flop('limit', [8, 8]),
  flop('limit', [3, 5, 7]),
  flop('limit', [5, 5, 5], 1),
  flop('no-limit', [3, 4, 6]),
  flop('pot-limit', [5, 8]),
];

const twoRounds = (structure: Structure, stacks: readonly number[], raises = 4): FlopSetup => {
  const setup = flop(structure, stacks, raises);
  return { ...setup, second: { ...setup.second, rounds: 2, lowRounds: 1 } };
};

export const TWO_ROUND_SETUPS: readonly FlopSetup[] = [
  twoRounds('limit', [20, 20]),
  twoRounds('limit', [12, 15, 9], 2),
  twoRounds('limit', [5, 5, 5, 5]),
  twoRounds('no-limit', [10, 10]),
  twoRounds('no-limit', [6, 7, 9]),
  twoRounds('no-limit', [8, 1, 5, 2, 3, 1]),
  twoRounds('pot-limit', [9, 12]),
  twoRounds('pot-limit', [4, 4, 4, 4]),
];

/** The same with hundreds of thousands of sequences. */
export const SLOW_FLOP_SETUPS: readonly FlopSetup[] = [
  flop('no-limit', [20, 20]),
  flop('no-limit', [9, 12, 15]),
  flop('no-limit', [3, 3, 3, 3, 3]),
  flop('pot-limit', [20, 20]),
  flop('pot-limit', [6, 9, 12]),
  flop('limit', [20, 20]),
  flop('limit', [12, 15, 9]),
  flop('limit', [30, 30, 30], 0),
  flop('limit', [5, 5, 5, 5]),
];

/** Stud: antes, a bring-in, five streets. */
export const STUD_GAMES: readonly string[] = ['seven-card-stud', 'seven-card-stud-hi-lo-8', 'razz'];

export interface StudSetup extends Setup {
  readonly second: Omit<SecondStud, 'openers'>;
}

/** Two players, ante $1, bring-in $1, limits $3 and $6. */
function stud(stacks: readonly [number, number], raises: number): StudSetup {
  return {
    rules: { ante: 1, bringIn: 1, lowerLimit: 3, higherLimit: 6, maxRaises: raises, headsUpCap: 'kept' },
    stacks,
    second: { ante: 1, bringIn: 1, lower: 3, higher: 6, raises, stacks },
  };
}

/** Five-card stud: antes, a whole bet by the highest card, four streets, the same limit on two of them or on all. */
export const FIVE_CARD_STUDS: readonly string[] = ['asian-stud', 'mexican-poker'];

function fiveCardStud(id: string, stacks: readonly [number, number], raises: number): StudSetup {
  const asian = id === 'asian-stud';
  const higher = asian ? 4 : 2;
  // Which card lies open is chosen once the next has come, so that the choice is none of the betting.
  const rules = { ante: 1, lowerLimit: 2, higherLimit: higher, maxRaises: raises, headsUpCap: 'kept' };
  const live = asian ? { live: true as const } : {};
  return {
    rules: asian ? rules : { ...rules, turning: 'after-the-card' },
    stacks,
    second: { ante: 1, bringIn: 2, lower: 2, higher, raises, stacks, rounds: 4, ...live },
  };
}

export const FIVE_CARD_STUD_SETUPS: readonly (readonly [string, StudSetup])[] = FIVE_CARD_STUDS.flatMap((id) =>
  (
    [
      [2, 5, 1],
      [4, 4, 2],
      [6, 20, 1],
      [9, 12, 2],
      [14, 14, 1],
    ] as const
  ).map(([one, other, raises]) => [id, fiveCardStud(id, [one, other], raises)] as const),
);

export const STUD_SETUPS: readonly StudSetup[] = [
  stud([1, 5], 1),
  stud([2, 9], 1),
  stud([4, 4], 2),
  stud([3, 20], 2),
  stud([9, 12], 1),
  stud([14, 14], 1),
];
