import { z } from 'zod';
import type { OptionMeta } from '../game.ts';
import type { Cents } from '../money.ts';
import { extraBlindOptions } from './extra-blinds.ts';
import { cents, chips, option } from './option.ts';
import type { PokerStart } from './start.ts';

/**
 * What is taken for the house when so many are dealt in. Each fee falls due once: `player` as the first board cards
 * come, `modified` instead of it when the hand ends before them, `turn` and `river` with those cards, `split` when
 * identical hands share a pot. 000b fee options.
 */
const collectionRow = z
  .strictObject({
    minPlayers: z.int().min(2),
    maxPlayers: z.int().min(2),
    playerFee: fee('Player fee'),
    modifiedFee: fee('Modified fee'),
    turnFee: fee('Table fee 1, after the turn'),
    riverFee: fee('Table fee 2, after the river'),
    splitFee: fee('Table fee 3, split pot'),
    /**
     * Whether the fees may take the last chip of a pot. No schedule says that they may (000:8771-8781), so a house posts
     * `false`; rows that do not say it are those of hands played before it could be said, and take what there is.
     */
    wholePot: z
      .boolean()
      .exactOptional()
      .meta({ title: 'Fees may take the last chip of a pot', unit: 'yes or no', source: '000:8771-8781' }),
  })
  .refine((row) => row.minPlayers <= row.maxPlayers, { error: 'minPlayers is above maxPlayers', path: ['minPlayers'] });

export type CollectionRow = z.output<typeof collectionRow>;

function fee(title: string) {
  const meta: OptionMeta = { title, unit: 'money', source: '000:8771-8970' };
  return z
    .int()
    .min(0)
    .default(0)
    .meta({ ...meta });
}

/** What differs from game to game. */
export interface Defaults {
  readonly betting: Betting;
  readonly ante?: Cents;
  /** The pot is shared by the best high and the best low. */
  readonly highLow?: boolean;
}

/**
 * Where a rulebook and the WSOP rules part, or a rulebook is silent, there is an option whose default is the
 * Lightning reading.
 */
function options(defaults: Defaults) {
  return z.strictObject({
    betting: option(
      'Betting structure',
      'choice',
      'V-SL, V-NL; 000:1566-1578; 000:5059',
      z.enum(['split-limit', 'no-limit', 'pot-limit', 'spread-limit']).default(defaults.betting),
    ),
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
    lowerLimit: option(
      'Lower limit: bets and raises in the first rounds; least bet in spread limit',
      'money',
      'V-SL2, 000:1566-1578',
      chips.nullable().default(null),
    ),
    higherLimit: option(
      'Higher limit: bets and raises in the last rounds; greatest bet in spread limit; twice the lower when null',
      'money',
      'V-SL2, 000:1566-1578',
      chips.nullable().default(null),
    ),
    laterLimit: option(
      'Spread limit: the greatest bet in the last rounds; the same as in the first when null',
      'money',
      '000:1577-1578',
      chips.nullable().default(null),
    ),
    ante: option('Ante of every player', 'money', '000b glossary', cents.default(defaults.ante ?? 0)),
    chip: option(
      'Smallest chip: bets go in steps of it and pots split down to it',
      'money',
      'LR25, A9; WSOP-L 148',
      chips.default(100),
    ),
    maxRaises: option(
      'Raises allowed after the bet in a limit round; null for no cap',
      'count',
      'V-SL4',
      cents.nullable().default(4),
    ),
    headsUpCap: option(
      'The cap falls away when two are left before it is reached, only when the round began with two, or never',
      'choice',
      'V-SL4; WSOP-L 126-127',
      z.enum(['lifted-when-two-left', 'lifted-when-began-with-two', 'kept']).default('lifted-when-two-left'),
    ),
    shortAllInCounts: option(
      'An all-in too small to be a raise counts towards the cap',
      'yes or no',
      'A10',
      z.boolean().default(false),
    ),
    shortOpeningAllIn: option(
      'Limit: behind an opening all-in under half the limit, others must call it to stay in, or may still check',
      'choice',
      'V-SL3, A4',
      z.enum(['must-call', 'may-check']).default('must-call'),
    ),
    raiseOverAllIn: option(
      'A raise over an all-in that is no full bet: a whole bet on top of it, save that limit completes one under half; the all-in completed; or a whole bet on top of any',
      'choice',
      'V-NL5, A4, A5; WSOP-L 129',
      z.enum(['bet-plus-limit', 'complete', 'always-plus-limit']).default('bet-plus-limit'),
    ),
    dealFirst: option(
      'Who gets the first card: the small blind, or whoever is left of the button; they differ heads up alone',
      'choice',
      'LD9; WSOP-T 87',
      z.enum(['small-blind', 'left-of-button']).default('small-blind'),
    ),
    absent: option(
      'A seat that does not answer: its hand is dead even where it could check, or it checks, and throws away what it must, where it can',
      'choice',
      'LR23; 001 suggestion',
      z.enum(['dead-hand', 'check-or-fold']).default('dead-hand'),
    ),
    showOrder: option(
      'Who shows first: the last to bet or raise on the final street, or always the first left of the button',
      'choice',
      'A7; WSOP-L 145; 000:1523-1535',
      z.enum(['aggressor', 'button']).default('aggressor'),
    ),
    muck: option(
      'Losing hands at the showdown: mucked unseen, mucked unless their owner shows them, or all shown',
      'choice',
      'A7; WSOP-L 15',
      z.enum(['automatic', 'ask', 'all-show']).default('automatic'),
    ),
    allInTabled: option(
      'Hands are turned up once somebody is all-in and the betting is over',
      'yes or no',
      'A7; WSOP-T 70',
      z.boolean().default(false),
    ),
    oddChips: option(
      'Odd chips of a pot shared by equal hands: one each from the left of the button, or all to the first of them',
      'choice',
      'V-SL5; 001:4221-4222',
      z.enum(['one-each', 'first-seat']).default('one-each'),
    ),
    oddChipsOfHalves: option(
      'Identical hands that win high and low: each half is split by itself, with odd chips of its own, or the pot is split among them as evenly as possible',
      'choice',
      '000:1789, V-O6; WSOP-T 73, 003:349-357',
      z.enum(['each-half', 'as-evenly-as-possible']).default('each-half'),
    ),
    potLimitMax: option(
      'Pot limit: the greatest raise in the first round counts the small blind as it is, or rounded up to the big blind',
      'choice',
      '000:5059; house custom',
      z.enum(['exact', 'blinds-rounded-up']).default('exact'),
    ),
    collection: option(
      'Collection: one row for each number of players dealt in',
      'schedule',
      'LD13, 000:8771-8970',
      z.array(collectionRow).readonly().default([]),
    ),
    feePots: option(
      'Which pots pay the collection: the main pot and then the side pots, or the main pot alone',
      'choice',
      'A3',
      z.enum(['main-first', 'main-only']).default('main-first'),
    ),
    jackpotDrop: option(
      'Taken out of the small blind for the jackpot before the deal',
      'money',
      'LD8',
      cents.default(0),
    ),
    ...extraBlindOptions(defaults.highLow ?? false),
  });
}

/**
 * The options of every pot game. Money is cents here and dollars in files. An option that is null follows from the
 * others: see `stakesOf`.
 */
export function pokerRules(defaults: Defaults) {
  return options(defaults)
    .refine((rules) => stakesOf(rules).small <= stakesOf(rules).big, {
      error: 'the small blind is more than the big blind',
      path: ['smallBlind'],
    })
    .refine((rules) => stakesOf(rules).lower <= stakesOf(rules).higher, {
      error: 'the lower limit is more than the higher limit',
      path: ['lowerLimit'],
    })
    .refine((rules) => rules.killBlind === null || rules.betting === 'split-limit', {
      error: 'kill pots are of split-limit games',
      path: ['killBlind'],
    })
    .refine((rules) => rules.killBlind === null || rules.killBlind > stakesOf(rules).lower, {
      error: 'the kill blind is not more than the lower limit',
      path: ['killBlind'],
    })
    .refine((rules) => rules.overs === 0 || rules.betting === 'no-limit' || rules.betting === 'pot-limit', {
      error: 'the overs are of games without limits',
      path: ['overs'],
    })
    .refine((rules) => rules.overs === 0 || rules.straddles === 0, {
      error: 'a game has either the overs or straddles',
      path: ['overs'],
    })
    .refine((rules) => rules.button === 'moving' || (!rules.buyButton && rules.overs === 0), {
      error: 'with a dead button the button is not bought and there are no overs',
      path: ['button'],
    });
}

export type Betting = 'split-limit' | 'no-limit' | 'pot-limit' | 'spread-limit';

export type PokerRules = z.output<ReturnType<typeof options>>;

/** The amounts a hand is played for, every one of them known. */
export interface Stakes {
  readonly small: Cents;
  readonly big: Cents;
  readonly ante: Cents;
  readonly lower: Cents;
  readonly higher: Cents;
}

/** Small blinds that go with a lower limit, in cents; 000:4036-4054, printed for Lo-Ball and said to fit hold'em. */
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
 * Fills in the amounts that were left open. A limit game names its limits and the blinds follow (V-SL1); a game
 * without limits names its blinds. With nothing named the big blind is $2.
 */
export function stakesOf(rules: PokerRules): Stakes {
  const limited = rules.betting === 'split-limit' || rules.betting === 'spread-limit';
  const doubled = rules.smallBlind === null || rules.smallBlind === 0 ? null : rules.smallBlind * 2;
  const lower = rules.lowerLimit ?? rules.bigBlind ?? doubled ?? 200;
  const big = rules.bigBlind ?? (limited ? lower : (doubled ?? 200));
  const half = Math.floor(big / 2 / rules.chip) * rules.chip;
  const small = rules.smallBlind ?? SMALL_BLINDS.get(big) ?? Math.min(big, Math.max(half, rules.chip));
  return { small, big, ante: rules.ante, lower, higher: rules.higherLimit ?? lower * 2 };
}

/** The amounts of one hand: a kill raises the limits with its blind, in a 3-6 game with a kill of 6 to 6-12 (000:1720). */
export function stakesIn(rules: PokerRules, { posts }: PokerStart): Stakes {
  const stakes = stakesOf(rules);
  if (rules.killBlind === null || posts.every(({ what }) => what !== 'kill')) return stakes;
  const higher = Math.floor((stakes.higher * rules.killBlind) / stakes.lower / rules.chip) * rules.chip;
  return { ...stakes, lower: rules.killBlind, higher: Math.max(higher, rules.killBlind) };
}
