/** The house way: how the house sets tiles for players who cannot or will not, and what it suggests to the others. */
import type { Card } from '../../card.ts';
import { oaksWay } from './oaks-way.ts';
import { parkwestWay } from './parkwest-way.ts';
import type { SettingRules } from './rules.ts';
import { everySetting, isFoul, type Ranked } from './setting.ts';

/**
 * Sets any four tiles. Where foul settings are refused, a way that would be foul is replaced by the setting that beats
 * it.
 */
export function houseWay(four: readonly Card[], rules: SettingRules): Ranked {
  const set = rules.houseWay === 'oaks' ? oaksWay(four, rules) : parkwestWay(four, rules);
  if (rules.foul === 'plays') return set;
  const all = everySetting(four, rules);
  return isFoul(set, all)
    ? (all.find(({ lowRank, highRank }) => lowRank > set.lowRank && highRank > set.highRank) ?? set)
    : set;
}
