/**
 * The options of panguingue. Where houses, or lines of one text, differ, there is an option; see
 * docs/games/panguingue.md.
 */
import { z } from 'zod';
import { collectionOptions } from '../../poker/common-options.ts';
import { chips, option } from '../../poker/option.ts';

const chipCount = (value: number) => z.int().min(0).default(value);
const yes = z.boolean().default(true);

export const panRules = z.lazy(() =>
  z.strictObject({
    unit: option('The condition: what one chip is worth', 'money', '000:3623-3626, 001:1436-1437', chips.default(100)),
    deck: option(
      'The deck: eight packs, one spade of each rank less, or one three, five and seven of spades less again',
      'choice',
      '000:3613-3623, 001:1320-1322',
      z.enum(['320', '8-7', '8-7-6']).default('320'),
    ),
    maxSeats: option('Most players', 'seats', '000:3623, 001:1319, 003:1538', z.int().min(2).max(8).default(7)),
    ante: option('Chips that everybody antes', 'count', '000:3628-3632', z.int().min(1).default(1)),
    forfeit: option('Chips that a player pays who goes out on top', 'count', '003:1565-1572', chipCount(0)),
    goingOut: option('Chips for going out, from each player', 'count', '000:3659, 001:1398, 003:1646', chipCount(2)),
    noMelds: option('Extra chips from a player who has no melds at that point', 'count', '003:1647-1649', chipCount(0)),
    melding: option(
      'Whether a player who has been hit may keep melds in the hand, or must lay them down',
      'choice',
      '001:1364-1365; 003:1580-1582',
      z.enum(['may', 'must']).default('may'),
    ),
    forcing: option('A card that fits may be forced on a player', 'yes or no', '001:1371-1376, 003:1636-1641', yes),
    doubles: option('Players may play double condition', 'yes or no', '000:3624, 002:396-403', yes),
    splitTops: option('The last two may agree to split the tops', 'yes or no', '000:3641-3645, 002:386', yes),
    foul: option(
      'A foul hand pays what the others earn after it, or the winner alone',
      'choice',
      '001:1394-1397, 003:1659-1662; 002:337-344',
      z.enum(['pays-all', 'pays-winner']).default('pays-all'),
    ),
    collection: collectionOptions().collection,
  }),
);

export type PanRules = z.output<typeof panRules>;
