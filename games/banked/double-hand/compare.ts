/** Two hands against the player-dealer's two; the player-dealer wins copies (000:1919-1941; 004:1727-1734). */
import { rankBack, rankFront } from './ranks.ts';
import type { HandRules } from './rules.ts';
import type { Setting } from './setting.ts';

export interface Comparison {
  readonly front: 'better' | 'copy' | 'worse';
  readonly back: 'better' | 'copy' | 'worse';
  readonly verdict: 'win' | 'push' | 'lose';
}

/** Compares a player's two hands with the player-dealer's. */
export function compare(player: Setting, dealer: Setting, rules: HandRules): Comparison {
  const front = against(rankFront(player.front, rules), rankFront(dealer.front, rules));
  const back = against(rankBack(player.back, rules), rankBack(dealer.back, rules));
  const won = [front, back].filter((one) => one === 'better').length;
  return { front, back, verdict: won === 2 ? 'win' : won === 0 ? 'lose' : 'push' };
}

const against = (mine: number, theirs: number): Comparison['front'] =>
  mine === theirs ? 'copy' : mine > theirs ? 'better' : 'worse';
