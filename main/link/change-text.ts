/**
 * The text of the change from one view to another (`protocol/change.ts`). A dozen screens show the same table before
 * and after a press, each with small differences, so the difference between two objects is computed once, however many
 * views contain both. An instance lives no longer than the views, which must not change in the meantime.
 */
type Fields = Readonly<Record<string, unknown>>;

/** A view itself and its direct parts are made for one screen, so no other view contains them. */
const OWN_LEVELS = 2;

export class ChangeText {
  /** For a current object: its predecessor, and the text of the change; null when there is none. */
  readonly #known = new Map<object, { readonly before: object; readonly text: string | null }>();
  readonly #whole = new Map<object | string, string>();

  /** A `Change` that turns `before` into `after`, as JSON. Both are plain JSON data. */
  of(before: object, after: object): string {
    return this.#change(before, after, OWN_LEVELS) ?? '{}';
  }

  /** Null when nothing has changed. `own`: how many levels from here belong to one view, and are not looked up. */
  #change(before: unknown, after: unknown, own: number): string | null {
    if (Object.is(before, after)) return null;
    if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return this.#to(after);
    if (own > 0) return this.#difference(before, after, own - 1);
    const known = this.#known.get(after);
    if (known?.before === before) return known.text;
    const text = this.#difference(before, after, 0);
    this.#known.set(after, { before, text });
    return text;
  }

  #difference(before: object, after: object, own: number): string | null {
    return Array.isArray(before) && Array.isArray(after)
      ? this.#list(before, after, own)
      : this.#object(before as Fields, after as Fields, own);
  }

  /** Loops over keys in place and counts those of `before`, because most objects still have the same keys. */
  #object(before: Fields, after: Fields, own: number): string | null {
    let set = '';
    let stayed = 0;
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      const old = before[key];
      // Most of a view has not changed. Inherited properties of plain data never equal a value in it.
      if (value === old) {
        stayed += 1;
        continue;
      }
      const stays = old !== undefined && Object.hasOwn(before, key);
      if (stays) stayed += 1;
      const text = stays && typeof value === 'object' ? this.#change(old, value, own) : this.#to(value);
      if (text !== null) set += `${set === '' ? '' : ','}${this.#once(key)}:${text}`;
    }
    const drop = stayed === Object.keys(before).length ? [] : gone(before, after);
    if (set === '' && drop.length === 0) return null;
    const dropped = drop.length === 0 ? '' : `"drop":${JSON.stringify(drop)}`;
    return set === '' ? `{${dropped}}` : `{"set":{${set}}${dropped && `,${dropped}`}}`;
  }

  /** A list that has become shorter counts as a new list. */
  #list(before: readonly unknown[], after: readonly unknown[], own: number): string | null {
    if (after.length < before.length) return this.#to(after);
    let at = '';
    for (let index = 0; index < before.length; index += 1) {
      if (before[index] === after[index]) continue;
      const text = this.#change(before[index], after[index], own);
      if (text !== null) at += `${at === '' ? '' : ','}"${index}":${text}`;
    }
    let added = '';
    for (let index = before.length; index < after.length; index += 1)
      added += `${added === '' ? '' : ','}${this.#text(after[index])}`;
    const add = added === '' ? '' : `"add":[${added}]`;
    if (at === '') return add === '' ? null : `{${add}}`;
    return `{"at":{${at}}${add && `,${add}`}}`;
  }

  #to(value: unknown): string {
    return `{"to":${this.#text(value)}}`;
  }

  #text(value: unknown): string {
    if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
    if (typeof value === 'boolean') return value ? 'true' : 'false';
    return typeof value === 'string' || isObject(value) ? this.#once(value) : 'null';
  }

  /** A call to JSON.stringify costs as much as a small object, and a dozen screens get the same text. */
  #once(value: object | string): string {
    const known = this.#whole.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#whole.set(value, text);
    return text;
  }
}

/** The keys that are gone. An undefined value counts as gone, because JSON cannot express it. */
const gone = (before: Fields, after: Fields): string[] =>
  Object.keys(before).filter(
    (key) => before[key] !== undefined && (after[key] === undefined || !Object.hasOwn(after, key)),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
