/** The house way of setting two hands, shown on example hands of every kind. */

import { setByTheHouse } from '../../house-way-text.ts';
import type { RuleText } from '../../rule-text.ts';
import { type HandStyle, settingInWords } from './style.ts';

/**
 * Seven cards without a pair, with one, two and three pairs, triplets, straights, flushes, full houses, quads, a joker.
 */
const DEALS = [
  'As Kh Jd 9c 7s 5h 3d',
  'As Kh Jd 9c 7s 5h 5d',
  'As Kh Jd 9c 9s 5h 5d',
  'Ks Kh Jd Jc 9s 4h 4d',
  'As Ah Ad Kc 9s 5h 3d',
  'Qs Qh Qd Kc 9s 5h 3d',
  'As Kh 9d 8c 7s 6h 5d',
  'As Ks 9s 7s 5s Qh 3d',
  'Ts Th Td 6c 6s Kh 3d',
  'As Ah Ad Ac 9s 5h 3d',
  '7s 7h 7d 7c Ks Qh 3d',
  'X1 Ah Jd 9c 7s 5h 3d',
];

export const twoHandsByTheHouse = (style: HandStyle, deals: readonly string[] = DEALS): RuleText =>
  setByTheHouse('The stronger hand goes to the back; a front stronger than the back is foul.', deals, (cards) => {
    const setting = style.houseWay(cards);
    return { name: settingInWords(setting, style), cards: [...setting.front, ...setting.back] };
  });
