/** The cards of a history with draws, in the order in which they came off the deck. */
import { z } from 'zod';
import type { Card } from '../../games/card.ts';
import type { Action, NamedCard } from './action.ts';
import type { History } from './history.ts';
import type { PhhSetup } from './setup.ts';

export interface Draws {
  /** Cards drawn or burned before the discards had to be reshuffled; a burned card is null, because nobody saw it. */
  readonly offTheDeck: readonly NamedCard[];
  /** For each reshuffle, the deck in an order that deals the cards of the history. */
  readonly reshuffles: readonly (readonly Card[])[];
}

const options = z.object({ burn: z.boolean().default(false), ownDiscards: z.boolean().default(false) });

/**
 * Follows the cards of a history. The number of discards follows from how many players are still in: all cards that
 * nobody holds, except, by our rules, those that the drawing player has just thrown away.
 */
export function drawsOf(history: History, { game, rules, start }: PhhSetup): Draws {
  const { burn, ownDiscards } = options.parse(rules);
  const deck = game.deck(rules);
  const first = game.dealOrder(rules, start).length;
  const came: NamedCard[] = [];
  const cuts: { readonly at: number; readonly out: ReadonlySet<NamedCard> }[] = [];
  const holdings = new Holdings(history);
  let left = deck.length - first;
  let end = left;
  let opened = false;
  for (const [i, action] of history.actions.entries()) {
    if (action.kind === 'hole' && holdings.drawing) {
      const { cards } = action;
      if (burn && !opened && left > 0) {
        came.push(null);
        left -= 1;
      }
      opened = true;
      if (cards.length > left) {
        const out = [...holdings.held(), ...(ownDiscards ? [] : holdings.thrown())];
        const again = deck.length - out.length - left;
        cuts.push({ at: end, out: new Set(out) });
        end += again;
        left += again;
      }
      came.push(...cards);
      left -= cards.length;
    }
    if (action.kind === 'draw') opened = false;
    holdings.take(action, i);
  }
  const reshuffles = cuts.map(({ at, out }, n) => ordered(deck, came.slice(at, cuts[n + 1]?.at ?? came.length), out));
  return { offTheDeck: came.slice(0, deck.length - first), reshuffles };
}

/** A deck in which the cards of the history come first; an unseen card is any available one that is not named. */
function ordered(deck: readonly Card[], came: readonly NamedCard[], out: ReadonlySet<NamedCard>): readonly Card[] {
  const spare = deck.filter((card) => !out.has(card) && !came.includes(card));
  const head = came.flatMap((card) => card ?? spare.shift() ?? []);
  return [...new Set([...head, ...deck])];
}

/** Who holds which cards, as the actions proceed. */
class Holdings {
  readonly #history: History;
  readonly #held = new Map<number, readonly NamedCard[]>();
  readonly #folded = new Set<number>();
  /** What each player has thrown away for cards that are still to come. */
  readonly #thrown = new Map<number, readonly NamedCard[]>();
  /** Whether anybody has drawn. */
  drawing = false;

  constructor(history: History) {
    this.#history = history;
  }

  /** Takes an action, the number `at` of the history. */
  take(action: Action, at: number): void {
    for (const foul of this.#history._fouled) if (foul.action <= at) this.#folded.add(foul.player);
    if (action.kind === 'fold') this.#folded.add(action.player);
    if (action.kind === 'draw') {
      this.drawing = true;
      this.#thrown.set(action.player, action.cards);
      this.#held.set(action.player, action.cards.reduce(without, this.of(action.player)));
    }
    if (action.kind !== 'hole') return;
    this.#thrown.delete(action.player);
    this.#held.set(action.player, [...this.of(action.player), ...action.cards]);
  }

  /** The discards of players who are still to be dealt new cards. */
  thrown(): readonly NamedCard[] {
    return [...this.#thrown.values()].flat();
  }

  held(): readonly NamedCard[] {
    return [...this.#held].flatMap(([player, cards]) => (this.#folded.has(player) ? [] : cards));
  }

  of(player: number): readonly NamedCard[] {
    return this.#held.get(player) ?? [];
  }
}

/** A player's final cards, as far as the history knows them, from the deal or because they were shown. */
export function heldInTheEnd(history: History, player: number): readonly NamedCard[] {
  const holdings = new Holdings(history);
  for (const [i, action] of history.actions.entries()) holdings.take(action, i);
  const held = holdings.of(player);
  const shown = history.actions.findLast((action) => action.kind === 'show' && action.player === player);
  return held.includes(null) && shown?.kind === 'show' && shown.cards ? shown.cards : held;
}

/** Without a card; if it is not among the seen ones, without an unseen one. */
function without(held: readonly NamedCard[], card: NamedCard): readonly NamedCard[] {
  const at = held.includes(card) ? held.indexOf(card) : held.indexOf(null);
  return held.filter((_, n) => n !== at);
}
