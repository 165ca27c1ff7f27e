/**
 * A bet of a player-dealer game as one object: its limits, the bets it needs, and how each result of a round pays.
 * Asks, layout, posted texts, settlement and odds all read it from here; a pay table is written nowhere else.
 *
 * What decides a bet is its `Seen`: two hands shared by everyone at baccarat, a position's hand against the
 * player-dealer's at blackjack. Settlement shows it the round that was played, the odds every possible round.
 */
import type { WagerSpot } from '../ask.ts';
import { type Cents, dollars } from '../money.ts';
import { invariant } from '../result.ts';
import type { Entitlement } from './entitlement.ts';
import type { Bet } from './table.ts';

/** One row of a pay table: a possible result of the bet, and what it pays. */
export interface PayRow {
  /** The name in the odds: `Dragon 7`, `No tie`. */
  readonly name: string;
  /**
   * `to` for each `per` bet: 40 for 1, 3 for 2. 0 returns the stake. Negative is lost: −1 for 1 all of it, −1 for 2
   * half.
   */
  readonly to: number;
  readonly per: number;
  /** When part of a bet is lost, the part returned is in whole units, rounded down. */
  readonly unit: Cents;
  /** The result's name on the wire and in files: `win`, `lose`, `push`, `surrender`, `no-action`. */
  readonly result: string;
  /** As printed on the layout; null for a row that is not printed. */
  readonly posted: string | null;
}

type Details = Partial<Pick<PayRow, 'per' | 'unit' | 'result' | 'posted'>>;

const rowOf = (name: string, to: number, result: string, details: Details): PayRow => ({
  ...{ name, to, per: 1, unit: 1, result, posted: null },
  ...details,
});

/** A row that wins `to` for 1, or for `per`. */
export const wins = (name: string, to: number, details: Details = {}): PayRow => rowOf(name, to, 'win', details);
/** A row that returns the stake. */
export const pushes = (name: string, details: Details = {}): PayRow => rowOf(name, 0, 'push', details);
/** A row that loses the stake; with `per` 2, half of it. */
export const loses = (name: string, details: Details = {}): PayRow => rowOf(name, -1, 'lose', details);

/** The possible results of a bet. Bets that a round adds, such as doubles, have nothing else. */
export interface Judged<Seen> {
  readonly id: string;
  readonly label: string;
  /** The pay table: every possible result, in the order in which it is printed. */
  readonly rows: readonly PayRow[];
  /** The row that applies. */
  outcome(seen: Seen): PayRow;
  /** One short sentence for the bettor: `Dragon 7 pays 40 to 1.` */
  says(row: PayRow, seen: Seen, amount: Cents): string;
}

/** A bet placed before the deal, on a spot of the layout. */
export interface BetKind<Seen> extends Judged<Seen>, Pick<WagerSpot, 'id' | 'label' | 'min' | 'max' | 'step'> {
  /**
   * Kinds of which one must hold a bet by the same bettor on the same position; empty for a bet that needs no other.
   */
  readonly needs: readonly string[];
  /** The kind whose bet caps this one. */
  readonly upTo: string | null;
  /** The kind whose bet this one must equal. Absent: none. */
  readonly equals?: string;
  /** Whether it must accompany a bet of the kind that it equals, as the blind does an ante. Absent: no. */
  readonly always?: boolean;
  /**
   * A bonus wager, in the terms of the posted collection; otherwise a base wager. Base wagers count for who decides.
   */
  readonly bonus: boolean;
  /**
   * Whether a bonus wager pays the player's fee as a base wager does, whatever the collection says about bonus wagers.
   * Absent: no.
   */
  readonly paysFee?: boolean;
  /** Whether it may be bet behind another player. */
  readonly backline: boolean;
  /** What it may pay in addition to its own result, without a stake of its own. Absent: nothing. */
  readonly entitles?: Entitlement;
}

/** How a base wager that needs no other is placed: by the limits of the table, and behind other players too. */
export const baseLimits = ({
  minBet,
  maxBet,
  betStep,
}: Readonly<Record<'minBet' | 'maxBet' | 'betStep', Cents>>): Pick<
  AnyBetKind,
  'min' | 'max' | 'step' | 'needs' | 'upTo' | 'bonus' | 'backline'
> => ({ min: minBet, max: maxBet, step: betStep, needs: [], upTo: null, bonus: false, backline: true });

/** A bet of any game, as the framework places it. */
export type AnyBetKind = Omit<BetKind<never>, 'outcome' | 'says'>;

/** Kinds of bet that count for who decides and who may bank: the base wagers. */
export const baseOf = (kinds: readonly AnyBetKind[]): readonly string[] =>
  kinds.flatMap(({ id, bonus }) => (bonus ? [] : [id]));

/** What one bet is due if the player-dealer's money were unlimited. */
export interface Due {
  /** One of the table's bets or of the round's added ones: the very same object. */
  readonly bet: Bet;
  readonly verdict: 'win' | 'lose' | 'push';
  /**
   * What changes hands in full: winnings in addition to the stake, or the part of the stake that is lost. 0 for a push.
   */
  readonly amount: Cents;
  readonly result: string;
  readonly text: string;
}

/** What changes hands by a row, to the cent; a fraction of a cent stays with the player-dealer. */
export function comesTo({ to, per, unit }: Pick<PayRow, 'to' | 'per' | 'unit'>, amount: Cents): Cents {
  if (to >= 0) return Math.floor((amount * to) / per);
  return amount - Math.floor((amount * (per + to)) / per / unit) * unit;
}

/** Judges one bet. */
export function dueOf<Seen>(kind: Judged<Seen>, bet: Bet, seen: Seen): Due {
  const row = kind.outcome(seen);
  const verdict = row.to > 0 ? 'win' : row.to < 0 ? 'lose' : 'push';
  const text = kind.says(row, seen, bet.amount);
  return { bet, verdict, amount: comesTo(row, bet.amount), result: row.result, text };
}

/** A bet with what decides it. */
export interface Decided<Seen> {
  readonly bet: Bet;
  readonly seen: Seen;
}

/** Judges bets in the given order, each by its kind. */
export function duesOf<Seen>(kinds: readonly Judged<Seen>[], bets: readonly Decided<Seen>[]): readonly Due[] {
  return bets.map(({ bet, seen }) => {
    const kind = kinds.find(({ id }) => id === bet.spot);
    invariant(kind !== undefined, () => `a bet of seat ${bet.seat} of the unknown kind "${bet.spot}"`);
    return dueOf(kind, bet, seen);
  });
}

/** `40 to 1`, `push`. */
export const paysInWords = ({ to, per }: Pick<PayRow, 'to' | 'per'>): string => (to === 0 ? 'push' : `${to} to ${per}`);

/** The pay table as printed on the layout. */
export const payTableOf = kept(({ rows }: Pick<AnyBetKind, 'rows'>): readonly string[] =>
  rows.flatMap((row) => (row.posted === null ? [] : [`${row.posted}: ${paysInWords(row)}`])),
);

/**
 * A bet as posted at the table: `Dragon 7 pays 40 to 1: $5 to $50, with a line bet`. `beside` says in words what it
 * needs. Where several rows win, the layout has their pays.
 */
export function postedBet({ label, min, max, rows, needs }: AnyBetKind, beside: string): string {
  const [won, ...more] = rows.filter(({ to }) => to > 0);
  const pays = won && more.length === 0 ? ` pays ${paysInWords(won)}` : '';
  return `${label}${pays}: ${dollars(min)} to ${dollars(max)}${needs.length === 0 ? '' : `, with ${beside}`}`;
}

/**
 * Caches a value that follows from an object alone, such as the bets of a table from its rules, so that a hand does not
 * compute it for each of its bets. The object must not change.
 */
export function kept<Given extends object, Value>(make: (given: Given) => Value): (given: Given) => Value {
  const known = new WeakMap<Given, Value>();
  return (given) => {
    const before = known.get(given);
    if (before !== undefined) return before;
    const made = make(given);
    known.set(given, made);
    return made;
  };
}
