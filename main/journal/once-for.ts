/**
 * What is made of an object, made once: a row that is read again as the very same object (`Store.remembered`) need not be
 * parsed again for each of a dozen screens. What comes of it is shared by whoever asks and must not be changed.
 */
export function onceFor<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, { readonly of: Made }>();
  return (source) => {
    const known = made.get(source) ?? { of: make(source) };
    made.set(source, known);
    return known.of;
  };
}
