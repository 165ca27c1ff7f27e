/** How a hand goes on: whose turn it is, when a street is over, what comes after it. */
import { betAskOf } from './asks.ts';
import { newRound, withInAction } from './betting.ts';
import { dealStreet } from './deal.ts';
import { uncalled } from './pots.ts';
import { showdown, tableHands, takeFee, winUncontested } from './showdown.ts';
import { at, countInAction, countLive, type Hand, isLive, livePlayers, note, type PokerState } from './state.ts';

/**
 * Gives the turn to the next player who owes an act, `from` being the first in question; where nobody does, ends the
 * street and goes on to the next, to the showdown or to the end. `began` is true when the street is only starting.
 */
export function proceed(hand: Hand, from: number, began: boolean): void {
  let first = from;
  let starting = began;
  for (;;) {
    if (countLive(hand) === 1) {
      endStreet(hand);
      winUncontested(hand); // LD18, LD21
      return;
    }
    hand.round = withInAction(hand.table.rules, hand.round, countInAction(hand), starting);
    hand.turn = nextToAct(hand, first);
    if (hand.turn >= 0) {
      hand.ask = betAskOf(hand);
      return;
    }
    endStreet(hand);
    if (hand.street === hand.table.variant.streets.length - 1) {
      showdown(hand);
      return;
    }
    openStreet(hand, hand.street + 1);
    first = opener(hand);
    starting = true;
  }
}

/** Who is first in question on a street: LR29a and LR29b before the flop, LR29c after it. */
export function opener({ table, street }: PokerState): number {
  return at(table.variant.streets, street).opens === 'left-of-big-blind' ? table.leftOfBigBlind : table.leftOfButton;
}

/** The first player from `first` on who owes an act; −1 when the street is over. */
function nextToAct(state: PokerState, first: number): number {
  const inAction = countInAction(state);
  if (inAction === 0) return -1;
  const players = state.table.seats.length;
  for (let step = 0; step < players; step += 1) {
    const player = (first + step) % players;
    if (state.standing[player] !== 'in') continue;
    const unmatched = at(state.bet, player) < state.round.level;
    if (inAction === 1) return unmatched && at(state.paid, player) < mostOfOthers(state, player) ? player : -1; // B-11
    if (unmatched || !at(state.acted, player)) return player;
  }
  return -1;
}

/** The most that any other live hand has in: the last player with chips need not go beyond it. */
function mostOfOthers(state: PokerState, player: number): number {
  const others = livePlayers(state).filter((other) => other !== player);
  return Math.max(...others.map((other) => at(state.paid, other)));
}

/** Ends a betting round: what nobody called goes back, the bets go into the pot. */
function endStreet(hand: Hand): void {
  giveBackUncalled(hand);
  hand.bet.fill(0);
  hand.acted.fill(false);
  hand.turn = -1;
  hand.ask = null;
}

/** B-23: before the showdown and before any fee is taken. */
function giveBackUncalled(hand: Hand): void {
  const extra = uncalled(hand.paid);
  if (!extra || !isLive(hand, extra.player)) return; // LR9: a fouled hand forfeits it all
  const { player, amount } = extra;
  hand.paid[player] = at(hand.paid, player) - amount;
  hand.stack[player] = at(hand.stack, player) + amount;
  hand.standing[player] = 'in';
  note(hand, { kind: 'returned', player, amount });
}

/** Takes the fee that is due, deals the cards, and opens the betting of a street. */
function openStreet(hand: Hand, number: number): void {
  const { variant, rules, stakes } = hand.table;
  const street = at(variant.streets, number);
  if (rules.allInTabled && countInAction(hand) <= 1) tableHands(hand);
  if (street.fee === 'player') takeFee(hand, 'player'); // LD13: before the flop is shown
  dealStreet(hand, number);
  if (street.fee === 'turn' || street.fee === 'river') takeFee(hand, street.fee);
  hand.aggressor = -1;
  hand.round = newRound(rules, stakes, street.limit, 0);
}
