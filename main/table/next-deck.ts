/** The deck for the next hand: a fresh one, or the last hand's where the game continues with it. */
import type { Card } from '../../games/card.ts';
import type { AnyGame, AnyMemory, AnyRules } from '../../games/registry.ts';
import type { SealTerms } from '../hand/terms.ts';
import type { Journal, JournaledHand } from '../journal/journal.ts';
import { type DeckSeal, SealError, type SealedHand } from '../shuffle/deck-seal.ts';
import type { Shuffler } from '../shuffle/shuffler.ts';

export interface DeckParts {
  readonly journal: Journal;
  readonly shuffler: Shuffler;
  readonly seal: DeckSeal;
}

/** The deck of the last hand, which the next one continues. */
export interface Shoe {
  readonly last: JournaledHand;
  readonly deck: readonly Card[];
}

export interface KeptDeck {
  /** Null when the next hand has a fresh deck. */
  readonly shoe: Shoe | null;
  /** The memory to seat the next hand with. When the deck is changed, nothing is remembered of the old one. */
  readonly memory: AnyMemory;
  /** Why a deck that should have continued is changed after all; null in the ordinary case. */
  readonly why: string | null;
}

/** Whether the next hand continues with the last one's deck. Also valid after a restart, since the journal holds it. */
export function keptDeck({ journal, seal }: DeckParts, game: AnyGame, rules: AnyRules, memory: AnyMemory): KeptDeck {
  const last = game.continues?.(rules, memory) ? journal.lastHand() : null;
  const kept = last === null ? null : opened(seal, last, game, rules);
  if (last && kept?.deck) return { shoe: { last, deck: kept.deck }, memory, why: null };
  return { shoe: null, memory: game.freshDeck?.(memory) ?? memory, why: kept?.why ?? null };
}

/**
 * The deck of the next hand as the journal stores it, not yet cut. A shoe continues under its seal, with the terms and
 * the cut of its first hand.
 */
export function nextDeck(
  { journal, shuffler, seal }: DeckParts,
  game: AnyGame,
  rules: AnyRules,
  { shoe, terms }: { readonly shoe: Shoe | null; readonly terms: SealTerms },
): SealedHand {
  const id = { hand: journal.nextNumber(), game: game.id };
  if (shoe) return { ...id, ...seal.takeOn(shoe.last, id) };
  const deck = shuffler.shuffle(game.deck(rules));
  return { ...id, ...seal.seal(id, deck, terms), terms, cut: [] };
}

type Opened = { readonly deck: readonly Card[]; readonly why: null } | { readonly deck: null; readonly why: string };

/** The deck of the last hand, if it consists of these cards and its seal opens. */
function opened(seal: DeckSeal, last: JournaledHand, game: AnyGame, rules: AnyRules): Opened {
  if (last.game !== game.id) return { deck: null, why: `hand ${last.hand} was of another game` };
  try {
    const deck = seal.open(last);
    if (sameCards(deck, game.deck(rules))) return { deck, why: null };
    return { deck: null, why: `the shoe of hand ${last.hand} has other cards than this table's` };
  } catch (error) {
    if (error instanceof SealError) return { deck: null, why: error.message };
    throw error;
  }
}

function sameCards(a: readonly Card[], b: readonly Card[]): boolean {
  if (a.length !== b.length) return false;
  const [left, right] = [a, b].map((cards) => [...cards].sort((x, y) => x - y));
  return left?.every((card, index) => card === right?.[index]) ?? false;
}
