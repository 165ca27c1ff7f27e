/** A player's two hands against the player-dealer's; the player-dealer wins copies (000:2647-2652; 004:660-667). */
import type { Ranked } from './setting.ts';

export interface TileComparison {
  readonly low: 'better' | 'copy' | 'worse';
  readonly high: 'better' | 'copy' | 'worse';
}

/** The parts of a setting that are compared. */
type Ranks = Pick<Ranked, 'lowRank' | 'highRank'>;

export function compare(player: Ranks, dealer: Ranks): TileComparison {
  return {
    low: against(player.lowRank, dealer.lowRank),
    high: against(player.highRank, dealer.highRank),
  };
}

const against = (mine: number, theirs: number): TileComparison['low'] =>
  mine === theirs ? 'copy' : mine > theirs ? 'better' : 'worse';
