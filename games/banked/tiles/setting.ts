/** Four tiles set into two pairs: the better one is the high hand, wherever they are put down (001:7125-7127). */

import type { CardsAsk, Decision } from '../../ask.ts';
import { type Card, cardText, parseCard } from '../../card.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { rankPair } from './rank.ts';
import type { RankRules, SettingRules } from './rules.ts';

type Two = readonly [Card, Card];

export interface TileSetting {
  readonly low: Two;
  readonly high: Two;
}

/** A setting with the values of its two hands. */
export interface Ranked extends TileSetting {
  readonly lowRank: number;
  readonly highRank: number;
}

/** Two pairs as a setting. */
export function rankedOf(one: Two, other: Two, rules: RankRules): Ranked {
  const [a, b] = [rankPair(one, rules), rankPair(other, rules)];
  return a > b
    ? { low: other, high: one, lowRank: b, highRank: a }
    : { low: one, high: other, lowRank: a, highRank: b };
}

/** The three ways to set four tiles. */
export function everySetting(four: readonly Card[], rules: RankRules): readonly [Ranked, Ranked, Ranked] {
  const [a, b, c, d] = four;
  invariant(a !== undefined && b !== undefined && c !== undefined && d !== undefined, 'a hand has four tiles');
  return [rankedOf([a, b], [c, d], rules), rankedOf([a, c], [b, d], rules), rankedOf([a, d], [b, c], rules)];
}

/** Whether another setting of the same tiles has both hands better (000:2840-2841). */
export const isFoul = ({ lowRank, highRank }: Ranked, all: readonly Ranked[]): boolean =>
  all.some((other) => other.lowRank > lowRank && other.highRank > highRank);

export const LOW = 'low';
export const HIGH = 'high';

/** Asks a seat to set its tiles; the suggestion is the house way. */
export function settingAsk(
  seat: Seat,
  prompt: string,
  four: readonly Card[],
  { low, high }: TileSetting,
  rules: SettingRules,
): CardsAsk {
  return {
    kind: 'cards',
    seat,
    prompt,
    groups: [
      { id: LOW, label: 'Low hand, two tiles', min: 2, max: 2 },
      { id: HIGH, label: 'High hand, two tiles', min: 2, max: 2 },
    ],
    from: four.map(cardText),
    suggestion: { [LOW]: low.map(cardText), [HIGH]: high.map(cardText) },
    get foul() {
      if (rules.foul === 'plays') return [];
      const all = everySetting(four, rules);
      const foul = all.filter((setting) => isFoul(setting, all));
      return foul.flatMap((setting) => [setting.low.map(cardText), setting.high.map(cardText)]);
    },
  };
}

/** Reads a seat's setting. */
export function readSetting(
  four: readonly Card[],
  decision: Decision,
  rules: SettingRules,
): Result<TileSetting, Refusal> {
  if (decision.kind !== 'cards') return refuse('not-asked', 'Set your tiles: two for each hand.');
  const low = (decision.groups[LOW] ?? []).map(parseCard);
  const high = (decision.groups[HIGH] ?? []).map(parseCard);
  const all = everySetting(four, rules);
  const named = new Set([...low, ...high]);
  const setting = all.find((one) => [...one.low].every((tile) => low.includes(tile) === low.includes(one.low[0])));
  const whole = low.length === 2 && high.length === 2 && named.size === 4 && four.every((tile) => named.has(tile));
  if (!whole || !setting || Object.keys(decision.groups).length !== 2) {
    return refuse('wrong-cards', 'Set all four of these tiles: two for each hand.');
  }
  if (rules.foul === 'refused' && isFoul(setting, all)) {
    return refuse('foul', 'Both hands could be stronger: set these tiles another way.');
  }
  return ok(setting);
}
