/** Cards thrown away by everybody who is still in, all at the same time and unseen by the others. */
import { type Card, cardText, parseCard } from '../card.ts';
import type { Ask, Decision } from '../game.ts';
import { ok, type Refusal, type Result, refuse } from '../result.ts';
import { at, type Hand, note, type PokerState, seatOf } from './state.ts';

const GROUP = 'discard';

/** How many cards each player is to throw away now. */
const countOf = ({ table, street, step }: PokerState): number =>
  at(at(table.variant.streets, street).steps, step - 1).count;

export function discardAskOf(state: PokerState, player: number): Ask {
  const count = countOf(state);
  return {
    kind: 'cards',
    seat: seatOf(state, player),
    prompt: count === 1 ? 'Throw one card away' : `Throw ${count} cards away`,
    groups: [{ id: GROUP, label: 'Throw away', min: count, max: count }],
    from: at(state.cards, player).map(cardText),
    suggestion: null,
  };
}

/** The cards that a decision throws away; refused when they are not so many of the player's own. */
export function discardOf(state: PokerState, player: number, decision: Decision): Result<readonly Card[], Refusal> {
  const count = countOf(state);
  const wanted = count === 1 ? 'one card' : `${count} cards`;
  if (decision.kind !== 'cards') return refuse('not-asked', `Throw ${wanted} away.`);
  const held = at(state.cards, player);
  const named = (decision.groups[GROUP] ?? []).map(parseCard);
  const cards = held.filter((card) => named.includes(card));
  if (cards.length === count && named.length === count) return ok(cards);
  return refuse('wrong-cards', `Throw ${wanted} of your own away.`);
}

/** What is thrown away for a player who does not answer: the cards that came last. */
export const lastCards = (state: PokerState, player: number): readonly Card[] =>
  at(state.cards, player).slice(-countOf(state));

/** Takes cards out of a hand. */
export function discard(hand: Hand, player: number, cards: readonly Card[]): void {
  const held = [...hand.cards];
  held[player] = at(hand.cards, player).filter((card) => !cards.includes(card));
  hand.cards = held;
  const discards = [...hand.discards];
  discards[player] = [...at(hand.discards, player), ...cards];
  hand.discards = discards;
  note(hand, { kind: 'discard', player, cards });
}
