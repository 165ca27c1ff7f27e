/**
 * How the house sets four cards. The only printed guidance is that everyone tries to make the best hand of two
 * (004:193-194): that hand is the back, and among equals the one with the best front. Both ways set 4-3-9-9 as printed
 * (004:232-234).
 */
import type { Card } from '../../card.ts';
import type { Setting } from '../double-hand/setting.ts';
import { rankTwo } from './rank.ts';
import type { NinesUpRules } from './rules.ts';

/** The back must not be below the front (004:191-192, 004:247). */
export const isFoulNines = (front: readonly Card[], back: readonly Card[]): boolean => rankTwo(front) > rankTwo(back);

/** The three ways to set four cards that are not foul; of equal hands either is in front. */
export function settingsOfFour(four: readonly Card[]): readonly Setting[] {
  const [first = 0, ...others] = four;
  return others.map((second) => {
    const pair = [first, second];
    const rest = others.filter((card) => card !== second);
    return isFoulNines(pair, rest) ? { front: rest, back: pair } : { front: pair, back: rest };
  });
}

/**
 * Of the settings that are not foul, the one with the best back, or with the best front; of equal ones, the best of the
 * other.
 */
export function ninesHouseWay(four: readonly Card[], { houseWay }: Pick<NinesUpRules, 'houseWay'>): Setting {
  let best: Setting = { front: four.slice(0, 2), back: four.slice(2) };
  let worth = -1;
  for (const setting of settingsOfFour(four)) {
    const [front, back] = [rankTwo(setting.front), rankTwo(setting.back)];
    // Below 32 each: one hand decides, then the other.
    const value = houseWay === 'best-back' ? 32 * back + front : 32 * front + back;
    if (value > worth) [best, worth] = [setting, value];
  }
  return best;
}
