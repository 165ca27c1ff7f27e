/**
 * Baccarat with a choice: one hand for all players, and a third card that everybody who takes it shares. A style is what
 * tells the games of it apart: who may do what, and when the player-dealer draws.
 */
import { bankerDraws, totalOf } from '../baccarat/tableau.ts';

export type DrawChoice = 'stand' | 'hit' | 'double' | 'surrender';

export interface Style {
  /** What a player may do with a total, the player-dealer showing a card that counts so much. The first one alone: they must. */
  choices(total: number, up: number): readonly DrawChoice[];
  /** Whether the third card comes out though everybody who could take it stands. */
  completes: boolean;
  /** Whether eight or nine with two cards, on either hand, ends the drawing. */
  naturals: boolean;
  /** Whether the player-dealer draws; `third` is what the shared card counts, null when none came. */
  draws(total: number, third: number | null): boolean;
  /** Whether players may bet on a tie once they have seen their cards. */
  lateTie: boolean;
  /** Whether a position is settled with its tie first. */
  tieFirst: boolean;
}

const STAND: readonly DrawChoice[] = ['stand'];
const HIT: readonly DrawChoice[] = ['hit'];

/** The house way is one for all three: hit with five and less, stand with more (000:5828-5830; 004:1913-1917). */
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
