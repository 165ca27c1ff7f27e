/** What a hand asks of its players now. */
import type { Ask, BetAsk } from '../game.ts';
import { type Bettor, raiseRange } from './betting.ts';
import { discardAskOf } from './discard.ts';
import { at, chipsInMiddle, countInAction, type PokerState, seatOf } from './state.ts';

/** Every decision owed now; none when the hand is over. */
export function asksOf(state: PokerState): readonly Ask[] {
  if (state.ask) return [state.ask];
  return state.owing.map((player) => (state.phase === 'discarding' ? discardAskOf : showAskOf)(state, player));
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
  const { table, round, turn } = state;
  const bettor: Bettor = { bet: at(state.bet, turn), stack: at(state.stack, turn), acted: at(state.acted, turn) };
  const call = Math.max(0, Math.min(round.level - bettor.bet, bettor.stack)); // LR26
  const pot = chipsInMiddle(state);
  const alone = countInAction(state) === 1; // B-10: nobody is left who could call a raise
  return {
    kind: 'bet',
    seat: seatOf(state, turn),
    fold: true,
    call,
    callAllIn: call > 0 && call === bettor.stack,
    callVerb: call === 0 ? 'check' : 'call',
    raise: alone ? null : raiseRange(table.rules, round, bettor, pot),
    bet: bettor.bet,
    stack: bettor.stack,
    pot,
  };
}
