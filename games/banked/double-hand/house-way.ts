/**
 * The house way: how the house sets seven cards for players who cannot or will not, and what it suggests to the others.
 * The table is that of Artichoke Joe's (000:2152-2186); the other houses print none for this game.
 */
import { type Card, isJoker, standardDeck } from '../../card.ts';
import { best, rankWithAce, sameRanks } from './choice.ts';
import { empireWay } from './empire-way.ts';
import { rowFor } from './house-way-table.ts';
import { isStraightOrFlush } from './joker.ts';
import { parkwestWay } from './parkwest-way.ts';
import { isFoul, rankBack } from './ranks.ts';
import type { HandRules } from './rules.ts';
import { everySetting, type Setting } from './setting.ts';
import { mayHoldWhole } from './whole.ts';

/** Sets any seven cards, never foul. */
export function houseWay(seven: readonly Card[], rules: HandRules): Setting {
  const joker = seven.find(isJoker);
  if (rules.houseWay === 'parkwest' || rules.houseWay === 'casino-real') return parkwestWay(seven, rules);
  if (rules.houseWay === 'empire') return empireWay(seven, rules);
  if (joker === undefined || rules.joker === 'ace') return byTable(seven, rules);
  return best(readings(seven, joker, rules), rules);
}

/**
 * Of the settings from the table's rows, the one with the best front; of equal fronts, the one with the best back
 * (000:2160). Straights and flushes stay together with the best front next to them.
 */
function byTable(seven: readonly Card[], rules: HandRules): Setting {
  const settings = everySetting(seven);
  const whole = mayHoldWhole(seven) ? settings.filter(({ back }) => isStraightOrFlush(rankBack(back, rules))) : [];
  const { front, yields } = rowFor(seven.map(rankWithAce));
  if (yields && whole.length > 0) return best(whole, rules);
  return best([...settings.filter((setting) => sameRanks(setting.front, front)), ...whole], rules);
}

/**
 * No table is printed for a joker that can be any card. It is tried as an ace and as every card not among the others,
 * set by the table each time; the best front decides, then the best back.
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
