/** The end of a hand: who shows, who wins what, and the fees that are due then. */
import { type Card, rankOf, suitOf } from '../card.ts';
import type { Cents } from '../money.ts';
import type { Ranking } from '../ranking/ranking.ts';
import { carriedTotal } from './carried.ts';
import { feeDue, leftInPots, type StreetFee } from './collection.ts';
import type { CommonRules } from './common-options.ts';
import { jackpotHits, shownForJackpot } from './jackpots.ts';
import { clockwise } from './order-of-seats.ts';
import { handOf } from './played.ts';
import { passIn, proveOpeners } from './pot-opening.ts';
import { cut, halve, type Pot, potLabel, potsOf, uncalled } from './pots.ts';
import { giveBackLaterBets, hasCheckedSeven, hasPrice } from './sevens.ts';
import { mayShowAfter } from './show-after.ts';
import {
  type Award,
  at,
  chipsInMiddle,
  type HandDraft,
  isLive,
  livePlayers,
  note,
  numberAt,
  type PokerState,
  type SettledPot,
  takenSoFar,
} from './state.ts';

/** How good each player's hand is by each ranking: higher is better, 0 does not qualify. By ranking, then player. */
type Strengths = readonly (readonly number[])[];

/** The pots after fees, main pot first. */
export function potsNow(state: PokerState): readonly Pot[] {
  return potsOf(state.paid, livePlayers(state), state.dead, takenSoFar(state), leftNow(state));
}

/** What the fees leave in each pot of this hand. */
export const leftNow = ({ table }: PokerState): number => leftInPots(table.rules, table.seats.length);

/** Takes a fee out of the pots (A3); does nothing when none is due. */
export function takeFee(hand: HandDraft, fee: StreetFee): void {
  const { rules, seats } = hand.table;
  if (rules.collection.length === 0) return;
  const pots = rules.feePots === 'main-only' ? potsNow(hand).slice(0, 1) : potsNow(hand);
  const left = leftNow(hand);
  // Unmatched chips, of an ante or the rest of an all-in, may yet go back to their owner, so no fee is taken from them.
  const unmatched = hand.logged > 0 ? (uncalled(hand.paid)?.amount ?? 0) : 0;
  const within = pots.reduce((sum, { amount }) => sum + Math.max(0, amount - left), 0);
  const available = Math.max(0, within - unmatched);
  const due = feeDue(rules, seats.length, fee, available);
  if (!due) return;
  hand.taken = [...hand.taken, due];
  note(hand, { kind: 'collected', ...due });
}

/** LD21: everyone else is out. The last hand takes everything without showing. */
export function winUncontested(hand: HandDraft): void {
  const { streets } = hand.table.variant;
  const boardCame = streets.slice(0, hand.street + 1).some(({ fee }) => fee?.name === 'player');
  if (!boardCame) takeFee(hand, 'modified');
  const [player] = livePlayers(hand);
  const amount = chipsInMiddle(hand);
  const awards = player === undefined || amount === 0 ? [] : [{ player, amount, ranking: null }];
  finish(hand, [{ label: potLabel(0), amount, awards }]);
}

/** Nobody has opened the pot: the hand is over without a winner, and the chips stay for the next one. */
export function carryOver(hand: HandDraft): void {
  passIn(hand);
  if (hand.left.length > 0) note(hand, { kind: 'carried', amount: carriedTotal(hand.left), into: 'next-hand' });
  finish(hand, []);
}

// --------------------------------------------------------------------------------------------------- showing

/**
 * The betting is over and two or more hands are live. Players who must show do so in order; a hand beaten by what has
 * been shown is mucked unseen, unless the house has all hands shown or asks their owners (A7).
 */
export function showdown(hand: HandDraft): void {
  const pots = potsNow(hand);
  const strengths = strengthsOf(hand);
  const { muck, allInTabled } = hand.table.rules;
  if (allInTabled && hand.standing.includes('all-in')) tableHands(hand);
  // A hand that has hit a jackpot is shown to everyone, whether or not its player noticed.
  for (const player of shownForJackpot(hand)) if (hand.face[player] !== 'shown') show(hand, player);
  const winners = muck === 'ask' ? winnersOfAny(settledPots(hand, pots, strengths)) : [];
  const losers: number[] = [];
  for (const player of showOrder(hand, pots)) {
    if (hand.face[player] === 'shown') continue;
    if (muck === 'ask' && !winners.includes(player)) losers.push(player);
    else if (muck !== 'automatic' || standsUp(hand, pots, strengths, player)) show(hand, player);
    else muckHand(hand, player);
  }
  hand.owing = losers;
  if (losers.length > 0) hand.phase = 'showing';
  else settle(hand, pots, strengths);
}

/** A loser shows or mucks; the last of them ends the hand. */
export function closeShowing(hand: HandDraft, player: number, shows: boolean): void {
  if (shows) show(hand, player);
  else muckHand(hand, player);
  stillOwing(
    hand,
    hand.owing.filter((each) => each !== player),
  );
}

/**
 * A hand was declared foul while losers were being asked. The new winner shows at once and is not asked anymore. A
 * hand already mucked is dead and stays dead, however good it was (000:1533-1535, WSOP-L 15): it takes part in a pot
 * only where nobody else is left to win it.
 */
export function showAfterFoul(hand: HandDraft): void {
  const winners = winnersOfAny(settledPots(hand, potsNow(hand), strengthsOf(hand)));
  const asked = hand.owing.filter((player) => isLive(hand, player));
  for (const player of asked) if (winners.includes(player)) show(hand, player);
  stillOwing(
    hand,
    asked.filter((player) => !winners.includes(player)),
  );
}

function stillOwing(hand: HandDraft, losers: readonly number[]): void {
  hand.owing = losers;
  if (losers.length === 0) settle(hand, potsNow(hand), strengthsOf(hand));
}

function show(hand: HandDraft, player: number): void {
  hand.face[player] = 'shown';
  note(hand, { kind: 'shown', player, cards: at(hand.cards, player), boardCards: hand.board.length });
}

function muckHand(hand: HandDraft, player: number): void {
  hand.face[player] = 'mucked';
  note(hand, { kind: 'mucked', player });
}

/** Once a player is all-in and nobody can bet anymore, every live hand is turned up (WSOP-T 70). */
export function tableHands(hand: HandDraft): void {
  for (const player of clockwise(hand.table)) {
    if (isLive(hand, player) && hand.face[player] !== 'shown') show(hand, player);
  }
}

/**
 * Hands in the last side pot before those in the main pot only; among them the last aggressor first, otherwise the
 * first left of the button (A7, B-44).
 */
function showOrder(state: PokerState, pots: readonly Pot[]): readonly number[] {
  const fromButton = inPosition(state);
  const byAggressor = state.table.rules.showOrder === 'aggressor' && state.aggressor >= 0;
  const first = byAggressor ? fromButton.indexOf(state.aggressor) : 0;
  const order: number[] = [];
  for (let pot = pots.length - 1; pot >= 0; pot -= 1) {
    const { players } = at(pots, pot);
    for (let step = 0; step < fromButton.length; step += 1) {
      const player = numberAt(fromButton, (first + step) % fromButton.length);
      if (players.includes(player) && !order.includes(player)) order.push(player);
    }
  }
  return order;
}

/** From the left of the button; where open cards decide who opens, from the player who opened the last street. */
function inPosition({ table, order }: PokerState): readonly number[] {
  return table.variant.streets.at(-1)?.opens.by === 'position' ? clockwise(table) : order;
}

/** Whether the shown hands have not yet beaten this hand in some pot that it contests. */
function standsUp(state: PokerState, pots: readonly Pot[], strengths: Strengths, player: number): boolean {
  for (const { players } of pots) {
    if (players.length < 2 || !players.includes(player)) continue;
    for (const byPlayer of strengths) if (isUnbeaten(state, players, byPlayer, player)) return true;
  }
  return false;
}

/** Compares it with the shown hands of a pot, in one ranking. A hand that forfeits the pot beats nobody. */
function isUnbeaten(state: PokerState, players: readonly number[], byPlayer: readonly number[], player: number) {
  const own = numberAt(byPlayer, player);
  if (own === 0) return false;
  for (const other of players) {
    const beats = state.face[other] === 'shown' && numberAt(byPlayer, other) > own;
    if (beats && !hasCheckedSeven(state, other, 'loses-the-pot')) return false;
  }
  return true;
}

// ------------------------------------------------------------------------------------------------- settling

/** Pays every pot and ends the hand. A hand that wins a contested pot is shown (B-46). */
function settle(hand: HandDraft, potsThen: readonly Pot[], strengths: Strengths): void {
  const pots = withoutLaterBets(hand, potsThen, strengths);
  let settled = settledPots(hand, pots, strengths);
  if (settled.some(isSplit)) {
    takeFee(hand, 'split');
    settled = settledPots(hand, potsNow(hand), strengths);
  }
  for (const player of winnersOfAny(settled)) if (hand.face[player] !== 'shown') show(hand, player);
  hand.jackpots = jackpotHits(hand);
  finish(hand, settled);
  for (const hit of hand.jackpots) note(hand, { kind: 'jackpot', ...hit });
}

/** Where the best hand is a checked seven, all bets after the draw go back, as a house option (003:447-452). */
function withoutLaterBets(hand: HandDraft, pots: readonly Pot[], strengths: Strengths): readonly Pot[] {
  if (!hasPrice(hand, 'wins-no-later-bets')) return pots;
  const winners = winnersOfAny(settledPots(hand, pots, strengths));
  if (!winners.some((player) => hasCheckedSeven(hand, player, 'wins-no-later-bets'))) return pots;
  const given = giveBackLaterBets(hand);
  for (const { player, amount } of given) note(hand, { kind: 'returned', player, amount });
  return given.length > 0 ? potsNow(hand) : pots;
}

/** Who wins a part of a contested pot. */
function winnersOfAny(pots: readonly SettledPot[]): readonly number[] {
  const winners: number[] = [];
  for (const { awards } of pots) {
    for (const { player, ranking } of awards) if (ranking !== null) winners.push(player);
  }
  return winners;
}

/** Identical hands share the pot: the case for which Table Fee 3 is posted. */
const isSplit = ({ awards }: SettledPot): boolean =>
  awards.length > 1 &&
  awards.some(
    (award, n) => award.ranking !== null && awards.some((other, m) => m < n && other.ranking === award.ranking),
  );

/** Pushes the pots, last side pot first (B-32a), and ends the hand. */
function finish(hand: HandDraft, pots: readonly SettledPot[]): void {
  proveOpeners(hand, pots);
  for (let last = pots.length - 1; last >= 0; last -= 1) {
    const { label, awards } = at(pots, last);
    for (const award of awards) {
      hand.stack[award.player] = numberAt(hand.stack, award.player) + award.amount;
      note(hand, { kind: 'won', pot: label, award });
    }
  }
  hand.pots = pots;
  hand.turn = -1;
  hand.ask = null;
  hand.owing = mayShowAfter(hand);
  hand.phase = hand.owing.length > 0 ? 'pushed' : 'over';
}

function strengthsOf(state: PokerState): Strengths {
  const { rankings } = state.table.variant;
  return rankings.map((ranking) => strengthsBy(state, ranking));
}

function strengthsBy(state: PokerState, { rank }: Ranking): readonly number[] {
  const strengths: number[] = [];
  for (let player = 0; player < state.cards.length; player += 1) {
    strengths.push(isLive(state, player) ? rank(handOf(state, player), state.board) : 0);
  }
  return strengths;
}

/** Who wins what from each pot, main pot first; shares clockwise from the button, high before low. */
function settledPots(state: PokerState, pots: readonly Pot[], strengths: Strengths): readonly SettledPot[] {
  return pots.map((pot) => ({
    label: pot.label,
    amount: pot.amount,
    awards: awardsOf(state, pot, strengths).filter(({ amount }) => amount > 0),
  }));
}

function awardsOf(state: PokerState, pot: Pot, strengths: Strengths): readonly Award[] {
  const [only, ...others] = pot.players;
  if (only !== undefined && others.length === 0) return [{ player: only, amount: pot.amount, ranking: null }]; // LD22
  const { rules } = state.table;
  const { rankings } = state.table.variant;
  const wins = (ranking: number): readonly number[] =>
    inOddChipOrder(state, winnersOf(state, pot, at(strengths, ranking)), at(rankings, ranking).lowWins);
  const high = wins(0);
  if (strengths.length === 1 && high.length > 0) return sharesOf(pot.amount, high, 0, rules);
  const low = strengths[1] && wins(1);
  if (high.length === 0 && (low === undefined || low.length === 0)) return bestOfNone(state, pot);
  if (low && rules.oddChipsOfHalves === 'as-evenly-as-possible' && isSame(low, high)) {
    return bothHalves(pot.amount, high, rules);
  }
  const halves = halvesOf(pot.amount, high, low ?? [], rules); // V-O4
  return [...sharesOf(halves.high, high, 0, rules), ...(low ? sharesOf(halves.low, low, 1, rules) : [])];
}

/** The share of each winner by a ranking. */
const sharesOf = (amount: Cents, winners: readonly number[], ranking: number, rules: CommonRules): readonly Award[] =>
  cut(amount, winners.length, rules).map((each, n) => ({ player: numberAt(winners, n), amount: each, ranking }));

/** Each half goes to the hands that qualify for it; the whole pot to one half if only that one has any. */
function halvesOf(amount: Cents, high: readonly number[], low: readonly number[], rules: CommonRules) {
  if (low.length === 0) return { high: amount, low: 0 };
  return high.length === 0 ? { high: 0, low: amount } : halve(amount, rules.chip);
}

/** Nobody qualifies for anything: the best hand by the ranking that needs no qualifying (001:1283-1285). */
function bestOfNone(state: PokerState, pot: Pot): readonly Award[] {
  const { rules, variant } = state.table;
  const ranking = variant.otherwise ?? variant.rankings[0];
  return sharesOf(pot.amount, winnersOf(state, pot, strengthsBy(state, ranking)), 0, rules);
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((player) => other.includes(player));

/**
 * Who gets the first odd chip: the first player left of the button or, in some games, the player with the right card.
 */
function inOddChipOrder(state: PokerState, winners: readonly number[], low: boolean): readonly number[] {
  if (state.table.variant.oddChips !== 'by-card' || winners.length < 2) return winners;
  const value = (card: Card): number => (low ? 51 - (((rankOf(card) + 1) % 13) * 4 + suitOf(card)) : card);
  const best = (player: number): number => Math.max(...at(state.cards, player).map(value));
  return [...winners].sort((one, other) => best(other) - best(one));
}

/**
 * Hands that are identical both ways split the pot as one, and each share is then halved for high and low (WSOP-T 73).
 */
function bothHalves(amount: number, winners: readonly number[], rules: CommonRules): readonly Award[] {
  let before = 0;
  const shares = cut(amount, winners.length, rules).map((share, n) => {
    const [past, now] = [halve(before, rules.chip), halve(before + share, rules.chip)];
    before += share;
    return { player: numberAt(winners, n), high: now.high - past.high, low: now.low - past.low };
  });
  return [
    ...shares.map(({ player, high }) => ({ player, amount: high, ranking: 0 })),
    ...shares.map(({ player, low }) => ({ player, amount: low, ranking: 1 })),
  ];
}

/** The best of those in the pot, clockwise from the button (V-SL5); none when nobody qualifies (V-O3). */
function winnersOf(state: PokerState, pot: Pot, byPlayer: readonly number[]): readonly number[] {
  const held = pot.players.filter((player) => state.face[player] !== 'mucked');
  const contenders = withoutCheckedSevens(state, held.length > 0 ? held : pot.players);
  let best = 0;
  for (const player of contenders) best = Math.max(best, numberAt(byPlayer, player));
  if (best === 0) return [];
  const winners: number[] = [];
  for (const player of clockwise(state.table)) {
    if (byPlayer[player] === best && contenders.includes(player)) winners.push(player);
  }
  return winners;
}

/** A checked seven loses the pot to the best of the others, as a house option (004:1177-1178). */
function withoutCheckedSevens(state: PokerState, players: readonly number[]): readonly number[] {
  if (!hasPrice(state, 'loses-the-pot')) return players;
  const bet = players.filter((player) => !hasCheckedSeven(state, player, 'loses-the-pot'));
  return bet.length > 0 ? bet : players;
}
