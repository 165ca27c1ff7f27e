/**
 * Voluntary showing after a hand: the pots are pushed and nothing can change anymore, but a player who won unseen, or
 * whose hand was mucked unseen, may turn up one card or all of them.
 */

import type { ChooseAsk, ChooseOption, Decision } from '../ask.ts';
import { type Card, cardText } from '../card.ts';
import { ok, type Refusal, type Result, refuse } from '../result.ts';
import { at, type HandDraft, isLive, note, type PokerState, seatOf } from './state.ts';

/** With more unseen cards than this, all are shown together or none. */
const MOST_SINGLE = 4;

/** The cards of a hand that nobody else has seen. */
const hiddenOf = (state: PokerState, player: number): readonly Card[] => {
  const open = at(state.open, player);
  return at(state.cards, player).filter((card) => !open.includes(card));
};

/** Who may show once the pots are pushed. A loser who was asked at the showdown has already answered. */
export function mayShowAfter(state: PokerState): readonly number[] {
  const { mayShow, muck } = state.table.rules;
  if (!mayShow || state.pots.length === 0) return [];
  return state.face.flatMap((face, player) => {
    const isUnseen = face === 'down' || (face === 'mucked' && muck !== 'ask');
    return isUnseen && isLive(state, player) && hiddenOf(state, player).length > 0 ? [player] : [];
  });
}

/** The table does not wait for the answer: a player who lets the time pass shows nothing. */
export function showAfterAsk(state: PokerState, player: number): ChooseAsk {
  const hidden = hiddenOf(state, player);
  const single = hidden.length > 1 && hidden.length <= MOST_SINGLE ? hidden : [];
  const option = (id: string, label: string): ChooseOption => ({ id, label, cost: null });
  return {
    kind: 'choose',
    seat: seatOf(state, player),
    prompt: at(state.face, player) === 'down' ? 'The pot is yours. Show your cards?' : 'Show your cards?',
    options: [
      ...single.map((card, nth) => option(`show-${nth + 1}`, `Show ${cardText(card)}`)),
      option('show', hidden.length === 2 ? 'Show both' : 'Show all'),
      option('muck', 'Show none'),
    ],
    suggestion: 'muck',
    optional: true,
  };
}

/** The cards the player turns up: all of them for `show`, none for `muck`. */
export function chosenToShow(state: PokerState, player: number, decision: Decision): Result<readonly Card[], Refusal> {
  const { options } = showAfterAsk(state, player);
  const chosen = decision.kind === 'choose' ? options.findIndex(({ id }) => id === decision.option) : -1;
  const option = options[chosen];
  if (option === undefined) return refuse('not-asked', 'Show one card, all of them or none.');
  const hidden = hiddenOf(state, player);
  if (option.id === 'muck') return ok([]);
  return ok(option.id === 'show' ? hidden : hidden.slice(chosen, chosen + 1));
}

/** Turns the cards up. A whole hand is shown as at a showdown, with its value in words. */
export function showAfter(hand: HandDraft, player: number, cards: readonly Card[]): void {
  const isWhole = cards.length > 0 && cards.length === hiddenOf(hand, player).length;
  if (isWhole) {
    // No card of a mucked hand was still open.
    if (hand.face[player] === 'mucked') hand.open = hand.open.map((before, each) => (each === player ? [] : before));
    hand.face[player] = 'shown';
    note(hand, { kind: 'shown', player, cards: at(hand.cards, player), boardCards: hand.board.length });
  } else if (cards.length > 0) {
    hand.revealed = hand.revealed.map((before, each) => (each === player ? cards : before));
    note(hand, { kind: 'exposed', player, cards });
  }
  hand.owing = hand.owing.filter((each) => each !== player);
  if (hand.owing.length === 0) hand.phase = 'over';
}
