/**
 * Baccarat with a choice: one hand for all players, and a third card shared by everyone who takes it. A style is what
 * distinguishes these games: who may do what, and when the player-dealer draws.
 */
import { bankerDraws, totalOf } from '../baccarat/tableau.ts';

export type DrawChoice = 'stand' | 'hit' | 'double' | 'surrender';

export interface Style {
  /**
   * What a player may do with a total, against a player-dealer's open card of a given value. If there is only one
   * choice, it is mandatory.
   */
  choices(total: number, up: number): readonly DrawChoice[];
  /** Whether the third card comes even if everyone who could take it stands. */
  completes: boolean;
  /** Whether an eight or nine with two cards, on either hand, ends the drawing. */
  naturals: boolean;
  /** Whether the player-dealer draws; `third` is the value of the shared card, null when none came. */
  draws(total: number, third: number | null): boolean;
  /** Whether players may bet on a tie once they have seen their cards. */
  lateTie: boolean;
  /** Whether a position's tie is settled first. */
  tieFirst: boolean;
}

const STAND: readonly DrawChoice[] = ['stand'];
const HIT: readonly DrawChoice[] = ['hit'];

/** The house way is the same for all three: hit with five or less, stand with more (000:5828-5830; 004:1913-1917). */
export const houseChoice = (total: number): DrawChoice => (total <= 5 ? 'hit' : 'stand');

/** 21st Century Baccarat 8.2 (000:5728-5826). */
export const VERSION_8_2: Style = {
  choices: (total, up) => (total >= 6 ? STAND : total === 5 && (up === 5 || up === 6) ? ['stand', 'hit'] : HIT),
  completes: true, // 000:5739-5743
  naturals: true,
  draws: (total, third) => bankerDraws(total, third),
  lateTie: false,
  tieFirst: false,
};

const ALL: readonly DrawChoice[] = ['stand', 'hit', 'double', 'surrender'];
const MUST_DRAW: readonly DrawChoice[] = ['hit', 'double', 'surrender'];

/** 21st Century Baccarat, Face Up Version (004:1783-1972). */
export const FACE_UP: Style = {
  choices: (total) => (total >= 7 ? STAND : total >= 5 ? ALL : MUST_DRAW),
  completes: false,
  naturals: false,
  draws: (total) => total <= 5,
  lateTie: true,
  tieFirst: true, // 004:1841-1879
};

/** Community Baccarat (003:1846-1867). */
export const communityStyle = (naturals: boolean): Style => ({
  choices: (total) => (total >= 6 ? STAND : total === 5 ? ['stand', 'hit'] : HIT),
  completes: false,
  naturals,
  draws: (total, third) => total <= 3 || (total <= 5 && third !== null && third >= 2 && third <= 7),
  lateTie: false,
  tieFirst: false,
});

/** Whether the drawing is over with the first four cards. */
export const isFrozen = ({ naturals }: Style, player: readonly number[], dealer: readonly number[]): boolean =>
  naturals && (totalOf(player) >= 8 || totalOf(dealer) >= 8);
