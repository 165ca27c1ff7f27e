/** The options of Double Hand Poker, in addition to those of every player-dealer game. */
import { z } from 'zod';
import { cents, option } from '../../poker/option.ts';
import { type BankedRules, bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';

/** Every position is dealt seven cards, which limits the positions to those the deck can serve. */
export const CARDS_EACH = 7;
const MOST_POSITIONS = 7;

/** One game's defaults for these options. */
interface DoubleHandDefaults {
  readonly houseWay: (typeof HOUSE_WAYS)[number];
  readonly ownNumber: 'stays' | 'left';
}

/** The printed charts, by house where two houses print one; Casino Real's is also that of Ace Up. */
const HOUSE_WAYS = ['artichoke-joes', 'parkwest', 'casino-real', 'empire'] as const;

/** The options of every game whose cards go out in piles. */
export const pileOptions = (defaults: Pick<DoubleHandDefaults, 'ownNumber'>) => ({
  pileChoice: option(
    'The player-dealer says which of the piles goes out first; otherwise the first that was dealt',
    'yes or no',
    '000:1847-1944; 002:245-305; 003:157-159',
    z.boolean().default(true),
  ),
  ownNumber: option(
    'The dice show the player-dealer’s own position: the action button stays with them, or goes to their left',
    'choice',
    '000:2058; 000:6024-6031; 004:3499-3503',
    z.enum(['stays', 'left']).default(defaults.ownNumber),
  ),
  dealerSets: option(
    'The player-dealer sets their own hand, or the house does by its table',
    'choice',
    '000:2141-2143; 001:3549-3550; 004:3601-3603',
    z.enum(['free', 'house-way']).default('free'),
  ),
});

const doubleHandOptions = (defaults: DoubleHandDefaults) => ({
  ...bankedOptions({ positions: MOST_POSITIONS, coverage: 'gross' }),
  positions: option(
    'Positions of the layout, with the player-dealer’s',
    'count',
    '000:1853; 002:245-305; 003:137-184',
    z.int().min(2).max(MOST_POSITIONS).default(MOST_POSITIONS),
  ),
  jokers: option('Jokers in the deck', 'count', '000:1847-1944; 004:1621-1626', z.int().min(0).max(1).default(1)),
  joker: option(
    'The joker is an ace or completes a straight or a flush, or it is any card',
    'choice',
    '000:5938-5940; 004:1621-1626; 003:144-145',
    z.enum(['ace', 'wild']).default('ace'),
  ),
  wheel: option(
    'Ace to five: the lowest straight, or second only to ten to ace',
    'choice',
    '000:1897-1898; not printed in 002, 003 and 004',
    z.enum(['lowest', 'second']).default('lowest'),
  ),
  ...pileOptions(defaults),
  houseWay: option(
    'The table by which the house sets hands',
    'choice',
    '000:2152-2186; 001:3551-3614, 001:4913-5410, 001:6344-6492; 004:3605-3664',
    z.enum(HOUSE_WAYS).default(defaults.houseWay),
  ),
});

/**
 * These charts count the joker as an ace wherever it completes nothing; no text prints them for a joker that can be any
 * card.
 */
const tableFitsJoker = ({ houseWay, joker }: { readonly houseWay: string; readonly joker: string }): boolean =>
  (houseWay !== 'parkwest' && houseWay !== 'casino-real') || joker === 'ace';

const TABLE_FITS_JOKER = {
  error: 'expected a joker that is an ace with this house way, whose table is for no other',
  path: ['houseWay'],
};

export const doubleHandRules = z.lazy(() =>
  z
    .strictObject(doubleHandOptions({ houseWay: 'artichoke-joes', ownNumber: 'stays' }))
    .refine(soundLimits, SOUND_LIMITS)
    .refine(tableFitsJoker, TABLE_FITS_JOKER),
);

/** The limits of a bonus; where none are posted, those of the table (001:7620-7660; 000:6127-6128). */
const withinTable = (name: string, source: string) => ({
  min: option(`Minimum ${name}; none: the minimum wager`, 'money', source, cents.nullable().default(null)),
  max: option(`Maximum ${name}; none: the maximum wager`, 'money', source, cents.nullable().default(null)),
});

const lucky = withinTable('Lucky Bonus', '001:6532-6581, 001:7620-7660');
const aceUp = withinTable('Ace Up Bonus', '001:5532-5560, 001:7620-7660');
const fortune = withinTable('Fortune Bonus', '000:6127-6128; 001:3668-3671; 004:3786-3789');

/** The options of Lucky Pai Gow Poker: those of double hands, and the limits of its bonus. */
export const luckyRules = z.lazy(() =>
  z
    .strictObject({
      ...doubleHandOptions({ houseWay: 'parkwest', ownNumber: 'stays' }),
      minLucky: lucky.min,
      maxLucky: lucky.max,
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine(tableFitsJoker, TABLE_FITS_JOKER),
);

/** The options of Ace Up Pai Gow Poker: two bonuses, and a player-dealer whose hand is opened first. */
export const aceUpRules = z.lazy(() =>
  z
    .strictObject({
      ...doubleHandOptions({ houseWay: 'casino-real', ownNumber: 'stays' }),
      minLucky: lucky.min,
      maxLucky: lucky.max,
      minAceUp: aceUp.min,
      maxAceUp: aceUp.max,
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine(tableFitsJoker, TABLE_FITS_JOKER),
);

const fortuneOptions = {
  minFortune: fortune.min,
  maxFortune: fortune.max,
  fortunePays: option(
    'The pay table of the Fortune Bonus and its envy',
    'choice',
    '000:6170-6186; 001:3712-3747; 004:3880-3893',
    z.enum(['fpg-04', 'fpg-05']).default('fpg-04'),
  ),
  bonusJoker: option(
    'The joker in the Fortune Bonus: an ace that completes straights and flushes, or any card',
    'choice',
    '000:5938-5940; 001:3677-3678; 004:3821',
    z.enum(['ace', 'wild']).default('ace'),
  ),
  bonusBackline: option(
    'The Fortune Bonus may be bet behind another player',
    'yes or no',
    '000:6148-6149; 001:3521; 004:3784',
    z.boolean().default(true),
  ),
  envyFrom: option(
    'The smallest Fortune Bonus that carries envy',
    'money',
    '000:6128-6131; 001:3686-3691; 004:3836-3845',
    cents.default(500),
  ),
  envyFor: option(
    'Whose hands pay envy: any other player’s, or only those with a Fortune Bonus',
    'choice',
    '000:6072-6073; 001:3686-3698; 004:3836-3842',
    z.enum(['any', 'bonus']).default('any'),
  ),
  settles: option(
    'Bets are settled hand by hand, or all wagers before all bonuses',
    'choice',
    '000:6166-6167; 001:3500-3505; 004:3504-3509',
    z.enum(['by-hand', 'by-bet']).default('by-bet'),
  ),
};

/** The options of Fortune Pai Gow Poker: those of double hands, its bonus and envy. */
export const fortuneRules = z.lazy(() =>
  z
    .strictObject({ ...doubleHandOptions({ houseWay: 'artichoke-joes', ownNumber: 'left' }), ...fortuneOptions })
    .refine(soundLimits, SOUND_LIMITS)
    .refine(tableFitsJoker, TABLE_FITS_JOKER),
);

/** The rules that every game of piles has. */
export type PileRules = BankedRules & z.output<z.ZodObject<ReturnType<typeof pileOptions>>>;

/** The options of all these games; those of a bonus only where there is one. */
export type DoubleHandRules = z.output<typeof doubleHandRules> &
  Partial<LuckyRules> &
  Partial<AceUpRules> &
  Partial<FortuneRules>;
export type LuckyRules = Pick<z.output<typeof luckyRules>, 'minLucky' | 'maxLucky'>;
export type AceUpRules = Pick<z.output<typeof aceUpRules>, 'minAceUp' | 'maxAceUp'>;
export type FortuneRules = Pick<z.output<typeof fortuneRules>, keyof typeof fortuneOptions>;

/** The rules that decide which of two hands is better, and how the house sets them. */
export type HandRules = Pick<DoubleHandRules, 'joker' | 'wheel'> & Partial<Pick<DoubleHandRules, 'houseWay'>>;
