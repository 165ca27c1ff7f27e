/**
 * Numbers that follow from a seed, for scenarios, simulations and tests: the same seed always gives the same cards.
 * They are predictable, so cards played for money are shuffled in `main/shuffle` instead.
 *
 * The generator is sfc32 (Chris Doty-Humphrey's small fast counter, public domain): 128 bits of state, no
 * multiplication.
 */
export class Seeded {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#a = 0x9e3779b9;
    this.#b = Math.floor(seed / 2 ** 32) | 0;
    this.#c = seed | 0;
    for (let round = 0; round < 15; round++) this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to n − 1. */
  below(n: number): number {
    return Math.floor((this.#next() / 2 ** 32) * n);
  }

  /** True once in `n` times. */
  onceIn(n: number): boolean {
    return this.below(n) === 0;
  }

  /** Shuffles a list in place. */
  shuffle<Item>(items: Item[]): Item[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const item = items[last] as Item;
      items[last] = items[other] as Item;
      items[other] = item;
    }
    return items;
  }
}
