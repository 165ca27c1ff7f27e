/** Options that every pot game has, whatever its forced bets are. */
import { z } from 'zod';
import type { OptionMeta } from '../game.ts';
import { jackpotQualifier } from '../jackpot.ts';
import type { Cents } from '../money.ts';
import { cents, chips, option } from './option.ts';
import type { StudOpening } from './stud-options.ts';

/**
 * The house's collection for a given number of players dealt in. Each fee is due once: `player` as the first board
 * cards come, `modified` instead of it when the hand ends before them, `turn` and `river` with those cards, `split`
 * when identical hands share a pot. 000b fee options.
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
    /** From each player's chips before the cards, in addition to what is taken out of the pot. Absent: nothing. */
    eachFee: z
      .int()
      .min(0)
      .exactOptional()
      .meta({ title: 'From each player, before the cards', unit: 'money', source: '001:4697-4707, 002:40' }),
    /**
     * Whether the fees may take the last chip of a pot. No schedule says that they may (000:8771-8781), so a house
     * posts `false`; rows without the setting come from hands played before it existed, and take what is there.
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
  /** How a stud game is opened. Absent: by a bring-in. */
  readonly opening?: StudOpening;
}

export type Betting = 'split-limit' | 'no-limit' | 'pot-limit' | 'spread-limit';

/**
 * Where a rulebook and the WSOP rules differ, or a rulebook is silent, there is an option whose default is the
 * Lightning reading.
 */
export const commonOptions = (defaults: Defaults) => ({
  ...bettingOptions(defaults),
  ...showdownOptions(),
  ...collectionOptions(),
});

/** What may be bet and raised, and what a seat does that does not answer. */
function bettingOptions(defaults: Defaults) {
  return {
    betting: option(
      'Betting structure',
      'choice',
      'V-SL, V-NL; 000:1566-1578; 000:5059',
      z.enum(['split-limit', 'no-limit', 'pot-limit', 'spread-limit']).default(defaults.betting),
    ),
    lowerLimit: option(
      'Lower limit: bets and raises in the first rounds; minimum bet in spread limit',
      'money',
      'V-SL2, 000:1566-1578',
      chips.nullable().default(null),
    ),
    higherLimit: option(
      'Higher limit: bets and raises in the last rounds; maximum bet in spread limit; twice the lower when null',
      'money',
      'V-SL2, 000:1566-1578',
      chips.nullable().default(null),
    ),
    laterLimit: option(
      'Spread limit: the maximum bet in the last rounds; the same as in the first when null',
      'money',
      '000:1577-1578',
      chips.nullable().default(null),
    ),
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
      'An all-in too small to be a raise counts toward the cap',
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
      'A raise over an all-in that is not a full bet: a whole bet on top of it, except that limit completes one under half; the all-in completed; or a whole bet on top of any',
      'choice',
      'V-NL5, A4, A5; WSOP-L 129',
      z.enum(['bet-plus-limit', 'complete', 'always-plus-limit']).default('bet-plus-limit'),
    ),
    absent: option(
      'A seat that does not answer: its hand is dead even where it could check; or it checks where it can, and discards what it must',
      'choice',
      'LR23; 001 suggestion',
      z.enum(['dead-hand', 'check-or-fold']).default('dead-hand'),
    ),
  };
}

/** Which hands are shown, and how equal ones share a pot. */
function showdownOptions() {
  return {
    showOrder: option(
      'Who shows first: the last to bet or raise on the final street, or always the first left of the button',
      'choice',
      'A7; WSOP-L 145; 000:1523-1535',
      z.enum(['aggressor', 'button']).default('aggressor'),
    ),
    muck: option(
      'Losing hands at the showdown: mucked unseen, mucked unless their players show them, or all shown',
      'choice',
      'A7; WSOP-L 15',
      z.enum(['automatic', 'ask', 'all-show']).default('automatic'),
    ),
    mayShow: option(
      'Once the pots are pushed, a player who won unseen or whose hand was mucked unseen may show one card, all or none',
      'yes or no',
      'A7; no text forbids it, and a hand that is shown by choice changes no pot',
      z.boolean().default(false),
    ),
    allInTabled: option(
      'Hands are turned up once somebody is all-in and the betting is over',
      'yes or no',
      'A7; WSOP-T 70',
      z.boolean().default(false),
    ),
    chances: option(
      'While cards are still to come to hands turned up for an all-in, everybody sees each hand’s expected share of the pot',
      'yes or no',
      'A7',
      z.boolean().default(false),
    ),
    oddChips: option(
      'Odd chips of a pot shared by equal hands: one each from the left of the button, or all to the first of them',
      'choice',
      'V-SL5; 001:4221-4222',
      z.enum(['one-each', 'first-seat']).default('one-each'),
    ),
    oddChipsOfHalves: option(
      'Identical hands that win high and low: each half is split separately, with its own odd chips, or the pot is split among them as evenly as possible',
      'choice',
      '000:1789, V-O6; WSOP-T 73, 003:349-357',
      z.enum(['each-half', 'as-evenly-as-possible']).default('each-half'),
    ),
  };
}

/** What the house takes, and its jackpots. */
export function collectionOptions() {
  return {
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
    jackpots: option(
      'Jackpots of the house that are played for, each with its drop and the hand that wins it',
      'schedule',
      'LD8; 000:208-209, 000:4667-4669, 002:525-546',
      z.array(jackpotQualifier).max(8).readonly().default([]),
    ),
  };
}

/** The rules that the betting, the showdown and the collection of any pot game use. */
export type CommonRules = z.output<z.ZodObject<ReturnType<typeof commonOptions>>>;
