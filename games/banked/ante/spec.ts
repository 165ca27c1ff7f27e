/**
 * Ante games: everyone bets an ante before the deal, looks at some cards, and then either puts out a Play based on the
 * ante, or folds. Three card poker, Caribbean Stud and Ultimate Texas Hold'em are such games; each describes here what
 * it adds.
 */
import type { Card } from '../../card.ts';
import type { BetKind, Judged } from '../bet.ts';
import type { AnteRules } from './rules.ts';

/** What the bets on a position see. */
export interface SeenAnte {
  readonly hand: readonly Card[];
  readonly dealer: readonly Card[];
  /** The community cards; none in most games. */
  readonly board: readonly Card[];
  /** Whether the bettor has folded on this position. */
  readonly folded: boolean;
}

/** What a player may do instead of folding or checking: a Play of a multiple of the ante. */
export interface PlayOption {
  /** `play`, `play-4`. */
  readonly id: string;
  readonly label: string;
  readonly times: number;
}

/** One look at the cards, with its decision. */
export interface Look {
  readonly name: string;
  /** Community cards open by then. */
  readonly board: number;
  /** The largest Play first. */
  readonly plays: readonly PlayOption[];
  /** What a player who does not play does instead: at the last look, fold. */
  readonly otherwise: 'check' | 'fold';
}

/** What one player knows when deciding. */
export interface Known {
  readonly hand: readonly Card[];
  readonly board: readonly Card[];
  /** The player-dealer's open cards. */
  readonly open: readonly Card[];
}

export interface AnteSpec<Rules extends AnteRules> {
  readonly id: string;
  readonly name: string;
  /** Cards of every hand. */
  readonly cards: number;
  /** The index of the player-dealer's card that is turned up with the deal, from 0; null for none. */
  readonly up: number | null;
  readonly looks: (rules: Rules) => readonly Look[];
  /** Bets before the deal, in layout order. */
  readonly bets: (rules: Rules) => readonly BetKind<SeenAnte>[];
  readonly play: (rules: Rules) => Judged<SeenAnte>;
  /** Kinds of bet on a position in the order of settlement, `play` among them. */
  readonly order: (rules: Rules) => readonly string[];
  /** Kinds of bet that a fold does not lose. */
  readonly outliveFold: (rules: Rules) => readonly string[];
  /**
   * The index of the player-dealer's card that places the action button, from 0; null: the action begins at the left.
   */
  readonly actionCard: (rules: Rules) => number | null;
  /** The house way: the id of a play, `check` or `fold`. */
  readonly houseWay: (rules: Rules, look: number, known: Known) => string;
  /** A hand in words, with the open community cards. */
  readonly inWords: (rules: Rules, hand: readonly Card[], board: readonly Card[]) => string;
  /** Whether the player-dealer qualifies; announced at the showdown. */
  readonly qualifies: (rules: Rules, dealer: readonly Card[], board: readonly Card[]) => boolean;
  readonly posted: (rules: Rules) => readonly string[];
  /** The house way, decision by decision, in words. */
  readonly houseWayInWords: readonly string[];
}

/** The bet that starts every ante game. */
export const ANTE = 'ante';
/** The bet that a player adds after a look at the cards. */
export const PLAY = 'play';
