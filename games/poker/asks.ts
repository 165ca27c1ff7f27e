/** What a hand asks of its players now. */
import type { Ask, BetAsk } from '../game.ts';
import type { Cents } from '../money.ts';
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

/**
 * What the small blind lacks of a big one, where pot limit counts it as such in the first round (`potLimitMax`). Its
 * owner makes up the difference when they call, so that nothing is added for them.
 */
function roundedUp({ table, street, turn, bet }: PokerState): Cents {
  const { rules, stakes, start, seats } = table;
  const small = start.smallBlindSeat === null ? -1 : seats.indexOf(start.smallBlindSeat);
  if (rules.potLimitMax === 'exact' || street > 0 || small < 0 || small === turn) return 0;
  return Math.max(0, stakes.big - at(bet, small));
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
    raise: alone ? null : raiseRange(table.rules, round, bettor, pot + roundedUp(state)),
    bet: bettor.bet,
    stack: bettor.stack,
    pot,
  };
}
