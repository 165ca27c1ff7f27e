/**
 * What a station speaks: what its player chose, now or some evening before, else what somebody chose at the free station, else
 * the house's language. A choice made before the swipe is kept with the account as soon as the player sits down.
 */
import type { Language } from '../../protocol/language.ts';
import type { Room } from './room.ts';

/** Milliseconds after which a free station speaks the house's language again. */
const FORGOTTEN = 120_000;

export class StationLanguage {
  readonly #room: Room;
  #chosen: Language | null = null;
  #cancel: () => void = () => {};

  constructor(room: Room) {
    this.#room = room;
  }

  /** `account` is that of the player here, once the PIN was right; null before. */
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

  /** Keeps what was chosen here with the account of whoever sits down. */
  keep(account: string): void {
    if (this.#chosen !== null) this.#room.accounts.preferences.change(account, { language: this.#chosen });
    this.#forget();
  }

  /** The player has gone: the next one is asked nothing about this one's language. */
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
