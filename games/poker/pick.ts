/** Cards that everybody still in picks out of their own, all at the same time: thrown away unseen, or turned up. */
import { type Card, cardText, parseCard } from '../card.ts';
import type { Ask, Decision } from '../game.ts';
import { InvariantError, ok, type Refusal, type Result, refuse } from '../result.ts';
import { at, type HandDraft, note, type PokerState, seatOf } from './state.ts';

type Pick = 'discard' | 'expose';

const WORDS: Readonly<Record<Pick, { readonly verb: string; readonly after: string }>> = {
  discard: { verb: 'Throw', after: ' away' },
  expose: { verb: 'Turn', after: ' up' },
};

/** What each player is to pick now, and how many. */
function pickNow({ table, street, step }: PokerState): { readonly kind: Pick; readonly count: number } {
  const { kind, count } = at(at(table.variant.streets, street).steps, step - 1);
  if (kind === 'discard' || kind === 'expose') return { kind, count };
  throw new InvariantError(`nothing is picked in a step of ${kind}`);
}

/** What a player may pick from: any card to be thrown away, one that lies face down to be turned up. */
function pickable(state: PokerState, player: number): readonly Card[] {
  const held = at(state.cards, player);
  if (pickNow(state).kind === 'discard') return held;
  return held.filter((card) => !at(state.open, player).includes(card));
}

export function pickAskOf(state: PokerState, player: number): Ask {
  const { kind, count } = pickNow(state);
  const { verb, after } = WORDS[kind];
  return {
    kind: 'cards',
    seat: seatOf(state, player),
    prompt: count === 1 ? `${verb} one card${after}` : `${verb} ${count} cards${after}`,
    groups: [{ id: kind, label: verb + after, min: count, max: count }],
    from: pickable(state, player).map(cardText),
    suggestion: null,
  };
}

/** The cards that a decision picks; refused when they are not so many of those that the player may pick. */
export function pickOf(state: PokerState, player: number, decision: Decision): Result<readonly Card[], Refusal> {
  const { kind, count } = pickNow(state);
  const { verb, after } = WORDS[kind];
  const wanted = count === 1 ? 'one card' : `${count} cards`;
  if (decision.kind !== 'cards') return refuse('not-asked', `${verb} ${wanted}${after}.`);
  const named = (decision.groups[kind] ?? []).map(parseCard);
  const cards = pickable(state, player).filter((card) => named.includes(card));
  if (cards.length === count && named.length === count) return ok(cards);
  return refuse('wrong-cards', `${verb} ${wanted} of your own${after}.`);
}

/**
 * What is picked for a player who does not answer: the cards that came last. Null where the hand dies of it instead: with
 * a card too many it is dead (000:1771), unless the house lets absent players play on. A card to turn up is always turned.
 */
export function pickForAbsent(state: PokerState, player: number): readonly Card[] | null {
  const { kind, count } = pickNow(state);
  if (kind === 'discard' && state.table.rules.absent === 'dead-hand') return null;
  return pickable(state, player).slice(-count);
}

/** Throws the cards away, or turns them up. */
export function carryOut(hand: HandDraft, player: number, cards: readonly Card[]): void {
  if (pickNow(hand).kind === 'expose') {
    hand.open = withAt(hand.open, player, [...at(hand.open, player), ...cards]);
    note(hand, { kind: 'exposed', player, cards });
    return;
  }
  const left = at(hand.cards, player).filter((card) => !cards.includes(card));
  hand.cards = withAt(hand.cards, player, left);
  hand.discards = withAt(hand.discards, player, [...at(hand.discards, player), ...cards]);
  note(hand, { kind: 'discard', player, cards });
}

const withAt = <Item>(list: readonly Item[], player: number, item: Item): readonly Item[] =>
  list.map((each, n) => (n === player ? item : each));
