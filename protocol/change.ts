/**
 * A change that turns the last view into the next: for an object, the keys that differ; for a list, the members that
 * differ and those added at its end. Everything else stays. `main/link/change-text.ts` writes it, and screens read it
 * here.
 */
import { z } from 'zod';

/** A different value altogether; an object with changed parts; a list with changed members, or a longer one. */
export type Change =
  | { readonly to: unknown }
  | { readonly set?: Readonly<Record<string, Change>>; readonly drop?: readonly string[] }
  | { readonly at?: Readonly<Record<string, Change>>; readonly add?: readonly unknown[] };

const nested = z.lazy((): z.ZodType<Change> => change);

export const change: z.ZodType<Change> = z.union([
  // `to` may hold any value, but may not be missing.
  z.strictObject({ to: z.unknown().refine((value) => value !== undefined, 'something to change to') }),
  z.strictObject({
    set: z.record(z.string().max(80), nested).exactOptional(),
    drop: z.array(z.string().max(80)).exactOptional(),
  }),
  z.strictObject({
    at: z.record(z.string().regex(/^\d{1,4}$/), nested).exactOptional(),
    add: z.array(z.unknown()).exactOptional(),
  }),
]);

/**
 * A value after a change. Parts that the change does not name are the very same objects in both, so a screen can
 * compare references to see what it need not redraw. Throws when the change was made for another value.
 */
export function changed(value: unknown, by: Change): unknown {
  if ('to' in by) return by.to;
  if ('at' in by || 'add' in by) return changedList(value, by);
  return 'set' in by || 'drop' in by ? changedObject(value, by) : value;
}

function changedList(value: unknown, { at = {}, add = [] }: Extract<Change, { at?: unknown }>): unknown {
  if (!Array.isArray(value)) throw new Error('a change of a list for something else');
  const next: unknown[] = [...value, ...add];
  for (const [index, by] of Object.entries(at)) {
    if (Number(index) >= value.length) throw new Error(`a change of member ${index} of ${value.length}`);
    next[Number(index)] = changed(next[Number(index)], by);
  }
  return next;
}

function changedObject(value: unknown, { set = {}, drop = [] }: Extract<Change, { set?: unknown }>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('a change of an object for something else');
  }
  const next: Record<string, unknown> = { ...value };
  for (const key of drop) {
    if (!Object.hasOwn(next, key)) throw new Error(`a change that drops ${key}, which is not there`);
    delete next[key];
  }
  for (const key of Object.keys(set)) {
    // Assigning this key would set the prototype of the object.
    if (key === '__proto__') throw new Error('a change of __proto__, which no view has');
    const by = set[key] as Change;
    const isThere = Object.hasOwn(next, key);
    if (!isThere && !('to' in by)) throw new Error(`a change of ${key}, which is not there`);
    next[key] = changed(isThere ? next[key] : undefined, by);
  }
  return next;
}
