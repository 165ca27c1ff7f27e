/** The complete game that a variant describes: the framework and the variant together implement the contract. */

import type { Game } from '../game.ts';
import type { StandingChoice } from '../hand-start.ts';
import type { BankedView } from '../hand-view.ts';
import { invariant } from '../result.ts';
import type { Seat } from '../seat.ts';
import { baseOf } from './bet.ts';
import { explainBanked } from './explain.ts';
import { type BankedMemory, bankedMemory, newBankedMemory } from './memory.ts';
import { outcome } from './outcome.ts';
import { BETS_AS_DEALER, JOINT, PASS_BANK, seatBanked, TAKE_BANK, WELCOME } from './rotation.ts';
import type { BankedRules } from './rules.ts';
import { wageredBy } from './settle.ts';
import { absent, asksOf, beginHand, decide, rule } from './stages.ts';
import { type BankedStart, bankedStart, type Offer } from './start.ts';
import { type AnyBankedState, type BankedState, offerOf } from './state.ts';
import type { BankedVariant, Round } from './variant.ts';
import { view } from './view.ts';

/** The number of results stored where every hand has a fresh deck. */
const RESULTS = 60;
const SEATS = 10;

export function bankedGame<Rules extends BankedRules, R extends Round>(
  variant: BankedVariant<Rules, R>,
): Game<Rules, BankedStart, BankedState<Rules, R>, BankedMemory, BankedView> {
  return {
    id: variant.id,
    name: variant.name,
    rules: variant.rules,
    start: bankedStart,
    memory: bankedMemory,
    seats: () => ({ min: 2, max: SEATS }),
    choices: standingChoices,
    newMemory: newBankedMemory,
    seatHand: (rules, memory, occupants, lot) =>
      seatBanked({ rules, dice: variant.dice, cut: variant.cut(rules) }, memory, occupants, lot),
    deck: (rules) => variant.deck(rules),
    continues: (rules, { used }) => used !== null && used < (variant.cut(rules) ?? 0),
    freshDeck: (memory) => ({ ...memory, used: null }),
    begin(rules, start, deck) {
      invariant(start.used < deck.length, () => `${start.used} cards used of a deck of ${deck.length}`);
      return beginHand({ variant, rules, start, deck });
    },
    dealOrder: () => [],
    asks: asksOf,
    decide,
    absent,
    rule,
    view,
    outcome,
    explain: (rules) =>
      explainBanked(rules, variant.bets(rules), variant.posted(rules), variant.explain?.(rules) ?? []),
    odds: (rules, how) => variant.odds(rules, how),
    after: (state, memory) => after(state, memory),
    voided: (state, memory) => ({ ...memory, ...deckLeft(state), ...resultsBefore(state) }),
  };
}

function standingChoices({ backline, dealerBets, joint }: BankedRules): readonly StandingChoice[] {
  return [
    { id: TAKE_BANK, label: 'Take the bank whenever it comes to me' },
    { id: PASS_BANK, label: 'Never offer me the bank' },
    ...(dealerBets ? [{ id: BETS_AS_DEALER, label: 'Bet at other positions while I have the bank' }] : []),
    ...(backline === 'permission' ? [{ id: WELCOME, label: 'Others may bet behind me' }] : []),
    ...(joint === 'choice'
      ? [{ id: JOINT, label: 'Join my bets with others on the same spot if their owners agree' }]
      : []),
  ];
}

function after<Rules extends BankedRules, R extends Round>(
  state: BankedState<Rules, R>,
  memory: BankedMemory,
): BankedMemory {
  const { start, variant } = state.facts;
  const offer = offerOf(state);
  // Nobody took the bank: the game waits. A hand without bets does not use up the turn.
  if (!offer) return { ...memory, stopped: true };
  if (!state.table) return { ...memory, stopped: false };
  const playerIn = (seat: number): string => start.players.find((one) => one.seat === seat)?.player ?? '';
  const bets: Record<string, Record<string, number>> = {};
  for (const { seat, key, amount, special } of state.bets) {
    if (special) continue;
    const player = playerIn(seat);
    bets[player] = { ...bets[player], [key]: amount };
  }
  return {
    ...memory,
    stopped: false,
    bank: { seat: turnOf(offer, start, memory), player: playerIn(offer.seat), hands: offer.hand },
    // A stake behind the bank was a bet at that position, too.
    wagered: [...wageredBy(state.bets, baseOf(variant.bets(state.facts.rules))), ...state.behind].map(
      ({ seat, position }) => ({ player: playerIn(seat), position }),
    ),
    last: { ...seatedOnly(memory.last, start), ...bets },
    ...deckLeft(state),
    ...resultsAfter(state),
  };
}

/** The seat at whose position a turn of the bank began; the second hand belongs to the turn of the first. */
function turnOf({ seat, position, hand }: Offer, { positions }: BankedStart, { bank }: BankedMemory): Seat {
  if (hand > 1 && bank) return bank.seat;
  return positions.find(({ id }) => id === position)?.seat ?? seat;
}

/** Bets of players who have left are forgotten. */
function seatedOnly(last: BankedMemory['last'], start: BankedStart): BankedMemory['last'] {
  return Object.fromEntries(
    Object.entries(last).filter(([player]) => start.players.some((one) => one.player === player)),
  );
}

/** How much of the deck is used: all cards dealt, including those of a void hand. A shoe past its cut is changed. */
function deckLeft<Rules extends BankedRules, R extends Round>({
  facts: { variant, rules, start },
  round,
}: BankedState<Rules, R>): Pick<BankedMemory, 'used'> {
  const cut = variant.cut(rules);
  if (cut === null) return { used: null };
  const used = round?.next ?? start.used;
  return { used: used >= cut ? null : used };
}

function resultsAfter<Rules extends BankedRules, R extends Round>({
  facts: { variant, rules, start },
  table,
  round,
}: BankedState<Rules, R>): Pick<BankedMemory, 'results' | 'previous'> {
  const result = table && round ? variant.result(table, round) : null;
  const results = [...start.results, ...(result === null ? [] : [result])];
  // A shoe's results are stored to its end: its statistics cover all its hands.
  const kept = variant.cut(rules) === null ? results.slice(-RESULTS) : results;
  return { results: kept, previous: [...start.previous] };
}

/** A void hand has no result; the shoe begun for it may be a new one. */
function resultsBefore({
  facts: { start },
}: Pick<AnyBankedState, 'facts'>): Pick<BankedMemory, 'results' | 'previous'> {
  return { results: [...start.results], previous: [...start.previous] };
}
