/**
 * How the players at a table like their stations. The house stores the preferences and sends them to the table where
 * a player sits down; a change at a station applies there at once, and is sent to the house as soon as it can be
 * reached.
 */
import { type ChangedPreferences, type Preferences, readPreferences, USUAL } from '../../protocol/preferences.ts';
import type { PreferenceBook } from '../accounts/preference-book.ts';
import type { HouseLine } from './line.ts';

interface Parts {
  /** The table's copy. */
  readonly book: PreferenceBook;
  readonly line: HouseLine;
  /** A station now shows something else. */
  changed(): void;
  failed(error: unknown): void;
}

export class GuestPreferences {
  readonly #parts: Parts;
  /** Players whose preferences were changed here and not yet sent to the house. */
  readonly #untold = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** All preferences, with the default for each one that the player has never changed. */
  of(account: string): Preferences {
    return this.#parts.book.of(account);
  }

  change(account: string, changed: ChangedPreferences): Preferences {
    const next = this.#parts.book.change(account, changed);
    this.#untold.add(account);
    this.#soon(this.#tell(account));
    return next;
  }

  /** A player has come to a station: asks the house for their preferences, which arrive while they type their PIN. */
  hear(account: string): void {
    this.#soon(this.#untold.has(account) ? this.#tell(account) : this.#ask(account));
  }

  /** The house can be reached again. */
  tellAll(): void {
    for (const account of this.#untold) this.#soon(this.#tell(account));
  }

  async #tell(account: string): Promise<void> {
    const preferences = this.of(account);
    const answer = await this.#parts.line.ask({ ask: 'prefer', account, preferences });
    if (!answer.ok && answer.error.code === 'house-away') return;
    if (sameAs(preferences, this.of(account))) this.#untold.delete(account);
  }

  async #ask(account: string): Promise<void> {
    const { book, line, changed } = this.#parts;
    const answer = await line.ask({ ask: 'preferences', account });
    if (!answer.ok || this.#untold.has(account)) return;
    const here = this.of(account);
    if (answer.value === null) {
      // Preferences from when the table kept its own: sends them to the house.
      if (!sameAs(here, USUAL)) this.change(account, here);
      return;
    }
    const theirs = readPreferences(answer.value);
    if (sameAs(here, theirs)) return;
    book.change(account, theirs);
    changed();
  }

  #soon(work: Promise<void>): void {
    work.catch((error: unknown) => this.#parts.failed(error));
  }
}

const sameAs = (one: Preferences, other: Preferences): boolean => JSON.stringify(one) === JSON.stringify(other);
