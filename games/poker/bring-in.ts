/**
 * Forced bets of stud: everyone antes, and the player with the right open card brings the betting in with a small bet.
 * There is no button; cards are dealt and ties broken from the first seat on, as from the left of a house dealer
 * (000:211).
 */

import { z } from 'zod';
import type { Occupant } from '../hand-start.ts';
import type { Cents } from '../money.ts';
import { high } from '../ranking/ranking.ts';
import { invariant } from '../result.ts';
import { beatenOnBoardOption } from './beaten-on-board.ts';
import { afterBringIn, newRound } from './betting.ts';
import { eachFee } from './collection.ts';
import { commonOptions } from './common-options.ts';
import { killOptions } from './extra-blinds.ts';
import type { ForcedBetsOf } from './forced.ts';
import { buttonOf } from './formats.ts';
import { postedAs } from './jackpots.ts';
import { killAfter, killedLimits } from './kill.ts';
import type { PokerMemory } from './memory.ts';
import { cents, chips, option } from './option.ts';
import { whoIsDealtIn } from './simple-seating.ts';
import { type Post, type StudStart, studStart } from './start.ts';
import type { PokerTable } from './state.ts';
import { type OwnStudRules, openingOption, ownStudOptions, type StudOpening } from './stud-options.ts';
import type { Variant } from './variant.ts';

function options({ defaults, rankings }: Pick<Variant, 'defaults' | 'rankings'>) {
  const { betting, ...common } = commonOptions(defaults);
  return z.strictObject({
    betting,
    ante: option(
      'Ante of every player; by the house table of limits when null',
      'money',
      '000:4153-4200',
      cents.nullable().default(null),
    ),
    bringIn: option(
      'Forced bet of the player who opens; by the house table of limits when null',
      'money',
      '000:613-616, 000:4153-4200',
      chips.nullable().default(null),
    ),
    bringInRaise: option(
      'Over the forced bet: it is completed to a whole bet, which is not a raise; or raised by a whole bet, the forced bet counting as one',
      'choice',
      '002:434-438, 003:231-234; 000:217-223',
      z.enum(['completed', 'by-a-whole-bet']).default('completed'),
    ),
    openerAllIn: option(
      'If the player whose open cards would open is all-in: the next by the cards opens, or the player on the left',
      'choice',
      '000:613-616, 001:177-178; 003:260-261',
      z.enum(['next-by-cards', 'player-on-the-left']).default('next-by-cards'),
    ),
    deadSeats: option(
      'A hand folded before there is a bet, or after its forced bet, gets no more cards; or its seat gets them, face down, until there is a bet',
      'choice',
      'house custom; 001:158-162, 002:460, 003:257-258',
      z.enum(['no-cards', 'cards-until-a-bet']).default('no-cards'),
    ),
    ...(rankings.length === 2 ? {} : beatenOnBoardOption()),
    ...killOptions(rankings.length === 2),
    ...common,
  });
}

/** Stud for high has one more option, for a fourth street with an open pair. */
function optionsWithOpenPair(variant: Variant) {
  return options(variant).extend({
    openPair: option(
      'Fourth street with an open pair: bets and raises at either limit until one is at the higher, or at the lower limit as without a pair',
      'choice',
      '000:224-230, 001:171-175, 002:427-430, 003:236-242',
      z.enum(['either-limit', 'lower-limit']).default('either-limit'),
    ),
  });
}

export type StudRules = z.output<ReturnType<typeof options>> &
  Partial<z.output<z.ZodObject<ReturnType<typeof beatenOnBoardOption>>>> &
  OwnStudRules & {
    readonly openPair?: 'either-limit' | 'lower-limit';
    readonly opening?: StudOpening;
  };

/** The options that determine a hand's amounts, picked out of rules that hold others too. */
export const studAmounts = z.object(
  options({ defaults: { betting: 'split-limit' }, rankings: [high] }).pick({
    betting: true,
    ante: true,
    bringIn: true,
    lowerLimit: true,
    higherLimit: true,
    chip: true,
  }).shape,
);

type StudAmounts = z.output<typeof studAmounts> & { readonly opening?: StudOpening };

/** The options of a game with antes and a bring-in. Money is cents here and dollars in files; see `studStakes`. */
function studRules(variant: Variant): z.ZodType<StudRules> {
  const { opening } = variant.defaults;
  const all = hasOpenPairRule(variant) ? optionsWithOpenPair(variant) : options(variant);
  // Missing options are optional in the type of the rules, which the type of a schema cannot express.
  const schema: z.ZodType<StudRules> = all.extend({
    ...(opening ? openingOption(opening) : {}),
    ...ownOptions(variant),
  }) as z.ZodType<StudRules>;
  return schema
    .refine((rules) => studStakes(rules).lower <= studStakes(rules).higher, {
      error: 'the lower limit is more than the higher limit',
      path: ['lowerLimit'],
    })
    .refine((rules) => studStakes(rules).bringIn <= minBet(rules), {
      error: 'the forced bet is more than the minimum bet',
      path: ['bringIn'],
    })
    .refine((rules) => rules.killBlind === null || rules.betting === 'split-limit', {
      error: 'kill pots are only for split-limit games',
      path: ['killBlind'],
    })
    .refine((rules) => rules.killBlind === null || rules.killBlind > studStakes(rules).lower, {
      error: 'the kill blind is not more than the lower limit',
      path: ['killBlind'],
    })
    .refine((rules) => rules.killBlind === null || rules.streetLimits == null, {
      error: 'a kill raises a lower and a higher limit; it cannot raise limits of each round',
      path: ['killBlind'],
    });
}

/** The options that only some games have, for this game. */
function ownOptions({ own = [] }: Variant): Partial<ReturnType<typeof ownStudOptions>> {
  const all = ownStudOptions();
  return Object.fromEntries(own.map((name) => [name, all[name]]));
}

const hasOpenPairRule = ({ streets }: Variant): boolean =>
  streets.some(({ limit }) => limit === 'either-with-open-pair');

export interface StudStakes {
  readonly ante: Cents;
  readonly bringIn: Cents;
  readonly lower: Cents;
  readonly higher: Cents;
  /** The minimum bet where there are no limits. */
  readonly min: Cents;
}

/** Ante and forced bet for a lower limit, in cents; 000:4153-4189. */
const STRUCTURES: ReadonlyMap<Cents, { readonly ante: Cents; readonly bringIn: Cents }> = new Map(
  (
    [
      [2, 0, 1],
      [3, 1, 1],
      [4, 1, 2],
      [5, 1, 2],
      [6, 1, 2],
      [10, 2, 3],
      [15, 2, 5],
      [20, 5, 10],
      [30, 5, 10],
      [40, 10, 20],
      [50, 10, 25],
      [60, 10, 30],
      [80, 20, 40],
      [100, 20, 60],
    ] as const
  ).map(([lower, ante, bringIn]) => [lower * 100, { ante: ante * 100, bringIn: bringIn * 100 }]),
);

/**
 * Fills in the amounts that were left open. A limit game names its limits, and ante and forced bet follow by the house
 * table, $3-6 when no limits are named; for limits that it does not list, they are at most a third of the lower limit.
 * A game without limits follows its ante, $5 when none is named: forced bet five times, minimum bet ten times as much
 * (000:687-699), unless the lower limit names the minimum.
 */
export function studStakes(rules: StudAmounts): StudStakes {
  const { chip } = rules;
  const lower = rules.lowerLimit ?? 300;
  const higher = rules.higherLimit ?? lower * 2;
  if (rules.opening !== undefined && rules.opening !== 'bring-in') return wholeBetStakes(rules, { lower, higher });
  if (rules.betting === 'no-limit' || rules.betting === 'pot-limit') {
    const ante = rules.ante ?? 500;
    const bringIn = rules.bringIn ?? (ante === 0 ? chip : ante * 5);
    return { ante, bringIn, lower, higher, min: Math.max(rules.lowerLimit ?? ante * 10, bringIn) };
  }
  const third = Math.max(chip, Math.floor(lower / 3 / chip) * chip);
  const listed = STRUCTURES.get(lower) ?? { ante: 0, bringIn: Math.min(lower, third) };
  const { ante, bringIn } = { ante: rules.ante ?? listed.ante, bringIn: rules.bringIn ?? listed.bringIn };
  return { ante, bringIn, lower, higher, min: lower };
}

/**
 * Where the player with the open card opens for a whole bet or not at all, there is no bring-in. The ante comes from
 * the same table.
 */
function wholeBetStakes(rules: StudAmounts, limits: { readonly lower: Cents; readonly higher: Cents }): StudStakes {
  const isOpen = rules.betting === 'no-limit' || rules.betting === 'pot-limit';
  const ante = rules.ante ?? (isOpen ? 500 : (STRUCTURES.get(limits.lower)?.ante ?? 0));
  const min = isOpen ? (rules.lowerLimit ?? Math.max(ante * 10, rules.chip)) : limits.lower;
  return { ante, bringIn: rules.opening === 'check-or-bet' ? 0 : min, ...limits, min };
}

const minBet = (rules: StudRules): Cents =>
  rules.betting === 'no-limit' || rules.betting === 'pot-limit' ? studStakes(rules).min : studStakes(rules).lower;

function rulesOf({ rules }: PokerTable): StudRules {
  invariant('bringIn' in rules, 'a hand with a bring-in has one');
  return rules;
}

/** The kill posted by the player who owes it, if they are dealt in with chips beyond the ante. */
function killOf(rules: StudRules, { killer }: PokerMemory, players: readonly Occupant[]): readonly Post[] {
  const { killBlind } = rules;
  const owner = players.find(({ player, stack }) => player === killer && stack > studStakes(rules).ante);
  return killBlind === null || !owner ? [] : [{ seat: owner.seat, what: 'kill', live: killBlind, dead: 0 }];
}

export const antesAndBringIn: ForcedBetsOf<StudRules, StudStart> = {
  start: studStart,

  rules: studRules,

  stakes(rules, { posts }) {
    const { lower, higher, min } = studStakes(rules);
    return { ...killedLimits({ lower, higher }, rules, posts), min };
  },

  choices: () => [],

  /** Everyone who is ready is dealt in: nobody owes or waits for anything. */
  seat(rules, limits, memory, occupants) {
    const { players, waiting } = whoIsDealtIn(limits, memory, occupants, { fee: eachFee(rules) });
    const { ante } = studStakes(rules);
    return {
      start: players
        ? {
            button: null,
            players: players.map(({ seat, player, stack }) => ({ seat, player, stack })),
            smallBlindSeat: null,
            bigBlindSeat: null,
            posts: [
              ...(ante === 0 ? [] : players.map(({ seat }): Post => ({ seat, what: 'ante', live: 0, dead: ante }))),
              ...killOf(rules, memory, players),
            ],
          }
        : null,
      memory,
      waiting,
    };
  },

  /**
   * The betting waits for the forced bet, which the opener may make a whole bet at once (000:216-223). A kill replaces
   * the forced bet as the bet of the round: nobody owes a bring-in, and the player who would have owed it acts first.
   */
  firstRound(table) {
    const rules = rulesOf(table);
    const killed = table.start.posts.some(({ what }) => what === 'kill') ? table.stakes.lower : 0;
    if (killed > 0) {
      return { ...newRound(rules, table.stakes, 'lower', 0), level: killed, full: killed, wagers: 1 };
    }
    return { ...newRound(rules, table.stakes, 'lower', 0), bringIn: studStakes(rules).bringIn };
  },

  afterBringIn: (table, round) => afterBringIn(rulesOf(table).bringInRaise, round),

  beyondThePot: () => 0,

  jackpotFrom: (state) => postedAs(state, 'ante'),

  after: (state, memory): PokerMemory => ({
    ...memory,
    ...killAfter(state, rulesOf(state.table), memory),
    dealt: state.table.start.players.map(({ seat, player }) => ({ seat, player })),
  }),

  voided: (_state, memory) => memory,
};

/** The same with a button, which moves to the next player dealt in; the first is drawn by lot. */
export const antesAndButton: ForcedBetsOf<StudRules, StudStart> = {
  ...antesAndBringIn,

  seat(rules, limits, memory, occupants, lot) {
    const seating = antesAndBringIn.seat(rules, limits, memory, occupants, lot);
    const { start } = seating;
    if (!start) return seating;
    const dealt = occupants.filter(({ player }) => start.players.some((one) => one.player === player));
    const clockwise = [...dealt].sort((a, b) => a.seat - b.seat);
    return { ...seating, start: { ...start, button: buttonOf(memory, clockwise, lot) } };
  },

  after: (state, memory): PokerMemory => ({
    ...antesAndBringIn.after(state, memory),
    button: state.table.start.button,
    drawn: null,
  }),

  /** The deal is repeated with the same button. */
  voided({ table }, memory) {
    const holder = table.start.players.find(({ seat }) => seat === table.start.button);
    const drawn = memory.button === null && holder ? { seat: holder.seat, player: holder.player } : null;
    return { ...memory, drawn };
  },
};
