/** A device is lost until it is back, which is told once each time, however often a port or a decoder finds it out. */
export class LostOnce {
  readonly #tell: (event: { readonly kind: 'lost'; readonly why: string } | { readonly kind: 'back' }) => void;
  #lost = false;

  constructor(tell: (event: { readonly kind: 'lost'; readonly why: string } | { readonly kind: 'back' }) => void) {
    this.#tell = tell;
  }

  /** It cannot be used, and why, a plain sentence. */
  lose(why: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#tell({ kind: 'lost', why });
  }

  /** It can be used; nothing to tell where it was never lost. */
  regain(): void {
    if (!this.#lost) return;
    this.#lost = false;
    this.#tell({ kind: 'back' });
  }
}
