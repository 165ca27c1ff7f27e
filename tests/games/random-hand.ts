/** One hand of a random kind, played by random players: for properties that hold whatever is dealt and decided. */
import type { Ask } from '../../games/ask.ts';
import type { Outcome } from '../../games/outcome.ts';
import {
  type AnyGame,
  type AnyMemory,
  type AnyRules,
  type AnyStart,
  type AnyState,
  GAMES,
} from '../../games/registry.ts';
import { randomDecision } from '../../lab/simulation/random-player.ts';
import { randomRules } from '../../lab/simulation/random-rules.ts';
import { Seeded } from '../../main/odds/seeded.ts';

export interface RandomHand {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly start: AnyStart;
  /** What seating left to be kept while the hand runs. */
  readonly memory: AnyMemory;
  /** Each state from the first to the last. */
  readonly states: readonly AnyState[];
  readonly asks: readonly Ask[];
  readonly outcome: Outcome;
}

/** The hand of a seed, of any of these games; with `fouls` the floor rules hands foul now and then. Stacks are drawn in cents, so that no amount comes out even by chance. */
export function randomHand(
  seed: number,
  games: readonly AnyGame[] = [...GAMES.values()],
  { fouls = false }: { readonly fouls?: boolean } = {},
): RandomHand {
  const seeded = new Seeded(seed);
  const game = games[seeded.below(games.length)] as AnyGame;
  const { rules } = randomRules(game, seeded);
  const { min, max } = game.seats(rules);
  const seating = (attempt: number): ReturnType<AnyGame['seatHand']> => {
    const people = Array.from({ length: min + seeded.below(max - min + 1) }, (_, i) => {
      const stack = 1 + seeded.below((seeded.onceIn(2) ? 1_000 : 50_000) * (1 + attempt));
      return { seat: i + 1, player: `player ${i + 1}`, stack, sittingOut: false, entry: 'post' } as const;
    });
    return game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
  };
  // There may be too few with the chips for a wager, or for a point of Chinese poker at its dearest: others come, with more.
  let { start, memory } = seating(0);
  for (let attempt = 1; !start && attempt < 50; attempt++) ({ start, memory } = seating(attempt));
  if (!start) throw new Error('players with chips and no hand');
  let state = game.begin(rules, start, seeded.shuffle(game.deck(rules)));
  const states = [state];
  const all: Ask[] = [];
  for (let asks = game.asks(state); asks.length > 0; asks = game.asks(state)) {
    const ask = asks[seeded.below(asks.length)] as Ask;
    all.push(ask);
    const ruled = fouls && seeded.onceIn(12) ? game.rule(state, { kind: 'foul', seat: 1 + seeded.below(max) }) : null;
    if (ruled?.ok) {
      state = ruled.value;
      states.push(state);
      continue;
    }
    const next = seeded.onceIn(15) ? null : game.decide(state, ask.seat, randomDecision(ask, seeded));
    if (next?.ok === false) throw new Error(next.error.message);
    state = next ? next.value : game.absent(state, ask.seat);
    states.push(state);
  }
  return { game, rules, start, memory, states, asks: all, outcome: game.outcome(state) };
}
