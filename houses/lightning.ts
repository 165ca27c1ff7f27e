import type { Betting } from '../games/poker/common-options.ts';
import type { DrawRules } from '../games/poker/draw.ts';
import type { PokerRules } from '../games/poker/rules.ts';
import { FLOP_GAME_FEES, HALF_HOUR_FEES } from './flop-game-fees.ts';
import type { House, Limit, PotGame } from './house.ts';
import { SPLIT_LIMITS } from './split-limits.ts';
import { spread } from './spread.ts';

/**
 * No-limit games. The document leaves blinds and buy-ins to the posting; the schedule allows buy-ins from $10 to
 * $50,000. The capped form has a maximum, and with it the limit on buying again (V-NL1).
 */
const NO_LIMITS: readonly Limit<PokerRules>[] = (
  [
    [1, 2, 40, null],
    [1, 3, 100, 300],
    [2, 5, 200, 1_000],
    [5, 10, 500, null],
    [10, 20, 1_000, null],
  ] as const
).map(
  ([small, big, fullBuy, maximum]): Limit<PokerRules> => ({
    id: `no-limit-${small}-${big}`,
    label: `No limit $${small}-$${big}${maximum === null ? '' : `, $${fullBuy}-$${maximum} buy-in`}`,
    rules: { betting: 'no-limit', smallBlind: small * 100, bigBlind: big * 100 },
    buyIn: {
      fullBuy: fullBuy * 100,
      shortBuy: fullBuy * 50,
      maximum: maximum === null ? null : maximum * 100,
      step: 100,
    },
    source: 'LR19, V-NL1, V-NL3; 000:4538-4541, 000:8853-8854',
  }),
);

/** The betting of a table that posts no limit of its own: the fee schedule depends on it. */
const flopGame = (betting: Betting, source: string): PotGame<PokerRules> => ({
  kind: 'pot',
  source,
  rules: { betting },
  limits: [...SPLIT_LIMITS, ...NO_LIMITS],
  collections: FLOP_GAME_FEES,
  timeCollections: HALF_HOUR_FEES,
  jackpot: { drop: 100, source: 'LD8; 000:4228-4229', terms: null },
});

/**
 * Short deck has no rulebook: it is a variant that the electronic table posts itself. Its ranking is that of the `NS`
 * hands of poker hand histories. The fee schedule does not mention it, so nothing can be collected for it.
 */
const SHORT_DECK: PotGame<PokerRules> = {
  kind: 'pot',
  source: 'house ruling: in no rulebook; no limit by 000:4537-4576',
  rules: {},
  limits: NO_LIMITS,
  collections: [],
  timeCollections: [],
  jackpot: null,
};

/** Triple draw is in no rulebook either, and is posted like short deck: at the house's split limits, without a fee. */
const TRIPLE_DRAW: PotGame<DrawRules> = {
  kind: 'pot',
  source: 'house ruling: in no rulebook; split limits by 000:4036-4054',
  rules: {},
  limits: SPLIT_LIMITS,
  collections: [],
  timeCollections: [],
  jackpot: null,
};

/**
 * The electronic table itself. The games' own defaults are its rules; collection option and jackpot are posted table by
 * table, so a table where nothing is posted takes nothing.
 */
export const lightning: House = {
  id: 'lightning',
  name: 'Lightning Poker',
  source: '000:4215-5204, 000:8771-8970',
  text: spread('000', [
    ['holdem', 'Hold’em', '4243-4259'],
    ['omaha', 'Omaha', '4261-4279'],
    ['omaha-hi-lo-8', 'Omaha High-Low', '4261-4279'],
  ]),
  games: {
    holdem: flopGame('no-limit', '000:4243-4259, 000:4507-4576'),
    omaha: flopGame('pot-limit', '000:4261-4279, 000:4578-4596'),
    'omaha-hi-lo-8': flopGame('split-limit', '000:4261-4279, 000:4578-4596'),
    'short-deck-holdem': SHORT_DECK,
    'deuce-to-seven-triple-draw': TRIPLE_DRAW,
    badugi: TRIPLE_DRAW,
  },
};
