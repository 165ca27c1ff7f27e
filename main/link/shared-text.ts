/**
 * JSON of several values that have parts in common: a dozen screens show the same table, each with small differences.
 * `SharedParts` says beforehand which parts to look for, and a part that appears again as the very same object is not
 * encoded again. An instance lives no longer than the values, which must not change in the meantime.
 */

/** For an object: the keys to look into. `whole`: the value itself may be shared. `each`: its members may. */
export type SharedParts = 'whole' | 'each' | { readonly [key: string]: SharedParts };

export class SharedText {
  readonly #shape: SharedParts;
  readonly #texts = new Map<object | string, string>();

  constructor(shape: SharedParts) {
    this.#shape = shape;
  }

  /** The same text as `JSON.stringify` gives for plain data. */
  of(value: object): string {
    return this.#encode(value, this.#shape) ?? 'null';
  }

  /** Undefined for values that JSON cannot express, as with `JSON.stringify`. */
  #encode(value: unknown, shape: SharedParts | undefined): string | undefined {
    if (typeof value !== 'object' || value === null) return this.#plain(value);
    if (shape === 'whole') return this.#whole(value);
    if (shape === 'each') return Array.isArray(value) ? this.#each(value) : this.#whole(value);
    return shape === undefined || Array.isArray(value) ? JSON.stringify(value) : this.#object(value, shape);
  }

  /** A call to JSON.stringify costs as much as a small object, and most of a frame's own values are short. */
  #plain(value: unknown): string | undefined {
    if (value === null) return 'null';
    if (typeof value === 'boolean') return value ? 'true' : 'false';
    if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
    return typeof value === 'string' ? this.#whole(value) : JSON.stringify(value);
  }

  #whole(value: object | string): string {
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#texts.set(value, text);
    return text;
  }

  #each(members: readonly unknown[]): string {
    let text = '';
    for (const member of members) {
      text += `${text === '' ? '' : ','}${this.#encode(member, 'whole') ?? 'null'}`;
    }
    return `[${text}]`;
  }

  #object(value: object, shape: { readonly [key: string]: SharedParts }): string {
    let text = '';
    for (const [key, part] of Object.entries(value)) {
      const encoded = this.#encode(part, Object.hasOwn(shape, key) ? shape[key] : undefined);
      if (encoded !== undefined) text += `${text === '' ? '' : ','}${this.#whole(key)}:${encoded}`;
    }
    return `{${text}}`;
  }
}
