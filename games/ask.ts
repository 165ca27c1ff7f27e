/** What a hand asks of a seat, and what the seat may answer. */
import type { CardText } from './card.ts';
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';

/** A betting decision. All amounts but `call` are totals for the street: raise *to*, never raise *by*. */
export interface BetAsk {
  readonly kind: 'bet';
  readonly seat: Seat;
  readonly fold: boolean;
  /** What the seat would add to stay in. 0: it may check. Null: there is nothing to check or call. */
  readonly call: Cents | null;
  /** True when calling puts in the seat's last chip. */
  readonly callAllIn: boolean;
  /** What the first key says when `call` is not null. A stud bring-in is a forced call. */
  readonly callVerb: 'check' | 'call' | 'bring-in';
  /** Null when the seat may not raise. `max` equal to the seat's chips is all-in. */
  readonly raise: RaiseRange | null;
  /** The seat's chips already in on this street, and those still in front of it. */
  readonly bet: Cents;
  readonly stack: Cents;
  /** Everything in the middle, bets of this street included, for the pot-sized keys. */
  readonly pot: Cents;
}

export interface RaiseRange {
  readonly verb: 'bet' | 'raise' | 'complete';
  /** Minimum and maximum total to raise to. `min` to `max` in steps of `step`; `max` itself is always allowed. */
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
}

/** Bets to be placed on labeled spots before or during a player-dealer hand. */
export interface WagerAsk {
  readonly kind: 'wager';
  readonly seat: Seat;
  readonly prompt: string;
  readonly spots: readonly WagerSpot[];
  /** Chips the seat can put out, fees included. */
  readonly stack: Cents;
  /** What the bettor pays by the total of the spots marked `inTotal`; empty when nothing. */
  readonly fee: FeeTiers;
  /** What the key says that sends nothing at all. Absent: that nothing is bet in this hand. */
  readonly none?: string;
  /** Their bets of the last hand, where they can be placed again; for the repeat key. */
  readonly last: Readonly<Record<string, Cents>>;
}

/** Fees by amount, rising: from `from` on the fee is `fee`. */
export type FeeTiers = readonly { readonly from: Cents; readonly fee: Cents }[];

export interface WagerSpot {
  readonly id: string;
  readonly label: string;
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
  /** Spots of which at least one must hold a bet before this one may; empty when it stands alone. */
  readonly needs: readonly string[];
  /** The spot whose bet this one may not be greater than; null when it has only its own limits. */
  readonly upTo: string | null;
  /** The spot whose bet this one must be as great as, where it holds one. Absent: there is none. */
  readonly equals?: string;
  /** True where a bet on the spot that this one equals must have this one beside it. */
  readonly always?: boolean;
  /** Whose position the bet is on: null for one's own, else its name, to be shown as a heading. */
  readonly at: string | null;
  /** The fee for a bet here; empty when it costs none by itself. */
  readonly fee: FeeTiers;
  /** Whether the bet counts in the total that the ask's own fee goes by. */
  readonly inTotal: boolean;
  /** One line a row, as posted at the table; empty for an even-money base bet. */
  readonly payTable: readonly string[];
}

/** One of several labeled options. */
export interface ChooseAsk {
  readonly kind: 'choose';
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly ChooseOption[];
  /** The id of the option that one who plays along would take. Absent: none is better than the others. */
  readonly suggestion?: string;
  /** Nothing depends on the answer, so nobody waits long for it, and who gives none is not away. Absent: it is owed. */
  readonly optional?: true;
}

export interface ChooseOption {
  readonly id: string;
  readonly label: string;
  /** What choosing it costs now; null when it costs nothing. */
  readonly cost: Cents | null;
  /** Those of the cards which the label names that the player holds, and nobody else may see yet. Absent: none of several. */
  readonly held?: readonly CardText[];
}

/** Cards to be picked: thrown away, exposed, or set into hands. */
export interface CardsAsk {
  readonly kind: 'cards';
  readonly seat: Seat;
  readonly prompt: string;
  readonly groups: readonly CardGroup[];
  readonly from: readonly CardText[];
  /** A legal answer the station may offer (the house way); null when there is none to give. */
  readonly suggestion: CardGroups | null;
  /** The suggestion is only what is played for one who does not answer: no house has a way here, and stations offer none. */
  readonly houseWay?: false;
  /** Picks for the first group that the rules refuse, whatever goes into the others: foul hands. Absent: none. */
  readonly foul?: readonly (readonly CardText[])[];
  /**
   * What becomes of hands of which one ranks above the next, in the order of the groups (`three-or-five.ts`): they are refused,
   * or taken and foul. Absent: the groups stand in no order.
   */
  readonly outOfOrder?: 'refused' | 'penalized';
  /** What the key says that sends the picks: with none picked, and with some, whose number follows. Absent: it is done. */
  readonly key?: { readonly none: string; readonly some: string };
}

export interface CardGroup {
  readonly id: string;
  readonly label: string;
  /** How many cards the group takes, at least and at most. */
  readonly min: number;
  readonly max: number;
}

export type CardGroups = Readonly<Record<string, readonly CardText[]>>;

/** The four asks are all that a station ever shows. Each names one seat; several seats may owe one at once. */
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
