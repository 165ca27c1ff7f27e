/**
 * What the wager loses where a player sets each hand as well as can be. Found by hands drawn by lot: there are too many to count.
 *
 * The player-dealer's hand is seen at Ace Up alone, where it is opened first. Elsewhere a setting is worth what it gains on average
 * against hands that the house sets of the cards that are left. One half of those says which setting is the best, the other
 * what that one and the house way gain: a setting that is chosen by luck gains nothing by it.
 */
import { type Card, standardDeck } from '../../card.ts';
import type { BestPlay, BetOdds, PlayedOut } from '../../odds.ts';
import { dealtByLot } from '../odds.ts';
import { rankBack, rankFront } from './ranks.ts';
import { CARDS_EACH, type DoubleHandRules } from './rules.ts';
import { everySetting, type Setting } from './setting.ts';
import { sevenCards } from './style.ts';

/** A hand as it is set, by what its two hands are worth. */
interface Worth {
  readonly front: number;
  readonly back: number;
}

interface HouseHand extends Worth {
  readonly cards: ReadonlySet<Card>;
  /** Whether it pushes every wager. */
  readonly pushesAll: boolean;
}

/** For so many hands of the house way one is looked at closely, and so many are set by the house to be met. */
const LOOKED_AT = 100;
const MET = 20;

/** By best play, where the house way loses what `way` says; null where no hand is played out. */
export function bestOdds(rules: DoubleHandRules, how: PlayedOut, way: BetOdds): BestPlay | null {
  const [looks, meets] = [Math.floor(how.hands / LOOKED_AT), Math.floor(how.hands / MET)];
  if (looks < 2 || way.stderr === null) return null;
  const style = sevenCards(rules);
  const deck = standardDeck(rules.jokers);
  const worth = ({ front, back }: Setting): Worth => ({ front: rankFront(front, rules), back: rankBack(back, rules) });
  const drawn = (): readonly Card[] => dealtByLot(deck, CARDS_EACH, how.lot).slice(0, CARDS_EACH);
  const set = (seven: readonly Card[]): HouseHand => ({
    ...worth(style.houseWay(seven)),
    cards: new Set(seven),
    pushesAll: style.pushesAll(seven),
  });
  const house = Array.from({ length: meets }, () => set(drawn()));
  const gains: number[] = [];
  for (let look = 0; look < looks; look++) {
    const seven = drawn();
    const own = everySetting(seven).filter(({ front, back }) => !style.isFoul(front, back));
    const met = house.filter(({ cards }) => !seven.some((card) => cards.has(card)));
    const [settings, houseWay] = [own.map(worth), worth(style.houseWay(seven))];
    gains.push(style.dealerFirst ? seenGain(settings, houseWay, met) : unseenGain(settings, houseWay, met));
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / looks;
  const square = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (looks - 1);
  return {
    strategy: style.dealerFirst
      ? 'each hand set as well as it can be against the open one of the player-dealer'
      : 'each hand set as well as it can be without seeing the player-dealer’s',
    exact: false,
    stderr: Math.sqrt(way.stderr ** 2 + square / looks),
    edge: way.edge - mean,
  };
}

/** What a unit gains: both hands better win it, neither loses it, a copy being the player-dealer's. */
function gainOf(mine: Worth, theirs: HouseHand): number {
  if (theirs.pushesAll) return 0;
  return Number(mine.front > theirs.front) + Number(mine.back > theirs.back) - 1;
}

/** How much more than the house way the best setting gains, chosen again for each hand that is met. */
function seenGain(settings: readonly Worth[], houseWay: Worth, met: readonly HouseHand[]): number {
  let more = 0;
  for (const hand of met) more += Math.max(...settings.map((one) => gainOf(one, hand))) - gainOf(houseWay, hand);
  return met.length === 0 ? 0 : more / met.length;
}

/** How much more than the house way the setting gains that is best against all of them. */
function unseenGain(settings: readonly Worth[], houseWay: Worth, met: readonly HouseHand[]): number {
  const [first, second] = [met.filter((_, i) => i % 2 === 0), met.filter((_, i) => i % 2 === 1)];
  if (second.length === 0) return 0;
  const over = (setting: Worth, hands: readonly HouseHand[]): number =>
    hands.reduce((sum, hand) => sum + gainOf(setting, hand), 0) / hands.length;
  let [best, most] = [houseWay, over(houseWay, first)];
  for (const setting of settings) {
    const gain = over(setting, first);
    if (gain > most) [best, most] = [setting, gain];
  }
  return over(best, second) - over(houseWay, second);
}
