import type { Game } from '../game.ts';
import type { PotView } from '../hand-view.ts';
import { asksOf } from './asks.ts';
import { begin } from './begin.ts';
import { blinds } from './blinds.ts';
import { antesAndBringIn, antesAndButton, type StudRules } from './bring-in.ts';
import { zonesInDealOrder } from './deal.ts';
import { absent, decide, rule } from './decide.ts';
import { type DrawRules, deckOf, drawBlinds, withReshuffles } from './draw.ts';
import { explainPoker } from './explain.ts';
import type { AnyPokerRules, AnyPokerStart, ForcedBetsOf } from './forced.ts';
import { jackpotFault, qualifierText } from './jackpots.ts';
import { newPokerMemory, type PokerMemory, pokerMemory } from './memory.ts';
import { outcome } from './outcome.ts';
import { ownChance } from './own-chance.ts';
import type { PokerRules } from './rules.ts';
import type { PokerStart, StudStart } from './start.ts';
import type { PokerState } from './state.ts';
import { type Variant, variantFor } from './variant.ts';
import { view } from './view.ts';

export type PokerGame = Game<PokerRules, PokerStart, PokerState, PokerMemory, PotView>;

/** The complete game that a variant's data describes. */
export const pokerGame = (variant: Variant): PokerGame => gameOf(variant, blinds);

/** A game with antes, opened by the player with the right card, mostly without a button. */
export type StudGame = Game<StudRules, StudStart, PokerState, PokerMemory, PotView>;

export const studGame = (variant: Variant): StudGame =>
  gameOf(variant, variant.button ? antesAndButton : antesAndBringIn);

/** A game with a button and blinds, in which cards are drawn. */
export type DrawGame = Game<DrawRules, PokerStart, PokerState, PokerMemory>;

export const drawGame = (variant: Variant): DrawGame => gameOf(variant, drawBlinds);

/** The pot for the next hand, in games in which a hand may end without a winner. */
const carriedPot: Pick<PokerGame, 'carried' | 'withoutCarried'> = {
  carried: ({ carried }) => carried?.shares ?? [],
  withoutCarried: (memory) => ({ ...memory, carried: null }),
};

function gameOf<Rules extends AnyPokerRules, Start extends AnyPokerStart>(
  variant: Variant,
  forced: ForcedBetsOf<Rules, Start>,
): Game<Rules, Start, PokerState, PokerMemory, PotView> {
  const seats = { min: 2, max: variant.maxSeats };
  const of = (rules: Rules): Variant => variantFor(variant, rules);
  let options: ReturnType<typeof forced.rules> | undefined;
  return {
    id: variant.id,
    name: variant.name,
    // Made on first use: a table starts with all games and plays only a few of them.
    get rules() {
      options ??= forced.rules(variant);
      return options;
    },
    start: forced.start,
    memory: pokerMemory,
    seats: () => seats,
    choices: (rules) => forced.choices(rules),
    newMemory: newPokerMemory,
    seatHand: (rules, memory, occupants, lot) =>
      withReshuffles(of(rules), rules, forced.seat(rules, seats, memory, occupants, lot), lot),
    deck: (rules) => deckOf(variant, rules),
    begin: (rules, start, deck) => begin(of(rules), forced, rules, start, deck),
    dealOrder: (rules, start) => zonesInDealOrder(of(rules), rules, start),
    asks: asksOf,
    decide,
    absent,
    rule,
    view,
    outcome,
    ownChance: (rules, shown, seat) => ownChance({ ...of(rules), deck: deckOf(variant, rules) }, shown, seat),
    explain: (rules) => explainPoker({ ...of(rules), deck: deckOf(variant, rules) }, rules),
    jackpotText: (rules, jackpot) => qualifierText(of(rules), jackpot),
    jackpotFault: (rules, jackpot) => jackpotFault({ ...of(rules), deck: deckOf(variant, rules) }, jackpot),
    after: (state, memory) => forced.after(state, memory),
    voided: (state, memory) => forced.voided(state, memory),
    ...(variant.openers ? carriedPot : {}),
  };
}
