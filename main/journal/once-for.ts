/**
 * Caches what `make` returns for an object: a row that is read again as the very same object (`Store.remembered`) need
 * not be parsed again for each of a dozen screens. All callers share the result and must not change it.
 */
export function onceFor<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, { readonly of: Made }>();
  return (source) => {
    const known = made.get(source);
    if (known !== undefined) return known.of;
    const of = make(source);
    made.set(source, { of });
    return of;
  };
}
