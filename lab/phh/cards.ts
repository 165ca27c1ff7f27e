/** The cards that a history names, put where our deal order takes them from; others in the places it does not know. */
import { type Card, cardText } from '../../games/card.ts';
import { invariant, ok, type Result } from '../../games/result.ts';
import { Seeded } from '../../main/cli/seeded.ts';
import type { Problem } from '../../main/rules-file.ts';
import type { SeenCard } from './action.ts';
import type { History } from './history.ts';
import type { Setup } from './setup.ts';

/** Named cards by zone, as `dealOrder` calls the zones: `1` for p1, `board`. */
export type SeenCards = ReadonlyMap<string, readonly SeenCard[]>;

export const BOARD = 'board';

/** All cards that the history names, whenever it does: a hand shown at the end was dealt at the start. */
export function seenCards(history: History, setup: Setup): Result<SeenCards, readonly Problem[]> {
  const seen = new Map<string, SeenCard[]>();
  const problems: Problem[] = [];
  for (const [i, action] of history.actions.entries()) {
    const complain = (message: string): void => void problems.push({ path: `actions[${i + 1}]`, message });
    if (action.kind === 'hole') append(seen, String(action.player), action.cards);
    else if (action.kind === 'board') append(seen, BOARD, action.cards);
    else if (action.kind === 'show' && action.cards) {
      const zone = String(action.player);
      const merged = merge(seen.get(zone) ?? [], action.cards);
      if (merged) seen.set(zone, merged);
      else complain(`expected p${zone} to show the cards dealt, ${textOf(seen.get(zone) ?? [])}`);
    }
  }
  problems.push(...impossible(seen, setup));
  return problems.length > 0 ? { ok: false, error: problems } : ok(seen);
}

function append(seen: Map<string, SeenCard[]>, zone: string, cards: readonly SeenCard[]): void {
  seen.set(zone, [...(seen.get(zone) ?? []), ...cards]);
}

/** A hand as dealt and as shown, each of which may leave cards out; null when they are not the same hand. */
function merge(dealt: readonly SeenCard[], shown: readonly SeenCard[]): SeenCard[] | null {
  if (dealt.length !== shown.length && dealt.length > 0) return null;
  const known = new Set([...dealt, ...shown].filter((card) => card !== null));
  if (known.size > shown.length) return null;
  return [...known, ...shown.slice(known.size).map(() => null)];
}

function impossible(seen: SeenCards, { game, rules, start }: Setup): Problem[] {
  const problems: Problem[] = [];
  const deck = new Set(game.deck(rules));
  const order = game.dealOrder(rules, start);
  const taken = new Set<Card>();
  for (const [zone, cards] of seen) {
    const path = zone === BOARD ? 'the board' : `the cards of p${zone}`;
    const most = order.filter((each) => each === zone).length;
    if (cards.length > most) problems.push({ path, message: `expected up to ${most} cards, not ${cards.length}` });
    for (const card of cards) {
      if (card === null) continue;
      if (!deck.has(card)) problems.push({ path, message: `expected cards of ${game.name}, not ${cardText(card)}` });
      if (taken.has(card)) problems.push({ path, message: `expected every card once, ${cardText(card)} comes twice` });
      taken.add(card);
    }
  }
  return problems;
}

const textOf = (cards: readonly SeenCard[]): string =>
  cards.map((card) => (card === null ? '??' : cardText(card))).join('');

/** A deck that deals what was seen, and in all other places cards that nobody saw; which ones, the attempt decides. */
export function deckOf(seen: SeenCards, { game, rules, start }: Setup, attempt: number): readonly Card[] {
  const named = new Set([...seen.values()].flat());
  const unseen = game.deck(rules).filter((card) => !named.has(card));
  new Seeded(attempt).shuffle(unseen);
  const next = new Map<string, number>();
  const dealt = game.dealOrder(rules, start).map((zone) => {
    const nth = next.get(zone) ?? 0;
    next.set(zone, nth + 1);
    const card = seen.get(zone)?.[nth] ?? unseen.pop();
    invariant(card !== undefined, () => `${game.id} deals more cards than it has`);
    return card;
  });
  return [...dealt, ...unseen];
}

/** The same cards with those of some players unseen. */
export function withoutHands(seen: SeenCards, players: Iterable<number>): SeenCards {
  const rest = new Map(seen);
  for (const player of players) rest.delete(String(player));
  return rest;
}

/** Whether every card that a zone holds by the end was seen. */
export function isSeen(seen: SeenCards, zone: string, { game, rules, start }: Setup): boolean {
  const count = game.dealOrder(rules, start).filter((each) => each === zone).length;
  const cards = seen.get(zone) ?? [];
  return cards.length === count && !cards.includes(null);
}
