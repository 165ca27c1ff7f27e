/**
 * Betting perft: how many ways there are to bet a hand. A hand is walked through the contract alone, every bet
 * taken that a seat is offered, a fold where a check is free included; cards are thrown away in one way only. Where a seat may raise to a range of amounts,
 * three of them stand for all: the smallest, the largest and the middle one, rounded down to a chip.
 */

import type { Ask, CardsAsk, Decision, RaiseRange } from '../../games/ask.ts';
import type { Card } from '../../games/card.ts';
import type { Cents } from '../../games/money.ts';
import type { AnyGame, AnyRules, AnyStart, AnyState } from '../../games/registry.ts';
import { readRules } from '../../main/rules-file.ts';

/** A table to count at: rules as a file has them, and the chips of seats 1, 2, 3, … in dollars. */
export interface Setup {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly stacks: readonly number[];
}

/** What there is on one street. */
export interface StreetCount {
  readonly street: string;
  /** Sequences of decisions after which a seat is asked on this street. */
  readonly asked: number;
  /** Whole sequences whose last decision was made on this street. */
  readonly ended: number;
}

/** What every count of a setup must agree on. */
export interface Count {
  readonly streets: readonly StreetCount[];
  /** All whole sequences: from the first decision to the end of the hand. */
  readonly sequences: number;
}

/** Where the hand of a setup begins: seat 1 has the button. */
export interface Opening {
  readonly rules: AnyRules;
  readonly start: AnyStart;
}

export function openingOf(game: AnyGame, setup: Setup): Opening {
  const rules = readRules(game, null, setup.rules);
  if (!rules.ok) throw new Error(rules.error.map(({ path, message }) => `${path}: ${message}`).join('; '));
  const occupants = setup.stacks.map((stack, i) => {
    return { seat: i + 1, player: `player ${i + 1}`, stack: stack * 100, sittingOut: false, entry: 'post' } as const;
  });
  const { start } = game.seatHand(rules.value, game.newMemory(), occupants, () => 0);
  if (!start) throw new Error(`no hand of ${game.id} with ${setup.stacks.length} players`);
  return { rules: rules.value, start };
}

/** Counts by playing every sequence with the game itself; with the cards as they come in the deck, or `deck`. */
export function perft(game: AnyGame, setup: Setup, deck?: readonly Card[]): Count {
  const { rules, start } = openingOf(game, setup);
  const tally = new Tally();
  const walk = (state: AnyState, before: string | null): void => {
    const [ask] = game.asks(state);
    if (!ask) {
      if (before !== null) tally.ended(before);
      return;
    }
    const isBetting = ask.kind === 'bet';
    const street = isBetting ? game.view(state, 'public').street : before;
    if (isBetting && street !== null) tally.asked(street);
    for (const decision of decisionsFor(ask)) {
      const next = game.decide(state, ask.seat, decision);
      if (!next.ok) throw new Error(`${JSON.stringify(decision)} was offered and refused: ${next.error.message}`);
      walk(next.value, street);
    }
  };
  walk(game.begin(rules, start, deck ?? game.deck(rules)), null);
  return tally.count();
}

/** Adds up by street, in the order in which the streets come. */
export class Tally {
  readonly #streets = new Map<string, { asked: number; ended: number }>();

  asked(street: string): void {
    this.#at(street).asked += 1;
  }

  ended(street: string): void {
    this.#at(street).ended += 1;
  }

  #at(street: string): { asked: number; ended: number } {
    let counts = this.#streets.get(street);
    if (!counts) {
      counts = { asked: 0, ended: 0 };
      this.#streets.set(street, counts);
    }
    return counts;
  }

  count(): Count {
    const streets = [...this.#streets].map(([street, counts]) => ({ street, ...counts }));
    return { streets, sequences: streets.reduce((sum, { ended }) => sum + ended, 0) };
  }
}

function decisionsFor(ask: Ask): readonly Decision[] {
  switch (ask.kind) {
    case 'bet': {
      const raises = ask.raise ? sampled(ask.raise) : [];
      return [
        ...(ask.fold ? [{ kind: 'fold' } as const] : []),
        ...(ask.call === null ? [] : [{ kind: ask.call === 0 ? 'check' : 'call' } as const]),
        ...raises.map((to) => ({ kind: 'raise', to }) as const),
      ];
    }
    case 'choose':
      return ask.options.map(({ id }) => ({ kind: 'choose', option: id }));
    case 'cards':
      return [{ kind: 'cards', groups: fewest(ask) }];
    case 'wager':
      throw new Error('perft counts the betting of pot games, and this game asks for wagers');
  }
}

/** The smallest, the middle and the largest total, each once. */
export function sampled({ min, max, step }: RaiseRange): Cents[] {
  const middle = min + Math.floor((max - min) / 2 / step) * step;
  return [...new Set([min, middle, max])];
}

/** Which cards are thrown away is no betting: as few as may be. */
function fewest({ groups, from, suggestion }: CardsAsk): Record<string, readonly string[]> {
  const left = [...from];
  return suggestion ?? Object.fromEntries(groups.map(({ id, min }) => [id, left.splice(0, min)]));
}
