/** The start of a hand: posting chips, taking the jackpot drop, dealing the first cards. */

import type { Card } from '../card.ts';
import { sum } from '../money.ts';
import { InvariantError, invariant } from '../result.ts';
import { carriedTotal, takeOver } from './carried.ts';
import { eachFeeOf, JACKPOT } from './collection.ts';
import { deckSize } from './draw.ts';
import type { AnyPokerRules, AnyPokerStart, ForcedBetsOf } from './forced.ts';
import { jackpotDrops, jackpotFault, smallBlindPosted } from './jackpots.ts';
import { firstOf } from './order-of-seats.ts';
import { uncalled } from './pots.ts';
import type { Post } from './start.ts';
import {
  audit,
  chipsInMiddle,
  type HandDraft,
  note,
  numberAt,
  type PokerState,
  type PokerTable,
  playerAt,
} from './state.ts';
import { openStreet, proceed } from './streets.ts';
import type { Variant } from './variant.ts';

/**
 * Begins a hand. `deck[0]` is the first card out. If posting puts everyone all-in, nobody has to act and the hand is
 * over at once.
 */
export function begin<Rules extends AnyPokerRules, Start extends AnyPokerStart>(
  variant: Variant,
  forced: ForcedBetsOf<Rules, Start>,
  rules: Rules,
  start: Start,
  deck: readonly Card[],
): PokerState {
  const hand = emptyHand(tableOf(variant, forced, rules, start, deck));
  payFees(hand);
  takeOver(hand);
  // Antes that make up what others already have in the pot are matched, too.
  const everybodyAntes =
    start.carried !== undefined || start.posts.filter((post) => post.what === 'ante').length === start.players.length;
  for (const post of start.posts) put(hand, post, everybodyAntes);
  dropForJackpots(hand);
  openStreet(hand, 0);
  if (hand.phase === 'betting') proceed(hand, 0, true);
  audit(hand);
  return hand;
}

function tableOf<Rules extends AnyPokerRules, Start extends AnyPokerStart>(
  variant: Variant,
  forced: ForcedBetsOf<Rules, Start>,
  rules: Rules,
  start: Start,
  deck: readonly Card[],
): PokerTable {
  const seats = start.players.map(({ seat }) => seat);
  invariant(seats.length >= 2 && seats.length <= variant.maxSeats, () => `${variant.id} with ${seats.length} players`);
  invariant(deck.length === deckSize(variant, rules) && allDifferent(deck), 'not the whole deck');
  let last = 0;
  for (const { seat, player, stack } of start.players) {
    invariant(last < seat, 'players not in seat order');
    last = seat;
    const matched = stack > 0 || (start.carried?.some((share) => share.player === player) ?? false);
    if (!matched) throw new InvariantError(`seat ${seat} is dealt in without chips`);
  }
  for (const jackpot of rules.jackpots) {
    invariant(
      jackpotFault({ ...variant, deck }, jackpot) === null,
      () => `${variant.id} with the jackpot ${jackpot.id}`,
    );
  }
  return {
    variant,
    forced,
    rules,
    stakes: forced.stakes(rules, start),
    start,
    deck,
    seats,
    total: sum(start.players.map(({ stack }) => stack)) + carriedTotal(start.carried),
    leftOfButton: firstOf(seats, start.button),
  };
}

/** The cards seen so far, by number; reused for every hand. */
const seen = new Uint8Array(100);

function allDifferent(cards: readonly Card[]): boolean {
  seen.fill(0);
  for (const card of cards) {
    if (seen[card] !== 0) return false;
    seen[card] = 1;
  }
  return true;
}

const NO_CARDS: readonly Card[] = [];

function emptyHand(table: PokerTable): HandDraft {
  const players = table.start.players;
  const none = players.map(() => 0);
  return {
    table,
    phase: 'betting',
    street: 0,
    step: 0,
    order: [],
    turn: -1,
    ask: null,
    owing: [],
    round: { level: 0, full: 0, size: 0, most: 0, wagers: 0, uncapped: false, either: 0, bringIn: 0, opening: 0 },
    aggressor: -1,
    standing: players.map(() => 'in'),
    stack: players.map(({ stack }) => stack),
    bet: none.slice(),
    paid: none.slice(),
    acted: players.map(() => false),
    face: players.map(() => 'down'),
    dead: 0,
    fees: none,
    taken: [],
    cards: players.map(() => []),
    open: players.map(() => NO_CARDS),
    revealed: players.map(() => NO_CARDS),
    dealtUp: [],
    board: [],
    discards: players.map(() => NO_CARDS),
    stub: table.deck,
    dealt: 0,
    burned: [],
    reshuffles: 0,
    drew: players.map(() => null),
    checked: players.map(() => false),
    paidBefore: none,
    pots: [],
    opened: null,
    jackpots: [],
    left: [],
    deadSeats: [],
    log: [],
    logged: 0,
  };
}

/** The house's fee from each player for being dealt in (002:40, 001:4697-4707). */
function payFees(hand: HandDraft): void {
  const { rules, start } = hand.table;
  const fee = eachFeeOf(rules, start.players.length);
  if (fee === 0) return;
  hand.fees = hand.stack.map((stack) => Math.min(fee, stack));
  for (const [player, amount] of hand.fees.entries()) {
    if (amount === 0) continue;
    hand.stack[player] = numberAt(hand.stack, player) - amount;
    // The last chip of a player who is in only for what they already have in the pot.
    if (hand.stack[player] === 0) hand.standing[player] = 'all-in';
    note(hand, { kind: 'collected', place: 'collection:player-fee', amount, from: player });
  }
}

/**
 * Posts what is owed, or as much of it as the stack holds. A stack too short for a live and a dead part pays the live
 * part first. An ante that everyone owes is matched like a bet; any other dead money belongs to nobody (LR30a).
 */
function put(hand: HandDraft, post: Post, everybodyAntes: boolean): void {
  const player = playerAt(hand, post.seat);
  invariant(player >= 0, () => `a post from seat ${post.seat}, which is not dealt in`);
  const before = numberAt(hand.stack, player);
  const live = Math.min(post.live, before);
  const dead = Math.min(post.dead, before - live);
  if (live + dead === 0) return;
  hand.stack[player] = before - live - dead;
  hand.bet[player] = numberAt(hand.bet, player) + live;
  if (post.what === 'ante' && everybodyAntes) hand.paid[player] = numberAt(hand.paid, player) + live + dead;
  else {
    hand.paid[player] = numberAt(hand.paid, player) + live;
    hand.dead += dead;
  }
  const allIn = hand.stack[player] === 0;
  if (allIn) hand.standing[player] = 'all-in';
  const amount = live + dead;
  const { what } = post;
  if (dead > 0) note(hand, { kind: 'post', player, what, amount, dead, allIn });
  else note(hand, { kind: 'post', player, what, amount, allIn });
}

/**
 * LD8: takes the jackpot drop out of the small blind before the deal, or out of the antes (000:208-209); the blind
 * still counts in full. The drop comes only from chips that stay in the pot: unmatched chips may yet be returned to
 * their owner, so nothing is taken from them.
 */
function dropForJackpots(hand: HandDraft): void {
  const { rules, forced } = hand.table;
  const ownDrop = 'jackpotDrop' in rules ? rules.jackpotDrop : 0;
  if (ownDrop === 0 && rules.jackpots.length === 0) return;
  const stays = chipsInMiddle(hand) - (uncalled(hand.paid)?.amount ?? 0);
  const available = Math.min(stays, forced.jackpotFrom(hand));
  const own = ownDrop > 0 ? Math.max(0, Math.min(ownDrop, available, smallBlindPosted(hand))) : 0;
  const drops = [
    ...(own > 0 ? [{ place: JACKPOT, amount: own }] : []),
    ...jackpotDrops(rules.jackpots, available - own),
  ];
  for (const drop of drops) {
    hand.taken = [...hand.taken, drop];
    note(hand, { kind: 'collected', ...drop });
  }
}
