/**
 * Two hands of two against the player-dealer's two: the player-dealer wins copies, zero against zero is a push
 * (004:198-201, 004:322-341).
 */
import type { Setting } from '../double-hand/setting.ts';
import { rankTwo, ZERO } from './rank.ts';
import type { NinesUpRules } from './rules.ts';

type Half = 'better' | 'copy' | 'worse' | 'zero';

export interface NinesComparison {
  readonly front: Half;
  readonly back: Half;
  readonly verdict: 'win' | 'push' | 'lose';
}

/** Two hands by their values (`rankTwo`). */
export interface Worth {
  readonly front: number;
  readonly back: number;
}

export const worthOf = ({ front, back }: Setting): Worth => ({ front: rankTwo(front), back: rankTwo(back) });

/**
 * Compares a player's two hands with the player-dealer's. When one half pushes, the other decides alone; when both
 * push, so does the wager.
 */
export function compareNines(player: Worth, dealer: Worth, { zeros }: Pick<NinesUpRules, 'zeros'>): NinesComparison {
  const front = half(player.front, dealer.front, zeros);
  const back = half(player.back, dealer.back, zeros);
  const won = Number(front === 'better') + Number(back === 'better');
  const decided = Number(front !== 'zero') + Number(back !== 'zero');
  const pushed = decided === 0 || (won > 0 && won < decided);
  return { front, back, verdict: pushed ? 'push' : won > 0 ? 'win' : 'lose' };
}

function half(mine: number, theirs: number, zeros: NinesUpRules['zeros']): Half {
  if (mine === theirs) return mine === ZERO && zeros === 'push' ? 'zero' : 'copy';
  return mine > theirs ? 'better' : 'worse';
}
