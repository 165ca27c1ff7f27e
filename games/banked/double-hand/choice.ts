/** Choosing among the ways to set seven cards: by the ranks in front, and by the best front. */
import { type Card, isJoker, rankOf } from '../../card.ts';
import { invariant } from '../../result.ts';
import { ACE } from './joker.ts';
import { rankBack, rankFront } from './ranks.ts';
import type { HandRules } from './rules.ts';
import type { Setting } from './setting.ts';

/** The rank of a card, a joker being an ace. */
export const rankWithAce = (card: Card): number => (isJoker(card) ? ACE : rankOf(card));

/** Whether two cards are of two ranks, in any order. */
export function sameRanks([a = 0, b = 0]: readonly Card[], [high, low]: readonly [number, number]): boolean {
  const [first, second] = [rankWithAce(a), rankWithAce(b)];
  return (first === high && second === low) || (first === low && second === high);
}

/** The setting with the best front; of equal fronts, the one with the best back. */
export function best(settings: readonly Setting[], rules: HandRules): Setting {
  const [first, ...others] = settings;
  invariant(first !== undefined, 'the house way leaves a setting for every seven cards');
  let found = { setting: first, front: rankFront(first.front, rules), back: rankBack(first.back, rules) };
  for (const setting of others) {
    const front = rankFront(setting.front, rules);
    if (front < found.front) continue;
    const back = rankBack(setting.back, rules);
    if (front > found.front || back > found.back) found = { setting, front, back };
  }
  return found.setting;
}
