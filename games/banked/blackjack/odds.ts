/**
 * The odds of a game of the blackjack family: bets on cards of the player-dealer or of the deal are counted from a full
 * shoe; the base wager is simulated, by the house way and by optimal play. Other players' cards change nothing: while
 * unseen they are the same as undealt.
 */
import { type Card, isJoker } from '../../card.ts';
import type { BestPlay as BestOdds, BetOdds, PlayedOut } from '../../odds.ts';
import { invariant } from '../../result.ts';
import type { BetKind } from '../bet.ts';
import { countedOdds, dealtByLot, loneTable, playedOdds, talliedOdds, type Weighed } from '../odds.ts';
import { PlayFinder } from './best-play.ts';
import { betsFor, everyBet, type SeenHand } from './bets.ts';
import { countOf, isAce } from './count.ts';
import { type BlackjackTable, handAt } from './hand.ts';
import { CardsLeft, isRed, kindOf } from './kinds.ts';
import type { Law } from './law.ts';
import { asksOf, playsOf } from './options.ts';
import { openCard, takesCard } from './player-dealer.ts';
import { absent, choose, deal } from './round.ts';
import { dues, seenOf } from './settlement.ts';
import { BUSTER, INSURANCE, RED_FLEX, UPCARD_LUCK } from './side-bets.ts';

/** A game with the cards that it is dealt from. */
export interface Dealt {
  readonly law: Law;
  deck(): Card[];
}

/** The base wager, the side bets that these rules offer, and insurance once an ace is open. */
export function blackjackOdds(game: Dealt, how: PlayedOut): readonly BetOdds[] {
  const placed = betsFor(game.law).map((kind) => {
    if (kind.id === BUSTER) return countedOdds(kind, dealerHands(game).map(withDealer));
    if (kind.id === RED_FLEX) return countedOdds(kind, redHands(game).map(withDealer));
    if (kind.id === UPCARD_LUCK) return countedOdds(kind, firstCards(game));
    return { ...baseOdds(game, kind, how), best: bestOdds(game, how) };
  });
  return game.law.insurance === 'no' ? placed : [...placed, insuranceOdds(game)];
}

const NOTHING: SeenHand = { cards: [], split: false, first: [], dealer: [], surrendered: false };

const withDealer = ({ seen: dealer, weight }: Weighed<readonly Card[]>): Weighed<SeenHand> => ({
  seen: { ...NOTHING, dealer },
  weight,
});

/**
 * Every final hand of the player-dealer, over every order in which their cards can come out of a full shoe: one for
 * each number of cards and total, with the combined probability.
 */
function dealerHands({ law, deck }: Dealt): readonly Weighed<readonly Card[]>[] {
  const left = new CardsLeft(law, deck());
  const hands = new Map<string, Weighed<readonly Card[]>>();
  const hand: Card[] = [];
  const next = (chance: number): void => {
    for (const card of left.kinds) {
      const drawn = chance * left.chance(card);
      if (drawn === 0) continue;
      left.move(card, -1);
      hand.push(card);
      if (takesCard(law, hand)) next(drawn);
      else ended(drawn);
      hand.pop();
      left.move(card, 1);
    }
  };
  const ended = (chance: number): void => {
    const alike = `${hand.length} ${countOf(law, hand).total}`;
    const before = hands.get(alike);
    hands.set(alike, { seen: before?.seen ?? [...hand], weight: (before?.weight ?? 0) + chance });
  };
  next(1);
  return [...hands.values()];
}

/** The player-dealer's red cards up to the first black one, or to the end of the hand. */
function redHands({ law, deck }: Dealt): readonly Weighed<readonly Card[]>[] {
  const left = new Map<Card, number>();
  const cards = deck();
  for (const card of cards)
    if (isRed(card)) left.set(kindOf(law, card) + 1, (left.get(kindOf(law, card) + 1) ?? 0) + 1);
  const black = cards.filter((card) => !isRed(card)).length;
  const hands: Weighed<readonly Card[]>[] = [];
  const hand: Card[] = [];
  const next = (chance: number): void => {
    const all = cards.length - hand.length;
    hands.push({ seen: [...hand, BLACK], weight: (chance * black) / all });
    for (const [card, count] of left) {
      if (count === 0) continue;
      left.set(card, count - 1);
      hand.push(card);
      const drawn = (chance * count) / all;
      if (takesCard(law, hand)) next(drawn);
      else hands.push({ seen: [...hand], weight: drawn });
      hand.pop();
      left.set(card, count);
    }
  };
  next(1);
  return hands;
}

const BLACK: Card = 0;

const JOKER: Card = 52;

/** Every open card with every two cards of a player, by what they look like; copies of a card are counted together. */
function* firstCards({ deck }: Dealt): Generator<Weighed<SeenHand>> {
  const copies = new Map<Card, number>();
  for (const card of deck()) {
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

/** Insurance once an ace is open: whether the other card makes a natural with it. */
function insuranceOdds({ law, deck }: Dealt): BetOdds {
  const kind = everyBet(law).find(({ id }) => id === INSURANCE);
  invariant(kind !== undefined, 'insurance is offered');
  const cards = deck();
  const ace = cards.findIndex(isAce);
  const rest = cards.filter((_, at) => at !== ace);
  const results = rest.map((card) => {
    const row = kind.outcome({ ...NOTHING, dealer: [cards[ace] ?? 0, card] });
    return { name: row.name, pays: row.to / row.per, weight: 1 };
  });
  const tally = kind.rows.map(({ name, to, per }) => ({
    ...{ name, pays: to / per },
    weight: results.filter((one) => one.name === name).length,
  }));
  return talliedOdds(INSURANCE, tally);
}

/** More cards than any hand of one player and the player-dealer takes. */
const CARDS = 40;

const HOUSE_WAY = 'house way';

/**
 * Rounds of one player who leaves every decision to the house way, each from a full shoe: no doubles, splits,
 * surrenders.
 */
function baseOdds({ law, deck }: Dealt, kind: BetKind<SeenHand>, how: PlayedOut): BetOdds {
  const cards = deck();
  const odds = playedOdds(kind, how, () => {
    const table = loneTable(law, dealtByLot(cards, CARDS, how.lot));
    let round = deal(table);
    for (let [ask] = asksOf(table, round); ask; [ask] = asksOf(table, round)) round = absent(table, round, ask.seat);
    const [place] = round.places;
    const [hand] = place?.hands ?? [];
    invariant(place !== undefined && hand !== undefined, 'one player has one hand');
    return seenOf(round, place, hand);
  });
  return { ...odds, strategy: HOUSE_WAY };
}

const BEST: string =
  'best play against the open card, by the cards of a full shoe, with doubles, splits and surrenders, without insurance';

/** The same with the best play at every decision; the loss is per wager, including everything added to it. */
function bestOdds(game: Dealt, { hands, lot }: PlayedOut): BestOdds {
  const cards = game.deck();
  const play = new PlayFinder(game.law, cards);
  let [sum, squares] = [0, 0];
  for (let hand = 0; hand < hands; hand++) {
    const gain = playedBest(loneTable(game.law, dealtByLot(cards, CARDS, lot)), play);
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / hands;
  const stderr = Math.sqrt(Math.max(0, squares / hands - mean * mean) / hands);
  return { strategy: BEST, exact: false, stderr, edge: mean === 0 ? 0 : -mean };
}

/** One round of one player with optimal play; returns the gain, in wagers. */
function playedBest(table: BlackjackTable, play: PlayFinder): number {
  let round = deal(table);
  for (let [ask] = asksOf(table, round); ask; [ask] = asksOf(table, round)) {
    const { turn } = round;
    if (!turn || turn.chosen !== null) round = absent(table, round, ask.seat);
    else {
      const hand = handAt(round, turn.at);
      const open = openCard(table.rules, round.dealer);
      const allowed = playsOf(table, round, turn.at, turn.seat);
      round = choose(table, round, play.choose(hand.cards, hand.split, open, allowed), false);
    }
  }
  const [wager] = table.bets;
  invariant(wager !== undefined, 'one player has one wager');
  const gains = dues(table, round).map(({ verdict, amount }) =>
    verdict === 'win' ? amount : verdict === 'lose' ? -amount : 0,
  );
  return gains.reduce((all, one) => all + one, 0) / wager.amount;
}
