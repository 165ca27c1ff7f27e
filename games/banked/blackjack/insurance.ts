/**
 * Insurance: a bet of up to half the wager that the player-dealer has a natural, while they show an ace (001:2141-2144;
 * 003:2537-2542; 004:3068-3085).
 */
import type { Ask, ChooseOption } from '../../ask.ts';
import { dollars } from '../../money.ts';
import type { Seat } from '../../seat.ts';
import { type AmountRange, amountAsk } from './amount.ts';
import { isAce } from './count.ts';
import type { BlackjackRound, BlackjackTable, Insurable } from './hand.ts';
import { openCard } from './player-dealer.ts';
import { INSURANCE } from './side-bets.ts';
import { chipsOf } from './stakes.ts';

export const INSURE_LESS = 'insurance-less';
export const NO_INSURANCE = 'no-insurance';

const NONE = 'No insurance';

/** Base bets that may be insured, position by position; a bettor without enough chips is not asked. */
export function insurable(table: BlackjackTable, round: BlackjackRound): readonly Insurable[] {
  const { rules, dealer, fouled } = table;
  const open = openCard(rules, round.dealer);
  if (rules.insurance === 'no' || open === undefined || !isAce(open)) return [];
  return round.places
    .flatMap(({ hands }) => hands.flatMap(({ stakes }) => stakes))
    .filter(({ seat }) => seat !== dealer && !fouled.includes(seat))
    .map((stake): Insurable => ({ seat: stake.seat, stake, less: false }))
    .filter((one) => mayInsure(table, round, one));
}

/** Whether the bettor has enough chips: for half the wager where insurance must be half. */
export function mayInsure(table: BlackjackTable, round: BlackjackRound, one: Insurable): boolean {
  const { min, max } = insuranceRange(table, round, one);
  return max > 0 && min <= max;
}

/** The allowed amounts of an insurance bet. Half of an odd amount is rounded down to the cent. */
export function insuranceRange(table: BlackjackTable, round: BlackjackRound, { seat, stake }: Insurable): AmountRange {
  const half = Math.floor(stake.amount / 2);
  const { chip, insurance } = table.rules;
  if (insurance === 'half') return { min: half, max: half <= chipsOf(table, round, seat) ? half : 0, step: chip };
  const max = Math.min(half, chipsOf(table, round, seat));
  return { min: Math.min(chip, half), max, step: chip };
}

/** Each bettor is asked for one bet at a time, all bettors at once. */
export function insuranceAsks(table: BlackjackTable, round: BlackjackRound): readonly Ask[] {
  return askedNow(round).map((one) => (one.less ? lessAsk(table, round, one) : insureAsk(table, round, one)));
}

/** The bets asked about now: the first of each bettor. */
const askedNow = ({ insuring }: BlackjackRound): readonly Insurable[] =>
  insuring.filter(({ seat }, i) => insuring.findIndex((one) => one.seat === seat) === i);

/** The bet that a seat is asked about. */
export const insuringOf = (round: BlackjackRound, seat: Seat): Insurable | null =>
  round.insuring.find((one) => one.seat === seat) ?? null;

export function lessAsk(table: BlackjackTable, round: BlackjackRound, one: Insurable): ReturnType<typeof amountAsk> {
  return amountAsk(one.seat, INSURANCE, 'Insurance', insuranceRange(table, round, one), NONE);
}

function insureAsk(table: BlackjackTable, round: BlackjackRound, one: Insurable): Ask {
  const { min, max } = insuranceRange(table, round, one);
  const { seat, stake } = one;
  const where =
    stake.position === String(seat) ? '' : ` on ${/^\d+$/.test(stake.position) ? 'seat' : 'place'} ${stake.position}`;
  const less: ChooseOption = { id: INSURE_LESS, label: 'Insure for less', cost: null };
  return {
    kind: 'choose',
    seat,
    prompt: `The player-dealer shows an ace. Insure your wager of ${dollars(stake.amount)}${where}? It pays 2 to 1.`,
    options: [
      { id: NO_INSURANCE, label: NONE, cost: null },
      { id: INSURANCE, label: 'Insurance', cost: max },
      ...(table.rules.insurance === 'up-to-half' && min < max ? [less] : []),
    ],
  };
}
