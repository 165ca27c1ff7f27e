/**
 * Optimal play against the player-dealer's open card: the average value of every choice, found by going through all
 * cards that can come, each as likely as in a full shoe. Other players' cards are ignored, so the value of a choice is
 * approximate; how good the resulting play is, is found by simulating it.
 */
import { type Card, isJoker } from '../../card.ts';
import { compare, type HandStrength, PAYOFFS } from './compare.ts';
import { best, type Count, countOf, isAce, naturalOf, pipsOf, reaches } from './count.ts';
import type { Play } from './hand.ts';
import { CardsLeft, kindOf } from './kinds.ts';
import type { Law } from './law.ts';
import { endsAtOnce, extraGoesBack, takesCard } from './player-dealer.ts';

/** A possible final hand of the player-dealer, and its probability. */
interface Ending {
  readonly hand: HandStrength;
  readonly extraBack: boolean;
  readonly weight: number;
}

/** Cards that equal no player-dealer's hand: the player's own cards are not distinguished. */
const SOME_CARDS: readonly Card[] = [0];

/** A hand by its total with aces as 1, and its number of aces, at most two: more than two never count 11. */
interface Sum {
  readonly hard: number;
  readonly aces: number;
}

export class PlayFinder {
  readonly #law: Law;
  readonly #shoe: CardsLeft;
  readonly #against = new Map<Card | null, Against>();

  constructor(law: Law, deck: readonly Card[]) {
    this.#law = law;
    this.#shoe = new CardsLeft(law, deck);
  }

  /** The best of the allowed plays against this open card; null where none is open. */
  choose(cards: readonly Card[], split: boolean, open: Card | undefined, allowed: readonly Play[]): Play {
    const kind = open === undefined ? null : kindOf(this.#law, open);
    const against = this.#against.get(kind) ?? new Against(this.#law, this.#shoe, kind);
    this.#against.set(kind, against);
    let chosen: Play = allowed[0] ?? 'stand';
    let most = Number.NEGATIVE_INFINITY;
    for (const play of allowed) {
      const worth = against.worth(play, cards, split);
      if (worth > most) [chosen, most] = [play, worth];
    }
    return chosen;
  }
}

/** Every choice against one open card. */
class Against {
  readonly #law: Law;
  readonly #shoe: CardsLeft;
  readonly #endings: readonly Ending[];
  /** How often doubles and splits go back because of a natural of the player-dealer: that much less is lost on them. */
  readonly #back: number;
  readonly #stands = new Map<number, readonly [whole: number, extra: number]>();
  readonly #plays = new Map<string, number>();

  constructor(law: Law, shoe: CardsLeft, open: Card | null) {
    this.#law = law;
    this.#shoe = shoe;
    this.#endings = endings(law, shoe, open);
    this.#back = this.#endings.reduce((sum, { extraBack, weight }) => sum + (extraBack ? weight : 0), 0);
  }

  /** The value of a play, in wagers. */
  worth(play: Play, cards: readonly Card[], split: boolean): number {
    const sum = sumOf(cards);
    switch (play) {
      case 'hit':
        return this.#hit(sum);
      case 'stand':
        return this.#stand(countOf(this.#law, cards).total)[0];
      case 'double':
        return this.#double(sum);
      case 'split':
        return this.#split(cards, split);
      case 'surrender':
        return -0.5;
      case 'double-less':
        return Number.NEGATIVE_INFINITY;
    }
  }

  /** The value of a total: as a wager, and as one that is returned for some cards of the player-dealer. */
  #stand(total: number): readonly [number, number] {
    const known = this.#stands.get(total);
    if (known) return known;
    let [whole, extra] = [0, 0];
    for (const { hand, extraBack, weight } of this.#endings) {
      const out = compare(this.#law, { natural: null, total, cards: SOME_CARDS }, hand);
      const won =
        out.verdict === 'push' ? 0 : out.verdict === 'lose' ? -1 : PAYOFFS[out.pays].to / PAYOFFS[out.pays].per;
      whole += weight * won;
      if (!extraBack) extra += weight * won;
    }
    this.#stands.set(total, [whole, extra]);
    return [whole, extra];
  }

  #hit(sum: Sum): number {
    return this.#next(sum, (after, total) => (after === null ? this.#stand(total)[0] : this.#best(after)));
  }

  /** The average over the next card; a joker that makes the hand whole ends it. */
  #next(sum: Sum, worth: (after: Sum | null, total: number) => number): number {
    let all = 0;
    for (const card of this.#shoe.kinds) {
      const whole = this.#law.joker === 'whole' && isJoker(card);
      const after = whole ? null : plus(sum, card);
      all +=
        this.#shoe.chance(card) * worth(after, after === null ? this.#law.target : totalOf(this.#law, after).total);
    }
    return all;
  }

  #best(sum: Sum): number {
    const key = `${sum.hard} ${sum.aces}`;
    const known = this.#plays.get(key);
    if (known !== undefined) return known;
    const { mustStand, mustHit, surrender } = this.#law;
    const count = totalOf(this.#law, sum);
    const may = [
      ...(count.soft || count.total > mustHit ? [this.#stand(count.total)[0]] : []),
      ...(reaches(mustStand, count) ? [] : [this.#hit(sum)]),
      ...(surrender === 'up-to-20' && count.total <= 20 ? [-0.5] : []),
    ];
    const most = Math.max(...may);
    this.#plays.set(key, most);
    return most;
  }

  #double(sum: Sum): number {
    return this.#next(sum, (_, total) => {
      const [whole, extra] = this.#stand(total);
      return whole + extra;
    });
  }

  /** Two hands that begin with one card each, ignoring that either may be split again. */
  #split([card]: readonly Card[], again: boolean): number {
    if (card === undefined) return Number.NEGATIVE_INFINITY;
    const { doubleAfterSplit, doubles } = this.#law;
    const one = this.#next(sumOf([card]), (after, total) => {
      if (after === null || isAce(card)) return this.#stand(total)[0];
      const doubled = doubleAfterSplit && doubles !== 'no' ? this.#double(after) : Number.NEGATIVE_INFINITY;
      return Math.max(this.#best(after), doubled);
    });
    // Splitting once more adds one hand, as it did before.
    return again ? 2 * one : 2 * one + this.#back;
  }
}

const NO_CARDS: Sum = { hard: 0, aces: 0 };

const sumOf = (cards: readonly Card[]): Sum => cards.reduce(plus, NO_CARDS);

function plus({ hard, aces }: Sum, card: Card): Sum {
  const pips = pipsOf(card);
  return { hard: hard + pips, aces: Math.min(2, pips === 1 ? aces + 1 : aces) };
}

const totalOf = ({ target }: Law, { hard, aces }: Sum): Count => best(target, hard, aces);

/**
 * How the player-dealer ends from an open card, given that the hand continued: naturals that would have ended it at
 * once are left out.
 */
function endings(law: Law, shoe: CardsLeft, open: Card | null): readonly Ending[] {
  const found = new Map<string, Ending>();
  const hand: Card[] = open === null ? [] : [open];
  let all = 0;
  const next = (weight: number): void => {
    for (const card of shoe.kinds) {
      const drawn = weight * shoe.chance(card);
      hand.push(card);
      // Where the first card is face down, the open one is the second; a natural counts in either order.
      const seen = law.dealerCards === 'first-down' ? [...hand].reverse() : hand;
      if (hand.length !== 2 || !endsAtOnce(law, seen)) {
        if (takesCard(law, hand)) next(drawn);
        else ended(drawn);
      }
      hand.pop();
    }
  };
  const ended = (weight: number): void => {
    all += weight;
    for (const [cards, share] of saving(law, hand)) {
      const strength = { natural: naturalOf(law, hand), total: countOf(law, hand).total, cards };
      const extraBack = extraGoesBack(law, hand);
      const key = `${strength.natural} ${strength.total} ${cards.length} ${extraBack}`;
      const before = found.get(key)?.weight ?? 0;
      found.set(key, { hand: strength, extraBack, weight: before + weight * share });
    }
  };
  next(1);
  return [...found.values()].map((one) => ({ ...one, weight: one.weight / all }));
}

const SUITED = 1 / 16;

/** The cards that may save a player, with their frequency; other cards are not distinguished. */
function saving({ overSaves }: Law, hand: readonly Card[]): readonly (readonly [readonly Card[], number])[] {
  if (overSaves === 'dealer-888' && hand.length === 3) return [[[...hand], 1]];
  if (overSaves !== 'dealer-suited-789' || hand.length !== 3) return [[[], 1]];
  // The representative cards are all of one suit, which three cards are one time in sixteen.
  return [
    [[...hand], SUITED],
    [[], 1 - SUITED],
  ];
}
