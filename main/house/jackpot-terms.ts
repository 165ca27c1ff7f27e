/**
 * The terms of a jackpot: which games it is played in, which hand wins it, who is paid what, what is kept in
 * reserve. A file has dollars, the house stores cents.
 */
import { z } from 'zod';
import { type JackpotQualifier, jackpotQualifier } from '../../games/jackpot.ts';
import { type Cents, centsOf } from '../../games/money.ts';
import { GAMES } from '../../games/registry.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';

const percent = z.int().min(0).max(100);

const share = z
  .strictObject({ loser: percent, winner: percent, table: percent })
  .refine(({ loser, winner, table }) => loser + winner + table === 100, {
    error: 'loser, winner and table: 100 together',
  });

/** The schema for either unit: dollars in a file, cents where they are stored. */
function terms(money: z.ZodType<Cents>) {
  const { id, name, hit, hand, beatenBy, bothHoleCards, minPlayers } = jackpotQualifier.shape;
  return z
    .strictObject({
      ...{ id, name, hit, hand, beatenBy, bothHoleCards, minPlayers },
      /** The ids of the games at which it is played for. */
      games: z.array(z.string().max(60)).min(1).max(60),
      /** The tables, by number; null for all. */
      tables: z.array(z.int().min(1)).min(1).max(500).nullable().default(null),
      /** Taken in each hand. */
      drop: money,
      /**
       * Percent of the payout for the beaten hand, for the hand that beat it or was held, and for the others dealt in.
       */
      shares: share,
      /** Percent of the jackpot that is paid when it is hit; the rest stays in it. */
      pays: percent.refine((value) => value > 0, { error: 'more than 0' }).default(100),
      /** A fixed amount instead, as far as the jackpot covers it. */
      prize: money.nullable().default(null),
      /** Percent of each drop that goes to the reserve, from which the next jackpot starts with `seed`. */
      reserve: percent.default(0),
      seed: money.default(0),
      /** From this amount on this hand is enough, and drops go to the reserve. Null: the jackpot keeps growing. */
      mustHitBy: z.strictObject({ amount: money, hand }).nullable().default(null),
      /** Minutes after which the best hand of that period wins it; null where the first hand wins it at once. */
      bestOfMinutes: z
        .int()
        .min(5)
        .max(24 * 60)
        .nullable()
        .default(null),
    })
    .superRefine((value, context) => {
      const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if (value.hit === 'held' && value.shares.loser > 0)
        wrong('shares', 'a jackpot for holding a hand has no loser: expected loser 0');
      if (value.hit === 'beaten' && value.shares.loser === 0)
        wrong('shares', 'a bad-beat jackpot gives the beaten hand a share');
      if (value.hit === 'held' && value.beatenBy !== null)
        wrong('beatenBy', 'a jackpot for holding a hand has no beating hand');
      if (value.hit === 'beaten' && value.bestOfMinutes !== null) wrong('bestOfMinutes', 'of hands that are held');
      if (value.seed > 0 && value.mustHitBy !== null && value.seed >= value.mustHitBy.amount)
        wrong('seed', 'less than the amount by which it must be hit');
    });
}

const cents = z.int().min(0);
const dollars = z.number().transform((amount, context) => {
  const value = centsOf(amount);
  if (value !== null && value >= 0) return value;
  context.addIssue({ code: 'custom', message: `expected dollars, such as 2 or 0.5, not ${amount}` });
  return z.NEVER;
});

/** The terms as they are stored. */
export const jackpotTerms = terms(cents);
export type HouseJackpotTerms = z.output<typeof jackpotTerms>;

const termsFile = terms(dollars);

/** Reads a file of terms. Refused with `bad-terms`, which names each problem with its place. */
export function readTerms(text: string): Result<HouseJackpotTerms, Refusal> {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    return refuse('bad-terms', 'This is not JSON.');
  }
  const read = termsFile.safeParse(written);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
    return refuse('bad-terms', problems.join('; '));
  }
  const fault = termsFault(read.data);
  return fault === null ? ok(read.data) : refuse('bad-terms', fault);
}

/** Why a jackpot with these terms cannot be played for at one of its games; null when it can. */
function termsFault(given: HouseJackpotTerms): string | null {
  const hands = [given.hand, ...(given.mustHitBy === null ? [] : [given.mustHitBy.hand])];
  for (const id of given.games) {
    const game = GAMES.get(id);
    if (game?.jackpotFault === undefined) return `games: "${id}" is not a pot game dealt here`;
    for (const hand of hands) {
      const fault = game.jackpotFault(game.rules.parse({}), { ...qualifierOf(given), hand });
      if (fault !== null) return `${id}: ${fault}`;
    }
  }
  return null;
}

/** The jackpot in the form the rules of a hand use, at this balance. */
export function qualifierOf(given: HouseJackpotTerms, balance: Cents = 0): JackpotQualifier {
  const { id, name, hit, beatenBy, bothHoleCards, minPlayers, drop, mustHitBy } = given;
  const eased = mustHitBy !== null && balance >= mustHitBy.amount ? mustHitBy.hand : given.hand;
  return { id, name, hit, hand: eased, beatenBy, bothHoleCards, minPlayers, drop };
}

/**
 * How a drop is divided between the jackpot, which holds `balance`, and its reserve; the odd cent goes to the jackpot.
 */
export function partedDrop(given: HouseJackpotTerms, amount: Cents, balance: Cents): { main: Cents; reserve: Cents } {
  const isFull = given.mustHitBy !== null && balance >= given.mustHitBy.amount;
  const reserve = isFull ? amount : Math.floor((amount * given.reserve) / 100);
  return { main: amount - reserve, reserve };
}

/** What is paid out of `balance` when it is hit, or in addition to what a hit already has. */
export const prizeOf = (given: HouseJackpotTerms, balance: Cents, has: Cents = 0): Cents =>
  given.prize === null ? Math.floor((balance * given.pays) / 100) : Math.min(Math.max(0, given.prize - has), balance);

/** Who was dealt in, clockwise from the left of the button, and whose hands count. */
export interface HitSeats {
  readonly players: readonly { readonly seat: number; readonly account: string }[];
  readonly lost: readonly number[];
  readonly won: readonly number[];
}

export interface PrizeShare {
  readonly account: string;
  readonly part: 'loser' | 'winner' | 'table';
  readonly amount: Cents;
}

/**
 * How a prize is shared, to the cent. Each part is rounded down; the remainder, and a part that nobody can have, goes
 * to the beaten hand, or to the hand that was held. Within a part the shares are equal, and odd cents go one each from
 * the left of the button. A share of zero is left out.
 */
export function sharesOf(
  amount: Cents,
  given: HouseJackpotTerms['shares'],
  { players, lost, won }: HitSeats,
): PrizeShare[] {
  const inPart = (seats: readonly number[]) => players.filter(({ seat }) => seats.includes(seat));
  const others = players.filter(({ seat }) => !lost.includes(seat) && !won.includes(seat));
  const parts = [
    { part: 'loser', of: inPart(lost), percent: given.loser },
    { part: 'winner', of: inPart(won), percent: given.winner },
    { part: 'table', of: others, percent: given.table },
  ] as const;
  const amounts = parts.map(({ of, percent: each }) => (of.length === 0 ? 0 : Math.floor((amount * each) / 100)));
  const first = lost.length > 0 ? 0 : 1;
  amounts[first] = (amounts[first] ?? 0) + amount - amounts.reduce((sum, each) => sum + each, 0);
  return parts.flatMap(({ part, of }, nth) => {
    const whole = amounts[nth] ?? 0;
    const [each, odd] = of.length === 0 ? [0, 0] : [Math.floor(whole / of.length), whole % of.length];
    return of.flatMap(({ account }, place) => {
      const own = each + (place < odd ? 1 : 0);
      return own > 0 ? [{ account, part, amount: own }] : [];
    });
  });
}
