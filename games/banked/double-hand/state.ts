/** A round of Double Hand Poker and the other games of piles. States are never changed in place. */
import type { Card } from '../../card.ts';
import { invariant } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import type { BankedTable } from '../table.ts';
import type { Round } from '../variant.ts';
import type { DoubleHandRules, PileRules } from './rules.ts';
import type { Setting } from './setting.ts';
import type { HandStyle } from './style.ts';

/** A table of a game whose cards go out in piles, whatever hands they make. */
export type PileTable = BankedTable<PileRules>;
export type DoubleHandTable = BankedTable<DoubleHandRules>;

export interface DoubleHandRound extends Round {
  readonly style: HandStyle;
  /** The player-dealer picks a pile, everyone sets, then the player-dealer does; then all hands are open. */
  readonly stage: 'pile' | 'set' | 'dealer' | 'done';
  /** The cards of each position, including the player-dealer's; empty before the piles go out. */
  readonly hands: ReadonlyMap<string, readonly Card[]>;
  /** The house's settings for the positions in play and the player-dealer's. */
  readonly houseWays: ReadonlyMap<string, Setting>;
  /** Who sets the hand of each position; a position that is missing is set the house way. */
  readonly deciders: ReadonlyMap<string, Seat>;
  readonly settings: ReadonlyMap<string, Setting>;
}

export function handAt({ hands }: Pick<DoubleHandRound, 'hands'>, position: string): readonly Card[] {
  const cards = hands.get(position);
  invariant(cards !== undefined, () => `no cards at the position ${position}`);
  return cards;
}

export function settingAt({ settings }: Pick<DoubleHandRound, 'settings'>, position: string): Setting {
  const setting = settings.get(position);
  invariant(setting !== undefined, () => `the hand of the position ${position} is not set`);
  return setting;
}

export function houseWayAt({ houseWays }: Pick<DoubleHandRound, 'houseWays'>, position: string): Setting {
  const setting = houseWays.get(position);
  invariant(setting !== undefined, () => `the position ${position} is not in play`);
  return setting;
}
