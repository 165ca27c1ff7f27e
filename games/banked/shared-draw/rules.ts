/** The options of baccarat with a choice, in addition to those of every player-dealer game. */
import { z } from 'zod';
import { chips, option } from '../../poker/option.ts';
import { bonusFeesOption } from '../baccarat/bonus-fees.ts';
import { type TrackerOption, trackerOption } from '../baccarat/tracker.ts';
import { type BankedRules, bankedOptions, SOUND_LIMITS, soundLimits } from '../rules.ts';

/** What both games have. */
export interface SharedDrawRules extends BankedRules {
  readonly decks: number;
  readonly cutCard: number;
  readonly tiePays: number;
  readonly minTie: number | null;
  readonly maxTie: number | null;
  readonly minBonus: number | null;
  readonly maxBonus: number | null;
  readonly bonusFees: boolean;
  readonly tracker: TrackerOption;
}

const limit = (title: string, source: string) => option(title, 'money', source, chips.nullable().default(null));

const sharedOptions = ({ bonus, tie, source }: { bonus: string; tie: string; source: string }) => ({
  ...bankedOptions({ positions: 8, coverage: 'gross' }),
  decks: option('Decks in the shoe', 'count', source, z.int().min(1).max(8).default(8)),
  cutCard: option(
    'Cards behind the cut card: the shoe is changed when no more are left',
    'count',
    'not printed: house ruling',
    z.int().min(6).max(40).default(16),
  ),
  tiePays: option('Tie pays, to 1', 'count', tie, z.int().min(1).max(20).default(9)),
  minTie: limit('Minimum Tie wager; the table’s when null', tie),
  maxTie: limit('Maximum Tie wager; the table’s when null', tie),
  minBonus: limit(`Minimum ${bonus} wager; the table’s when null`, source),
  maxBonus: limit(`Maximum ${bonus} wager; the table’s when null`, source),
  bonusFees: bonusFeesOption(),
  tracker: trackerOption('reader-board'),
});

const inOrder = ({ minBet, maxBet, minTie, maxTie, minBonus, maxBonus }: SharedDrawRules): boolean =>
  (minTie ?? minBet) <= (maxTie ?? maxBet) && (minBonus ?? minBet) <= (maxBonus ?? maxBet);

const IN_ORDER = { error: 'expected minTie not above maxTie, and minBonus not above maxBonus', path: ['minTie'] };

export const centuryRules = z.lazy(() =>
  z
    .strictObject({
      ...sharedOptions({ bonus: 'Dragon Bonus', tie: '000:5696; 004:1811-1836', source: '000:5675-5677; 004:1760' }),
      version: option(
        'Version 8.2, with two lines and a choice on five; or face up, with double and surrender',
        'choice',
        '000:5638-5868; 004:1736-2098',
        z.enum(['8.2', 'face-up']).default('8.2'),
      ),
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine(inOrder, IN_ORDER),
);

export const communityRules = z.lazy(() =>
  z
    .strictObject({
      ...sharedOptions({ bonus: 'Spread', tie: '003:1898-1903', source: '003:1831-1832' }),
      naturals: option(
        'Eight or nine with two cards: ends the drawing of both hands, or is a total like others',
        'choice',
        'not printed in 003',
        z.enum(['stop', 'literal']).default('stop'),
      ),
    })
    .refine(soundLimits, SOUND_LIMITS)
    .refine(inOrder, IN_ORDER),
);

export type CenturyRules = z.output<typeof centuryRules>;
export type CommunityRules = z.output<typeof communityRules>;
