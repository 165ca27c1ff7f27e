/**
 * A device is lost until it is back; each loss and each return is reported once, however often a port or a decoder
 * detects it.
 */
export class LostOnce {
  readonly #tell: (event: { readonly kind: 'lost'; readonly why: string } | { readonly kind: 'back' }) => void;
  #lost = false;

  constructor(tell: (event: { readonly kind: 'lost'; readonly why: string } | { readonly kind: 'back' }) => void) {
    this.#tell = tell;
  }

  /** Reports that the device cannot be used, with the reason, a plain sentence. */
  lose(why: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#tell({ kind: 'lost', why });
  }

  /** Reports that it can be used; does nothing if it was never lost. */
  regain(): void {
    if (!this.#lost) return;
    this.#lost = false;
    this.#tell({ kind: 'back' });
  }
}
