/** What a hand asks of a seat, and what the seat may answer. */
import type { CardText } from './card.ts';
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';

/** A betting decision. All amounts but `call` are totals for the street: raise *to*, never raise *by*. */
export interface BetAsk {
  readonly kind: 'bet';
  readonly seat: Seat;
  readonly fold: boolean;
  /** What the seat must add to stay in. 0: it may check. Null: there is nothing to check or call. */
  readonly call: Cents | null;
  /** True when calling puts in the seat's last chip. */
  readonly callAllIn: boolean;
  /** The label of the first key when `call` is not null. A stud bring-in is a forced call. */
  readonly callVerb: 'check' | 'call' | 'bring-in';
  /** Null when the seat may not raise. `max` equal to the seat's chips is all-in. */
  readonly raise: RaiseRange | null;
  /** The seat's chips already in on this street, and those still in front of it. */
  readonly bet: Cents;
  readonly stack: Cents;
  /** Everything in the middle, including this street's bets; the pot-sized keys use it. */
  readonly pot: Cents;
}

export interface RaiseRange {
  readonly verb: 'bet' | 'raise' | 'complete';
  /** Minimum and maximum total to raise to. `min` to `max` in steps of `step`; `max` itself is always allowed. */
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
}

/** Bets to place on labeled spots before or during a player-dealer hand. */
export interface WagerAsk {
  readonly kind: 'wager';
  readonly seat: Seat;
  readonly prompt: string;
  readonly spots: readonly WagerSpot[];
  /** Chips the seat can put out, fees included. */
  readonly stack: Cents;
  /** The bettor's fee, by the total on the spots marked `inTotal`; empty when there is none. */
  readonly fee: FeeTiers;
  /** Label of the key that sends no bet at all. Absent: it says that nothing is bet in this hand. */
  readonly none?: string;
  /** The player's bets from the last hand, where they can be placed again; for the repeat key. */
  readonly last: Readonly<Record<string, Cents>>;
}

/** Fees by amount, ascending: an amount of `from` or more pays `fee`. */
export type FeeTiers = readonly { readonly from: Cents; readonly fee: Cents }[];

export interface WagerSpot {
  readonly id: string;
  readonly label: string;
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
  /** At least one of these spots must hold a bet before this one may; empty when this spot needs no other. */
  readonly needs: readonly string[];
  /** The spot whose bet caps this one; null when this spot has only its own limits. */
  readonly upTo: string | null;
  /** The spot whose bet this one must equal, if that spot holds a bet. Absent: there is none. */
  readonly equals?: string;
  /** True when a bet on the spot in `equals` always requires a bet on this one. */
  readonly always?: boolean;
  /** The player or place whose position the bet is on, shown as a heading; null for the bettor's own position. */
  readonly at: string | null;
  /** The fee for a bet here; empty when the spot has no fee of its own. */
  readonly fee: FeeTiers;
  /** Whether the bet counts toward the total that sets the ask's own fee. */
  readonly inTotal: boolean;
  /** One line per row, as posted at the table; empty for an even-money base bet. */
  readonly payTable: readonly string[];
}

/** One of several labeled options. */
export interface ChooseAsk {
  readonly kind: 'choose';
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly ChooseOption[];
  /** Id of the option for a player who simply plays along. Absent: no option is better than the others. */
  readonly suggestion?: string;
  /**
   * Nothing depends on the answer: the table does not wait long for it, and a player who gives none is not marked away.
   * Absent: an answer is required.
   */
  readonly optional?: true;
}

export interface ChooseOption {
  readonly id: string;
  readonly label: string;
  /** What this option costs now; null when it is free. */
  readonly cost: Cents | null;
  /** The cards named in the label that the player holds and nobody else may see yet. Absent: there are none. */
  readonly held?: readonly CardText[];
}

/** Cards to pick: to throw away, to expose, or to set into hands. */
export interface CardsAsk {
  readonly kind: 'cards';
  readonly seat: Seat;
  readonly prompt: string;
  readonly groups: readonly CardGroup[];
  readonly from: readonly CardText[];
  /** A legal answer the station may offer (the house way); null when there is none to give. */
  readonly suggestion: CardGroups | null;
  /**
   * The suggestion is only what the rules play for a player who does not answer: no house has a house way here, and
   * stations do not offer it.
   */
  readonly houseWay?: false;
  /** Picks for the first group that the rules refuse as foul hands, whatever the other groups hold. Absent: none. */
  readonly foul?: readonly (readonly CardText[])[];
  /**
   * What happens when the hands are out of rank order, each group ranking above the next (`three-or-five.ts`): the
   * rules refuse them, or accept them as foul. Absent: the groups have no order.
   */
  readonly outOfOrder?: 'refused' | 'penalized';
  /**
   * Labels of the key that sends the picks: with none picked, and with some, followed by their number. Absent: the key
   * says done.
   */
  readonly key?: { readonly none: string; readonly some: string };
}

export interface CardGroup {
  readonly id: string;
  readonly label: string;
  /** How many cards the group takes, minimum and maximum. */
  readonly min: number;
  readonly max: number;
}

export type CardGroups = Readonly<Record<string, readonly CardText[]>>;

/** A station only ever shows these four asks. Each names one seat; several seats may owe an answer at once. */
export type Ask = BetAsk | WagerAsk | ChooseAsk | CardsAsk;

/** The answers. `raise` also answers an ask whose verb is bet or complete; `call` also answers a bring-in. */
export type Decision =
  | { readonly kind: 'fold' }
  | { readonly kind: 'check' }
  | { readonly kind: 'call' }
  | { readonly kind: 'raise'; readonly to: Cents }
  | { readonly kind: 'wager'; readonly bets: Readonly<Record<string, Cents>> }
  | { readonly kind: 'choose'; readonly option: string; readonly amount?: Cents }
  | { readonly kind: 'cards'; readonly groups: CardGroups };
