/**
 * The tournaments of a house as its screens use them: their current state, what the director does, and what is due
 * because of the time.
 */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { MOST_FOUND, type PlayerFound, type TournamentAct } from '../../protocol/tournament.ts';
import type { CardHouse } from './house.ts';
import { InTurn } from './in-turn.ts';
import type { Tournament } from './tournament/record.ts';
import type { Reached } from './tournament-house.ts';

interface OfficeParts {
  readonly house: CardHouse;
  /** Tables that can be reached and can play one. */
  reached(): Reached;
  /** The tournaments have changed. */
  changed(): void;
  onTrouble(text: string): void;
}

export class TournamentOffice {
  readonly #parts: OfficeParts;
  #all: readonly Tournament[] = [];
  #mayNotPlay: ReadonlyMap<string, string> = new Map();
  #shown = '';
  readonly #looks: InTurn;

  constructor(parts: OfficeParts) {
    this.#parts = parts;
    this.#looks = new InTurn(
      () => this.#look(),
      (why) => parts.onTrouble(`tournaments: ${why}`),
    );
  }

  /** The tournaments as they were read last, sorted by number. */
  list(): readonly Tournament[] {
    return this.#all;
  }

  /**
   * By account, why a player who has entered may no longer play, as it was read last: they are paid back at the start.
   */
  mayNotPlay(): ReadonlyMap<string, string> {
    return this.#mayNotPlay;
  }

  /** Does what the director asks for, once per key. */
  async act(act: TournamentAct, key: string, by: string): Promise<Result<null, Refusal>> {
    const { house, reached } = this.#parts;
    const done = await house.tournaments.act(act, { key, at: house.now(), by, reached: reached() });
    if (!done.ok) return done;
    await this.look();
    return ok(null);
  }

  /**
   * The players whom a part of a name may mean, for the director to enter: names, birth dates and account numbers, no
   * money, and only open accounts.
   */
  async find(name: string): Promise<{ readonly people: PlayerFound[]; readonly isMore: boolean }> {
    const { house } = this.#parts;
    const found = (await house.people.search(name, house.now())).filter(({ status }) => status !== 'closed');
    const people = found.slice(0, MOST_FOUND).map(({ account, person }) => ({
      ...{ account, person: person.name, born: person.born },
    }));
    return { people, isMore: found.length > people.length };
  }

  /** Does what is due and reads the tournaments again. */
  look(): Promise<void> {
    return this.#looks.look();
  }

  /** Resolves when no look is running anymore. */
  idle(): Promise<void> {
    return this.#looks.idle();
  }

  async #look(): Promise<void> {
    const { house, reached, changed } = this.#parts;
    await house.tournaments.due(reached(), house.now());
    const all = await house.tournaments.list();
    const mayNotPlay = await house.tournaments.mayNotPlay(all, house.now());
    const shown = JSON.stringify([all, [...mayNotPlay]]);
    if (shown === this.#shown) return;
    this.#all = all;
    this.#mayNotPlay = mayNotPlay;
    this.#shown = shown;
    changed();
  }
}
