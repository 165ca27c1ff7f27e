/** Puts the cards that a history names where our deal order takes them from, and other cards in the unknown places. */
import { type Card, cardText } from '../../games/card.ts';
import { ok, type Result } from '../../games/result.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import type { Problem } from '../../main/rules-file.ts';
import { NamedDeck, SHOE } from '../scenario/cards.ts';
import type { NamedCard } from './action.ts';
import { drawsOf } from './draws.ts';
import type { History } from './history.ts';
import type { PhhSetup } from './setup.ts';

/** Named cards by zone, as `dealOrder` calls the zones: `1` for p1, `board`. */
export type SeenCards = ReadonlyMap<string, readonly NamedCard[]>;

export const BOARD = 'board';
/** Cards drawn, in the order in which they came, as far as the deck reached. */
const DRAWN = SHOE;

/** All cards that the history names, at any time: a hand shown at the end was dealt at the start. */
export function seenCards(history: History, setup: PhhSetup): Result<SeenCards, readonly Problem[]> {
  const seen = new Map<string, NamedCard[]>();
  const problems: Problem[] = [];
  const { draws } = history.variant;
  if (draws) seen.set(DRAWN, [...drawsOf(history, setup).offTheDeck]);
  for (const [i, action] of history.actions.entries()) {
    const complain = (message: string): void => void problems.push({ path: `actions[${i + 1}]`, message });
    const first = action.kind === 'hole' && !seen.has(String(action.player));
    if (action.kind === 'hole' && (!draws || first)) append(seen, String(action.player), action.cards);
    else if (action.kind === 'board') append(seen, BOARD, action.cards);
    else if (action.kind === 'show' && action.cards && !draws) {
      const zone = String(action.player);
      const merged = merge(seen.get(zone) ?? [], action.cards);
      if (merged) seen.set(zone, merged);
      else complain(`expected p${zone} to show the cards dealt, ${textOf(seen.get(zone) ?? [])}`);
    }
  }
  problems.push(...impossible(seen, setup));
  return problems.length > 0 ? { ok: false, error: problems } : ok(seen);
}

function append(seen: Map<string, NamedCard[]>, zone: string, cards: readonly NamedCard[]): void {
  seen.set(zone, [...(seen.get(zone) ?? []), ...cards]);
}

/** Merges a hand as dealt and as shown, each of which may leave cards out; null when they are not the same hand. */
function merge(dealt: readonly NamedCard[], shown: readonly NamedCard[]): NamedCard[] | null {
  if (dealt.length !== shown.length && dealt.length > 0) return null;
  const known = new Set([...dealt, ...shown].filter((card) => card !== null));
  if (known.size > shown.length) return null;
  return [...known, ...shown.slice(known.size).map(() => null)];
}

function impossible(seen: SeenCards, { game, rules, start }: PhhSetup): Problem[] {
  const problems: Problem[] = [];
  const deck = new Set(game.deck(rules));
  const order = game.dealOrder(rules, start);
  const taken = new Set<Card>();
  for (const [zone, cards] of seen) {
    const path = zone === BOARD ? 'the board' : zone === DRAWN ? 'the cards drawn' : `the cards of p${zone}`;
    const most = order.filter((each) => each === zone).length;
    if (isWhole(order) && cards.length > most)
      problems.push({ path, message: `expected up to ${most} cards, not ${cards.length}` });
    for (const card of cards) {
      if (card === null) continue;
      if (!deck.has(card)) problems.push({ path, message: `expected cards of ${game.name}, not ${cardText(card)}` });
      if (taken.has(card)) problems.push({ path, message: `expected every card once, ${cardText(card)} comes twice` });
      taken.add(card);
    }
  }
  return problems;
}

const textOf = (cards: readonly NamedCard[]): string =>
  cards.map((card) => (card === null ? '??' : cardText(card))).join('');

/** Whether the whole deal is known beforehand: a board comes last of all. */
const isWhole = (order: readonly string[]): boolean => order.at(-1) === BOARD;

/** A deck that deals the seen cards, and unseen cards in all other places; the attempt number decides which ones. */
export function deckOf(seen: SeenCards, { game, rules, start }: PhhSetup, attempt: number): NamedDeck {
  const named = [...seen].map(
    ([zone, cards]) => [zone, cards.map((card) => (card === null ? null : cardText(card)))] as const,
  );
  return new NamedDeck(game.deck(rules), game.dealOrder(rules, start), new Map(named), new Seeded(attempt));
}

/** The same cards with those of some players unseen. */
export function withoutHands(seen: SeenCards, players: Iterable<number>): SeenCards {
  const rest = new Map(seen);
  for (const player of players) rest.delete(String(player));
  return rest;
}

/** Whether every card of a zone was seen, given the number of cards it holds at the end. */
export function isSeen(seen: SeenCards, zone: string, count: number): boolean {
  const cards = seen.get(zone) ?? [];
  return cards.length >= count && !cards.slice(0, count).includes(null);
}
