/**
 * A station's language: the one its player chose, now or on an earlier evening; otherwise the one chosen at the free
 * station; otherwise the house's. A choice made before the swipe is saved with the account as soon as the player sits
 * down.
 */
import type { Language } from '../../protocol/language.ts';
import type { Room } from './room.ts';

/** Time after which a free station returns to the house's language, in ms. */
const FORGOTTEN = 120_000;

export class StationLanguage {
  readonly #room: Room;
  #chosen: Language | null = null;
  #cancel: () => void = () => {};

  constructor(room: Room) {
    this.#room = room;
  }

  /** `account` is the account of the player here, once the PIN was right; null before. */
  of(account: string | null): Language {
    const kept = account === null ? null : this.#room.accounts.preferences.of(account).language;
    return this.#chosen ?? kept ?? this.#room.languages.stations;
  }

  choose(language: Language, account: string | null): void {
    this.#chosen = language;
    this.#cancel();
    if (account !== null) this.keep(account);
    else this.#cancel = this.#room.table.parts.clock.after(FORGOTTEN, () => this.forget());
  }

  /** Saves the choice made here with the account of the player who sits down. */
  keep(account: string): void {
    if (this.#chosen !== null) this.#room.accounts.preferences.change(account, { language: this.#chosen });
    this.#forget();
  }

  /** The player has gone, so the choice does not carry over to the next one. */
  forget(): void {
    if (this.#chosen === null) return;
    this.#forget();
    this.#room.table.touch();
  }

  #forget(): void {
    this.#cancel();
    this.#chosen = null;
  }
}
