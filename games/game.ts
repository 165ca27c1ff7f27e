/**
 * The contract that every game keeps, poker or baccarat or tiles.
 *
 * A hand is a function of (rules, start, deck, decisions) and of nothing else. That one fact gives recovery,
 * replay, dispute evidence, hand history, simulation and tests: to know what happened, play it again.
 *
 * The rules are pure. They hold no clock, draw no random number and touch no file: whatever chance they need comes
 * in as a shuffled deck or a drawn lot, whatever waiting they need is the table's business.
 */
import type { z } from 'zod';
import type { Card, CardText } from './card.ts';
import type { JackpotQualifier } from './jackpot.ts';
import type { Cents } from './money.ts';
import type { BetOdds, PlayedOut } from './odds.ts';
import type { Refusal, Result } from './result.ts';
import type { RuleText } from './rule-text.ts';
import type { Tracked } from './tracker.ts';

/** Seats are numbered 1…10, clockwise as seen from above; the left-hand neighbour of seat 3 is seat 4. */
export type Seat = number;

/** Who may be looking: one seat, or everyone in the room (centre display, floor console). */
export type Viewer = Seat | 'public';

// ---------------------------------------------------------------------------------------------- asks, decisions

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

/** Bets to be placed on labelled spots before or during a player-dealer hand. */
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

/** One of several labelled options. */
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

/** What a floorman may do to a running hand. Journaled in order with the decisions, replayed like them. */
export type Ruling = { readonly kind: 'foul'; readonly seat: Seat };

// ------------------------------------------------------------------------------------------- from hand to hand

/** A seat somebody has taken, as the table knows it when a hand is about to start. */
export interface Occupant {
  readonly seat: Seat;
  /** Who sits there: an opaque, stable id. The same id in another seat is a seat change. */
  readonly player: string;
  readonly stack: Cents;
  /** Away, in the lobby, or asked to sit out: not to be dealt in. */
  readonly sittingOut: boolean;
  /** How a player who owes or lacks a blind wants to come in: post now where the rules let them, or wait for it. */
  readonly entry: 'post' | 'wait';
  /** The floor has said that they come from a broken game, or were forced to move. Absent: neither. */
  readonly transferred?: boolean;
  /** Ids of the standing choices that hold for them until they take them back. Absent: none. */
  readonly choices?: readonly string[];
}

/** What a player may ask for in all hands to come, such as to straddle whenever they may. */
export interface StandingChoice {
  readonly id: string;
  readonly label: string;
}

/** What every hand starts from, whatever the game; each game's own start adds to it. */
export interface HandStart {
  /** Null in games without a button. */
  readonly button: Seat | null;
  /** Those dealt in, in seat order, with the chips each may bet at most in this hand (LR17). */
  readonly players: readonly { readonly seat: Seat; readonly player: string; readonly stack: Cents }[];
  /** Cards of the deck that earlier hands have used up, where a deck goes on from hand to hand. Absent: none. */
  readonly used?: number;
  /** What hands without a winner have left in the pot, by whose it is. Absent: nothing. */
  readonly carried?: readonly CarriedShare[];
}

/** What a player has in a pot that nobody has won yet, and has back if the game ends before somebody does. */
export interface CarriedShare {
  readonly player: string;
  readonly amount: Cents;
}

/** Why a seat sits this hand out: a code for programs and one sentence for its station. */
export interface Waiting {
  readonly seat: Seat;
  readonly why: string;
  readonly message: string;
  /** True when the player could come in at once by asking to post. */
  readonly mayPost: boolean;
  /** Standing choices by which they could come in at once. Absent: none. */
  readonly choices?: readonly string[];
}

/** The seating of the next hand; `memory` must be kept even when there is none. */
export interface Seating<Start extends HandStart, Memory> {
  /** Null when too few are ready. */
  readonly start: Start | null;
  readonly memory: Memory;
  readonly waiting: readonly Waiting[];
}

/** Draws a whole number from 0 to n − 1, each as likely. The host supplies it; the result is kept in the start. */
export type Lot = (n: number) => number;

// ------------------------------------------------------------------------------------------------------- events

/** Where chips are. `seat:3` · `pot` · `carried`, which is the pot of the next hand · `collection:player-fee` · `jackpot:bad-beat`. */
export type ChipPlace = `seat:${number}` | 'pot' | 'carried' | `collection:${string}` | `jackpot:${string}`;

/**
 * What happened, in order: the hand history and the animation script. `cards` are null to a viewer who may not
 * know them. New games add kinds; a screen that does not know a kind shows its `text`.
 */
export type HandEvent =
  | {
      readonly kind: 'post';
      readonly seat: Seat;
      readonly what: string;
      readonly amount: Cents;
      /** Chips of it that lie in the pot at once, such as an ante. Absent: all of it is in front of the seat. */
      readonly dead?: Cents;
      readonly allIn: boolean;
    }
  | { readonly kind: 'street'; readonly name: string }
  /** `open` where they lie face up before a seat for all to see. */
  | {
      readonly kind: 'deal';
      readonly to: string;
      readonly cards: readonly (CardText | null)[];
      readonly open?: true;
      /** They lie in place of what lay there. Absent: beside it. */
      readonly replaces?: true;
    }
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly what: string;
      /** Chips added by this act, and the seat's total on the street after it. */
      readonly amount: Cents;
      readonly to: Cents;
      readonly allIn: boolean;
      /** True when the seat did not answer and the rules acted for it (LR23). */
      readonly absent: boolean;
    }
  /** Cards thrown away, face down: only their owner knows which. None where the player stands pat in a draw. */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly cards: readonly (CardText | null)[] }
  /** Cards that their owner has turned up for all to see. */
  | { readonly kind: 'exposed'; readonly seat: Seat; readonly cards: readonly CardText[] }
  /**
   * Hands set, or melds, before a seat: all of them as they lie now, in place of what lay there. `from` are the cards that
   * its player put down for it; `took` is the zone whose card they took.
   */
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly hands: readonly TableHand[];
      readonly from: readonly (CardText | null)[];
      readonly took?: string;
    }
  /** What one player pays another across the table. */
  | { readonly kind: 'paid'; readonly from: Seat; readonly to: Seat; readonly amount: Cents; readonly why: string }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly amount: Cents }
  /** `from` pays it, where it is taken from one seat and not from the pot. */
  | { readonly kind: 'collected'; readonly place: ChipPlace; readonly amount: Cents; readonly from?: Seat }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly cards: readonly CardText[]; readonly hand: string }
  /** What each of the open hands may expect of a pot that all of them share, in thousandths, while cards still come to them. */
  | { readonly kind: 'chances'; readonly of: readonly { readonly seat: Seat; readonly thousandths: number }[] }
  /** Chips of hands without a winner: into the pot of this hand as it begins, or out of it into that of the next. */
  | { readonly kind: 'carried'; readonly amount: Cents; readonly into: 'pot' | 'next-hand' }
  | { readonly kind: 'mucked'; readonly seat: Seat }
  | { readonly kind: 'fouled'; readonly seat: Seat }
  | {
      readonly kind: 'won';
      readonly seat: Seat;
      readonly amount: Cents;
      readonly from: string;
      readonly hand: string | null;
    }
  /** A jackpot of the house was hit. */
  | ({ readonly kind: 'jackpot' } & JackpotHit)
  /** Something everybody is told: who has the bank, where the action begins, that the discards are shuffled again. */
  | { readonly kind: 'told'; readonly text: string }
  /** Player-dealer games: how a bet came out. `won` and `lost` are what changed hands, `text` says it in words. */
  | ({ readonly kind: 'settled' } & BetResult);

/** A jackpot that the showdown of a hand has hit, as the rules see it; the house decides and pays. */
export interface JackpotHit {
  /** The jackpot's name as an account has it, `bad-beat`, and as it is posted. */
  readonly id: string;
  readonly name: string;
  /** Whose good hands were beaten, several when they are equal; none where the hand only had to be held. */
  readonly lost: readonly Seat[];
  /** Who beat them, or who held the hand. */
  readonly won: readonly Seat[];
  /** The beaten hand in words, and the best one. */
  readonly beaten: string | null;
  readonly best: string;
  /** The worth of the hand that counts, by the first ranking of the game: greater is better. */
  readonly worth: number;
}

/** How one bet of a player-dealer game came out. */
export interface BetResult {
  readonly seat: Seat;
  /** The spot, as the wager ask named it: `base`, `dragon-7`, `base@5` behind seat 5. */
  readonly spot: string;
  readonly amount: Cents;
  /** `win`, `lose`, `push`, `no-action` or the game's own word. */
  readonly result: string;
  /** Paid by the player-dealer beside the stake. */
  readonly won: Cents;
  /** Taken of the stake; the rest of it went back. */
  readonly lost: Cents;
  /** In one sentence, also what was not covered. */
  readonly text: string;
}

// -------------------------------------------------------------------------------------------------------- views

/**
 * One hand as one viewer may see it. Everything a screen draws, and nothing it may not know. Its kind says how it is
 * played: for a pot, or against a player-dealer.
 */
export type HandView = PotView | BankedView;

/** What every hand shows, however it is played. */
interface CommonView {
  readonly game: string;
  /** The street as people call it: `Before the flop`, `Flop`, … */
  readonly street: string;
  /** Null in games without a button. */
  readonly button: Seat | null;
  readonly seats: readonly SeatView[];
  /** Cards that belong to nobody: the board, a dealer's hand, a shoe. */
  readonly zones: readonly {
    readonly id: string;
    readonly label: string;
    /** Those that everybody may know. */
    readonly cards: readonly CardText[];
    /** What they come to, in words. Absent: nothing to say. */
    readonly text?: string;
    /** Cards beside them that lie face down until somebody turns them up. Absent: there are none. */
    readonly down?: number;
  }[];
  /** Seats that owe a decision now. */
  readonly turn: readonly Seat[];
  /** The viewer's own ask; null for the public and for seats that owe nothing. */
  readonly ask: Ask | null;
  readonly events: readonly HandEvent[];
  readonly over: boolean;
}

/** A hand that is played for a pot, or in which players pay each other across the table. */
export interface PotView extends CommonView {
  readonly kind: 'pot';
  /** Main pot first. Bets of the current street are in front of the seats, not yet in here. */
  readonly pots: readonly { readonly label: string; readonly amount: Cents; readonly seats: readonly Seat[] }[];
  /** Nobody checks, bets or folds to a bet in this game, so there is nothing to choose ahead. Absent: they do. */
  readonly betting?: false;
}

/** A hand that is played against a player-dealer: the bank, the bets and where they stand. */
export interface BankedView extends CommonView {
  readonly kind: 'banked';
  /** Null until somebody has taken the bank. `hand` is the first or the second in a row. */
  readonly dealer: {
    readonly seat: Seat;
    readonly hand: number;
    /** Null until it is posted. */
    readonly wager: Cents | null;
    /** What is still in action while bets are settled, and in the end. */
    readonly left: Cents;
  } | null;
  /** `offer`, `bank`, `bets`, `play` or `over`. */
  readonly stage: string;
  /** Dice that were thrown, as soon as the cup is opened; empty where there are none. */
  readonly dice: readonly number[];
  /** Where the action begins, in words, once that is known. */
  readonly action: { readonly position: string; readonly text: string } | null;
  /** The way the game goes from the player-dealer, clockwise or not; their own is among them where they have cards to set. `id` is the seat's number, or a letter where nobody has their own place. */
  readonly positions: readonly PositionView[];
  /** Every bet on the table, in the order in which it was placed on it. Bets not yet locked are the bettor's secret. */
  readonly bets: readonly BetView[];
  /** Results of the hands played, oldest first, of this shoe and of the one before it; words of the game. */
  readonly results: readonly string[];
  readonly previous: readonly string[];
  /** Cards used of the deck, and after how many it is changed; null where every hand has a fresh one. */
  readonly shoe: { readonly used: number; readonly cut: number; readonly cards: number } | null;
  /** Table limits and pay tables in words, the limits of a base wager first. */
  readonly posted: readonly string[];
  /** What the player-dealer pays for the bank, in words; null when nothing. */
  readonly dealerFee: string | null;
  /** Who turns up the cards of an open hand: of those who bet on it whoever bet most. Absent: nobody does. */
  readonly turns?: readonly { readonly zone: string; readonly seat: Seat }[];
  /** The table's display of its shoe with the game's names, where the results are those of one and there is a display. */
  readonly tracked: Tracked | false;
}

export interface PositionView {
  readonly id: string;
  readonly seat: Seat | null;
  /** Who decides for the position; null when nobody bets there. */
  readonly decides: Seat | null;
  readonly hands: readonly TableHand[];
}

/** One hand of cards on the table: after a split or a setting there are several, and so many as there are melds. */
export interface TableHand {
  readonly label: string;
  readonly cards: readonly (CardText | null)[];
  /** What it comes to, in words; empty while there is nothing to say. */
  readonly text: string;
  /** True while its decisions are being taken. */
  readonly playing: boolean;
  /** Its cards are seen by this viewer alone: face down to everybody else. Absent: they are not. */
  readonly hidden?: true;
}

export interface BetView {
  readonly seat: Seat;
  /** Id of the position it lies on. */
  readonly position: string;
  readonly spot: string;
  readonly label: string;
  readonly amount: Cents;
  /** Null until it is settled. */
  readonly result: BetResult | null;
}

export interface SeatView {
  readonly seat: Seat;
  readonly stack: Cents;
  /** Chips in front of the seat on this street. */
  readonly bet: Cents;
  readonly state: 'in' | 'all-in' | 'folded';
  /** Own or tabled cards; null for each card face down. Empty once folded or mucked, except to their owner. */
  readonly cards: readonly (CardText | null)[];
  /** The made hand in words, for the owner or once tabled. */
  readonly hand: string | null;
  /** Which of the shown and zone cards make it. */
  readonly plays: readonly CardText[];
  /** Those of its cards that lie face up for all to see, as in stud. Absent: none. */
  readonly open?: readonly CardText[];
  /** How many cards it has drawn on this street, 0 for standing pat. Absent: no draw, or its turn is to come. */
  readonly drew?: number;
  /** Hands set, or melds, that lie before it. Absent: none. */
  readonly laid?: readonly TableHand[];
  /** What its open hand may expect of the pot, in thousandths, until the next card comes. Absent: nobody has reckoned that. */
  readonly chance?: number;
  /** Won from pots, and what it has from other players beyond what it has paid them. */
  readonly won: Cents;
}

// ------------------------------------------------------------------------------------------------------ outcome

/** Chips that change place when a hand is settled. `why` names the bet, pot or fee. */
export interface Move {
  readonly from: ChipPlace;
  readonly to: ChipPlace;
  readonly amount: Cents;
  readonly why: string;
}

/** Every chip of a finished hand: who, from which pot or bet, why. The moves add up to the change in each stack. */
export interface Outcome {
  readonly moves: readonly Move[];
  readonly stacks: readonly { readonly seat: Seat; readonly before: Cents; readonly after: Cents }[];
  /** Main pot first, after collections; shares in the order they were pushed. */
  readonly pots: readonly {
    readonly label: string;
    readonly amount: Cents;
    readonly shares: readonly { readonly seat: Seat; readonly amount: Cents; readonly hand: string | null }[];
  }[];
  /** Player-dealer games: how each bet came out. */
  readonly bets?: readonly BetResult[];
  /** The jackpots of the house that it has hit. Absent: none. */
  readonly jackpots?: readonly JackpotHit[];
  /** Seats whose cards became public. */
  readonly shown: readonly Seat[];
  /** What was shown, in words; several entries for a seat with several hands. */
  readonly hands: readonly { readonly seat: Seat; readonly hand: string }[];
}

// ----------------------------------------------------------------------------------------------------- the game

/**
 * One game. `State` belongs to the game alone: nobody else looks inside it, and it is never stored, for replay makes
 * it again. `Rules`, `Start` and `Memory` are stored, so each has a schema.
 */
export interface Game<Rules, Start extends HandStart, State, Memory, View extends HandView = HandView> {
  readonly id: string;
  readonly name: string;
  /** Options with defaults. Each field's `.meta()` gives `title`, `unit` and `source`; see `OptionMeta`. */
  readonly rules: z.ZodType<Rules>;
  readonly start: z.ZodType<Start>;
  readonly memory: z.ZodType<Memory>;
  /** Fewest and most seats that can be dealt in. */
  seats(rules: Rules): { readonly min: number; readonly max: number };
  /** The standing choices that players have under these rules. Absent: none. */
  choices?(rules: Rules): readonly StandingChoice[];
  /** What a new table remembers: nothing yet. */
  newMemory(): Memory;
  /** Who is dealt in next, who posts what, where the button goes. */
  seatHand(rules: Rules, memory: Memory, occupants: readonly Occupant[], lot: Lot): Seating<Start, Memory>;
  /** The cards of the game in a fixed order; the host shuffles and seals them. */
  deck(rules: Rules): Card[];
  /**
   * Whether the next hand goes on with the deck of the last one, as a shoe does until the cut card. Absent: never.
   * Then `begin` is given the very deck that the last hand had, and the start's `used` says how much of it is gone.
   */
  continues?(rules: Rules, memory: Memory): boolean;
  /**
   * The memory as it is when that deck cannot go on: it was of another make, it cannot be opened, or nobody can tell how
   * much of it is gone. No card is dealt twice. Comes with `continues`.
   */
  freshDeck?(memory: Memory): Memory;
  begin(rules: Rules, start: Start, deck: readonly Card[]): State;
  /**
   * Where each card of the deck goes when a hand runs its full length: entry 0 names the zone of `deck[0]`, and so on.
   * Zones are a seat's number as text (`3`), `board`, `dealer`, `player`, `banker`, `burn`, …: the very names that
   * `deal` events carry in `to`. The list ends where the order begins to depend on decisions (draws, hits); from there
   * on each `deal` event takes the next cards of the deck in the order in which it names them. Scenario files and
   * test benches place named cards with it.
   */
  dealOrder(rules: Rules, start: Start): readonly string[];
  /** Every decision now owed, with its legal range. None: the hand is over. */
  asks(state: State): readonly Ask[];
  /** Refused decisions change nothing; states are never changed in place. */
  decide(state: State, seat: Seat, decision: Decision): Result<State, Refusal>;
  /** What the rules do for a seat that does not answer (LR23). Only for a seat that owes a decision. */
  absent(state: State, seat: Seat): State;
  /** A floorman's ruling (LR9). Refused when it makes no sense now. */
  rule(state: State, ruling: Ruling): Result<State, Refusal>;
  /**
   * The only place where cards are hidden. `open` is what the public sees of the same state, where it is known already:
   * what a seat sees just so may be taken from it, as the very same objects. It changes nothing of what is seen.
   */
  view(state: State, viewer: Viewer, open?: View): View;
  /** Only for a hand that is over. */
  outcome(state: State): Outcome;
  /** How the game is played under these rules, for people who sit at it. */
  explain(rules: Rules): readonly RuleText[];
  /** Why a jackpot cannot be played for in this game, in one sentence; null when it can. Absent: none can. */
  jackpotFault?(rules: Rules, jackpot: JackpotQualifier): string | null;
  /** What wins a jackpot, in one sentence for those who sit there. Comes with `jackpotFault`. */
  jackpotText?(rules: Rules, jackpot: JackpotQualifier): string;
  /** The odds of every bet against a player-dealer under these rules. Absent: the game is played for a pot. */
  odds?(rules: Rules, how: PlayedOut): readonly BetOdds[];
  /** What a finished hand leaves to the next one. `memory` is what `seatHand` returned for this hand. */
  after(state: State, memory: Memory): Memory;
  /**
   * What is in the pot for the next hand, from hands that nobody won. Absent: a hand always has a winner.
   */
  carried?(memory: Memory): readonly CarriedShare[];
  /** The memory once that has been given back to whose it is. Comes with `carried`. */
  withoutCarried?(memory: Memory): Memory;
  /**
   * What a hand that was voided leaves to the next one: the deal is given again, nobody gains or owes by it.
   * `memory` is what `seatHand` returned for this hand.
   */
  voided(state: State, memory: Memory): Memory;
}

/** What `bin/dealerless rules` prints beside each option. */
export interface OptionMeta {
  readonly title: string;
  /** `money` options are cents inside and dollars in files. */
  readonly unit: 'money' | 'seats' | 'count' | 'choice' | 'yes or no' | 'schedule';
  /** Rule number, or document and lines. */
  readonly source: string;
}
