/** A style sheet as Vite provides it: each class name in the source with its unique name in the page. */
type Styles = Readonly<Record<string, string>>;

/**
 * The class names of a component: `css('fund fund-play')` gives the unique names of those classes from every style
 * sheet that has them. A name that is in no sheet, such as one passed by a parent, stays as it is;
 * tests/renderer/styles.test.ts checks every class name used in a screen against its sheets.
 */
export function classes(...sheets: readonly Styles[]): (names: string) => string {
  const given = new Map<string, string>();
  return (names) => {
    const before = given.get(names);
    if (before !== undefined) return before;
    const inPage = named(sheets, names);
    given.set(names, inPage);
    return inPage;
  };
}

const named = (sheets: readonly Styles[], names: string): string =>
  names
    .split(/\s+/)
    .flatMap((name) => {
      const found = sheets.flatMap((sheet) => sheet[name] ?? []);
      return found.length > 0 ? found : [name];
    })
    .join(' ')
    .trim();
