/**
 * The tray of a demo house: every account card there is, to be swiped at a simulated reader, with the PIN printed on
 * it. The cage's encoder is connected to it: a card that is issued or replaced goes into the tray at once.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readJsonFile } from '../../hardware/json-file.ts';

const demoCard = z.strictObject({
  account: z.string(),
  /** The number on its stripe. */
  card: z.string(),
  person: z.string(),
  /** Empty when only the owner knows it. */
  pin: z.string(),
});
export type DemoCard = z.infer<typeof demoCard>;

export class Tray {
  readonly #path: string;
  #cards: readonly DemoCard[];

  private constructor(path: string, cards: readonly DemoCard[]) {
    this.#path = path;
    this.#cards = cards;
  }

  /**
   * Reads the tray stored at `path`; an empty one where there is none. Throws an error with one line for each fault in
   * the file.
   */
  static open(path: string): Tray {
    if (!existsSync(path)) return new Tray(path, []);
    const read = readJsonFile(path, z.array(demoCard), 'the cards of a demo house');
    if (!read.ok) throw new Error(read.error.message);
    return new Tray(path, read.value.value);
  }

  /** In the order in which the accounts were made. */
  get cards(): readonly DemoCard[] {
    return this.#cards;
  }

  card(account: string): DemoCard | undefined {
    return this.#cards.find((card) => card.account === account);
  }

  /** Adds a newly written card in place of an older one of the account; without a PIN the account keeps its own. */
  put({ pin, ...written }: Omit<DemoCard, 'pin'> & { readonly pin?: string }): void {
    const card = { ...written, pin: pin ?? this.card(written.account)?.pin ?? '' };
    const known = this.card(card.account) !== undefined;
    this.#keep(
      known ? this.#cards.map((other) => (other.account === card.account ? card : other)) : [...this.#cards, card],
    );
  }

  /** Prints another PIN on the card of an account. */
  print(account: string, pin: string): void {
    this.#keep(this.#cards.map((card) => (card.account === account ? { ...card, pin } : card)));
  }

  /** Writes the whole file and then replaces the old one, so that a power cut leaves one or the other. */
  #keep(cards: readonly DemoCard[]): void {
    const next = `${this.#path}.next`;
    writeFileSync(next, `${JSON.stringify(cards, null, 2)}\n`, { mode: 0o600 });
    renameSync(next, this.#path);
    this.#cards = cards;
  }
}
