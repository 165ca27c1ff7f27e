/** The options of Double Hand Poker, beside those that every player-dealer game has. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { bankedOptions, bonusLimits, SOUND_LIMITS, soundLimits } from '../rules.ts';

/** Every position is dealt seven cards, and there are no more in the deck. */
export const CARDS_EACH = 7;
const MOST_POSITIONS = 7;

/** What one game has in these options by default. */
interface DoubleHandDefaults {
  readonly houseWay: 'artichoke-joes' | 'parkwest';
  readonly ownNumber: 'stays' | 'left';
}

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
  houseWay: option(
    'The table by which the house sets hands',
    'choice',
    '000:2152-2186; 001:6344-6492',
    z.enum(['artichoke-joes', 'parkwest']).default(defaults.houseWay),
  ),
});

/** Parkwest's table counts the joker an ace wherever it completes nothing; no text prints it for a joker that is any card. */
const tableFitsJoker = ({ houseWay, joker }: { readonly houseWay: string; readonly joker: string }): boolean =>
  houseWay !== 'parkwest' || joker === 'ace';

const TABLE_FITS_JOKER = {
  error: 'expected a joker that is an ace with the house way of Parkwest, whose table is for no other',
  path: ['houseWay'],
};

export const doubleHandRules = z
  .strictObject(doubleHandOptions({ houseWay: 'artichoke-joes', ownNumber: 'stays' }))
  .refine(soundLimits, SOUND_LIMITS)
  .refine(tableFitsJoker, TABLE_FITS_JOKER);

const lucky = bonusLimits('Lucky Bonus', 500, 500_000, '001:6532-6581');

/** The options of Lucky Pai Gow Poker: those of double hands, and the limits of its bonus. */
export const luckyRules = z
  .strictObject({
    ...doubleHandOptions({ houseWay: 'parkwest', ownNumber: 'stays' }),
    minLucky: lucky.min,
    maxLucky: lucky.max,
  })
  .refine(soundLimits, SOUND_LIMITS)
  .refine(tableFitsJoker, TABLE_FITS_JOKER);

/** The options of both games; those of the bonus alone where there is one. */
export type DoubleHandRules = z.output<typeof doubleHandRules> & Partial<Pick<LuckyRules, 'minLucky' | 'maxLucky'>>;
export type LuckyRules = z.output<typeof luckyRules>;

/** What decides which of two hands is better, and how the house sets them. */
export type HandRules = Pick<DoubleHandRules, 'joker' | 'wheel'> & Partial<Pick<DoubleHandRules, 'houseWay'>>;
