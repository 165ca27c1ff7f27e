/**
 * The poker desk of a house as its screens use it: the lists now, who sits where, what staff do, and what is due
 * because of the time or the tables.
 */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import type { DeskAct, PokerDesk } from './desk-record.ts';
import type { CardHouse } from './house.ts';
import { InTurn } from './in-turn.ts';
import { type DeskFacts, deskDue, emptyDesk } from './poker-desk.ts';

interface OfficeParts {
  readonly house: CardHouse;
  /** The open seats of each table that can be reached. */
  open(): DeskFacts['open'];
  /** The lists, or who sits where, have changed. */
  changed(): void;
  onTrouble(text: string): void;
}

export class PokerDeskOffice {
  readonly #parts: OfficeParts;
  #desk: PokerDesk = emptyDesk();
  #seated: DeskFacts['seated'] = [];
  #apart: NonNullable<DeskFacts['apart']> = [];
  #mayNotPlay: NonNullable<DeskFacts['mayNotPlay']> = new Map();
  readonly #handles = new Map<string, string>();
  readonly #looks: InTurn;

  constructor(parts: OfficeParts) {
    this.#parts = parts;
    this.#looks = new InTurn(
      () => this.#look(),
      (why) => parts.onTrouble(`poker desk: ${why}`),
    );
  }

  /** The lists as they were read last. */
  get lists(): PokerDesk['lists'] {
    return this.#desk.lists;
  }

  /** What the desk knows about the tables now. */
  facts(): DeskFacts {
    return { open: this.#parts.open(), seated: this.#seated, apart: this.#apart, mayNotPlay: this.#mayNotPlay };
  }

  /** The table name of a player who sits at a table; their account when it is not known. */
  handle(account: string): string {
    return this.#handles.get(account) ?? account;
  }

  /** Does an act of the desk, once per key. Refused as the rules of the desk say. */
  async act(act: DeskAct, key: string, by: string): Promise<Result<null, Refusal>> {
    const { house, open } = this.#parts;
    const done = await house.desk.act(act, { key, by, at: house.now(), open: open() });
    if (!done.ok) return done;
    await this.look();
    return ok(null);
  }

  /** Does what is due and reads the lists again, because another desk may have changed them. */
  look(): Promise<void> {
    return this.#looks.look();
  }

  /** Resolves when no look is running anymore. */
  idle(): Promise<void> {
    return this.#looks.idle();
  }

  async #look(): Promise<void> {
    const { house, changed } = this.#parts;
    const { desk, people } = house;
    const before = JSON.stringify([this.#desk, this.#seated]);
    this.#desk = await desk.read();
    this.#apart = await people.apart.list();
    this.#mayNotPlay = await desk.mayNotPlay(this.#desk, house.now());
    this.#seated = this.#desk.lists.length === 0 ? [] : await desk.seated();
    const [facts, now] = [this.facts(), house.now()];
    // A transaction is opened only when something is due, and checks it again.
    if (deskDue(this.#desk, facts, now).length > 0 && (await desk.due(facts.open, now))) this.#desk = await desk.read();
    for (const { account } of this.#seated) {
      if (this.#handles.has(account)) continue;
      const person = await people.byAccount(account, house.now());
      if (person !== null) this.#handles.set(account, person.handle);
    }
    if (before !== JSON.stringify([this.#desk, this.#seated])) changed();
  }
}
