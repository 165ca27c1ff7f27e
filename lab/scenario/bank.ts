/**
 * What a scenario of a player-dealer game may leave out: the player-dealer takes the bank with all their chips and
 * leads with the first pile, and a player who is not named has no bet.
 */
import type { Seat } from '../../games/seat.ts';
import type { ScenarioHand } from './hand.ts';

/** Brings a hand to the point where a line about the seat makes sense. Does nothing if the seat is asked already. */
export function catchUp(hand: ScenarioHand, seat: Seat, word: string | null): void {
  for (let step = 0; step < MOST_STEPS && !isReady(hand, seat, word); step++) if (!oneStep(hand, word)) return;
}

/** A player who places the dealer's wager has taken the bank before, even if the script does not say so. */
function isReady(hand: ScenarioHand, seat: Seat, word: string | null): boolean {
  const view = hand.view('public');
  const offered = view.kind === 'banked' && view.stage === 'offer';
  return hand.ask(seat) !== null && !(offered && word === 'wager');
}

const MOST_STEPS = 30;

/** Takes the next step that may be left out; false when there is none. */
function oneStep(hand: ScenarioHand, word: string | null): boolean {
  const view = hand.view('public');
  const [ask] = hand.asks;
  if (view.kind !== 'banked' || !ask) return false;
  switch (view.stage) {
    case 'offer':
      return hand.decide(ask.seat, { kind: 'choose', option: 'bank' }) === null;
    case 'bank': {
      const spot = ask.kind === 'wager' ? ask.spots.find(({ id }) => id === 'bank') : undefined;
      return spot !== undefined && hand.decide(ask.seat, { kind: 'wager', bets: { bank: spot.max } }) === null;
    }
    case 'bets':
      if (word === 'wager') return false;
      for (const { seat } of [...hand.asks]) hand.absent(seat);
      return true;
    default: {
      const leads = hand.asks.length === 1 && ask.seat === view.dealer?.seat;
      if (leads) hand.absent(ask.seat);
      return leads;
    }
  }
}
