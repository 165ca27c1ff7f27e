/** A round of Pai Gow Tiles. States are never changed in place. */
import type { Card } from '../../card.ts';
import { invariant } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import type { BankedTable } from '../table.ts';
import type { Round } from '../variant.ts';
import type { TilesRules } from './rules.ts';
import type { TileSetting } from './setting.ts';

export type TilesTable = BankedTable<TilesRules>;

export interface TilesRound extends Round {
  /** The player-dealer says how to deal, everyone sets, then the player-dealer does; then all hands are open. */
  readonly stage: 'stack' | 'at-a-time' | 'set' | 'dealer' | 'done';
  /** The stack with which dealing begins, counted from 0. */
  readonly stack: number;
  /** Four tiles for each position, including the player-dealer's; empty before they are dealt. */
  readonly hands: ReadonlyMap<string, readonly Card[]>;
  /** The house's settings for the positions in play and the player-dealer's. */
  readonly houseWays: ReadonlyMap<string, TileSetting>;
  /** Who sets the hand of each position; a position that is missing is set the house way. */
  readonly deciders: ReadonlyMap<string, Seat>;
  readonly settings: ReadonlyMap<string, TileSetting>;
}

export function handAt({ hands }: Pick<TilesRound, 'hands'>, position: string): readonly Card[] {
  const tiles = hands.get(position);
  invariant(tiles !== undefined, () => `no tiles at the position ${position}`);
  return tiles;
}

export function settingAt({ settings }: Pick<TilesRound, 'settings'>, position: string): TileSetting {
  const setting = settings.get(position);
  invariant(setting !== undefined, () => `the hand of the position ${position} is not set`);
  return setting;
}

export function houseWayAt({ houseWays }: Pick<TilesRound, 'houseWays'>, position: string): TileSetting {
  const setting = houseWays.get(position);
  invariant(setting !== undefined, () => `the position ${position} is not in play`);
  return setting;
}
