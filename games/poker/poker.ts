import type { Game } from '../game.ts';
import { asksOf } from './asks.ts';
import { begin } from './begin.ts';
import { zonesInDealOrder } from './deal.ts';
import { absent, decide, rule } from './decide.ts';
import { standingChoices } from './extra-blinds.ts';
import { killAfter } from './kill.ts';
import { afterHand, newPokerMemory, type PokerMemory, pokerMemory, voidedHand } from './memory.ts';
import { outcome } from './outcome.ts';
import { type PokerRules, pokerRules, stakesOf } from './rules.ts';
import { seatPoker } from './seating.ts';
import { type PokerStart, pokerStart } from './start.ts';
import type { PokerState } from './state.ts';
import type { Variant } from './variant.ts';
import { view } from './view.ts';

export type PokerGame = Game<PokerRules, PokerStart, PokerState, PokerMemory>;

/** The whole game that a page of data describes. */
export function pokerGame(variant: Variant): PokerGame {
  const seats = { min: 2, max: variant.maxSeats };
  return {
    id: variant.id,
    name: variant.name,
    rules: pokerRules({ ...variant.defaults, highLow: variant.rankings.length === 2 }),
    start: pokerStart,
    memory: pokerMemory,
    seats: () => seats,
    choices: (rules) => standingChoices(rules, stakesOf(rules).big),
    newMemory: newPokerMemory,
    seatHand(rules, memory, occupants, lot) {
      const { small, big, ante } = stakesOf(rules);
      const { killBlind, straddles, buyButton, overs, button, missedSmallBlind } = rules;
      const blinds = { small, big, ante, killBlind, straddles, buyButton, overs, button, missedSmallBlind };
      return seatPoker(blinds, seats, memory, occupants, lot);
    },
    deck: () => [...variant.deck],
    begin: (rules, start, deck) => begin(variant, rules, start, deck),
    dealOrder: (rules, start) => zonesInDealOrder(variant, rules, start),
    asks: asksOf,
    decide,
    absent,
    rule,
    view,
    outcome,
    after: (state, memory) => ({ ...afterHand(memory, state.table.start), ...killAfter(state, memory) }),
    voided: (state, memory) => voidedHand(memory, state.table.start),
  };
}
