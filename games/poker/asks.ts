/** The asks of a poker hand: what it wants from its players now. */
import type { Ask, BetAsk, RaiseRange } from '../ask.ts';
import type { Cents } from '../money.ts';
import { type Bettor, isToBringIn, raiseRange } from './betting.ts';
import { pickAskOf } from './pick.ts';
import { isToBeOpened, mayNotOpen } from './pot-opening.ts';
import { isSevenOrBetter } from './sevens.ts';
import { showAfterAsk } from './show-after.ts';
import { at, chipsInMiddle, countInAction, numberAt, type PokerState, seatOf } from './state.ts';

/** Every decision owed now; none when the hand is over. */
export function asksOf(state: PokerState): readonly Ask[] {
  if (state.ask) return [state.ask];
  const ask = state.phase === 'picking' ? pickAskOf : state.phase === 'pushed' ? showAfterAsk : showAskOf;
  return state.owing.map((player) => ask(state, player));
}

function showAskOf(state: PokerState, player: number): Ask {
  return {
    kind: 'choose',
    seat: seatOf(state, player),
    prompt: 'Show your hand or muck it?',
    options: [
      { id: 'show', label: 'Show', cost: null },
      { id: 'muck', label: 'Muck', cost: null },
    ],
  };
}

/** The betting decision owed by the player whose turn it is. */
export function betAskOf(state: PokerState): BetAsk {
  const { round, turn } = state;
  const bettor: Bettor = {
    bet: numberAt(state.bet, turn),
    stack: numberAt(state.stack, turn),
    acted: at(state.acted, turn),
  };
  const bringsIn = isToBringIn(round);
  const owed = bringsIn ? round.bringIn : round.level - bettor.bet;
  const call = Math.max(0, Math.min(owed, bettor.stack)); // LR26
  const pot = chipsInMiddle(state);
  const alone = countInAction(state) === 1; // B-10: nobody is left who could call a raise
  // Before the pot is opened there is nothing to call, except with the last chips (000:3795-3803); where opening takes
  // a good enough hand, a player may pass and stay in (003:794-797).
  const mustOpen = round.opening > 0 && !alone && bettor.stack > owed && !isToBeOpened(state);
  return {
    kind: 'bet',
    seat: seatOf(state, turn),
    fold: !bringsIn,
    call: mustOpen ? null : call,
    callAllIn: !mustOpen && call > 0 && call === bettor.stack,
    callVerb: bringsIn ? 'bring-in' : call === 0 && !mustOpen ? 'check' : 'call',
    raise: alone ? null : raiseOver(state, bettor, pot),
    bet: bettor.bet,
    stack: bettor.stack,
    pot,
  };
}

/** A whole bet in place of the forced one must be more than the forced bet. */
function raiseOver(state: PokerState, bettor: Bettor, pot: Cents): RaiseRange | null {
  const { table, round } = state;
  if (isToBringIn(round) && bettor.stack <= round.bringIn) return null;
  if (mayNotOpen(state, state.turn)) return null;
  if (hasChecked(state, bettor) && mayNotCheckAndRaise(state)) return null;
  return raiseRange(table.rules, round, bettor, pot + table.forced.beyondThePot(state));
}

/** A house rule for any hand, or for a seven or better only (000:3830-3831). */
function mayNotCheckAndRaise(state: PokerState): boolean {
  const { rules } = state.table;
  if (!('checkRaise' in rules)) return false;
  return !rules.checkRaise || (rules.sevens === 'may-not-raise' && isSevenOrBetter(state, state.turn));
}

/** Whether a player has passed up a chance to bet in this round, which has no forced bets. */
const hasChecked = ({ street }: PokerState, { acted, bet }: Bettor): boolean => street > 0 && acted && bet === 0;
