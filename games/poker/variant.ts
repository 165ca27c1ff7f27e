import type { Card } from '../card.ts';
import type { Cents } from '../money.ts';
import type { Ranking } from '../ranking/ranking.ts';
import type { Betting } from './rules.ts';

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
  readonly defaults: { readonly betting: Betting; readonly ante?: Cents };
}

/** A round of cards and the betting after it. */
export interface Street {
  /** As people call it: `Flop`. */
  readonly name: string;
  readonly deal: readonly Dealing[];
  /** Which of the two limits bets are made at in split limit (V-SL2). */
  readonly limit: 'lower' | 'higher';
  /** Where the action starts (LR29). */
  readonly opens: 'left-of-big-blind' | 'left-of-button';
  /** The fee that falls due as these cards come; `player` is due once there will be a board (LD13). */
  readonly fee: 'player' | 'turn' | 'river' | null;
}

/** Cards that go face down to every hand still live, or face up to the board. */
export interface Dealing {
  readonly to: 'hole' | 'board';
  readonly count: number;
}

/** The four streets of the hold'em family, which differ in the number of hole cards (LD15-LD17). */
export function flopStreets(hole: number): readonly Street[] {
  return [
    {
      name: 'Before the flop',
      deal: [{ to: 'hole', count: hole }],
      limit: 'lower',
      opens: 'left-of-big-blind',
      fee: null,
    },
    { name: 'Flop', deal: [{ to: 'board', count: 3 }], limit: 'lower', opens: 'left-of-button', fee: 'player' },
    { name: 'Turn', deal: [{ to: 'board', count: 1 }], limit: 'higher', opens: 'left-of-button', fee: 'turn' },
    { name: 'River', deal: [{ to: 'board', count: 1 }], limit: 'higher', opens: 'left-of-button', fee: 'river' },
  ];
}
