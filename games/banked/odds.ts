/** The odds of bets: counted over every possible round, or simulated. */
import type { Card } from '../card.ts';
import type { Lot } from '../hand-start.ts';
import type { BetOdds, OutcomeOdds, PlayedOut } from '../odds.ts';
import type { BetKind, PayRow } from './bet.ts';
import type { BankedRules } from './rules.ts';
import type { BankedTable } from './table.ts';

/** A round as a bet sees it, with its weight: a count of deals, or a probability. */
export interface Weighed<Seen> {
  readonly seen: Seen;
  readonly weight: number;
}

/** The odds of a bet from every possible round, each with its weight. */
export function countedOdds<Seen>(kind: BetKind<Seen>, rounds: Iterable<Weighed<Seen>>): BetOdds {
  const weights = new Map<PayRow, number>();
  for (const { seen, weight } of rounds) {
    const row = kind.outcome(seen);
    weights.set(row, (weights.get(row) ?? 0) + weight);
  }
  return oddsOf(kind, weights);
}

/** The odds of a bet from simulated rounds: each result, as often as it occurred. */
export function playedOdds<Seen>(kind: BetKind<Seen>, { hands }: PlayedOut, play: () => Seen): BetOdds {
  const weights = new Map<PayRow, number>();
  for (let hand = 0; hand < hands; hand++) {
    const row = kind.outcome(play());
    weights.set(row, (weights.get(row) ?? 0) + 1);
  }
  const odds = oddsOf(kind, weights);
  const square = odds.outcomes.reduce((sum, { pays, probability }) => sum + pays * pays * probability, 0);
  return { ...odds, exact: false, stderr: Math.sqrt((square - odds.return * odds.return) / hands) };
}

/** One result of a bet with its details, and its weight. */
export interface Tallied extends Pick<OutcomeOdds, 'name' | 'pays'> {
  readonly weight: number;
}

/** The odds of a bet from results counted elsewhere, such as an ante with the bets that follow it. */
export function talliedOdds(id: string, results: readonly Tallied[]): BetOdds {
  const all = results.reduce((sum, { weight }) => sum + weight, 0);
  const outcomes = results
    .filter(({ weight }) => weight > 0)
    .map(({ name, pays, weight }) => ({ name, pays, probability: weight / all }));
  const gain = outcomes.reduce((sum, { pays, probability }) => sum + pays * probability, 0);
  return { id, exact: true, stderr: null, edge: gain === 0 ? 0 : -gain, return: gain, outcomes };
}

/** In the order of the pay table; rows of the same name and pay are merged, and those that never occur are left out. */
function oddsOf({ id, rows }: Pick<BetKind<never>, 'id' | 'rows'>, weights: ReadonlyMap<PayRow, number>): BetOdds {
  let all = 0;
  for (const weight of weights.values()) all += weight;
  const merged = new Map<string, OutcomeOdds>();
  for (const row of rows) {
    const { name } = row;
    const pays = row.to / row.per;
    const probability = (weights.get(row) ?? 0) / all;
    const same = merged.get(`${name} ${pays}`)?.probability ?? 0;
    if (probability > 0) merged.set(`${name} ${pays}`, { name, pays, probability: same + probability });
  }
  const outcomes = [...merged.values()];
  const gain = outcomes.reduce((sum, { pays, probability }) => sum + pays * probability, 0);
  return { id, exact: true, stderr: null, edge: gain === 0 ? 0 : -gain, return: gain, outcomes };
}

/** A table with one bettor, at the left of the player-dealer, with only a base wager. */
export function loneTable<Rules extends BankedRules>(rules: Rules, deck: readonly Card[]): BankedTable<Rules> {
  const [dealer, bettor] = [LONE_DEALER, LONE_BETTOR];
  const stack = 100 * STAKE;
  return {
    rules,
    start: {
      button: dealer.seat,
      players: [dealer, bettor].map(({ id, seat }) => ({ seat, player: id, stack })),
      positions: [dealer, bettor],
      offers: [{ seat: dealer.seat, position: dealer.id, hand: 1, taken: true }],
      welcome: [],
      joint: [],
      dice: [1, 1, 1],
      used: 0,
      results: [],
      previous: [],
      last: {},
    },
    deck,
    dealer: dealer.seat,
    dealerPosition: dealer.id,
    wager: stack,
    bets: [{ seat: bettor.seat, position: bettor.id, spot: 'base', amount: STAKE }],
    entitled: [],
    positions: [bettor],
    active: [bettor],
    fouled: [],
    chips: new Map([[bettor.seat, stack]]),
  };
}

const LONE_DEALER = { id: '1', seat: 1 };
/** The one position with a bet at a table made by `loneTable`. */
export const LONE_BETTOR = { id: '2', seat: 2 };

/** A wager that every payoff divides. */
const STAKE = 10_000;

/** Brings `cards` cards to the top of the deck in random order, drawn by lot; changes the deck. */
export function dealtByLot(deck: Card[], cards: number, lot: Lot): readonly Card[] {
  for (let top = 0; top < Math.min(cards, deck.length); top++) {
    const other = top + lot(deck.length - top);
    const [card, here] = [deck[other] as Card, deck[top] as Card];
    deck[top] = card;
    deck[other] = here;
  }
  return deck;
}
