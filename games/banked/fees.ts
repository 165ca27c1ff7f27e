/**
 * Collections of player-dealer games. Fees are looked up in the rows of one posted option, never calculated as a share
 * of a wager, and are taken before the deal (000c fee engine; 001:302-305; B&P rules named in 001:2202-2206).
 */
import { z } from 'zod';
import type { FeeTiers } from '../ask.ts';
import { type Cents, dollars } from '../money.ts';
import { cents } from '../poker/option.ts';
import { feeOf } from '../wager.ts';

/** From a wager (or total) of `from` up to the next row, the fee is `fee`. */
const tier = z.strictObject({
  from: cents.meta({ title: 'Wager or total at which the fee begins', unit: 'money', source: '000c fee engine' }),
  fee: cents.meta({ title: 'Fee', unit: 'money', source: '000c fee engine' }),
});

/** At most five rates per table limit (F-4; 003:3390-3392). */
const tiers = z
  .array(tier)
  .max(5)
  .refine((rows) => rows.every((row, i) => i === 0 || row.from > (rows[i - 1]?.from ?? 0)), {
    error: 'expected rows in rising order of "from"',
  });

export const collection = z
  .strictObject({
    /** What a bettor pays for: each wager, the total once, or nothing. */
    playerBy: z.enum(['wager', 'total', 'nothing']),
    player: tiers,
    /** Whether bonus wagers pay the bettor's fee, or count in the bettor's total. */
    playerBonus: z.boolean(),
    /** What a bettor pays for bets of certain kinds, instead of the fees above; an empty list is no fee. */
    playerKinds: z.record(z.string(), tiers).exactOptional(),
    /** What sets the player-dealer's fee: all bets on the table, their own wager, or one flat row. */
    dealerBy: z.enum(['action', 'wager', 'hand']),
    dealer: tiers,
    /** Whether bonus wagers count in the table's total. */
    dealerBonus: z.boolean(),
  })
  .refine(({ dealerBy, dealer }) => dealerBy !== 'hand' || dealer.every(({ from }, i) => i === 0 && from === 0), {
    error: 'expected a fee by the hand in one row, from 0',
    path: ['dealer'],
  });

export type Collection = z.output<typeof collection>;

export const NO_TIERS: FeeTiers = [];

/** The most that a player-dealer may have to pay with at most so much in action: it is reserved from the wager. */
export function mostFee(posted: Collection | null, action: Cents = Number.POSITIVE_INFINITY): Cents {
  const due = posted?.dealerBy === 'action' ? posted.dealer.filter(({ from }) => from <= action) : posted?.dealer;
  return Math.max(0, ...(due ?? []).map(({ fee }) => fee));
}

/**
 * The most that a player-dealer can wager and still pay the fee, in whole chips: everything but the fee. The other
 * players can put at most `action` on the table.
 */
export function mostWager(posted: Collection | null, chips: Cents, action: Cents, chip: Cents): Cents {
  if (posted?.dealerBy !== 'wager') return Math.max(0, chips - mostFee(posted, action));
  const rows = [{ from: 0, fee: 0 }, ...posted.dealer];
  const most = rows.map(({ from, fee }, i) => {
    const wager = Math.min(chips - fee, (rows[i + 1]?.from ?? Number.POSITIVE_INFINITY) - chip);
    return wager >= from ? wager : 0;
  });
  return Math.max(...most);
}

/** The player-dealer's fee for a hand with the given action and wager of their own. */
export function dealerFee(posted: Collection | null, action: Cents, wager: Cents): Cents {
  if (!posted) return 0;
  return feeOf(posted.dealer, posted.dealerBy === 'action' ? action : posted.dealerBy === 'wager' ? wager : 0);
}

const PLAYERS_PAY = { wager: 'Each base wager pays', total: 'Each player pays by the total they bet' } as const;
const DEALER_PAYS = { action: ' by the total bet', wager: ' by their wager', hand: '' } as const;

/** The bettors' fees as posted: `Each base wager pays: $1 to $100, $2 above`. */
export function playerFeeInWords({ playerBy, player, playerKinds = {} }: Collection): string {
  const all = playerBy === 'nothing' ? 'Players pay nothing' : `${PLAYERS_PAY[playerBy]}: ${inWords(player)}`;
  const kinds = Object.entries(playerKinds).map(
    ([kind, rows]) => `${kind.replaceAll('-', ' ')} ${inWords(rows) || 'free'}`,
  );
  return [all, ...kinds].join('; ');
}

/** The player-dealer's fee as posted. */
export function dealerFeeInWords({ dealerBy, dealer }: Collection): string {
  if (dealer.length === 0) return 'The player-dealer pays nothing';
  return `The player-dealer pays${DEALER_PAYS[dealerBy]}: ${inWords(dealer)}`;
}

/** `$1 to $100, $2 to $200, $3 above`, or the only fee. */
function inWords(tiers: FeeTiers): string {
  return tiers
    .map(({ fee }, i) => {
      const next = tiers[i + 1];
      // A row is printed up to the dollar below the next one.
      if (next) return `${dollars(fee)} to ${dollars(next.from - 100)}`;
      return i === 0 ? dollars(fee) : `${dollars(fee)} above`;
    })
    .join(', ');
}
