import { z } from 'zod';
import type { Cents } from '../money.ts';
import { commonOptions, type Defaults } from './common-options.ts';
import { extraBlindOptions } from './extra-blinds.ts';
import { killedLimits } from './kill.ts';
import { cents, chips, option } from './option.ts';
import type { PokerStart } from './start.ts';

export type { CollectionRow } from './common-options.ts';

/** The options of a game with a button and blinds. */
function options(defaults: Defaults, highLow: boolean) {
  const { betting, ...common } = commonOptions(defaults);
  return z.strictObject({
    betting,
    smallBlind: option(
      'Small blind; by the house table of limits when null',
      'money',
      'LR22, 000:4036-4054',
      cents.nullable().default(null),
    ),
    bigBlind: option(
      'Big blind; the lower limit when null',
      'money',
      'LR22, V-SL1, V-NL3',
      chips.nullable().default(null),
    ),
    ante: option('Ante of every player', 'money', '000b glossary', cents.default(defaults.ante ?? 0)),
    ...common,
    dealFirst: option(
      'Who gets the first card: the small blind, or the player left of the button; they differ only heads up',
      'choice',
      'LD9; WSOP-T 87',
      z.enum(['small-blind', 'left-of-button']).default('small-blind'),
    ),
    potLimitMax: option(
      'Pot limit: the maximum raise in the first round counts the small blind as it is, or rounded up to the big blind',
      'choice',
      '000:5059; house custom',
      z.enum(['exact', 'blinds-rounded-up']).default('exact'),
    ),
    jackpotDrop: option(
      'Taken out of the small blind for the jackpot before the deal',
      'money',
      'LD8',
      cents.default(0),
    ),
    ...extraBlindOptions(highLow),
  });
}

/**
 * The options of a game with a button and blinds. Money is cents here and dollars in files. An option that is null
 * follows from the others: see `stakesOf`. In a `highLow` game, the best high and the best low share the pot.
 */
export function pokerRules(defaults: Defaults, highLow = false) {
  return options(defaults, highLow)
    .refine((rules) => stakesOf(rules).small <= stakesOf(rules).big, {
      error: 'the small blind is more than the big blind',
      path: ['smallBlind'],
    })
    .refine((rules) => stakesOf(rules).lower <= stakesOf(rules).higher, {
      error: 'the lower limit is more than the higher limit',
      path: ['lowerLimit'],
    })
    .refine((rules) => rules.killBlind === null || rules.betting === 'split-limit', {
      error: 'kill pots are only for split-limit games',
      path: ['killBlind'],
    })
    .refine((rules) => rules.killBlind === null || rules.killBlind > stakesOf(rules).lower, {
      error: 'the kill blind is not more than the lower limit',
      path: ['killBlind'],
    })
    .refine((rules) => rules.overs === 0 || rules.betting === 'no-limit' || rules.betting === 'pot-limit', {
      error: 'the overs are only for games without limits',
      path: ['overs'],
    })
    .refine((rules) => !rules.wayIn.startsWith('kill') || rules.betting === 'split-limit', {
      error: 'the pot is killed only in split-limit games',
      path: ['wayIn'],
    })
    .refine((rules) => rules.wayIn === 'post' || (rules.overs === 0 && rules.straddles === 0), {
      error: 'a game in which players kill or straddle to come in has no overs or other straddles',
      path: ['wayIn'],
    })
    .refine((rules) => rules.overs === 0 || rules.straddles === 0, {
      error: 'a game has either the overs or straddles',
      path: ['overs'],
    })
    .refine((rules) => (rules.thirdBlind ?? 0) <= stakesOf(rules).big, {
      error: 'the third blind is more than the big blind',
      path: ['thirdBlind'],
    })
    .refine((rules) => rules.thirdBlind === null || rules.button === 'moving', {
      error: 'a game with a dead button has no third blind',
      path: ['thirdBlind'],
    })
    .refine((rules) => rules.minimumBet === 'big-blind' || rules.betting === 'no-limit', {
      error: 'a minimum bet of twice the blind is only for no-limit games',
      path: ['minimumBet'],
    })
    .refine((rules) => rules.minimumBet === 'big-blind' || rules.straddles === 0, {
      error: 'a game in which the pot is opened for twice the blind has no straddles',
      path: ['minimumBet'],
    })
    .refine((rules) => rules.button === 'moving' || (!rules.buyButton && rules.overs === 0), {
      error: 'in a game with a dead button, the button is not bought and there are no overs',
      path: ['button'],
    });
}

/** When a card is thrown away, in the games where houses differ on it. */
export const lateDiscardOption = () => ({
  discardAfter: option(
    'A card is thrown away when the flop lies open, before its betting or after it',
    'choice',
    '000:1764-1768; 001:997-1002',
    z.enum(['flop', 'flop-betting']).default('flop'),
  ),
});

export type OwnFlopRules = Partial<z.output<z.ZodObject<ReturnType<typeof lateDiscardOption>>>>;

export type PokerRules = z.output<ReturnType<typeof options>> & OwnFlopRules;

/** The options that determine a hand's amounts, picked out of rules that hold others too. */
export const blindAmounts = z.object(
  options({ betting: 'no-limit' }, false).pick({
    betting: true,
    smallBlind: true,
    bigBlind: true,
    ante: true,
    lowerLimit: true,
    higherLimit: true,
    chip: true,
  }).shape,
);

type BlindAmounts = z.output<typeof blindAmounts>;

/** The amounts of a hand with blinds, all of them known. */
export interface BlindStakes {
  readonly small: Cents;
  readonly big: Cents;
  readonly ante: Cents;
  readonly lower: Cents;
  readonly higher: Cents;
}

/** Small blinds for a lower limit, in cents; 000:4036-4054, printed for Lo-Ball and said to fit hold'em. */
const SMALL_BLINDS: ReadonlyMap<Cents, Cents> = new Map([
  [200, 100],
  [300, 100],
  [400, 200],
  [500, 200],
  [600, 200],
  [1000, 500],
  [1500, 1000],
  [2000, 1000],
]);

/**
 * Fills in the amounts that were left open. A limit game names its limits and the blinds follow (V-SL1); a game without
 * limits names its blinds. If nothing is named, the big blind is $2.
 */
export function stakesOf(rules: BlindAmounts): BlindStakes {
  const limited = rules.betting === 'split-limit' || rules.betting === 'spread-limit';
  const doubled = rules.smallBlind === null || rules.smallBlind === 0 ? null : rules.smallBlind * 2;
  const lower = rules.lowerLimit ?? rules.bigBlind ?? doubled ?? 200;
  const big = rules.bigBlind ?? (limited ? lower : (doubled ?? 200));
  const half = Math.floor(big / 2 / rules.chip) * rules.chip;
  const small = rules.smallBlind ?? SMALL_BLINDS.get(big) ?? Math.min(big, Math.max(half, rules.chip));
  return { small, big, ante: rules.ante, lower, higher: rules.higherLimit ?? lower * 2 };
}

/** The amounts of one hand: a kill raises the limits with its blind. */
export function stakesIn(rules: PokerRules, { posts }: PokerStart): BlindStakes {
  const stakes = stakesOf(rules);
  return { ...stakes, ...killedLimits(stakes, rules, posts) };
}
