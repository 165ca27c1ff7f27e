/** What the bets come to: both hands must beat the player-dealer's, and copies are his (000:1919-1941; 004:1727-1734). */

import { betsOn } from '../table.ts';
import type { Due } from '../variant.ts';
import { rankBack, rankFront } from './ranks.ts';
import { inOrder } from './round.ts';
import type { HandRules } from './rules.ts';
import type { Setting } from './setting.ts';
import { type DoubleHandRound, type DoubleHandTable, settingAt } from './state.ts';

export interface Comparison {
  readonly front: 'better' | 'copy' | 'worse';
  readonly back: 'better' | 'copy' | 'worse';
  readonly verdict: Due['verdict'];
}

/** Holds a player's two hands against the player-dealer's. */
export function compare(player: Setting, dealer: Setting, rules: HandRules): Comparison {
  const front = against(rankFront(player.front, rules), rankFront(dealer.front, rules));
  const back = against(rankBack(player.back, rules), rankBack(dealer.back, rules));
  const won = [front, back].filter((one) => one === 'better').length;
  return { front, back, verdict: won === 2 ? 'win' : won === 0 ? 'lose' : 'push' };
}

const against = (mine: number, his: number): Comparison['front'] =>
  mine === his ? 'copy' : mine > his ? 'better' : 'worse';

/** Every bet, position by position from the action button clockwise. Even money. */
export function duesOf(table: DoubleHandTable, round: DoubleHandRound): readonly Due[] {
  const dealer = settingAt(round, table.dealerPosition);
  return inOrder(table).flatMap(({ id }) => {
    const comparison = compare(settingAt(round, id), dealer, table.rules);
    const { verdict } = comparison;
    const text = inWords(comparison);
    return betsOn(table, id).map((bet) => ({
      bet,
      verdict,
      amount: verdict === 'push' ? 0 : bet.amount,
      result: verdict,
      text,
    }));
  });
}

/** `The front is better, the back a copy: push.` */
function inWords({ front, back, verdict }: Comparison): string {
  const word = { better: 'better', copy: 'a copy', worse: 'worse' } as const;
  const both = front === back && front !== 'copy';
  const hands = both ? `Both hands are ${word[front]}` : `The front is ${word[front]}, the back ${word[back]}`;
  return `${hands}: ${verdict}.`;
}
