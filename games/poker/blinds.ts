/** Forced bets of a game with a button: a small and a big blind, and any other blinds the house has. */
import { invariant } from '../result.ts';
import { newRound } from './betting.ts';
import { eachFee } from './collection.ts';
import type { Blinds } from './entry.ts';
import { standingChoices } from './extra-blinds.ts';
import type { AnyPokerStart, ForcedBetsOf } from './forced.ts';
import { smallBlindPosted } from './jackpots.ts';
import { killAfter } from './kill.ts';
import { afterHand, voidedHand } from './memory.ts';
import { lateDiscardOption, type PokerRules, pokerRules, stakesIn, stakesOf } from './rules.ts';
import { seatPoker } from './seating.ts';
import { type PokerStart, pokerStart } from './start.ts';
import { at, type PokerState, type PokerTable } from './state.ts';

/** The rules and start of a hand played with blinds. */
function blindsOf({ rules, start }: PokerTable): { readonly rules: PokerRules; readonly start: PokerStart } {
  invariant('bigBlind' in rules && hasButton(start), 'a hand with blinds has a button');
  return { rules, start };
}

const hasButton = (start: AnyPokerStart): start is PokerStart => start.button !== null;

/** Cached by rules object, which is the same for hand after hand. */
const POSTED = new WeakMap<PokerRules, Blinds>();

/** The blinds that a table with these rules posts. */
function postedBy(rules: PokerRules): Blinds {
  const known = POSTED.get(rules);
  if (known) return known;
  const { small, big, ante } = stakesOf(rules);
  const posted = { ...rules, small, big, ante, third: rules.thirdBlind, fee: eachFee(rules) };
  POSTED.set(rules, posted);
  return posted;
}

export const blinds: ForcedBetsOf<PokerRules, PokerStart> = {
  start: pokerStart,

  rules({ defaults, rankings, lateDiscard }) {
    const rules = pokerRules(defaults, rankings.length === 2);
    return lateDiscard ? rules.safeExtend(lateDiscardOption()) : rules;
  },

  stakes(rules, start) {
    const { lower, higher, big } = stakesIn(rules, start);
    return { lower, higher, min: rules.minimumBet === 'twice-the-blind' ? big * 2 : big }; // V-NL3, 000:1796-1797
  },

  choices: (rules) => standingChoices(rules, stakesOf(rules).big),

  seat(rules, limits, memory, occupants, lot) {
    return seatPoker(postedBy(rules), limits, memory, occupants, lot);
  },

  /**
   * Where the minimum bet is twice the blind, a player opens the pot for that amount or not at all (000:1795-1796).
   * Otherwise the blind is the bet of the round, and a short blind does not lower the call; a raise without limits must
   * at least double it (V-NL4), except over a straddle where the house allows an increase of one big blind. A straddle
   * is a bet and a raise (000:1646-1649), or does not count toward the cap at all (WSOP-L 126).
   */
  firstRound(table) {
    const { rules, start } = blindsOf(table);
    const forced = Math.max(0, ...start.posts.map(({ live }) => live));
    if (rules.minimumBet === 'twice-the-blind' && forced > 0) {
      return { ...newRound(rules, table.stakes, 'lower', 0), level: forced, full: forced, opening: forced * 2 };
    }
    const straddles = start.posts.filter(({ what }) => what === 'straddle').length;
    const grows = straddles > 0 && rules.straddleRaise === 'one-big-blind';
    return {
      ...newRound(rules, table.stakes, 'lower', grows ? 0 : forced),
      level: forced,
      full: forced,
      wagers: forced > 0 ? 1 + (rules.straddleCounts ? straddles : 0) : 0,
    };
  },

  afterBringIn: (_table, round) => round,

  /**
   * The difference between the small blind and a big blind, where pot limit counts the small blind as a big one in the
   * first round (`potLimitMax`). Its owner pays the difference when they call, so nothing is added for them.
   */
  beyondThePot({ table, street, turn, bet }) {
    const { rules, start } = blindsOf(table);
    if (rules.potLimitMax === 'exact' || street > 0) return 0;
    const small = start.smallBlindSeat === null ? -1 : table.seats.indexOf(start.smallBlindSeat);
    if (small < 0 || small === turn) return 0;
    return Math.max(0, stakesOf(rules).big - at(bet, small));
  },

  jackpotFrom: smallBlindPosted,

  after(state, memory) {
    const { rules, start } = blindsOf(state.table);
    const { winner, killer } = killAfter(state, rules, memory);
    return { ...afterHand(memory, start, rules.missedButton), winner, killer };
  },

  voided: (state: PokerState, memory) => voidedHand(memory, blindsOf(state.table).start),
};
