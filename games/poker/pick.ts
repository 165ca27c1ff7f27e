/**
 * Cards that every player still in picks from their own: thrown away unseen or turned up, all at the same time; or
 * thrown away for new ones, each player in turn.
 */

import type { Ask, Decision } from '../ask.ts';
import { type Card, cardText, parseCard } from '../card.ts';
import { InvariantError, ok, type Refusal, type Result, refuse } from '../result.ts';
import { tellSplit } from './pot-opening.ts';
import { at, type HandDraft, note, type PokerState, seatOf } from './state.ts';

type Pick = 'discard' | 'expose' | 'draw' | 'turn';

const WORDS: Readonly<Record<Pick, { readonly verb: string; readonly after: string }>> = {
  discard: { verb: 'Throw', after: ' away' },
  expose: { verb: 'Turn', after: ' up' },
  draw: { verb: 'Throw', after: ' away' },
  turn: { verb: 'Turn', after: ' up' },
};

/** What must be picked now, and how many cards, exactly or at most. */
function pickNow({ table, street, step }: PokerState): { readonly kind: Pick; readonly count: number } {
  const { kind, count } = at(at(table.variant.streets, street).steps, step - 1);
  if (kind === 'discard' || kind === 'expose' || kind === 'draw' || kind === 'turn') return { kind, count };
  throw new InvariantError(`nothing is picked in a step of ${kind}`);
}

/** Whether the current step is a draw: a choice of how many, made in turn. */
export const isDraw = (state: PokerState): boolean => state.phase === 'picking' && pickNow(state).kind === 'draw';

/** Whether the current picks are made one player after another, from the left of the button. */
export const isInTurn = (state: PokerState): boolean => isDraw(state) || isTurn(state);

/** Whether players now decide if they turn up their hidden card. */
export const isTurn = (state: PokerState): boolean => state.phase === 'picking' && pickNow(state).kind === 'turn';

/**
 * How many cards a player may draw; the dealer, who has the button, may be limited to fewer (`maxDraw`,
 * `dealerMaxDraw`).
 */
function maxDrawn({ table, street, step }: PokerState, player: number): number {
  const { count } = at(at(table.variant.streets, street).steps, step - 1);
  const { rules, start } = table;
  const most = Math.min(count, ('maxDraw' in rules ? rules.maxDraw : null) ?? count);
  const dealer = 'dealerMaxDraw' in rules && at(table.seats, player) === start.button ? rules.dealerMaxDraw : null;
  return Math.min(most, dealer ?? most);
}

/** The cards a player may pick: any card to throw away, a face-down card to turn up. */
function pickable(state: PokerState, player: number): readonly Card[] {
  const held = at(state.cards, player);
  if (pickNow(state).kind === 'discard') return held;
  return held.filter((card) => !at(state.open, player).includes(card));
}

export function pickAskOf(state: PokerState, player: number): Ask {
  const { kind, count } = pickNow(state);
  const { verb, after } = WORDS[kind];
  if (kind === 'draw') return drawAskOf(state, player);
  if (kind === 'turn') return turnAskOf(state, player);
  return {
    kind: 'cards',
    seat: seatOf(state, player),
    prompt: count === 1 ? `${verb} one card${after}` : `${verb} ${count} cards${after}`,
    groups: [{ id: kind, label: verb + after, min: count, max: count }],
    from: pickable(state, player).map(cardText),
    suggestion: null,
  };
}

/**
 * Asks whether the hidden card is turned up, and the next comes face down, or stays, and the next comes face up
 * (001:4114-4117).
 */
function turnAskOf(state: PokerState, player: number): Ask {
  return {
    kind: 'choose',
    seat: seatOf(state, player),
    // The label does not say which card it is: a station shows cards only while its player looks.
    prompt: 'Turn up your hidden card?',
    options: [
      { id: 'turn', label: 'Turn it up, next card down', cost: null },
      { id: 'keep', label: 'Keep it, next card up', cost: null },
    ],
  };
}

function drawAskOf(state: PokerState, player: number): Ask {
  const most = maxDrawn(state, player);
  return {
    kind: 'cards',
    seat: seatOf(state, player),
    prompt: `Touch the cards you want to change, up to ${most}`,
    groups: [{ id: 'draw', label: 'Draw', min: 0, max: most }],
    from: at(state.cards, player).map(cardText),
    suggestion: null,
    key: { none: 'Stand pat', some: 'Draw' },
  };
}

/** The cards that a decision picks; refused when their number is wrong or the player may not pick them. */
export function pickOf(state: PokerState, player: number, decision: Decision): Result<readonly Card[], Refusal> {
  const { kind, count } = pickNow(state);
  if (kind === 'draw') return drawnOf(state, player, decision);
  if (kind === 'turn') return turnedOf(state, player, decision);
  const { verb, after } = WORDS[kind];
  const wanted = count === 1 ? 'one card' : `${count} cards`;
  if (decision.kind !== 'cards') return refuse('not-asked', `${verb} ${wanted}${after}.`);
  const named = (decision.groups[kind] ?? []).map(parseCard);
  const cards = pickable(state, player).filter((card) => named.includes(card));
  if (cards.length === count && named.length === count) return ok(cards);
  return refuse('wrong-cards', `${verb} ${wanted} of your own${after}.`);
}

function turnedOf(state: PokerState, player: number, decision: Decision): Result<readonly Card[], Refusal> {
  if (decision.kind !== 'choose' || (decision.option !== 'turn' && decision.option !== 'keep')) {
    return refuse('not-asked', 'Turn up your hidden card, or keep it.');
  }
  return ok(decision.option === 'turn' ? pickable(state, player) : []);
}

/** A draw leaves every hand with the same number of cards: as many come as go. */
function drawnOf(state: PokerState, player: number, decision: Decision): Result<readonly Card[], Refusal> {
  const most = maxDrawn(state, player);
  if (decision.kind !== 'cards' || !decision.groups.draw) {
    return refuse('not-asked', `Draw up to ${most} cards, or stand pat.`);
  }
  const named = decision.groups.draw.map(parseCard);
  const cards = at(state.cards, player).filter((card) => named.includes(card));
  if (cards.length === named.length && cards.length <= most) return ok(cards);
  return refuse('wrong-cards', `Draw up to ${most} of your own cards, or stand pat.`);
}

/**
 * The pick for a player who does not answer: the cards that came last. Null where the hand is dead instead: with a card
 * too many it is dead (000:1771), unless the house lets absent players play on. A card that must be turned up is always
 * turned up; a hand in a draw stands pat, because it is complete.
 */
export function pickForAbsent(state: PokerState, player: number): readonly Card[] | null {
  const { kind, count } = pickNow(state);
  // The hidden card stays hidden: a house ruling, because no rulebook says.
  if (kind === 'draw' || kind === 'turn') return [];
  if (kind === 'discard' && state.table.rules.absent === 'dead-hand') return null;
  return pickable(state, player).slice(-count);
}

/** Throws the cards away, or turns them up. In a draw the new ones come when everyone has thrown away (002:500). */
export function carryOut(hand: HandDraft, player: number, cards: readonly Card[]): void {
  const { kind } = pickNow(hand);
  if (kind === 'turn' && cards.length === 0) return;
  if (kind === 'expose' || kind === 'turn') {
    hand.open = withAt(hand.open, player, [...at(hand.open, player), ...cards]);
    note(hand, { kind: 'exposed', player, cards });
    return;
  }
  const left = at(hand.cards, player).filter((card) => !cards.includes(card));
  hand.cards = withAt(hand.cards, player, left);
  hand.discards = withAt(hand.discards, player, [...at(hand.discards, player), ...cards]);
  note(hand, { kind: 'discard', player, cards });
  if (!isDraw(hand)) return;
  hand.drew = withAt(hand.drew, player, cards.length);
  if (cards.length > 0) tellSplit(hand, player);
}

const withAt = <Item>(list: readonly Item[], player: number, item: Item): readonly Item[] =>
  list.map((each, n) => (n === player ? item : each));
