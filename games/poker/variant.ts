import type { Card } from '../card.ts';
import type { Ranking } from '../ranking/ranking.ts';
import type { Defaults } from './rules.ts';

/** One pot game as a page of data: which cards, how they come, what wins. Everything else the poker core knows. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  /** The cards of the game in a fixed order. */
  readonly deck: readonly Card[];
  readonly maxSeats: number;
  readonly streets: readonly Street[];
  /** What the pot goes to. With two, the first takes the odd chip, and all of it when nobody has the second. */
  readonly rankings: readonly [Ranking] | readonly [Ranking, Ranking];
  /** Option defaults that differ from game to game. */
  readonly defaults: Defaults;
}

/** What happens to the cards, and the betting after it. */
export interface Street {
  /** As people call it: `Flop`. */
  readonly name: string;
  /** In order, before the betting. */
  readonly steps: readonly Step[];
  /** Which of the two limits bets are made at in split limit (V-SL2). */
  readonly limit: 'lower' | 'higher';
  /** Where the action starts (LR29). */
  readonly opens: 'after-the-blinds' | 'left-of-button';
  /** The fee that falls due as these cards come; `player` is due once there will be a board (LD13). */
  readonly fee: 'player' | 'turn' | 'river' | null;
}

/** So many cards face down to every hand still live, face up to the board, or thrown away out of every live hand. */
export interface Step {
  readonly kind: 'hole' | 'board' | 'discard';
  readonly count: number;
}

/**
 * The four streets of the hold'em family (LD15-LD17), which differ in the number of hole cards and in when one of them
 * is thrown away, if at all (000:1764-1768).
 */
export function flopStreets(hole: number, discard: 'before the flop' | 'after the flop' | null = null): Street[] {
  const flop: Step = { kind: 'board', count: 3 };
  const away: Step = { kind: 'discard', count: 1 };
  const flopSteps = discard === null ? [flop] : discard === 'before the flop' ? [away, flop] : [flop, away];
  const card: Step = { kind: 'board', count: 1 };
  return [
    {
      name: 'Before the flop',
      steps: [{ kind: 'hole', count: hole }],
      limit: 'lower',
      opens: 'after-the-blinds',
      fee: null,
    },
    { name: 'Flop', steps: flopSteps, limit: 'lower', opens: 'left-of-button', fee: 'player' },
    { name: 'Turn', steps: [card], limit: 'higher', opens: 'left-of-button', fee: 'turn' },
    { name: 'River', steps: [card], limit: 'higher', opens: 'left-of-button', fee: 'river' },
  ];
}
