/**
 * The odds of No Bust 21: Upcard Luck and Buster from a full shoe, counted out; the base wager played out the house way.
 * Cards that others hold change nothing: unseen they are as good as undealt.
 */
import { compare, winnings } from '../../games/banked/blackjack/compare.ts';
import { countOf, naturalOf, TARGET } from '../../games/banked/blackjack/count.ts';
import { draws, freezes } from '../../games/banked/blackjack/player-dealer.ts';
import type { NoBustRules } from '../../games/banked/blackjack/rules.ts';
import {
  BUSTER,
  BUSTER_TABLES,
  UPCARD_LUCK,
  UPCARD_PAYS,
  UPCARD_TEXT,
  upcardLuck,
} from '../../games/banked/blackjack/side-bets.ts';
import { noBustGame } from '../../games/banked/blackjack/variant.ts';
import { type Card, isJoker, rankOf } from '../../games/card.ts';
import { Seeded } from '../cli/seeded.ts';
import { type BetOdds, type CountedOutcome, countedOdds, type PlayedOut } from './odds.ts';

/** The base wager, and the side bets that these rules offer. */
export function noBustOdds(rules: NoBustRules, how: PlayedOut): readonly BetOdds[] {
  return [
    baseOdds(rules, how),
    ...(rules.buster === 'none' ? [] : [busterOdds(rules, rules.buster)]),
    ...(rules.upcardLuck ? [upcardOdds(rules)] : []),
  ];
}

const CARDS = [3, 4, 5, 6, 7, 8] as const;

function busterOdds(rules: NoBustRules, table: keyof typeof BUSTER_TABLES): BetOdds {
  const busts = bustsByCards(rules);
  const won = CARDS.map((cards, i) => ({
    name: `over with ${cards}${cards === 8 ? ' or more' : ''} cards`,
    pays: BUSTER_TABLES[table][i] ?? 0,
    probability: busts[i] ?? 0,
  }));
  const any = sumOf(won.map(({ probability }) => probability));
  const outcomes = [...won, { name: 'not over', pays: -1, probability: 1 - any }];
  const gain = sumOf(outcomes.map(({ pays, probability }) => pays * probability));
  return { id: BUSTER, exact: true, stderr: null, edge: -gain, return: gain, outcomes };
}

/**
 * The chance that the player-dealer ends over 21 with 3, 4, 5, 6, 7, and 8 or more cards, through every order in which his
 * cards can come out of a full shoe.
 */
export function bustsByCards(
  rules: Pick<NoBustRules, 'decks' | 'jokersPerDeck' | 'naturals' | 'dealerHitsSoft17'>,
): readonly number[] {
  const shoe = new Shoe(rules);
  const busts = CARDS.map(() => 0);
  const hand: Card[] = [];
  const next = (chance: number): void => {
    for (const card of shoe.kinds) {
      const drawn = chance * shoe.chance(card);
      if (drawn === 0) continue;
      shoe.move(card, -1);
      hand.push(card);
      drawnTo(drawn);
      hand.pop();
      shoe.move(card, 1);
    }
  };
  const drawnTo = (chance: number): void => {
    const more = hand.length < 2 || (draws(rules, hand) && naturalOf(rules, hand) === null);
    if (more) next(chance);
    else if (countOf(hand).total > TARGET) {
      const tier = Math.min(hand.length, 8) - 3;
      busts[tier] = (busts[tier] ?? 0) + chance;
    }
  };
  next(1);
  return busts;
}

/** Cards that count alike, each kind with one card that stands for it: deuce to nine, ten, ace, joker. */
class Shoe {
  readonly kinds: readonly Card[];
  readonly #left = new Map<Card, number>();
  #cards: number;

  constructor(rules: Pick<NoBustRules, 'decks' | 'jokersPerDeck'>) {
    const cards = noBustGame.deck(noBustGame.rules.parse({ decks: rules.decks, jokersPerDeck: rules.jokersPerDeck }));
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
function upcardOdds(rules: NoBustRules): BetOdds {
  const copies = new Map<Card, number>();
  for (const card of noBustGame.deck(rules)) {
    const face = isJoker(card) ? JOKER : card;
    copies.set(face, (copies.get(face) ?? 0) + 1);
  }
  const faces = [...copies.keys()];
  const left = (card: Card, ...gone: readonly Card[]): number =>
    (copies.get(card) ?? 0) - gone.filter((one) => one === card).length;
  const counts = new Map<string, CountedOutcome>();
  for (const open of faces) {
    for (const first of faces) {
      for (const second of faces) {
        const ways = left(open) * left(first, open) * left(second, open, first);
        const luck = upcardLuck([first, second], open);
        const name = luck === null ? 'nothing' : UPCARD_TEXT[luck];
        const pays = luck === null ? -1 : UPCARD_PAYS[luck];
        counts.set(name, { name, pays, count: (counts.get(name)?.count ?? 0) + ways });
      }
    }
  }
  return countedOdds(
    UPCARD_LUCK,
    [...counts.values()].sort((a, b) => b.pays - a.pays),
  );
}

/** Hands of one player who draws as the player-dealer does, each from a full shoe: no doubles, splits, surrenders. */
function baseOdds(rules: NoBustRules, { hands, seed }: PlayedOut): BetOdds {
  const seeded = new Seeded(seed);
  const shoe = noBustGame.deck(rules);
  const counts = new Map<string, { name: string; pays: number; times: number }>();
  for (let hand = 0; hand < hands; hand++) {
    const { name, pays } = playOne(rules, shoe, seeded);
    const same = counts.get(`${name} ${pays}`);
    counts.set(`${name} ${pays}`, { name, pays, times: (same?.times ?? 0) + 1 });
  }
  const outcomes = [...counts.values()]
    .sort((a, b) => b.pays - a.pays)
    .map(({ name, pays, times }) => ({ name, pays, probability: times / hands }));
  const gain = sumOf(outcomes.map(({ pays, probability }) => pays * probability));
  const square = sumOf(outcomes.map(({ pays, probability }) => pays * pays * probability));
  const stderr = Math.sqrt((square - gain * gain) / hands);
  return { id: 'base', exact: false, stderr, edge: -gain, return: gain, outcomes };
}

/** A wager that every payoff divides. */
const WAGER = 100;

function playOne(rules: NoBustRules, shoe: Card[], seeded: Seeded): { readonly name: string; readonly pays: number } {
  let used = 0;
  const draw = (): Card => {
    const other = used + seeded.below(shoe.length - used);
    const [card = 0, here = 0] = [shoe[other], shoe[used]];
    shoe[used] = card;
    shoe[other] = here;
    used += 1;
    return card;
  };
  const player = [draw()];
  const dealer = [draw()];
  player.push(draw());
  const mayDraw = !freezes(dealer) && naturalOf(rules, player) === null;
  while (mayDraw && draws(rules, player)) player.push(draw());
  dealer.push(draw());
  while (naturalOf(rules, dealer) === null && draws(rules, dealer)) dealer.push(draw());
  const standing = (cards: readonly Card[]) => ({ natural: naturalOf(rules, cards), total: countOf(cards).total });
  const out = compare(rules, standing(player), standing(dealer));
  if (out.verdict !== 'win') return { name: out.verdict, pays: out.verdict === 'lose' ? -1 : 0 };
  const natural = naturalOf(rules, player);
  const name = natural === null ? 'win' : natural === 'jokers' ? 'win with two jokers' : 'win with a natural';
  return { name, pays: winnings(WAGER, out.pays) / WAGER };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
