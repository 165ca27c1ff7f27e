/**
 * The wager's loss when a player sets each hand optimally. Found with hands drawn by lot: there are too many to count.
 *
 * Only in Ace Up is the player-dealer's hand seen, because it is opened first. Elsewhere the value of a setting is its
 * average gain against hands that the house sets from the remaining cards. One half of those hands chooses the best
 * setting, and the other half measures that setting and the house way, so a setting chosen by luck gains nothing.
 */
import { type Card, standardDeck } from '../../card.ts';
import type { BestPlay, BetOdds, PlayedOut } from '../../odds.ts';
import { dealtByLot } from '../odds.ts';
import { rankBack, rankFront } from './ranks.ts';
import { CARDS_EACH, type DoubleHandRules } from './rules.ts';
import { everySetting, type Setting } from './setting.ts';
import { sevenCards } from './style.ts';

/** A set hand, by the values of its two hands. */
interface Worth {
  readonly front: number;
  readonly back: number;
}

interface HouseHand extends Worth {
  readonly cards: ReadonlySet<Card>;
  /** Whether it pushes every wager. */
  readonly pushesAll: boolean;
}

/** One in `LOOKED_AT` hands of the house way is examined closely, against one in `MET` hands that the house sets. */
const LOOKED_AT = 100;
const MET = 20;

/** For optimal play, given that the house way loses what `way` says; null where no hand is simulated. */
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
      ? 'each hand set in the best way against the player-dealer’s open hand'
      : 'each hand set in the best way without seeing the player-dealer’s hand',
    exact: false,
    stderr: Math.sqrt(way.stderr ** 2 + square / looks),
    edge: way.edge - mean,
  };
}

/** A unit's gain: both hands better win it, neither loses it, and a copy counts for the player-dealer. */
function gainOf(mine: Worth, theirs: HouseHand): number {
  if (theirs.pushesAll) return 0;
  return Number(mine.front > theirs.front) + Number(mine.back > theirs.back) - 1;
}

/** How much more than the house way the best setting gains, chosen again for each opposing hand. */
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
