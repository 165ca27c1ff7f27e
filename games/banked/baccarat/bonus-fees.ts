/**
 * Whether the player's fee is due for bonus bets too: an option of every baccarat, because one schedule can be read
 * that way.
 */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import type { BankedRules } from '../rules.ts';

/**
 * The schedule of EZ Baccarat, EZ Baccarat Panda 8 and 21st Century Baccarat 8.2 has a fee "for each wager they place"
 * (000:7946-7947); the texts of the games have one for the lines (000:6356-6357, 000:6376).
 */
export const bonusFeesOption = () =>
  option(
    'Ties and bonus bets pay the player’s fee as line bets do, whatever the posted collection says about them',
    'yes or no',
    '000:7946-7947, read literally; 000:6356-6357, 000:6376',
    z.boolean().default(false),
  );

/** What is posted about it: nothing where there is no fee. */
export const bonusFeesPosted = ({
  bonusFees,
  collection,
}: Pick<BankedRules, 'collection'> & { readonly bonusFees: boolean }): readonly string[] =>
  bonusFees && (collection?.player.length ?? 0) > 0 ? ['Ties and bonus bets pay the player’s fee as line bets do'] : [];
