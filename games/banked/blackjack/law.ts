/**
 * A game of the blackjack family as data: the count of cards, which hands are naturals, who wins, which decisions there
 * are, and the order of events. A game's page makes it from its options (`lawOf`); the round, the settlement and the
 * odds read nothing else.
 */
import type { BankedRules } from '../rules.ts';

/** The ratio that a won bet pays. */
export type Payoff = '1-to-1' | '3-to-2' | '2-to-1' | '6-to-5';

/** Which natural a hand is; null for none. */
export type Natural = 'jokers' | 'aces' | 'bonus' | null;

/** A natural is made of a position's first two cards. */
export interface NaturalLaw {
  readonly id: Exclude<Natural, null>;
  /** Two jokers; two cards of which each is a joker or an ace; an ace with a ten-value that is a bonus card. */
  readonly made: 'two-jokers' | 'jokers-and-aces' | 'ace-and-bonus';
  /** The name on the screens. */
  readonly text: string;
  readonly pays: Payoff;
}

/** A count from which something stops, depending on whether an ace counts 11 in it. */
export interface Stops {
  readonly hard: number;
  readonly soft: number;
}

/**
 * What a busted hand of 3, 4, 5, 6, 7 and 8 or more cards pays, to 1 (000:5237-5262; 001:2175-2191; 004:2836-2850;
 * 004:3275-3289).
 */
export const BUSTER_PAYS = {
  a: [1, 3, 6, 30, 100, 200],
  b: [1, 3, 5, 25, 100, 200],
  c: [2, 2, 4, 12, 50, 250],
  'casino-real': [2, 2, 4, 15, 50, 250],
  betwiser: [2, 2, 4, 18, 50, 200],
  '8.0': [1, 3, 5, 25, 100, 500],
} as const;

/** Options that several games have; `options.ts` describes them for a schema. */
export interface FamilyRules extends BankedRules {
  readonly decks: number;
  readonly cutAfter: number | null;
}

export interface Law extends FamilyRules {
  /** The highest count that is not over. */
  readonly target: 21 | 22;
  /** A hand with a joker is worth the target and draws no more, or a joker counts as an ace. */
  readonly joker: 'whole' | 'ace';
  readonly hasJokers: boolean;
  /** Best first. */
  readonly naturals: readonly NaturalLaw[];
  /** Ten-values of the rank ten are not bonus cards. */
  readonly plainTens: boolean;
  /** The first natural in the list beats the others, at 1 to 1; otherwise all naturals are equal. */
  readonly bestNaturalWins: boolean;
  /** When both have the same natural: a push, or the player is paid as against any hand. */
  readonly bothNatural: 'push' | 'win';

  /**
   * A hand that is over ranks below every hand that is not; or the nearer to the target is the better, under before
   * over.
   */
  readonly order: 'under-first' | 'nearest';
  /** The count one past the target: over, or not over and below every count that is under. */
  readonly plain22: 'over' | 'under';
  /** Both over, the player nearer. */
  readonly overNearer: 'win' | 'push' | 'lose';
  /** Both over by the same count. */
  readonly overEqual: 'push' | 'lose';
  /** What saves a player who would lose with both over: three eights, or 7-8-9 of a suit, or the very same cards. */
  readonly overSaves: 'none' | 'dealer-888' | 'same-cards' | 'dealer-suited-789';
  /** Counts at which the player-dealer wins ties. */
  readonly equalLoses: readonly number[] | 'all';

  /** Hard counts up to this one must be hit. */
  readonly mustHit: number;
  /** Counts from which a player must stand. */
  readonly mustStand: Stops;
  /** Counts from which a player stands when played the house way. */
  readonly houseStands: Stops;
  /** Counts from which the player-dealer stands by rule, or when they do not answer. */
  readonly dealerStands: Stops;
  /**
   * Where the player-dealer has a choice: counts up to which they must hit, and from which they must stand. Null: no
   * choice.
   */
  readonly dealerChooses: { readonly mustHit: number; readonly mustStand: Stops } | null;

  /**
   * The player-dealer's second card comes face down with the others' or after their play; or the first is dealt face
   * down.
   */
  readonly dealerCards: 'second-late' | 'second-down' | 'first-down' | 'one-down';
  /** At whose left the deal begins; or at the action button, with the player-dealer where their position is. */
  readonly dealFrom: 'player-dealer' | 'house-dealer' | 'button';
  /** The players' first two cards are dealt face down. */
  readonly playersDown: boolean;
  /** All hands stay as they are when the player-dealer shows a joker. */
  readonly freezes: boolean;
  /** The open cards with which the player-dealer checks the face-down one: a natural ends the hand. */
  readonly peeks: 'never' | 'ace' | 'ace-or-bonus' | 'always';
  /** Insurance when an ace is open: none, half the wager, or up to half. */
  readonly insurance: 'no' | 'half' | 'up-to-half';

  readonly surrender: 'no' | 'not-against-joker' | 'not-against-ace-or-joker' | 'first-two' | 'up-to-20';
  readonly surrenderUnit: number;
  readonly splits: number;
  readonly splitTens: 'any' | 'same-rank';
  readonly splitAces: 'no' | 'one-card';
  readonly doubles: 'no' | 'below-20' | 'any-two' | 'not-what-must-stand';
  readonly doubleAfterSplit: boolean;
  readonly doubleForLess: boolean;
  readonly doubleFaceDown: boolean;
  readonly extraReturned: 'dealer-natural' | 'dealer-second-joker' | 'never';

  /**
   * Where settlement begins: by the player-dealer's second card, by dice, or at the house dealer's right, going back.
   */
  readonly settles: 'card' | 'dice' | 'house-dealer-right';
  /** From where the places that a card selects are counted. */
  readonly countsFrom: 'player-dealer' | 'house-dealer';
  /** Bonus cards are lettered, and count 8 to 11 for the action button. */
  readonly lettered: boolean;
  /** Players' naturals are paid before everything else. */
  readonly naturalsFirst: boolean;
  readonly bonusOrder: 'position' | 'last';
  readonly bonusStep: number;

  readonly buster: 'none' | keyof typeof BUSTER_PAYS;
  readonly busterMin: number;
  readonly busterMax: number;
  readonly busterUpToBase: boolean;
  readonly busterBackline: boolean;
  readonly upcardLuck: boolean;
  readonly upcardMin: number;
  readonly upcardMax: number;
  readonly redFlex: boolean;
  readonly redFlexMin: number;
  readonly redFlexMax: number;
}

/** The law's bonus-bet options, for games that have no bonus bets. */
export const NO_BONUS_BETS = {
  ...{ bonusOrder: 'position', bonusStep: 1 },
  ...{ buster: 'none', busterMin: 0, busterMax: 0, busterUpToBase: false, busterBackline: false },
  ...{ upcardLuck: false, upcardMin: 0, upcardMax: 0 },
  ...{ redFlex: false, redFlexMin: 0, redFlexMax: 0 },
} as const satisfies Partial<Law>;
