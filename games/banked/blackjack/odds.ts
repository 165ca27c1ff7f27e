/**
 * The odds of No Bust 21: Upcard Luck and Buster from a full shoe, counted out; the base wager played out the house way.
 * Cards that others hold change nothing: unseen they are as good as undealt.
 */
import { type Card, isJoker, rankOf } from '../../card.ts';
import type { BetOdds, PlayedOut } from '../../odds.ts';
import { invariant } from '../../result.ts';
import type { BetKind } from '../bet.ts';
import { countedOdds, dealtByLot, loneTable, playedOdds, type Weighed } from '../odds.ts';
import { betsFor, type SeenHand } from './bets.ts';
import { countOf } from './count.ts';
import { asksOf } from './options.ts';
import { takesCard } from './player-dealer.ts';
import { absent, deal } from './round.ts';
import type { NoBustRules } from './rules.ts';
import { seenOf } from './settlement.ts';
import { shoe } from './shoe.ts';
import { BUSTER, UPCARD_LUCK } from './side-bets.ts';

/** The base wager, and the side bets that these rules offer. */
export function noBustOdds(rules: NoBustRules, how: PlayedOut): readonly BetOdds[] {
  return betsFor(rules).map((kind) => {
    if (kind.id === BUSTER) return countedOdds(kind, dealerHands(rules).map(withDealer));
    if (kind.id === UPCARD_LUCK) return countedOdds(kind, firstCards(rules));
    return baseOdds(rules, kind, how);
  });
}

const NOTHING: SeenHand = { cards: [], split: false, first: [], dealer: [], surrendered: false };

const withDealer = ({ seen: dealer, weight }: Weighed<readonly Card[]>): Weighed<SeenHand> => ({
  seen: { ...NOTHING, dealer },
  weight,
});

/**
 * Every hand that the player-dealer can end with, through every order in which their cards can come out of a full shoe: one
 * for each number of cards and total, with the probability of all that are like it.
 */
function dealerHands(rules: NoBustRules): readonly Weighed<readonly Card[]>[] {
  const left = new Shoe(rules);
  const hands = new Map<string, Weighed<readonly Card[]>>();
  const hand: Card[] = [];
  const next = (chance: number): void => {
    for (const card of left.kinds) {
      const drawn = chance * left.chance(card);
      if (drawn === 0) continue;
      left.move(card, -1);
      hand.push(card);
      if (takesCard(rules, hand)) next(drawn);
      else ended(drawn);
      hand.pop();
      left.move(card, 1);
    }
  };
  const ended = (chance: number): void => {
    const alike = `${hand.length} ${countOf(hand).total}`;
    const before = hands.get(alike);
    hands.set(alike, { seen: before?.seen ?? [...hand], weight: (before?.weight ?? 0) + chance });
  };
  next(1);
  return [...hands.values()];
}

/** Cards that count alike, each kind with one card that stands for it: deuce to nine, ten, ace, joker. */
class Shoe {
  readonly kinds: readonly Card[];
  readonly #left = new Map<Card, number>();
  #cards: number;

  constructor(rules: Pick<NoBustRules, 'decks' | 'jokersPerDeck'>) {
    const cards = shoe(rules);
    for (const card of cards) this.#left.set(kindOf(card), (this.#left.get(kindOf(card)) ?? 0) + 1);
    this.kinds = [...this.#left.keys()];
    this.#cards = cards.length;
  }

  chance(card: Card): number {
    return (this.#left.get(card) ?? 0) / this.#cards;
  }

  move(card: Card, by: 1 | -1): void {
    this.#left.set(card, (this.#left.get(card) ?? 0) + by);
    this.#cards += by;
  }
}

const JOKER: Card = 52;
const TEN: Card = 32;

function kindOf(card: Card): Card {
  if (isJoker(card)) return JOKER;
  const first = rankOf(card) * 4;
  return first > TEN && first < 48 ? TEN : first;
}

/** Every open card with every two cards of a player, by what they look like; the copies of a card are counted together. */
function* firstCards(rules: NoBustRules): Generator<Weighed<SeenHand>> {
  const copies = new Map<Card, number>();
  for (const card of shoe(rules)) {
    const face = isJoker(card) ? JOKER : card;
    copies.set(face, (copies.get(face) ?? 0) + 1);
  }
  const faces = [...copies.keys()];
  const left = (card: Card, ...gone: readonly Card[]): number =>
    (copies.get(card) ?? 0) - gone.filter((one) => one === card).length;
  for (const open of faces) {
    for (const first of faces) {
      for (const second of faces) {
        const weight = left(open) * left(first, open) * left(second, open, first);
        yield { seen: { ...NOTHING, first: [first, second], dealer: [open] }, weight };
      }
    }
  }
}

/** More than any hand of one player and the player-dealer takes. */
const CARDS = 40;

/** Rounds of one player who leaves every decision to the house way, each from a full shoe: no doubles, splits, surrenders. */
function baseOdds(rules: NoBustRules, kind: BetKind<SeenHand>, how: PlayedOut): BetOdds {
  const deck = shoe(rules);
  return playedOdds(kind, how, () => {
    const table = loneTable(rules, dealtByLot(deck, CARDS, how.lot));
    let round = deal(table);
    for (let [ask] = asksOf(table, round); ask; [ask] = asksOf(table, round)) round = absent(table, round, ask.seat);
    const [place] = round.places;
    const [hand] = place?.hands ?? [];
    invariant(place !== undefined && hand !== undefined, 'one player has one hand');
    return seenOf(round, place, hand);
  });
}
