/**
 * The text of what makes one view of another (`protocol/change.ts`). A dozen screens are shown the same table before and
 * after a press, each with a little of its own: what two objects differ in is found out once, however many views hold
 * both. It lives no longer than the views, which must not change meanwhile.
 */
type Fields = Readonly<Record<string, unknown>>;

export class ChangeText {
  /** Of an object as it is now: what it was before, and the text of the change; null for none. */
  readonly #known = new Map<object, { readonly before: object; readonly text: string | null }>();
  readonly #whole = new Map<object | string, string>();

  /** As JSON: a `Change` that makes `after` of `before`. Both are plain data, as JSON has it. */
  of(before: object, after: object): string {
    return this.#change(before, after) ?? '{}';
  }

  /** Null where nothing is different. */
  #change(before: unknown, after: unknown): string | null {
    if (Object.is(before, after)) return null;
    if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return this.#to(after);
    const known = this.#known.get(after);
    if (known?.before === before) return known.text;
    const text =
      Array.isArray(before) && Array.isArray(after)
        ? this.#list(before, after)
        : this.#object(before as Fields, after as Fields);
    this.#known.set(after, { before, text });
    return text;
  }

  /** Loops over keys in place, and counts those of `before`: most objects have the keys they had. */
  #object(before: Fields, after: Fields): string | null {
    let set = '';
    let stayed = 0;
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      const old = before[key];
      // Most of a view is as it was; what plain data inherits is never equal to a value of it.
      if (value === old) {
        stayed += 1;
        continue;
      }
      const stays = old !== undefined && Object.hasOwn(before, key);
      if (stays) stayed += 1;
      const text = stays ? this.#change(old, value) : this.#to(value);
      if (text !== null) set += `${set === '' ? '' : ','}${this.#once(key)}:${text}`;
    }
    const drop = stayed === Object.keys(before).length ? [] : gone(before, after);
    if (set === '' && drop.length === 0) return null;
    const dropped = drop.length === 0 ? '' : `"drop":${JSON.stringify(drop)}`;
    return set === '' ? `{${dropped}}` : `{"set":{${set}}${dropped && `,${dropped}`}}`;
  }

  /** A list that is shorter than it was is another list. */
  #list(before: readonly unknown[], after: readonly unknown[]): string | null {
    if (after.length < before.length) return this.#to(after);
    let at = '';
    for (let index = 0; index < before.length; index += 1) {
      if (before[index] === after[index]) continue;
      const text = this.#change(before[index], after[index]);
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

  /** To call JSON.stringify costs as much as a small object does, and a dozen screens are sent the same words. */
  #once(value: object | string): string {
    const known = this.#whole.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#whole.set(value, text);
    return text;
  }
}

/** The keys that are not there any more. What is undefined is not there: JSON has no word for it. */
const gone = (before: Fields, after: Fields): string[] =>
  Object.keys(before).filter(
    (key) => before[key] !== undefined && (after[key] === undefined || !Object.hasOwn(after, key)),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
