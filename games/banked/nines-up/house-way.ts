/**
 * How the house sets four cards. No way is printed: of the settings that are not foul the best front, of equal fronts the
 * best back. It sets 4-3-9-9 as printed (004:232-234).
 */
import type { Card } from '../../card.ts';
import type { Setting } from '../double-hand/setting.ts';
import { rankTwo } from './rank.ts';

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

export function ninesHouseWay(four: readonly Card[]): Setting {
  let best: Setting = { front: four.slice(0, 2), back: four.slice(2) };
  let worth = -1;
  for (const setting of settingsOfFour(four)) {
    // Below 32 each: the front decides, then the back.
    const value = 32 * rankTwo(setting.front) + rankTwo(setting.back);
    if (value > worth) [best, worth] = [setting, value];
  }
  return best;
}
