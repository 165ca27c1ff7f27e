/**
 * The house way: how the house sets seven cards for whoever cannot or will not set them, and what it suggests to the
 * others. The table is that of Artichoke Joe's (000:2152-2186); the other houses print none for this game.
 */
import { type Card, isJoker, rankOf, standardDeck } from '../../card.ts';
import { invariant } from '../../result.ts';
import { rowFor } from './house-way-table.ts';
import { ACE, isStraightOrFlush } from './joker.ts';
import { isFoul, rankBack, rankFront } from './ranks.ts';
import type { HandRules } from './rules.ts';
import { everySetting, type Setting } from './setting.ts';
import { mayHoldWhole } from './whole.ts';

/** Sets any seven cards, never foul. */
export function houseWay(seven: readonly Card[], rules: HandRules): Setting {
  const joker = seven.find(isJoker);
  if (joker === undefined || rules.joker === 'ace') return byTable(seven, rules);
  return best(readings(seven, joker, rules), rules);
}

/**
 * Of what the table's rows give, the setting with the best front; of equal fronts the one with the best back
 * (000:2160). Straights and flushes stay together with the best front beside them.
 */
function byTable(seven: readonly Card[], rules: HandRules): Setting {
  const settings = everySetting(seven);
  const whole = mayHoldWhole(seven) ? settings.filter(({ back }) => isStraightOrFlush(rankBack(back, rules))) : [];
  const { front, yields } = rowFor(seven.map(rankWithAce));
  if (yields && whole.length > 0) return best(whole, rules);
  return best([...settings.filter((setting) => sameRanks(setting.front, front)), ...whole], rules);
}

const rankWithAce = (card: Card): number => (isJoker(card) ? ACE : rankOf(card));

function sameRanks([a = 0, b = 0]: readonly Card[], [high, low]: readonly [number, number]): boolean {
  const [first, second] = [rankWithAce(a), rankWithAce(b)];
  return (first === high && second === low) || (first === low && second === high);
}

/**
 * No table is printed for a joker that is any card. It is read as an ace and as every card that is not among the
 * others, each time set by the table; the best front decides, then the best back.
 */
function readings(seven: readonly Card[], joker: Card, rules: HandRules): readonly Setting[] {
  const others = seven.filter((card) => card !== joker);
  const natural = standardDeck()
    .filter((card) => !others.includes(card))
    .map((card) => {
      const back = (one: Card): Card => (one === card ? joker : one);
      const setting = byTable([...others, card], rules);
      return { front: setting.front.map(back), back: setting.back.map(back) };
    });
  return [byTable(seven, rules), ...natural].filter(({ front, back }) => !isFoul(front, back, rules));
}

function best(settings: readonly Setting[], rules: HandRules): Setting {
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
