/**
 * A hand with play cards, entirely in the page: the same rules as at the table, other players run by the page, a deck
 * shuffled by the browser. Nothing of it is sealed, stored, or known to the host.
 */
import type { Ask, Decision } from '../../games/ask.ts';
import type { HandView } from '../../games/hand-view.ts';
import { type AnyGame, type AnyState, GAMES } from '../../games/registry.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';

/** The guest plays seat 1; the page plays the others. */
export const GUEST: Seat = 1;
const OTHERS: readonly Seat[] = [4, 7];

const STACK = 20_000;

/** A whole number from 0 to n − 1. */
export type Draw = (n: number) => number;

export interface Practice {
  readonly game: AnyGame;
  readonly state: AnyState;
}

/**
 * The game that a table plays: that of its hand or, while there is none, the one its profile is named for; the first
 * game of all when the profile has a name of its own.
 */
export function gameOf(hand: HandView | null, profile: string): AnyGame | undefined {
  const known = hand && GAMES.get(hand.game);
  if (known) return known;
  const named = [...GAMES.values()].filter(({ id }) => profile === id || profile.startsWith(`${id}-`));
  const [longest] = named.sort((one, other) => other.id.length - one.id.length);
  return longest ?? GAMES.values().next().value;
}

/** Deals a hand; null when the game's default rules do not allow one with three players. */
export function deal(game: AnyGame, draw: Draw): Practice | null {
  const rules = game.rules.parse({});
  const people = [GUEST, ...OTHERS].map((seat) => ({
    ...{ seat, player: `play-${seat}`, stack: STACK, sittingOut: false, entry: 'post' as const },
  }));
  const { start } = game.seatHand(rules, game.newMemory(), people, draw);
  if (!start) return null;
  const deck = [...game.deck(rules)];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [deck[last], deck[other]] = [deck[other] ?? 0, deck[last] ?? 0];
  }
  return { game, state: game.begin(rules, start, deck) };
}

export const viewOf = ({ game, state }: Practice): HandView => game.view(state, GUEST);

/** The hand after the guest's decision; refused as at the table. */
export function decided({ game, state }: Practice, decision: Decision): Result<Practice, Refusal> {
  const next = game.decide(state, GUEST, decision);
  return next.ok ? { ok: true, value: { game, state: next.value } } : next;
}

/** The hand after one of the others has acted; null while only the guest is asked, and at the end. */
export function othersTurn({ game, state }: Practice, draw: Draw): Practice | null {
  const ask = game.asks(state).find(({ seat }) => seat !== GUEST);
  if (!ask) return null;
  const next = game.decide(state, ask.seat, answer(ask, draw));
  return { game, state: next.ok ? next.value : game.absent(state, ask.seat) };
}

/** They mostly stay in, take what is free, and follow the house's suggestions. */
function answer(ask: Ask, draw: Draw): Decision {
  switch (ask.kind) {
    case 'bet':
      if (ask.call === 0) return { kind: 'check' };
      return ask.call === null || (ask.fold && draw(5) === 0) ? { kind: 'fold' } : { kind: 'call' };
    case 'wager': {
      const [spot] = ask.spots.filter(({ needs, at }) => needs.length === 0 && at === null);
      return { kind: 'wager', bets: spot && spot.min <= ask.stack ? { [spot.id]: spot.min } : {} };
    }
    case 'choose': {
      const free = ask.options.filter(({ cost }) => cost === null);
      const option = ask.suggestion ?? (free[draw(free.length)] ?? ask.options[0])?.id ?? '';
      return { kind: 'choose', option };
    }
    case 'cards': {
      const left = [...ask.from];
      const plain = Object.fromEntries(ask.groups.map(({ id, min }) => [id, left.splice(0, min)]));
      return { kind: 'cards', groups: ask.suggestion ?? plain };
    }
  }
}
