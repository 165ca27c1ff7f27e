/** The game on the table, and the games that may be put on instead. */
import { isDeepStrictEqual } from 'node:util';
import type { CarriedShare, StandingChoice } from '../../games/hand-start.ts';
import type { AnyGame, AnyMemory, AnyRules } from '../../games/registry.ts';
import { ok } from '../../games/result.ts';
import { choicesOf } from './choices.ts';
import type { DurableState } from './durable-state.ts';
import type { Profile, Timing } from './profile.ts';
import { removedSetup, takenUp } from './removed-game.ts';
import { gameAt } from './rotation.ts';
import { tournamentSetup } from './tournament-setup.ts';

/** A game ready to play: the profile it came from and its options, checked. */
export interface Setup {
  readonly profile: Profile;
  readonly game: AnyGame;
  readonly rules: AnyRules;
  /** The rotation that this game belongs to. Absent: it is played alone. */
  readonly rotation?: {
    readonly every: 'round' | 'half-hour';
    readonly next: 'in-order' | 'dealers-choice';
    readonly games: readonly Setup[];
  };
}

export class GameOnTable {
  readonly #durable: DurableState;
  readonly #setups: ReadonlyMap<string, Setup>;
  /** The game on the table when it is no longer offered; null while it is. */
  readonly #removed: Setup | null;
  #floorNotice: string | null = null;
  /** The game of the tournament, built once for each level. */
  #level: { readonly id: string; readonly setup: Setup } | null = null;

  constructor(durable: DurableState, setups: ReadonlyMap<string, Setup>) {
    const { state, parts } = durable;
    this.#durable = durable;
    this.#setups = setups;
    this.#removed = setups.has(state.profile) ? null : removedSetup(state, setups, parts.books.journal);
  }

  get setup(): Setup {
    return this.#tournament() ?? this.forMoney;
  }

  #tournament(): Setup | null {
    const plan = this.#durable.state.tournament?.plan;
    if (plan === undefined) return null;
    const id = `${plan.tournament} ${plan.level}`;
    if (this.#level?.id !== id) {
      this.#level = { id, setup: tournamentSetup(plan, this.forMoney.profile.house) };
    }
    return this.#level.setup;
  }

  /** The money game of the table, also while it plays a tournament. */
  get forMoney(): Setup {
    const { state } = this.#durable;
    const setup = this.named(state.profile);
    return (setup.rotation && gameAt(setup.rotation, state)) ?? setup;
  }

  /** The setup of a profile. Throws when the profile is neither offered nor on the table. */
  named(id: string): Setup {
    const setup = this.#setups.get(id) ?? (id === this.#removed?.profile.id ? this.#removed : null);
    if (!setup) throw new Error(`no profile ${id}`);
    return setup;
  }

  /** The choices players have in this game, for all hands to come. */
  get choices(): readonly StandingChoice[] {
    return choicesOf(this.setup);
  }

  /** The memory of the game, from its saved form; that of a new table for a game that has not been played. */
  memory(saved: unknown): AnyMemory {
    const { game } = this.setup;
    return saved === null ? game.newMemory() : game.memory.parse(saved);
  }

  /** The pot carried to the next hand, by owner, from the saved memory. */
  carried(saved: unknown): readonly CarriedShare[] {
    return saved === null ? [] : (this.setup.game.carried?.(this.memory(saved)) ?? []);
  }

  /** The saved memory after the carried pot has been given back. */
  withoutCarried(saved: unknown): unknown {
    return this.setup.game.withoutCarried?.(this.memory(saved)) ?? saved;
  }

  /** The saved memory after a hand that cannot be taken up again: the next one has a fresh deck. */
  memoryOfFreshDeck(saved: unknown): unknown {
    const { game } = this.setup;
    return saved !== null && game.freshDeck ? game.freshDeck(this.memory(saved)) : saved;
  }

  /** What the floor should know at once about how the table started, in one sentence; null once it has seen it. */
  get floorNotice(): string | null {
    return this.#floorNotice;
  }

  floorNoticeSeen(): void {
    this.#floorNotice = null;
  }

  /** The current game and the announced one may no longer be offered, if `table.json` was changed. */
  takeUp(lastNumber: number, timing: Timing): void {
    const { state, rev } = this.#durable;
    const start = { setups: this.#setups, lastNumber, rev, now: this.#durable.now(), timing };
    const taken = takenUp(state, start);
    const playing = this.forMoney.profile;
    const same = isDeepStrictEqual(state, taken.state) && isDeepStrictEqual(state.playing, playing);
    if (taken.text === null && same) return;
    const done = this.#durable.change((draft) => ok(void Object.assign(draft, { ...taken.state, playing })));
    if (!done.ok || taken.text === null) return;
    this.#floorNotice = taken.text;
    this.#durable.note({ level: 'warning', code: 'game not offered', text: taken.text, seat: null, by: null });
  }
}
